public import Domain

/// A tournament, which is the fold of its journal.
///
/// Nothing here is stored.
public struct Tournament: Hashable, Sendable, Identifiable {
  /// The tournament's id.
  public let id: TournamentID
  /// The account that made the tournament.
  public let createdBy: UserID
  /// The account that owns the tournament: the one that made it, until it makes another the owner.
  public internal(set) var owner: UserID
  /// The organisers beside the owner.
  public internal(set) var coOrganisers: Set<UserID> = []
  /// The time of creation.
  public let createdAt: Timestamp
  public internal(set) var name: String
  /// The round.
  public internal(set) var round: Round
  /// The organiser's settings.
  public internal(set) var settings: TournamentSettings
  /// The state of the tournament.
  public internal(set) var status = TournamentStatus.open
  /// The archers, in the order in which they were added.
  public internal(set) var roster: [Participant] = []
  /// The archers whose sheets are finalised.
  ///
  /// Now only organisers correct them.
  public internal(set) var finalised: Set<PlayerID> = []
  /// The number of corrections after the end.
  public internal(set) var corrections = 0
  /// The latest version in which the results of a category changed; none for categories that are as first published.
  var changedIn: [CategoryID: Int] = [:]
  /// The categories that changed since the shoot was reopened; nil otherwise.
  var changing: Set<CategoryID>?
  /// The rejected events, in order (decision 13).
  public internal(set) var refused: [RefusedEvent] = []

  /// The organiser's list of categories; empty for a shoot that has none.
  var listed: [ShootCategory] = []
  /// The organiser's list of sessions; empty for a shoot that has one.
  public internal(set) var listedSessions: [LineSession] = []
  /// The shoot-offs, with their arrows where they were entered, in the order of the fold.
  var shootOffs: [TournamentAction.ShootOff] = []
  /// The printed cards that let scorers of every session in, as earlier versions gave them out.
  var cards: CardsID?
  /// The printed cards that let scorers of one session in.
  var sessionCards: [LineSessionID: CardsID] = [:]
  /// The number of archers that were ever added.
  private var added = 0
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

  init(_ id: TournamentID, _ setup: TournamentAction.Setup, from event: ScoringEvent) {
    self.id = id
    (createdBy, owner) = (event.actor, event.actor)
    createdAt = event.occurredAt
    setupEvent = event.id
    name = setup.name
    round = setup.round
    settings = setup.settings
  }

  /// The archer with this id; nil for one who does not take part.
  public subscript(archer: PlayerID) -> Participant? {
    places[line(of: archer)].map { roster[$0] }
  }

  /// Returns an archer's sheet; an empty one for an archer without arrows.
  public func sheet(of archer: PlayerID) -> Sheet {
    sheets[line(of: archer)] ?? Sheet(round(of: archer))
  }

  /// Returns the diameter of an archer's shafts, in micrometres.
  func shaftUm(of archer: PlayerID) -> Int {
    self[archer]?.shaftDiameterUm ?? round(of: archer).defaultShaftUm
  }

  /// The archers who are neither withdrawn nor disqualified, in roster order.
  public var active: [Participant] { roster.filter { $0.status == .active } }

  /// Whether there is an active archer, and all active archers have shot everything.
  public var isComplete: Bool {
    let active = active
    return !active.isEmpty && active.allSatisfy { sheet(of: $0.id).isComplete }
  }

  /// The names of the archers who have arrows left, in roster order.
  var unfinished: [String] {
    let names = displayNames
    return active.filter { !sheet(of: $0.id).isComplete }.map { names[$0.id] ?? "" }
  }

  /// When an archer's last arrow was recorded; nil without arrows.
  public func lastActive(_ archer: PlayerID) -> Timestamp? {
    sheets[archer]?.lastActive
  }
}

/// An event that is in the journal and was rejected by the rules.
public struct RefusedEvent: Hashable, Sendable {
  /// The event.
  public let event: ScoringEvent
  /// The reason.
  public let refusal: Refusal
}

