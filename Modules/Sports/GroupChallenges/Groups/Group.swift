package import Domain
import Spaces

/// The rules of a group, fixed when it is created, so that past weeks keep their winners.
package struct GroupRules: Hashable, Codable, Sendable {
  /// The source of streak days.
  package enum StreakSource: String, Hashable, Codable, Sendable, CaseIterable {
    /// Check-ins.
    case derived
    /// Reports of another program.
    case external
  }

  /// The zone whose Monday 00:00 begins the group's weeks; UTC by default.
  package let zone: ZoneTable
  /// The ranks of equal values.
  package let ties: TiePolicy
  /// The number of check-ins of one date that count; nil for all.
  ///
  /// One by default, because otherwise tapping would win. Stored rules without the field count all.
  package let checkInsPerDay: Int?
  /// The number of missed days that a member may freeze in any 30 days.
  package let freezes: Int
  /// The source of streak days.
  package let streaks: StreakSource
  /// The milliseconds after its end for which a week still accepts check-ins of the week.
  package let graceMilliseconds: Int64

  package init(
    zone: ZoneTable = .utc,
    ties: TiePolicy = .competition,
    checkInsPerDay: Int? = 1,
    freezes: Int = 2,
    streaks: StreakSource = .derived,
    graceMilliseconds: Int64 = 24 * 3_600_000
  ) {
    (self.zone, self.ties, self.checkInsPerDay) = (zone, ties, checkInsPerDay)
    (self.freezes, self.streaks, self.graceMilliseconds) = (freezes, streaks, graceMilliseconds)
  }

  /// Reads stored rules, which any leader of the group may have written.
  ///
  /// - Throws: `DecodingError` for invalid rules.
  package init(from decoder: any Decoder) throws {
    let (fields, usual) = (try decoder.container(keyedBy: CodingKeys.self), GroupRules())
    self.init(
      zone: try fields.decodeIfPresent(ZoneTable.self, forKey: .zone) ?? usual.zone,
      ties: try fields.decodeIfPresent(TiePolicy.self, forKey: .ties) ?? usual.ties,
      checkInsPerDay: try fields.decodeIfPresent(Int.self, forKey: .checkInsPerDay),
      freezes: try fields.decodeIfPresent(Int.self, forKey: .freezes) ?? usual.freezes,
      streaks: try fields.decodeIfPresent(StreakSource.self, forKey: .streaks) ?? usual.streaks,
      graceMilliseconds: try fields.decodeIfPresent(Int64.self, forKey: .graceMilliseconds) ?? usual.graceMilliseconds
    )
    if let problem {
      throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "\(problem)"))
    }
  }

  /// The fault of the rules; nil for valid rules.
  var problem: Message? {
    if let problem = zone.problem { return "\(problem)" }
    if let checkInsPerDay, !(1...100).contains(checkInsPerDay) {
      return Message("A group counts 1 to 100 check-ins a day.")
    }
    if !(0...30).contains(freezes) { return Message("A member has 0 to 30 freezes in 30 days.") }
    return graceMilliseconds < 0 ? Message("The time for late check-ins is negative.") : nil
  }
}

extension GroupRules {
  /// The rules in words, for members.
  package var sentences: [Message] {
    let ties =
      switch self.ties {
      case .competition: Message("Members with equal values share a place, and the next place is left out: 1, 1, 3.")
      case .dense: Message("Members with equal values share a place: 1, 1, 2.")
      case .ordinal: Message("Of members with equal values, the first to reach the value is ahead.")
      }
    let streak =
      switch (streaks, freezes) {
      case (.external, _): Message("Another program reports the streaks.")
      case (.derived, 0): Message("A streak is days in a row with a check-in.")
      case (.derived, let freezes):
        Message("A streak is days in a row with a check-in. Each member has \(freezes) freezes in any 30 days.")
      }
    let hours = Int(graceMilliseconds / 3_600_000)
    return [
      Message("Weeks begin on Monday at 00:00, \(zone.name)."),
      Message("A workout counts until \(hours) hours after the end of its week."),
      checkInsPerDay.map { Message("\($0) check-ins a day count.") } ?? Message("Every check-in counts."),
      streak,
      ties,
    ]
  }
}

/// The document about a group: its name, its rules, and the visibility of its standings.
package struct Group: SpaceAbout {
  // Stored rules without the field count every check-in.
  /// The defaults of missing fields.
  package static let blank = Group(name: "", rules: GroupRules(checkInsPerDay: nil), createdAt: 0)

  package var name: String
  /// Whether members see the others' standings only after the week.
  package var hidesStandings: Bool
  /// Whether only a member and the leaders see the member's check-ins one by one.
  package var hidesEntries: Bool
  /// Whether only a member and the leaders see the member's notes.
  package var hidesNotes: Bool
  package let rules: GroupRules
  /// The time of creation.
  package let createdAt: Timestamp

  package init(
    name: String,
    hidesStandings: Bool = false,
    hidesEntries: Bool = false,
    hidesNotes: Bool = false,
    rules: GroupRules = GroupRules(),
    createdAt: Timestamp
  ) {
    (self.name, self.hidesStandings, self.rules, self.createdAt) = (name, hidesStandings, rules, createdAt)
    (self.hidesEntries, self.hidesNotes) = (hidesEntries, hidesNotes)
  }

  /// The reason for rejecting the document; nil for none.
  package var refusal: Refusal? { Self.refusal(ofName: name) ?? rules.problem.map(Refusal.invalid) }

  /// The rules never change, so that past weeks keep their winners.
  package func refusal(ofChangeTo new: Group) -> Refusal? {
    new.rules == rules && new.createdAt == createdAt
      ? nil : .invalid(Message("The rules of a group never change. Create another group."))
  }

  static func refusal(ofName name: String) -> Refusal? {
    TextLimit.name.accepts(name: name)
      ? nil : .invalid(Message("A name has 1 to \(Limits.displayNameCharacters) characters that can be seen."))
  }

  /// Returns the week of a moment, in the group's zone.
  package func week(of time: Timestamp) -> Bucket { Period.weekly.bucket(of: time, in: rules.zone) }

  func week(ofDate day: Int64) -> Bucket { week(of: rules.zone.start(ofDay: day)) }

  /// Returns the challenge of a type in a week.
  ///
  /// The challenge exists as soon as the week does.
  package func challenge(_ type: ChallengeType, of group: GroupID, in week: Bucket, at now: Timestamp) -> Challenge {
    Challenge(group: group, type: type, week: week, isActive: !isClosed(week, at: now))
  }

  /// Returns whether a week is closed: its end and the grace period have passed (decision 19).
  package func isClosed(_ week: Bucket, at now: Timestamp) -> Bool { closing(of: week).map { now >= $0 } ?? false }

  /// Returns the moment from which a week is closed.
  ///
  /// Until then its boards are provisional.
  package func closing(of week: Bucket) -> Timestamp? { week.end?.advanced(byMilliseconds: rules.graceMilliseconds) }

  var board: BoardDefinition { BoardDefinition(ties: rules.ties, periods: [.weekly], zone: rules.zone) }
}
