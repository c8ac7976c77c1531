public import Domain
import Foundation
import GRDB
import SQLShared
import StoreEngine
import Synchronization

/// A store in one SQLite file, which several processes may share.
///
/// A write is acknowledged once it is committed, with a write-ahead log and `synchronous=FULL`. Boards are ranked in
/// memory and updated from the file before each answer, so every process sees the writes of the others.
public final class SQLiteStore: Sendable {
  private let file: OpenConnections
  let identity: StoreIdentity
  let commits: GroupCommit
  private let followers: Followers
  private let watch: Mutex<Task<Void, Never>?>
  let boards = CachedBoards()
  let documents = RememberedDocuments()
  private let deletions: DeletedContent

  /// Opens the store at a file path, and creates it if needed.
  ///
  /// - Throws: ``StoreFailure``: `newerSchema` for a file of a newer version, `damaged` for a file that is no database,
  ///   `unavailable` if it cannot be opened. The file is left unchanged. An existing store opens on a full disk; its
  ///   writes fail with `full` until there is room.
  public init(path: String, _ clock: ClockAndIdentities) throws(StoreFailure) {
    let (sequence, writer): (Int64, String?)
    do {
      // SQLite gives a special meaning to some texts that are no absolute path.
      let file = path.hasPrefix("/") ? path : "\(FileManager.default.currentDirectoryPath)/\(path)"
      let connections = try Connections.open(file, report: clock.report)
      self.file = OpenConnections(connections, report: clock.report)
      deletions = DeletedContent(logIsEmpty: connections.files.foundNoLog)
      (identity, writer) = try connections.writing.queue.writeWithoutTransaction { db in
        (try StoreIdentity.loaded(from: db, or: clock.newIdentity), try Schema.writer(of: db))
      }
      if let warning = ScorebookVersion.warning(about: path, writer: writer) { clock.report(warning) }
      sequence = try connections.reading.queue.read(Self.lastSequence)
      followers = Followers(at: identity.cursor(sequence))
    } catch {
      throw StoreFailure(opening: path, error)
    }
    commits = GroupCommit(
      device: identity.device,
      boards: boards,
      now: clock.now,
      isNamed: writer == ScorebookVersion.current,
      committed: { [identity, followers, deletions] change in
        if change.deletes { deletions.note() }
        followers.announce(identity.cursor(change.sequence), for: change.paths)
      },
      look: { [file] db in file.look(db) }
    )
    watch = Mutex(nil)
    let watching = Task { [weak self] in
      await Self.announceForeignWrites(after: sequence, to: { [weak self] in self })
    }
    watch.withLock { $0 = watching }
  }

  deinit {
    watch.withLock { $0?.cancel() }
  }

  /// The number of readers that follow this store.
  public var followerCount: Int { followers.count }

  /// The store's ports.
  public var storage: Storage {
    Storage(
      self,
      lastStamp: { () async throws(StoreFailure) in try await self.lastStamp() },
      close: { await self.close() }
    )
  }

  private func lastStamp() async throws(StoreFailure) -> Timestamp? {
    try await read(throwing: StoreFailure.self, isQuick: true) { db in
      try Int64.fetchOne(db, sql: "SELECT last_stamp FROM store WHERE id = 1").map(Timestamp.init(rawValue:))
    }
  }

  /// Closes the file after the last work.
  ///
  /// Closing again does nothing.
  ///
  /// The one file then holds everything, unless another process has it open.
  public func close() async {
    watch.withLock { $0?.cancel() }
    await file.close()
  }
}

// MARK: Reading and writing

extension SQLiteStore {
  /// Reads a snapshot of the file without waiting for writes.
  ///
  /// A quick read is one small query (``Connection/read(isQuick:_:)``).
  func read<Value: Sendable, Failure: StorePortError>(
    throwing failure: Failure.Type,
    isQuick: Bool = false,
    _ work: @escaping @Sendable (Database) throws -> Value
  ) async throws(Failure) -> Value {
    try await mapped(to: failure) {
      try await file.using { connections in try await connections.reading.read(isQuick: isQuick, work) }
    }
  }

  /// Reads between two commits, when the boards in memory match the file.
  func readBetweenCommits<Value: Sendable>(
    isQuick: Bool = false,
    _ work: @escaping @Sendable (Database) throws -> Value
  ) async throws(LeaderboardError) -> Value {
    try await mapped(to: LeaderboardError.self) {
      try await file.using { connections in try await connections.writing.read(isQuick: isQuick, work) }
    }
  }

  private func mapped<Value, Failure: StorePortError>(
    to failure: Failure.Type,
    _ work: () async throws -> Value
  ) async throws(Failure) -> Value {
    do {
      return try await work()
    } catch let failure as Failure {
      throw failure
    } catch {
      throw .store(StoreFailure(error))
    }
  }

