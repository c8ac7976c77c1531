public import Access
import ArgumentParser
public import Composition
import Configuration
import Crypto
public import Domain
import Foundation
public import LeaderboardKit
public import Notices
public import OfflineSync
public import Pages
public import Server
public import Spaces
import StoreEngine

/// One installation of an app: a store with its accounts.
public struct Installation: Sendable {
  /// The program, such as `archery`.
  public let app: String
  /// The store.
  public let storage: Storage
  let usage: StoreUsage
  /// The rules of access and of every kind of space: the only way to the store for a principal.
  public let judge: Judge
  /// The accounts and sessions.
  public let signIn: SignIn
  /// The invites.
  public let invites: Invites
  /// The keys that sign sessions.
  public let sessionKeys: SessionKeys
  /// The servers that run on the store.
  public let roster: ServerRoster
  /// The clock.
  public let now: @Sendable () -> Timestamp
  /// The bounds of times from outside, shared by all callers of this program.
  public let times: AcceptedTimes
  /// Returns a new, unique text.
  public let newIdentity: @Sendable () -> String
  /// Changes the names in the app's spaces after an account was renamed.
  private let renamed: @Sendable (Installation, _ account: Account, _ former: String) async throws -> Void

  /// Creates an installation.
  ///
  /// - Parameters:
  ///   - container: The open store, the clock and the randomness.
  ///   - app: The app, which names the file of session keys and gives the rules.
  ///   - sharing: The file of session keys and the number of servers, where several share the store.
  public init(
    _ container: Container,
    of app: (some ServedApp).Type,
    sharing: StoreSharing = StoreSharing()
  ) {
    self.app = app._commandName
    (storage, usage) = (container.storage, container.usage)
    (now, newIdentity) = (container.now, container.newIdentity)
    times = AcceptedTimes(now: container.now, lastStamp: container.storage.lastStamp)
    renamed = { try await app.rename($1, from: $2, in: $0) }
    judge = Judge(storage, app.folds, rules: app.rules, accepting: times, now: now)
    sessionKeys = SessionKeys(
      file: sharing.sessionKeys ?? StoreChoice.sharedSessionKeys() ?? StoreChoice.sessionKeys(of: self.app),
      newIdentity: newIdentity
    )
    signIn = SignIn(
      documents: storage.documents,
      changes: storage.changes,
      keys: sessionKeys,
      now: now,
      newIdentity: newIdentity,
      servers: sharing.servers
    )
    roster = ServerRoster(storage.documents, now: now, newIdentity: newIdentity)
    invites = Invites(signIn, storage: storage, rules: judge.rules)
  }

  /// The access rules.
  public var rules: AccessRules { judge.rules }

  /// Whether the store exchanges its data with a server.
  public var isSynced: Bool {
    get async throws(DocumentError) { try await documents.value(.accountLink).value != nil }
  }

  /// The documents of the store.
  public var documents: any DocumentRepository { storage.documents }
  /// The boards of the store.
  public var leaderboards: any LeaderboardRepository { storage.leaderboards }
  /// The users' settings.
  public var settings: SettingsService { SettingsService(documents: documents) }
  /// The users' notices.
  public var inbox: Inbox { Inbox(documents: documents, digest: Self.digest) }

  /// The store as a principal may use it.
  public func guarded(for principal: Principal) -> GuardedStorage { judge.storage(for: principal) }

  /// Returns the spaces of one kind, on behalf of an account.
  public func spaces<Fold: SpaceFold>(_ kind: Fold.Type = Fold.self, for account: Account) -> SpaceService<Fold> {
    SpaceService(judge, for: account)
  }

  /// The edits of this store that a server rejected or overwrote.
  public var lostEdits: LostEdits { LostEdits(in: storage, now: now, newIdentity: newIdentity) }

  /// Returns a ticket for one rendering of a page.
  public func newTicket() -> FormTicket { FormTicket(id: newIdentity()) }

  /// Returns a document of this machine's own, which is never synced; nil on another machine's store.
  ///
  /// - Parameter key: A document under `local`.
  /// - Returns: The document; nil for none.
  /// - Throws: ``Domain/DocumentError``.
  public func localDocument<Value>(_ key: DocumentKey<Value>) async throws(DocumentError) -> Value? {
    do { return try await documents.value(key).value } catch {
      if error == .store(.denied) { return nil }
      throw error
    }
  }

