public import Domain

/// When something is recorded, and by whom.
public struct RecordingContext: Sendable {
  public let actor: UserID
  /// The clock of whoever records.
  public let now: Timestamp
  /// What the caller knows this by; the same again is the same, once, for each member (CHL-20).
  public let id: String

  public init(actor: UserID, now: Timestamp, id: String) {
    (self.actor, self.now, self.id) = (actor, now, id)
  }
}

/// A check-in as it was recorded.
public struct CheckInOutcome: Sendable {
  /// The group after it.
  public let view: GroupView
  public let event: EventID
  /// Whether it was recorded before, under the same id.
  public let isRepeat: Bool
}

extension GroupService {
  /// Founds a group with its first member, who owns it.
  ///
  /// - Throws: ``GroupError``; ``GroupError/invalid(_:)`` for a name or rules that are no good.
  public func found(_ group: Group, as id: GroupID, named name: String, in context: RecordingContext)
    async throws(GroupError)
    -> GroupView
  {
    try GroupLog.check(name: group.name)
    try GroupLog.check(name: name)
    if let problem = group.rules.problem { throw .invalid(problem) }
    let owner = Membership(role: .owner)
    let labels = Set([Label.member(context.actor)].compactMap(\.self))
    do {
      // A crash in between leaves a group whose owner has no name yet; who looks at it next is given one.
      if try await documents.value(.group(id)).value == nil {
        _ = try await documents.save([
          try DocumentKey.membership(of: context.actor, in: id.space)
            .write(owner, id: WriteID(rawValue: "founding"), expected: .any, labels: labels),
          try DocumentKey.group(id)
            .write(group, id: WriteID(rawValue: "found:\(id)"), expected: .absent, labels: [.group]),
        ])
      }
    } catch {
      throw .documents(error)
    }
    return try await join(id, named: name, in: context)
  }

  /// Changes what may change of a group: its name, and what its members see.
  public func change(
    _ id: GroupID,
    in context: RecordingContext,
    _ change: @Sendable (inout Group) -> Void
  ) async throws(GroupError) {
    guard try await role(of: context.actor, in: id).leads else { throw .permissionDenied }
    let present = try await upToDate(id).group
    var changed = present
    change(&changed)
    try GroupLog.check(name: changed.name)
    guard changed.rules == present.rules else { throw .invalid("What a group counts by cannot be changed.") }
    do {
      try await documents.update(.group(id), labels: [.group], as: WriteID(rawValue: context.id)) { known in
        var group = known ?? changed
        (group.name, group.hidesStandings) = (changed.name, changed.hidesStandings)
        return group
      }
    } catch {
      throw .documents(error)
    }
  }

  /// Gives a member the name that others see; who has it already is left alone.
  public func join(_ id: GroupID, named name: String, in context: RecordingContext) async throws(GroupError)
    -> GroupView
  {
    let view = try await group(id, for: context.actor)
    if let me = view.me, me.isActive, me.givenName == name { return view }
    return try await record(.joined(name: name), about: context.actor, in: id, at: context.now, context).view
  }

  /// Counts a workout (CHL-20).
  ///
  /// - Parameters:
  ///   - id: The group.
  ///   - occurredAt: When it was; decides the week.
  ///   - day: The date that the member's clock showed then; decides the streak.
  ///   - note: A few words.
  ///   - source: Where it comes from, such as `csv`; nil for the member.
  ///   - context: Who, when, and what it is known by.
  /// - Returns: What was recorded, now or before.
  /// - Throws: ``GroupError``; ``GroupError/challengeClosed(_:)`` for a week that takes nothing more,
  ///   ``GroupError/dayIsFull(date:)`` where the group counts no more that day.
  public func checkIn(
    _ id: GroupID,
    at occurredAt: Timestamp,
    on day: LocalDay,
    note: String? = nil,
    source: String? = nil,
    in context: RecordingContext
  ) async throws(GroupError) -> CheckInOutcome {
    let entry = try GroupAction.CheckIn(at: occurredAt, on: day, note: note, source: source, now: context.now)
    return try await record(.checkedIn(entry), about: context.actor, in: id, at: occurredAt, context)
  }

  /// Takes a check-in or a day off back; by the member, or by whoever runs the group.
  ///
  /// - Throws: ``GroupError``; ``GroupError/nothingToUndo`` for what is not there any more.
  public func undo(_ event: EventID, in id: GroupID, _ context: RecordingContext) async throws(GroupError) -> GroupView
  {
    let view = try await group(id, for: context.actor)
    let undoing = EventID(rawValue: "undo:\(event)")
    if view.log.event(undoing) != nil { return view }
    guard let known = view.log.event(event), !view.log.isTakenBack(event) else { throw .nothingToUndo }
    if known.actor != context.actor, known.subject != PlayerID(context.actor), !view.leads { throw .permissionDenied }
    try view.log.judgeUndo(of: known, now: context.now, in: view.group)
    let taking = ScoringEvent(
      id: undoing,
      type: "undone",
      actor: context.actor,
      subject: known.subject,
      occurredAt: context.now,
      retracts: event
    )
    try await append(taking, to: id)
    return try await group(id, for: context.actor)
  }

