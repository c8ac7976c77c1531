public import Domain

/// A tournament's events in the order in which every replica folds them, and the tournament that they make.
///
/// An event newer than all before it is folded in place. One that takes another back, or that arrives late with an early
/// stamp, folds everything again. So replicas that hold the same events show the same tournament.
public struct TournamentLog: Sendable {
  /// One event, read once.
  ///
  /// A class, so that a copy of the log costs one reference for each event.
  final class Entry: Sendable {
    let event: ScoringEvent
    /// nil for a type that this version does not know.
    let action: TournamentAction?
    let problem: Refusal?

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

extension TournamentLog {
  /// Folds an entry that is newer than all others; false where everything has to be folded again.
  private mutating func foldInPlace(_ entry: Entry, at place: Int) -> Bool {
    if retracted.contains(entry.event.id) || entry.event.type == ScoringEvent.refusal { return false }
    guard let target = entry.event.retracts else {
      fold(entry, at: place)
      return true
    }
    return takeBackInPlace(target, by: entry)
  }

  /// Takes an arrow off its sheet where this is certain to be what folding again would give: nothing was refused for this
  /// arrow's sake, nothing corrected it, and nothing has been closed since.
  private mutating func takeBackInPlace(_ target: EventID, by entry: Entry) -> Bool {
    guard let tournament, tournament.status == .inProgress, tournament.refused.isEmpty,
      let archer = entry.event.subject, let arrow = tournament.sheet(of: archer).onlyEntry(with: target),
      !arrow.isEdited,
      refusal(of: entry, taking: target) == nil
    else { return false }
    retracted.insert(target)
    self.tournament?.takeBack(target, of: archer)
    return true
  }

  /// Folds from the start until no retraction is left that may not be: each round leaves out at least one.
  private mutating func foldAgain() {
    let refused = events.refused()
    var denied: Set<EventID> = []
    while let found = foldOnce(without: denied, refused) { denied.formUnion(found) }
    retracted.formUnion(refused)
  }

  /// Folds all entries but those that another store refused; returns the retractions that turned out not to be allowed, nil
  /// when all were.
  private mutating func foldOnce(without denied: Set<EventID>, _ refused: Set<EventID>) -> Set<EventID>? {
    (tournament, early) = (nil, [])
    let ineffective = denied.union(refused)
    retracted = Set(entries.compactMap { ineffective.contains($0.event.id) ? nil : $0.event.retracts })
    var found: Set<EventID> = []
    for (place, entry) in entries.enumerated() where !refused.contains(entry.event.id) {
      if retracted.contains(entry.event.id) {
        // It has made a version of the results, and so does taking it back.
        if entry.action?.makesVersion == true { tournament?.countCorrection() }
        continue
      }
      guard let target = entry.event.retracts else {
        fold(entry, at: place)
        continue
      }
      if let refusal = refusal(of: entry, taking: target) {
        refuse(entry.event, refusal)
        if !denied.contains(entry.event.id), places[target] != nil { found.insert(entry.event.id) }
      } else {
        tournament?.countCorrection()
      }
    }
    return found.isEmpty ? nil : found
  }

  private func refusal(of entry: Entry, taking target: EventID) -> Refusal? {
    guard let place = places[target], let tournament else { return .unknownArrow }
    do {
      try tournament.judgeRetraction(of: entries[place].event, by: entry.event.actor)
      return nil
    } catch {
      return error
    }
  }

  private mutating func fold(_ entry: Entry, at place: Int) {
    if let problem = entry.problem { return refuse(entry.event, problem) }
    guard let action = entry.action else { return }
    do {
      if tournament == nil { return tournament = try created(by: action, entry.event) }
      try tournament?.judge(action, by: entry.event.actor, on: entry.event.subject, from: entry.event.stamp)
      tournament?.apply(action, of: entry.event, sequence: place)
    } catch {
      refuse(entry.event, error)
    }
  }

  private func created(by action: TournamentAction, _ event: ScoringEvent) throws(Refusal) -> Tournament {
    guard case .created(let setup) = action else {
      throw Refusal(.notCreated, "The tournament was not made yet.")
    }
    try setup.check()
    var tournament = Tournament(id, setup, from: event)
    tournament.refused = early
    return tournament
  }

  private mutating func refuse(_ event: ScoringEvent, _ refusal: Refusal) {
    let refused = RefusedEvent(event: event, refusal: refusal)
    if tournament == nil { early.append(refused) } else { tournament?.refused.append(refused) }
  }
}

extension TournamentAction {
  /// Whether it corrects results, once there are any.
  fileprivate var makesVersion: Bool {
    switch self {
    case .edited, .disputeSettled, .disqualified, .shootOff: true
    default: false
    }
  }
}
