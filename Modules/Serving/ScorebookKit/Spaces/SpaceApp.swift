public import Access
public import ArgumentParser
public import Domain
public import Hypertext
import OfflineSync
public import Pages
public import Spaces

/// One kind of space in an app: its rules, words and pages.
///
/// The kit makes of it a ``SpaceSite``, which is the site of a ``SpaceApp`` or a part of any other app's site, and the commands
/// about one space (``SpaceCommand``).
public protocol SpaceKind: SendableMetatype {
  /// The app.
  associatedtype Root: ServedApp
  /// The fold of the spaces.
  associatedtype Fold: SpaceFold
  /// The options of the commands about one space.
  associatedtype Options: SpaceArguments = SpaceOptions

  /// The words for a space.
  static var noun: Noun { get }
  /// The title of the list of spaces; by default the noun.
  static var title: Message { get }
  /// The address of the list of spaces; by default the kind of space.
  static var home: WebAddress { get }
  /// The pages about a space, its own first; by default none, and the app adds its own to the site.
  static var pages: [LivePage<Fold>] { get }
  /// The app's own rules for the page about people.
  static var people: PeoplePages<Fold>.Custom { get }
  /// The webhook; by default none.
  static var hook: SpaceHook<Fold>? { get }
  /// Returns the space that a command is about; by default one by name or id, and without either the newest.
  static func space(named text: String?, of spaces: SpaceService<Fold>) async throws -> SpaceView<Fold>
}

extension SpaceKind {
  public static func space(named text: String?, of spaces: SpaceService<Fold>) async throws -> SpaceView<Fold> {
    try await spaces.view(try await spaces.find(text))
  }

  public static var title: Message { noun.title }
  public static var home: WebAddress { WebAddress(Fold.space.kind.rawValue) }
  public static var pages: [LivePage<Fold>] { [] }
  public static var people: PeoplePages<Fold>.Custom { PeoplePages<Fold>.Custom() }
  public static var hook: SpaceHook<Fold>? { nil }

  /// The shared commands about one space.
  public static var spaceCommands: [any ParsableCommand.Type] {
    [
      ListCommand<Self>.self, ShowCommand<Self>.self, UndoCommand<Self>.self, InviteCommand<Self>.self,
      PeopleCommand<Self>.self, DeleteCommand<Self>.self,
    ]
  }
}

/// An app that keeps spaces of one kind.
///
/// The app states its rules (``SpaceKind/Fold``), its pages and its own commands. The kit adds people, invites, undo, live and
/// offline pages, the API, sync, `copy` and the rest of the command line. An app adds pages that the kit cannot make in
/// ``add(to:)``, and may state its own `configuration`.
public protocol SpaceApp: ServedApp, SpaceKind where Root == Self {
  /// The product's name, as in the head of every page.
  static var product: String { get }
  /// A sentence about the app, for `--help`.
  static var abstract: String { get }
  /// The app's files, with `icon.svg` among them.
  static var assets: [Asset] { get }
  /// The fields that a refusal may be about, by its code, as in `SiteContent`.
  static var faultyFields: [String: [String]] { get }
  /// The codes of refusals which say that the thing is recorded already, as in `QueueRules`.
  static var recorded: [String] { get }
  /// The app's own commands; by default none.
  static var commands: [any ParsableCommand.Type] { get }
  /// The places of a space, in the bar of each of its pages; by default its page, its people and its connections.
  static func places(of id: SpaceID) -> [Page.Link]
  /// Returns names for the things that are synced; by default that of the space.
  static func syncWords(of installation: Installation) -> SyncWords
  /// Adds the app's forms and files, and what the kit cannot make.
  static func add(to site: SpaceSite<Self>)
}

extension SpaceApp {
  /// The root command, with the shared commands.
  public static var configuration: CommandConfiguration {
    CommandConfiguration(
      abstract: abstract,
      subcommands: commands + spaceCommands + [ServeCommand<Self>.self]
        + (hook == nil ? [] : [HookCommand<Self>.self]) + shared,
      defaultSubcommand: ServeCommand<Self>.self
    )
  }

  public static var commands: [any ParsableCommand.Type] { [] }
  public static var assets: [Asset] { [] }
  public static var title: Message { words.home }
  public static var home: WebAddress { WebAddress() }
  public static var faultyFields: [String: [String]] { [:] }
  public static var recorded: [String] { [] }

  public static func places(of id: SpaceID) -> [Page.Link] {
    let kind = Fold.space.kind.rawValue
    return [
      Page.Link(words.home, WebAddress()), Page.Link(noun.label, WebAddress(kind, id.rawValue)),
      Page.Link("People", WebAddress(kind, id.rawValue, "people")),
    ] + (hook == nil ? [] : [Page.Link("Connections", WebAddress(kind, id.rawValue, "connections"))])
  }

  public static func syncWords(of installation: Installation) -> SyncWords {
    SyncWords { item in
      guard let id = Fold.space.id(of: item.path) else { return nil }
      let name = await installation.gatekeeper.name(ofSpaceAt: item.path)
      return Message("The \(noun.one) \(name ?? id.rawValue)")
    }
  }

  /// The app's one fold.
  public static var folds: [any SpaceFold.Type] { [Fold.self] }
  /// The access rules of the app's kind of space.
  public static var rules: AccessRules { AccessRules(folds.map { $0.space }) }

  /// The app's words on shared pages.
  public static var words: AppWords {
    AppWords(program: _commandName, home: noun.title, joining: Message("Join"), news: Message("News")) { _ in
      Message("There is news.")
    }
  }
}

extension ServedApp {
  /// The commands that every app has.
  public static var shared: [any ParsableCommand.Type] { sharedByServer + sharedByUser }

  /// Of these, the commands about the server and its people.
  package static var sharedByServer: [any ParsableCommand.Type] {
    [LinkCommand<Self>.self, DeleteAccountCommand<Self>.self, RotateKeysCommand<Self>.self]
  }

  /// Of these, the commands about the user's own account and store.
  package static var sharedByUser: [any ParsableCommand.Type] {
    [
      InboxCommand<Self>.self, NotifyCommand<Self>.self, CalendarCommand<Self>.self, Login.self, Logout.self,
      SyncCommand<Self>.self, LostCommand<Self>.self,
      LeaveCommand<Self>.self, NameCommand<Self>.self, PersonalDataCommand<Self>.self, Copy<Self>.self,
      BackupCommand<Self>.self, RestoreCommand<Self>.self, Repair<Self>.self, DoctorCommand<Self>.self,
    ]
  }
}

package struct ServeCommand<App: SpaceApp>: AsyncParsableCommand, Sendable {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "serve", abstract: "Serves the pages and the API (the default command).")
  }

  @OptionGroup package var options: ServeOptions

  package init() {}

  package func run() async throws {
    try await options.serve(App.self) { serving in
      try await serving.run(App.self)
    }
  }
}

extension Serving {
  /// Serves an app that keeps spaces.
  public func run<App: SpaceApp>(_ app: App.Type) async throws { try await run(SpaceSite<App>.router(of: frame)) }
}
