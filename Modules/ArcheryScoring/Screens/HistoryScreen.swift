public import Domain
public import LeaderboardKit

/// One archer's scores in completed tournaments, by round and kind of bow.
public struct HistoryScreen: Codable, Hashable, Sendable {
  /// The archer.
  public let archer: PlayerID
  /// The histories, in the order of the catalogue.
  public let rounds: [RoundHistory]
  /// The practices, newest first, for oneself only.
  public let practices: [PracticeEntry]
}

/// One practice of one archer.
public struct PracticeEntry: Codable, Hashable, Sendable, Identifiable {
  /// The practice's id.
  public let id: TournamentID
  /// The round's name.
  public let roundName: String
  /// The kind of bow; nil if unknown.
  public let bowType: BowType?
  /// The score.
  public let score: Int
  /// The number of arrows.
  public let arrows: Int
  /// The average points per arrow.
  public let averageArrow: Double
  /// Whether all arrows of the round were shot.
  public let isWhole: Bool
  /// The time of the last arrow.
  public let shotAt: Timestamp
  /// Whether it beats every earlier practice of the same whole round with the same bow; false for the first.
  public let isBest: Bool
}

/// One archer's scores of one round with one kind of bow.
public struct RoundHistory: Codable, Hashable, Sendable {
  /// The round's code.
  public let round: String
  /// The round's name.
  public let roundName: String
  /// The kind of bow; nil for archers without a known one.
  public let bowType: BowType?
  /// The highest possible score.
  public let maxScore: Int
  /// The scores, oldest first; at least one.
  public let scores: [Entry]
  /// The best score.
  public let best: Int
  /// The average score.
  public let average: Double
  /// The trend; nil with a single score.
  public let trend: Trend?

  /// One score.
  public struct Entry: Codable, Hashable, Sendable {
    /// The tournament.
    public let tournament: TournamentID
    /// The tournament's name; nil if it is gone.
    public let shoot: String?
    /// The score.
    public let score: Int
    /// The time of its last arrow.
    public let shotAt: Timestamp
    /// Whether it beats every score before it; false for the first.
    public let isPersonalBest: Bool
  }

  /// The straight line closest to the scores, with one step for each score.
  public struct Trend: Codable, Hashable, Sendable {
    /// The value at the first score.
    public let first: Double
    /// The value at the last score.
    public let last: Double
    /// The slope in points per shoot.
    public let pointsPerShoot: Double
  }
}

extension RoundHistory.Trend {
  /// Creates the least-squares line of values, one step apart; nil for fewer than two.
  public init?(of values: [Double]) {
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
