package import Domain
package import Leaderboards

/// One archer's scores in completed tournaments, by round and kind of bow.
package struct HistoryScreen: Codable, Hashable, Sendable {
  package let archer: PlayerID
  /// The histories, in the order of the catalogue.
  package let rounds: [RoundHistory]
  /// The practices, newest first, for oneself only.
  package let practices: [PracticeEntry]
}

/// One practice of one archer.
package struct PracticeEntry: Codable, Hashable, Sendable, Identifiable {
  package let id: TournamentID
  package let roundName: String
  package let bowType: BowType?
  package let score: Int
  package let arrows: Int
  package let averageArrow: Double
  /// Whether all arrows of the round were shot.
  package let isWhole: Bool
  package let shotAt: Timestamp
  /// Whether it beats every earlier practice of the same whole round with the same bow; false for the first.
  package let isBest: Bool
}

/// One archer's scores of one round with one kind of bow.
package struct RoundHistory: Codable, Hashable, Sendable {
  /// The round's code.
  package let round: String
  package let roundName: String
  package let bowType: BowType?
  package let maxScore: Int
  /// The scores, oldest first; at least one.
  package let scores: [Entry]
  package let best: Int
  package let average: Double
  /// The trend; nil with a single score.
  package let trend: Trend?

  package struct Entry: Codable, Hashable, Sendable {
    package let tournament: TournamentID
    /// The tournament's name; nil if it is gone.
    package let shoot: String?
    package let score: Int
    package let shotAt: Timestamp
    /// Whether it beats every score before it; false for the first.
    package let isPersonalBest: Bool
  }

  /// The straight line closest to the scores, with one step for each score.
  package struct Trend: Codable, Hashable, Sendable {
    package let first: Double
    package let last: Double
    package let pointsPerShoot: Double
  }
}

extension RoundHistory.Trend {
  /// Creates the least-squares line of values, one step apart; nil for fewer than two.
  package init?(of values: [Double]) {
    guard values.count > 1 else { return nil }
    let middle = Double(values.count - 1) / 2
    let average = values.reduce(0, +) / Double(values.count)
    var (rise, run) = (0.0, 0.0)
    for (place, value) in values.enumerated() {
      rise += (Double(place) - middle) * (value - average)
      run += (Double(place) - middle) * (Double(place) - middle)
    }
    let slope = rise / run
    self.init(first: average - slope * middle, last: average + slope * middle, pointsPerShoot: slope)
  }
}

extension [PracticeEntry] {
  /// The practices of each round and kind of bow that was shot twice or more, oldest first; the latest kind first.
  package var trends: [[PracticeEntry]] {
    let kinds = Dictionary(grouping: enumerated().filter { $0.element.arrows > 0 }) { _, practice in
      [practice.roundName, practice.bowType?.rawValue]
    }
    return kinds.values.filter { $0.count > 1 }.sorted { $0[0].offset < $1[0].offset }.map { kind in
      kind.reversed().map(\.element)
    }
  }
}
