internal import Domain
internal import Spaces

/// The events that reported workouts make in a group as it is now.
struct WorkoutPlan {
  private let view: GroupView
  private let source: String
  private var known: Set<EventID> = []
  private var counted: CountedDays
  /// The latest streak report among the drafts, by the week's id.
  private var reported: [String: Timestamp] = [:]
  private(set) var outcomes: [WorkoutReport.Outcome] = []
  /// The events to record.
  private(set) var drafts: [EventDraft] = []

  /// - Throws: ``Domain/Refusal/tooMuchWork`` at the end of the request's time.
  init(_ workouts: [ReportedWorkout], from source: String, in view: GroupView) throws(Refusal) {
    (self.view, self.source) = (view, source)
    counted = view.counted
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
      let id = EventID.imported(workout.id, by: view.viewer)
      if let problem = id.problem { throw .invalid("\(problem)") }
      if let reason = try knownHere(workout.id) { return note(.known, reason) }
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

  /// Returns what is known of a check-in of this group that an export gives back; nil for another id.
  private func knownHere(_ id: String) throws(Refusal) -> Message? {
    guard let event = view.journal.event(EventID(rawValue: id)), event.subject == PlayerID(view.viewer),
      case .checkedIn? = GroupAction(event)
    else { return nil }
    return try knownBefore(event.id)
  }

  private mutating func draft(of workout: ReportedWorkout) throws(Refusal) -> EventDraft {
    let (moment, note): (LocalMoment, String?)
    switch workout.content {
    case .unreadable(let sentence): throw .invalid(sentence)
    case .streak(let days, let time): return try report(days, at: time, key: "ext:\(workout.id)")
    case .workout(let at, let words): (moment, note) = (at, words)
    }
    let day = LocalDay(of: moment.time, offsetSeconds: moment.offsetSeconds)
    let entry = try GroupAction.CheckIn(at: moment.time, on: day, note: note, source: source, now: view.now)
    try view.state.judge(entry, at: moment.time, now: view.now)
    if let refusal = counted.take(entry, at: moment.time) { throw refusal }
    return try GroupAction.checkedIn(entry).draft(about: view.viewer, at: moment.time, key: "ext:\(workout.id)")
  }

  private mutating func report(_ days: Int64, at time: Timestamp, key: String) throws(Refusal) -> EventDraft {
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

extension EventID {
  private static let imported = ":ext:"

  /// The id of the event of a member's workout from another program.
  fileprivate static func imported(_ id: String, by user: UserID) -> EventID {
    EventID(rawValue: "\(user)\(imported)\(id)")
  }

  /// The id of a workout in the program that it came from, else the event's own.
  var workoutID: String {
    rawValue.firstRange(of: Self.imported).map { String(rawValue[$0.upperBound...]) } ?? rawValue
  }
}
