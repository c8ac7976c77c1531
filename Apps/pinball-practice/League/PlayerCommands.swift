import ArgumentParser
import Domain
import Hypertext
import Pages
import Pinball
import ScorebookKit

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
        Message("Name a second player, or choose your name in the league first: pinball-practice player NAME --me")
      )
    }
    if NameKey(loosely: first) == NameKey(loosely: second) {
      throw CommandFailure(Message("Choose two different players."))
    }
    guard let screen = context.league.comparison(names.shown(first), names.shown(second)) else { return }
    try context.show(screen, screen.text)
  }
}

extension ComparisonScreen {
  fileprivate var text: [String] {
    let head = "\(player) – \(opponent): \(Terminal.text(total.wins(withPoints: false)))"
    let table = TextTable(machines) { part in
      [
        part.title, "\(part.tally.wins):\(part.tally.losses)", Terminal.text(shown(part.best)),
        Terminal.text(shown(part.bestAgainst)),
      ]
    }
    return [head] + table.lines
  }
}

struct PlayerCommand: LeagueCommand {
  static let configuration = CommandConfiguration(
    commandName: "player",
    abstract: "Chooses your name in the league, or prints a player's seasons.",
    discussion: """
      Example: pinball-practice player "Ann Lee" --me
               pinball-practice player "Bo Berg"
      """
  )

  @Argument(help: "The player. (default: you)")
  var name: String?

  @Flag(help: "Choose this player as yourself.")
  var me = false

  @OptionGroup var options: LeagueOptions

  func run(_ context: LeagueContext) async throws {
    let names = context.league.names
    if me, let name { try await context.app.setPlayer(names.shown(try context.player(name)), of: context.account) }
    let mine = try await context.app.player(of: context.account).flatMap { names.player($0.text) }
    guard let player = try name.map(context.player) ?? mine else {
      throw CommandFailure(Message("Name a player. Add --me for your own name in the league."))
    }
    guard let screen = context.league.player(names.shown(player)) else { return }
    try context.show(
      screen,
      [player == mine ? Terminal.text(Message("\(screen.player) (you)")) : screen.player] + screen.text
    )
  }
}

extension PlayerScreen {
  fileprivate var text: [String] {
    (ifpa.map { ["IFPA \($0.id)  \($0.url)"] } ?? []) + table.lines
  }

  private var table: TextTable {
    TextTable(seasons) { season in
      [
        Terminal.text(Message("Season \(season.season)")),
        season.rank.map { Terminal.text(Message("place \($0) of \(season.players)")) } ?? "-",
        Terminal.text(shown(season.total)),
        season.pointsAverage.map { Terminal.text(Message("\(Message.number($0, digits: 1)) per machine")) } ?? "-",
      ]
    }
  }
}
