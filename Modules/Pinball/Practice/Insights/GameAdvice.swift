public import Domain

/// What a player may want to know about one game, and do next.
public struct GameAdvice: Hashable, Sendable {
  public enum Alert: Hashable, Sendable {
    case rulesheetNeverRead
    /// Days ago.
    case rulesheetLongAgo(Int)
    case neverPractised
    case practisedLongAgo(Int)
    case scoresFarApart
  }

  /// Empty when there is nothing to say.
  public let alerts: [Alert]
  /// The first task that was never done, else the one that is longest ago, if that is two weeks; nil to just go on.
  public let next: StudyTask?

  /// - Parameters:
  ///   - game: The practice key.
  ///   - state: The practice.
  ///   - now: When this is.
  public init(_ game: String, in state: PracticeState, now: Timestamp) {
    var latest: [StudyTask: Timestamp] = [:]
    func note(_ task: StudyTask?, _ time: Timestamp) {
      if let task { latest[task] = max(latest[task] ?? time, time) }
    }
    for row in state.journalEntries where row.gameID == game { note(row.action.task, row.timestamp) }
    // Playing for practice is practice, also where the player logged the score alone.
    for score in state.scoreEntries where score.gameID == game && score.context == .practice {
      note(.practice, score.timestamp)
    }
    for event in state.studyEvents where event.gameID == game { note(event.task, event.timestamp) }
    let days = latest.mapValues { Int(max(0, now.milliseconds(since: $0)) / 86_400_000) }
    var alerts: [Alert] = []
    // Earlier versions kept the place in the rulesheet without a study.
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
