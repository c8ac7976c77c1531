package import Domain

/// The table in which a scorer enters paper cards: one row for each archer, along the line of targets.
package struct DeskScreen: Codable, Hashable, Sendable {
  package let tournament: TournamentID
  /// The scorer; nil if signed out, with no archer to score.
  package let scorer: UserID?
  package let name: String
  package let status: TournamentStatus
  /// The first end that an active archer has not closed, from 1; the last end if all are closed.
  package let currentEnd: Int
  /// The number of ends of the longest round.
  package let ends: Int
  /// Why no arrow can be recorded; nil if arrows can be.
  package let obstacle: ScreenText?
  /// The arrow that undo retracts; nil if there is none.
  package let lastArrow: EventID?
  /// The archers that this scorer may score, by session, target and roster.
  package let rows: [Row]

  package struct Row: Codable, Hashable, Sendable, Identifiable {
    /// The row's place in the table, from 1.
    package let number: Int
    package let id: PlayerID
    package let displayName: String
    package let target: TargetPlace?
    package let category: ScreenText?
    package let canRecord: Bool
    package let runningTotal: Int
    package let cards: [EndCard]
    package let systems: [ScoringSystem]
  }
}

extension Tournament {
  /// Returns the table for paper cards with the archers that one user may score, or with the row of one of them.
  package func deskScreen(of scorer: UserID?, only archer: PlayerID? = nil) -> DeskScreen {
    let view = wholeView(of: scorer)
    let names = displayNames
    let archers = view.scoreable
    let obstacle = deskObstacle(view)
    let ends = archers.map { round(of: $0.id).ends }.max() ?? round.ends
    return DeskScreen(
      tournament: id,
      scorer: scorer,
      name: name,
      status: status,
      currentEnd: view.active.compactMap { view.sheet(of: $0.id).openEnd }.min() ?? ends,
      ends: ends,
      obstacle: obstacle,
      lastArrow: (try? undoing(by: scorer))?.retracts,
      rows: archers.enumerated().filter { archer == nil || $1.id == archer }.map { place, archer in
        let (sheet, round) = (view.sheet(of: archer.id), round(of: archer.id))
        let isOver = view.isFinalised && !view.leftToOthers.contains(archer.id)
        return DeskScreen.Row(
          number: place + 1,
          id: archer.id,
          displayName: names[archer.id] ?? "",
          target: archer.target,
          category: hasCategories ? category(of: archer.id).map { ScreenText($0.title) } : nil,
          canRecord: obstacle == nil && archer.status == .active && !finalised.contains(archer.id) && !isOver,
          runningTotal: sheet.running.score,
          cards: cards(of: sheet, round),
          systems: round.passes.flatMap { Array(repeating: $0.scoringSystem, count: $0.ends) }
        )
      }
    )
  }

  private func deskObstacle(_ view: ScorerView) -> ScreenText? {
    if view.scoreable.isEmpty { return ScreenText(Refusal.notScoreable.message) }
    do {
      try requireShooting()
      return nil
    } catch {
      return ScreenText(error.message)
    }
  }
}
