public import Domain
public import LeaderboardKit

/// The code and name of a category, for links and headings.
public struct CategoryName: Codable, Hashable, Sendable, Identifiable {
  /// The category's id.
  public let id: CategoryID
  /// The category's name.
  public let name: String

  public init(_ category: ShootCategory) {
    (id, name) = (category.id, category.name)
  }
}

/// A category as the shoot's page shows it.
public struct CategoryScreen: Codable, Hashable, Sendable, Identifiable {
  /// The category's id.
  public let id: CategoryID
  /// The category's name.
  public let name: String
  /// The round's name.
  public let roundName: String
  /// The name of the ranking rule.
  public let ruleName: ScreenText
  /// The archers who are in and not withdrawn.
  public let archers: Int
  /// Whether the category combines others.
  public let isCombined: Bool

  init(_ category: ShootCategory, in tournament: Tournament) {
    (id, name, roundName) = (category.id, category.name, category.round.name)
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
  public let name: String
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

/// A shoot-off within a category.
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
    /// Empty where nobody entered the arrows.
    public let tokens: [String]
    /// The last arrow's distance from the centre; nil where nobody measured it.
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
    let board = board(
      for: viewer,
      basis: status == .completed ? .running : nil,
      division: division,
      category: category.id
    )
    let rows = inResultOrder(board.rows)
    return CategoryResults(
      id: category.id,
      name: category.name,
      isCombined: category.isCombined,
      round: category.round.screen,
      rule: category.rule.screen,
      countTitles: category.round.countTitles,
      bows: BowType.allCases.filter { bow in rows.contains { $0.bowType == bow } },
      podium: Self.podium(rows, medals: category.medals, entries: rows.count + board.unranked.count),
      rows: rows,
      unranked: board.unranked,
      shootOffs: shootOffs(among: Set(rows.map(\.id)))
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

  /// The first three ranks of those who have shot; ties may put more than three archers on it.
  private static func podium(_ rows: [BoardRow], medals: [Int], entries: Int) -> [ResultsScreen.PodiumPlace] {
    let best = rows.filter { row in
      row.arrowsShot > 0 && medals.indices.contains(row.rank - 1) && entries >= medals[row.rank - 1]
    }
    return Dictionary(grouping: best, by: \.rank).sorted { $0.key < $1.key }
      .map { ResultsScreen.PodiumPlace(rank: $0.key, archers: $0.value) }
  }

  private func shootOffs(among archers: Set<PlayerID>) -> [ShootOffScreen] {
    let names = displayNames
    return shootOffs.compactMap { result in
      let shots = Dictionary((result.shots ?? []).map { ($0.archer, $0) }) { $1 }
      var place = 1
      var lines: [ShootOffScreen.Line] = []
      for group in result.places {
        let group = group.filter(archers.contains)
        for archer in group {
          lines.append(
            ShootOffScreen.Line(
              archer: archer,
              displayName: names[archer] ?? "",
              place: place,
              tokens: shots[archer]?.tokens ?? [],
              distanceMm: shots[archer]?.distanceMm
            )
          )
        }
        place += group.count
      }
      return lines.count > 1 ? ShootOffScreen(lines: lines) : nil
    }
  }
}
