import ArgumentParser
import Domain
import Hypertext
import Pages
import Pinball
import ScorebookKit

struct InsightsCommand: PracticeCommand {
  static let configuration = CommandConfiguration(
    commandName: "insights",
    abstract: "Prints statistics of your scores of a game, and a comparison with another league player.",
    discussion: """
      Example: pinball-practice insights "Medieval Madness"
               pinball-practice insights --against "Bo Berg"
      """
  )

  @Argument(help: "The game, by name or key. (default: the last scored game)")
  var game: String?

  @Option(help: "A league player. (default: the one in your settings)")
  var against: String?

  @OptionGroup var options: LeagueOptions

  func run(_ context: PracticeContext) async throws {
    let league = await context.wholeLeague()
    try await context.app.fillFromLeague(league, for: context.account, zone: context.zone)
    if let against {
      _ = try league.names.known(against)
      guard try await context.app.player(of: context.account) != nil else {
        throw CommandFailure(Message("Choose your name in the league first: pinball-practice player NAME --me"))
      }
    }
    // A game that is in no library is known by its scores.
    let scored = Set(try await context.app.practice(of: context.account).scoreEntries.map(\.gameID))
    let key = try game.map { try context.game($0, isUnlisted: context.keys.isEmpty || scored.contains($0)) }
    let screen = try await context.app.insights(key, against: against, league, of: context.account)
    try context.show(screen, screen.text(context.zone))
  }
}

extension InsightsScreen {
  fileprivate func text(_ zone: ZoneTable) -> [String] {
    let head = [name ?? Terminal.text(Message("No scores yet. Log one with 'pinball-practice log score'."))]
    return head + figures + (opponent?.text ?? [])
  }

  private var figures: [String] {
    guard let summary else { return name == nil ? [] : [Terminal.text(Message("No scores yet."))] }
    let aims = targets.map { Figure(name: Message("Target: \($0.name)"), value: shown($0.score)) }
    let table = TextTable(summary.figures + aims) { [Terminal.text($0.name), Terminal.text($0.value)] }
    let bars = distribution.map { interval in
      let range = Message("\(ScoreAxis.label(interval.from)) to \(ScoreAxis.label(interval.to))")
      return (
        range: Terminal.text(range), bar: "\(interval.count) " + String(repeating: "#", count: min(interval.count, 40))
      )
    }
    return table.lines + [""] + TextTable(bars) { [$0.range, $0.bar] }.lines
  }
}

extension InsightsScreen.Opponent {
  fileprivate var text: [String] {
    let table = TextTable(games) { game in
      [game.name] + [shown(game.mine.mean), shown(game.theirs.mean), game.delta.signed()].map(Terminal.text)
    }
    return ["", Terminal.text(sentence)] + table.lines
  }
}
