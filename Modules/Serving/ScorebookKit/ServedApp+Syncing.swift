import ArgumentParser
public import Composition
public import Domain
public import OfflineSync

/// An app whose store can sync with a server's.
public protocol SyncingApp: AppCommand {
  /// The kinds of space that only the owner of a server of this app may access.
  static var ownerOnlySpaces: Set<ItemPath.Segment> { get }

  /// Those of them that a server of this app derives from its other spaces; by default all.
  static var derivedSpaces: Set<ItemPath.Segment> { get }

  /// Returns the rule for withholding items of a local store from sync; by default nothing is withheld.
  static var withholding: @Sendable (Storage) -> Withholding { get }

  /// What the events of the app's journals replace, so that sync reports the losing one of two edits; by default nothing.
  static var overwriting: Overwriting { get }

  /// Makes the local store that of an account on a server.
  ///
  /// - Returns: The account as stored locally; nil if another user owns the store already.
  static func give(_ container: Container, to account: Account) async throws -> Account?

  /// Returns what adopting a used store for an account would do; nil for a store without an owner of its own.
  static func adoption(of container: Container, for account: Account) async throws -> Adoption?
}

extension SyncingApp {
  /// By default, all that is the owner's alone.
  public static var derivedSpaces: Set<ItemPath.Segment> { ownerOnlySpaces }

  /// By default, nothing is withheld.
  public static var withholding: @Sendable (Storage) -> Withholding { { _ in { _ in false } } }

  /// By default, events replace nothing.
  public static var overwriting: Overwriting { { _, _ in [:] } }

  /// Returns the sync of an app's store with a server.
  public static func syncing(with server: String) -> Syncing {
    Syncing(with: server, ownerOnly: ownerOnlySpaces, withholding: withholding, overwriting: overwriting)
  }

  /// Returns the owner of a synced store: the account that the server knows this device by.
  ///
  /// Called before anything is synced, so that no store goes to a server as another user's. A store that was used before
  /// its user signed in is adopted for the account, if the user agrees.
  ///
  /// - Throws: ``CommandFailure`` if the account is unknown, another user owns the store, or the user does not agree.
  public static func host(
    of container: Container,
    at server: String,
    adopting consent: AdoptionConsent
  ) async throws -> Account {
    guard let account = try await account(in: container, at: server) else {
      throw CommandFailure(Message("\(server) has no accounts, so it cannot sync. Check the address."))
    }
    if let host = try await give(container, to: account) {
      if try await container.accountLink() == nil {
        _ = try await container.link(AccountLink(owner: host.user, account: account.user))
      }
      return host
    }
    guard let adoption = try await adoption(of: container, for: account), try await container.mayBeAdopted() else {
      throw belongsToAnother(than: account, at: server)
    }
    try adoption.require(consent, for: account, at: server)
    guard try await container.link(adoption.link), let adopted = try await Self.account(in: container, at: server),
      let host = try await give(container, to: adopted)
    else { throw belongsToAnother(than: account, at: server) }
    Terminal.remark(Message("This store now belongs to the account of \(account.displayName) at \(server)."))
    return host
  }

  private static func belongsToAnother(than account: Account, at server: String) -> CommandFailure {
    CommandFailure(
      Message(
        "This store belongs to another account than \(account.displayName) at \(server). Use another one with --store."
      )
    )
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
