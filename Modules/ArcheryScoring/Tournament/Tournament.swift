public import Domain

/// A tournament as its journal tells it: nothing here is stored, all of it is the fold of the events.
public struct Tournament: Hashable, Sendable, Identifiable {
  public let id: TournamentID
  public let createdBy: UserID
  public let createdAt: Timestamp
  public internal(set) var name: String
  public internal(set) var round: Round
  public internal(set) var settings: TournamentSettings
  public internal(set) var status = TournamentStatus.open
  /// In the order in which they were added.
  public internal(set) var roster: [Participant] = []
  /// Archers whose sheets a scorer has finalised; only the creator corrects them now.
  public internal(set) var finalised: Set<PlayerID> = []
  /// More is better; archers who shot none have none.
  public internal(set) var shootOffPoints: [PlayerID: Int] = [:]
  /// Corrections made after the end.
  public internal(set) var corrections = 0
  /// Events that could not stand, in order (decision 13).
  public internal(set) var refused: [RefusedEvent] = []

  /// What appointed scorers are called.
  var scorerNames: [UserID: String] = [:]
  var sheets: [PlayerID: Sheet] = [:]
  /// The latest of each archer, whatever became of the sheet since.
  var checks: [PlayerID: PaperCheck] = [:]
  var places: [PlayerID: Int] = [:]
  /// The event that name, round and settings are from.
  var setupEvent: EventID

  init(_ id: TournamentID, _ setup: TournamentAction.Setup, from event: ScoringEvent) {
    self.id = id
    createdBy = event.actor
    createdAt = event.occurredAt
    setupEvent = event.id
    name = setup.name
    round = setup.round
    settings = setup.settings
  }

  /// The archer with this id; nil for one who does not take part.
  public subscript(archer: PlayerID) -> Participant? {
    places[archer].map { roster[$0] }
  }

  /// An archer's arrows; an empty sheet for one without.
  public func sheet(of archer: PlayerID) -> Sheet {
    sheets[archer] ?? Sheet(round)
  }

  /// How thick an archer's shafts are, in micrometres.
  public func shaftUm(of archer: PlayerID) -> Int {
    self[archer]?.shaftDiameterUm ?? round.defaultShaftUm
  }

  /// Archers who were not withdrawn or disqualified, in roster order.
  public var active: [Participant] { roster.filter { $0.status == .active } }

  /// Somebody is active, and everybody active has shot everything.
  public var isComplete: Bool {
    let active = active
    return !active.isEmpty && active.allSatisfy { sheet(of: $0.id).isComplete }
  }

  /// When an archer's last arrow was recorded; nil without arrows.
  public func lastActive(_ archer: PlayerID) -> Timestamp? {
    sheets[archer]?.ends.lazy.flatMap(\.arrows).map(\.at).max()
  }
}

/// An event that is in the journal and could not stand.
public struct RefusedEvent: Hashable, Sendable {
  public let event: ScoringEvent
  public let refusal: Refusal
}

/// What an action that can stand does to the tournament.
extension Tournament {
  /// Does it; `sequence` is the event's place in the order of the fold.
  mutating func apply(_ action: TournamentAction, of event: ScoringEvent, sequence: Int) {
    switch action {
    case .created, .undone: break
    case .changed(let setup):
      let practice = settings.practice
      (name, round, settings, setupEvent) = (setup.name, setup.round, setup.settings, event.id)
      // A practice stays one, for everybody may make those.
      settings.practice = practice
    case .participantAdded(let participant): add(participant, of: event)
    case .participantChanged(let details):
      change(event.subject) {
        ($0.givenName, $0.bowType, $0.shaftDiameterUm) = (details.displayName, details.bowType, details.shaftDiameterUm)
        $0.target = details.target
      }
    case .scorersAppointed(let scorers):
      change(event.subject) { $0.scorers = Set(scorers.users) }
      for (user, name) in zip(scorers.users, scorers.names ?? []) where !name.isEmpty { scorerNames[user] = name }
    case .started, .resumed: status = .inProgress
    case .paused: status = .paused
    case .completed: status = .completed
    case .cancelled: status = .cancelled
    case .arrow(let shot): add(shot, of: event, sequence)
    case .edited(let correction): correct(correction, of: event)
    case .disputeSettled(let settlement):
      if let archer = event.subject { sheets[archer]?.settle(settlement.end, on: settlement.entry) }
      countCorrection()
    case .withdrawn: leave(.withdrawn, event)
    case .disqualified:
      leave(.disqualified, event)
      countCorrection()
    case .sheetsFinalised(let archers): finalised.formUnion(archers.archers)
    case .shootOff(let result): record(result)
    case .checked(let totals):
      event.subject.map { checks[$0] = PaperCheck(totals: totals, by: event.actor, at: event.occurredAt) }
    }
  }

