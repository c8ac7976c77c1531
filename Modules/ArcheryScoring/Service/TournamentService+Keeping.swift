public import Domain

extension TournamentService {
  /// Records an arrow that was entered before the tournament ended and arrives after it: it does not count, is never lost,
  /// and stands in the organiser's list of what did not count (decision 13).
  ///
  /// - Throws: ``TournamentError``; ``TournamentError/refused(_:)`` for somebody who never could score the archer.
  public func keep(
    _ entry: ArrowEntry,
    for archer: PlayerID,
    on id: TournamentID,
    by actor: UserID,
    at time: Timestamp,
    as eventID: EventID
  ) async throws(TournamentError) -> TournamentOutcome {
    let tournament = try await tournament(id)
    let events: [ScoringEvent]
    do {
      events = try [tournament.lateShot(entry, of: archer, by: actor)].events(as: eventID, by: actor, at: time)
    } catch {
      throw .refused(error)
    }
    do {
      _ = try await sessions.append(events, to: id.journal, expecting: .any)
    } catch {
      throw .journal(error)
    }
    return TournamentOutcome(tournament: try await self.tournament(id), events: [], isRepeat: false)
  }
}

extension ScoringRefusal {
  /// The arrow could have counted earlier.
  public var isTooLate: Bool { [.notInProgress, .finalized, .withdrawn].contains(code) }
}
