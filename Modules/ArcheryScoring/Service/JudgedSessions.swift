public import Domain

/// Journals as other programs write them: a tournament's events are judged before they are recorded (ARC-31), and its
/// members are listed after that.
public struct JudgedSessions: ScoringSessionRepository {
  private let base: any ScoringSessionRepository
  private let service: TournamentService
  private let hasAccount: @Sendable (UserID) async throws(StoreFailure) -> Bool
  private let publish: @Sendable (Tournament) async -> Void

  /// - Parameters:
  ///   - base: Where the journals are.
  ///   - service: Judges; it works on the same store.
  ///   - hasAccount: Whether an id is a user's, so that nobody enters that user as a guest.
  ///   - publish: Does what is to be done when a tournament's final results have changed. What cannot be published stays
  ///     recorded, so this does not fail.
  public init(
    _ base: any ScoringSessionRepository,
    judgedBy service: TournamentService,
    hasAccount: @escaping @Sendable (UserID) async throws(StoreFailure) -> Bool,
    publish: @escaping @Sendable (Tournament) async -> Void = { _ in }
  ) {
    self.base = base
    self.service = service
    self.hasAccount = hasAccount
    self.publish = publish
  }

  public func append(
    _ events: [ScoringEvent],
    to journal: Path,
    expecting expected: Expectation
  ) async throws(JournalError) -> [RecordedEvent] {
    guard let tournament = journal.tournament, tournament.journal == journal else {
      return try await base.append(events, to: journal, expecting: expected)
    }
    try await checkGuests(in: events)
    try await service.judge(events, in: tournament)
    let recorded = try await base.append(events, to: journal, expecting: expected)
    try await service.list(tournament, after: recorded.map(\.event))
    if recorded.contains(where: \.event.changesResults), let over = try? await service.tournament(tournament),
      over.status == .completed
    {
      await publish(over)
    }
    return recorded
  }

  public func head(of journal: Path) async throws(JournalError) -> JournalHead {
    try await base.head(of: journal)
  }

  public func events(
    of journal: Path,
    after revision: Revision,
    limit: Int
  ) async throws(JournalError) -> [RecordedEvent] {
    try await base.events(of: journal, after: revision, limit: limit)
  }

  public func close(_ journal: Path) async throws(JournalError) {
    try await base.close(journal)
  }

  public func follow(under prefix: Path) -> Updates<ChangeCursor, StoreFailure> {
    base.follow(under: prefix)
  }

  private func checkGuests(in events: [ScoringEvent]) async throws(JournalError) {
    for event in events {
      guard let guest = event.subject, guest != PlayerID(event.actor),
        case .participantAdded(let new)? = (try? TournamentAction(event)) ?? nil, new.isGuest
      else { continue }
      let isUser: Bool
      do { isUser = try await hasAccount(UserID(guest)) } catch { throw .store(error) }
      if isUser { throw .store(.denied) }
    }
  }
}

extension TournamentService {
  fileprivate func judge(_ events: [ScoringEvent], in id: TournamentID) async throws(JournalError) {
    let log: TournamentLog
    do { log = try await upToDate(id).log } catch { throw error.asJournalError }
    try log.checkAdmission(of: events)
  }

  /// Lists what events that are recorded have changed.
  fileprivate func list(_ id: TournamentID, after events: [ScoringEvent]) async throws(JournalError) {
    guard events.contains(where: \.changesListing) else { return }
    do { try await publish(try await tournament(id)) } catch { throw error.asJournalError }
  }
}

extension TournamentError {
  /// What it is to a port that knows no tournaments.
  fileprivate var asJournalError: JournalError {
    switch self {
    case .journal(let error): error
    case .store(let failure), .documents(.store(let failure)): .store(failure)
    case .refused, .notFound, .idempotencyConflict, .contention, .documents: .store(.unavailable(description))
    }
  }
}

extension ScoringEvent {
  /// Whether final results come of it or may change by it.
  fileprivate var changesResults: Bool {
    ["completed", "edited", "disqualified", "shootOff", "disputeSettled"].contains(type)
  }
}
