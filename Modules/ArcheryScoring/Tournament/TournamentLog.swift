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
  public private(set) var tournament: Tournament?
  private(set) var entries: [Entry] = []
  /// Events that were taken back.
  private(set) var retracted: Set<EventID> = []
  private var places: [EventID: Int] = [:]
  private var early: [RefusedEvent] = []

  /// The log of a tournament that nobody has made yet.
  public init(_ id: TournamentID) {
    self.id = id
  }

  /// Every event, unknown ones too, in the order of the fold.
  public var events: [ScoringEvent] { entries.map(\.event) }

  /// The event with this id, as it is in the journal; nil for one that is not.
  public func event(_ id: EventID) -> ScoringEvent? { places[id].map { entries[$0].event } }

  /// Takes stamped events, in any order; those known already change nothing.
  public mutating func take(_ events: some Sequence<ScoringEvent>) {
    let new = events.filter { places[$0.id] == nil }.map(Entry.init)
    let isInOrder = follows(new)
    let isStep = isInOrder && new.allSatisfy { $0.event.retracts == nil && !retracted.contains($0.event.id) }
    for entry in new where places[entry.event.id] == nil {
      places[entry.event.id] = entries.count
      entries.append(entry)
      if isStep { fold(entry) }
    }
    if !isInOrder { sort() }
    if !isStep { foldAgain() }
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

// MARK: Folding

extension TournamentLog {
  /// Folds from the start until no retraction is left that may not be: each round leaves out at least one.
  private mutating func foldAgain() {
    var denied: Set<EventID> = []
    while let found = foldOnce(without: denied) { denied.formUnion(found) }
  }

  /// Folds all entries; returns the retractions that turned out not to be allowed, nil when all were.
  private mutating func foldOnce(without denied: Set<EventID>) -> Set<EventID>? {
    (tournament, early) = (nil, [])
    retracted = Set(entries.compactMap { denied.contains($0.event.id) ? nil : $0.event.retracts })
    var found: Set<EventID> = []
    for entry in entries where !retracted.contains(entry.event.id) {
      guard let target = entry.event.retracts else {
        fold(entry)
        continue
      }
      if let refusal = refusal(of: entry, taking: target) {
        refuse(entry.event, refusal)
        if !denied.contains(entry.event.id), places[target] != nil { found.insert(entry.event.id) }
      }
    }
    return found.isEmpty ? nil : found
  }

  private func refusal(of entry: Entry, taking target: EventID) -> ScoringRefusal? {
    guard let place = places[target], let tournament else { return .unknownArrow }
    do {
      try tournament.judgeRetraction(of: entries[place].event, by: entry.event.actor)
      return nil
    } catch {
      return error
    }
  }

  private mutating func fold(_ entry: Entry) {
    if let problem = entry.problem { return refuse(entry.event, problem) }
    guard let action = entry.action else { return }
    do {
      if tournament == nil { tournament = try created(by: action, entry.event) } else { try fold(action, entry.event) }
    } catch {
      refuse(entry.event, error)
    }
  }

  private mutating func fold(_ action: TournamentAction, _ event: ScoringEvent) throws(ScoringRefusal) {
    try tournament?.judge(action, by: event.actor, on: event.subject)
    tournament?.apply(action, of: event)
  }

  private func created(by action: TournamentAction, _ event: ScoringEvent) throws(ScoringRefusal) -> Tournament {
    guard case .created(let setup) = action else {
      throw ScoringRefusal(.notCreated, "The tournament was not made yet.")
    }
    try setup.check()
    var tournament = Tournament(id, setup, from: event)
    tournament.refused = early
    return tournament
  }

  private mutating func refuse(_ event: ScoringEvent, _ refusal: ScoringRefusal) {
    let refused = RefusedEvent(event: event, refusal: refusal)
    if tournament == nil { early.append(refused) } else { tournament?.refused.append(refused) }
  }
}
