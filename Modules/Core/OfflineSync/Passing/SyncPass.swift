import Access
import Domain

/// One pass that syncs a local and a remote store.
///
/// There is no outbox. A write is its entry in the local feed, and the pass reads both feeds from the last position.
/// Every step is idempotent, so an interrupted pass is simply run again.
struct SyncPass: Sendable {
  /// An item cannot be settled now, for this reason.
  struct Waiting: Error {
    let reason: Message

    init(_ reason: Message) { self.reason = reason }

    /// Creates one with the words of an error.
    init(_ reason: String) { self.reason = Message(verbatim: reason) }
  }

  /// An item is withheld.
  struct Withheld: Error {}

  /// The handling of a remote error about one item only.
  enum Verdict {
    case refused(String)
    case later(String)
  }

  let local: Storage
  let remote: Storage
  let rule: @Sendable (ItemPath) -> MergeRule
  /// The kinds of space that only the owner of the remote store may access.
  let ownerOnly: Set<ItemPath.Segment>
  /// Whether the two stores know the user by different ids, so that what they derive differs.
  var isLinked = false
  let withholds: Withholding
  let overwrites: Overwriting
  /// The clock of this device, corrected by the remote store's.
  let now: @Sendable () -> Timestamp
  /// Called with each write before it is sent to the remote store.
  var offering: @Sendable (WriteID) -> Void = { _ in }
  var notebook: Notebook

  /// Syncs the changes on either side since the last complete pass.
  mutating func run() async throws {
    try await identify()
    try await settleAdoption()
    try await comeBack()
    var more = true
    while more {
      let (ours, theirs) = try await pages()
      let left = notebook.state.waiting.map(\.item) + notebook.state.withheld
      (notebook.state.waiting, notebook.state.withheld) = ([], [])
      let foreign = Set(theirs.changes.map { SyncItem($0) } + left)
      let items = Self.once(left + (ours.changes + theirs.changes).map { SyncItem($0) })
      try await settle(items.filter { isSynced($0.path) }, changedThere: foreign.contains)
      if notebook.state.pulled != nil { try await settleSpacesJoined(in: theirs.changes) }
      try await clearSpacesLost(in: theirs.changes)
      (notebook.state.pushed, notebook.state.pulled) = (ours.cursor, theirs.cursor)
      try await notebook.keep()
      more = ours.hasMore || theirs.hasMore
    }
  }

  /// Reads the account that the remote store knows us by.
  ///
  /// - Throws: ``Domain/StoreFailure/denied`` if the account is unknown or another. One user's writes must never be
  ///   sent as another's.
  private mutating func identify() async throws {
    guard let account = try await accountThere() else { return }
    // Another role sees and accepts other items, so both stores are compared again.
    if let known = notebook.state.account, known.role != account.role { notebook.state.beginEra() }
    notebook.state.account = account
    // Stored before anything is sent, so that an interrupted pass does not leave the pair to the next user.
    try await notebook.keep()
  }

  /// Returns the account that the remote store knows us by now.
  ///
  /// - Throws: ``Domain/StoreFailure/denied`` as ``identify()``, because the account may change during a pass.
  func accountThere() async throws -> Account? {
    let account = try await remote.account()
    if let account, let known = notebook.state.account, known.user != account.user { throw StoreFailure.denied }
    return account
  }

  private mutating func pages() async throws -> (ours: ChangePage, theirs: ChangePage) {
    do {
      return try await pagesAfterCursors()
    } catch StoreFailure.cursorUnknown {
      notebook.state.beginEra()
      return try await pagesAfterCursors()
    }
  }

  private func pagesAfterCursors() async throws -> (ours: ChangePage, theirs: ChangePage) {
    let (pushed, pulled) = (notebook.state.pushed, notebook.state.pulled)
    return (
      try await local.changes.changes(under: .root, after: pushed, limit: Limits.pageItems),
      try await remote.changes.changes(under: .root, after: pulled, limit: Limits.pageItems)
    )
  }

