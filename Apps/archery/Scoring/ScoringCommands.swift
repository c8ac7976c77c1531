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

  func run(_ desk: ShootDesk) async throws {
    let archer = try desk.archer(archer, in: try await desk.tournament())
    let key = options.id ?? desk.app.newIdentity()
    let steps = arrows.enumerated().map { number, value in
      TournamentStep(.record(.token(value), for: archer), as: EventID(rawValue: "\(key)-\(number)"))
    }
    let tournament = try await desk.app.perform(steps, on: desk.id, by: desk.user).tournament
    let screen = tournament.scoringScreen(ScoringDesk(scorer: desk.user, in: tournament, preferring: archer))
    try desk.show(screen, ["\(arrows.joined(separator: " ")) recorded; running total \(tournament.total(of: archer))"])
  }
}

struct Undo: ShootCommand {
  static let configuration = CommandConfiguration(abstract: "Takes back the arrow that you recorded last.")

  @OptionGroup var options: ShootOptions

  func run(_ desk: ShootDesk) async throws {
    let outcome = try await desk.perform(.undo)
    let archer = outcome.events.first?.subject
    let screen = outcome.tournament.scoringScreen(outcome.desk(of: desk.user))
    let total = archer.map { "; running total \(outcome.tournament.total(of: $0))" } ?? ""
    try desk.show(screen, ["Taken back\(total)"])
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

  @Argument(help: "What it is worth.")
  var value: String

  @Option(help: "Why.")
  var reason: String?

  func run(_ desk: ShootDesk) async throws {
    let archer = try desk.archer(archer, in: try await desk.tournament())
    let command = TournamentCommand.edit(archer, end: end, arrow: arrow, value: value, reason: reason)
    let after = try await desk.perform(command).tournament
    let screen = after.scoringScreen(ScoringDesk(scorer: desk.user, in: after, preferring: archer))
    try desk.show(screen, ["Corrected; running total \(after.total(of: archer))"])
  }
}

struct Finalise: ShootCommand {
  static let configuration = CommandConfiguration(abstract: "Makes the sheets of your archers final.")

  @OptionGroup var options: ShootOptions

  func run(_ desk: ShootDesk) async throws {
    let after = try await desk.perform(.finalise).tournament
    try desk.show(after.screen(for: desk.user), ["Your sheets are final."])
  }
}

extension Tournament {
  fileprivate func total(of archer: PlayerID) -> Int {
    sheet(of: archer).running.score
  }
}
