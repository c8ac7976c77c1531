import ArgumentParser
import Crypto
import Darts
import Domain
import Foundation
import Hypertext
import Pages
import ScorebookKit
import Spreadsheets
import StoreEngine
import Vault

@main
struct DartsApp: SpaceApp {
  static let product = "Scorebook Darts"
  static let noun = Noun("match", "matches")
  static let abstract = "Keeps the score of matches of darts: X01, double out."
  static let commands: [any ParsableCommand.Type] = [New.self, Throw.self]

  static let assets = [
    Asset(name: "icon.svg", bytes: PackageResources.icon_svg),
    Asset(name: "icon-192.png", bytes: PackageResources.icon_192_png),
    Asset(name: "icon-512.png", bytes: PackageResources.icon_512_png),
    Asset(name: "icon-maskable-512.png", bytes: PackageResources.icon_maskable_512_png),
  ]
  static let pages = [LivePage<MatchState>(screen: { MatchScreen($0.state) }, lines: \.text, html: board)]
  static let hook: SpaceHook<MatchState>? = SpaceHook(
    hint: "Creates an address that takes visits, such as from an electronic board.",
    example: #"{"id": "visit-7", "darts": "T20 T20 5"}"#,
    answer: { MatchScreen($0.state) }
  ) { (thrown: Thrown, view) in try view.state.visit(thrown.darts) }

  static func add(to site: SpaceSite<DartsApp>) {
    site.action("throw") { form, view in try view.state.visit(form.verbatim("darts")) }
    site.download("board.csv") { view in .csv(MatchScreen(view.state).csv, named: "board.csv") }
    site.list(fields: { field("players", t("Players, one per line"), .area(), .required) }) { form, now in
      Match(form["name"] ?? "", players: form.lines("players"), at: now)
    }
    // A page and a form of the app's own, about a document of the account.
    let installation = site.frame.installation
    @Sendable func double(_ visit: Visit) throws -> (DocumentKey<String>, any DocumentRepository) {
      let path = ItemPath(["users", ItemPath.Segment(try visit.account().user), "double"])
      return (.json(path), installation.gatekeeper.storage(for: visit.principal).storage.documents)
    }
    site.site.page("double") { visit in
      let (key, documents) = try double(visit)
      let mine = try await documents.value(key).value
      let body = HTML {
        h1 { t("Favourite double") }
        form(post: WebAddress("double"), as: "double") {
          field("double", t("Double"), .text(mine), .placeholder(example: "D16"), .required)
          button { t("Save") }
        }
      }
      return Page(title: "Favourite double", body: body, follows: [key.path])
    }
    site.site.form("double") { visit, form in
      let (key, documents) = try double(visit)
      try await documents.update(key, as: WriteID(form.ticket())) { _ in form.verbatim("double") }
      return .goTo(WebAddress("double"))
    }
  }

  static var stores: StoreRegistry {
    let key = SHA256.hash(data: Data((ProcessInfo.processInfo.environment["VAULT_KEY"] ?? "").utf8))
    return StoreRegistry(StoreRegistry.standard.schemes + [.vault(key: SymmetricKey(data: key))])
  }

  static func main() async { await runAsProcess() }
}

@HTMLBuilder
func board(_ match: MatchScreen, _ space: SpaceContext) -> HTML {
  h1 { text(match.title) }
  dataTable("Scores", match.lines, classes: "card", row: { [.current($0.isNext)] }) {
    Column.name("Player") { bdi($0.name) }
    Column.main("Left") { "\($0.left)" }
    Column.number("Legs") { "\($0.legs)" }
    Column.number("Average") { Message(verbatim: $0.average) }
    Column.fact("Last") { text($0.last) }
  }
  if match.isOpen {
    space.form("throw") {
      field("darts", t("Darts"), .text(nil), .placeholder(example: "T20 T20 5"), .required)
      button(.class("primary")) { t("Enter") }
    }
  }
  space.undo
  p { a(.href(WebAddress("double"))) { t("Favourite double") } }
}

struct Thrown: Decodable { let darts: String }

struct New: AsyncParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Creates a match.")

  @Argument var name: String
  @Argument var players: [String]
  @Option(help: "The points that each player starts from.") var start = 501
  @Option(help: "The legs that win the match.") var legs = 2
  @OptionGroup var options: SpaceOptions

  func run() async throws {
    try await DartsApp.create(options) { Match(name, players: players, start: start, legs: legs, at: $0) }
  }
}

struct Throw: SpaceCommand {
  static let configuration = CommandConfiguration(abstract: "Records a visit, such as: throw T20 T20 5")

  @Argument var darts: [String]
  @OptionGroup var options: SpaceOptions

  func run(_ context: CommandContext<DartsApp>) async throws {
    let text = darts.joined(separator: " ")
    try await context.record(text) { view in try view.state.visit(text) }
  }
}

extension MatchScreen {
  var text: [String] {
    ["\(name): \(title)"]
      + TextTable(lines) { [$0.isNext ? ">" : "", $0.name, "\($0.left)", "\($0.legs)", $0.last] }.lines
  }

  var csv: String {
    CSVLine.text(["Player", "Left", "Legs", "Average"])
      + lines.map { CSVLine.text([$0.name, "\($0.left)", "\($0.legs)", $0.average]) }.joined()
  }
}
