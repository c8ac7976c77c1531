import AppKit
import ArgumentParser
import Domain
import Pages
import Pinball

struct CompareCommand: LeagueCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Compares two players on the machines that both played on the same nights.",
    discussion: "Example: pinball-practice compare \"Ann Lee\" \"Bo Berg\""
  )

  @Argument(help: "A player.")
  var one: String

  @Argument(help: "The other player. (default: you)")
  var other: String?

  @OptionGroup var options: LeagueOptions

  func run(_ context: LeagueContext) async throws {
    _ = try context.need(context.league.stats, .stats)
    let names = context.league.names
    let first = try context.player(one)
    let mine = try await context.app.player(of: context.account).flatMap { names.player($0.text) }
    guard let second = try other.map(context.player) ?? mine else {
      throw CommandFailure(
        "name another player, or say once with 'pinball-practice player NAME --me' which one you are"
      )
    }
    if ComparedName(first) == ComparedName(second) {
      throw CommandFailure("a player cannot be compared with the same player; name another one")
    }
    guard let screen = context.league.comparison(names.shown(first), names.shown(second)) else { return }
    try context.show(screen, screen.text)
  }
}

extension ComparisonScreen {
  fileprivate var text: [String] {
    let ties = total.ties > 0 ? ", \(Words.count(total.ties, "tie", "ties"))" : ""
    let head = "\(player) - \(opponent): \(total.wins) to \(total.losses)\(ties)"
    let table = TextTable(machines) { part in
      [
        part.title, "\(part.tally.wins):\(part.tally.losses)", part.best.map(\.grouped) ?? "-",
        part.bestAgainst.map(\.grouped) ?? "-",
      ]
    }
    return [head] + table.lines
  }
}

struct PlayerCommand: LeagueCommand {
  static let configuration = CommandConfiguration(
    commandName: "player",
    abstract: "Says which player of the league you are, or prints a player's seasons.",
    discussion: """
      Example: pinball-practice player "Ann Lee" --me
               pinball-practice player "Bo Berg"
      """
  )

  @Argument(help: "The player. (default: you)")
  var name: String?

  @Flag(help: "This is me.")
  var me = false

  @OptionGroup var options: LeagueOptions

  func run(_ context: LeagueContext) async throws {
    let names = context.league.names
    if me, let name { try await context.app.setPlayer(names.shown(try context.player(name)), of: context.account) }
    let mine = try await context.app.player(of: context.account).flatMap { names.player($0.text) }
    guard let player = try name.map(context.player) ?? mine else {
      throw CommandFailure("say which player, or with --me which one you are")
    }
    guard let screen = context.league.player(names.shown(player)) else { return }
    try context.show(screen, [screen.player + (player == mine ? " (you)" : "")] + screen.text)
  }
}

extension PlayerScreen {
  fileprivate var text: [String] {
    TextTable(seasons) { season in
      [
        "Season \(season.season)", season.rank.map { "place \($0) of \(season.players)" } ?? "-",
        season.total.map(\.grouped) ?? "-", season.pointsAverage.map { "\(Words.decimal($0)) a machine" } ?? "-",
      ]
    }
    .lines
  }
}