/// The effect of a valid action on the tournament.
extension Tournament {
  /// Applies an action, whatever version of the results it makes.
  mutating func take(_ action: TournamentAction, of event: ScoringEvent, sequence: Int) {
    switch action {
    case .created, .undone: break
    case .changed(let setup):
      let (practice, isOther) = (settings.practice, setup.round != round)
      (name, round, settings, setupEvent) = (setup.name, setup.round, setup.settings, event.id)
      // A practice stays one, because every account may create those.
      settings.practice = practice
      if isOther { takeOverArrows() }
    case .participantAdded(let participant): add(participant, of: event)
    case .participantChanged(let details):
      change(event.subject) {
        ($0.bowType, $0.shaftDiameterUm, $0.target) = (details.bowType, details.shaftDiameterUm, details.target)
        if details.naming != .unchanged { ($0.givenName, $0.isNameDeleted) = (details.displayName, false) }
      }
      event.subject.flatMap { places[$0] }.map { assign($0) }
    case .entrantChanged(let entrant):
      change(event.subject) { $0.entrant = entrant }
      event.subject.flatMap { places[$0] }.map {
        assign($0)
        handCards(to: $0)
      }
    case .categoriesSet(let change): take(change.categories)
    case .sessionsSet(let change):
      listedSessions = change.sessions
      handOutCards()
    case .organiserSet(let appointment): take(appointment)
    case .archersJoined(let joint): take(joint, into: event.subject)
    case .scorersAppointed(let scorers):
      change(event.subject) { $0.scorers = Set(scorers.users) }
      appointed.formUnion(scorers.users)
      for (user, name) in zip(scorers.users, scorers.names ?? []) where !name.isEmpty { scorerNames[user] = name }
    case .started, .resumed: status = .inProgress
    case .paused: status = .paused
    case .completed:
      status = .completed
      endVersion()
    case .cancelled: status = .cancelled
    case .reopened:
      // The results that stood until now are one version, and those to come the next.
      beginVersion()
      status = .inProgress
    case .arrow(let shot): add(shot, of: event, sequence)
    case .edited(let correction): correct(correction, of: event)
    case .disputeSettled(let settlement):
      if let archer = event.subject { sheets[archer]?.settle(settlement.end, on: settlement.entry) }
      countCorrection()
    case .withdrawn: leave(.withdrawn, event)
    case .disqualified(let mark):
      leave(.disqualified, event)
      change(event.subject) { $0.isExcluded = mark.fromAllResults == true }
      countCorrection()
    case .sheetsFinalised(let archers): finalised.formUnion(archers.archers)
    case .shootOff(let result):
      shootOffs.append(result)
      countCorrection()
    case .linkRequested, .linkApproved, .linkEnded, .participantRemoved: applyLink(action, of: event)
    case .nameDeleted: deleteName(event)
    case .cardsIssued(let issue): open(issue)
    case .cardsRevoked(let session): endCards(of: session)
    case .checked(let totals):
      event.subject.map { checks[$0] = PaperCheck(totals: totals, by: event.actor, at: event.occurredAt) }
    }
  }

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
  private mutating func leave(_ status: ParticipantStatus, _ event: ScoringEvent) {
    change(event.subject) { archer in
      if status == .withdrawn, archer.status != .active { return }
      archer.status = status
      archer.leaving = Participant.Leaving(event: event.id, actor: event.actor)
    }
  }

  mutating func countCorrection() {
    if status == .completed { corrections += 1 }
  }

  private mutating func add(_ new: TournamentAction.NewParticipant, of event: ScoringEvent) {
    guard let archer = event.subject else { return }
    places[archer] = roster.count
    added += 1
    roster.append(
      Participant(
        id: archer,
        number: added,
        givenName: new.displayName,
        isGuest: new.isGuest,
        // A host is accepted for guests only. For an archer with an account, the event's actor added it.
        addedBy: new.isGuest ? new.addedBy : event.actor,
        bowType: new.bowType,
        shaftDiameterUm: new.shaftDiameterUm,
        target: new.target,
        entrant: new.entrant ?? .unknown,
        category: nil,
        isEntered: new.isEntered ?? false,
        status: .active,
        scorers: []
      )
    )
    assign(roster.count - 1)
    handCards(to: roster.count - 1)
    for end in 0..<new.missedEnds { addMissedEnd(end + 1, of: archer, event) }
  }

  /// Adds a late archer's missed end: misses that name the event which added the archer.
  private mutating func addMissedEnd(_ end: Int, of archer: PlayerID, _ event: ScoringEvent) {
    guard let pass = round(of: archer).pass(ofEnd: end) else { return }
    for place in 1...pass.arrowsPerEnd {
      add(
        Arrow(
          id: EventID(rawValue: "\(event.id)/\(end)/\(place)"),
          value: pass.scoringSystem.value(.miss),
          placement: nil,
          inputMode: .buttons,
          isOverridden: false,
          correctedBy: nil,
          recordedBy: nil,
          device: nil,
          at: event.occurredAt,
          sequence: 0
        ),
        to: archer,
        end: end,
        at: .counting
      )
    }
  }

