public import Access
import ArgumentParser
public import Composition
public import Domain
public import Pages
import ScoreServer
public import Spaces

/// An app that is served.
///
/// Shared pages and commands depend on this protocol.
public protocol ServedApp: SyncingApp {
  /// The access rules.
  static var rules: AccessRules { get }
  /// The kinds of space that the app keeps, one fold each.
  ///
  /// Their rules judge every event.
  static var folds: [any SpaceFold.Type] { get }
  /// The app's words on shared pages and commands.
  static var words: AppWords { get }
  /// Projects changes before a command shows notices; by default nothing.
  static func catchUp(_ installation: Installation) async
  /// Changes the name of an account in the app's spaces; by default in each that shows the former name.
  static func rename(_ account: Account, from former: String, in installation: Installation) async throws
}

extension ServedApp {
  public static var folds: [any SpaceFold.Type] { [] }

  public static func catchUp(_ installation: Installation) async {}

  public static func rename(_ account: Account, from former: String, in installation: Installation) async throws {
    for fold in folds { try await installation.rename(in: fold, account, from: former) }
  }

  public static var ownerOnlySpaces: Set<ItemPath.Segment> { rules.derived }

  public static func give(_ container: Container, to account: Account) async throws -> Account? {
    let installation = Installation(container, of: Self.self)
    if let owner = try await installation.signIn.owner(as: account) { return owner }
    // A read-only command names an owner too, without consequences.
    guard try await installation.isUnused() else { return nil }
    return try await installation.signIn.replaceOwner(by: account)
  }

  /// Opens a store that this machine serves, while `body` runs.
  ///
  /// Sign-in is decided where the sign-ins are stored. So another server's store does not qualify, and its own pages do
  /// the same.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - body: Gets the installation, its owner, and its address.
  /// - Throws: Any error of `body`; ``CommandFailure`` if nothing serves the store, or another machine does.
  public static func withServed(
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
