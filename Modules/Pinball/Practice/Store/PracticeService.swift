public import Domain

/// Keeps what players practise: each player's state is one journal of small steps under `users/{id}/practice`.
///
/// It is the player's own: no other member may read it, though whoever keeps the store can. It stays in the store of a device
/// that the player leaves.
public actor PracticeService {
  private let sessions: any ScoringSessionRepository
  private var cache: [UserID: PracticeLog] = [:]

  public init(sessions: any ScoringSessionRepository) {
    self.sessions = sessions
  }

  /// Where a player's practice is.
  public static func path(of user: UserID) -> Path { Path(["users", Path.Segment(user), "practice"]) }

  /// All that a player has practised.
  public func state(of user: UserID) async throws(PracticeStoreFailure) -> PracticeState {
    try await upToDate(user).state
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
        id: EventID(rawValue: number == 0 ? id : "\(id)-\(number)"),
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
    let events = try await upToDate(user).events(recordedAs: id).map { event in
      ScoringEvent(
        id: EventID(rawValue: "\(event)-back"),
        type: PracticeLog.eventType,
        actor: user,
        occurredAt: now,
        retracts: event
      )
    }
    if events.isEmpty { return false }
    do {
      try await sessions.session(at: Self.path(of: user)).append(events, expecting: .any)
    } catch {
      throw .journal(error)
    }
    return true
  }

  private func upToDate(_ user: UserID) async throws(PracticeStoreFailure) -> PracticeLog {
    var log = cache[user] ?? PracticeLog()
    do {
      log.take(try await sessions.session(at: Self.path(of: user)).events(after: log.revision))
    } catch {
      throw .journal(error)
    }
    // While it was read, somebody else may have read more.
    if let other = cache[user], other.revision >= log.revision { return other }
    if cache[user] == nil, cache.count >= Self.cacheSize, let any = cache.keys.first { cache[any] = nil }
    cache[user] = log
    return log
  }

  /// Players whose practice is kept folded; that of more is read again when it is asked for.
  private static let cacheSize = 50
}
