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

  func run(_ desk: ShootDesk) async throws {
    let screen = try await desk.tournament().screen(for: desk.user)
    let roster = TextTable(screen.roster) { row in
      let host = row.hostName.map { "guest of \($0)" } ?? ""
      return [
        row.displayName, row.target?.text ?? "", row.bowType?.label ?? "", row.status.rawValue.lowercased(),
        "\(row.runningTotal)", "\(row.endsCompleted) ends", host,
        row.id.rawValue,
      ]
    }
    try desk.show(
      screen,
      ["\(screen.name): \(screen.status.label)", "\(screen.round.name), \(screen.rule.name)", ""] + roster.lines
        + (WithoutBowView(screen).map { ["", $0.sentence] } ?? [])
    )
  }
}

struct Add: ShootCommand {
  static let configuration = CommandConfiguration(
    abstract: "Adds a guest, whom you score, or yourself.",
    discussion: "Example: archery add \"Club evening\" Dora"
  )

  @OptionGroup var options: ShootOptions

  @Argument(help: "The guest's name; without one, you join yourself.")
  var name: String?

  @Option(help: "The bow: \(BowType.words).")
  var bow: BowType?

  @Option(help: "Where the archer stands, such as 12A.")
  var target: TargetPlace?

  func run(_ desk: ShootDesk) async throws {
    let owner = try await desk.app.me()
    let id = name == nil ? PlayerID(desk.user) : PlayerID(rawValue: options.id ?? desk.app.newIdentity())
    let usual = name == nil ? try await desk.app.preferences(of: desk.user).bow : nil
    let archer = TournamentCommand.NewArcher(
      id,
      displayName: name ?? owner.displayName,
      isGuest: name != nil,
      bowType: bow ?? usual,
      target: target
    )
    let outcome = try await desk.perform(.add(archer))
    if name == nil { try await desk.app.remember(bow, for: desk.user) }
    try desk.show(outcome.tournament.screen(for: desk.user), ["Added \(name ?? owner.displayName): \(id)"])
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

  func run(_ desk: ShootDesk) async throws {
    let archer = try desk.archer(archer, in: try await desk.tournament())
    let outcome = try await desk.perform(.withdraw(archer, reason: reason))
    try desk.show(outcome.tournament.screen(for: desk.user), ["Withdrawn."])
  }
}

/// A command that moves a shoot from one status to another.
protocol StatusCommand: ShootCommand {
  var command: TournamentCommand { get }
}

extension StatusCommand {
  func run(_ desk: ShootDesk) async throws {
    let after = try await desk.perform(command).tournament
    try desk.show(after.screen(for: desk.user), ["\(after.name): \(after.status.label)"])
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
  static let configuration = CommandConfiguration(abstract: "Calls a shoot off; what was scored is kept.")
  @OptionGroup var options: ShootOptions
  @Option(help: "Why.")
  var reason: String?
  var command: TournamentCommand { .cancel(reason: reason) }
}
