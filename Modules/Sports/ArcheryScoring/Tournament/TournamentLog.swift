package import Domain

/// A tournament's events in fold order, with the tournament that they make.
///
/// The newest event is folded in place. A retraction, or an event that arrives late with an early stamp, folds
/// everything again. So replicas with the same events show the same tournament.
package struct TournamentLog: Sendable {
  /// One event, with its action beside its bytes.
  ///
  /// A class, so that a copy of the log costs one reference for each event.
  final class Entry: Sendable {
    let event: ScoringEvent
    /// The action; nil for an unknown type.
    let action: (any TournamentAction)?
    let problem: Refusal?

    /// Creates an entry of an event whose body was made of the action.
    init(_ event: ScoringEvent, _ action: any TournamentAction) {
      (self.event, self.action, problem) = (event, action, nil)
    }

    /// Reads an event that was recorded elsewhere or earlier.
    init(_ event: ScoringEvent) {
      self.event = event
      do {
        (action, problem) = (try Action.read(event), nil)
      } catch {
        (action, problem) = (nil, error)
      }
    }

    /// Returns the entry of the same event with its stamp; nil for another event, or other content under its id.
    func recorded(as event: ScoringEvent) -> Entry? {
      guard let action, event.isRepeat(of: self.event) else { return nil }
      return Entry(event, action)
    }

    /// Returns the entry with the name that its event gives, where that is known from elsewhere.
    func named(_ name: String?) -> Entry {
      guard let name, let action = (action as? any NamingAction)?.named(name) else { return self }
      return Entry(event, action)
    }
  }

  package let id: TournamentID
  /// The tournament; nil before its first event.
  package internal(set) var tournament: Tournament?
  private(set) var entries = LogEntries()
  var retracted: Set<EventID> = []
  /// The names in documents, and empty ones instead of those that were deleted.
  var names: [EventID: String] = [:]
  /// The events that give names, of each archer.
  var namings: [PlayerID: [EventID]] = [:]
  /// The events whose name's document was absent.
  var unnamed: Set<EventID> = []
  /// The events rejected before there was a tournament to list them in.
  var early: [RefusedEvent] = []

  /// Creates the log of a tournament without events.
  package init(_ id: TournamentID) {
    self.id = id
  }

  /// Every event, including unknown ones, in fold order.
  package var events: [ScoringEvent] { entries.map(\.event) }

  /// The stamp's time of the latest event.
  var lastStamp: Timestamp? { entries.last?.event.stamp?.time }

  /// Returns the event with this id; nil if it is not in the journal.
  package func event(_ id: EventID) -> ScoringEvent? { entry(id)?.event }

  func entry(_ id: EventID) -> Entry? { entries.place(of: id).map { entries[$0] } }

  /// Adds stamped events, in any order.
  ///
  /// Known ones change nothing.
  package mutating func take(_ events: some Sequence<ScoringEvent>) { take(events, decided: []) }

  /// Adds stamped events, of which those in `decided` need no decoding.
  mutating func take(_ events: some Sequence<ScoringEvent>, decided: [Entry]) {
    let decided = Dictionary(decided.map { ($0.event.id, $0) }) { first, _ in first }
    let new = events.filter { entries.place(of: $0.id) == nil }.map { event in
      (decided[event.id]?.recorded(as: event) ?? Entry(event)).named(names[event.id])
    }
    let isInOrder = follows(new)
    var isFolded = isInOrder
    for entry in new where entries.place(of: entry.event.id) == nil {
      let place = entries.count
      entries.append(entry)
      noteNaming(entry)
      isFolded = isFolded && foldInPlace(entry, at: place)
    }
    if !isInOrder { entries.sort(by: ScoringEvent.isFoldedBefore) }
    if !isFolded { foldAgain() }
  }

  /// Returns whether the new entries follow all others in order.
  private func follows(_ new: [Entry]) -> Bool {
    var last = entries.last?.event
    for entry in new {
      if let last, !ScoringEvent.isFoldedBefore(last, entry.event) { return false }
      last = entry.event
    }
    return true
  }
}

