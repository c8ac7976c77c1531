import AppKit
import ArcheryScoring
import ArgumentParser
import Domain
import LeaderboardKit
import Server

struct Show: ShootCommand {
  static let configuration = CommandConfiguration(
    abstract: "Prints a shoot's status and roster.",
    discussion: "Example: archery show \"Club evening\""
  )

  @OptionGroup var options: ShootOptions

  func run(_ context: ShootContext) async throws {
    let screen = try await context.tournament().screen(for: context.user)
    let roster = TextTable(screen.roster) { row in
      let host = row.hostName.map { Terminal.text(Message("Guest of \($0)")) } ?? (row.account == nil ? "" : "linked")
      return [
        row.displayName, row.target?.text ?? "", row.category ?? "", row.club ?? "",
        row.bowType.map { Terminal.text($0.label) } ?? "",
        row.status.rawValue.lowercased(),
        "\(row.runningTotal)", Terminal.text(Message("\(row.endsCompleted) ends")), host,
        row.id.rawValue,
      ]
    }
    try context.show(
      screen,
      ["\(screen.name): \(Terminal.text(screen.status.label))", "\(screen.round.name), \(screen.rule.name)", ""]
        + roster.lines
        + (WithoutBowView(screen).map { ["", Terminal.text($0.sentence)] } ?? [])
    )
  }
}

struct Add: ShootCommand {
  static let configuration = CommandConfiguration(
    abstract: "Adds yourself, or a guest whom you score.",
    discussion: "Example: archery add \"Club evening\" Dora"
  )

  @OptionGroup var options: ShootOptions

  @Argument(help: "The guest's name; without one, you join yourself.")
  var name: String?

  @Option(help: "The bow: \(BowType.words).")
  var bow: BowType?

  @Option(help: "Where the archer stands, such as 12A.")
  var target: TargetPlace?

  @Option(help: "The club.")
  var club: String?

  @Option(help: "The age class, such as under18, adult or 50+.")
  var age: AgeClass?

  @Option(help: "The gender: F or M.")
  var gender: Gender?

  func run(_ context: ShootContext) async throws {
    let owner = try await context.app.me()
    let id = name == nil ? PlayerID(context.user) : PlayerID(rawValue: options.id ?? context.app.newIdentity())
    let usual = name == nil ? try await context.app.preferences(of: context.user).bow : nil
    let archer = TournamentCommand.NewArcher(
      id,
      displayName: name ?? owner.displayName,
      isGuest: name != nil,
      bowType: bow ?? usual,
      target: target,
      entrant: Entrant(club: club, ageClass: age, gender: gender)
    )
    let outcome = try await context.perform(.add(archer))
    if name == nil { try await context.app.remember(bow, for: context.user) }
    try context.show(outcome.tournament.screen(for: context.user), ["Added \(name ?? owner.displayName): \(id)"])
  }
}

struct Withdraw: ShootCommand {
  static let configuration = CommandConfiguration(
    abstract: "Withdraws an archer, whose arrows are kept.",
    discussion: "Example: archery withdraw \"Club evening\" Ben --reason \"shoulder\""
  )

  @OptionGroup var options: ShootOptions

  @Argument(help: "The archer's name or id.")
  var archer: String

  @Option(help: "Why.")
  var reason: String?

  func run(_ context: ShootContext) async throws {
    let archer = try context.archer(archer, in: try await context.tournament())
    let outcome = try await context.perform(.withdraw(archer, reason: reason))
    try context.show(outcome.tournament.screen(for: context.user), ["Withdrawn."])
  }
}

/// A command that moves a shoot from one status to another.
protocol StatusCommand: ShootCommand {
  var command: TournamentCommand { get }
}

extension StatusCommand {
  func run(_ context: ShootContext) async throws {
    let after = try await context.perform(command).tournament
    try context.show(after.screen(for: context.user), ["\(after.name): \(after.status.label)"])
  }
}

struct Start: StatusCommand {
  static let configuration = CommandConfiguration(
    abstract: "Starts a shoot; its round and rule are fixed from then on."
  )
  @OptionGroup var options: ShootOptions
  var command: TournamentCommand { .start }
}

struct Pause: StatusCommand {
  static let configuration = CommandConfiguration(abstract: "Pauses a shoot; no arrows are taken until it goes on.")
  @OptionGroup var options: ShootOptions
  var command: TournamentCommand { .pause }
}

struct Resume: StatusCommand {
  static let configuration = CommandConfiguration(abstract: "Goes on with a paused shoot.")
  @OptionGroup var options: ShootOptions
  var command: TournamentCommand { .resume }
}

struct Complete: StatusCommand {
  static let configuration = CommandConfiguration(abstract: "Ends a shoot and makes its results final.")
  @OptionGroup var options: ShootOptions
  @Flag(help: "Also while archers are not done; they are listed as not finished.")
  var force = false
  var command: TournamentCommand { .complete(force: force) }
}

struct Cancel: StatusCommand {
  static let configuration = CommandConfiguration(abstract: "Cancels a shoot; its scores stay.")
  @OptionGroup var options: ShootOptions
  @Option(help: "Why.")
  var reason: String?
  var command: TournamentCommand { .cancel(reason: reason) }
}
