public import Domain
public import LeaderboardKit

/// The code and name of a category, for links and headings.
public struct CategoryName: Codable, Hashable, Sendable, Identifiable {
  /// The category's id.
  public let id: CategoryID
  /// The category's name.
  public let name: ScreenText

  public init(_ category: ShootCategory) {
    (id, name) = (category.id, ScreenText(category.title))
  }
}

/// A category as the shoot's page shows it.
public struct CategoryScreen: Codable, Hashable, Sendable, Identifiable {
  /// The category's id.
  public let id: CategoryID
  /// The category's name.
  public let name: ScreenText
  /// The round's name.
  public let roundName: String
  /// The name of the ranking rule.
  public let ruleName: ScreenText
  /// The archers who are in and not withdrawn.
  public let archers: Int
  /// Whether the category combines others.
  public let isCombined: Bool

  init(_ category: ShootCategory, in tournament: Tournament) {
    (id, name, roundName) = (category.id, ScreenText(category.title), category.round.name)
    ruleName = ScreenText(category.rule.name)
    archers = tournament.archers(in: category).count { $0.status == .active }
    isCombined = category.isCombined
  }
}

/// The results of one category: podium, places, and the shoot-offs that parted them.
public struct CategoryResults: Codable, Hashable, Sendable, Identifiable {
  /// The category's id.
  public let id: CategoryID
  /// The category's name.
  public let name: ScreenText
  /// Ranks archers of other categories once more.
  public let isCombined: Bool
  /// The round.
  public let round: RoundScreen
  /// The ranking rule.
  public let rule: RuleScreen
  /// The names of the counts.
  public let countTitles: CountTitles
  /// The bows of the category's archers, for the heading.
  public let bows: [BowType]
  /// The ranks 1 to 3, with more than three archers on ties; empty where the category awards no medals.
  public let podium: [ResultsScreen.PodiumPlace]
  /// By rank; archers of one rank along the line of targets.
  public let rows: [BoardRow]
  /// The archers without a rank.
  public let unranked: [UnrankedRow]
  /// The shoot-offs.
  public let shootOffs: [ShootOffScreen]
}

/// A shoot-off within a category, as later records corrected it.
public struct ShootOffScreen: Codable, Hashable, Sendable {
  /// In the order of the shoot-off.
  public let lines: [Line]

  /// One archer's part.
  public struct Line: Codable, Hashable, Sendable {
    /// The archer.
    public let archer: PlayerID
    /// The name to show.
    public let displayName: String
    /// From 1; archers who are still tied share it.
    public let place: Int
    /// Empty if the arrows were not entered.
    public let tokens: [String]
    /// The last arrow's distance from the centre; nil if it was not measured.
    public let distanceMm: Int?
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

  private func results(of category: ShootCategory, for viewer: BoardViewer, division: BowType?) -> CategoryResults {
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
