public import Domain

/// A player's work with one game, and the next action.
///
/// The page shows it, and its JSON holds it.
public struct WorkspaceScreen: Hashable, Codable, Sendable {
  /// The summary of scores.
  public struct Scores: Hashable, Codable, Sendable {
    /// The number of scores.
    public let count: Int
    /// The highest score.
    public let high: Double
    /// The mean score.
    public let average: Double
    /// The median score.
    public let median: Double
    /// The lower quartile, which a quarter of the scores are below.
    public let lowerQuartile: Double
    /// The upper quartile.
    public let upperQuartile: Double
    /// The lowest score.
    public let low: Double
    /// The population standard deviation.
    public let deviation: Double
  }

  /// The group that work on the game counts for.
  public struct Group: Hashable, Codable, Sendable {
    /// The group's id.
    public let id: String
    /// The group's name.
    public let name: String
  }

  /// The practice key.
  public let practiceKey: String
  /// The game's name.
  public let name: String
  /// The active group with the game; nil for none.
  public let group: Group?
  /// The player's one note of the game.
  public let note: String?
  /// The summary; nil without scores.
  public let scores: Scores?
  /// The league's target scores.
  public let target: TargetsScreen.Line?
  /// The notes about neglected or weak parts, in sentences.
  public let alerts: [Wording]
  /// The proposed next step, in a sentence.
  public let next: Wording
  /// The task that ``next`` names, such as `rulesheet`; nil for none.
  public let nextTask: String?
}

extension PracticeState {
  /// Returns a player's work with a game.
  ///
  /// - Parameters:
  ///   - game: The game.
  ///   - now: The time.
  /// - Returns: The screen.
  public func workspace(of game: GameScreen, now: Timestamp) -> WorkspaceScreen {
    let advice = GameAdvice(game.practiceKey, in: self, now: now)
    return WorkspaceScreen(
      practiceKey: game.practiceKey,
      name: game.name,
      group: activeGroup(of: game.practiceKey).map { WorkspaceScreen.Group(id: $0.id.text, name: $0.name) },
      note: gameSummaryNotes[game.practiceKey],
      scores: scoreSummary(of: game.practiceKey).map(WorkspaceScreen.Scores.init),
      target: game.target,
      alerts: advice.alerts.map { Wording($0.sentence) },
      next: Wording(advice.next.map(Self.sentence) ?? Message("Keep it up.")),
      nextTask: advice.next?.rawValue
    )
  }

  private static func sentence(_ task: StudyTask) -> Message {
    switch task {
    case .playfield: Message("Look at the playfield.")
    case .rulesheet: Message("Read the rulesheet.")
    case .tutorialVideo: Message("Watch a tutorial.")
    case .gameplayVideo: Message("Watch a gameplay video.")
    default: Message("Play a practice game.")
    }
  }
}

extension WorkspaceScreen.Scores {
  init(_ summary: ScoreSummary) {
    (count, high, average, median) = (summary.count, summary.high, summary.average, summary.median)
    (lowerQuartile, upperQuartile) = (summary.lowerQuartile, summary.upperQuartile)
    (low, deviation) = (summary.floor, summary.standardDeviation)
  }
}

extension GameAdvice.Alert {
  fileprivate var sentence: Message {
    switch self {
    case .rulesheetNeverRead: Message("You have not read the rulesheet yet.")
    case .rulesheetLongAgo(let days): Message("You read the rulesheet \(days) days ago.")
    case .neverPractised: Message("You have not practised this game yet.")
    case .practisedLongAgo(let days): Message("You practised this game \(days) days ago.")
    case .scoresFarApart: Message("Your scores vary a lot.")
    }
  }
}
