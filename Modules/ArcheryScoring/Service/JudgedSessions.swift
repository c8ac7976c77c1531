public import Domain

/// Journals as other programs write them: a tournament's events are judged before they are recorded (ARC-31), and its
/// members are listed after that.
///
/// Refused is what can never be right: an event by somebody who may not record it, or one that says nothing. What has only
/// come too late, such as an arrow for an end that was closed meanwhile, is recorded and listed as not counting, so that no
/// arrow is lost.
public struct JudgedSessions: ScoringSessionRepository {
  private let base: any ScoringSessionRepository
  private let service: TournamentService

  /// - Parameters:
  ///   - base: Where the journals are.
  ///   - service: Judges; it works on the same store.
  public init(_ base: any ScoringSessionRepository, judgedBy service: TournamentService) {
    (self.base, self.service) = (base, service)
  }

  public func append(
    _ events: [ScoringEvent],
    to journal: Path,
    expecting expected: Expectation
  ) async throws(JournalError) -> [RecordedEvent] {
    guard let tournament = journal.tournament, tournament.journal == journal else {
      return try await base.append(events, to: journal, expecting: expected)
    }
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
}

extension TournamentService {
  fileprivate func judge(_ events: [ScoringEvent], in id: TournamentID) async throws(JournalError) {
    var log: TournamentLog
    do { log = try await upToDate(id).log } catch { throw error.asJournalError }
    for event in events where log.event(event.id) == nil {
      let stamp = event.stamp ?? Stamp.next(now: event.occurredAt, after: log.lastStamp, on: "judge")
      log.take([event.stamped(stamp)])
      if let refusal = log.refusal(of: event.id), let error = refusal.code.error(saying: refusal.message) {
        throw error
      }
    }
  }

  /// Lists what events that are recorded have changed.
  fileprivate func list(_ id: TournamentID, after events: [ScoringEvent]) async throws(JournalError) {
    guard events.contains(where: \.changesListing) else { return }
    do { try await publish(try await tournament(id)) } catch { throw error.asJournalError }
  }
}

extension TournamentLog {
  fileprivate func refusal(of event: EventID) -> ScoringRefusal? {
    (tournament?.refused ?? early).last { $0.event.id == event }?.refusal
  }
}

extension ScoringRefusal.Code {
  /// Why an event is not recorded at all; nil for one that is recorded and does not count.
  fileprivate func error(saying message: String) -> JournalError? {
    switch self {
    case .notScoreable, .notAllowed, .notCreator: .store(.denied)
    case .invalidValue, .reasonRequired, .notCreated, .alreadyCreated, .invalidRound, .invalidSettings, .invalidName,
      .invalidShaft, .invalidPlacement, .unreadable:
      .invalid(message)
    case .withdrawn, .roundComplete, .endAlreadyComplete, .finalized, .nothingToUndo, .unknownArrow, .notInProgress,
      .notOpen, .paused, .notComplete, .unknownParticipant, .alreadyTakingPart, .guestLimitOfParticipant,
      .guestLimitOfTournament, .rosterFull:
      nil
    }
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
