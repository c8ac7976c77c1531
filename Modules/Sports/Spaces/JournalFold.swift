public import Domain

/// A journal with the state that its events make.
///
/// A last event is applied in place. A late event, or one that retracts another, replays the journal from the last
/// checkpoint before the difference.
public struct JournalFold<Fold: EventFold>: Sendable {
  private struct Checkpoint {
    let count: Int
    let state: Fold
  }

  /// The document that the fold starts from.
  public private(set) var about: Fold.About
  /// The state after all counting events.
  public private(set) var state: Fold
  /// The revision of the last event read.
  public private(set) var revision = Revision.zero
  /// All events in fold order, including retracted ones, without redactions.
  public var events: [ScoringEvent] { keeper?.events ?? ordered }
  /// The state, where it keeps the events itself.
  var keeper: (any KeepingFold)? { keepsEvents ? state as? any KeepingFold : nil }
  private let keepsEvents = Fold.self is any KeepingFold.Type
  private var ordered: [ScoringEvent] = []
  private var known: [EventID: ScoringEvent] = [:]
  /// The ids of events that do not count: retracted and rejected ones, and retractions.
  private var idle: Set<EventID> = []
  private var targets: Set<EventID> = []
  /// The last event by which each member left, counting or not.
  private var departures: [UserID: ScoringEvent] = [:]
  private var checkpoints: [Checkpoint] = []
  /// The number of events that ``state`` shows.
  private var applied = 0

  private static var stride: Int { 256 }
  private static var checkpointsAtMost: Int { 16 }

  package init(_ about: Fold.About) { (self.about, state) = (about, Fold(about)) }

  /// Returns the event with this id, counting or not.
  public func event(_ id: EventID) -> ScoringEvent? {
    if let keeper { return keeper.event(id) }
    return known[id]
  }

  /// Returns the event as it counts: the copy that sync recorded instead of it, where it did.
  ///
  /// A page from before still names the event itself.
  public func current(_ id: EventID) -> ScoringEvent? {
    guard let found = event(id), !counts(id) else { return event(id) }
    return current(id.renewed) ?? found
  }

  /// Returns a recent event whose id starts with a text.
  ///
  /// A retry comes soon or never.
  func event(startingWith text: String) -> ScoringEvent? {
    events.suffix(Self.stride).last { $0.id.rawValue.hasPrefix(text) }
  }

  /// Returns whether the journal holds the event and nothing retracts it.
  public func counts(_ id: EventID) -> Bool { event(id) != nil && !idle.contains(id) }

  /// Returns the last counting event that meets a condition.
  public func last(where isWanted: (ScoringEvent) -> Bool = { _ in true }) -> ScoringEvent? {
    events.last { !idle.contains($0.id) && isWanted($0) }
  }

  /// Returns the stamp of the last event by which a user left; nil for a user who never left.
  func departure(of user: UserID) -> Stamp? { departures[user].flatMap { counts($0.id) ? $0.stamp : nil } }

  /// Applies the journal's events after ``revision``.
  package mutating func take(_ recorded: [RecordedEvent]) { take(recorded) { $0.apply($1, completedBy: [:]) } }

  /// Applies the journal's events after ``revision``; a fold that keeps them takes them by `apply`.
  mutating func take(_ recorded: [RecordedEvent], by apply: (inout Fold, [ScoringEvent]) -> Void) {
    let recorded = recorded.filter { $0.revision > revision }
    revision = recorded.last?.revision ?? revision
    let new = recorded.map(\.event).filter { $0.type != Redaction.type }
    if keepsEvents { return apply(&state, new) }
    if new.isEmpty { return }
    var start = ordered.count
    for event in new where known.updateValue(event, forKey: event.id) == nil { start = min(start, insert(event)) }
    let isPlain = new.allSatisfy { $0.retracts == nil && !targets.contains($0.id) }
    targets.formUnion(new.compactMap(\.retracts))
    replay(from: isPlain ? start : min(start, retract()))
  }

  /// Replaces the document about the space, and replays everything if it differs.
  package mutating func change(_ about: Fold.About) {
    guard about != self.about else { return }
    let events = events
    (self.about, state, applied, checkpoints) = (about, Fold(about), 0, [])
    if keepsEvents { state.apply(events, completedBy: [:]) } else { replay(from: 0) }
  }

  private mutating func insert(_ event: ScoringEvent) -> Int {
    if let user = Fold.leaver(by: event), departures[user].map({ ScoringEvent.isFoldedBefore($0, event) }) ?? true {
      departures[user] = event
    }
    var place = ordered.count
    while place > 0, ScoringEvent.isFoldedBefore(event, ordered[place - 1]) { place -= 1 }
    ordered.insert(event, at: place)
    return place
  }

  /// Decides which ordered events count, and returns the index of the first that differs.
  private mutating func retract() -> Int {
    let standing = Set(ordered.filter { honours($0) }.standing().map(\.id))
    let before = idle
    idle = Set(known.keys).subtracting(standing)
    return ordered.firstIndex { before.contains($0.id) != idle.contains($0.id) } ?? ordered.count
  }

  /// A device's note that a server rejected an event always counts, whatever the sport says of retractions.
  private func honours(_ event: ScoringEvent) -> Bool {
    guard let target = event.retracts.flatMap({ known[$0] }), event.type != ScoringEvent.refusal else { return true }
    return Fold.honours(event, of: target)
  }

  private mutating func replay(from start: Int) {
    checkpoints.removeAll { $0.count > start }
    if start < applied {
      applied = checkpoints.last?.count ?? 0
      state = checkpoints.last?.state ?? Fold(about)
    }
    while applied < ordered.count {
      let end = min(ordered.count, (applied / Self.stride + 1) * Self.stride)
      state.apply(ordered[applied..<end].filter { !idle.contains($0.id) }, completedBy: [:])
      applied = end
      // Each checkpoint costs a copy of the state, so a long journal makes only those that stay.
      let isLasting = ordered.count - applied < Self.stride * Self.checkpointsAtMost
      if applied % Self.stride == 0, isLasting { checkpoints.append(Checkpoint(count: applied, state: state)) }
    }
    if checkpoints.count > Self.checkpointsAtMost {
      checkpoints.removeFirst(checkpoints.count - Self.checkpointsAtMost)
    }
  }
}
