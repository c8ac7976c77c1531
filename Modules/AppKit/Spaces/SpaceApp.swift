public import Access
public import ArgumentParser
import Domain
import Notices
public import Pages
import Server
public import Spaces

/// An app that keeps spaces of one kind.
///
/// The app states its rules (``Fold``), its pages and its own commands. The kit adds the list of spaces, people, invites,
/// undo, live and offline pages, the API, sync, `copy` and the rest of the command line.
public protocol SpaceApp: ServedApp {
  /// The fold of the app's spaces.
  associatedtype Fold: SpaceFold

  /// The product's name, as in the head of every page.
  static var product: String { get }
  /// The words for a space.
  static var noun: Noun { get }
  /// A sentence about the app, for `--help`.
  static var abstract: String { get }
  /// The pages of the app.
  static var pages: SpacePages<Fold> { get }
  /// The commands that only this app has.
  static var commands: [any ParsableCommand.Type] { get }
}

extension SpaceApp {
  /// The root command, with the shared commands.
  public static var configuration: CommandConfiguration {
    CommandConfiguration(
      abstract: abstract,
      subcommands: commands + [
        ListCommand<Self>.self, ShowCommand<Self>.self, UndoCommand<Self>.self, InviteCommand<Self>.self,
        PeopleCommand<Self>.self, ServeCommand<Self>.self,
      ] + (pages.hook == nil ? [] : [HookCommand<Self>.self]) + shared,
      defaultSubcommand: ServeCommand<Self>.self
    )
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
  public static var shared: [any ParsableCommand.Type] {
    [
      LinkCommand<Self>.self, RotateKeysCommand<Self>.self, InboxCommand<Self>.self, SyncCommand<Self>.self,
      LostCommand<Self>.self, LeaveCommand<Self>.self, NameCommand<Self>.self, Copy<Self>.self, Repair<Self>.self,
      Login.self, Logout.self,
    ]
  }
}

/// The command `serve` of every app with one kind of space.
public struct ServeCommand<App: SpaceApp>: AsyncParsableCommand, Sendable {
  public static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "serve", abstract: "Serves the pages and the API (the default command).")
  }

  @OptionGroup public var options: ServeOptions

  public init() {}

  public func run() async throws {
    try await options.serve(App.self) { serving in
      try await serving.run(SpaceSite<App>(serving.frame).router())
    }
  }
}
