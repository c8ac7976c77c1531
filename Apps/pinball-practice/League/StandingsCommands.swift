import ArgumentParser
import Domain
import Hypertext
import Pages
public import Pinball
import ScorebookKit

struct StandingsCommand: LeagueCommand {
  static let configuration = CommandConfiguration(
    commandName: "standings",
    abstract: "Prints a season's standings.",
    discussion: """
      Example: pinball-practice standings --season 23
               pinball-practice standings --follow
      """
  )

  @Option(help: "The season. (default: the latest)")
  var season: Int?

  @Option(help: "By place, player, finals, nights, total or a bank's points (bank1 to bank8).")
  var sort = StandingsSort.place

  @Flag(help: "Print them again after each change of the league's file, until Ctrl-C.")
  var follow = false

  @OptionGroup var options: LeagueOptions

  func run(_ context: LeagueContext) async throws {
    let standings = try context.need(context.league.standings, .standings)
    if let season, !standings.seasons.contains(season) {
      let known = standings.seasons.map { "\($0)" }.joined(separator: ", ")
      throw CommandFailure(Message("There is no season \(season). Seasons: \(known)."))
    }
    let me = try await context.app.player(of: context.account)
    if follow {
      let (season, sort) = (season, sort)
      return try await context.follow { league in
        league.standings?.screen(season: season, by: sort, for: me, league.names)
      } _: {
        $0.text
      }
    }
    let screen = try context.need(standings.screen(season: season, by: sort, for: me, context.league.names), .standings)
    try context.show(screen, screen.text)
  }
}

extension StandingsSort: ExpressibleByArgument {}

extension StandingsScreen {
  fileprivate var text: [String] { [Terminal.text(Message("Season \(season)"))] + lines.text }
}

extension [StandingsScreen.Line] {
  fileprivate var text: [String] {
    TextTable(self) { line in
      [
        "\(line.rank)", line.player, Terminal.text(shown(line.total)), Terminal.text(line.eligibility),
        line.nights.map { Terminal.text(Message("\($0) nights")) } ?? "",
        line.isMine ? Terminal.text(Message("you")) : "",
      ]
    }
    .lines
  }
}

struct AroundCommand: LeagueCommand {
  static let configuration = CommandConfiguration(
    commandName: "around",
    abstract: "Prints the standings around a player in the latest season.",
    discussion: "Example: pinball-practice around \"Ann Lee\" --size 7"
  )

  @Argument(help: "The player. (default: you)")
  var name: String?

  @Option(help: "How many lines, from 1 to 1000.")
  var size = HomeScreen.Standings.size

  @OptionGroup var options: LeagueOptions

  func validate() throws {
    guard (1...1000).contains(size) else { throw ValidationError(Message("The size is a number from 1 to 1000.")) }
  }

  func run(_ context: LeagueContext) async throws {
    let me = try await context.app.player(of: context.account)
    guard let player = try name.map({ NameKey(loosely: try context.player($0)) }) ?? me else {
      throw CommandFailure(
        Message("Name a player, or choose your name in the league first: pinball-practice player NAME --me")
      )
    }
    _ = try context.need(context.league.standings, .standings)
    guard let lines = context.league.around(player, for: me, size: size) else {
      let shownName = context.league.names.shown(name ?? player.text)
      throw CommandFailure(Message("\(shownName) is not in the latest season's standings."))
    }
    try context.show(lines, lines.text)
  }
}
