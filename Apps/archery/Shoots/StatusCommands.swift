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

struct DeleteShoot: TournamentSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "delete",
    abstract: "Deletes a shoot for everybody, for its owner.",
    discussion: "Best scores stay. Example: archery delete \"Club evening\" --yes"
  )

  @OptionGroup var options: TournamentOptions

  @Flag(help: "Delete without asking again.")
  var yes = false

  func run(_ context: TournamentContext) async throws {
    let me = try await context.app.me()
    let tournament = try await context.app.tournaments.tournament(context.id)
    guard tournament.owner == me.user else { throw CommandFailure(Message("Only the owner of the shoot deletes it.")) }
    guard yes else {
      throw CommandFailure(
        Message("This deletes \"\(tournament.name)\" for everybody and cannot be undone. Add --yes to confirm.")
      )
    }
    try await context.app.delete(context.id, by: me, as: options.id ?? context.app.newIdentity())
    Terminal.say(Message("The shoot \(tournament.name) is deleted."))
  }
}
