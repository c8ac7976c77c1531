public import Domain

/// One journal and where each of its events is.
struct Journal {
  private(set) var events: [RecordedEvent] = []
  private var places: [EventID: Int] = [:]
  var isClosed = false

  var revision: Revision { Revision(rawValue: Int64(events.count)) }

  subscript(id: EventID) -> RecordedEvent? { places[id].map { events[$0] } }

  mutating func append(_ event: ScoringEvent) {
    places[event.id] = events.count
    events.append(RecordedEvent(revision: revision.next, event: event))
  }
}

extension InMemoryStore: ScoringSessionRepository {
  public func head(of journal: Path) -> JournalHead {
    let kept = journals[journal]
    return JournalHead(path: journal, revision: kept?.revision ?? .zero, isClosed: kept?.isClosed ?? false)
  }

  public func append(
    _ events: [ScoringEvent],
    to path: Path,
    expecting expected: Expectation
  ) throws(JournalError) -> [RecordedEvent] {
    let fresh = try head(of: path).accepting(events, expecting: expected) { journals[path]?[$0]?.event }
    for event in fresh { journals[path, default: Journal()].append(event.stamped(stamp(event.stamp))) }
    if !fresh.isEmpty { record([ChangedItem(port: .sessions, path: path)]) }
    return events.compactMap { journals[path]?[$0.id] }
  }

  public func events(
    of journal: Path,
    after revision: Revision,
    limit: Int
  ) throws(JournalError) -> [RecordedEvent] {
    try JournalHead.checkPage(of: journal, after: revision, limit: limit)
    guard let events = journals[journal]?.events, revision.rawValue < events.count else { return [] }
    return Array(events[Int(revision.rawValue)...].prefix(limit))
  }

  public func close(_ path: Path) throws(JournalError) {
    if let problem = path.problem { throw .invalid(problem) }
    if journals[path]?.isClosed == true { return }
    journals[path, default: Journal()].isClosed = true
    record([ChangedItem(port: .sessions, path: path)])
  }
}
