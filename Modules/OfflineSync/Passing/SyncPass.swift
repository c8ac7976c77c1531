import Access
import Domain

/// Brings a local and a remote store together, as far as both are at rest.
///
/// There is no outbox: a write is its entry in the local feed, in one step, and the pass goes through both feeds from where
/// the last one came to. Every step is harmless to repeat, so a pass that was cut off anywhere is simply run again.
struct SyncPass: Sendable {
  /// An item stays as it is for now, for this reason.
  struct Waiting: Error {
    let reason: Message

    init(_ reason: Message) { self.reason = reason }

    /// Creates one with the words of an error.
    init(_ reason: String) { self.reason = Message(verbatim: reason) }
  }

  /// An item stays as it is because that is wanted.
  struct Withheld: Error {}

  /// What is to be done about an error of the remote store that is about one item only.
  enum Verdict {
    case refused(String)
    case later(String)
  }

  let local: Storage
  let remote: Storage
  let rule: @Sendable (Path) -> MergeRule
  /// Kinds of space to which only whoever runs the remote store has access.
  let ownerOnly: Set<Path.Segment>
  let withholds: Withholding
  /// Hears of each write that is given to the remote store, before it is.
  var offering: @Sendable (WriteID) -> Void = { _ in }
  var notebook: Notebook

  /// Syncs what changed on either side since the last pass that got through.
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
      (notebook.state.pushed, notebook.state.pulled) = (ours.cursor, theirs.cursor)
      try await notebook.keep()
      more = ours.hasMore || theirs.hasMore
    }
  }

  /// Finds out whom the remote store takes us for.
  ///
  /// - Throws: ``Domain/StoreFailure/denied`` where it does not know us any more, or knows us as somebody else: what one
  ///   user wrote here must never be sent as another's.
  private mutating func identify() async throws {
    guard let account = try await accountThere() else { return }
    // In another role other things are seen and taken, so both stores are compared anew.
    if let known = notebook.state.account, known.role != account.role { notebook.state.beginEra() }
    notebook.state.account = account
    // Before anything is sent: a pass that is cut off must not leave the pair to whoever signs in next.
    try await notebook.keep()
  }

  /// Whom the remote store takes us for now.
  ///
  /// - Throws: ``Domain/StoreFailure/denied`` as ``identify()``, for that may change during a pass.
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

  /// What the feed showed of a space before its user belonged to it was nothing, so it is gone through from its beginning.
  private mutating func settleSpacesJoined(in changes: [Change]) async throws {
    guard let user = notebook.state.account?.user else { return }
    let spaces = changes.map(\.path).filter { $0 == DocumentKey.membership(of: user, in: $0.space).path }.map(\.space)
    for space in spaces where isSynced(space) { try await settleEverything(under: space) }
  }

  /// Settles whatever the remote store has there, seen or not.
  mutating func settleEverything(under space: Path) async throws {
    var (cursor, more): (ChangeCursor?, Bool) = (nil, true)
    while more {
      let page = try await remote.changes.changes(under: space, after: cursor, limit: Limits.pageItems)
      try await settle(page.changes.map { SyncItem($0) }) { _ in true }
      (cursor, more) = (page.cursor, page.hasMore)
    }
  }

  /// Whether items here leave this store: what is a store's own does not, nor what is another user's or the server's.
  func isSynced(_ path: Path) -> Bool {
    if path.isLocal { return false }
    guard let account = notebook.state.account, let kind = path.segments.first else { return true }
    switch kind {
    case "server": return false
    case "users":
      return notebook.state.away != account.user && path.segments.dropFirst().first == Path.Segment(account.user)
    default: return account.role == .owner || !ownerOnly.contains(kind)
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

  /// Lists what is withheld.
  mutating func withhold(_ item: SyncItem) {
    if !notebook.state.withheld.contains(item) { notebook.state.withheld.append(item) }
  }

  /// Gives something to the remote store, once more where that was denied: who was signed out for a moment is known again
  /// by now, and nothing is given up for that.
  func insist<Answer>(_ give: () async throws -> Answer) async throws -> Answer {
    do {
      return try await give()
    } catch  where StoreFailure(any: error) == .denied {
      _ = try await accountThere()
      return try await give()
    }
  }

  /// What an error of the remote store means for the item that was given to it.
  ///
  /// - Throws: The error itself where it is about more than the item; then the pass ends, and everything is kept.
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
    case .tooManySpaces: return .later("\(failure)")
    case .denied:
      // Who is signed out is refused everything, and that is no verdict on any of it.
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