extension TournamentLog {
  /// Folds an entry that is newer than all others; false if everything must be folded again.
  private mutating func foldInPlace(_ entry: Entry, at place: Int) -> Bool {
    if retracted.contains(entry.event.id) || entry.event.type == ScoringEvent.refusal { return false }
    if entry.event.kind == .nameDeleted { return false }
    guard let target = entry.event.retracts else {
      fold(entry, at: place)
      return true
    }
    return takeBackInPlace(target, by: entry)
  }

  /// Removes an arrow from its sheet if this equals folding again: no event was rejected or corrected because of it,
  /// and no end closed since.
  private mutating func takeBackInPlace(_ target: EventID, by entry: Entry) -> Bool {
    guard let tournament, tournament.status == .inProgress, tournament.refused.isEmpty,
      let archer = entry.event.subject, let arrow = tournament.sheet(of: archer).onlyEntry(with: target),
      !arrow.isEdited,
      refusal(of: entry, taking: target) == nil
    else { return false }
    retracted.insert(target)
    self.tournament?.takeBack(target, of: archer)
    self.tournament?.countRetraction(of: [archer])
    return true
  }

  private mutating func countRetraction(of action: (any TournamentAction)?, on subject: PlayerID?) {
    let archers = tournament.flatMap { action?.concerned(subject, in: $0) } ?? []
    tournament?.countRetraction(of: archers)
  }

  /// Folds from the start until every retraction is valid.
  ///
  /// Each round leaves out at least one.
  mutating func foldAgain() {
    let refused = events.refused()
    repeat {
      var denied: Set<EventID> = []
      while let found = foldOnce(without: denied, refused) { denied.formUnion(found) }
      // Sentences about rejected events may hold a deleted name, so they are made again without it.
    } while dropDeletedNames()
    retracted.formUnion(refused)
  }

  /// Replaces an entry by one that gives a name, or gives none.
  mutating func name(_ id: EventID, _ name: String) {
    names[id] = name
    unnamed.remove(id)
    if let place = entries.place(of: id) { entries[place] = entries[place].named(name) }
  }

  /// Folds all entries except those that another store rejected.
  ///
  /// Returns the retractions that turned out invalid, nil if none did.
  private mutating func foldOnce(without denied: Set<EventID>, _ refused: Set<EventID>) -> Set<EventID>? {
    (tournament, early) = (nil, [])
    let ineffective = denied.union(refused)
    retracted = Set(entries.compactMap { ineffective.contains($0.event.id) ? nil : $0.event.retracts })
    var found: Set<EventID> = []
    for (place, entry) in entries.enumerated() where !refused.contains(entry.event.id) {
      if retracted.contains(entry.event.id) {
        // The correction has made a version of the results, and so does its retraction.
        if let action = entry.action, type(of: action).makesVersion {
          countRetraction(of: action, on: entry.event.subject)
        }
        continue
      }
      guard let target = entry.event.retracts else {
        fold(entry, at: place)
        continue
      }
      if let refusal = refusal(of: entry, taking: target) {
        refuse(entry.event, refusal)
        if !denied.contains(entry.event.id), entries.place(of: target) != nil { found.insert(entry.event.id) }
      } else {
        let taken = self.entry(target)
        countRetraction(of: taken?.action, on: taken?.event.subject)
      }
    }
    return found.isEmpty ? nil : found
  }

  private func refusal(of entry: Entry, taking target: EventID) -> Refusal? {
    guard let place = entries.place(of: target), let tournament else { return .unknownArrow }
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
      if action is Action.NameDeleted { deleteNames(of: entry.event.subject, before: place) }
    } catch {
      refuse(entry.event, error)
    }
  }

  private func created(by action: any TournamentAction, _ event: ScoringEvent) throws(Refusal) -> Tournament {
    guard let setup = (action as? Action.Created)?.content else {
      throw Refusal(.notCreated, "The shoot does not exist yet. Create it first.")
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
