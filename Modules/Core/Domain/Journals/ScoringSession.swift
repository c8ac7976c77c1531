/// One append-only journal of scoring events: an archery round, a challenge's check-ins, a practice log.
///
/// ``ScoringSessionRepository/session(at:)`` returns it. Every adapter keeps these rules:
/// - Revisions of one journal are 1, 2, 3 … in the order in which this store accepted the events. An accepted event
///   never moves or disappears, and never changes but by a ``Redaction``.
/// - ``append(_:expecting:given:)`` is all or nothing, and durable when it returns.
/// - An event id is known for ever, so every append can be retried. Events already in the journal with the same content
///   are returned as if just appended, whatever was expected and even if the journal is closed. The same id with other
///   content is rejected.
/// - A read sees every append that any opening of this store acknowledged before the read began.
/// - Every call may throw ``JournalError/store(_:)``, and otherwise only the cases that it names.
public protocol ScoringSession: Sendable {
  /// The journal's path.
  var path: ItemPath { get }

  /// Returns the journal's head.
  ///
  /// A journal that has no events, or that the caller may not see, is empty and open.
  ///
  /// - Throws: ``JournalError/store(_:)`` only.
  func head() async throws(JournalError) -> JournalHead

  /// Appends those of `events` that the journal does not hold, and returns all of them as recorded, in order.
  ///
  /// - Parameters:
  ///   - events: At most ``Limits/batchItems``. One event may occur twice. The first event creates the journal.
  ///   - expecting: The expected revision, checked if any event is new; `absent` is a journal without events.
  ///   - premises: What must hold, in the same step.
  /// - Returns: As many events as were given, each with its revision in this journal.
  /// - Throws: The error of ``JournalHead/accepting(_:expecting:known:)``.
  ///   - ``JournalError/invalid(_:)``: an invalid path, identifier or type, more than ``Limits/batchItems`` events, a
  ///     body of more than ``Limits/eventBytes``, or a ``Redaction`` that cannot be read.
  ///   - ``JournalError/idempotencyConflict(_:)``: the journal, or this batch, has the id with other content.
  ///   - ``JournalError/closed``: the journal is closed and a new event that is no redaction has no stamp, whatever was
  ///     expected.
  ///   - ``JournalError/conflict(current:)``: there are new events, and the journal is not at the expected revision.
  ///   - ``JournalError/refused(_:)`` and ``JournalError/notReady``: from a store that applies the rules of a sport.
  ///   - ``StoreFailure/outdated``: a premise does not hold, before any other error, and also for a retry.
  @discardableResult
  func append(
    _ events: [ScoringEvent],
    expecting: Expectation,
    given premises: [Premise]
  ) async throws(JournalError) -> [RecordedEvent]

  /// Returns at most `limit` events after `revision`, in order.
  ///
  /// - Parameters:
  ///   - revision: The revision of the last event already known, zero for none.
  ///   - limit: From 0 to ``Limits/pageItems``.
  /// - Returns: Fewer than `limit` only at the end of the journal. A journal that the caller may not see has no events.
  /// - Throws: ``JournalError/invalid(_:)`` for an invalid path, a limit out of bounds or a negative revision.
  func events(after revision: Revision, limit: Int) async throws(JournalError) -> [RecordedEvent]

  /// Closes the journal to new events.
  ///
  /// Closing a closed journal does nothing.
  ///
  /// Events with another store's stamp are still accepted. That store acknowledged them, so they must not get lost, and
  /// stores closed at different times end with the same events.
  ///
  /// Closing is for archives. A sport records its own end as an event, so that late arrows from an offline device still
  /// arrive and are judged.
  ///
  /// - Throws: ``JournalError/invalid(_:)`` for an invalid path, ``StoreFailure/outdated`` if a premise does not hold.
  func close(given premises: [Premise]) async throws(JournalError)
}

extension ScoringSession {
  /// Returns all events after `revision`, page by page.
  ///
  /// - Throws: ``JournalError/invalid(_:)`` for an invalid path or a negative revision.
  public func events(after revision: Revision = .zero) async throws(JournalError) -> [RecordedEvent] {
    var all: [RecordedEvent] = []
    while true {
      let page = try await events(after: all.last?.revision ?? revision, limit: Limits.pageItems)
      all += page
      if page.count < Limits.pageItems { return all }
    }
  }
}
