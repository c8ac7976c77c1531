package import Domain

package struct GameAdvice: Hashable, Sendable {
  /// A reason to pay attention to a game.
  package enum Alert: Hashable, Sendable {
    case rulesheetNeverRead
    /// The rulesheet was last read this many days ago.
    case rulesheetLongAgo(Int)
    case neverPractised
    /// The game was last practised this many days ago.
    case practisedLongAgo(Int)
    case scoresFarApart
  }

  package let alerts: [Alert]
  /// The first task that was never done, or else the oldest, if that is two weeks ago; nil to continue as before.
  package let next: StudyTask?

  package init(_ game: String, in state: PracticeState, now: Timestamp) {
    var latest: [StudyTask: Timestamp] = [:]
    func note(_ task: StudyTask?, _ time: Timestamp) {
      if let task { latest[task] = max(latest[task] ?? time, time) }
    }
    for row in state.journalEntries where row.gameID == game { note(row.action.task, row.timestamp) }
    // A score played for practice is practice, even if the player logged only the score.
    for score in state.scoreEntries where score.gameID == game && score.context == .practice {
      note(.practice, score.timestamp)
    }
    for event in state.studyEvents where event.gameID == game { note(event.task, event.timestamp) }
    let days = latest.mapValues { Int(max(0, now.milliseconds(since: $0)) / 86_400_000) }
    var alerts: [Alert] = []
    // Earlier versions stored the reading position without a study event.
    let hasBegun = state.rulesheetResumeOffsets[game, default: 0] > 0
    if let read = days[.rulesheet] {
      if read >= 90 { alerts.append(.rulesheetLongAgo(read)) }
    } else if !hasBegun {
      alerts.append(.rulesheetNeverRead)
    }
    if let practised = days[.practice] {
      if practised >= 14 { alerts.append(.practisedLongAgo(practised)) }
    } else {
      alerts.append(.neverPractised)
    }
    if let scores = state.scoreSummary(of: game), scores.isHighVariance { alerts.append(.scoresFarApart) }
    self.alerts = alerts
    let stalest = StudyTask.known.filter { (days[$0] ?? 0) >= 14 }.max { (days[$0] ?? 0) < (days[$1] ?? 0) }
    next = StudyTask.known.first { days[$0] == nil && !($0 == .rulesheet && hasBegun) } ?? stalest
  }
}
