public import Domain

/// One scorer's part of a tournament: the archers whom this user may score, and where they stand together.
///
/// Everything is derived from the sheets; nothing is stored.
public struct ScorerSession: Sendable {
  /// nil for somebody who is signed out, who may score nobody.
  public let scorer: UserID?
  /// In roster order, withdrawn archers included.
  public let scoreable: [Participant]
  /// Guests whom others are appointed to score.
  ///
  /// Nobody here waits for them, unless there is nobody else; their arrows may still be entered.
  public let leftToOthers: Set<PlayerID>
  private let tournament: Tournament

  init(_ tournament: Tournament, scorer: UserID?) {
    self.tournament = tournament
    self.scorer = scorer
    let scoreable = scorer.map { user in tournament.roster.filter { $0.isScoreable(by: user) } } ?? []
    self.scoreable = scoreable
    let needed = tournament.settings.entry == .double ? 2 : 1
    let left = scoreable.filter { archer in
      archer.isGuest && archer.scorers.count >= needed && scorer.map(archer.scorers.contains) == false
    }
    let leftToOthers = Set(left.map(\.id))
    let waits = scoreable.contains { $0.status == .active && !leftToOthers.contains($0.id) }
    self.leftToOthers = waits ? leftToOthers : []
  }

  /// An archer's sheet as this scorer keeps it: the one that counts, except for ends that the scorer enters beside it.
  public func sheet(of archer: PlayerID) -> Sheet {
    let (sheet, entry) = (tournament.sheet(of: archer), tournament.settings.entry)
    guard let scorer, entry == .double || sheet.hasOtherEntries else { return sheet }
    return sheet.kept(by: scorer, entry)
  }

  /// In roster order.
  public var active: [Participant] { scoreable.filter { $0.status == .active } }

  /// The archers who take turns, withdrawn ones included, in roster order.
  public var rotation: [Participant] { scoreable.filter { !leftToOthers.contains($0.id) } }

  var turns: [Participant] { active.filter { !leftToOthers.contains($0.id) } }

  /// The end that these archers shoot: one after the ends that all of them have closed; nil when nobody is active.
  public var currentEnd: Int? {
    turns.map { sheet(of: $0.id).endsCompleted }.min().map { min(tournament.round.ends, $0 + 1) }
  }

  /// Somebody is active, and everybody active has shot everything; nobody is never complete.
  public var isRoundComplete: Bool {
    let turns = turns
    return !turns.isEmpty && turns.allSatisfy { sheet(of: $0.id).isComplete }
  }

  /// Sheets were finalised, and no active archer's is left.
  public var isFinalised: Bool {
    rotation.contains { tournament.finalised.contains($0.id) }
      && turns.allSatisfy { tournament.finalised.contains($0.id) }
  }

  /// The active archers in roster order who have not closed this end.
  func open(in end: Int) -> [PlayerID] {
    turns.map(\.id).filter { (sheet(of: $0).openEnd ?? .max) <= end }
  }

  /// The first of them.
  public func firstOpen(in end: Int) -> PlayerID? { open(in: end).first }

  /// Whether an archer's next arrow can be entered while the rotation shoots `currentEnd`.
  func isOpen(_ archer: Participant, in currentEnd: Int?) -> Bool {
    guard archer.status == .active, let end = sheet(of: archer.id).openEnd else { return false }
    return leftToOthers.contains(archer.id) || end <= currentEnd ?? 0
  }

  /// Whom a restart selects: the first who is open in the current end, else the first active one.
  public var firstToShoot: PlayerID? {
    currentEnd.flatMap(firstOpen) ?? turns.first?.id
  }

  /// The arrow that undo takes back: the last one recorded by this scorer for one of these archers, withdrawn ones
  /// skipped.
  public var lastArrow: (archer: PlayerID, arrow: Arrow)? {
    active.flatMap { archer in
      tournament.sheet(of: archer.id).ends.lazy.flatMap(\.entries).joined()
        .filter { $0.recordedBy == scorer }
        .map { (archer.id, $0) }
    }
    .max { $0.1.sequence < $1.1.sequence }
  }
}

extension ScorerSession {
  /// A number that changes with everything that this scorer's page shows: the same for equal states in one process.
  ///
  /// Arrows of other archers leave it as it is, so a scorer's device is told of its own target alone.
  public var version: Int {
    var hasher = Hasher()
    hasher.combine(tournament.name)
    hasher.combine(tournament.round)
    hasher.combine(tournament.settings)
    hasher.combine(tournament.status)
    for archer in scoreable {
      hasher.combine(archer)
      hasher.combine(tournament.sheets[archer.id])
      hasher.combine(tournament.finalised.contains(archer.id))
    }
    return hasher.finalize()
  }
}

extension Tournament {
  /// What one user may score here.
  public func session(of scorer: UserID?) -> ScorerSession { ScorerSession(self, scorer: scorer) }
}
