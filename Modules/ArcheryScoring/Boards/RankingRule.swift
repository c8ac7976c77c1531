public import Domain

/// Which columns decide who is ahead, fixed for a tournament at its start (ARC-50 to ARC-55).
public enum RankingRule: String, Codable, Hashable, Sendable, CaseIterable {
  /// The default.
  case scoreXTenEnds
  case waOutdoor2026
  /// The order until 2025: tens before X.
  case waOutdoorPre2026
  case waIndoor
  case agbImperial
  case waField
  case wa3D

  /// What is compared, in order; more is better, and there are at most four.
  public var columns: [BoardColumn] {
    switch self {
    case .scoreXTenEnds: [.score, .xCount, .tenCount, .ends]
    case .waOutdoor2026, .waField, .wa3D: [.score, .xCount, .tenCount]
    case .waOutdoorPre2026: [.score, .tenCount, .xCount]
    case .waIndoor: [.score, .tenCount, .nines]
    case .agbImperial: [.score, .hits, .tenCount]
    }
  }

  public var name: Message {
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

  /// What the rule decides, in words, to be shown with a board.
  public var explanation: Message {
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

  public var screen: RuleScreen {
    RuleScreen(code: self, name: ScreenText(name), explanation: ScreenText(explanation))
  }

  /// The score that Domain ranks: the columns, with a shoot-off after the last of them (ARC-55).
  ///
  /// A score has at most four keys and a rule may use all of them, so the shoot-off shares the last one.
  func score(_ tally: Tally, shootOffPoints: Int) -> Score {
    var keys = columns.map { Int64(tally[$0]) }
    keys[keys.count - 1] = keys[keys.count - 1] * Self.shootOffRange + Int64(shootOffPoints)
    return Score(keys: keys)
  }

  /// More than any number of places in a shoot-off.
  private static let shootOffRange: Int64 = 1 << 20
}

/// A column that a rule can rank by.
public enum BoardColumn: String, Codable, Hashable, Sendable {
  case score, xCount, tenCount, nines, hits, ends
}

extension Tally {
  /// The value of one column.
  public subscript(column: BoardColumn) -> Int {
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

/// Which arrows a board counts (ARC-56).
public enum BoardBasis: String, Codable, Hashable, Sendable, CaseIterable {
  /// Every arrow.
  case running
  /// Open ends are left out of every column.
  case completedEnds
}

/// What ranks equal archers get (ARC-51).
public enum BoardTies: String, Codable, Hashable, Sendable, CaseIterable {
  /// 1 1 3.
  case competition
  /// 1 1 2.
  case dense
  /// 1 2 3: equal archers stand along the line of targets, then by name, and none shares a rank.
  case unique
}
