internal import Domain

/// What workouts that are told of come to in a group as it is now.
struct WorkoutPlan {
  private let view: GroupView
  private let source: String
  private let now: Timestamp
  private var known: Set<EventID> = []
  /// How many check-ins each date has.
  private var perDate: [String: Int]
  private(set) var outcomes: [WorkoutReport.Outcome] = []
  /// What is to be recorded.
  private(set) var events: [ScoringEvent] = []

  init(_ workouts: [ReportedWorkout], from source: String, in view: GroupView, now: Timestamp) {
    (self.view, self.source, self.now) = (view, source, now)
    perDate = (view.me?.checkIns ?? []).reduce(into: [:]) { $0[$1.entry.date, default: 0] += 1 }
    for workout in workouts { take(workout) }
  }

  private mutating func take(_ workout: ReportedWorkout) {
    func note(_ verdict: WorkoutReport.Verdict, _ reason: String?) {
      outcomes.append(.init(id: workout.id, line: workout.line, verdict: verdict, reason: reason))
    }
    do {
      let id = try GroupService.id(ofExternal: workout.id, by: view.viewer)
      if let reason = try knownBefore(id) { return note(.known, reason) }
      events.append(try event(id, for: workout))
      known.insert(id)
      note(.counted, nil)
    } catch {
      note(error.verdict, error.description)
    }
  }

  /// How something is known by this id; nil for what is new.
  private func knownBefore(_ id: EventID) throws(GroupError) -> String? {
    if known.contains(id) { return "It is told of twice." }
    guard let event = view.log.event(id) else { return nil }
    guard case .checkedIn = GroupAction(event) else { throw .idempotencyConflict(id) }
    return view.log.isTakenBack(id) ? "It was counted before, and taken back." : "It was counted before."
  }

  private mutating func event(_ id: EventID, for workout: ReportedWorkout) throws(GroupError) -> ScoringEvent {
    guard case .workout(let moment, let note) = workout.content else {
      if case .unreadable(let sentence) = workout.content { throw .invalid(sentence) }
      throw .invalid("It cannot be read.")
    }
    let day = LocalDay(of: moment.time, offsetSeconds: moment.offsetSeconds)
    let entry = try GroupAction.CheckIn(at: moment.time, on: day, note: note, source: source, now: now)
    let action = GroupAction.checkedIn(entry)
    try view.log.judge(action, about: view.viewer, at: moment.time, now: now, leads: view.leads, in: view.group)
    if let limit = view.group.rules.checkInsPerDay, perDate[day.date, default: 0] >= limit {
      throw .dayIsFull(date: day.date)
    }
    let event = ScoringEvent(
      id: id,
      type: action.type,
      actor: view.viewer,
      subject: PlayerID(view.viewer),
      occurredAt: moment.time,
      body: try action.body()
    )
    perDate[day.date, default: 0] += 1
    return event
  }
}

extension GroupError {
  fileprivate var verdict: WorkoutReport.Verdict {
    switch self {
    case .challengeClosed: .tooLate
    case .dayIsFull: .dayFull
    default: .wrong
    }
  }
}

extension GroupService {
  /// One id for a workout, by whatever way it comes.
  static func id(ofExternal id: String, by user: UserID) throws(GroupError) -> EventID {
    if id.isEmpty { throw .invalid("There is no id.") }
    return try Self.id(of: "ext:\(id)", by: user)
  }
}
