public import Domain

/// A tournament in memory only: decides, stamps and folds like a store, without one.
///
/// For samples, simulations and conformance cases. Events have the given ids and times, and successive stamps.
public struct TournamentRehearsal: Sendable {
  /// The log.
  public private(set) var log: TournamentLog
  /// All events in the order of recording, unstamped.
  public private(set) var events: [ScoringEvent] = []
  private var lastStamp: Stamp?

  public init(_ id: TournamentID) {
    log = TournamentLog(id)
  }

  /// The tournament; nil before its first event.
  public var tournament: Tournament? { log.tournament }

  /// Performs a command, and returns its events.
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
