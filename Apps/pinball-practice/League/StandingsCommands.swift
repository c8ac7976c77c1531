import AppKit
import ArgumentParser
import Domain
import Pages
import Pinball

struct StandingsCommand: LeagueCommand {
  static let configuration = CommandConfiguration(
    commandName: "standings",
    abstract: "Prints a season's standings.",
    discussion: "Example: pinball-practice standings --season 23"
  )

  @Option(help: "The season. (default: the latest)")
  var season: Int?

  @OptionGroup var options: LeagueOptions

  func run(_ context: LeagueContext) async throws {
    let standings = try context.need(context.league.standings, .standings)
    if let season, !standings.seasons.contains(season) {
      throw CommandFailure(
        "there is no season \(season); there are \(standings.seasons.map { "\($0)" }.joined(separator: ", "))"
      )
    }
    let me = try await context.app.player(of: context.account)
    let screen = try context.need(standings.screen(season: season, for: me, context.league.names), .standings)
    try context.show(screen, ["Season \(screen.season)"] + screen.lines.text)
  }
}

extension [StandingsScreen.Line] {
  fileprivate var text: [String] {
    TextTable(self) { line in
      ["\(line.rank)", line.player, line.total.grouped, line.eligible, line.nights.map { "\($0) nights" } ?? ""]
        + [line.isMine ? "you" : ""]
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
  var size = StandingsPreview.size

  @OptionGroup var options: LeagueOptions

  func validate() throws {
    guard (1...1000).contains(size) else { throw ValidationError("The size is a number from 1 to 1000.") }
  }

  func run(_ context: LeagueContext) async throws {
    let me = try await context.app.player(of: context.account)
    guard let player = try name.map({ ComparedName(try context.player($0)) }) ?? me else {
      throw CommandFailure("say which player, or once 'pinball-practice player NAME --me' which one you are")
    }
    _ = try context.need(context.league.standings, .standings)
    guard let lines = context.league.around(player, for: me, size: size) else {
      throw CommandFailure("\(context.league.names.shown(name ?? player.text)) is not in the latest season's standings")
    }
    try context.show(lines, lines.text)
  }
}
