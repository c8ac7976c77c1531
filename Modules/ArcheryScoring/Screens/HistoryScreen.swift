public import Domain
public import LeaderboardKit

/// What one archer has shot in completed tournaments, by round and kind of bow.
public struct HistoryScreen: Codable, Hashable, Sendable {
  public let archer: PlayerID
  /// In the order of the catalogue.
  public let rounds: [RoundHistory]
  /// Newest first; practice counts for oneself only.
  public let practices: [PracticeEntry]
}

/// One practice of one archer.
public struct PracticeEntry: Codable, Hashable, Sendable, Identifiable {
  public let id: TournamentID
  public let roundName: String
  /// nil where the bow is not known.
  public let bowType: BowType?
  public let score: Int
  public let arrows: Int
  public let averageArrow: Double
  /// All arrows of the round were shot.
  public let isWhole: Bool
  /// When the last arrow was shot.
  public let shotAt: Timestamp
  /// More than in every earlier practice of the same whole round with the same bow; the first is none.
  public let isBest: Bool
}

/// One archer's scores of one round with one kind of bow.
public struct RoundHistory: Codable, Hashable, Sendable {
  public let round: String
  public let roundName: String
  /// nil where the bow is not known.
  public let bowType: BowType?
  public let maxScore: Int
  /// Oldest first; at least one.
  public let scores: [Entry]
  public let best: Int
  public let average: Double
  /// nil with a single score.
  public let trend: Trend?

  /// One score.
  public struct Entry: Codable, Hashable, Sendable {
    public let tournament: TournamentID
    public let score: Int
    /// When its last arrow was shot.
    public let shotAt: Timestamp
    /// More than every score before it; the first is none.
    public let isPersonalBest: Bool
  }

  /// The straight line that runs closest to the scores, one step a score.
  public struct Trend: Codable, Hashable, Sendable {
    /// Where it stands at the first score.
    public let first: Double
    /// Where it stands at the last.
    public let last: Double
    public let pointsPerShoot: Double
  }
}

extension RoundHistory.Trend {
  /// Least squares over the scores' places.
  init?(_ scores: [Int]) {
    guard scores.count > 1 else { return nil }
    let middle = Double(scores.count - 1) / 2
    let average = Double(scores.reduce(0, +)) / Double(scores.count)
    var (rise, run) = (0.0, 0.0)
    for (place, score) in scores.enumerated() {
      rise += (Double(place) - middle) * (Double(score) - average)
      run += (Double(place) - middle) * (Double(place) - middle)
    }
    let slope = rise / run
    self.init(first: average - slope * middle, last: average + slope * middle, pointsPerShoot: slope)
  }
}