  private mutating func add(_ shot: TournamentAction.Shot, of event: ScoringEvent, _ sequence: Int) {
    let device = shot.device(stampedBy: event.stamp)
    guard let archer = event.subject, let pass = round(of: archer).pass(ofEnd: shot.end),
      let value = try? pass.scoringSystem.value(of: shot.token), let end = sheet(of: archer)[end: shot.end],
      let place = end.place(ofArrow: shot.number, from: source(event.actor, device))
    else { return }
    add(
      Arrow(
        id: event.id,
        value: value,
        placement: shot.placement,
        inputMode: shot.inputMode,
        isOverridden: shot.isOverridden,
        correctedBy: nil,
        recordedBy: event.actor,
        device: device,
        at: event.occurredAt,
        sequence: sequence
      ),
      to: archer,
      end: shot.end,
      at: place
    )
  }

  private mutating func add(_ arrow: Arrow, to archer: PlayerID, end: Int, at place: ArrowSlot) {
    if sheets[archer] == nil { sheets[archer] = Sheet(round(of: archer)) }
    sheets[archer]?.add(arrow, toEnd: end, at: place)
  }

  private mutating func correct(_ correction: TournamentAction.Correction, of event: ScoringEvent) {
    guard let archer = event.subject, let sheet = sheets[archer], let place = sheet.place(of: correction.arrow),
      let value = try? round(of: archer).pass(ofEnd: place.end)?.scoringSystem.value(of: correction.new),
      let arrow = sheet.arrow(correction.arrow)
    else { return }
    // A placed arrow keeps its placement, and its changed value is flagged.
    let isOverridden = arrow.isOverridden || (arrow.placement != nil && arrow.value != value)
    sheets[archer]?.replace(correction.arrow, with: value, isOverridden: isOverridden, by: event.actor)
    // The judge's correction decides the end, whatever else was entered. A scorer who corrects an own arrow decides
    // nothing.
    let isJudged = organises(event.actor) && arrow.recordedBy != event.actor
    if isJudged { sheets[archer]?.settle(place.end, onEntryWith: correction.arrow) }
    countCorrection()
  }
}

extension TournamentAction.Shot {
  /// Returns the device of the arrow; if unnamed, the one whose store accepted it first.
  func device(stampedBy stamp: Stamp?) -> String? { device ?? stamp?.device.rawValue }
}

/// Solo practice: a tournament of one's own, which is scored, stored and shown like any other (decision 16).
extension Tournament {
  /// Whether it is practice.
  public var isPractice: Bool { settings.practice != nil }

  /// Whether the round is only the longest duration.
  public var isOpenEnded: Bool { settings.practice == .open }

  /// Finalising a practice ends it, because there is no organiser to wait for.
  func endingPractice(by actor: UserID?) -> [TournamentDraft] {
    guard isPractice, actor == createdBy, status == .inProgress, isComplete else { return [] }
    return [TournamentDraft(.completed(.init(force: false)))]
  }
}

/// The state of a tournament (decision 15).
///
/// The raw values are stored and exchanged.
public enum TournamentStatus: String, Codable, Hashable, Sendable, CaseIterable {
  /// Archers join, and everything can be changed.
  case open = "OPEN"
  /// Arrows are shot.
  case inProgress = "IN_PROGRESS"
  /// Arrows are rejected until it resumes.
  case paused = "PAUSED"
  /// The results are final.
  case completed = "COMPLETED"
  /// The shoot was cancelled.
  case cancelled = "CANCELLED"

  /// Whether no more arrows are shot.
  public var isFinal: Bool { self == .completed || self == .cancelled }

  /// Whether arrows have been or may be shot.
  public var isStarted: Bool { self == .inProgress || self == .paused || self == .completed }
}

/// The state of an archer.
///
/// The raw values are stored and exchanged.
public enum ParticipantStatus: String, Codable, Hashable, Sendable, CaseIterable {
  /// The archer shoots.
  case active = "ACTIVE"
  /// The archer withdrew.
  case withdrawn = "WITHDRAWN"
  /// The archer was disqualified.
  case disqualified = "DISQUALIFIED"
}
