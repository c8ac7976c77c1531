public import Domain

/// A tournament as its journal tells it: nothing here is stored, all of it is the fold of the events (ARC-48).
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
  /// Corrections made after the end (ARC-80).
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
  public let refusal: ScoringRefusal
}
