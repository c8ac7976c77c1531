import Access
public import ArgumentParser
import CanonicalJSON
import Composition
public import Domain
import Server
public import Spaces

/// The options of every command about one space.
public struct SpaceOptions: ParsableArguments, Sendable {
  @Option(name: .customLong("in"), help: "The name, the id or the beginning of the id. Default: the newest.")
  public var space: String?

  @Option(help: ArgumentHelp("An id of your own: a command that is repeated with it is done once.", valueName: "id"))
  public var id: String?

  @Flag(help: "Print JSON.")
  public var json = false

  @OptionGroup public var store: StoreOption

  public init() {}
}

/// A command about one space.
public protocol SpaceCommand: AsyncParsableCommand {
  /// The app.
  associatedtype App: SpaceApp

  /// The options.
  var options: SpaceOptions { get }

  /// Runs the command.
  func run(_ context: CommandContext<App>) async throws
}

extension SpaceCommand {
  /// Opens the store and runs the command.
  public func run() async throws {
    try await options.store.withContainer(of: App.self) { container in
      let installation = Installation(container, of: App.self)
      let service = installation.spaces(App.Fold.self, for: try await installation.me())
      try await run(CommandContext(installation: installation, service: service, options: options))
    }
  }
}

/// The store, the account and the options of a command about one space.
public struct CommandContext<App: SpaceApp>: Sendable {
  /// The installation.
  public let installation: Installation
  /// The spaces of the account.
  public let service: SpaceService<App.Fold>
  /// The options.
  public let options: SpaceOptions

  /// The time.
  public var now: Timestamp { installation.now() }
  private var ticket: String { options.id ?? installation.newIdentity() }

  /// Creates a space, and prints its page.
  public func create(_ about: App.Fold.About) async throws {
    try show(try await service.create(about, as: SpaceID(rawValue: ticket)))
  }

  /// Returns the space that the options name.
  public func view() async throws -> SpaceView<App.Fold> {
    try await service.view(try await service.find(options.space))
  }

  /// Records in the space that the options name, and prints its page.
  ///
  /// - Parameters:
  ///   - entry: The text that was entered; another entry under the same `--id` is rejected.
  ///   - decide: Makes the events, or rejects the entry.
  /// - Throws: ``Spaces/SpaceError``.
  public func record(_ entry: String, _ decide: @Sendable (SpaceView<App.Fold>) throws -> [Draft]) async throws {
    let id = try await service.find(options.space)
    try show(
      try await service.record(in: id, as: Ticket(ticket, for: entry.utf8)) { view throws(Refusal) in
        do { return try decide(view) } catch { throw Refusal(error) }
      }
    )
  }

  /// Prints the space's own page.
  public func show(_ view: SpaceView<App.Fold>) throws {
    guard let content = App.pages.pages.first?.content(view) else { return }
    try Terminal.say(content.value, asJSON: options.json) { content.lines() }
  }
}

/// The command `list`: the spaces of the account.
public struct ListCommand<App: SpaceApp>: SpaceCommand, Sendable {
  public static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "list", abstract: "Lists your \(App.noun.many) with their ids.")
  }

  @OptionGroup public var options: SpaceOptions

  public init() {}

  /// Runs the command.
  public func run(_ context: CommandContext<App>) async throws {
    let all = try await context.service.list()
    try Terminal.say(all, asJSON: options.json) { TextTable(all) { [$0.name, $0.id.rawValue] }.lines }
  }
}

/// The command `show`: a space's own page on the terminal.
public struct ShowCommand<App: SpaceApp>: SpaceCommand, Sendable {
  public static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "show", abstract: "Prints a \(App.noun.one).")
  }

  @OptionGroup public var options: SpaceOptions

  public init() {}

  /// Runs the command.
  public func run(_ context: CommandContext<App>) async throws { try context.show(try await context.view()) }
}

/// The command `undo`: retracts the last entry.
public struct UndoCommand<App: SpaceApp>: SpaceCommand, Sendable {
  public static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "undo", abstract: "Undoes the last entry of a \(App.noun.one).")
  }

  @OptionGroup public var options: SpaceOptions

  public init() {}

  /// Runs the command.
  public func run(_ context: CommandContext<App>) async throws {
    try await context.record("undo") { view in [.undo(try view.entry(nil))] }
  }
}

/// The command `people`: the members of a space.
public struct PeopleCommand<App: SpaceApp>: SpaceCommand, Sendable {
  public static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "people", abstract: "Lists the members of a \(App.noun.one).")
  }

  @OptionGroup public var options: SpaceOptions

  public init() {}

  /// Runs the command.
  public func run(_ context: CommandContext<App>) async throws {
    var members: [SpaceMember] = []
    for (user, role) in try await context.service.members(of: try await context.view().id) {
      let name = try? await context.installation.signIn.account(of: user)?.displayName
      members.append(SpaceMember(id: user, displayName: name ?? user.rawValue, role: role))
    }
    members.sort { ($0.displayName, $0.id) < ($1.displayName, $1.id) }
    try Terminal.say(members, asJSON: options.json) {
      TextTable(members) { [$0.displayName, $0.role.rawValue, $0.id.rawValue] }.lines
    }
  }
}

/// The command `invite`: a link and a code to join a space.
public struct InviteCommand<App: SpaceApp>: AsyncParsableCommand, Sendable {
  public static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "invite",
      abstract: "Prints a link and a code that invite others to a \(App.noun.one)."
    )
  }

  @OptionGroup public var options: SpaceOptions
  @OptionGroup public var invite: InviteOptions

  public init() {}

  public func run() async throws {
    try await App.withServed(options.store) { installation, owner, address in
      let id = try await installation.spaces(App.Fold.self, for: owner).find(options.space)
      let grant = InviteGrant.role(.member, in: App.Fold.space.path(of: id))
      try await invite.invite(to: grant, by: owner, in: installation, at: address, json: options.json)
    }
  }
}
