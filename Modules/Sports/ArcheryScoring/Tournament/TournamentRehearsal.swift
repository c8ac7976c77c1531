package import Domain

/// A tournament in memory only: decides, stamps and folds like a store, without one.
///
/// For samples, simulations and conformance cases. Events have the given ids and times, and successive stamps.
package struct TournamentRehearsal: Sendable {
  package private(set) var log: TournamentLog
  /// All events in the order of recording, unstamped.
  package private(set) var events: [ScoringEvent] = []
  private var lastStamp: Stamp?

  package init(_ id: TournamentID) {
    log = TournamentLog(id)
  }

  /// The tournament; nil before its first event.
  package var tournament: Tournament? { log.tournament }

  /// Performs a command, and returns its events.
  ///
  /// - Throws: ``Refusal``; then nothing is changed.
  @discardableResult
  package mutating func perform(
    _ command: TournamentCommand,
    by actor: UserID?,
    at time: Timestamp,
    as id: EventID
  ) throws(Refusal) -> [ScoringEvent] {
    let drafts = try log.decide(command, by: actor)
    guard let actor else { return [] }
    let new = try drafts.events(as: id, by: actor, at: time)
    for event in new {
      let stamp = Stamp.next(now: event.occurredAt, after: lastStamp?.time, on: "rehearsal")
      log.take([event.stamped(stamp)])
      lastStamp = stamp
    }
    events += new
    return new
  }
}
