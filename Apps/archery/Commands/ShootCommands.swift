import AppShell
import ArcheryScoring
import ArgumentParser
import Composition
import Domain
import Server

struct Rounds: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Prints the catalogue of rounds.",
    discussion: "Example: archery rounds --json"
  )

  @Flag(help: "Print JSON.")
  var json = false

  func run() throws {
    let rounds = RoundCatalogue.all.map(\.screen)
    if json { return try Terminal.sayJSON(rounds) }
    Terminal.say(
      TextTable(rounds) { round in
        [round.code ?? "", round.name, "\(round.arrows) arrows", "max \(round.maxScore)"]
      }
      .lines.joined(separator: "\n")
    )
    let others = RoundCatalogue.all.flatMap(\.otherFaceCodes)
    Terminal.say("On another face: \(others.joined(separator: ", "))")
  }
}

struct List: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Prints the shoots, newest first.",
    discussion: "Example: archery list"
  )

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var store: StoreOption

  func run() async throws {
    try await store.withContainer(of: ArcheryApp.name) { container in
      let app = ArcheryApp(container)
      let shoots = try await app.tournaments.summaries(for: try await app.me().user)
      if json { return try Terminal.sayJSON(shoots) }
      if shoots.isEmpty { return Terminal.say("No shoots yet; 'archery new NAME --round wa18' makes one.") }
      let table = TextTable(shoots) { shoot in
        [shoot.id.rawValue, shoot.name, shoot.roundName, shoot.status.label, "\(shoot.archers) archers"]
      }
      Terminal.say(table.lines.joined(separator: "\n"))
    }
  }
}

struct New: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Makes a shoot.",
    discussion: "Example: archery new \"Club evening\" --round wa18 --guest Ben --guest Cleo --start"
  )

  @Argument(help: "What the shoot is called.")
  var name: String

  @OptionGroup var round: RoundOptions

  @Option(help: "How ties are ranked: \(RankingRule.allCases.map(\.rawValue).joined(separator: ", ")).")
  var rule = RankingRule.scoreXTenEnds

  @Option(help: ArgumentHelp("A guest to add, whom you score; may be repeated.", valueName: "name"))
  var guest: [String] = []

  @Option(help: "How many guests one archer may bring.")
  var guestsEach = 2

  @Option(help: "How many guests there may be in all.")
  var guests = 10

  @Flag(inversion: .prefixedNo, help: "Whether you shoot yourself.")
  var shoot = true

  @Flag(help: "Start at once.")
  var start = false

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var store: StoreOption

  func run() async throws {
    guard let chosen = try round.chosen() else { throw RoundOptions.unclear }
    try await store.withContainer(of: ArcheryApp.name) { container in
      let app = ArcheryApp(container)
      let owner = try await app.me()
      guard owner.mayFound else {
        throw CommandFailure("only an organiser makes shoots there; ask whoever runs that server to make you one")
      }
      let plan = NewShoot(
        name: name,
        round: chosen,
        settings: TournamentSettings(rule: rule, guestsPerParticipant: guestsEach, guestsPerTournament: guests),
        organiserShoots: shoot,
        guests: guest,
        starts: start
      )
      let made = try await plan.make(in: app, by: owner)
      if json { return try Terminal.sayJSON(made.screen(for: owner.user)) }
      Terminal.say("Made \"\(made.name)\": \(made.id)")
    }
  }
}
