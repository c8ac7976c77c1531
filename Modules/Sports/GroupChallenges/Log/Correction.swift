package import Access
package import Domain
package import Spaces

extension GroupAction {
  /// The removal of a check-in by a leader of the group, or its move to another date.
  package struct Correction: Hashable, Codable, Sendable {
    /// The event of the check-in.
    package let entry: EventID
    /// The right date as `YYYY-MM-DD`; nil for a check-in that is removed.
    package let date: String?
    /// The reason, which the member reads.
    package private(set) var reason: String

    package init(of entry: EventID, to date: String? = nil, because reason: String) {
      (self.entry, self.date, self.reason) = (entry, date, reason.trimmingSpaces)
    }

    /// The correction with its reason cut to the limit of bytes.
    var withShortReason: Correction {
      var correction = self
      correction.reason = TextLimit.line.cutToBytes(reason)
      return correction
    }
  }

  /// A member's role in the group from now on.
  package struct Appointment: Hashable, Codable, Sendable {
    package let role: Membership.Role
  }

  /// Two accounts of one person.
  package struct Joint: Hashable, Codable, Sendable {
    /// The account whose check-ins are the member's.
    package let account: UserID
  }
}

extension MemberRecord {
  /// A check-in that a leader of the group removed or moved, for the member, and for the leaders.
  package struct Corrected: Hashable, Sendable {
    /// The event of the correction, for undoing it.
    package let id: EventID
    package let entry: GroupAction.CheckIn
    package let correction: GroupAction.Correction
    /// The leader.
    package let actor: UserID
    /// The time of the correction.
    package let correctedAt: Timestamp
  }
}

extension GroupAction.CheckIn {
  /// The check-in on another date, as a leader says it was.
  func moved(to day: Int64, at time: Timestamp, in group: Group) -> Self {
    let offset = group.rules.zone.offsetSeconds(at: time)
    return Self(LocalDay(number: day, offsetSeconds: offset), source: source, note: note, enteredAt: enteredAt)
  }
}

extension GroupState {
  /// Judges a correction: leaders correct what every member can still undo.
  func judge(_ correction: GroupAction.Correction, of user: UserID, _ now: Timestamp) throws(Refusal) {
    guard let known = self[user]?.checkIns.first(where: { $0.id == correction.entry }) else { throw .nothingToUndo }
    guard !correction.reason.isEmpty, TextLimit.line.allows(correction.reason) else {
      throw Refusal("reason", "Enter a reason of at most \(TextLimit.line.characters) characters. The member reads it.")
    }
    try judge(week: group.week(of: known.occurredAt), now)
    guard let date = correction.date else { return }
    guard let number = LocalDay.number(ofDate: date) else { throw .notADate(date) }
    let moved = group.noon(ofDay: number)
    if moved > now.advanced(byMilliseconds: 24 * 3_600_000) { throw .isAhead(.day(date)) }
    try judge(week: group.week(of: moved), now)
  }

  /// Judges joining two accounts: both have been here, and neither runs the group.
  func judge(_ joint: GroupAction.Joint, with user: UserID) throws(Refusal) {
    guard joint.account != user, self[user]?.isActive == true, self[joint.account] != nil else {
      throw Refusal("notJoinable", "Choose two members of the group.")
    }
  }

  package func appointment(of user: UserID, to role: Membership.Role) throws(Refusal) -> [EventDraft] {
    [try GroupAction.appointed(GroupAction.Appointment(role: role)).draft(about: user)]
  }
}

extension Group {
  /// The moment to which a check-in of a date belongs, if only its date is known.
  func noon(ofDay day: Int64) -> Timestamp { rules.zone.noon(ofDay: day) }
}
