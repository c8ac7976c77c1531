import Access
import ArgumentParser
import Composition
import Domain
import OfflineSync
import ScoreServer

extension ServedApp {
  /// Returns the sync of an app's store with a server.
  static func syncing(with server: String) -> Syncing {
    Syncing(with: server, ownerOnly: rules.derived, withholding: withholding, overwriting: overwriting)
  }

  /// Returns the owner of a synced store: the account that the server knows this device by.
  ///
  /// Called before anything is synced, so that no store goes to a server as another user's. A store that was used before
  /// its user signed in is adopted for the account, if the user agrees.
  ///
  /// - Throws: ``CommandFailure`` if the account is unknown, another user owns the store, or the user does not agree.
  static func host(
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

  /// Makes the local store that of an account on a server.
  ///
  /// - Returns: The account as stored locally; nil if another user owns the store already.
  private static func give(_ container: Container, to account: Account) async throws -> Account? {
    let installation = Installation(container, of: Self.self)
    if let owner = try await installation.signIn.owner(as: account) { return owner }
    // A read-only command names an owner too, without consequences.
    guard try await installation.isUnused() else { return nil }
    return try await installation.signIn.replaceOwner(by: account)
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
