public import Domain

/// One scorer on one device: who is signed in, and whose arrow is next.
///
/// A plain value beside the tournament: it holds only the selection. Everything else that a scoring page shows is derived
/// from the tournament.
public struct ScoringDesk: Codable, Hashable, Sendable {
  /// nil for somebody who is signed out, who may score nobody.
  public let scorer: UserID?
  /// nil when there is nobody to score for.
  public private(set) var selected: PlayerID?

  /// The desk after a start or restart: the preferred archer where that one may be selected, else the first who
  /// is open in the current end, in roster order.
  public init(scorer: UserID?, in tournament: Tournament, preferring preferred: PlayerID? = nil) {
    self.scorer = scorer
    let session = tournament.session(of: scorer)
    let isPossible = session.active.contains { $0.id == preferred }
    selected = isPossible ? preferred : session.firstToShoot
  }

  /// The selected archer's next arrow in its open end, from 1; 1 when the last end is closed, nil without selection.
  public func arrowNumber(in tournament: Tournament) -> Int? {
    selected.map { archer in
      let sheet = tournament.session(of: scorer).sheet(of: archer)
      return (sheet.openEnd.flatMap { sheet[end: $0]?.arrows.count } ?? 0) + 1
    }
  }

  /// Selects an archer.
  ///
  /// - Throws: `notScoreable` or `withdrawn`; then the selection stays.
  public mutating func select(_ archer: PlayerID, in tournament: Tournament) throws(Refusal) {
    if try tournament.scoreable(archer, by: scorer).status != .active { throw .withdrawn }
    selected = archer
  }

  /// Moves on after events that this scorer has just recorded; `tournament` is the one with the events in it.
  public mutating func follow(_ events: [ScoringEvent], in tournament: Tournament) {
    for event in events {
      switch (try? TournamentAction(event)) ?? nil {
      case .arrow(let shot): arrowRecorded(for: event.subject, inEnd: shot.end, in: tournament)
      case .undone: selected = event.subject
      case .withdrawn, .disqualified: archerLeft(tournament)
      default: break
      }
    }
  }

  /// An archer's arrow selects it; the last of an end selects whoever is next.
  private mutating func arrowRecorded(for archer: PlayerID?, inEnd end: Int, in tournament: Tournament) {
    selected = archer
    let session = tournament.session(of: scorer)
    guard let archer, session.sheet(of: archer)[end: end]?.isClosed == true, !session.isRoundComplete,
      let currentEnd = session.currentEnd
    else { return }
    if currentEnd == end || tournament.settings.advance == .firstInRoster {
      selected = session.firstOpen(in: currentEnd) ?? archer
    }
  }

  /// Only the selected archer's leaving moves the selection.
  private mutating func archerLeft(_ tournament: Tournament) {
    let session = tournament.session(of: scorer)
    if !session.active.contains(where: { $0.id == selected }) { selected = session.firstToShoot }
  }
}
