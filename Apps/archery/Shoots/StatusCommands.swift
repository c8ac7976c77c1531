import ArcheryScoring
import ArgumentParser
import Domain
import ScorebookKit
import Spaces

/// A command that moves a shoot from one status to another.
protocol StatusCommand: TournamentSubcommand {
  var command: TournamentCommand { get }
}

extension StatusCommand {
  func run(_ context: TournamentContext) async throws { try await change(context) }

  fileprivate func change(_ context: TournamentContext) async throws {
    let after = try await context.perform(command).tournament
    try context.show(after, Message("\(after.name): \(after.status.label)"))
  }
}

struct Start: StatusCommand {
  static let configuration = CommandConfiguration(
    abstract: "Starts a shoot. Its round and tie rule cannot change from then on."
  )
  @OptionGroup var options: TournamentOptions
  var command: TournamentCommand { .start }
}

struct Pause: StatusCommand {
  static let configuration = CommandConfiguration(
    abstract: "Pauses a shoot. No arrows are accepted until it is resumed."
  )
  @OptionGroup var options: TournamentOptions
  var command: TournamentCommand { .pause }
}

struct Resume: StatusCommand {
  static let configuration = CommandConfiguration(abstract: "Resumes a paused shoot.")
  @OptionGroup var options: TournamentOptions
  var command: TournamentCommand { .resume }
}

struct Complete: StatusCommand {
  static let configuration = CommandConfiguration(abstract: "Finishes a shoot and makes its results final.")
  @OptionGroup var options: TournamentOptions
  @Flag(help: "Finish although archers have arrows left. They are listed as DNF, did not finish.")
  var force = false
  var command: TournamentCommand { .complete(force: force) }

  func run(_ context: TournamentContext) async throws {
    do { try await change(context) } catch SpaceError.refused(let refusal) where refusal.scoringCode == .notComplete {
      throw CommandFailure(Message("\(refusal.message) Use --force to finish the shoot anyway."))
    }
  }
}

struct Cancel: StatusCommand {
  static let configuration = CommandConfiguration(abstract: "Cancels a shoot. Its scores are kept.")
  @OptionGroup var options: TournamentOptions
  @Option(help: "Why.")
  var reason: String?
  var command: TournamentCommand { .cancel(reason: reason) }
}

struct Reopen: StatusCommand {
  static let configuration = CommandConfiguration(
    abstract: "Opens a finished shoot again, so that arrows can be entered.",
    discussion: "Example: archery reopen \"Club evening\" --reason \"one sheet was missing\""
  )
  @OptionGroup var options: TournamentOptions
  @Option(help: "Why.")
  var reason: String?
  var command: TournamentCommand { .reopen(reason: reason) }
}
