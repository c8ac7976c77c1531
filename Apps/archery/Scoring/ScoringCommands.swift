import ArcheryScoring
import ArgumentParser
import Domain
import ScorebookKit
import Spaces

struct Score: TournamentSubcommand {
  static let configuration = CommandConfiguration(
    abstract: "Records arrows for yourself or one of your guests; all of them or none.",
    discussion: "Example: archery score \"Club evening\" Ben X 10 9"
  )

  @OptionGroup var options: TournamentOptions

  @Argument(help: "The archer's name or id, or me.")
  var archer: String

  // A value such as -1 is an argument, too, so that the rules can say what is wrong with it.
  @Argument(parsing: .allUnrecognized, help: "The arrows' values as the round has them, such as X 10 9 M.")
  var arrows: [String]

  func run(_ context: TournamentContext) async throws {
    let before = try await context.tournament()
    let archer = try context.archer(archer, in: before)
    let key = options.id ?? context.app.newIdentity()
    let steps = arrows.map { TournamentCommand.record(.token($0), for: archer) }.steps(as: key)
    let tournament = try await recorded(steps, before, archer, context)
    let screen = tournament.scoringScreen(ScorerSelection(scorer: context.user, in: tournament, preferring: archer))
    let tokens = arrows.joined(separator: " ")
    try context.show(screen, Message("Recorded: \(tokens). Running total \(tournament.total(of: archer))"))
  }

  private func recorded(
    _ steps: [TournamentStep],
    _ before: Tournament,
    _ archer: PlayerID,
    _ context: TournamentContext
  ) async throws -> Tournament {
    do { return try await context.app.perform(steps, on: context.id, by: context.user).tournament } catch {
      guard case .refused(let refusal) = error, refusal.scoringCode == .endAlreadyComplete,
        let failure = tooMany(before, archer, context)
      else { throw error }
      throw failure
    }
  }

  /// The reason where more arrows are given than the end has room for; nil for another reason.
  private func tooMany(_ tournament: Tournament, _ archer: PlayerID, _ context: TournamentContext) -> CommandFailure? {
    let selection = ScorerSelection(scorer: context.user, in: tournament, preferring: archer)
    guard let end = tournament.scoringScreen(selection).openEnd, selection.archer == archer else { return nil }
    guard end.emptySlots > 0, arrows.count > end.emptySlots else { return nil }
    return CommandFailure(
      Message("End \(end.number) takes \(end.emptySlots) more arrows, not \(arrows.count). Nothing was recorded.")
    )
  }
}

struct Undo: TournamentSubcommand {
  static let configuration = CommandConfiguration(abstract: "Undoes the arrow that you recorded last.")

  @OptionGroup var options: TournamentOptions

  func run(_ context: TournamentContext) async throws {
    let outcome = try await context.perform(.undo)
    let screen = outcome.tournament.scoringScreen(outcome.selection(of: context.user))
    let words = try await words(for: outcome, context)
    try context.show(screen, words)
  }

  private func words(for outcome: TournamentOutcome, _ context: TournamentContext) async throws -> Message {
    guard let event = outcome.events.first, let archer = event.subject else { return Message("Undone.") }
    let (name, total) = (outcome.tournament.displayName(of: archer), outcome.tournament.total(of: archer))
    let arrow = try await context.app.trail(of: context.id, archer: archer).first { $0.id == event.retracts?.rawValue }
    guard let arrow, let token = arrow.new, let end = arrow.end else {
      return Message("Undone for \(name). Running total \(total)")
    }
    return Message("Undone: \(token) of \(name) in end \(end). Running total \(total)")
  }
}

struct Edit: TournamentSubcommand {
  static let configuration = CommandConfiguration(
    abstract: "Corrects an arrow; in a closed end a reason is needed.",
    discussion: "Example: archery edit \"Club evening\" Ben 1 3 8 --reason \"misheard\""
  )

  @OptionGroup var options: TournamentOptions

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

  func run(_ context: TournamentContext) async throws {
    let archer = try context.archer(archer, in: try await context.tournament())
    let command = TournamentCommand.edit(archer, end: end, arrow: arrow, value: value, reason: reason)
    let after = try await context.perform(command).tournament
    let screen = after.scoringScreen(ScorerSelection(scorer: context.user, in: after, preferring: archer))
    try context.show(screen, Message("Corrected. Running total \(after.total(of: archer))"))
  }
}

struct MoveEnd: TournamentSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "move-end",
    abstract: "Moves an end that was entered for the wrong archer.",
    discussion: """
      If the other archer has this end, too, the two are exchanged.

      Example: archery move-end "Club evening" Ben 3 Ana --reason "wrong tab"
      """
  )

  @OptionGroup var options: TournamentOptions

  @Argument(help: "The archer who has the end, by name or id, or me.")
  var archer: String

  @Argument(help: "The end, from 1.")
  var end: Int

  @Argument(help: "The archer who shot it.")
  var other: String

  @Option(help: "Why.")
  var reason: String

  func run(_ context: TournamentContext) async throws {
    let tournament = try await context.tournament()
    let from = try context.archer(archer, in: tournament)
    let to = try context.archer(other, in: tournament)
    let after = try await context.perform(.moveEnd(end, from: from, to: to, reason: reason)).tournament
    try context.show(after.archerSheet(of: to), Message("Moved. Running total \(after.total(of: to))"))
  }
}

struct Finalise: TournamentSubcommand {
  static let configuration = CommandConfiguration(abstract: "Finalises the score sheets of your archers.")

  @OptionGroup var options: TournamentOptions

  func run(_ context: TournamentContext) async throws {
    let after = try await context.perform(.finalise).tournament
    try context.show(after, Message("Your score sheets are final."))
  }
}

extension Tournament {
  fileprivate func total(of archer: PlayerID) -> Int {
    sheet(of: archer).running.score
  }
}
