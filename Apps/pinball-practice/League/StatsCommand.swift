import ArgumentParser
import Domain
import Hypertext
import Pages
public import Pinball
import ScorebookKit

struct StatsCommand: LeagueCommand {
  static let configuration = CommandConfiguration(
    commandName: "stats",
    abstract: "Prints scores by season, player, bank and machine, and a machine's figures.",
    discussion: """
      Example: pinball-practice stats --season 24 --bank 1 --machine Deadpool
               pinball-practice stats --season all --player "Ann Lee" --limit 20
               pinball-practice stats --bank 1 --follow
      """
  )

  @Option(help: "The season, or 'all'. (default: the latest)")
  var season: String?

  @Option(help: "Only this player.")
  var player: String?

  @Option(help: "Only this bank.")
  var bank: Int?

  @Option(help: "Only this machine, by the league's name.")
  var machine: String?

  @Option(help: "By player, machine, score, points or night. (default: the file's order)")
  var sort: StatsSort?

  @Option(help: "How many rows at most.")
  var limit = 200

  @Flag(help: "Print them again after each change of the league's file, until Ctrl-C.")
  var follow = false

  @OptionGroup var options: LeagueOptions

  func validate() throws {
    guard limit >= 0 else { throw ValidationError(Message("The limit is 0 or more.")) }
  }

  func run(_ context: LeagueContext) async throws {
    let stats = try context.need(context.league.stats, .stats)
    let names = context.league.names
    let player = try player.map { names.shown(try context.player($0)) }
    let choice = StatsChoice(season: season, player: player, bank: bank, machine: machine, sort: sort)
    let screen = stats.screen(choice, names, limit: limit)
    try check(season.flatMap { $0 == StatsChoice.allSeasons ? nil : $0 }, screen.season)
    try check(player, screen.player)
    try check(bank.map { "\($0)" }, screen.bank)
    try check(machine, screen.machine)
    if follow {
      let limit = limit
      return try await context.follow { league in
        league.stats?.screen(choice, league.names, limit: limit)
      } _: {
        $0.text
      }
    }
    try context.show(screen, screen.text)
  }

  /// Rejects a choice that the screen could not take, because the files do not have it.
  private func check(_ asked: String?, _ choice: StatsScreen.Choice) throws {
    guard let asked, choice.chosen != asked else { return }
    let known = choice.options.joined(separator: ", ")
    throw CommandFailure(Message("\"\(asked)\" is not possible in this choice. Choose from: \(known)."))
  }
}

extension StatsSort: ExpressibleByArgument {}

extension StatsScreen {
  fileprivate var text: [String] {
    let table = TextTable(rows) { row in
      [
        "S\(row.season)B\(row.bank)", row.player, row.machine, Terminal.text(shown(row.score)),
        Terminal.text(shown(row.points)),
      ]
    }
    let rest = total - rows.count
    return (panel?.text ?? []) + table.lines
      + (rest > 0 ? [Terminal.text(Message("and \(rest) more (see --limit)"))] : [])
  }
}

extension StatsScreen.Panel {
  fileprivate var text: [String] {
    func value(_ statistics: StatsScreen.Statistics?, _ value: (StatsScreen.Statistics) -> Double) -> String {
      Terminal.text(shown(statistics.map(value)))
    }
    let rows: [(Message, (StatsScreen.Statistics) -> Double)] = [
      (Message("High"), \.high), (Message("Low"), \.low), (Message("Mean"), \.mean), (Message("Median"), \.median),
      (Message("Standard deviation"), \.deviation), (Message("Scores"), { Double($0.count) }),
    ]
    let lines =
      [(machine, Terminal.text(Message("This bank")), Terminal.text(Message("All seasons")))]
      + rows.map { name, read in
        (Terminal.text(name), value(selectedBank, read), value(allSeasons, read))
      }
    // Without a season and a bank there is no bank to show.
    let table = TextTable(lines) { selectedBank == nil ? [$0.0, $0.2] : [$0.0, $0.1, $0.2] }
    return table.lines + [""]
  }
}
