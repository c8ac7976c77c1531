import Access
import ArcheryScoring
import ArgumentParser
import Domain
import Leaderboards
import OfflineSync
import ScoreServer
import ScorebookKit
import Spaces

struct Archer: TournamentSubcommand {
  static let configuration = CommandConfiguration(
    abstract: "Changes an archer's name, bow, shaft or target, or deletes the name.",
    discussion: """
      Example: archery archer "Club evening" Ben --bow barebow --target 12A
               archery archer "Club evening" Ben --delete-name     the scores stay, without the name
      """
  )

  @OptionGroup var options: TournamentOptions

  @Argument(help: "The archer's name or id, or me.")
  var archer: String

  @Option(help: "A new name.")
  var name: String?

  @Option(help: "The bow: \(BowType.words).")
  var bow: BowType?

  @Option(help: "The diameter of the shafts in millimetres, up to 9.3.")
  var shaft: String?

  @Option(help: "The archer's target place, such as 12A.")
  var target: TargetPlace?

  @Option(help: "The club.")
  var club: String?

  @Option(help: "The age class, such as under18, adult or 50+.")
  var age: AgeClass?

  @Option(help: "The gender: F or M.")
  var gender: Gender?

  @Option(help: "The code of a category instead of the one that fits; an empty one for the one that fits.")
  var category: String?

  @Flag(help: "Remove the archer's target.")
  var noTarget = false

  @Flag(help: "Delete the archer's name from the shoot, at any time.")
  var deleteName = false

  func validate() throws {
    let changes = [name, bow?.rawValue, shaft, target?.text, club, age.map { "\($0)" }, gender?.rawValue, category]
    if deleteName, noTarget || changes.contains(where: { $0 != nil }) {
      throw ValidationError(Message("Use --delete-name by itself."))
    }
  }

  func run(_ context: TournamentContext) async throws {
    let tournament = try await context.tournament()
    let id = try context.archer(archer, in: tournament)
    if deleteName { return try await deleteName(of: id, context) }
    guard let before = tournament[id] else { return }
    let command = TournamentCommand.changeArcher(
      id,
      displayName: name ?? before.givenName,
      bowType: bow ?? before.bowType,
      shaftDiameterUm: try shaft.map { try Shaft.micrometres($0) } ?? before.shaftDiameterUm,
      target: noTarget ? nil : target ?? before.target
    )
    let key = options.id ?? context.app.newIdentity()
    let steps = TournamentStep.changing(id, command, try entrant(of: before, in: tournament), as: key)
    let after = try await context.app.perform(steps, on: context.id, by: context.user).tournament
    if before.user == context.user { try await context.app.remember(bow, for: context.user) }
    let name = after.displayName(of: id)
    let changed =
      after[id]?.target.map { Message("Changed: \(name), target \($0.text)") } ?? Message("Changed: \(name)")
    try context.show(after, changed)
  }

  private func deleteName(of id: PlayerID, _ context: TournamentContext) async throws {
    let app = context.app
    let outcome = try await app.perform(.deleteName(id), on: context.id, by: context.user, as: options.id)
    let (after, name) = (outcome.tournament, outcome.tournament.displayName(of: id))
    let isSynced = try await app.isSynced
    try context.show(
      after,
      isSynced
        ? Message("The name was deleted here, and leaves the server with the next sync. The archer is now \(name).")
        : Message("The name was deleted. The archer is now \(name).")
    )
  }

  private func entrant(of archer: Participant, in tournament: Tournament) throws -> Entrant? {
    if club == nil, age == nil, gender == nil, category == nil { return nil }
    var entrant = archer.entrant
    entrant.club = club ?? entrant.club
    entrant.ageClass = age ?? entrant.ageClass
    entrant.gender = gender ?? entrant.gender
    if let category { entrant.category = category.isEmpty ? nil : try tournament.category(named: category).id }
    return entrant
  }
}

