public import Domain
public import Spaces

/// The groups of one member: reads them, and records what the member does.
///
/// Each record bears an id made by its caller, so the same command with the same id is done once, however often it is
/// sent. No record depends on those that others make meanwhile, so no member has to try again.
public typealias Groups = SpaceService<GroupState>

/// A check-in as it was recorded.
public struct CheckInOutcome: Sendable {
  /// The group after it.
  public let view: GroupView
  public let event: EventID
  /// Whether it was recorded before, under the same id.
  public let isRepeat: Bool
}

extension SpaceService<GroupState> {
  /// Returns a group as its member sees it.
  ///
  /// - Throws: ``Spaces/SpaceError/notFound`` for an account that is no member, whatever else it may read.
  public func group(_ id: GroupID) async throws(SpaceError) -> GroupView {
    let view = try await view(id)
    guard view.takesPart else { throw .notFound }
    return view
  }

  /// Counts a workout.
  ///
  /// - Parameters:
  ///   - id: The group.
  ///   - occurredAt: When it was; decides the week. The moment of recording unless told otherwise.
  ///   - day: The date that the member's clock showed then; decides the streak.
  ///   - note: A few words.
  ///   - ticket: The caller's id for it.
  ///   - isLate: Whether it was entered before and comes only now, as by a form that waited for the server.
  /// - Returns: What was recorded, now or before.
  /// - Throws: ``Spaces/SpaceError``; refused with the code `challengeClosed` for a week that takes nothing more, with
  ///   `dayIsFull` where the group counts no more that day.
  public func checkIn(
    _ id: GroupID,
    at occurredAt: Timestamp,
    on day: LocalDay,
    note: String? = nil,
    as ticket: String,
    isLate: Bool = false
  ) async throws(SpaceError) -> CheckInOutcome {
    let before = try await group(id)
    let event = EventID(rawValue: "\(before.viewer):\(ticket)")
    if before.journal.event(event) != nil { return CheckInOutcome(view: before, event: event, isRepeat: true) }
    let after = try await record(in: id, as: Ticket(ticket), isLate: isLate) { view throws(Refusal) in
      let entry = try GroupAction.CheckIn(at: occurredAt, on: day, note: note, source: nil, now: view.now)
      // Several that come at once may all pass; then those beyond the limit are kept and do not count.
      if view.isFull(entry.date) { throw .dayIsFull(entry.date) }
      return [try GroupAction.checkedIn(entry).draft(about: view.viewer, at: occurredAt, key: ticket)]
    }
    return CheckInOutcome(view: after, event: event, isRepeat: false)
  }

  /// Takes a check-in or a day off back; by the member who recorded it, or by those who run the group.
  public func undo(_ event: EventID, in id: GroupID) async throws(SpaceError) -> GroupView {
    _ = try await group(id)
    return try await record(in: id, as: Ticket("undo:\(event)")) { view throws(Refusal) in
      guard let known = view.journal.event(event) else { throw .nothingToUndo }
      return [.undo(known)]
    }
  }

  /// Makes a date break no streak: a freeze of the member's own, or an excuse by those who run the group.
  public func takeOff(
    _ day: GroupAction.DayOff,
    about user: UserID,
    in id: GroupID,
    as ticket: String
  ) async throws(SpaceError) -> GroupView {
    try await record(.dayOff(day), about: user, in: id, as: ticket)
  }

  /// Sets a streak that another program counts.
  public func reportStreak(
    _ days: Int64,
    at time: Timestamp? = nil,
    in id: GroupID,
    as ticket: String
  ) async throws(SpaceError) -> GroupView {
    let user = account?.user ?? ""
    return try await record(.streakReported(days: days), about: user, at: time, in: id, as: ticket)
  }

  /// Gives the account another name in a group, also in its past weeks.
  public func rename(to name: String, in id: GroupID, as ticket: String) async throws(SpaceError) -> GroupView {
    try await record(.joined(name: name), about: account?.user ?? "", in: id, as: ticket)
  }

  /// Notes that a member takes part no more, which ends the membership.
  public func leave(_ user: UserID, in id: GroupID, as ticket: String) async throws(SpaceError) {
    _ = try await record(.left, about: user, in: id, as: ticket)
  }

  /// Changes what may change of a group: its name, and what its members see.
  public func change(
    _ id: GroupID,
    name: String? = nil,
    hidesStandings: Bool? = nil,
    as ticket: String
  ) async throws(SpaceError) -> GroupView {
    _ = try await group(id)
    return try await change(id, as: ticket) { group in
      (group.name, group.hidesStandings) = (name ?? group.name, hidesStandings ?? group.hidesStandings)
    }
  }

  private func record(
    _ action: GroupAction,
    about user: UserID,
    at time: Timestamp? = nil,
    in id: GroupID,
    as ticket: String
  ) async throws(SpaceError) -> GroupView {
    _ = try await group(id)
    return try await record(in: id, as: Ticket(ticket)) { _ throws(Refusal) in
      [try action.draft(about: user, at: time)]
    }
  }
}

// MARK: Workouts that others tell of

extension SpaceService<GroupState> {
  /// Counts workouts that a table or another service tells of, each once; what is wrong with one stops no other.
  ///
  /// - Parameters:
  ///   - workouts: What was told.
  ///   - source: Where it comes from, such as `csv`.
  ///   - id: The group.
  ///   - isTrial: Only says what would become of them.
  /// - Returns: What became of each.
  /// - Throws: ``Spaces/SpaceError``.
  public func record(
    _ workouts: [ReportedWorkout],
    from source: String,
    in id: GroupID,
    isTrial: Bool = false
  ) async throws(SpaceError) -> WorkoutReport {
    let plan = WorkoutPlan(workouts, from: source, in: try await group(id))
    if isTrial { return WorkoutReport(outcomes: plan.outcomes) }
    // One place in each batch is for the member's arrival.
    let size = Limits.batchItems - 1
    for start in stride(from: 0, to: plan.drafts.count, by: size) {
      let part = plan.drafts[start..<min(start + size, plan.drafts.count)]
      // Each workout has an id of its own, so the ticket of the batch names none of them.
      _ = try await record(in: id, as: Ticket("\(source) \(part[start].key ?? "")")) { _ in Array(part) }
    }
    return WorkoutReport(outcomes: plan.outcomes)
  }
}
