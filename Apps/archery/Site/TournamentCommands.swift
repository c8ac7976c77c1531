import ArcheryScoring
import ArgumentParser
import CanonicalJSON
import Domain
import Hypertext
import Pages
import ScoreServer
import ScorebookKit
import Spaces

/// A command that acts on one shoot, as the owner of the store.
protocol TournamentSubcommand: AsyncParsableCommand {
  var options: TournamentOptions { get }

  /// Does the work and prints what came of it.
  func run(_ context: TournamentContext) async throws
}

extension TournamentSubcommand {
  func run() async throws {
    try await withApp(options.store) { app, me in
      let id = try await app.shoot(named: options.shoot)
      try await run(TournamentContext(app: app, user: me.user, id: id, options: options))
    }
  }
}

/// A command that changes one archer of a shoot.
protocol ArcherCommand: TournamentSubcommand {
  var archer: String { get }
  func command(on archer: Participant, named name: String) throws -> TournamentCommand
  /// What came of it; `archer` is the name before it.
  func outcome(_ archer: String) -> Message
}

extension ArcherCommand {
  func run(_ context: TournamentContext) async throws {
    let before = try await context.tournament()
    guard let archer = before[try context.archer(archer, in: before)] else { return }
    let name = before.displayName(of: archer.id)
    let after = try await context.perform(try command(on: archer, named: name)).tournament
    try context.show(after, outcome(name))
  }
}

/// The services over the store of a command, with the account that the command acts as.
func withApp(_ store: StoreOption, _ body: (_ app: ArcheryServices, _ me: Account) async throws -> Void) async throws {
  try await store.withContainer(of: Archery.self) { container in
    let app = ArcheryServices(container)
    try await body(app, try await app.me())
  }
}

/// The shoot, the account and the options of every command on one shoot.
struct TournamentOptions: ParsableArguments {
  @Argument(help: "The shoot's id, the beginning of it, or its name.")
  var shoot: String

  @Option(help: ArgumentHelp("An id of your own; the same command with the same id is done once.", valueName: "id"))
  var id: String?

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var store: StoreOption
}

/// One shoot at hand, for one user.
struct TournamentContext {
  let app: ArcheryServices
  let user: UserID
  let id: TournamentID
  let options: TournamentOptions

  func tournament() async throws -> Tournament {
    try await app.tournaments.tournament(id)
  }

  @discardableResult
  func perform(_ command: TournamentCommand) async throws -> TournamentOutcome {
    try await app.perform(command, on: id, by: user, as: options.id)
  }

  /// The archer with this id, or with this name if it is unique; "me" is the command's user.
  func archer(_ text: String, in tournament: Tournament) throws -> PlayerID {
    let roster = tournament.screen(for: user).roster
    let found = roster.called(text, id: \.id.rawValue, names: { [$0.displayName] })
    if found.isEmpty, text == "me", let row = roster.first(where: \.isCurrentUser) { return row.id }
    let names = roster.map(\.displayName).joined(separator: ", ")
    return try found.only(
      orNone: Message("There is no archer \"\(text)\" in this shoot. Archers: \(names)"),
      orSeveral: Message("Several archers are called \"\(text)\". Use an id from 'archery show'.")
    ).id
  }

  /// Prints the shoot's page as JSON, or a message about it.
  func show(_ tournament: Tournament, _ message: @autoclosure () -> Message) throws {
    try show(tournament.screen(for: user), message())
  }

  /// Prints a screen model as JSON, or a message about it.
  func show(_ screen: some Encodable, _ message: @autoclosure () -> Message) throws {
    if options.json { return try Terminal.sayJSON(screen) }
    Terminal.say(message())
  }

  /// Prints a screen model as JSON, or as the lines that stand for it.
  func show(_ screen: some Encodable, _ lines: @autoclosure () -> [String]) throws {
    if options.json { return try Terminal.sayJSON(screen) }
    for line in lines() { Terminal.say(line) }
  }
}

extension ArcheryServices {
  /// The shoot with this id, with an id that begins so, or with this name.
  func shoot(named text: String) async throws -> TournamentID {
    let cards = try await tournaments.cards()
    let found = cards.called(text, beginnings: true, id: \.id.rawValue, names: { [$0.name] })
    return try found.only(
      orNone: Message("There is no shoot \"\(text)\". Use 'archery list' to see your shoots."),
      orSeveral: Message("Several shoots are called \"\(text)\". Use an id from 'archery list'.")
    ).id
  }
}

extension Array {
  /// The only element.
  ///
  /// - Throws: ``ScorebookKit/CommandFailure`` with one of the messages.
  func only(orNone none: @autoclosure () -> Message, orSeveral several: @autoclosure () -> Message) throws -> Element {
    guard let first, count == 1 else { throw CommandFailure(isEmpty ? none() : several()) }
    return first
  }
}
