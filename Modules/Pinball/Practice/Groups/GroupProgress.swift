public import Domain

/// The progress of a group's games, within the group's time.
public struct GroupProgress: Hashable, Sendable {
  /// One game of the group.
  public struct Game: Hashable, Sendable {
    /// The game.
    public let gameID: String
    /// The percentage of each task, from 0 to 100.
    public let percents: [StudyTask: Int]
    /// The rounded mean of all tasks.
    public let completion: Int
    /// The whole days since the last practice; nil without one.
    public let daysSincePractice: Int?
    /// The spread of the scores; nil without scores, or without a median.
    public let spread: Double?

    /// Whether the game was not practised for two weeks, or never.
    public var isStale: Bool { daysSincePractice.map { $0 >= 14 } ?? true }

    /// Whether its scores are far apart, or missing.
    var isVarianceRisk: Bool { spread.map { $0 >= 0.6 } ?? true }

    /// The need for attention, from 0 to 1.
    public var focus: Double {
      let gap = Double(min(daysSincePractice ?? 30, 30)) / 30
      return 0.45 * min(spread ?? 1, 1) + 0.40 * gap + 0.15 * Double(100 - completion) / 100
    }
  }

  /// The games.
  public let games: [Game]

  /// The rounded mean of the games.
  public var completion: Int { games.map(\.completion).roundedMean }

  /// The game that needs attention most, the first of equals; nil for an empty group.
  public var recommended: Game? { games.max { $0.focus < $1.focus || $0.focus == $1.focus && isBefore($1, $0) } }

  private func isBefore(_ left: Game, _ right: Game) -> Bool {
    (games.firstIndex(of: left) ?? 0) < (games.firstIndex(of: right) ?? 0)
  }
}

extension PracticeState {
  /// Returns the progress of a group.
  ///
  /// - Parameters:
  ///   - group: The group, whose time begins with the local day of its start and ends with that of its end.
  ///   - now: The time.
  ///   - zone: The player's zone.
  /// - Returns: The progress.
  public func progress(of group: CustomGroup, now: Timestamp, zone: ZoneTable) -> GroupProgress {
    let first = group.startDate.map { zone.day(of: $0) } ?? .min
    let last = group.endDate.map { zone.day(of: $0) } ?? .max
    let days = min(first, last)...last
    let wanted = Set(group.gameIDs)
    let rows = Dictionary(
      grouping: journalEntries.filter { wanted.contains($0.gameID) && days.contains($0.day(in: zone)) },
      by: \.gameID
    )
    let events = Dictionary(
      grouping: studyEvents.filter { wanted.contains($0.gameID) && days.contains(zone.day(of: $0.timestamp)) },
      by: \.gameID
    )
    let scores = Dictionary(grouping: scoreEntries.filter { wanted.contains($0.gameID) }, by: \.gameID)
    return GroupProgress(
      games: group.gameIDs.map { game in
        GroupProgress.Game(
          game,
          rows[game] ?? [],
          events[game] ?? [],
          ScoreSummary((scores[game] ?? []).map(\.score)),
          now
        )
      }
    )
  }
}

extension GroupProgress.Game {
  fileprivate init(
    _ gameID: String,
    _ rows: [JournalEntry],
    _ events: [StudyEvent],
    _ scores: ScoreSummary?,
    _ now: Timestamp
  ) {
    self.gameID = gameID
    spread = scores?.spread
    var percents: [StudyTask: Int] = [:]
    for task in StudyTask.known {
      let newest = events.filter { $0.task == task }.max { $0.timestamp < $1.timestamp }
      let isDone = (task == .practice || task == .playfield) && rows.contains { $0.action == task.action }
      percents[task] = newest.map { ProgressText.clamped($0.progressPercent) } ?? (isDone ? 100 : 0)
    }
    self.percents = percents
    completion = Array(percents.values).roundedMean
    let practised = rows.filter(\.isPractice).map(\.timestamp).max()
    daysSincePractice = practised.map { Int(max(0, now.milliseconds(since: $0)) / 86_400_000) }
  }
}

extension JournalEntry {
  /// Whether the player practised: in a session, or with a score played for practice.
  fileprivate var isPractice: Bool {
    action == .practiceSession || action == .scoreLogged && scoreContext == .practice
  }
}

extension [Int] {
  fileprivate var roundedMean: Int {
    isEmpty ? 0 : Int((Double(reduce(0, +)) / Double(count)).rounded())
  }
}
