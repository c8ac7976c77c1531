package import Domain

/// The selection of one scorer on one device: the user, and the archer whose arrow is next.
///
/// A plain value beside the tournament, with the selection alone. Everything else on a scoring page is derived from the
/// tournament.
package struct ScorerSelection: Codable, Hashable, Sendable {
  /// The scorer; nil if signed out, with no archer to score.
  package let scorer: UserID?
  /// The selected archer; nil if there is no archer to score.
  package private(set) var archer: PlayerID?

  /// Creates the selection after a start or restart.
  ///
  /// Selects the preferred archer if possible, or else the first open one of the current end, in roster order.
  package init(scorer: UserID?, in tournament: Tournament, preferring preferred: PlayerID? = nil) {
    self.scorer = scorer
    let view = tournament.view(of: scorer, also: Set([preferred].compactMap(\.self)))
    let isPossible = view.active.contains { $0.id == preferred }
    archer = isPossible ? preferred : view.firstToShoot
  }

  /// Returns the number of the selected archer's next arrow in its open end, from 1; 1 after the last end, nil without
  /// a selection.
  package func arrowNumber(in tournament: Tournament) -> Int? {
    archer.map { archer in
      let sheet = tournament.view(of: scorer, also: [archer]).sheet(of: archer)
      return (sheet.openEnd.flatMap { sheet[end: $0]?.arrows.count } ?? 0) + 1
    }
  }

  /// Selects an archer.
  ///
  /// - Throws: `notScoreable` or `withdrawn`; then the selection stays.
  package mutating func select(_ archer: PlayerID, in tournament: Tournament) throws(Refusal) {
    if try tournament.scoreable(archer, by: scorer).status != .active { throw .withdrawn }
    self.archer = archer
  }

  /// Moves on after events that this scorer has just recorded; `tournament` already contains them.
  package mutating func follow(_ events: [ScoringEvent], in tournament: Tournament) {
    follow(events.map { TournamentLog.Entry($0) }, in: tournament)
  }

  mutating func follow(_ entries: [TournamentLog.Entry], in tournament: Tournament) {
    for entry in entries {
      switch entry.action {
      case let shot as Action.Arrow: arrowRecorded(for: entry.event.subject, inEnd: shot.end, in: tournament)
      case is Action.Undone: archer = entry.event.subject
      case is Action.Withdrawn, is Action.Disqualified: archerLeft(tournament)
      default: break
      }
    }
  }

  /// Selects after an arrow: its archer, or the next after the last arrow of an end.
  private mutating func arrowRecorded(for archer: PlayerID?, inEnd end: Int, in tournament: Tournament) {
    self.archer = archer
    let view = tournament.view(of: scorer, also: Set([archer].compactMap(\.self)))
    guard let archer, view.sheet(of: archer)[end: end]?.isClosed == true, !view.isRoundComplete,
      let currentEnd = view.currentEnd
    else { return }
    if currentEnd == end || tournament.settings.advance == .firstInRoster {
      self.archer = view.firstOpen(in: currentEnd) ?? archer
    }
  }

  /// Moves on if the selected archer has left.
  private mutating func archerLeft(_ tournament: Tournament) {
    let view = tournament.view(of: scorer)
    if !view.active.contains(where: { $0.id == archer }) { archer = view.firstToShoot }
  }
}
