import Domain
import Hypertext
import Pages
import Pinball

/// A link to one of several views of the same thing.
struct TabView {
  let label: Message
  let address: String
  let isCurrent: Bool

  init(_ label: Message, _ address: WebAddress, isCurrent: Bool) {
    (self.label, self.address, self.isCurrent) = (label, address.text, isCurrent)
  }
}

/// The notes about the files behind a page: their age, and their problems.
struct NotesView {
  let problems: [Message]
  /// The time of the download; nil for the starter pack.
  let fetched: MomentView?
  /// The progress of the first download, in words; nil if the page waits for no file.
  let fetching: Message?
  let isSample: Bool
  let content: String

  init(_ files: [League.File], of league: League, _ sources: ContentNotes) {
    problems =
      (files + [.redacted]).compactMap { file in
        (league.problems[file] ?? sources.freshness[file]?.problem).map { "\(file.title): \($0)" as Message }
      } + sources.general
    fetched = files.compactMap { sources.freshness[$0]?.fetchedAt }.min().map { MomentView($0) }
    fetching = sources.fetching.flatMap { fetching in
      files.contains { !league.has($0) && league.problems[$0] == nil }
        ? Message("\(fetching.done) of \(fetching.count)") : nil
    }
    isSample = sources.isSample
    content = PinballAddress.content.text
  }
}

/// The source and the freshness of a page's files.
struct ContentNotes: Sendable {
  var freshness: [League.File: LeagueContent.Freshness] = [:]
  /// The progress of a first download; nil while there is none.
  var fetching: LeagueContent.Fetching?
  var isSample = false
  /// The notes that every page of the league shows.
  var general: [Message] = []
}

/// A number, or a dash for none.
func shown(_ number: Double?) -> Message { number.map { .number($0) } ?? "—" }
