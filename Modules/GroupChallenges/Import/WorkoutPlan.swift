internal import Domain
internal import Spaces

/// The events that reported workouts make in a group as it is now.
struct WorkoutPlan {
  private let view: GroupView
  private let source: String
  private var known: Set<EventID> = []
  /// The number of check-ins by date.
  private var perDate: [String: Int]
  /// The latest streak report among the drafts, by the week's id.
  private var reported: [String: Timestamp] = [:]
  private(set) var outcomes: [WorkoutReport.Outcome] = []
  /// The events to record.
  private(set) var drafts: [Draft] = []

  /// - Throws: ``Domain/Refusal/tooMuchWork`` at the end of the request's time.
  init(_ workouts: [ReportedWorkout], from source: String, in view: GroupView) throws(Refusal) {
    (self.view, self.source) = (view, source)
    perDate = (view.me?.checkIns ?? []).reduce(into: [:]) { $0[$1.entry.date, default: 0] += 1 }
    for workout in workouts {
      try WorkLimit.check()
      take(workout)
    }
  }

  private mutating func take(_ workout: ReportedWorkout) {
    func note(_ verdict: WorkoutReport.Verdict, _ reason: Message?) {
      outcomes.append(.init(id: workout.id, line: workout.line, verdict: verdict, reason: reason))
    }
    do throws(Refusal) {
      if workout.id.isEmpty { throw .invalid(Message("The id is missing.")) }
      let id = EventID(rawValue: "\(view.viewer):ext:\(workout.id)")
      if let problem = id.problem { throw .invalid("\(problem)") }
      if let reason = try knownBefore(id) { return note(.known, reason) }
      drafts.append(try draft(of: workout))
      known.insert(id)
      note(.counted, nil)
    } catch {
      note(error.verdict, error.message)
    }
  }

  /// Returns the earlier record with this id in words; nil for a new one.
  private func knownBefore(_ id: EventID) throws(Refusal) -> Message? {
    if known.contains(id) { return Message("This id comes twice.") }
    guard let event = view.journal.event(id) else { return nil }
    switch GroupAction(event) {
    case .checkedIn, .streakReported: break
    default: throw .invalid(Message("The id \(id.rawValue) is already used for something else."))
    }
    return view.journal.counts(id)
      ? Message("This workout was counted before.") : Message("This workout was counted before and then undone.")
  }

  private mutating func draft(of workout: ReportedWorkout) throws(Refusal) -> Draft {
    let (moment, note): (LocalMoment, String?)
    switch workout.content {
    case .unreadable(let sentence): throw .invalid(sentence)
    case .streak(let days, let time): return try report(days, at: time, key: "ext:\(workout.id)")
    case .workout(let at, let words): (moment, note) = (at, words)
    }
    let day = LocalDay(of: moment.time, offsetSeconds: moment.offsetSeconds)
    let entry = try GroupAction.CheckIn(at: moment.time, on: day, note: note, source: source, now: view.now)
    try view.state.judge(entry, at: moment.time, now: view.now)
    if let limit = view.about.rules.checkInsPerDay, perDate[day.date, default: 0] >= limit {
      throw .dayIsFull(day.date)
    }
    perDate[day.date, default: 0] += 1
    return try GroupAction.checkedIn(entry).draft(about: view.viewer, at: moment.time, key: "ext:\(workout.id)")
  }

  private mutating func report(_ days: Int64, at time: Timestamp, key: String) throws(Refusal) -> Draft {
    if time > view.now.advanced(byMilliseconds: 5 * 60_000) { throw .isAhead(.moment(time)) }
    try view.state.judgeReport(of: view.viewer, at: time, now: view.now)
    let week = view.about.week(of: time).id
    if let last = reported[week], time < last { throw .stale }
    reported[week] = time
    return try GroupAction.streakReported(days: days).draft(about: view.viewer, at: time, key: key)
  }
}

extension Refusal {
  fileprivate var verdict: WorkoutReport.Verdict {
    switch code {
    case "challengeClosed": .tooLate
    case "dayIsFull": .dayFull
    case "stale": .stale
    default: .wrong
    }
  }
}
