public import Domain

/// Journals as other programs write them: a tournament's events are judged before they are recorded (ARC-31), and its
/// members are listed after that.
public struct JudgedSessions: ScoringSessionRepository {
  private let base: any ScoringSessionRepository
  private let service: TournamentService
  private let account: @Sendable (UserID) async throws(StoreFailure) -> Account?

  /// - Parameters:
  ///   - base: Where the journals are.
  ///   - service: Judges; it works on the same store.
  ///   - account: The account of a user, nil for none: nobody enters a user as a guest, and only organisers make shoots.
  public init(
    _ base: any ScoringSessionRepository,
    judgedBy service: TournamentService,
    account: @escaping @Sendable (UserID) async throws(StoreFailure) -> Account?
  ) {
    self.base = base
    self.service = service
    self.account = account
  }

  public func append(
    _ events: [ScoringEvent],
    to journal: Path,
    expecting expected: Expectation
  ) async throws(JournalError) -> [RecordedEvent] {
    guard let tournament = journal.tournament, tournament.journal == journal else {
      return try await base.append(events, to: journal, expecting: expected)
    }
    try await checkAccounts(in: events)
    try await service.judge(events, in: tournament)
    let recorded = try await base.append(events, to: journal, expecting: expected)
    try await service.list(tournament, after: recorded.map(\.event))
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

  private func checkAccounts(in events: [ScoringEvent]) async throws(JournalError) {
    for event in events {
      switch (try? TournamentAction(event)) ?? nil {
      case .participantAdded(let new)? where new.isGuest && event.subject != PlayerID(event.actor):
        guard let guest = event.subject else { continue }
        if try await find(UserID(guest)) != nil { throw .store(.denied) }
      case .created(let setup)? where setup.settings.practice == nil:
        if try await find(event.actor)?.mayFound != true { throw .store(.denied) }
      default: break
      }
    }
  }

  private func find(_ user: UserID) async throws(JournalError) -> Account? {
    do { return try await account(user) } catch { throw .store(error) }
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
