public import Domain

/// One journal, with the position of each event.
struct ImageJournal {
  private(set) var events: [RecordedEvent] = []
  private var places: [EventID: Int] = [:]
  var isClosed = false

  var revision: Revision { Revision(rawValue: Int64(events.count)) }

  subscript(id: EventID) -> RecordedEvent? { places[id].map { events[$0] } }

  mutating func append(_ event: ScoringEvent) {
    places[event.id] = events.count
    events.append(RecordedEvent(revision: revision.next, event: event))
  }

  /// Replaces the body of an event; returns the number of bytes that this removed, nil if there was nothing to do.
  mutating func redact(_ id: EventID, _ body: [UInt8]) -> Int? {
    guard let place = places[id], events[place].event.body != body else { return nil }
    defer { events[place].event.body = body }
    return events[place].event.body.count
  }
}

extension StoreImage {
  /// Implements ``ScoringSession/head()``.
  public func head(of journal: ItemPath) -> JournalHead {
    let kept = journals[journal]
    return JournalHead(path: journal, revision: kept?.revision ?? .zero, isClosed: kept?.isClosed ?? false)
  }

  /// Implements ``ScoringSession/append(_:expecting:given:)``.
  public mutating func append(
    _ events: [ScoringEvent],
    to path: ItemPath,
    expecting expected: Expectation
  ) throws(JournalError) -> Written<[RecordedEvent]> {
    let fresh = try head(of: path).accepting(events, expecting: expected) { journals[path]?[$0]?.event }
      .map { $0.stamped(stamp($0.stamp)) }
    for (id, body) in fresh.redactedBodies {
      if let bytes = journals[path]?.redact(id, body) { superseded.noteDeletion(ofBytes: bytes) }
    }
    let recorded = fresh.redactingEarlier
    for event in recorded { journals[path, default: ImageJournal()].append(event) }
    if !fresh.isEmpty { feed.record(ChangedItem(port: .sessions, path: path)) }
    let answer = events.compactMap { journals[path]?[$0.id] }
    return Written(answer, change: fresh.isEmpty ? nil : .events(recorded, journal: path))
  }

  /// Implements ``ScoringSession/events(after:limit:)``.
  public func events(
    of journal: ItemPath,
    after revision: Revision,
    limit: Int
  ) throws(JournalError) -> [RecordedEvent] {
    try JournalHead.checkPage(of: journal, after: revision, limit: limit)
    guard let events = journals[journal]?.events, revision.rawValue < events.count else { return [] }
    return Array(events[Int(revision.rawValue)...].prefix(limit))
  }

  /// Implements ``ScoringSession/close()``.
  public mutating func close(_ path: ItemPath) throws(JournalError) -> Written<Void> {
    if let problem = path.problem { throw .invalid(problem) }
    if journals[path]?.isClosed == true { return Written((), change: nil) }
    journals[path, default: ImageJournal()].isClosed = true
    feed.record(ChangedItem(port: .sessions, path: path))
    return Written((), change: .closed(journal: path))
  }
}
