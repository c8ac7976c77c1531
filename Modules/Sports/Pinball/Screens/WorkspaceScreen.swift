package import Domain

/// A player's work with one game, and the next action.
package struct WorkspaceScreen: Hashable, Codable, Sendable {
  package struct Group: Hashable, Codable, Sendable {
    package let id: String
    package let name: String
  }

  package let practiceKey: String
  package let name: String
  package let group: Group?
  package let note: String?
  /// The summary; nil without scores.
  package let scores: ScoreSummary?
  package let target: TargetsScreen.Line?
  /// The notes about neglected or weak parts, in sentences.
  package let alerts: [Wording]
  /// The proposed next step, in a sentence.
  package let next: Wording
  /// The task that ``next`` names, such as `rulesheet`; nil for none.
  package let nextTask: String?
}

extension PracticeState {
  /// Returns a player's work with a game.
  package func workspace(of game: GameScreen, now: Timestamp) -> WorkspaceScreen {
    let advice = GameAdvice(game.practiceKey, in: self, now: now)
    return WorkspaceScreen(
      practiceKey: game.practiceKey,
      name: game.name,
      group: activeGroup(of: game.practiceKey).map { WorkspaceScreen.Group(id: $0.id.text, name: $0.name) },
      note: gameSummaryNotes[game.practiceKey],
      scores: scoreSummary(of: game.practiceKey),
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
