import AppKit
import ArcheryScoring
import ArgumentParser
import CanonicalJSON
import Domain
import Hypertext
import Pages
import Server
import Spaces

/// A command that acts on one shoot, as the owner of the store.
protocol ShootCommand: AsyncParsableCommand {
  var options: ShootOptions { get }

  /// Does the work and prints what came of it.
  func run(_ context: ShootContext) async throws
}

extension ShootCommand {
  func run() async throws {
    try await options.store.withContainer(of: Archery.self) { container in
      let app = ArcheryServices(container)
      let owner = try await app.me()
      let id = try await app.shoot(named: options.shoot)
      try await run(ShootContext(app: app, user: owner.user, id: id, options: options))
    }
  }
}

/// The shoot, the account and the options of every command on one shoot.
struct ShootOptions: ParsableArguments {
  @Argument(help: "The shoot's id, the beginning of it, or its name.")
  var shoot: String

  @Option(help: ArgumentHelp("An id of your own; the same command with the same id is done once.", valueName: "id"))
  var id: String?

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var store: StoreOption
}

/// One shoot at hand, for one user.
struct ShootContext {
  let app: ArcheryServices
  let user: UserID
  let id: TournamentID
  let options: ShootOptions

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
    guard let row = found.first, found.count == 1 else {
      let names = roster.map(\.displayName).joined(separator: ", ")
      throw CommandFailure(
        found.isEmpty
          ? Message("There is no archer \"\(text)\" in this shoot. Archers: \(names)")
          : Message("Several archers are called \"\(text)\". Use an id from 'archery show'.")
      )
    }
    return row.id
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
    guard let card = found.first else {
      throw CommandFailure(Message("There is no shoot \"\(text)\". Use 'archery list' to see your shoots."))
    }
    guard found.count == 1 else {
      throw CommandFailure(Message("Several shoots are called \"\(text)\". Use an id from 'archery list'."))
    }
    return card.id
  }
}
