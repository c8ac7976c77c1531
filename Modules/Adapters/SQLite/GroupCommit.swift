import Domain
import GRDB
import SQLShared

/// The writes that wait for the file: those that come while it is busy go to the disk together, in one transaction.
///
/// Each is still all or nothing: what one of them did is taken back alone where it is refused. Nobody hears of the outcome,
/// not even of a refusal, which may have seen another's write, before all is on the disk.
final class GroupCommit: Sendable {
  /// One write that waits.
  private struct Write: Sendable {
    /// Does the work, and answers how to tell whoever waits for it.
    let work: @Sendable (Transaction) throws -> @Sendable () -> Void
    let refuse: @Sendable (any Error) -> Void
  }

  private let waiting = WaitingWrites<Write>()
  private let device: DeviceID
  private let boards: CachedBoards
  private let now: @Sendable () -> Timestamp
  private let committed: @Sendable (_ sequence: Int64, _ paths: [Path]) -> Void
  private let look: @Sendable (Database) -> StoreFailure?

  /// - Parameters:
  ///   - device: Stamps what is written.
  ///   - boards: The rankings that submissions are accepted into; doubted where the file did not take a commit.
  ///   - now: The clock.
  ///   - committed: Told of each commit's place in the feed before those who wait for it.
  ///   - look: Asked after each commit, before an answer is given, why nothing may be acknowledged any more; nil for nothing.
  init(
    device: DeviceID,
    boards: CachedBoards,
    now: @escaping @Sendable () -> Timestamp,
    committed: @escaping @Sendable (_ sequence: Int64, _ paths: [Path]) -> Void,
    look: @escaping @Sendable (Database) -> StoreFailure?
  ) {
    (self.device, self.boards, self.now) = (device, boards, now)
    (self.committed, self.look) = (committed, look)
  }

  /// How many wait for the file now.
  var count: Int { waiting.count }

  /// Does all of `work` in a transaction and answers once it is on the disk; what it throws leaves no trace.
  ///
  /// `work` may be done more than once, of which only the last counts.
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
      // One that finds the disk full, say, may not keep the others from the disk.
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

  /// - Throws: what the file has against it; then nothing of it is there.
  private func commit(_ writes: [Write], to db: Database) throws {
    var outcomes: [@Sendable () -> Void] = []
    var change: (sequence: Int64, paths: [Path])?
    try db.inTransaction(.immediate) {
      let transaction = try Transaction(db, boards: boards, device: device, now: now)
      for write in writes { outcomes.append(try attempt(write, in: transaction)) }
      change = try transaction.finish()
      return .commit
    }
    if let failure = look(db) {
      boards.doubt()
      for write in writes { write.refuse(failure) }
      return
    }
    if let change { committed(change.sequence, change.paths) }
    for tell in outcomes { tell() }
  }

  /// Does one write; a refusal takes back only what this one did.
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
  /// Runs a statement that is prepared once.
  fileprivate func run(_ sql: String) throws {
    try cachedStatement(sql: sql).execute()
  }
}
