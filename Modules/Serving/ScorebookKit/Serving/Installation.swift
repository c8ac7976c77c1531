package import Access
import ArgumentParser
package import Composition
import Configuration
import Crypto
public import Domain
import Foundation
public import Leaderboards
import Localization
public import Notices
package import OfflineSync
import Pages
public import ScoreServer
public import Spaces
import StoreEngine

/// One installation of an app: a store, its accounts, and the services that all apps share.
///
/// An app's own services are made from these in one place of the app, each from what it uses.
public struct Installation: Sendable {
  /// The program, such as `archery`.
  public let app: String
  /// The store.
  public let storage: Storage
  let usage: StoreUsage
  /// The clock and the identities.
  public let clock: ClockAndIdentities
  /// The bounds of times from outside, shared by all callers of this program.
  package let times: AcceptedTimes
  /// The rules of access and of every kind of space: the only way to the store for a principal.
  public let gatekeeper: Gatekeeper
  package let sessionKeys: SessionKeys
  /// The accounts and sessions.
  public let signIn: SignIn
  /// The invites.
  public let invites: Invites
  /// The secrets by which other services act for accounts.
  package let hooks: Hooks
  /// The servers that run on the store.
  package let roster: ServerRoster
  /// The users' settings.
  public let settings: SettingsService
  /// The users' notices.
  public let inbox: Inbox
  /// The app's sentences for notices, and their languages.
  let words: AppWords
  let languages: Languages
  /// The edits of this store that a server rejected or overwrote.
  package let lostEdits: LostEdits
  /// The documents that the installation keeps for itself.
  package let own: OwnDocuments
  /// The kinds of space.
  let spaces: [Space]
  /// The tables of an account's export.
  let personalTables: [PersonalTable]
  /// The paths of what the app derives from its spaces.
  let derived: [ItemPath]
  /// Changes the names in the app's spaces after an account was renamed.
  private let renamed: @Sendable (Installation, _ account: Account, _ former: String) async throws -> Void
  /// Returns the app's news.
  let noticeSources: @Sendable (Installation) -> [any NoticeSource]
  /// Returns the switches of notices that the app keeps itself.
  let noticeSwitches: @Sendable (Installation) -> NoticeSwitches?
  /// Returns the dates of an account.
  let calendarEntries: @Sendable (Installation, Account) async throws -> [CalendarEntry]
  /// Deletes what the app holds of an account outside spaces and documents.
  let forget: @Sendable (Installation, UserID) async throws -> Void
  /// The app's word for a person without a name.
  let pseudonymWord: String

  /// Creates an installation.
  ///
  /// - Parameters:
  ///   - container: The open store, the clock and the randomness.
  ///   - app: The app, which names the file of session keys and gives the rules.
  ///   - sharing: The file of session keys and the number of servers, where several share the store.
  package init(
    _ container: Container,
    of app: (some ServedApp).Type,
    sharing: StoreSharing = StoreSharing()
  ) {
    self.app = app._commandName
    (storage, usage, clock) = (container.storage, container.usage, container.clock)
    let documents = storage.documents
    times = AcceptedTimes(now: clock.now, lastStamp: storage.lastStamp)
    gatekeeper = Gatekeeper(storage, app.folds, rules: app.rules, accepting: times, now: clock.now)
    sessionKeys = SessionKeys(
      file: sharing.sessionKeys ?? StoreChoice.sharedSessionKeys() ?? StoreChoice.sessionKeys(of: self.app),
      newIdentity: clock.newIdentity
    )
    signIn = SignIn(
      documents: documents,
      changes: storage.changes,
      keys: sessionKeys,
      clock: clock,
      servers: sharing.servers
    )
    invites = Invites(signIn, storage: storage, rules: gatekeeper.rules)
    hooks = Hooks(documents, signIn, clock)
    roster = ServerRoster(documents, clock)
    settings = SettingsService(documents: documents)
    inbox = Inbox(documents: documents, digest: Self.digest)
    (words, languages) = (app.words, app.languages)
    lostEdits = LostEdits(in: storage, clock)
    own = OwnDocuments(documents, clock)
    spaces = app.folds.map { $0.space }
    personalTables = app.personalTables
    derived = app.derivedSpaces.sorted().map { ItemPath([$0]) }
    renamed = { try await app.rename($1, from: $2, in: $0) }
    noticeSources = { app.notices(in: $0) }
    noticeSwitches = { app.noticeSwitches(in: $0) }
    calendarEntries = { try await app.calendar(of: $1, in: $0) }
    forget = { try await app.forget($1, in: $0) }
    pseudonymWord = app.pseudonymWord
  }

  package static func digest(_ text: String) -> String {
    SHA256.hash(data: Data(text.utf8)).hexDigits
  }
}

// MARK: Accounts

extension Installation {
  /// Whether the store exchanges its data with a server.
  package var isSynced: Bool {
    get async throws(DocumentError) { try await storage.documents.value(.accountLink).value != nil }
  }

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
  /// - Throws: ``WireFormat/Problem`` for an invisible or too long name, and for an account that was deleted.
  package func rename(_ account: Account, to name: String) async throws -> Account {
    let present = try await signIn.account(of: account.user) ?? account
    let renamed = try await signIn.rename(present, to: name)
    if renamed.displayName != present.displayName { try await self.renamed(self, renamed, present.displayName) }
    return renamed
  }

  /// Records the new name of an account in each space of one kind that shows the former one.
  func rename<Fold: SpaceFold>(in fold: Fold.Type, _ account: Account, from former: String) async throws {
    let spaces = SpaceService<Fold>(gatekeeper, for: account)
    for space in try await spaces.list() where !space.needsUpdate {
      do {
        _ = try await spaces.record(in: space.id, as: Ticket(clock.newIdentity())) { view throws(Refusal) in
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

  /// Returns the address at which this machine serves the store.
  ///
  /// - Throws: ``CommandFailure`` if nothing serves it, or another machine does.
  func servedAddress() async throws -> String {
    guard try await account() == nil else {
      throw CommandFailure(Message("Run this command on the machine of the server, or use its pages."))
    }
    guard let address = try await roster.running().compactMap(\.url).first else {
      throw CommandFailure(Message("No server runs for this store. Start '\(app) serve' first."))
    }
    return address
  }

  /// Returns whether the store holds nothing but its owner's account and local documents.
  func isUnused() async throws -> Bool {
    if try await storage.documents.all(under: .accounts).count > 1 { return false }
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
  package func isWhole() async throws(DocumentError) -> Bool {
    if try await storage.documents.value(.accountLink).value?.exchangesIDs == true { return false }
    guard let owner = try await signIn.knownOwner() else { return true }
    return owner.role == .owner
  }
}
