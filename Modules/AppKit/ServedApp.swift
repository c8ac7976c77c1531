public import Access
import ArgumentParser
public import Composition
public import Domain
public import Pages
import Server
public import Spaces

/// An app that is served: what its pages and commands share with those of all others depends on this.
public protocol ServedApp: SyncingApp {
  /// Who may do what.
  static var rules: AccessRules { get }
  /// The kinds of space that the app keeps, one fold each; its rules judge every event.
  static var folds: [any SpaceFold.Type] { get }
  /// What shared pages and commands say.
  static var words: AppWords { get }
  /// Projects what has changed, before a command shows notices; nothing unless the app has projections.
  static func catchUp(_ installation: Installation) async
}

extension ServedApp {
  public static var folds: [any SpaceFold.Type] { [] }

  public static func catchUp(_ installation: Installation) async {}

  public static var ownerOnlySpaces: Set<Path.Segment> { rules.derived }

  public static func give(_ container: Container, to account: Account) async throws -> Account? {
    let installation = Installation(container, of: Self.self)
    if let owner = try await installation.signIn.owner(as: account) { return owner }
    // A command that only looks names an owner, too; that binds nobody.
    guard try await installation.isUnused() else { return nil }
    return try await installation.signIn.replaceOwner(by: account)
  }

  /// Opens a store that this machine serves, for as long as `body` runs.
  ///
  /// Who comes in is decided where the sign-ins are kept, so this is not for another server's store; its pages do the same.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - body: Is given the installation, who runs it, and the address that it is served at.
  /// - Throws: What `body` throws; ``CommandFailure`` where nothing serves the store, or another machine does.
  public static func withServed(
    _ store: StoreOption,
    _ body: (_ installation: Installation, _ owner: Account, _ address: String) async throws -> Void
  ) async throws {
    try await store.withContainer(of: Self.self) { container in
      let installation = Installation(container, of: Self.self)
      guard try await installation.account() == nil else {
        throw CommandFailure(Message("Run this command on the machine of the server, or use its pages."))
      }
      guard let address = try await installation.servedAddress() else {
        throw CommandFailure(Message("No server runs for this store. Start '\(_commandName) serve' first."))
      }
      try await body(installation, try await installation.me(), address)
    }
  }
}
