package import Domain

/// The progress of a group's games, within the group's time.
package struct GroupProgress: Hashable, Sendable {
  package let games: [GroupsScreen.Game]

  package var completion: Int { games.map(\.completion).roundedMean }

  /// The game that needs attention most, the first of equals; nil for an empty group.
  package var recommended: GroupsScreen.Game? {
    games.max { $0.focus < $1.focus || $0.focus == $1.focus && isBefore($1, $0) }
  }

  private func isBefore(_ left: GroupsScreen.Game, _ right: GroupsScreen.Game) -> Bool {
    (games.firstIndex(of: left) ?? 0) < (games.firstIndex(of: right) ?? 0)
  }
}

extension PracticeState {
  /// Returns the progress within a group's time, from the local day of its start to that of its end.
  package func progress(of group: CustomGroup, keys: GameKeys, now: Timestamp, zone: ZoneTable) -> GroupProgress {
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
        GroupsScreen.Game(
          game,
          keys.displayName(game),
          rows[game] ?? [],
          events[game] ?? [],
          ScoreSummary((scores[game] ?? []).map(\.score))?.spread,
          now
        )
      }
    )
  }
}

extension GroupsScreen.Game {
  fileprivate init(
    _ gameID: String,
    _ name: String,
    _ rows: [JournalEntry],
    _ events: [StudyEvent],
    _ spread: Double?,
    _ now: Timestamp
  ) {
    (practiceKey, self.name) = (gameID, name)
    var percents: [String: Int] = [:]
    for task in StudyTask.known {
      let newest = events.filter { $0.task == task }.max { $0.timestamp < $1.timestamp }
      let isDone = (task == .practice || task == .playfield) && rows.contains { $0.action == task.action }
      percents[task.rawValue] = newest.map { ProgressText.clamped($0.progressPercent) } ?? (isDone ? 100 : 0)
    }
    self.percents = percents
    completion = Array(percents.values).roundedMean
    let practised = rows.filter(\.isPractice).map(\.timestamp).max()
    daysSincePractice = practised.map { Int(max(0, now.milliseconds(since: $0)) / 86_400_000) }
    isStale = daysSincePractice.map { $0 >= 14 } ?? true
    isVarianceRisk = spread.map { $0 >= 0.6 } ?? true
    let gap = Double(min(daysSincePractice ?? 30, 30)) / 30
    focus = 0.45 * min(spread ?? 1, 1) + 0.40 * gap + 0.15 * Double(100 - completion) / 100
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
