import AppKit
import ArcheryScoring
import ArgumentParser
import Domain

struct Score: ShootCommand {
  static let configuration = CommandConfiguration(
    abstract: "Records arrows for yourself or one of your guests; all of them or none.",
    discussion: "Example: archery score \"Club evening\" Ben X 10 9"
  )

  @OptionGroup var options: ShootOptions

  @Argument(help: "The archer's name or id, or me.")
  var archer: String

  @Argument(help: "The arrows' values as the round has them, such as X 10 9 M.")
  var arrows: [String]

  func run(_ context: ShootContext) async throws {
    let archer = try context.archer(archer, in: try await context.tournament())
    let key = options.id ?? context.app.newIdentity()
    let steps = arrows.enumerated().map { number, value in
      TournamentStep(.record(.token(value), for: archer), as: EventID(rawValue: "\(key)-\(number)"))
    }
    let tournament = try await context.app.perform(steps, on: context.id, by: context.user).tournament
    let screen = tournament.scoringScreen(ScoringDesk(scorer: context.user, in: tournament, preferring: archer))
    try context.show(
      screen,
      ["\(arrows.joined(separator: " ")) recorded; running total \(tournament.total(of: archer))"]
    )
  }
}

struct Undo: ShootCommand {
  static let configuration = CommandConfiguration(abstract: "Undoes your last arrow.")

  @OptionGroup var options: ShootOptions

  func run(_ context: ShootContext) async throws {
    let outcome = try await context.perform(.undo)
    let archer = outcome.events.first?.subject
    let screen = outcome.tournament.scoringScreen(outcome.desk(of: context.user))
    let total = archer.map { "; running total \(outcome.tournament.total(of: $0))" } ?? ""
    try context.show(screen, ["Taken back\(total)"])
  }
}

struct Edit: ShootCommand {
  static let configuration = CommandConfiguration(
    abstract: "Corrects an arrow; in a closed end a reason is needed.",
    discussion: "Example: archery edit \"Club evening\" Ben 1 3 8 --reason \"misheard\""
  )

  @OptionGroup var options: ShootOptions

  @Argument(help: "The archer's name or id, or me.")
  var archer: String

  @Argument(help: "The end, from 1.")
  var end: Int

  @Argument(help: "The arrow in the end, from 1.")
  var arrow: Int

  @Argument(help: "Its value.")
  var value: String

  @Option(help: "Why.")
  var reason: String?

  func run(_ context: ShootContext) async throws {
    let archer = try context.archer(archer, in: try await context.tournament())
    let command = TournamentCommand.edit(archer, end: end, arrow: arrow, value: value, reason: reason)
    let after = try await context.perform(command).tournament
    let screen = after.scoringScreen(ScoringDesk(scorer: context.user, in: after, preferring: archer))
    try context.show(screen, ["Corrected; running total \(after.total(of: archer))"])
  }
}

struct Finalise: ShootCommand {
  static let configuration = CommandConfiguration(abstract: "Makes the sheets of your archers final.")

  @OptionGroup var options: ShootOptions

  func run(_ context: ShootContext) async throws {
    let after = try await context.perform(.finalise).tournament
    try context.show(after.screen(for: context.user), ["Your sheets are final."])
  }
}

extension Tournament {
  fileprivate func total(of archer: PlayerID) -> Int {
    sheet(of: archer).running.score
  }
}
