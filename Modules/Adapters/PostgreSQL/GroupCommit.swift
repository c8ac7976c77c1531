#if PostgreSQL

import Domain
import SQLShared
import StoreEngine
import Synchronization

/// The writes that wait for the store's lock: those that come while a commit is under way share the next one.
///
/// The row lock of `store` is the one commit order of all servers. No answer is given before the commit, not even a refusal,
/// which may have seen another's write.
final class GroupCommit: Sendable {
  /// One write that waits.
  struct Write: Sendable {
    var needs: Needs
    /// Does the work, and returns the callback for its waiters.
    let work: @Sendable (CommitUnit) throws -> @Sendable () -> Void
    let refuse: @Sendable (any Error) -> Void
    /// How often the write came again because something was not in memory.
    var returns = 0
  }

  /// A commit that was decided, and is written or in doubt.
  private struct Decision: Sendable {
    enum Outcome: Sendable {
      case tell(@Sendable () -> Void)
      case comeAgain(CommitUnit.Missing)
    }

    struct BoardChange: Sendable {
      let board: CachedBoard
      let base: Revision
      let head: UnitNotes.BoardHead
      let changes: [(bucket: Bucket, player: PlayerID, entry: BoardEntry?)]
    }

    let outcomes: [Outcome]
    let firstSequence: Int64
    let sequence: Int64
    let paths: [ItemPath]
    let boards: [BoardChange]
  }

  private static let writesAtOnce = 512
  private static let returnsAtMost = 32
  /// Boards grow by commits, too.
  private static let commitsBetweenLooksAtMemory: Int64 = 64

  private let waiting = WaitingWrites<Write>()
  private let connection: Connection
  private let server: DatabaseServer
  private let boards: BoardCache
  private let device: DeviceID
  private let now: @Sendable () -> Timestamp
  /// Names this opening in the table `writer`.
  private let writer: String
  private let batches = Atomic<Int64>(0)
  private let announce: @Sendable (_ sequence: Int64, _ paths: [ItemPath]) -> Void
  /// Reads what a write lacks, outside the store's lock.
  private let fetch: @Sendable (CommitUnit.Missing) async throws -> Void

  init(
    on connection: Connection,
    of server: DatabaseServer,
    boards: BoardCache,
    device: DeviceID,
    writer: String,
    now: @escaping @Sendable () -> Timestamp,
    announce: @escaping @Sendable (_ sequence: Int64, _ paths: [ItemPath]) -> Void,
    fetch: @escaping @Sendable (CommitUnit.Missing) async throws -> Void
  ) {
    (self.connection, self.server, self.boards) = (connection, server, boards)
    (self.device, self.writer, self.now) = (device, writer, now)
    (self.announce, self.fetch) = (announce, fetch)
  }

