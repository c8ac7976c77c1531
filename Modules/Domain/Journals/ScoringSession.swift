/// One append-only journal of scoring events at hand: an archery round, a challenge's check-ins, a practice log.
///
/// ``ScoringSessionRepository/session(at:)`` hands it out.
///
/// What must be true:
/// - Revisions of one journal are 1, 2, 3 … in the order in which this store accepted the events. An accepted event never
///   moves, changes or goes away.
/// - ``append(_:expecting:)`` is all or nothing, and durable when it returns.
/// - An event id is known for ever. Events already in the journal with the same content are left as they are and answered
///   as if just appended, whatever was expected and also when the journal is closed; so every append can be repeated. The
///   same id with other content is refused.
/// - A read sees every append that any opening of this store has acknowledged before the read began.
/// - Every call may throw ``JournalError/store(_:)``, and no case but those that stand beside it.
public protocol ScoringSession: Sendable {
  /// Where the journal is kept.
  var path: Path { get }

  /// The journal's head. A journal that nobody has written to, or that may not be seen, is empty and open.
  ///
  /// - Throws: ``JournalError/store(_:)`` only.
  func head() async throws(JournalError) -> JournalHead

  /// Appends the events not yet in the journal, and returns all of those given, as they are recorded, in order.
  ///
  /// - Parameters:
  ///   - events: At most ``Limits/batchItems``; one may be there twice. The first event makes the journal.
  ///   - expecting: What revision the journal is at, where any of the events is new; absent is a journal without
  ///     events.
  /// - Returns: As many as were given, each with the revision that it has in this journal.
  /// - Throws: What ``JournalHead/accepting(_:expecting:known:)`` refuses.
  ///   - ``JournalError/invalid(_:)``: a path, identifier or type that no store takes, more than ``Limits/batchItems``
  ///     events, a body of more than ``Limits/eventBytes``.
  ///   - ``JournalError/idempotencyConflict(_:)``: the journal, or this batch, knows the id with other content.
  ///   - ``JournalError/closed``: the journal is closed, and one of the new events bears no stamp, whatever was
  ///     expected.
  ///   - ``JournalError/conflict(current:)``: there are new events, and the journal is not at the expected revision.
  ///   - ``JournalError/refused(_:)`` and ``JournalError/notReady``: from a store with the rules of a sport before it.
  @discardableResult
  func append(_ events: [ScoringEvent], expecting: Expectation) async throws(JournalError) -> [RecordedEvent]

  /// At most `limit` events after `revision`, in order.
  ///
  /// - Parameters:
  ///   - revision: The revision of the last event that is known already, zero for none; after the last there are none.
  ///   - limit: From 0 to ``Limits/pageItems``.
  /// - Returns: Fewer than `limit` at the end of the journal only. A journal that nobody has written to, or that may not
  ///   be seen, has no events.
  /// - Throws: ``JournalError/invalid(_:)`` for a path that no store takes, a limit out of bounds and a negative
  ///   revision.
  func events(after revision: Revision, limit: Int) async throws(JournalError) -> [RecordedEvent]

  /// Refuses further events. Closing a closed journal does nothing.
  ///
  /// Events that bear another store's stamp still come in: that store accepted them, so they may not get lost, and stores
  /// that are closed at different times hold the same in the end.
  ///
  /// For archives. What a sport calls finished is an event of its own, so that late arrows from a device that was away
  /// can still arrive and be judged.
  ///
  /// - Throws: ``JournalError/invalid(_:)`` for a path that no store takes.
  func close() async throws(JournalError)
}

extension ScoringSession {
  /// All events after `revision`, page by page.
  ///
  /// - Throws: ``JournalError/invalid(_:)`` for a path that no store takes and a negative revision.
  public func events(after revision: Revision = .zero) async throws(JournalError) -> [RecordedEvent] {
    var all: [RecordedEvent] = []
    while true {
      let page = try await events(after: all.last?.revision ?? revision, limit: Limits.pageItems)
      all += page
      if page.count < Limits.pageItems { return all }
    }
  }
}

/// A session before another one, such as a guard: it answers some calls, and leaves the others to ``base``.
public protocol SessionLayer: ScoringSession {
  /// The session behind it.
  var base: any ScoringSession { get }
}

extension SessionLayer {
  public var path: Path { base.path }

  public func head() async throws(JournalError) -> JournalHead { try await base.head() }

  public func append(_ events: [ScoringEvent], expecting: Expectation) async throws(JournalError) -> [RecordedEvent] {
    try await base.append(events, expecting: expecting)
  }

  public func events(after revision: Revision, limit: Int) async throws(JournalError) -> [RecordedEvent] {
    try await base.events(after: revision, limit: limit)
  }

  public func close() async throws(JournalError) { try await base.close() }
}
