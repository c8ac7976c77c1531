package import Domain
package import StoreEngine

/// One commit to an SQL database: reads and writes rows, which the extensions of this protocol decide about.
///
/// A write that throws is rolled back alone: the adapter restores the rows and ``notes``, and the next write follows.
package protocol UnitOfWork: AnyObject {
  /// The clock, the feed and the boards of the commit.
  var notes: UnitNotes { get set }
  /// The device in the stamps of this store's own writes.
  var device: DeviceID { get }
  /// The time of day.
  var now: @Sendable () -> Timestamp { get }

  /// The document at a path, as this unit left it.
  func document(at path: ItemPath) throws -> Document?
  /// Writes a document, also a deleted one.
  func put(_ document: Document) throws

  /// Whether the feed had an entry at or below a path before this unit.
  func hadItems(under prefix: ItemPath) throws -> Bool

  /// The head of a journal, as this unit left it; empty and open for a journal without events.
  func journalHead(at path: ItemPath) throws -> JournalHead
  /// The event of a journal under an id that any store takes.
  func event(_ id: EventID, of journal: ItemPath) throws -> RecordedEvent?
  /// Appends events with the revisions that follow the journal's head, and leaves the journal with `head`.
  func put(_ events: [RecordedEvent], head: JournalHead) throws
  /// Replaces the body of an event of a journal by that of a redaction.
  func redact(_ event: RecordedEvent, of journal: ItemPath) throws

  /// Returns a board's definition; nil where there is no board.
  func definition(of board: ItemPath) throws -> BoardDefinition?
  /// Creates a board.
  func makeBoard(_ definition: BoardDefinition, at path: ItemPath) throws
  /// The board's row; nil where there is no board.
  func boardRow(at path: ItemPath) throws -> Int64?
  /// The submission that a board accepted under an id.
  func accepted(_ id: SubmissionID, on board: ItemPath) throws -> AcceptedSubmission?
  /// Accepts a stamped submission into the ranking in memory, and writes what that changed.
  ///
  /// - Throws: Then nothing of it is in the ranking.
  func accept(_ submission: Submission, as arrival: Arrival) throws -> BoardState.Acceptance
  /// Takes acceptances out of the rankings in memory, the last one first.
  func undo(_ acceptances: [BoardState.Acceptance])
}

extension UnitOfWork {
  /// The stamp of the next record, or the given one, which moves this store's clock on.
  func stamp(_ given: Stamp?) -> Stamp { notes.stamp(given, now: now, on: device) }

  /// Requires that the premises of a write hold, with what this unit wrote before it.
  package func check(_ premises: [Premise]) throws {
    try premises.check(
      revision: { path in try path.isNowhere ? .zero : document(at: path)?.head.revision ?? .zero },
      hasItems: { path in
        try notes.changed.contains { $0.path.isUnder(path) } || (!path.isNowhere && hadItems(under: path))
      }
    )
  }

  /// Does what ``Domain/DocumentRepository/save(_:given:)`` does.
  package func save(_ writes: [DocumentWrite]) throws -> [DocumentHead] {
    try writes.map { write in
      let present = write.path.isNowhere ? nil : try document(at: write.path)
      guard let next = try write.applied(to: present, stampedBy: { stamp(nil) }) else {
        guard let present else { throw StoreFailure.damaged("\(write.path) is gone") }
        return present.head
      }
      _ = stamp(next.head.stamp)
      try put(next)
      notes.record(.documents, write.path)
      return next.head
    }
  }

  /// Does what ``Domain/ScoringSession/append(_:expecting:given:)`` does.
  package func append(
    _ events: [ScoringEvent],
    to path: ItemPath,
    expecting expected: Expectation
  ) throws -> [RecordedEvent] {
    var head = try path.isNowhere ? JournalHead(path: path, revision: .zero, isClosed: false) : journalHead(at: path)
    var known: [EventID: RecordedEvent] = [:]
    if !path.isNowhere, events.count <= Limits.batchItems, head.revision > .zero {
      for event in events where known[event.id] == nil && event.id.problem == nil {
        known[event.id] = try self.event(event.id, of: path)
      }
    }
    let fresh = try head.accepting(events, expecting: expected) { id in known[id]?.event }
    if fresh.isEmpty { return events.compactMap { known[$0.id] } }
    for (id, body) in fresh.redactedBodies {
      guard var event = try event(id, of: path), event.event.body != body else { continue }
      event.event.body = body
      try redact(event, of: path)
      if known[id] != nil { known[id] = event }
    }
    let recorded = fresh.redactingEarlier.map { event in
      head = JournalHead(path: path, revision: head.revision.next, isClosed: head.isClosed)
      return RecordedEvent(revision: head.revision, event: event.stamped(stamp(event.stamp)))
    }
    try put(recorded, head: head)
    notes.record(.sessions, path)
    for event in recorded { known[event.event.id] = event }
    return events.compactMap { known[$0.id] }
  }

  /// Does what ``Domain/ScoringSession/close()`` does.
  package func close(_ path: ItemPath) throws {
    let head = try journalHead(at: path)
    if head.isClosed { return }
    try put([], head: JournalHead(path: path, revision: head.revision, isClosed: true))
    notes.record(.sessions, path)
  }

  /// Does what ``Domain/LeaderboardRepository/define(_:at:given:)`` does.
  package func define(_ definition: BoardDefinition, at board: ItemPath) throws {
    if let present = try self.definition(of: board) {
      guard present == definition else {
        throw LeaderboardError.definitionDiffers(board, differences: definition.differences(from: present))
      }
      return
    }
    try makeBoard(definition, at: board)
    notes.record(.leaderboards, board)
  }

  /// Does what ``Domain/LeaderboardRepository/submit(_:as:given:)`` does.
  package func submit(_ submissions: [Submission], as arrival: Arrival) throws -> [AcceptedSubmission] {
    try undoingAfterError { done in try submissions.map { try take($0, as: arrival, into: &done) } }
  }

  /// Does what ``Domain/LeaderboardRepository/submitEach(_:as:given:)`` does.
  package func submitEach(
    _ submissions: [Submission],
    as arrival: Arrival
  ) throws -> [Result<AcceptedSubmission, LeaderboardError>] {
    try undoingAfterError { done in
      try submissions.map { submission in
        let time = notes.lastStampTime
        do {
          return .success(try take(submission, as: arrival, into: &done))
        } catch let error as LeaderboardError where error.isOfOneSubmission {
          notes.setBack(to: time)
          return .failure(error)
        }
      }
    }
  }

  private func undoingAfterError<Value>(_ work: (inout [BoardState.Acceptance]) throws -> Value) throws -> Value {
    var done: [BoardState.Acceptance] = []
    do { return try work(&done) } catch {
      undo(done)
      throw error
    }
  }

  private func take(
    _ submission: Submission,
    as arrival: Arrival,
    into done: inout [BoardState.Acceptance]
  ) throws -> AcceptedSubmission {
    let board = submission.board
    guard !board.isNowhere, let row = try boardRow(at: board) else { throw LeaderboardError.noSuchBoard(board) }
    if submission.id.problem == nil, let known = try accepted(submission.id, on: board) {
      guard known.submission.isRepeat(of: submission) else { throw LeaderboardError.idempotencyConflict(submission.id) }
      return known
    }
    let acceptance = try accept(submission.stamped(stamp(submission.stamp)), as: arrival)
    done.append(acceptance)
    let head = UnitNotes.BoardHead(revision: acceptance.accepted.revision, lastStamp: acceptance.lastStamp)
    notes.record(head, ofBoard: row)
    notes.record(.leaderboards, board)
    return acceptance.accepted
  }
}