struct Scorers: TournamentSubcommand {
  static let configuration = CommandConfiguration(
    abstract: "Appoints the additional scorers of an archer; without a name, removes them.",
    discussion: """
      Example: archery scorers "Club evening" Ben Ana
               archery scorers "Club evening" 12 Ana     for all archers at target 12
      """
  )

  @OptionGroup var options: TournamentOptions

  @Argument(help: "The archer's name or id, or the number of a target.")
  var archer: String

  @Argument(help: "Archers with an account here, by name or id; or me.")
  var scorers: [String] = []

  func run(_ context: TournamentContext) async throws {
    let tournament = try await context.tournament()
    let scored = try scored(context, tournament)
    let members = try await context.app.invites.members(of: context.id.space, for: try await context.app.me())
    let users = try scorers.map { try user($0, context, tournament, members) }
    let key = options.id ?? context.app.newIdentity()
    let steps = scored.map { TournamentCommand.appointScorers(users, for: $0) }.steps(as: key)
    let after = try await context.app.perform(steps, on: context.id, by: context.user).tournament
    let archers = scored.map { after.displayName(of: $0) }.joined(separator: ", ")
    try context.show(
      after,
      users.isEmpty
        ? Message("Extra scorers removed for: \(archers)")
        : Message(
          "\(users.map { after.displayName(ofUser: $0).message }.joined(separator: ", ")) can score for: \(archers)"
        )
    )
  }

  private func scored(_ context: TournamentContext, _ tournament: Tournament) throws -> [PlayerID] {
    let atTarget = tournament.roster.filter { $0.target?.number == Int(archer) && Int(archer) != nil }.map(\.id)
    return atTarget.isEmpty ? [try context.archer(archer, in: tournament)] : atTarget
  }

  private func user(
    _ text: String,
    _ context: TournamentContext,
    _ tournament: Tournament,
    _ members: [SpaceMember]
  ) throws -> UserID {
    if text == "me" { return context.user }
    let accounts = members.filter { $0.role != .guest }
    let named = accounts.called(text, id: \.id.rawValue, names: { [$0.displayName] })
    if named.count == 1 { return named[0].id }
    let id = try context.archer(text, in: tournament)
    guard let user = tournament[id]?.user else {
      throw CommandFailure(
        Message("\(text) is a guest without an account and cannot score. Choose an archer with an account.")
      )
    }
    return user
  }
}

struct Disqualify: ArcherCommand {
  static let configuration = CommandConfiguration(
    abstract: "Disqualifies an archer. The arrows are kept.",
    discussion: """
      Example: archery disqualify "Club evening" Ben --reason "shot after the signal"
               archery disqualify "Club evening" Ben --reason "abuse" --from-all-results     listed as DQB, without a score
      'archery reinstate' reverts this.
      """
  )

  @OptionGroup var options: TournamentOptions

  @Argument(help: "The archer's name or id.")
  var archer: String

  @Option(help: "Why.")
  var reason: String

  @Flag(help: "Remove the archer from all results (DQB) instead of from the ranking alone (DSQ).")
  var fromAllResults = false

  func command(on archer: Participant, named _: String) -> TournamentCommand {
    .disqualify(archer.id, reason: reason, fromAllResults: fromAllResults)
  }

  func outcome(_ archer: String) -> Message { Message("Disqualified: \(archer)") }
}

struct Reinstate: ArcherCommand {
  static let configuration = CommandConfiguration(
    abstract: "Reinstates a withdrawn or disqualified archer.",
    discussion: "Example: archery reinstate \"Club evening\" Ben"
  )

  @OptionGroup var options: TournamentOptions

  @Argument(help: "The archer's name or id, or me.")
  var archer: String

  func command(on archer: Participant, named _: String) -> TournamentCommand { .reinstate(archer.id) }

  func outcome(_ archer: String) -> Message { Message("Back in the shoot: \(archer)") }
}
