/// What an append does to a journal: the one rule that every adapter asks.
extension JournalHead {
  /// The events of `events` that are new to this journal, unstamped as they came, in order.
  ///
  /// `known` answers for an id with the event that the journal holds under it.
  ///
  /// - Throws: ``JournalError``; then nothing may be changed. A repeat is never refused, whatever was expected and also
  ///   when the journal is closed, so every append can be done again.
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
    // What another store accepted before is no news, only late.
    if isClosed, order.contains(where: { $0.stamp == nil }) { throw .closed }
    guard expected.isMet(by: revision, isLive: revision != .zero) else { throw .conflict(current: revision) }
    return order
  }

  /// - Throws: ``JournalError/invalid(_:)`` for a page that no store gives.
  public static func checkPage(of journal: Path, after revision: Revision, limit: Int) throws(JournalError) {
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
  }
}

extension [ScoringEvent] {
  /// The events in pieces that a server takes: their bodies are together no longer than one document may be.
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
