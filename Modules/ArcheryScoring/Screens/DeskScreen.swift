public import Domain

/// The table in which a scorer enters paper cards: one row for each archer, along the line of targets.
public struct DeskScreen: Codable, Hashable, Sendable {
  /// The tournament's id.
  public let tournament: TournamentID
  /// The scorer; nil if signed out, with no archer to score.
  public let scorer: UserID?
  /// The tournament's name.
  public let name: String
  /// The state of the tournament.
  public let status: TournamentStatus
  /// The first end that an active archer has not closed, from 1; the last end if all are closed.
  public let currentEnd: Int
  /// The number of ends of the longest round.
  public let ends: Int
  /// Why no arrow can be recorded; nil if arrows can be.
  public let obstacle: ScreenText?
  /// The arrow that undo retracts; nil if there is none.
  public let lastArrow: EventID?
  /// The archers that this scorer may score, by session, target and roster.
  public let rows: [Row]

  /// One archer's row.
  public struct Row: Codable, Hashable, Sendable, Identifiable {
    /// The row's place in the table, from 1.
    public let number: Int
    /// The archer.
    public let id: PlayerID
    /// The name to show.
    public let displayName: String
    /// The archer's place; nil if not assigned.
    public let target: TargetPlace?
    /// The name of the archer's category; nil without categories.
    public let category: ScreenText?
    /// Whether arrows can be recorded for this archer.
    public let canRecord: Bool
    /// The total.
    public let runningTotal: Int
    /// All ends of the archer's round.
    public let cards: [EndCard]
    /// The scoring system of each end.
    public let systems: [ScoringSystem]
  }
}

extension Tournament {
  /// Returns the table for paper cards with the archers that one user may score, or with the row of one of them.
  public func deskScreen(of scorer: UserID?, only archer: PlayerID? = nil) -> DeskScreen {
    let session = wholeSession(of: scorer)
    let names = displayNames
    let archers = session.scoreable
    let obstacle = deskObstacle(session)
    let ends = archers.map { round(of: $0.id).ends }.max() ?? round.ends
    return DeskScreen(
      tournament: id,
      scorer: scorer,
      name: name,
      status: status,
      currentEnd: session.active.compactMap { session.sheet(of: $0.id).openEnd }.min() ?? ends,
      ends: ends,
      obstacle: obstacle,
      lastArrow: (try? undoing(by: scorer))?.retracts,
      rows: archers.enumerated().filter { archer == nil || $1.id == archer }.map { place, archer in
        let (sheet, round) = (session.sheet(of: archer.id), round(of: archer.id))
        let isOver = session.isFinalised && !session.leftToOthers.contains(archer.id)
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

  private func deskObstacle(_ session: ScorerSession) -> ScreenText? {
    if session.scoreable.isEmpty { return ScreenText(Refusal.notScoreable.message) }
    do {
      try requireShooting()
      return nil
    } catch {
      return ScreenText(error.message)
    }
  }
}
