package import Domain
package import Leaderboards

/// The code and name of a category, for links and headings.
package struct CategoryName: Codable, Hashable, Sendable, Identifiable {
  package let id: CategoryID
  package let name: ScreenText

  package init(_ category: TournamentCategory) {
    (id, name) = (category.id, ScreenText(category.title))
  }
}

/// A category as the shoot's page shows it.
package struct CategoryScreen: Codable, Hashable, Sendable, Identifiable {
  package let id: CategoryID
  package let name: ScreenText
  package let roundName: String
  package let ruleName: ScreenText
  /// The archers who are in and not withdrawn.
  package let archers: Int
  package let isCombined: Bool

  init(_ category: TournamentCategory, in tournament: Tournament) {
    (id, name, roundName) = (category.id, ScreenText(category.title), category.round.name)
    ruleName = ScreenText(category.rule.name)
    archers = tournament.archers(in: category).count { $0.status == .active }
    isCombined = category.isCombined
  }
}

/// The results of one category: podium, places, and the shoot-offs that parted them.
package struct CategoryResults: Codable, Hashable, Sendable, Identifiable {
  package let id: CategoryID
  package let name: ScreenText
  /// Ranks archers of other categories once more.
  package let isCombined: Bool
  package let round: RoundScreen
  package let rule: RuleScreen
  package let countTitles: CountTitles
  /// The bows of the category's archers, for the heading.
  package let bows: [BowType]
  /// The ranks 1 to 3, with more than three archers on ties; empty where the category awards no medals.
  package let podium: [ResultsScreen.PodiumPlace]
  /// By rank; archers of one rank along the line of targets.
  package let rows: [BoardRow]
  package let unranked: [UnrankedRow]
  package let shootOffs: [ShootOffScreen]
}

/// A shoot-off within a category, as later records corrected it.
package struct ShootOffScreen: Codable, Hashable, Sendable {
  /// In the order of the shoot-off.
  package let lines: [Line]

  package struct Line: Codable, Hashable, Sendable {
    package let archer: PlayerID
    package let displayName: String
    /// From 1; archers who are still tied share it.
    package let place: Int
    /// Empty if the arrows were not entered.
    package let tokens: [String]
    /// The last arrow's distance from the centre; nil if it was not measured.
    package let distanceMm: Int?
  }
}

extension Tournament {
  /// The results by category: each that has archers, the unassigned ones last; of one division or category where asked for.
  func categoryResults(
    for viewer: BoardViewer,
    division: BowType? = nil,
    category: CategoryID? = nil
  ) -> [CategoryResults] {
    let shown = category.flatMap { self.category($0) }.map { [$0] } ?? boardCategories
    return shown.map { results(of: $0, for: viewer, division: division) }
  }

  private func results(of category: TournamentCategory, for viewer: BoardViewer, division: BowType?) -> CategoryResults
  {
    let board = board(for: viewer, basis: resultsBasis, division: division, category: category.id)
    let rows = inResultOrder(board.rows)
    return CategoryResults(
      id: category.id,
      name: ScreenText(category.title),
      isCombined: category.isCombined,
      round: category.round.screen,
      rule: category.rule.screen,
      countTitles: category.countTitles,
      bows: BowType.allCases.filter { bow in rows.contains { $0.bowType == bow } },
      podium: Self.podium(rows, medals: category.medals, entries: rows.count + board.unranked.count),
      rows: rows,
      unranked: board.unranked,
      shootOffs: ties(of: rows, in: category).flatMap { screens(of: $0) }
    )
  }

  /// Archers who share a place stand along the line of targets.
  private func inResultOrder(_ rows: [BoardRow]) -> [BoardRow] {
    rows.sorted { left, right in
      if left.rank != right.rank || !left.tied { return left.ordinal < right.ordinal }
      guard let first = self[left.id], let second = self[right.id] else { return left.ordinal < right.ordinal }
      return Participant.standsBefore(first, second)
    }
  }

  /// The first three ranks of archers with arrows; ties may put more than three archers on it.
  private static func podium(_ rows: [BoardRow], medals: [Int], entries: Int) -> [ResultsScreen.PodiumPlace] {
    let best = rows.filter { row in
      row.arrowsShot > 0 && medals.indices.contains(row.rank - 1) && entries >= medals[row.rank - 1]
    }
    return Dictionary(grouping: best, by: \.rank).sorted { $0.key < $1.key }
      .map { ResultsScreen.PodiumPlace(rank: $0.key, archers: $0.value) }
  }
}
