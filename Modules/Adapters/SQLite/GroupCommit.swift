import Domain
import GRDB
import Synchronization

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

  /// Whoever finds it empty sees to it that all are taken.
  private let waiting = Mutex<[Write]>([])
  private let device: DeviceID
  private let now: @Sendable () -> Timestamp
  private let committed: @Sendable (_ sequence: Int64, _ paths: [Path]) -> Void
  private let undone: @Sendable () -> Void
  private let look: @Sendable (Database) -> StoreFailure?

  /// - Parameters:
  ///   - device: Stamps what is written.
  ///   - now: The clock.
  ///   - committed: Told of each commit's place in the feed before those who wait for it.
  ///   - undone: Told where the file did not take a commit: what its writes noted in memory does not hold.
  ///   - look: Asked after each commit, before an answer is given, why nothing may be acknowledged any more; nil for nothing.
  init(
    device: DeviceID,
    now: @escaping @Sendable () -> Timestamp,
    committed: @escaping @Sendable (_ sequence: Int64, _ paths: [Path]) -> Void,
    undone: @escaping @Sendable () -> Void,
    look: @escaping @Sendable (Database) -> StoreFailure?
  ) {
    (self.device, self.now) = (device, now)
    (self.committed, self.undone, self.look) = (committed, undone, look)
  }

  /// How many wait for the file now.
  var count: Int { waiting.withLock(\.count) }

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
      let isFirst = waiting.withLock { writes in
        writes.append(write)
        return writes.count == 1
      }
      guard isFirst else { return }
      connections.writing.queue.asyncWriteWithoutTransaction { db in
        self.commitWaiting(to: db)
        connections.log?.begin(after: db.totalChangesCount, writing: connections.writing)
      }
    }
  }

  private func commitWaiting(to db: Database) {
    let writes = waiting.withLock { waiting in
      defer { waiting = [] }
      return waiting
    }
    do {
      try commit(writes, to: db)
    } catch {
      undone()
      if writes.count == 1 { return writes[0].refuse(error) }
      // One that finds the disk full, say, may not keep the others from the disk.
      for write in writes { commitAlone(write, to: db) }
    }
  }

  private func commitAlone(_ write: Write, to db: Database) {
    do {
      try commit([write], to: db)
    } catch {
      undone()
      write.refuse(error)
    }
  }

  /// - Throws: what the file has against it; then nothing of it is there.
  private func commit(_ writes: [Write], to db: Database) throws {
    var outcomes: [@Sendable () -> Void] = []
    var change: (sequence: Int64, paths: [Path])?
    try db.inTransaction(.immediate) {
      let transaction = try Transaction(db, device: device, now: now)
      for write in writes { outcomes.append(try attempt(write, in: transaction)) }
      change = try transaction.finish()
      return .commit
    }
    if let failure = look(db) {
      undone()
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