  /// Takes an arrow off its sheet; the sheet of an archer without arrows is none.
  mutating func takeBack(_ arrow: EventID, of archer: PlayerID) {
    sheets[archer]?.remove(arrow)
    if sheets[archer]?.running.arrows == 0 { sheets[archer] = nil }
  }

  private mutating func change(_ archer: PlayerID?, _ body: (inout Participant) -> Void) {
    if let place = archer.flatMap({ places[$0] }) { body(&roster[place]) }
  }

  /// Withdrawing who is out already changes nothing.
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
    roster.append(
      Participant(
        id: archer,
        givenName: new.displayName,
        isGuest: new.isGuest,
        // Others decide for guests only: an archer with an account was added by the event's actor, whatever it says.
        addedBy: new.isGuest ? new.addedBy : event.actor,
        bowType: new.bowType,
        shaftDiameterUm: new.shaftDiameterUm,
        target: new.target,
        isEntered: new.isEntered ?? false,
        status: .active,
        scorers: []
      )
    )
    for end in 0..<new.missedEnds { addMissedEnd(end + 1, of: archer, event) }
  }

  /// A late archer's missed ends: misses that name the event which added the archer.
  private mutating func addMissedEnd(_ end: Int, of archer: PlayerID, _ event: ScoringEvent) {
    guard let pass = round.pass(ofEnd: end) else { return }
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
    guard let archer = event.subject, let pass = round.pass(ofEnd: shot.end),
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
    sheets[archer, default: Sheet(round)].add(arrow, toEnd: end, at: place)
  }

  private mutating func correct(_ correction: TournamentAction.Correction, of event: ScoringEvent) {
    guard let archer = event.subject, let sheet = sheets[archer], let place = sheet.place(of: correction.arrow),
      let value = try? round.pass(ofEnd: place.end)?.scoringSystem.value(of: correction.new),
      let arrow = sheet.arrow(correction.arrow)
    else { return }
    // A placed arrow keeps its placement; that its value is another is flagged.
    let isOverridden = arrow.isOverridden || (arrow.placement != nil && arrow.value != value)
    sheets[archer]?.replace(correction.arrow, with: value, isOverridden: isOverridden, by: event.actor)
    // What the judge corrects stands, whatever else was entered there; a scorer who corrects the own arrow judges nothing.
    let isJudged = event.actor == createdBy && arrow.recordedBy != createdBy
    if isJudged { sheets[archer]?.settle(place.end, onEntryWith: correction.arrow) }
    countCorrection()
  }

  /// The best of a shoot-off gets most; a later shoot-off replaces an earlier one for those who shot in it.
  private mutating func record(_ result: TournamentAction.ShootOff) {
    for (place, archers) in result.places.enumerated() {
      for archer in archers { shootOffPoints[archer] = result.places.count - place }
    }
    countCorrection()
  }
}

extension TournamentAction.Shot {
  /// The device that it was entered on; where it does not say so, the one whose store took it first.
  func device(stampedBy stamp: Stamp?) -> String? { device ?? stamp?.device.rawValue }
}

/// Solo practice: a tournament of one's own, which is scored, kept and shown like any other (decision 16).
extension Tournament {
  public var isPractice: Bool { settings.practice != nil }

  /// Whether its round says only how long it may last at most.
  public var isOpenEnded: Bool { settings.practice == .open }

  /// Finalising a practice ends it, for there is no organiser to wait for.
  func endingPractice(by actor: UserID?) -> [TournamentDraft] {
    guard isPractice, actor == createdBy, status == .inProgress, isComplete else { return [] }
    return [TournamentDraft(.completed(.init(force: false)))]
  }
}

/// How far a tournament is (decision 15); the raw values are stored and exchanged.
public enum TournamentStatus: String, Codable, Hashable, Sendable, CaseIterable {
  /// Archers join; everything can be changed.
  case open = "OPEN"
  case inProgress = "IN_PROGRESS"
  /// Arrows are refused until it goes on.
  case paused = "PAUSED"
  case completed = "COMPLETED"
  case cancelled = "CANCELLED"

  /// Nothing more is shot.
  public var isFinal: Bool { self == .completed || self == .cancelled }

  /// Arrows have been or may be shot.
  public var isStarted: Bool { self == .inProgress || self == .paused || self == .completed }
}

/// Whether an archer is still in.
public enum ParticipantStatus: String, Codable, Hashable, Sendable, CaseIterable {
  case active = "ACTIVE"
  case withdrawn = "WITHDRAWN"
  case disqualified = "DISQUALIFIED"
}
