import Access
import Composition
import Domain
import Foundation
import OfflineSync
import ScoreServer
import Spaces
import StoreEngine

package enum AdoptionConsent: Sendable {
  /// The user has agreed beforehand, with `--adopt`.
  case given
  /// The user is asked in the terminal.
  case ask
  /// A used store is not adopted.
  case never
}

/// Adopting a store that was used before its user signed in, for the account that signs in.
///
/// The store is adopted whole or not at all. So a rehearsal first syncs a copy of it, in memory, with a server that has
/// the same rules.
struct Adoption: Sendable {
  /// The link that adopts the store.
  let link: AccountLink
  /// The number of events and scores in the store, or of documents in a store without any.
  let entries: Int
  /// The reason why the store cannot be adopted whole; nil if it can.
  let obstacle: Message?

  /// Requires that the store can be adopted, and that the user agrees.
  ///
  /// - Throws: ``CommandFailure`` otherwise. Nothing is changed.
  func require(_ consent: AdoptionConsent, for account: Account, at server: String) throws {
    if let obstacle {
      throw CommandFailure(
        Message(
          "This store was used before you signed in, and cannot be given to the account of \(account.displayName) as a whole. \(obstacle)"
        )
      )
    }
    let found = Message("This store holds \(entries) entries made before you signed in.")
    switch consent {
    case .given: return
    case .ask where Terminal.mayAsk:
      guard Terminal.ask(Message("\(found) Give them to the account of \(account.displayName)?")) else {
        throw CommandFailure(Message("Nothing was changed. Use another store with --store."))
      }
    case .ask:
      throw CommandFailure(
        Message(
          "\(found) Use --adopt to give them to the account of \(account.displayName), or another store with --store."
        )
      )
    case .never:
      throw CommandFailure(
        Message("This store does not belong to the account of \(account.displayName) at \(server).")
      )
    }
  }
}

extension Container {
  /// Returns whether the store never synced, so that its records are no account's yet.
  ///
  /// Earlier versions did not note the account of a store. They left notes of sync.
  func mayBeAdopted() async throws -> Bool {
    if try await accountLink() != nil { return false }
    if try await sync?.knownAccount() != nil { return false }
    return try await storage.documents.all(under: "local/sync").isEmpty
  }
}

extension ServedApp {
  /// Returns what adopting a used store for an account would do; nil for a store without an owner of its own.
  static func adoption(of container: Container, for account: Account) async throws -> Adoption? {
    let installation = Installation(container, of: Self.self)
    guard let owner = try await installation.signIn.knownOwner() else { return nil }
    let link = AccountLink(owner: owner.user, account: account.user)
    let obstacle: Message?
    if !link.isExchangeable {
      obstacle = Message("The server knows accounts by ids of another kind.")
    } else if try await installation.signIn.accounts().contains(where: { $0.user != owner.user }) {
      obstacle = Message("Other people have accounts in it, which belong to this store alone.")
    } else {
      obstacle = try await rehearse(link, for: account, with: container)
    }
    return Adoption(link: link, entries: try await container.storage.entries(), obstacle: obstacle)
  }

  /// Syncs a copy of the store with an empty server that has the same rules.
  ///
  /// - Returns: The reason why the server would not take everything; nil if it would.
  private static func rehearse(
    _ link: AccountLink,
    for account: Account,
    with container: Container
  ) async throws -> Message? {
    var stores: [Storage] = []
    for _ in 1...3 { stores.append(try await StoreRegistry.standard.open("memory:", container.clock)) }
    let (copy, base, notebook) = (stores[0], stores[1], stores[2])
    let served = Container(storage: base, clock: container.clock)
    let installation = Installation(served, of: Self.self)
    _ = try await installation.signIn.owner(as: account)
    let guarded = installation.gatekeeper.storage(for: account.principal)
    let remote = Storage(
      guarded,
      account: { () throws(StoreFailure) in account }
    )
    try await container.storage.copy(to: copy)
    let sync = OfflineSync(
      local: copy,
      remote: remote,
      notebook: notebook,
      clock: container.clock,
      retry: RetrySchedule(chance: { 0 }, wait: { _ in }),
      ownerOnly: rules.derived,
      withholds: withholding(copy),
      link: { link }
    )
    // Items may wait for others, such as a journal for the document about its space.
    for _ in 1...3 { try await sync.sync() }
    let obstacle = try await obstacle(to: sync)
    await sync.storage.close()
    return obstacle
  }

  private static func obstacle(to sync: OfflineSync) async throws -> Message? {
    let lost = try await sync.lost.all()
    if !lost.isEmpty {
      // The rejection of a space's first event has others as its consequence, so one reason is not enough.
      var reasons: [String] = []
      for edit in lost {
        if case .refused(let reason) = edit.cause, !reasons.contains(reason) { reasons.append(reason) }
      }
      if reasons.isEmpty { return Message("The server would change some of it.") }
      return Message("The server would reject some of it: \(reasons.prefix(4).joined(separator: " "))")
    }
    if let waiting = sync.status.waiting.values.first {
      return Message("The server would not take all of it: \(waiting)")
    }
    if let item = try await sync.compare().different.first {
      return Message("The server would not take all of it, such as \(item.description).")
    }
    return nil
  }
}

extension Storage {
  /// Returns the number of events and scores; without any, the number of documents that are synced.
  fileprivate func entries() async throws -> Int {
    var (records, kept) = (0, 0)
    var cursor: ChangeCursor?
    while true {
      let page = try await changes.changes(under: .root, after: cursor, limit: Limits.pageItems)
      for change in page.changes where !change.path.isLocal && !change.path.isUnder("server") {
        switch change.kind {
        case .document: kept += 1
        case .deletedDocument: break
        case .journal: records += try await sessions.session(at: change.path).events().count
        case .board: records += try await leaderboards.submissions(of: change.path).count
        }
      }
      cursor = page.cursor
      if !page.hasMore { return records == 0 ? kept : records }
    }
  }
}
