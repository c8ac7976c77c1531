import ContentCache
import Domain
import Hypertext
import Pages
import Pinball

extension PinballPages {
  /// The files of the league.
  ///
  /// - Parameters:
  ///   - status: The state of the cache; nil where no league is chosen.
  ///   - legacyGames: The number of games that the library names in an older way.
  ///   - leagues: The leagues to choose from; nil for a reader who may not choose.
  ///   - done: The result of a check, line by line.
  /// - Returns: The page.
  /// - Throws: `TemplateFailure`.
  func content(
    _ status: ContentStatus?,
    legacyGames: Int,
    leagues: LeaguesView?,
    done: Message? = nil
  ) throws(TemplateFailure) -> Page {
    try page(
      Message("Files"),
      "content",
      ContentView(status, legacyGames, leagues, done),
      in: nil,
      layout: .wide,
      follows: LeagueContent.paths,
      json: status
    )
  }
}

/// The leagues to choose from, and the form that adds one.
struct LeaguesView {
  struct League {
    let name: Message
    let isChosen: Bool
    let fields: [HiddenField]
  }

  let leagues: [League]
  let action = PinballAddress.content("league").text
  let addition = PinballAddress.content("leagues").text
  let community = PinballAddress.content("link").text
  /// Whether a league is chosen.
  let hasLeague: Bool
  /// The page of the league's group; empty for none.
  let link: String
  /// The league's rules in the owner's words; empty for none.
  let rules: String
  let longestRules = LeagueNotes.longestRules
  let hidden: [HiddenField]

  init(_ known: [ContentChoice], chosen: ContentChoice?, _ notes: LeagueNotes, _ ticket: FormTicket) {
    (hasLeague, link, rules) = (chosen != nil, notes.link ?? "", notes.rules)
    hidden = [ticket.field(for: "league")]
    leagues = known.map { choice in
      League(
        name: choice == .sample ? Message("The sample league") : Message(verbatim: choice.text),
        isChosen: choice.text == chosen?.text,
        fields: [ticket.field(for: "choose"), HiddenField(name: "league", value: choice.text)]
      )
    }
  }
}

/// The view of the template `content`.
private struct ContentView {
  struct Fact {
    let name: Message
    let value: Message
  }

  struct File {
    let name: Message
    let size: Message
    let origin: Message
    let checked: Message
    let state: Message
  }

  let leagues: LeaguesView?
  let done: Message?
  let address: Message?
  let facts: [Fact]
  let problem: Message?
  let hasFiles: Bool
  let files: [File]

  init(_ status: ContentStatus?, _ legacyGames: Int, _ leagues: LeaguesView?, _ done: Message?) {
    (self.leagues, self.done) = (leagues, done)
    address = status.map { $0.address == "sample" ? Message("The sample league") : Message(verbatim: $0.address) }
    problem = status?.failure?.message
    files = status.map { status in status.files.map { File($0, status) } } ?? []
    hasFiles = !files.isEmpty
    facts = status.map { Self.facts($0, legacyGames) } ?? []
  }

  private static func facts(_ status: ContentStatus, _ legacyGames: Int) -> [Fact] {
    let old = Fact(name: Message("Games that the library names in an older way"), value: "\(legacyGames)")
    return [
      Fact(
        name: Message("On this machine"),
        value: Message("\(status.files.count) files, \(Message.number(Double(status.size))) bytes")
      ),
      Fact(name: Message("Downloaded"), value: "\(status.downloadedCount)"),
      Fact(name: Message("Came with the app"), value: "\(status.starterCount)"),
      Fact(name: Message("Not downloaded yet"), value: "\(status.absentCount)"),
      Fact(name: Message("Last check"), value: status.age(status.listsTriedAt)),
      Fact(name: Message("Last answer of the site"), value: status.age(status.listsFetchedAt)),
    ] + (legacyGames > 0 ? [old] : [])
  }
}

extension ContentView.File {
  fileprivate init(_ file: ContentStatus.File, _ status: ContentStatus) {
    name = League.File(rawValue: file.path)?.title ?? Message(verbatim: file.path)
    size = .number(Double(file.size))
    origin =
      file.origin == .starter ? Message("the app") : Message("the site, \(status.age(file.fetchedAt))")
    checked = status.age(file.validatedAt)
    let good = status.isVerified ? Message("good") : Message("here")
    let listed = file.isListed == false ? Message("the site has another version") : good
    state = file.failure?.message ?? (file.isIntact ? listed : Message("damaged"))
  }
}
