import ContentCache
import Domain
import Pages
import Pinball

extension PinballPages {
  /// Which files are here; nil where nobody has said where they come from.
  func content(_ status: ContentStatus?, leagues: LeaguesView?, done: String? = nil) throws(TemplateFailure) -> Page {
    try page("Files", "content", ContentView(status, leagues, done), in: nil, layout: .wide, json: status)
  }
}

/// The leagues to choose from, and the form that adds one.
struct LeaguesView {
  struct League {
    let name: String
    let isChosen: Bool
    let fields: [HiddenField]
  }

  let leagues: [League]
  let action = PinballAddress.content("league").text
  let addition = PinballAddress.content("leagues").text
  let hidden: [HiddenField]

  init(_ known: [ContentChoice], chosen: ContentChoice?, _ ticket: FormTicket) {
    hidden = [ticket.field(for: "league")]
    leagues = known.map { choice in
      League(
        name: choice == .sample ? "The sample league" : choice.text,
        isChosen: choice.text == chosen?.text,
        fields: [ticket.field(for: "choose"), HiddenField(name: "league", value: choice.text)]
      )
    }
  }
}

/// The view of the template `content`.
private struct ContentView {
  struct Fact {
    let name: String
    let value: String
  }

  struct File {
    let name: String
    let size: String
    let origin: String
    let checked: String
    let state: String
  }

  let leagues: LeaguesView?
  let done: String?
  let address: String?
  let facts: [Fact]
  let problem: String?
  let hasFiles: Bool
  let files: [File]

  init(_ status: ContentStatus?, _ leagues: LeaguesView?, _ done: String?) {
    (self.leagues, self.done) = (leagues, done)
    (address, problem) = (status?.address, status?.problem)
    files = status.map { status in status.files.map { File($0, status) } } ?? []
    hasFiles = !files.isEmpty
    facts = status.map(Self.facts) ?? []
  }

  private static func facts(_ status: ContentStatus) -> [Fact] {
    [
      Fact(
        name: "Here",
        value: "\(Words.count(status.files.count, "file", "files")), \(Double(status.size).grouped) bytes"
      ),
      Fact(name: "Downloaded", value: "\(status.downloadedCount)"),
      Fact(name: "Came with the program", value: "\(status.starterCount)"),
      Fact(name: "Listed by the site and not here", value: "\(status.absentCount)"),
      Fact(name: "Asked the site", value: status.age(status.listsTriedAt)),
      Fact(name: "The site answered", value: status.age(status.listsFetchedAt)),
    ]
  }
}

extension ContentView.File {
  fileprivate init(_ file: ContentStatus.File, _ status: ContentStatus) {
    name = League.File(rawValue: file.path)?.title ?? file.path
    size = Double(file.size).grouped
    origin = file.origin == .starter ? "the program" : "the site, \(status.age(file.fetchedAt))"
    checked = status.age(file.validatedAt)
    let good = status.isVerified ? "good" : "here"
    state = file.problem ?? (file.isIntact ? (file.isListed == false ? "the site has another" : good) : "damaged")
  }
}
