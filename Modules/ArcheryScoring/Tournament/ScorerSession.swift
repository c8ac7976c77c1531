public import Domain

/// One scorer's part of a tournament: the archers whom this user may score, and where they stand together.
///
/// Everything is derived from the sheets; nothing is stored (ARC-40 ff.).
public struct ScorerSession: Sendable {
  /// nil for somebody who is signed out, who may score nobody.
  public let scorer: UserID?
  /// In roster order, withdrawn archers included.
  public let scoreable: [Participant]
  private let tournament: Tournament

  init(_ tournament: Tournament, scorer: UserID?) {
    self.tournament = tournament
    self.scorer = scorer
    scoreable = scorer.map { user in tournament.roster.filter { $0.isScoreable(by: user) } } ?? []
  }

  /// An archer's sheet as this scorer keeps it: the one that counts, except for ends that the scorer enters beside it.
  public func sheet(of archer: PlayerID) -> Sheet {
    let (sheet, entry) = (tournament.sheet(of: archer), tournament.settings.entry)
    guard let scorer, entry == .double || sheet.hasOtherEntries else { return sheet }
    return sheet.kept(by: scorer, entry)
  }

  /// In roster order.
  public var active: [Participant] { scoreable.filter { $0.status == .active } }

  /// The end that these archers shoot: one after the ends that all of them have closed; nil when nobody is active.
  public var currentEnd: Int? {
    active.map { sheet(of: $0.id).endsCompleted }.min().map { min(tournament.round.ends, $0 + 1) }
  }

  /// Somebody is active, and everybody active has shot everything; nobody is never complete (ARC-45).
  public var isRoundComplete: Bool {
    let active = active
    return !active.isEmpty && active.allSatisfy { sheet(of: $0.id).isComplete }
  }

  /// Sheets were finalised, and no active archer's is left.
  public var isFinalised: Bool {
    scoreable.contains { tournament.finalised.contains($0.id) }
      && active.allSatisfy { tournament.finalised.contains($0.id) }
  }

  /// The first active archer in roster order who has not closed this end.
  public func firstOpen(in end: Int) -> PlayerID? {
    active.first { (sheet(of: $0.id).openEnd ?? .max) <= end }?.id
  }

  /// Whom a restart selects: the first who is open in the current end, else the first active one (ARC-78).
  public var firstToShoot: PlayerID? {
    currentEnd.flatMap(firstOpen) ?? active.first?.id
  }

  /// The arrow that undo takes back: the last one recorded by this scorer for one of these archers, withdrawn ones
  /// skipped (ARC-46).
  public var lastArrow: (archer: PlayerID, arrow: Arrow)? {
    active.flatMap { archer in
      tournament.sheet(of: archer.id).ends.lazy.flatMap(\.entries).joined()
        .filter { $0.recordedBy == scorer }
        .map { (archer.id, $0) }
    }
    .max { $0.1.sequence < $1.1.sequence }
  }
}

extension Tournament {
  /// What one user may score here.
  public func session(of scorer: UserID?) -> ScorerSession { ScorerSession(self, scorer: scorer) }
}
