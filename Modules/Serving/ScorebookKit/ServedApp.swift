public import Access
public import ArgumentParser
import Composition
public import Domain
public import Localization
public import Notices
public import OfflineSync
public import Pages
public import Spaces
public import StoreEngine

/// The root command of an app that is served.
///
/// Shared pages and commands depend on this protocol.
public protocol ServedApp: AsyncParsableCommand {
  /// The access rules.
  static var rules: AccessRules { get }
  /// The kinds of space that the app keeps, one fold each.
  ///
  /// Their rules judge every event.
  static var folds: [any SpaceFold.Type] { get }
  /// The app's words on shared pages and commands.
  static var words: AppWords { get }
  /// The app's own texts.
  ///
  /// Pages and commands speak their languages.
  static var texts: [PackedWords] { get }
  /// The kinds of store that the app opens by URL; by default those of Scorebook.
  static var stores: StoreRegistry { get }
  /// The owner's own spaces that a server of this app derives from its other spaces; by default all that the rules leave to
  /// the owner.
  static var derivedSpaces: Set<ItemPath.Segment> { get }
  /// Returns the rule for withholding items of a local store from sync; by default nothing is withheld.
  static var withholding: @Sendable (Storage) -> Withholding { get }
  /// What the events of the app's journals replace, so that sync reports the losing one of two edits; by default nothing.
  static var overwriting: Overwriting { get }
  /// The tables of an account's export, which has all its events besides; by default none.
  static var personalTables: [PersonalTable] { get }
  /// Returns the app's news, besides those about accounts; by default none.
  ///
  /// A server projects them. They read the whole store, and say to an account what it may read.
  static func notices(in installation: Installation) -> [any NoticeSource]
  /// Returns the switches of notices that the app keeps in settings of its own; by default none.
  static func noticeSwitches(in installation: Installation) -> NoticeSwitches?
  /// Returns the dates of an account for its calendar, in any order; by default none.
  static func calendar(of account: Account, in installation: Installation) async throws -> [CalendarEntry]
  /// Projects changes before a command shows notices; by default nothing.
  static func catchUp(_ installation: Installation) async
  /// Projects changes as they come, until the task is cancelled, while a command follows notices; by default nothing.
  static func keepUp(_ installation: Installation) async
  /// Changes the name of an account in the app's spaces; by default in each that shows the former name.
  static func rename(_ account: Account, from former: String, in installation: Installation) async throws
  /// The word in the name of a deleted account, such as `Archer` in `Archer 7f3k`; by default `Member`.
  static var pseudonymWord: String { get }
  /// Deletes what the app holds of an account outside its spaces and the documents under `users`; by default nothing.
  ///
  /// It may be called again after a failure.
  static func forget(_ user: UserID, in installation: Installation) async throws
}

extension ServedApp {
  public static var folds: [any SpaceFold.Type] { [] }
  public static var texts: [PackedWords] { [] }
  public static var stores: StoreRegistry { .standard }
  public static var derivedSpaces: Set<ItemPath.Segment> { rules.derived }
  public static var withholding: @Sendable (Storage) -> Withholding { { _ in { _ in false } } }
  public static var overwriting: Overwriting { { _, _ in [:] } }
  public static var personalTables: [PersonalTable] { [] }

  public static func notices(in installation: Installation) -> [any NoticeSource] { [] }

  public static func noticeSwitches(in installation: Installation) -> NoticeSwitches? { nil }

  public static func calendar(of account: Account, in installation: Installation) async throws -> [CalendarEntry] { [] }

  public static func catchUp(_ installation: Installation) async {}

  public static func keepUp(_ installation: Installation) async {}

  public static var pseudonymWord: String { "Member" }

  public static func forget(_ user: UserID, in installation: Installation) async throws {}

  public static func rename(_ account: Account, from former: String, in installation: Installation) async throws {
    for fold in folds { try await installation.rename(in: fold, account, from: former) }
  }

  /// Opens a store that this machine serves, while `body` runs with the installation, its owner and its address.
  ///
  /// Sign-in is decided where the sign-ins are stored. So another server's store does not qualify, and its own pages do
  /// the same.
  ///
  /// - Throws: Any error of `body`; ``CommandFailure`` if nothing serves the store, or another machine does.
  package static func withServed(
    _ store: StoreOption,
    _ body: (_ installation: Installation, _ owner: Account, _ address: String) async throws -> Void
  ) async throws {
    try await store.withContainer(of: Self.self) { container in
      let installation = Installation(container, of: Self.self)
      let address = try await installation.servedAddress()
      try await body(installation, try await installation.me(), address)
    }
  }
}
