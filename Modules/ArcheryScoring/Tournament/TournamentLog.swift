public import Domain

/// A tournament's events in the order in which every replica folds them, and the tournament that they make.
///
/// An event newer than all before it is folded in place. One that takes another back, or that arrives late with an early
/// stamp, folds everything again. So replicas that hold the same events show the same tournament.
public struct TournamentLog: Sendable {
  /// One event, read once.
  struct Entry: Sendable {
    let event: ScoringEvent
    /// nil for a type that this version does not know.
    let action: TournamentAction?
    let problem: ScoringRefusal?

    init(_ event: ScoringEvent) {
      self.event = event
      do {
        action = try TournamentAction(event)
        problem = nil
      } catch {
        action = nil
        problem = error
      }
    }
  }

  public let id: TournamentID
  /// nil before its first event.
  public internal(set) var tournament: Tournament?
  private(set) var entries: [Entry] = []
  /// Events that were taken back.
  var retracted: Set<EventID> = []
  private(set) var places: [EventID: Int] = [:]
  /// Refused before there was a tournament to list them in.
  var early: [RefusedEvent] = []

  /// The log of a tournament that nobody has made yet.
  public init(_ id: TournamentID) {
    self.id = id
  }

  /// Every event, unknown ones too, in the order of the fold.
  public var events: [ScoringEvent] { entries.map(\.event) }

  /// When the latest event was stamped.
  var lastStamp: Timestamp? { entries.last?.event.stamp?.time }

  /// The event with this id, as it is in the journal; nil for one that is not.
  public func event(_ id: EventID) -> ScoringEvent? { places[id].map { entries[$0].event } }

  /// Takes stamped events, in any order; those known already change nothing.
  public mutating func take(_ events: some Sequence<ScoringEvent>) {
    let new = events.filter { places[$0.id] == nil }.map(Entry.init)
    let isInOrder = follows(new)
    var isFolded = isInOrder
    for entry in new where places[entry.event.id] == nil {
      let place = entries.count
      places[entry.event.id] = place
      entries.append(entry)
      isFolded = isFolded && foldInPlace(entry, at: place)
    }
    if !isInOrder { sort() }
    if !isFolded { foldAgain() }
  }

  /// Whether the new entries stand after all others and in order.
  private func follows(_ new: [Entry]) -> Bool {
    var last = entries.last?.event
    for entry in new {
      if let last, !ScoringEvent.isFoldedBefore(last, entry.event) { return false }
      last = entry.event
    }
    return true
  }

  private mutating func sort() {
    entries.sort { ScoringEvent.isFoldedBefore($0.event, $1.event) }
    places = Dictionary(entries.enumerated().map { ($1.event.id, $0) }) { first, _ in first }
  }
}
