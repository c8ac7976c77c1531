import ArgumentParser
public import Composition
public import Domain
public import OfflineSync

/// An app whose store can be kept in step with a server's.
public protocol SyncingApp: AppCommand {
  /// The kinds of space that a server of this app keeps to whoever runs it.
  static var ownerOnlySpaces: Set<Path.Segment> { get }

  /// What of a store on this machine stays there for now, although it is kept in step; nothing, unless the app says so.
  static var withholding: @Sendable (Storage) -> Withholding { get }

  /// Makes the store here that of an account on a server.
  ///
  /// - Returns: The account as it is here; nil where the store is somebody else's already.
  static func give(_ container: Container, to account: Account) async throws -> Account?
}

extension SyncingApp {
  public static var withholding: @Sendable (Storage) -> Withholding { { _ in { _ in false } } }

  /// How a store of this app is kept in step with a server.
  public static func syncing(with server: String) -> Syncing {
    Syncing(with: server, ownerOnly: ownerOnlySpaces, withholding: withholding)
  }

  /// Whose a store is that is kept in step with a server: of whoever the server takes this device for.
  ///
  /// Asked before anything is synced, so that nobody's store goes to a server as somebody else's.
  ///
  /// - Throws: ``CommandFailure`` where that is not known, or the store is somebody else's.
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
