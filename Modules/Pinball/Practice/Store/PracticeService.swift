public import Domain
public import Spaces

/// Keeps what players practise: each player's state is one journal of small steps under `users/{id}/practice`.
///
/// It is the player's own: no other member may read it, though whoever keeps the store can. It stays in the store of a device
/// that the player leaves.
public struct PracticeService: Sendable {
  private let sessions: any ScoringSessionRepository
  private let folded: FoldedJournals<PracticeLog>

  /// Players whose practice is cached folded; that of others is read again when it is asked for.
  public static let cacheSize = 50

  /// - Parameters:
  ///   - sessions: The journals, as the player may use them.
  ///   - folded: The folded journals of the store, shared by all its players; nil for this service's own.
  public init(sessions: any ScoringSessionRepository, folded: FoldedJournals<PracticeLog>? = nil) {
    (self.sessions, self.folded) = (sessions, folded ?? FoldedJournals(sessions, capacity: Self.cacheSize))
  }

  /// Where a player's practice is.
  public static func path(of user: UserID) -> Path { Path(["users", Path.Segment(user), "practice"]) }

  /// All that a player has practised.
  public func state(of user: UserID) async throws(PracticeStoreFailure) -> PracticeState {
    try await fold(of: user).state.state
  }

  /// Signals the changes of a player's practice.
  func changes(of user: UserID) -> Updates<ChangeCursor, StoreFailure> { sessions.follow(under: Self.path(of: user)) }

  /// Returns whether something was recorded under an id, even if it was taken back since.
  public func hasRecorded(_ id: String, of user: UserID) async throws(PracticeStoreFailure) -> Bool {
    try await !fold(of: user).events(recordedAs: id).isEmpty
  }

  /// Records some steps, all or none.
  ///
  /// Made from the state as the player saw it; what another device did meanwhile stays, for steps name what they change.
  ///
  /// - Parameters:
  ///   - steps: What changes; none records nothing.
  ///   - user: Whose practice it is, who does it.
  ///   - id: The same for every try, so that a repeat records once.
  ///   - now: When it is done.
  /// - Returns: The state after it.
  /// - Throws: ``PracticeStoreFailure``.
  @discardableResult
  public func record(
    _ steps: [PracticeStep],
    of user: UserID,
    as id: String,
    at now: Timestamp
  ) async throws(PracticeStoreFailure) -> PracticeState {
    let bodies = try PracticeStep.bodies(of: steps)
    if bodies.isEmpty { return try await state(of: user) }
    let events = bodies.enumerated().map { number, body in
      ScoringEvent(
        id: PracticeStep.event(number, recordedAs: id),
        type: PracticeLog.eventType,
        actor: user,
        occurredAt: now,
        body: body
      )
    }
    do {
      try await sessions.session(at: Self.path(of: user)).append(events, expecting: .any)
    } catch {
      throw .journal(error)
    }
    return try await state(of: user)
  }

  /// Takes back what was recorded at once, as if it had never been; what was recorded after it stays.
  ///
  /// - Parameters:
  ///   - id: As what it was recorded.
  ///   - user: Whose practice it is.
  ///   - now: When it is taken back.
  /// - Returns: Whether anything was ever recorded under the id; also after it was taken back before.
  /// - Throws: ``PracticeStoreFailure``.
  @discardableResult
  public func takeBack(_ id: String, of user: UserID, at now: Timestamp) async throws(PracticeStoreFailure) -> Bool {
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
    do {
      try await sessions.session(at: Self.path(of: user)).append(events, expecting: .any)
    } catch {
      throw .journal(error)
    }
    return true
  }

  private func fold(of user: UserID) async throws(PracticeStoreFailure) -> JournalFold<PracticeLog> {
    do {
      return try await folded.fold(of: Self.path(of: user), user)
    } catch {
      throw .journal(error)
    }
  }
}
