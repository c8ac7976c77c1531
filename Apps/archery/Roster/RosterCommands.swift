import ArcheryScoring
import ArgumentParser
import Domain
import Leaderboards
import ScoreServer
import ScorebookKit

struct Show: TournamentSubcommand {
  static let configuration = CommandConfiguration(
    abstract: "Prints a shoot's status and roster.",
    discussion: "Example: archery show \"Club evening\""
  )

  @OptionGroup var options: TournamentOptions

  func run(_ context: TournamentContext) async throws {
    let screen = try await context.tournament().screen(for: context.user)
    let roster = TextTable(screen.roster) { row in
      let host =
        row.hostName.map { Terminal.text(Message("Guest of \($0.message)")) }
        ?? (row.account == nil ? "" : Terminal.text(Message("linked")))
      return [
        row.displayName, row.target?.text ?? "", row.category.map { Terminal.text($0.message) } ?? "", row.club ?? "",
        row.bowType.map { Terminal.text($0.label) } ?? "",
        Terminal.text(row.status.label),
        "\(row.runningTotal)", Terminal.text(Message("\(row.endsCompleted) ends")), host,
        row.id.rawValue,
      ]
    }
    try context.show(
      screen,
      [
        "\(screen.name): \(Terminal.text(screen.status.label))",
        "\(Terminal.text(.round(screen.round.name))), \(Terminal.text(screen.rule.name.message))", "",
      ]
        + roster.lines
        + (screen.withoutBowWords.map { ["", Terminal.text($0)] } ?? [])
    )
  }
}

struct Add: TournamentSubcommand {
  static let configuration = CommandConfiguration(
    abstract: "Adds you, or a guest that you score.",
    discussion: "Example: archery add \"Club evening\" Dora"
  )

  @OptionGroup var options: TournamentOptions

  @Argument(help: "The guest's name. Without a name, you join yourself.")
  var name: String?

  @Flag(help: "Add another archer with a name that is on the roster already.")
  var namesake = false

  @Option(help: "The bow: \(BowType.words).")
  var bow: BowType?

  @Option(help: "The archer's target place, such as 12A.")
  var target: TargetPlace?

  @Option(help: "The club.")
  var club: String?

  @Option(help: "The age class, such as under18, adult or 50+.")
  var age: AgeClass?

  @Option(help: "The gender: F or M.")
  var gender: Gender?

  func validate() throws {
    if let name, name.allSatisfy(\.isWhitespace) {
      throw ValidationError(Message("Enter the name of the guest, or leave it out to join yourself."))
    }
  }

  func run(_ context: TournamentContext) async throws {
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
    if let name, !namesake { try refuseNamesake(name, id, in: try await context.tournament()) }
    let outcome = try await context.perform(.add(archer))
    if name == nil { try await context.app.remember(bow, for: context.user) }
    try context.show(outcome.tournament, Message("Added \(name ?? owner.displayName): \(id.rawValue)"))
  }
}

extension Add {
  /// A second archer of a name is added on purpose only; the same command again is no second archer.
  private func refuseNamesake(_ name: String, _ id: PlayerID, in tournament: Tournament) throws {
    guard tournament[id] == nil, tournament.roster.named(name) != nil else { return }
    throw CommandFailure(
      Message("\(name) is on the roster already. Use --namesake to add another archer with the same name.")
    )
  }
}

struct Withdraw: ArcherCommand {
  static let configuration = CommandConfiguration(
    abstract: "Withdraws an archer. The arrows are kept.",
    discussion: "Example: archery withdraw \"Club evening\" Ben --reason \"shoulder\""
  )

  @OptionGroup var options: TournamentOptions

  @Argument(help: "The archer's name or id.")
  var archer: String

  @Option(help: "Why.")
  var reason: String?

  func command(on archer: Participant, named _: String) -> TournamentCommand { .withdraw(archer.id, reason: reason) }

  func outcome(_ archer: String) -> Message { Message("Withdrawn: \(archer)") }
}
