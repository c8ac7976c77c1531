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

/// What an app works with at one place where it is installed: a store, and who is let in to it.
public struct Installation: Sendable {
  /// The program, such as `archery`.
  public let app: String
  public let storage: Storage
  let usage: StoreUsage
  /// The rules of access and of every kind of space: the only way to the store for a principal.
  public let judge: Judge
  public let signIn: SignIn
  public let invites: Invites
  public let sessionKeys: SessionKeys
  public let now: @Sendable () -> Timestamp
  /// Which times are taken from outside; one for all callers of this program.
  public let times: AcceptedTimes
  public let newIdentity: @Sendable () -> String

  /// - Parameters:
  ///   - container: The opened store, the clock and the dice.
  ///   - app: Names the file of session keys, and says who may do what.
  public init(_ container: Container, of app: (some ServedApp).Type) {
    self.app = app._commandName
    (storage, usage) = (container.storage, container.usage)
    (now, newIdentity) = (container.now, container.newIdentity)
    times = AcceptedTimes(now: container.now, lastStamp: container.storage.lastStamp)
    judge = Judge(storage, app.folds, rules: app.rules, accepting: times, now: now)
    sessionKeys = SessionKeys(file: StoreChoice.sessionKeys(of: self.app), newIdentity: newIdentity)
    signIn = SignIn(
      documents: storage.documents,
      changes: storage.changes,
      keys: sessionKeys,
      now: now,
      newIdentity: newIdentity
    )
    invites = Invites(signIn, storage: storage, rules: judge.rules)
  }

  /// The access rules.
  public var rules: AccessRules { judge.rules }

  public var documents: any DocumentRepository { storage.documents }
  public var leaderboards: any LeaderboardRepository { storage.leaderboards }
  public var settings: SettingsService { SettingsService(documents: documents) }
  public var inbox: Inbox { Inbox(documents: documents, digest: Self.digest) }

  /// The store as a principal may use it.
  public func guarded(for principal: Principal) -> GuardedStorage { judge.storage(for: principal) }

  /// The spaces of one kind, on behalf of an account.
  public func spaces<Fold: SpaceFold>(_ kind: Fold.Type = Fold.self, for account: Account) -> SpaceService<Fold> {
    SpaceService(judge, for: account)
  }

  /// The edits of this store that a server rejected or overwrote.
  public var lostEdits: LostEdits { LostEdits(in: storage, now: now, newIdentity: newIdentity) }

  /// Makes the forms of one rendered page count once.
  public func newTicket() -> FormTicket { FormTicket(id: newIdentity()) }

  /// Returns a document of this machine's own, which goes nowhere else; nil on another machine's store, which keeps its own.
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

  /// The id of a write that is not repeated.
  public func newWrite() -> WriteID { WriteID(rawValue: newIdentity()) }

  /// SHA-256 in hexadecimal.
  public static func digest(_ text: String) -> String {
    SHA256.hash(data: Data(text.utf8)).hexDigits
  }
}

// MARK: Whose it is

extension Installation {
  /// Whom the command line acts as: the owner of a store of its own, or whom a server takes it for.
  public func me() async throws -> Account {
    if let account = try await account() { return account }
    let environment = ConfigReader(provider: EnvironmentVariablesProvider())
    let name = environment.string(forKey: "user").flatMap { $0.isEmpty || $0 == "root" ? nil : $0.capitalized }
    return try await signIn.owner(named: name ?? "Organiser")
  }

  /// Whom a server takes the command line for; nil where the store is no server's.
  ///
  /// - Throws: ``CommandFailure`` where that server does not know it; ``Domain/StoreFailure``.
  public func account() async throws -> Account? {
    do {
      return try await storage.account()
    } catch .denied {
      throw CommandFailure(Message("You are not signed in there. Use '\(app) login LINK' with a link from its pages."))
    }
  }

  /// Whether the store holds nothing but the account of its owner, and what stays in it.
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

  /// Whether this store holds all there is to compare with: not so that of a member in step with a club's server, which
  /// tells by itself what it sees.
  public func isWhole() async throws(DocumentError) -> Bool {
    guard let owner = try await signIn.knownOwner() else { return true }
    return owner.role == .owner
  }
}
