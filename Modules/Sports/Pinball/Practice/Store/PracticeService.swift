package import Domain
package import Spaces

/// Stores the practice of players.
///
/// Each player's state is one journal of small steps under `users/{id}/practice`.
///
/// No other member may read the practice, but the owner of the store can. When a player signs out of a device, the
/// practice stays in the device's store.
package struct PracticeService: Sendable {
  private let sessions: any ScoringSessionRepository
  private let folded: FoldedJournals<PracticeLog>

  /// The number of players whose folded practice is cached; others' is read again when needed.
  package static let cacheSize = 50

  /// Creates a service; without the folded journals that all players of the store share, it has its own.
  package init(sessions: any ScoringSessionRepository, folded: FoldedJournals<PracticeLog>? = nil) {
    (self.sessions, self.folded) = (sessions, folded ?? FoldedJournals(sessions, capacity: Self.cacheSize))
  }

  package static func path(of user: UserID) -> ItemPath { ItemPath(["users", ItemPath.Segment(user), "practice"]) }

  package func state(of user: UserID) async throws(PracticeError) -> PracticeState {
    try await fold(of: user).state.state
  }

  func changes(of user: UserID) -> Updates<ChangeCursor, StoreFailure> { sessions.follow(under: Self.path(of: user)) }

  /// Returns whether an event was recorded under an id, even if it was retracted since.
  package func hasRecorded(_ id: String, of user: UserID) async throws(PracticeError) -> Bool {
    try await !fold(of: user).events(recordedAs: id).isEmpty
  }

  /// Records steps, all or none, and returns the state afterwards.
  ///
  /// The steps are made from the state as the player saw it. Another device's changes meanwhile stay, because steps
  /// name what they change. Every try has the same id, so that a retry records once.
  @discardableResult
  package func record(
    _ steps: [PracticeStep],
    of user: UserID,
    as id: String,
    at now: Timestamp
  ) async throws(PracticeError) -> PracticeState {
    let bodies = try PracticeStep.bodies(of: steps)
    if bodies.isEmpty { return try await state(of: user) }
    let name = PracticeStep.name(recordedAs: id)
    if name != id, try await fold(of: user).event(EventID(rawValue: id)) != nil {
      throw .journal(.idempotencyConflict(EventID(rawValue: id)))
    }
    let events = bodies.enumerated().map { number, body in
      ScoringEvent(
        id: PracticeStep.event(number, named: name),
        type: PracticeLog.eventType,
        actor: user,
        occurredAt: now,
        body: body
      )
    }
    try await append(events, of: user)
    return try await state(of: user)
  }

  /// Undoes steps that were recorded together under an id; later steps stay.
  ///
  /// Returns whether anything was ever recorded under the id, even if it was undone before.
  @discardableResult
  package func takeBack(_ id: String, of user: UserID, at now: Timestamp) async throws(PracticeError) -> Bool {
    let journal = try await fold(of: user)
    let recorded = journal.events(recordedAs: id)
    let events = recorded.filter(journal.counts).map { event in
      ScoringEvent(
        id: EventID(rawValue: "\(event)-back"),
        type: PracticeLog.eventType,
        actor: user,
        occurredAt: now,
        retracts: event
      )
    }
    if events.isEmpty { return !recorded.isEmpty }
    try await append(events, of: user)
    return true
  }

  private func append(_ events: [ScoringEvent], of user: UserID) async throws(PracticeError) {
    do { try await sessions.session(at: Self.path(of: user)).append(events, expecting: .any) } catch {
      throw .journal(error)
    }
  }

  private func fold(of user: UserID) async throws(PracticeError) -> JournalFold<PracticeLog> {
    do { return try await folded.fold(of: Self.path(of: user), user) } catch { throw .journal(error) }
  }
}
