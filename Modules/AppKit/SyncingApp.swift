import ArgumentParser
public import Composition
public import Domain
public import OfflineSync

/// An app whose store can sync with a server's.
public protocol SyncingApp: AppCommand {
  /// The kinds of space that only the owner of a server of this app may access.
  static var ownerOnlySpaces: Set<Path.Segment> { get }

  /// Returns the rule for withholding items of a local store from sync; by default nothing is withheld.
  static var withholding: @Sendable (Storage) -> Withholding { get }

  /// Makes the local store that of an account on a server.
  ///
  /// - Returns: The account as stored locally; nil if another user owns the store already.
  static func give(_ container: Container, to account: Account) async throws -> Account?
}

extension SyncingApp {
  /// By default, nothing is withheld.
  public static var withholding: @Sendable (Storage) -> Withholding { { _ in { _ in false } } }

  /// Returns the sync of an app's store with a server.
  public static func syncing(with server: String) -> Syncing {
    Syncing(with: server, ownerOnly: ownerOnlySpaces, withholding: withholding)
  }

  /// Returns the owner of a synced store: the account that the server knows this device by.
  ///
  /// Called before anything is synced, so that no store goes to a server as another user's.
  ///
  /// - Throws: ``CommandFailure`` if the account is unknown, or another user owns the store.
  public static func host(of container: Container, at server: String) async throws -> Account {
    guard let account = try await account(in: container, at: server) else {
      throw CommandFailure(Message("\(server) has no accounts, so it cannot sync. Check the address."))
    }
    guard let host = try await give(container, to: account) else {
      throw CommandFailure(
        Message(
          "This store belongs to another account than \(account.displayName) at \(server). Use another one with --store."
        )
      )
    }
    return host
  }

  private static func account(in container: Container, at server: String) async throws -> Account? {
    do {
      return try await container.sync?.storage.account()
    } catch {
      throw CommandFailure(
        error == .denied
          ? Message("You are not signed in to \(server). Use '\(_commandName) login LINK' with a link from its pages.")
          : Message("\(server) must answer once before sync can begin: \("\(error)")")
      )
    }
  }
}
