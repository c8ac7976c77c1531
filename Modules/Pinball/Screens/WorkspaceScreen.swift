public import Domain

/// What a player has done with one game, and what could come next.
///
/// This is what the page shows and its JSON holds.
public struct WorkspaceScreen: Hashable, Codable, Sendable {
  public struct Scores: Hashable, Codable, Sendable {
    public let count: Int
    public let high: Double
    public let average: Double
    public let median: Double
    /// A quarter of the scores are below it.
    public let lowerQuartile: Double
    public let upperQuartile: Double
    public let low: Double
    public let deviation: Double
  }

  /// The group that work on the game counts for.
  public struct Group: Hashable, Codable, Sendable {
    public let id: String
    public let name: String
  }

  public let practiceKey: String
  public let name: String
  /// nil where no group that is worked on has the game.
  public let group: Group?
  /// The player's one note of the game.
  public let note: String?
  /// nil without scores.
  public let scores: Scores?
  public let target: TargetsScreen.Line?
  /// What to look at, in sentences.
  public let alerts: [String]
  /// What to do next, in a sentence.
  public let next: String
  /// The task that ``next`` names, such as `rulesheet`; nil where it names none.
  public let nextTask: String?
}

extension PracticeState {
  /// What was done with a game.
  ///
  /// - Parameters:
  ///   - game: The game.
  ///   - now: When this is.
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
      alerts: advice.alerts.map(\.sentence),
      next: advice.next.map(Self.sentence) ?? "Go on as you do.",
      nextTask: advice.next?.rawValue
    )
  }

  private static func sentence(_ task: StudyTask) -> String {
    switch task {
    case .playfield: "Look at the playfield."
    case .rulesheet: "Read the rulesheet."
    case .tutorialVideo: "Watch a tutorial."
    case .gameplayVideo: "Watch somebody play it."
    default: "Practise it."
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
  fileprivate var sentence: String {
    switch self {
    case .rulesheetNeverRead: "You have not read the rulesheet yet."
    case .rulesheetLongAgo(let days): "You read the rulesheet \(days) days ago."
    case .neverPractised: "You have not practised it yet."
    case .practisedLongAgo(let days): "You practised it \(days) days ago."
    case .scoresFarApart: "Your scores are far apart."
    }
  }
}
