package import Domain
package import Spaces

/// The groups of one member: reads them, and records the member's entries.
///
/// Each record has an id from its caller, so a retry counts once. No record depends on others' records, so no member
/// meets a conflict.
package typealias Groups = SpaceService<GroupState>

/// A recorded check-in.
package struct CheckInOutcome: Sendable {
  /// The group afterwards.
  package let view: GroupView
  package let event: EventID
  /// Whether it was recorded before, under the same id.
  package let isRepeat: Bool
}

extension SpaceService<GroupState> {
  /// Returns a group as its member sees it.
  ///
  /// - Throws: ``Spaces/SpaceError/notFound`` for an account that is not a member, whatever else it may read.
  package func group(_ id: GroupID) async throws(SpaceError) -> GroupView {
    let view = try await view(id)
    guard view.takesPart else { throw .notFound }
    return view
  }

  /// Records a workout.
  ///
  /// - Parameters:
  ///   - id: The group.
  ///   - occurredAt: The time of the workout, which decides the week; the time of recording for nil.
  ///   - day: The date that the member's clock showed, which decides the streak.
  ///   - note: A few words.
  ///   - ticket: The caller's id for it.
  ///   - entered: The moment of entry, for one that was queued; now for nil.
  /// - Returns: The record, now or from an earlier try.
  /// - Throws: ``Spaces/SpaceError``; refused with the code `challengeClosed` for a closed week, with `dayIsFull`
  ///   beyond the group's limit for that day, with `dayTooSoon` for a day that no traveller can have reached.
  package func checkIn(
    _ id: GroupID,
    at occurredAt: Timestamp,
    on day: LocalDay,
    note: String? = nil,
    as ticket: String,
    entered: Timestamp? = nil
  ) async throws(SpaceError) -> CheckInOutcome {
    try await checkIn(in: try await group(id), at: occurredAt, on: day, note: note, as: ticket, entered: entered)
  }

  /// Records a workout in a group that the request has read already.
  package func checkIn(
    in before: GroupView,
    at occurredAt: Timestamp,
    on day: LocalDay,
    note: String? = nil,
    as ticket: String,
    entered: Timestamp? = nil
  ) async throws(SpaceError) -> CheckInOutcome {
    let event = EventID(rawValue: "\(before.viewer):\(ticket)")
    if before.journal.event(event) != nil { return CheckInOutcome(view: before, event: event, isRepeat: true) }
    let after = try await record(in: before, as: Ticket(ticket), isLate: entered != nil) { view throws(Refusal) in
      let entry = try GroupAction.CheckIn(
        at: occurredAt,
        on: day,
        note: note,
        source: nil,
        entered: entered,
        now: view.now
      )
      // Several simultaneous check-ins may all pass. Those that do not count are kept.
      var counted = view.counted
      if let refusal = counted.take(entry, at: occurredAt) { throw refusal }
      return [try GroupAction.checkedIn(entry).draft(about: view.viewer, at: occurredAt, key: ticket)]
    }
    return CheckInOutcome(view: after, event: event, isRepeat: false)
  }

  /// Undoes a check-in or a day off, by the member who recorded it or a leader of the group.
  package func undo(_ event: EventID, in id: GroupID) async throws(SpaceError) -> GroupView {
    try await undo(event, in: try await group(id))
  }

  /// Undoes an entry in a group that the request has read already.
  package func undo(_ event: EventID, in group: GroupView) async throws(SpaceError) -> GroupView {
    try await record(in: group, as: Ticket("undo:\(event)")) { view throws(Refusal) in
      guard let known = view.journal.current(event) else { throw .nothingToUndo }
      return [.undo(known)]
    }
  }

  /// Records a day off: the member's own freeze, or an excuse by a leader of the group.
  ///
  /// A form that was queued is judged by the moment of its entry, `entered`.
  package func takeOff(
    _ day: GroupAction.DayOff,
    about user: UserID,
    in id: GroupID,
    as ticket: String,
    entered: Timestamp? = nil
  ) async throws(SpaceError) -> GroupView {
    try await record(.dayOff(day), about: user, at: entered, in: id, as: ticket, isLate: entered != nil)
  }

  /// Removes a member's check-in, or moves it to another date, as a leader of the group.
  package func correct(
    _ correction: GroupAction.Correction,
    of user: UserID,
    in id: GroupID,
    as ticket: String
  ) async throws(SpaceError) -> GroupView {
    try await record(.corrected(correction), about: user, in: id, as: ticket)
  }

  /// Makes the check-ins of another account a member's own, because both are one person's.
  ///
  /// A leader of the group does so. The membership of the other account ends.
  package func join(_ account: UserID, to user: UserID, in id: GroupID, as ticket: String) async throws(SpaceError) {
    _ = try await record(.joinedAccounts(GroupAction.Joint(account: account)), about: user, in: id, as: ticket)
  }

  /// Deletes everything that the group knows of the account: its check-ins, notes, days off and its name.
  package func erase(in id: GroupID, as ticket: String) async throws(SpaceError) {
    _ = try await record(.erased, about: account?.user ?? "", in: id, as: ticket)
  }

  /// Records a streak that another program counts.
  package func reportStreak(
    _ days: Int64,
    at time: Timestamp? = nil,
    in id: GroupID,
    as ticket: String
  ) async throws(SpaceError) -> GroupView {
    let user = account?.user ?? ""
    return try await record(.streakReported(days: days), about: user, at: time, in: id, as: ticket)
  }

  /// Renames the account in a group, also in its past weeks.
  package func rename(to name: String, in id: GroupID, as ticket: String) async throws(SpaceError) -> GroupView {
    try await record(.joined(name: name), about: account?.user ?? "", in: id, as: ticket)
  }

  private func record(
    _ action: GroupAction,
    about user: UserID,
    at time: Timestamp? = nil,
    in id: GroupID,
    as ticket: String,
    isLate: Bool = false
  ) async throws(SpaceError) -> GroupView {
    try await record(in: try await group(id), as: Ticket(ticket), isLate: isLate) { _ throws(Refusal) in
      [try action.draft(about: user, at: time)]
    }
  }
}

// MARK: Reported workouts

extension SpaceService<GroupState> {
  /// Records workouts from a table or another service, each once.
  ///
  /// A faulty one does not stop the others.
  ///
  /// - Parameters:
  ///   - workouts: The workouts.
  ///   - source: The origin, such as `csv`.
  ///   - id: The group.
  ///   - isTrial: Whether to report the outcomes without recording.
  /// - Returns: The outcome of each.
  /// - Throws: ``Spaces/SpaceError``.
  package func record(
    _ workouts: [ReportedWorkout],
    from source: String,
    in id: GroupID,
    isTrial: Bool = false
  ) async throws(SpaceError) -> WorkoutReport {
    let view = try await group(id)
    let plan: WorkoutPlan
    do { plan = try WorkoutPlan(workouts, from: source, in: view) } catch { throw .refused(error) }
    if isTrial { return WorkoutReport(outcomes: plan.outcomes) }
    // One event of each batch is reserved for the member's arrival.
    let size = Limits.batchItems - 1
    for start in stride(from: 0, to: plan.drafts.count, by: size) {
      let part = plan.drafts[start..<min(start + size, plan.drafts.count)]
      // Each workout has its own id, so the ticket of the batch names none of them.
      _ = try await record(in: id, as: Ticket("\(source) \(part[start].key ?? "")")) { _ in Array(part) }
    }
    return WorkoutReport(outcomes: plan.outcomes)
  }
}
