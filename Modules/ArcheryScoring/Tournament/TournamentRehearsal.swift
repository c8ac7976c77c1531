public import Domain

/// A tournament that lives in memory only: decides, stamps and folds as a store would, without one.
///
/// For samples, simulations and conformance cases. Events bear the ids and times given; stamps follow one another.
public struct TournamentRehearsal: Sendable {
  public private(set) var log: TournamentLog
  /// All events in the order in which they were recorded, not stamped.
  public private(set) var events: [ScoringEvent] = []
  private var lastStamp: Stamp?

  public init(_ id: TournamentID) {
    log = TournamentLog(id)
  }

  public var tournament: Tournament? { log.tournament }

  /// Does a command, and returns the events that it made.
  ///
  /// - Throws: ``Refusal``; then nothing is changed.
  @discardableResult
  public mutating func perform(
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
