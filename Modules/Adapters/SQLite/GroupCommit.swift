import Domain
import GRDB
import SQLShared
import Synchronization

/// Queues writes for the file.
///
/// Writes that arrive while it is busy are committed together, in one transaction.
///
/// Each is still all or nothing: a rejected write is rolled back alone. No caller gets an answer before the commit is
/// on disk. This includes rejections, because they may depend on another write of the same commit.
final class GroupCommit: Sendable {
  /// A queued write.
  private struct Write: Sendable {
    /// Does the work, and returns the closure that answers its caller.
    let work: @Sendable (Transaction) throws -> @Sendable () -> Void
    let refuse: @Sendable (any Error) -> Void
  }

  private let waiting = WaitingWrites<Write>()
  private let device: DeviceID
  private let boards: CachedBoards
  private let now: @Sendable () -> Timestamp
  private let committed: @Sendable (Transaction.Change) -> Void
  private let look: @Sendable (Database) -> StoreFailure?
  /// Whether the file names this version of the program as the last that wrote to it.
  private let isNamed: Atomic<Bool>

  /// - Parameters:
  ///   - device: Stamps what is written.
  ///   - boards: The rankings that submissions are accepted into; doubted where the file did not take a commit.
  ///   - now: The clock.
  ///   - isNamed: Whether the file names this version of the program.
  ///   - committed: Called with the change of each commit, before its waiters.
  ///   - look: Asked after each commit, before an answer is given, why nothing may be acknowledged any more; nil for nothing.
  init(
    device: DeviceID,
    boards: CachedBoards,
    now: @escaping @Sendable () -> Timestamp,
    isNamed: Bool,
    committed: @escaping @Sendable (Transaction.Change) -> Void,
    look: @escaping @Sendable (Database) -> StoreFailure?
  ) {
    (self.device, self.boards, self.now) = (device, boards, now)
    (self.committed, self.look) = (committed, look)
    self.isNamed = Atomic(isNamed)
  }

  /// The number of queued writes.
  var count: Int { waiting.count }

  /// Runs `work` in a transaction and answers once it is on disk.
  ///
  /// An error rolls it back.
  ///
  /// `work` may run more than once. Only the last run counts.
  func run<Value: Sendable>(
    on connections: Connections,
    _ work: @escaping @Sendable (Transaction) throws -> Value
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      let write = Write(
        work: { transaction in
          let value = try work(transaction)
          return { continuation.resume(returning: value) }
        },
        refuse: { continuation.resume(throwing: $0) }
      )
      guard waiting.add(write) else { return }
      connections.writing.queue.asyncWriteWithoutTransaction { db in
        self.commitWaiting(to: db)
        connections.log?.begin(after: db.totalChangesCount, writing: connections.writing)
      }
    }
  }

  private func commitWaiting(to db: Database) {
    let writes = waiting.take().writes
    do {
      try commit(writes, to: db)
    } catch {
      boards.doubt()
      if writes.count == 1 { return writes[0].refuse(error) }
      // One failing write, such as one that fills the disk, must not stop the others.
      for write in writes { commitAlone(write, to: db) }
    }
  }

  private func commitAlone(_ write: Write, to db: Database) {
    do {
      try commit([write], to: db)
    } catch {
      boards.doubt()
      write.refuse(error)
    }
  }

  /// Commits writes together.
  ///
  /// - Throws: The file's error; then nothing was committed.
  private func commit(_ writes: [Write], to db: Database) throws {
    var outcomes: [@Sendable () -> Void] = []
    var change: Transaction.Change?
    try db.inTransaction(.immediate) {
      let transaction = try Transaction(db, boards: boards, device: device, now: now)
      for write in writes { outcomes.append(try attempt(write, in: transaction)) }
      change = try transaction.finish()
      if change != nil, !isNamed.load(ordering: .relaxed) { try Schema.noteWriter(in: db) }
      return .commit
    }
    if change != nil { isNamed.store(true, ordering: .relaxed) }
    if let failure = look(db) {
      boards.doubt()
      for write in writes { write.refuse(failure) }
      return
    }
    if let change { committed(change) }
    for tell in outcomes { tell() }
  }

  /// Runs one write.
  ///
  /// A rejection rolls back only this write.
  private func attempt(_ write: Write, in transaction: Transaction) throws -> @Sendable () -> Void {
    let notes = transaction.notes
    var outcome: @Sendable () -> Void = {}
    do {
      try transaction.db.run("SAVEPOINT write")
      outcome = try write.work(transaction)
    } catch  where !(error is DatabaseError) {
      try transaction.db.run("ROLLBACK TO write")
      transaction.notes = notes
      outcome = { write.refuse(error) }
    }
    try transaction.db.run("RELEASE write")
    return outcome
  }
}

extension Database {
  /// Runs a cached statement.
  fileprivate func run(_ sql: String) throws {
    try cachedStatement(sql: sql).execute()
  }
}
