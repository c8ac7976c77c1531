import Domain
import Testing

extension ScoringEvent {
  /// Returns an arrow, or an event of another type.
  static func sample(
    _ id: EventID,
    _ text: String = "10",
    type: String = "arrow",
    actor: UserID = "ana",
    subject: PlayerID? = nil,
    occurredAt: Timestamp = ContractClock.start,
    retracts: EventID? = nil,
    stamp: Stamp? = nil
  ) -> ScoringEvent {
    ScoringEvent(
      id: id,
      type: type,
      actor: actor,
      subject: subject,
      occurredAt: occurredAt,
      retracts: retracts,
      body: Array(text.utf8),
      stamp: stamp
    )
  }

  /// Events with the ids `e1`, `e2`, `e3` ….
  static func samples(_ numbers: ClosedRange<Int>) -> [ScoringEvent] {
    numbers.map { .sample(EventID(rawValue: "e\($0)"), "\($0)") }
  }
}

extension ScoringSession {
  @discardableResult
  func append(
    _ event: ScoringEvent,
    expecting expected: Expectation = .any
  ) async throws(JournalError) -> RecordedEvent {
    let recorded = try await append([event], expecting: expected)
    guard let first = recorded.first else { throw .invalid("an append was answered without its event") }
    return first
  }
}

extension ScoringSessionRepository {
  /// The whole journal.
  func all(_ journal: ItemPath) async throws -> [RecordedEvent] {
    let session = session(at: journal)
    return try await joined(pagesOf: Limits.pageItems) { last in
      try await session.events(after: last?.revision ?? .zero, limit: Limits.pageItems)
    }
  }

  func ids(_ journal: ItemPath) async throws -> [EventID] {
    try await all(journal).map(\.event.id)
  }

  func revision(_ journal: ItemPath) async throws -> Int64 {
    try await session(at: journal).head().revision.rawValue
  }
}
