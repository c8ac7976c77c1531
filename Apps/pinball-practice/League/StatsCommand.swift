import AppKit
public import ArgumentParser
import Domain
import Pages
public import Pinball

struct StatsCommand: LeagueCommand {
  static let configuration = CommandConfiguration(
    commandName: "stats",
    abstract: "Prints scores by season, player, bank and machine, and a machine's figures.",
    discussion: """
      Example: pinball-practice stats --season 24 --bank 1 --machine Deadpool
               pinball-practice stats --season all --player "Ann Lee" --limit 20
      """
  )

  @Option(help: "The season, or 'all'. (default: the latest)")
  var season: String?

  @Option(help: "Whose scores.")
  var player: String?

  @Option(help: "Of which bank.")
  var bank: Int?

  @Option(help: "On which machine, as the league calls it.")
  var machine: String?

  @Option(help: "By player, machine, score, points or night. (default: the file's order)")
  var sort: StatsSort?

  @Option(help: "How many rows at most.")
  var limit = 200

  @OptionGroup var options: LeagueOptions

  func validate() throws {
    guard limit >= 0 else { throw ValidationError("The limit is 0 or more.") }
  }

  func run(_ context: LeagueContext) async throws {
    let stats = try context.need(context.league.stats, .stats)
    let names = context.league.names
    let player = try player.map { names.shown(try context.player($0)) }
    let screen = stats.screen(
      StatsChoice(season: season, player: player, bank: bank, machine: machine, sort: sort),
      names,
      limit: limit
    )
    try check("season", season.flatMap { $0 == StatsChoice.allSeasons ? nil : $0 }, screen.season)
    try check("player", player, screen.player)
    try check("bank", bank.map { "\($0)" }, screen.bank)
    try check("machine", machine, screen.machine)
    try context.show(screen, screen.text)
  }

  /// Rejects a request that differs from the shown choice, because it does not exist.
  private func check(_ what: String, _ asked: String?, _ choice: StatsScreen.Choice) throws {
    guard let asked, choice.chosen != asked else { return }
    throw CommandFailure(
      "there is no \(what) \"\(asked)\" here; there are \(choice.options.joined(separator: ", "))"
    )
  }
}

extension StatsSort: ExpressibleByArgument {}

extension StatsScreen {
  fileprivate var text: [String] {
    let table = TextTable(rows) { row in
      [
        "S\(row.season)B\(row.bank)", row.player, row.machine, row.score.map(\.grouped) ?? "-",
        row.points.map(\.grouped) ?? "-",
      ]
    }
    let rest = total - rows.count
    return (panel?.text ?? []) + table.lines + (rest > 0 ? ["and \(rest) more; --limit shows more of them"] : [])
  }
}

extension StatsScreen.Panel {
  fileprivate var text: [String] {
    func value(_ statistics: StatsScreen.Statistics?, _ value: (StatsScreen.Statistics) -> Double) -> String {
      statistics.map { value($0).grouped } ?? "-"
    }
    let rows: [(String, (StatsScreen.Statistics) -> Double)] = [
      ("High", \.high), ("Low", \.low), ("Mean", \.mean), ("Median", \.median), ("Deviation", \.deviation),
      ("Scores", { Double($0.count) }),
    ]
    let lines =
      [(machine, "this bank", "all seasons")]
      + rows.map { name, read in
        (name, value(selectedBank, read), value(allSeasons, read))
      }
    // Without a season and a bank there is no bank to show.
    let table = TextTable(lines) { selectedBank == nil ? [$0.0, $0.2] : [$0.0, $0.1, $0.2] }
    return table.lines + [""]
  }
}