  /// Makes a date break no streak: a freeze of the member's own, or an excuse by whoever runs the group.
  public func takeOff(
    _ day: GroupAction.DayOff,
    about user: UserID,
    in id: GroupID,
    _ context: RecordingContext
  ) async throws(GroupError) -> GroupView {
    try await record(.dayOff(day), about: user, in: id, at: context.now, context).view
  }

  /// Sets a streak that another program counts (CHL-21).
  ///
  /// - Throws: ``GroupError``; ``GroupError/stale`` where something later is known already.
  public func reportStreak(
    _ days: Int64,
    at occurredAt: Timestamp,
    in id: GroupID,
    _ context: RecordingContext
  ) async throws(GroupError) -> GroupView {
    try await record(.streakReported(days: days), about: context.actor, in: id, at: occurredAt, context).view
  }

  /// Notes that somebody takes part no more; who may see the group is a matter of membership.
  public func leave(_ user: UserID, in id: GroupID, _ context: RecordingContext) async throws(GroupError) {
    _ = try await record(.left, about: user, in: id, at: context.now, context)
  }
}

// MARK: Appending

extension GroupService {
  private func record(
    _ action: GroupAction,
    about user: UserID,
    in id: GroupID,
    at occurredAt: Timestamp,
    _ context: RecordingContext
  ) async throws(GroupError) -> CheckInOutcome {
    let view = try await group(id, for: context.actor)
    if user != context.actor, !view.leads { throw .permissionDenied }
    let eventID = try Self.id(of: context.id, by: user)
    let event = ScoringEvent(
      id: eventID,
      type: action.type,
      actor: context.actor,
      subject: PlayerID(user),
      occurredAt: occurredAt,
      body: try action.body()
    )
    if let known = view.log.event(eventID) {
      guard known.type == event.type else { throw .idempotencyConflict(eventID) }
      return CheckInOutcome(view: view, event: eventID, isRepeat: true)
    }
    try view.log.judge(action, about: user, at: occurredAt, now: context.now, leads: view.leads, in: view.group)
    if case .checkedIn(let entry) = action { try view.judgeRoom(for: entry, of: user) }
    try await append(event, to: id)
    // A member who left sees nothing that came after.
    let after = action == .left && user == context.actor ? view : try await group(id, for: context.actor)
    return CheckInOutcome(view: after, event: eventID, isRepeat: false)
  }

  /// Where two programs send the same at once, one of them may have described it in other words: it was recorded once.
  func append(_ event: ScoringEvent, to id: GroupID) async throws(GroupError) {
    do {
      _ = try await sessions.append([event], to: id.log, expecting: .any)
    } catch .idempotencyConflict {
      return
    } catch {
      throw .journal(error)
    }
  }

  /// Ids belong to members, so that nobody can use up another's.
  static func id(of text: String, by user: UserID) throws(GroupError) -> EventID {
    let id = EventID(rawValue: "\(user):\(text)")
    if let problem = id.problem { throw .invalid(problem) }
    return id
  }
}

extension GroupAction.CheckIn {
  /// A device's clock may be so far ahead.
  private static let lead: Int64 = 5 * 60_000

  /// A check-in that is entered now.
  ///
  /// - Throws: ``GroupError/invalid(_:)`` for one that is still to come.
  init(at time: Timestamp, on day: LocalDay, note: String?, source: String?, now: Timestamp) throws(GroupError) {
    if time > now.advanced(byMilliseconds: Self.lead) { throw .invalid("\(day.date) is still to come.") }
    let today = LocalDay(of: now, offsetSeconds: day.offsetSeconds)
    let note = note?.trimmingSpaces
    self.init(
      day,
      source: source,
      note: note?.isEmpty == true ? nil : note,
      enteredAt: today.number == day.number ? nil : now
    )
  }
}

extension GroupView {
  /// Several that come at once may all pass; then those beyond the limit are kept and do not count.
  fileprivate func judgeRoom(for entry: GroupAction.CheckIn, of user: UserID) throws(GroupError) {
    if isFull(entry.date, for: user) { throw .dayIsFull(date: entry.date) }
  }
}

extension Membership.Role {
  var leads: Bool { self == .owner || self == .admin }
}
