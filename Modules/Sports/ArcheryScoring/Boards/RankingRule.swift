package import Domain

/// The columns that decide the ranking, fixed for a tournament at its start.
package enum RankingRule: String, Codable, Hashable, Sendable, CaseIterable {
  /// Score, Xs, tens, completed ends: the default.
  case scoreXTenEnds
  /// World Archery outdoors since 2026.
  case waOutdoor2026
  /// World Archery outdoors until 2025: tens before X.
  case waOutdoorPre2026
  case waIndoor
  case agbImperial
  case waField
  case wa3D

  /// The columns that are compared, in order.
  ///
  /// More is better, and there are at most four.
  package var columns: [BoardColumn] {
    switch self {
    case .scoreXTenEnds: [.score, .xCount, .tenCount, .ends]
    case .waOutdoor2026, .waField, .wa3D: [.score, .xCount, .tenCount]
    case .waOutdoorPre2026: [.score, .tenCount, .xCount]
    case .waIndoor: [.score, .tenCount, .nines]
    case .agbImperial: [.score, .hits, .tenCount]
    }
  }

  package var name: Message {
    switch self {
    case .scoreXTenEnds: Message("Score, X, 10, ends")
    case .waOutdoor2026: Message("World Archery outdoor")
    case .waOutdoorPre2026: Message("World Archery outdoor until 2025")
    case .waIndoor: Message("World Archery indoor")
    case .agbImperial: Message("Imperial")
    case .waField: Message("World Archery field")
    case .wa3D: Message("World Archery 3D")
    }
  }

  /// The order that the rule makes, in words, for a board.
  package var explanation: Message {
    Message("\(comparison) Archers with the same counts share a rank, unless a shoot-off is recorded.")
  }

  /// The columns in words, such as `The highest total score, then the most Xs.`.
  var comparison: Message {
    switch self {
    case .scoreXTenEnds:
      Message(
        "The highest total score, then the most Xs, then the most 10s, Xs included, then the most ends completed."
      )
    case .waOutdoor2026: Message("The highest total score, then the most Xs, then the most 10s, Xs included.")
    case .waOutdoorPre2026: Message("The highest total score, then the most 10s, Xs included, then the most Xs.")
    case .waIndoor: Message("The highest total score, then the most 10s, then the most 9s.")
    case .agbImperial: Message("The highest total score, then the most hits, then the most golds.")
    case .waField: Message("The highest total score, then the most 6s, then the most 5s.")
    case .wa3D: Message("The highest total score, then the most 11s, then the most 10s.")
    }
  }

  /// The rule as pages and programs see it.
  package var screen: RuleScreen {
    RuleScreen(code: self, name: ScreenText(name), explanation: ScreenText(explanation))
  }

  /// Returns the score that Domain ranks: the columns, with a shoot-off after the last.
  ///
  /// A score has at most four keys, and a rule may use all of them, so the shoot-off shares the last.
  func score(_ tally: Tally, shootOffPoints: Int) -> Score {
    var keys = columns.map { Int64(tally[$0]) }
    keys[keys.count - 1] = keys[keys.count - 1] * Self.shootOffRange + Int64(shootOffPoints)
    return Score(keys: keys)
  }

  /// More than any number of places in a shoot-off.
  private static let shootOffRange: Int64 = 1 << 20
}

/// A column that a rule can rank by.
package enum BoardColumn: String, Codable, Hashable, Sendable {
  /// The column of the same name in ``Tally``.
  case score, xCount, tenCount, nines, hits, ends
}

extension Tally {
  package subscript(column: BoardColumn) -> Int {
    switch column {
    case .score: score
    case .xCount: xCount
    case .tenCount: tenCount
    case .nines: nines
    case .hits: hits
    case .ends: ends
    }
  }
}

/// The arrows that a board counts.
package enum BoardBasis: String, Codable, Hashable, Sendable, CaseIterable {
  case running
  case completedEnds
}

/// The ranks of equal archers.
package enum BoardTies: String, Codable, Hashable, Sendable, CaseIterable {
  /// Competition ranking, 1 1 3.
  case competition
  /// Dense ranking, 1 1 2.
  case dense
  /// 1 2 3: equal archers stand along the line of targets, then by name, and none shares a rank.
  case unique
}