  /// Settles newly joined spaces from their beginning, because the feed hid them before.
  private mutating func settleSpacesJoined(in changes: [Change]) async throws {
    for space in spacesOfOwnMemberships(in: changes) { try await settleEverything(under: space) }
  }

  /// Returns the spaces of which the account's own membership is among changes.
  func spacesOfOwnMemberships(in changes: [Change]) -> [ItemPath] {
    guard let user = notebook.state.account?.user else { return [] }
    return changes.map(\.path).filter { $0 == DocumentKey.membership(of: user, in: $0.space).path }.map(\.space)
      .filter(isSynced)
  }

  /// Settles everything in a remote space, seen or not.
  mutating func settleEverything(under space: ItemPath) async throws {
    var (cursor, more): (ChangeCursor?, Bool) = (nil, true)
    while more {
      let page = try await remote.changes.changes(under: space, after: cursor, limit: Limits.pageItems)
      try await settle(page.changes.map { SyncItem($0) }) { _ in true }
      (cursor, more) = (page.cursor, page.hasMore)
    }
  }

  /// Returns whether an item leaves this store.
  ///
  /// Local items do not, nor those of other users or of the server.
  func isSynced(_ path: ItemPath) -> Bool {
    if path.isLocal { return false }
    guard let account = notebook.state.account, let kind = path.segments.first else { return true }
    switch kind {
    case "server": return false
    case "users":
      return notebook.state.away != account.user && path.segments.dropFirst().first == ItemPath.Segment(account.user)
    default: return account.role == .owner && !isLinked || !ownerOnly.contains(kind)
    }
  }

  mutating func settle(_ item: SyncItem, changedThere: Bool) async throws {
    do {
      if try await withholds(item.path) { throw Withheld() }
      switch item.kind {
      case .document: try await settleDocument(item.path, changedThere: changedThere)
      case .journal: try await settleJournal(item.path, changedThere: changedThere)
      case .board: try await settleBoard(item.path, changedThere: changedThere)
      }
    } catch let waiting as Waiting {
      notebook.state.waiting.append(.init(item: item, reason: waiting.reason.description, message: waiting.reason))
    } catch is Withheld {
      withhold(item)
    }
  }

  /// Lists a withheld item.
  mutating func withhold(_ item: SyncItem) {
    if !notebook.state.withheld.contains(item) { notebook.state.withheld.append(item) }
  }

  /// Sends something, and retries once after a denial.
  ///
  /// The account may have been signed out only for a moment.
  func insist<Answer>(_ give: () async throws -> Answer) async throws -> Answer {
    do {
      return try await give()
    } catch  where StoreFailure(any: error) == .denied {
      _ = try await accountThere()
      return try await give()
    }
  }

  /// Decides what a remote error means for the item that was sent.
  ///
  /// - Throws: The error itself if it is about more than the item. Then the pass ends, and everything stays pending.
  func verdict(on error: any Error) async throws -> Verdict {
    switch error {
    case DocumentError.store(let failure), JournalError.store(let failure), LeaderboardError.store(let failure):
      return try await verdict(on: failure)
    case DocumentError.conflict, JournalError.conflict, JournalError.notReady: return .later("\(error)")
    case is DocumentError, is JournalError, is LeaderboardError: return .refused("\(error)")
    default: throw error
    }
  }

  private func verdict(on failure: StoreFailure) async throws -> Verdict {
    switch failure {
    case .invalid(let reason): return .refused(reason)
    case .invalidTime(let reason): return .later(reason)
    case .tooManySpaces, .outdated: return .later("\(failure)")
    case .denied:
      // A signed-out account is denied everything, which says nothing about the item.
      _ = try await accountThere()
      return .refused("\(failure)")
    case .unavailable, .damaged, .newerSchema, .full, .cursorUnknown: throw failure
    }
  }

  private static func once(_ items: [SyncItem]) -> [SyncItem] {
    var seen: Set<SyncItem> = []
    return items.filter { seen.insert($0).inserted }
  }
}
