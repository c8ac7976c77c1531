import Domain
import Hypertext
import Pages
import Pinball

/// The notes about the files behind a page: their age, and their problems.
struct PageNotes {
  let problems: [Message]
  /// The time of the download; nil for the starter pack.
  let fetched: Timestamp?
  /// The progress of the first download, in words; nil if the page waits for no file.
  let fetching: Message?
  let isSample: Bool

  init(_ files: [League.File], of league: League, _ sources: ContentNotes) {
    problems =
      (files + [.redacted]).compactMap { file in
        (league.problems[file] ?? sources.freshness[file]?.problem).map { "\(file.title): \($0)" as Message }
      }
    fetched = files.compactMap { sources.freshness[$0]?.fetchedAt }.min()
    fetching = sources.fetching.flatMap { fetching in
      files.contains { !league.has($0) && league.problems[$0] == nil }
        ? Message("\(fetching.done) of \(fetching.count)") : nil
    }
    isSample = sources.isSample
  }
}

/// The source and the freshness of a page's files.
struct ContentNotes: Sendable {
  var freshness: [League.File: LeagueContent.Freshness] = [:]
  /// The progress of a first download; nil while there is none.
  var fetching: LeagueContent.Fetching?
  var isSample = false
}

/// The notes as a page shows them below its heading.
@HTMLBuilder
func pageNotes(_ notes: PageNotes) -> HTML {
  if let progress = notes.fetching {
    p(.class("card"), .role(.status)) { t("Fetching the league's files: \(progress).") }
  }
  if notes.isSample {
    p(.class("quiet")) { t("This is the sample league. \(a: "Choose your league", .href(PinballAddress.content))") }
  }
  if let time = notes.fetched {
    p(.class("quiet")) {
      t("Updated \(time: time). \(a: "Check for newer files", .href(PinballAddress.content))")
    }
  }
  for problem in notes.problems { p(.class("flag")) { text(problem) } }
}

/// What a page says in place of a file that is not there; nothing while it is fetched.
@HTMLBuilder
func missing(_ notes: PageNotes, _ words: HTML) -> HTML { if notes.fetching == nil { emptyState { words } } }

/// A number, or a dash for none.
func shown(_ number: Double?) -> Message { number.map { .number($0) } ?? "—" }
