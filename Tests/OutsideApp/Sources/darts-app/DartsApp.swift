import AppKit
import ArgumentParser
import CSV
import Composition
import Crypto
import Darts
import Domain
import Foundation
import Hypertext
import Pages
import Spaces
import StoreEngine
import Vault

@main
struct DartsApp: SpaceApp {
  typealias Fold = MatchState

  static let product = "Scorebook Darts"
  static let noun = Noun("match", "matches")
  static let abstract = "Keeps the score of matches of darts: X01, double out."
  static let commands: [any ParsableCommand.Type] = [New.self, Throw.self]

  static let pages = SpacePages<MatchState>(
    assets: [
      Asset(name: "icon.svg", bytes: PackageResources.icon_svg),
      Asset(name: "icon-192.png", bytes: PackageResources.icon_192_png),
      Asset(name: "icon-512.png", bytes: PackageResources.icon_512_png),
      Asset(name: "icon-maskable-512.png", bytes: PackageResources.icon_maskable_512_png),
    ],
    pages: [LivePage(screen: { MatchScreen($0.state) }, lines: \.text, html: board)],
    actions: [SpaceAction("throw") { form, view in try view.state.visit(form.verbatim("darts")) }],
    downloads: [SpaceDownload("board.csv") { view in .csv(MatchScreen(view.state).csv, named: "board.csv") }],
    hook: SpaceHook(
      hint: "Creates an address that takes visits, such as from an electronic board.",
      example: #"{"id": "visit-7", "darts": "T20 T20 5"}"#,
      answer: { MatchScreen($0.state) }
    ) { (thrown: Thrown, view) in try view.state.visit(thrown.darts) },
    newFields: { field("players", t("Players, one per line"), .area(), .required) },
    create: { form, now in Match(form["name"] ?? "", players: form.lines("players"), at: now) }
  )

  static var stores: StoreRegistry {
    let key = ProcessInfo.processInfo.environment["VAULT_KEY"] ?? ""
    return StoreRegistry(
      StoreRegistry.standard.schemes + [.vault(key: SymmetricKey(data: SHA256.hash(data: Data(key.utf8))))]
    )
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
}

struct Thrown: Decodable {
  let darts: String
}

struct New: SpaceCommand {
  typealias App = DartsApp
  static let configuration = CommandConfiguration(abstract: "Creates a match.")

  @Argument var name: String
  @Argument var players: [String]
  @Option(help: "The points that each player starts from.") var start = 501
  @Option(help: "The legs that win the match.") var legs = 2
  @OptionGroup var options: SpaceOptions

  func run(_ context: CommandContext<DartsApp>) async throws {
    try await context.create(Match(name, players: players, start: start, legs: legs, at: context.now))
  }
}

struct Throw: SpaceCommand {
  typealias App = DartsApp
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