  /// Writes a document of this machine's own.
  ///
  /// - Parameters:
  ///   - key: A document under `local`.
  ///   - value: The new value.
  /// - Throws: ``Domain/DocumentError``.
  public func setLocalDocument<Value: Equatable>(_ key: DocumentKey<Value>, to value: Value) async throws(DocumentError)
  {
    try await documents.update(key, as: newWrite()) { _ in value }
  }

  /// Returns all accounts, by name.
  ///
  /// - Throws: ``Domain/DocumentError``.
  public func accounts() async throws(DocumentError) -> [Account] {
    var accounts: [Account] = []
    for head in try await documents.all(under: .accounts) {
      guard let user = head.path.segments.last.map({ UserID($0) }), let account = try await signIn.account(of: user)
      else { continue }
      accounts.append(account)
    }
    return accounts.sorted { ($0.displayName, $0.user) < ($1.displayName, $1.user) }
  }

  /// Returns the id of a write that is not retried.
  public func newWrite() -> WriteID { WriteID(rawValue: newIdentity()) }

  /// Returns the SHA-256 of a text in hexadecimal.
  public static func digest(_ text: String) -> String {
    SHA256.hash(data: Data(text.utf8)).hexDigits
  }
}

// MARK: Accounts

extension Installation {
  /// Returns the account of the command line: the owner of a local store, or the account that a server knows it by.
  public func me() async throws -> Account {
    if let account = try await account() { return account }
    let environment = ConfigReader(provider: EnvironmentVariablesProvider())
    let name = environment.string(forKey: "user").flatMap { $0.isEmpty || $0 == "root" ? nil : $0.capitalized }
    return try await signIn.owner(named: name ?? "Organiser")
  }

  /// Gives an account another name, also in each space where it goes by the present one.
  ///
  /// A name that a member has chosen for one space stays there. Renaming again completes what a failure left undone.
  ///
  /// - Throws: ``WireFormat/Problem`` for an invisible or too long name.
  public func rename(_ account: Account, to name: String) async throws -> Account {
    let present = try await signIn.account(of: account.user) ?? account
    let renamed = try await signIn.rename(present, to: name)
    if renamed.displayName != present.displayName { try await self.renamed(self, renamed, present.displayName) }
    return renamed
  }

  /// Records the new name of an account in each space of one kind that shows the former one.
  func rename<Fold: SpaceFold>(in fold: Fold.Type, _ account: Account, from former: String) async throws {
    let spaces = spaces(fold, for: account)
    for space in try await spaces.list() where !space.needsUpdate {
      do {
        _ = try await spaces.record(in: space.id, as: Ticket(newIdentity())) { view throws(Refusal) in
          try view.state.renaming(of: account, from: former)
        }
      } catch {
        // A space that takes no more entries keeps the name that it ended with.
        guard case .refused = error else { throw error }
      }
    }
  }

  /// Returns the account that a server knows the command line by; nil for a local store.
  ///
  /// - Throws: ``CommandFailure`` if the server does not know it; ``Domain/StoreFailure``.
  public func account() async throws -> Account? {
    do {
      return try await storage.account()
    } catch .denied {
      throw CommandFailure(Message("You are not signed in there. Use '\(app) login LINK' with a link from its pages."))
    }
  }

  /// Returns whether the store holds nothing but its owner's account and local documents.
  func isUnused() async throws -> Bool {
    if try await documents.all(under: .accounts).count > 1 { return false }
    var cursor: ChangeCursor?
    while true {
      let page = try await storage.changes.changes(under: .root, after: cursor, limit: Limits.pageItems)
      guard page.changes.allSatisfy({ ["server", "local"].contains($0.path.segments.first) }) else { return false }
      if !page.hasMore { return true }
      cursor = page.cursor
    }
  }

  /// Returns whether this store is complete.
  ///
  /// A member's synced store is not, nor is one that knows its owner by another id than the server. The server then
  /// reports changes itself.
  public func isWhole() async throws(DocumentError) -> Bool {
    if try await documents.value(.accountLink).value?.exchangesIDs == true { return false }
    guard let owner = try await signIn.knownOwner() else { return true }
    return owner.role == .owner
  }
}
