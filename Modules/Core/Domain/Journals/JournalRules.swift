/// The effect of an append on a journal: the one rule that every adapter applies.
extension JournalHead {
  /// Returns those of `events` that are new to this journal, unstamped as given, in order.
  ///
  /// - Parameters:
  ///   - events: The events to append.
  ///   - expected: The expected state of the journal.
  ///   - known: Returns the event that the journal holds under an id.
  /// - Returns: The new events.
  /// - Throws: ``JournalError``; then the store must change nothing. A retry is never rejected, whatever was expected
  ///   and even if the journal is closed.
  public func accepting(
    _ events: [ScoringEvent],
    expecting expected: Expectation,
    known: (EventID) throws(JournalError) -> ScoringEvent?
  ) throws(JournalError) -> [ScoringEvent] {
    if let problem = path.problem { throw .invalid(problem) }
    guard events.count <= Limits.batchItems else {
      throw .invalid("\(events.count) events at once, at most \(Limits.batchItems) are allowed")
    }
    var fresh: [EventID: ScoringEvent] = [:]
    var order: [ScoringEvent] = []
    for event in events {
      try event.check()
      var present = fresh[event.id]
      if present == nil { present = try known(event.id) }
      if let present {
        guard present.isRepeat(of: event) else { throw .idempotencyConflict(event.id) }
      } else {
        fresh[event.id] = event
        order.append(event)
      }
    }
    if order.isEmpty { return [] }
    // An event that another store accepted is not new, only late. A person may be forgotten at any time.
    if isClosed, order.contains(where: { $0.stamp == nil && $0.type != Redaction.type }) { throw .closed }
    guard expected.isMet(by: revision, isLive: revision != .zero) else { throw .conflict(current: revision) }
    return order
  }

  /// Rejects a page that no store returns.
  ///
  /// - Throws: ``JournalError/invalid(_:)``.
  public static func checkPage(of journal: ItemPath, after revision: Revision, limit: Int) throws(JournalError) {
    if let problem = journal.problem { throw .invalid(problem) }
    guard (0...Limits.pageItems).contains(limit) else {
      throw .invalid("the limit \(limit) is not between 0 and \(Limits.pageItems)")
    }
    guard revision >= .zero else { throw .invalid("the revision \(revision.rawValue) is negative") }
  }
}

extension ScoringEvent {
  func check() throws(JournalError) {
    if let problem = id.problem ?? actor.problem ?? subject?.problem ?? retracts?.problem ?? stamp?.device.problem {
      throw .invalid(problem)
    }
    if let problem = Identifier<ScoringEvent>(rawValue: type).problem {
      throw .invalid("\(problem) (the event's type)")
    }
    guard body.count <= Limits.eventBytes else {
      throw .invalid("an event of \(body.count) bytes, at most \(Limits.eventBytes) are allowed")
    }
    // A later redaction may have left nothing of it.
    if type == Redaction.type, !isRedacted, Redaction(self) == nil {
      throw .invalid("the redaction \(id) cannot be read")
    }
  }
}

extension [ScoringEvent] {
  /// The events in batches that a server accepts: the bodies of each are together at most as long as one document.
  public var pieces: [[ScoringEvent]] {
    var (pieces, bytes) = ([[ScoringEvent]](), 0)
    for event in self {
      bytes += event.body.count
      if pieces.isEmpty || bytes > Limits.documentBytes {
        pieces.append([])
        bytes = event.body.count
      }
      pieces[pieces.count - 1].append(event)
    }
    return pieces
  }
}
