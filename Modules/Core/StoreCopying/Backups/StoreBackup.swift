public import Domain
import StoreEngine

/// Writes a store to a file, while it is used, and verifies the file.
///
///     let folder = BackupFolder(path: "backups", app: "archery")
///     let backup = try await StoreBackup(of: storage, in: folder, clock).run()
///     let copy = try Storage.backup(at: backup.path)
///
/// The file has what the store held at one moment, when a last look at the change feed found nothing new since the
/// pass before. Items under `local/` belong to one store and stay behind, as in a ``StoreCopy``, except the hashes of
/// recovery codes.
public struct StoreBackup: Sendable {
  /// Each pass reads only what was written during the one before, so a busy store needs a few, and no store needs all.
  private static let passes = 1000

  /// The hashes of recovery codes: a backup has them, so that people can sign in to a restored store.
  static let local: [ItemPath] = ["local/sign-in/recovery", "local/sign-in/recovery-codes"]

  private let storage: Storage
  private let folder: BackupFolder
  private let key: BackupKey?
  private let clock: ClockAndIdentities

  /// Creates a backup.
  ///
  /// - Parameters:
  ///   - storage: The store to read.
  ///   - folder: The folder to write to, which is made if needed.
  ///   - key: The key to encrypt the file with; nil for a readable file.
  ///   - clock: The time for the file's name, and the identity for its header.
  public init(of storage: Storage, in folder: BackupFolder, key: BackupKey? = nil, _ clock: ClockAndIdentities) {
    (self.storage, self.folder, self.key, self.clock) = (storage, folder, key, clock)
  }

  /// Writes and verifies a file, and returns it; a backup that was stopped is continued.
  ///
  /// - Throws: ``BackupFailure``, or an error of the store.
  public func run() async throws -> Backup {
    try folder.make()
    let store = try await storage.changes.identity()
    let id = clock.newIdentity()
    let former = await storage.formerStores()
    let header = BackupHeader(
      id: id,
      app: folder.app,
      store: store,
      former: former.isEmpty ? nil : former,
      keyCheck: key?.check(ofFile: id)
    )
    var draft = try BackupDraft(at: folder.draft(of: store), header, key)
    do {
      try await fill(&draft)
    } catch StoreFailure.cursorUnknown {
      // The store was set back since the draft was begun.
      try remove(draft)
      throw StoreFailure.cursorUnknown
    }
    let moment = clock.now()
    try draft.finish()
    try await verify(draft)
    let path = try folder.keep(draft.path, at: moment)
    guard let backup = try folder.backups(of: store).first(where: { $0.path == path }) else {
      throw BackupFailure.notBackup(path)
    }
    return backup
  }

  /// Adds what changed since the draft's cursor, until nothing has.
  private func fill(_ draft: inout BackupDraft) async throws {
    for _ in 1...Self.passes {
      var (items, hasMore) = (0, true)
      while hasMore {
        try Task.checkCancellation()
        let page = try await storage.changes.changes(under: .root, after: draft.cursor, limit: Limits.pageItems)
        let kept = page.changes.filter { $0.path.isCopied(including: Self.local) }
        for change in kept { try await add(change, to: &draft) }
        try draft.add(BackupLine(cursor: page.cursor))
        items += kept.count
        hasMore = page.hasMore
      }
      if items == 0 { return }
    }
    throw BackupFailure.sourceKeepsChanging
  }

  /// Opens the file as any reader does, and compares it with the store, except for what has changed since.
  private func verify(_ draft: BackupDraft) async throws {
    let written = try await StoreDigest(of: try Storage.backup(at: draft.path, key: key), including: Self.local)
    let differences = written.differences(from: try await StoreDigest(of: storage, including: Self.local))
    if differences.isEmpty { return }
    let changed = try await pathsChanged(after: draft.cursor)
    let faults = differences.filter { !changed.contains($0) }
    if faults.isEmpty { return }
    try remove(draft)
    throw BackupFailure.differs(Array(faults.prefix(5)))
  }

  private func pathsChanged(after cursor: ChangeCursor?) async throws -> Set<ItemPath> {
    var (cursor, paths, hasMore) = (cursor, Set<ItemPath>(), true)
    while hasMore {
      let page = try await storage.changes.changes(under: .root, after: cursor, limit: Limits.pageItems)
      paths.formUnion(page.changes.map(\.path))
      (cursor, hasMore) = (page.cursor, page.hasMore)
    }
    return paths
  }

  private func remove(_ draft: BackupDraft) throws(BackupFailure) { try folder.remove(draft.path) }

  // MARK: One item

  private func add(_ change: Change, to draft: inout BackupDraft) async throws {
    switch change.kind {
    case .document, .deletedDocument: try await addDocument(change.path, to: &draft)
    case .journal: try await addJournal(change, to: &draft)
    case .board: try await addBoard(change, to: &draft)
    }
  }

  private func addDocument(_ path: ItemPath, to draft: inout BackupDraft) async throws {
    let item = Change(kind: .document, path: path)
    guard let document = try await storage.documents.load(path) else { return }
    let revision = document.head.revision
    guard revision > draft.written[item] ?? .zero else { return }
    try draft.add(BackupLine(change: .documents([document]), item: item, revision: revision))
  }

  private func addJournal(_ item: Change, to draft: inout BackupDraft) async throws {
    let session = storage.sessions.session(at: item.path)
    var hasMore = true
    while hasMore {
      let page = try await session.events(after: draft.written[item] ?? .zero, limit: Limits.pageItems)
      var rest = page[...]
      for piece in page.map(\.event).pieces {
        let revision = rest.prefix(piece.count).last?.revision
        rest = rest.dropFirst(piece.count)
        try draft.add(BackupLine(change: .events(piece, journal: item.path), item: item, revision: revision))
      }
      hasMore = page.count == Limits.pageItems
    }
    if try await session.head().isClosed { try draft.add(BackupLine(change: .closed(journal: item.path))) }
  }

  private func addBoard(_ item: Change, to draft: inout BackupDraft) async throws {
    guard let definition = try await storage.leaderboards.definition(of: item.path) else { return }
    if draft.written[item] == nil {
      try draft.add(BackupLine(change: .defined(definition, board: item.path), item: item, revision: .zero))
    }
    var hasMore = true
    while hasMore {
      let page = try await storage.leaderboards.submissions(
        of: item.path,
        player: nil,
        after: draft.written[item] ?? .zero,
        limit: Limits.pageItems
      )
      if let last = page.last {
        let change = StoreChange.submitted(page.map(\.submission))
        try draft.add(BackupLine(change: change, item: item, revision: last.revision))
      }
      hasMore = page.count == Limits.pageItems
    }
  }
}
