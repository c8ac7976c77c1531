package import Domain

/// A tournament, which is the fold of its journal.
///
/// Nothing here is stored.
package struct Tournament: Hashable, Sendable, Identifiable {
  package let id: TournamentID
  package let createdBy: UserID
  /// The account that owns the tournament: the one that made it, until it makes another the owner.
  package internal(set) var owner: UserID
  package internal(set) var coOrganisers: Set<UserID> = []
  package let createdAt: Timestamp
  package internal(set) var name: String
  package internal(set) var round: Round
  package internal(set) var settings: TournamentSettings
  package internal(set) var status = TournamentStatus.open
  /// The archers, in the order in which they were added.
  package internal(set) var roster: [Participant] = []
  /// The archers whose sheets are finalised.
  ///
  /// Now only organisers correct them.
  package internal(set) var finalised: Set<PlayerID> = []
  package internal(set) var corrections = 0
  /// The latest version in which the results of a category changed; none for categories that are as first published.
  var changedIn: [CategoryID: Int] = [:]
  /// The categories that changed since the shoot was reopened; nil otherwise.
  var changing: Set<CategoryID>?
  /// The rejected events, in order (decision 13).
  package internal(set) var refused: [RefusedEvent] = []

  /// The organiser's list of categories; empty for a shoot that has none.
  var listed: [TournamentCategory] = []
  /// The organiser's list of sessions; empty for a shoot that has one.
  package internal(set) var listedSessions: [LineSession] = []
  /// The shoot-offs, with their arrows where they were entered, in the order of the fold.
  var shootOffs: [Action.ShootOff] = []
  /// The printed cards that let scorers of every session in, as earlier versions gave them out.
  var cards: CardsID?
  /// The printed cards that let scorers of one session in.
  var sessionCards: [LineSessionID: CardsID] = [:]
  /// The number of archers that were ever added.
  var added = 0
  /// The names of archers who were taken off the roster, for the audit.
  var removedNames: [PlayerID: String] = [:]
  /// Entries that were joined with another one of the same person, with the one that stays.
  var joints: [PlayerID: PlayerID] = [:]
  /// The events whose names were deleted.
  var namelessEvents: Set<EventID> = []
  /// The latest deletion of each archer's name.
  var nameDeletions: [PlayerID: Stamp] = [:]
  /// The users who were ever appointed as scorers.
  var appointed: Set<UserID> = []
  /// The names of appointed scorers: of their accounts where the service knows them, else as earlier versions recorded them.
  var scorerNames: [UserID: String] = [:]
  var sheets: [PlayerID: Sheet] = [:]
  /// The latest check of each archer, even if the sheet has changed since.
  var checks: [PlayerID: PaperCheck] = [:]
  var places: [PlayerID: Int] = [:]
  /// The event that set name, round and settings.
  var setupEvent: EventID

  init(_ id: TournamentID, _ setup: Action.Setup, from event: ScoringEvent) {
    self.id = id
    (createdBy, owner) = (event.actor, event.actor)
    createdAt = event.occurredAt
    setupEvent = event.id
    name = setup.name
    round = setup.round
    settings = setup.settings
  }

  package subscript(archer: PlayerID) -> Participant? {
    places[line(of: archer)].map { roster[$0] }
  }

  /// Returns an archer's sheet; an empty one for an archer without arrows.
  package func sheet(of archer: PlayerID) -> Sheet {
    sheets[line(of: archer)] ?? Sheet(round(of: archer))
  }

  func shaftUm(of archer: PlayerID) -> Int {
    self[archer]?.shaftDiameterUm ?? round(of: archer).defaultShaftUm
  }

  /// The archers who are neither withdrawn nor disqualified, in roster order.
  package var active: [Participant] { roster.filter { $0.status == .active } }

  /// Whether there is an active archer, and all active archers have shot everything.
  package var isComplete: Bool {
    let active = active
    return !active.isEmpty && active.allSatisfy { sheet(of: $0.id).isComplete }
  }

  /// The names of the archers who have arrows left, in roster order.
  var unfinished: [String] {
    let names = displayNames
    return active.filter { !sheet(of: $0.id).isComplete }.map { names[$0.id] ?? "" }
  }

  /// When an archer's last arrow was recorded; nil without arrows.
  package func lastActive(_ archer: PlayerID) -> Timestamp? {
    sheets[archer]?.lastActive
  }
}

/// An event that is in the journal and was rejected by the rules.
package struct RefusedEvent: Hashable, Sendable {
  package let event: ScoringEvent
  package let refusal: Refusal
}

/// What the effects of several actions share.
extension Tournament {
  /// Removes an arrow from its sheet.
  ///
  /// The sheet of an archer without arrows is removed.
  mutating func takeBack(_ arrow: EventID, of archer: PlayerID) {
    let archer = line(of: archer)
    sheets[archer]?.remove(arrow)
    if sheets[archer]?.running.arrows == 0 { sheets[archer] = nil }
  }

  mutating func change(_ archer: PlayerID?, _ body: (inout Participant) -> Void) {
    if let place = archer.flatMap({ places[$0] }) { body(&roster[place]) }
  }

  /// Removes an archer.
  ///
  /// One who is out already stays so.
  mutating func leave(_ status: ParticipantStatus, _ event: ScoringEvent) {
    change(event.subject) { archer in
      if status == .withdrawn, archer.status != .active { return }
      archer.status = status
      archer.leaving = Participant.Leaving(event: event.id, actor: event.actor)
    }
  }

  mutating func countCorrection() {
    if status == .completed { corrections += 1 }
  }

  mutating func add(_ arrow: Arrow, to archer: PlayerID, end: Int, at place: ArrowSlot) {
    if sheets[archer] == nil { sheets[archer] = Sheet(round(of: archer)) }
    sheets[archer]?.add(arrow, toEnd: end, at: place)
  }
}

/// Solo practice: a tournament of one's own, which is scored, stored and shown like any other (decision 16).
extension Tournament {
  package var isPractice: Bool { settings.practice != nil }

  /// Whether the round is only the longest duration.
  package var isOpenEnded: Bool { settings.practice == .open }

  /// Finalising a practice ends it, because there is no organiser to wait for.
  func endingPractice(by actor: UserID?) -> [TournamentDraft] {
    guard isPractice, actor == createdBy, status == .inProgress, isComplete else { return [] }
    return [TournamentDraft(Action.Completed(force: false))]
  }
}

/// The state of a tournament (decision 15).
///
/// The raw values are stored and exchanged.
package enum TournamentStatus: String, Codable, Hashable, Sendable, CaseIterable {
  /// Archers join, and everything can be changed.
  case open = "OPEN"
  case inProgress = "IN_PROGRESS"
  /// Arrows are rejected until it resumes.
  case paused = "PAUSED"
  /// The results are final.
  case completed = "COMPLETED"
  case cancelled = "CANCELLED"

  /// Whether no more arrows are shot.
  package var isFinal: Bool { self == .completed || self == .cancelled }

  /// Whether arrows have been or may be shot.
  package var isStarted: Bool { self == .inProgress || self == .paused || self == .completed }
}

/// The state of an archer.
///
/// The raw values are stored and exchanged.
package enum ParticipantStatus: String, Codable, Hashable, Sendable, CaseIterable {
  case active = "ACTIVE"
  case withdrawn = "WITHDRAWN"
  case disqualified = "DISQUALIFIED"
}
