import Domain

/// The common part of journals and boards: records that are only added, known by id, in each store's own order.
protocol Ledger: Sendable {
  associatedtype Record: Sendable

  var item: SyncItem { get }
  /// Returns at most a page of records after a revision.
  func records(in store: Storage, after revision: Revision) async throws -> [(revision: Revision, record: Record)]
  /// Adds records that the store does not have, as another store accepted them; all or none.
  func add(_ records: [Record], to store: Storage) async throws
  /// Returns the records in batches that a store accepts.
  func pieces(of records: [Record]) -> [[Record]]
  func id(of record: Record) -> String
  func actor(of record: Record) -> UserID
  /// Returns the id of the record that sync retracts with this one, because the remote store rejected it.
  func refused(by record: Record) -> String?
  /// Returns the record that retracts another locally; nil if it cannot be retracted.
  func takingBack(_ record: Record, as id: String) -> Record?
  func lost(_ record: Record) -> (LostEdit.Record, Stamp?)
  /// Returns the records that are events of a journal.
  func events(among records: [Record]) -> [ScoringEvent]
  /// Returns the time of the stamp, and that at which it happened.
  func times(of record: Record) -> [Timestamp]
  /// Returns a copy under another id, with the times of a right clock.
  func renewed(_ record: Record, as id: String, in renewal: Renewal, stamp: Stamp) -> Record
}

/// The prefix of submissions that sync itself wrote.
private let refusal = "sync.refused"

struct JournalLedger: Ledger {
  let path: ItemPath

  var item: SyncItem { SyncItem(.journal, path) }

  func records(
    in store: Storage,
    after revision: Revision
  ) async throws -> [(revision: Revision, record: ScoringEvent)] {
    try await store.sessions.session(at: path).events(after: revision, limit: Limits.pageItems).map {
      ($0.revision, $0.event)
    }
  }

  func add(_ events: [ScoringEvent], to store: Storage) async throws {
    _ = try await store.sessions.session(at: path).append(events, expecting: .any)
  }

  func pieces(of events: [ScoringEvent]) -> [[ScoringEvent]] { events.pieces }
  func id(of event: ScoringEvent) -> String { event.id.rawValue }
  func actor(of event: ScoringEvent) -> UserID { event.actor }
  func refused(by event: ScoringEvent) -> String? {
    event.type == ScoringEvent.refusal ? event.retracts?.rawValue : nil
  }
  func lost(_ event: ScoringEvent) -> (LostEdit.Record, Stamp?) { (.event(event.id), event.stamp) }

  func events(among events: [ScoringEvent]) -> [ScoringEvent] { events }

  func times(of event: ScoringEvent) -> [Timestamp] { [event.occurredAt] + (event.stamp.map { [$0.time] } ?? []) }

  func renewed(_ event: ScoringEvent, as id: String, in renewal: Renewal, stamp: Stamp) -> ScoringEvent {
    event.renewed(as: id, in: renewal, stamp: stamp)
  }

  func takingBack(_ event: ScoringEvent, as id: String) -> ScoringEvent? {
    ScoringEvent(
      id: EventID(rawValue: id),
      type: ScoringEvent.refusal,
      actor: event.actor,
      subject: event.subject,
      occurredAt: event.occurredAt,
      retracts: event.id,
      // With the target's stamp, it is accepted even if the journal was closed meanwhile.
      stamp: event.stamp
    )
  }
}

struct BoardLedger: Ledger {
  let path: ItemPath

  var item: SyncItem { SyncItem(.board, path) }

  func records(in store: Storage, after revision: Revision) async throws -> [(revision: Revision, record: Submission)] {
    try await store.leaderboards.submissions(of: path, player: nil, after: revision, limit: Limits.pageItems)
      .map { ($0.revision, $0.submission) }
  }

  func add(_ submissions: [Submission], to store: Storage) async throws {
    _ = try await store.leaderboards.submit(submissions, as: .replicated)
  }

  func pieces(of submissions: [Submission]) -> [[Submission]] { submissions.isEmpty ? [] : [submissions] }
  func id(of submission: Submission) -> String { submission.id.rawValue }
  func actor(of submission: Submission) -> UserID { submission.actor }
  func lost(_ submission: Submission) -> (LostEdit.Record, Stamp?) { (.submission(submission.id), submission.stamp) }

  func events(among submissions: [Submission]) -> [ScoringEvent] { [] }

  func times(of submission: Submission) -> [Timestamp] {
    [submission.occurredAt] + (submission.stamp.map { [$0.time] } ?? [])
  }

  func renewed(_ submission: Submission, as id: String, in renewal: Renewal, stamp: Stamp) -> Submission {
    submission.renewed(as: id, in: renewal, stamp: stamp)
  }

  func refused(by submission: Submission) -> String? {
    guard submission.reason == refusal, case .revert(let id) = submission.action else { return nil }
    return id.rawValue
  }

  func takingBack(_ submission: Submission, as id: String) -> Submission? {
    switch submission.action {
    case .revert, .reset: return nil
    case .set, .best, .increment, .disqualify: break
    }
    return Submission(
      id: SubmissionID(rawValue: id),
      board: path,
      player: submission.player,
      .revert(submission.id),
      occurredAt: submission.occurredAt,
      actor: submission.actor,
      reason: refusal
    )
  }
}
