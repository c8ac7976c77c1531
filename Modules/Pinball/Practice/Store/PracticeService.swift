public import Domain
public import Spaces

/// Stores the practice of players.
///
/// Each player's state is one journal of small steps under `users/{id}/practice`.
///
/// No other member may read the practice, but the owner of the store can. When a player signs out of a device, the
/// practice stays in the device's store.
public struct PracticeService: Sendable {
  private let sessions: any ScoringSessionRepository
  private let folded: FoldedJournals<PracticeLog>

  /// The number of players whose folded practice is cached.
  ///
  /// Others' is read again when needed.
  public static let cacheSize = 50

  /// Creates a service.
  ///
  /// - Parameters:
  ///   - sessions: The journals, as the player may use them.
  ///   - folded: The folded journals of the store, shared by all its players; nil for the service's own.
  public init(sessions: any ScoringSessionRepository, folded: FoldedJournals<PracticeLog>? = nil) {
    (self.sessions, self.folded) = (sessions, folded ?? FoldedJournals(sessions, capacity: Self.cacheSize))
  }

  /// Returns the path of a player's practice.
  public static func path(of user: UserID) -> ItemPath { ItemPath(["users", ItemPath.Segment(user), "practice"]) }

  /// Returns a player's practice.
  public func state(of user: UserID) async throws(PracticeStoreFailure) -> PracticeState {
    try await fold(of: user).state.state
  }

  /// Signals the changes of a player's practice.
  func changes(of user: UserID) -> Updates<ChangeCursor, StoreFailure> { sessions.follow(under: Self.path(of: user)) }

  /// Returns whether an event was recorded under an id, even if it was retracted since.
  public func hasRecorded(_ id: String, of user: UserID) async throws(PracticeStoreFailure) -> Bool {
    try await !fold(of: user).events(recordedAs: id).isEmpty
  }

  /// Records steps, all or none.
  ///
  /// The steps are made from the state as the player saw it. Another device's changes meanwhile stay, because steps
  /// name what they change.
  ///
  /// - Parameters:
  ///   - steps: The steps; an empty list records nothing.
  ///   - user: The player, who is also the actor.
  ///   - id: The id, the same for every try, so that a retry records once.
  ///   - now: The time.
  /// - Returns: The state afterwards.
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
    do {
      try await sessions.session(at: Self.path(of: user)).append(events, expecting: .any)
    } catch {
      throw .journal(error)
    }
    return try await state(of: user)
  }

  /// Undoes steps that were recorded together.
  ///
  /// Later steps stay.
  ///
  /// - Parameters:
  ///   - id: The id that they were recorded under.
  ///   - user: The player.
  ///   - now: The time.
  /// - Returns: Whether anything was ever recorded under the id, even if it was undone before.
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