  /// Runs `work` in one transaction, and notifies the followers after the commit.
  ///
  /// An error changes nothing.
  ///
  /// `work` may run more than once. Only the last run counts (``GroupCommit``).
  func write<Value: Sendable, Failure: StorePortError>(
    given premises: [Premise],
    throwing failure: Failure.Type,
    _ work: @escaping @Sendable (Transaction) throws -> Value
  ) async throws(Failure) -> Value {
    try await mapped(to: failure) {
      try await file.using { connections in
        try await connections.writing.occupied {
          try await commits.run(on: connections) { transaction in
            try transaction.check(premises)
            return try work(transaction)
          }
        }
      }
    }
  }
}

// MARK: The feed

extension SQLiteStore: ChangeFeed {
  public func follow(under prefix: ItemPath) -> Updates<ChangeCursor, StoreFailure> {
    followers.follow(under: prefix)
  }

  public func changes(
    under prefix: ItemPath,
    after cursor: ChangeCursor?,
    limit: Int
  ) async throws(StoreFailure) -> ChangePage {
    try ChangePage.check(limit: limit)
    return try await read(throwing: StoreFailure.self) { [identity] db in
      let last = try Self.lastSequence(db)
      if let cursor, cursor.store != identity.store || !(0...last).contains(cursor.sequence) {
        throw StoreFailure.cursorUnknown
      }
      let rows = try ChangeRow.after(cursor?.sequence ?? 0, under: prefix, limit: limit + 1, in: db)
      let shown = rows.prefix(limit)
      let hasMore = rows.count > limit
      return ChangePage(
        changes: shown.map(\.change),
        cursor: identity.cursor(hasMore ? shown.last?.sequence ?? last : last),
        hasMore: hasMore
      )
    }
  }

  private static func lastSequence(_ db: Database) throws -> Int64 {
    try Int64.fetchOne(db, sql: "SELECT max(sequence) FROM change") ?? 0
  }

  /// The time between two looks for writes of other processes.
  private static let watchInterval = Duration.milliseconds(50)

  /// The last look at the file: its version as this connection knows it, and the last sequence of the feed.
  private struct Glance {
    var version: Int64?
    var sequence: Int64
  }

  /// Wakes the followers after another connection has written to the file.
  private static func announceForeignWrites(
    after sequence: Int64,
    to store: @Sendable () -> SQLiteStore?
  ) async {
    var last = Glance(version: nil, sequence: sequence)
    while !Task.isCancelled {
      // The store is held only during the look, so that it can be released meanwhile.
      guard let store = store() else { return }
      last = await store.announceForeignWrites(since: last)
      do { try await Task.sleep(for: watchInterval) } catch { return }
    }
  }

  private func announceForeignWrites(since last: Glance) async -> Glance {
    let news = try? await file.using { [file, deletions] connections in
      let writing = connections.writing
      return try await writing.occupied {
        try await writing.queue.writeWithoutTransaction { db in
          if let failure = file.look(db) { throw failure }
          deletions.emptyLog(if: .now, of: db)
          return try Self.news(since: last, in: db)
        }
      }
    }
    // A file that cannot be read now is read again from the same position.
    guard let (glance, paths) = news else { return last }
    if !paths.isEmpty { followers.announce(identity.cursor(glance.sequence), for: paths) }
    return glance
  }

  private static func news(since last: Glance, in db: Database) throws -> (Glance, [ItemPath]) {
    let version = try Int64.fetchOne(db, sql: "PRAGMA data_version") ?? 0
    if version == last.version { return (last, []) }
    let sequence = try lastSequence(db)
    let paths = sequence > last.sequence ? try ChangeRow.paths(after: last.sequence, in: db) : []
    return (Glance(version: version, sequence: sequence), paths)
  }
}

extension StoreIdentity {
  fileprivate static func loaded(from db: Database, or make: () -> String) throws -> StoreIdentity {
    // Written only once, because the disk may be full.
    if let known = try known(in: db) { return known }
    try db.execute(
      sql: "INSERT OR IGNORE INTO store (id, identity, device, last_stamp) VALUES (1, ?, ?, NULL)",
      arguments: [make(), make()]
    )
    guard let made = try known(in: db) else { throw StoreFailure.damaged("the store has no identity") }
    return made
  }

  private static func known(in db: Database) throws -> StoreIdentity? {
    try Row.fetchOne(db, sql: "SELECT identity, device FROM store WHERE id = 1").map { row in
      StoreIdentity(store: row["identity"], device: DeviceID(rawValue: row["device"]))
    }
  }
}