  /// Does all of `work` in a commit, and answers once the commit is durable; what it throws leaves no trace.
  ///
  /// `work` may be done more than once, of which only the last counts.
  func run<Value: Sendable>(
    _ needs: Needs,
    _ work: @escaping @Sendable (CommitUnit) throws -> Value
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      let write = Write(
        needs: needs,
        work: { unit in
          let value = try work(unit)
          return { continuation.resume(returning: value) }
        },
        refuse: { continuation.resume(throwing: $0) }
      )
      add(write)
    }
  }

  private func add(_ write: Write) {
    guard waiting.add(write) else { return }
    Task { await connection.perform { self.commitWaiting($0) } }
  }

  // MARK: On the writer's thread

  private func commitWaiting(_ connection: isolated Connection) {
    while true {
      let (writes, areMoreLeft) = waiting.take(atMost: Self.writesAtOnce)
      commit(writes, connection)
      if !areMoreLeft { return }
    }
  }

  /// Commits a group, again where the database lost or refused it; a write that nothing helps may not keep the others out.
  private func commit(_ writes: [Write], _ connection: isolated Connection) {
    do {
      settle(try decide(writes, connection), writes)
    } catch {
      if writes.count == 1 { return writes[0].refuse(error) }
      let isPassing = (error as? PostgresError)?.remedy == .reconnect
      for write in writes {
        if isPassing { write.refuse(error) } else { commit([write], connection) }
      }
    }
  }

  private func decide(_ writes: [Write], _ connection: isolated Connection) throws -> Decision {
    let batch = batches.add(1, ordering: .relaxed).newValue
    var patience = Patience(with: server)
    var (doubt, isForgotten) = (Decision?.none, false)
    while true {
      do {
        if let decision = doubt {
          if try connection.once({ pipeline in try isCommitted(batch, pipeline) }) { return decision }
          doubt = nil
        }
        return try connection.once { pipeline in try write(writes, batch, pipeline) { doubt = $0 } }
      } catch let error as PostgresError {
        switch error.remedy {
        case .reconnect, .again: try patience.pause(after: error)
        case .forget where !isForgotten:
          isForgotten = true
          boards.removeAll()
        case .forget, .give: throw error
        }
      }
    }
  }

  /// Whether an earlier commit went through: the holder of the store's lock knows that the connection before is over.
  private func isCommitted(_ batch: Int64, _ pipeline: Pipeline) throws(PostgresError) -> Bool {
    let answers = try pipeline.run([
      .begin, Statement("SELECT last_sequence FROM store WHERE id = 1 FOR UPDATE"),
      Statement("SELECT batch FROM writer WHERE id = $1", [.text(writer)]), .commit,
    ])
    return (answers[2].first?.int(0) ?? 0) >= batch
  }

  /// Two round trips: reads everything under the store's lock, decides in memory, and writes everything.
  ///
  /// Calls `inDoubt` with the decision where the connection was lost after the commit was sent.
  private func write(
    _ writes: [Write],
    _ batch: Int64,
    _ pipeline: Pipeline,
    inDoubt: (Decision) -> Void
  ) throws -> Decision {
    var needs = Needs()
    for write in writes { needs.formUnion(write.needs) }
    let unit = CommitUnit(needs, device: device, now: now)
    let present = needs.boards.compactMap { boards[$0] }.sorted { $0.path < $1.path }
    let seen = boards.seen
    let (tail, deltas) = try unit.read(pipeline, present, seen: seen)
    // Read under the store's lock, so no connection has seen more.
    try server.check(sequence: unit.firstSequence, since: server.seen)
    boards.note(tail, after: seen)
    if let last = tail.lines.last { announce(last.sequence, tail.paths) }
    let decision = try decide(writes, unit, present, deltas)
    do {
      try pipeline.run(try unit.statements(of: writer, batch: batch))
      return decision
    } catch {
      if (error as? PostgresError)?.remedy == .reconnect { inDoubt(decision) }
      throw error
    }
  }

  // MARK: In memory

  private func decide(
    _ writes: [Write],
    _ unit: CommitUnit,
    _ present: [CachedBoard],
    _ deltas: [Int64: BoardDelta]
  ) throws -> Decision {
    for board in present {
      if let delta = deltas[board.row] { board.take(delta) } else { boards.remove(board) }
    }
    let current = present.filter { deltas[$0.row] != nil }
    // Only a board that is just as the database has it may be decided about.
    var bases: [ItemPath: (board: CachedBoard, revision: Revision)] = [:]
    var outcomes: [Decision.Outcome] = []
    withContents(of: current[...], in: unit) {
      for board in current {
        let revision = unit.contents[board.path]?.state.revision
        if let revision, revision == unit.rows.boards[board.path]?.revision {
          bases[board.path] = (board, revision)
        }
      }
      let others = unit.contents.filter { bases[$0.key] == nil }
      for path in others.keys { unit.contents[path] = nil }
      defer { unit.contents.merge(others) { $1 } }
      outcomes = writes.map { write in
        do { return .tell(try unit.attempt(write.work)) } catch let missing as CommitUnit.Missing {
          return .comeAgain(missing)
        } catch {
          return .tell { write.refuse(error) }
        }
      }
      unit.undoAll()
    }
    let acceptances = Dictionary(grouping: unit.kept.acceptances) { $0.accepted.submission.board }
    let changed = acceptances.compactMap { path, acceptances -> Decision.BoardChange? in
      guard let (board, base) = bases[path], let head = unit.notes.boards[board.row] else { return nil }
      let changes = acceptances.flatMap(\.changes).map { (bucket: $0.bucket, player: $0.player, entry: $0.after) }
      return Decision.BoardChange(board: board, base: base, head: head, changes: changes)
    }
    return Decision(
      outcomes: outcomes,
      firstSequence: unit.firstSequence,
      sequence: unit.lastSequence,
      paths: unit.notes.changed.map(\.path),
      boards: changed
    )
  }

  /// Lends the contents of boards to a unit, each locked, in the order of their paths.
  private func withContents(of boards: ArraySlice<CachedBoard>, in unit: CommitUnit, _ work: () -> Void) {
    guard let board = boards.first else { return work() }
    board.content.withLock { content in
      // Moved, for two copies of a ranking would be copied on the first change.
      unit.contents[board.path] = content
      content = CachedBoard.Content(state: BoardState(content.state.definition), upTo: 0)
      withContents(of: boards.dropFirst(), in: unit, work)
      if let lent = unit.contents.removeValue(forKey: board.path) { content = lent }
    }
  }

  // MARK: After the commit

  private func settle(_ decision: Decision, _ writes: [Write]) {
    server.remember(sequence: decision.sequence)
    for change in decision.boards {
      change.board.need(decision.sequence)
      change.board.content.withLock { content in
        // A reader may have been quicker.
        guard content.state.revision == change.base else { return }
        let head = change.head
        content.state.catchUp(to: head.revision, lastStamp: head.lastStamp, with: change.changes)
        content.upTo = max(content.upTo, decision.sequence)
      }
    }
    if !decision.paths.isEmpty { announce(decision.sequence, decision.paths) }
    if batches.load(ordering: .relaxed) % Self.commitsBetweenLooksAtMemory == 0 { boards.makeRoom() }
    for (write, outcome) in zip(writes, decision.outcomes) {
      switch outcome {
      case .tell(let tell): tell()
      case .comeAgain(let missing): comeAgain(write, missing)
      }
    }
  }

  /// Reads what a write lacks while other writes go on, and adds the write again.
  private func comeAgain(_ write: Write, _ missing: CommitUnit.Missing) {
    var again = write
    again.needs.formUnion(missing.needs)
    again.returns += 1
    if again.returns > Self.returnsAtMost {
      return write.refuse(StoreFailure.unavailable("the board changes faster than it can be read"))
    }
    Task { [again] in
      do { try await fetch(missing) } catch { return again.refuse(error) }
      add(again)
    }
  }
}

#endif
