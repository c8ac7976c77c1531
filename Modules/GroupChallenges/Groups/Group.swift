public import Domain
public import Spaces

/// What a group counts by, fixed when it is founded, so that past weeks keep their winners.
public struct GroupRules: Hashable, Codable, Sendable {
  /// Where streak days come from.
  public enum StreakSource: String, Hashable, Codable, Sendable, CaseIterable {
    /// From the check-ins.
    case derived
    /// Another program reports them.
    case external
  }

  /// Where the group's weeks begin: Monday 00:00 of this zone; UTC unless the group chose its own.
  public let zone: ZoneTable
  /// How equal values share places.
  public let ties: TiePolicy
  /// The number of check-ins of one date that count; nil for all.
  ///
  /// One unless the group chose otherwise, since tapping would
  /// win; stored rules without the field count all.
  public let checkInsPerDay: Int?
  /// How many missed days a member may freeze in any 30 days.
  public let freezes: Int
  public let streaks: StreakSource
  /// How long after its end a week still takes what happened in it, in milliseconds.
  public let graceMilliseconds: Int64

  public init(
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

  /// Reads stored rules, which anybody who leads the group may have written.
  ///
  /// - Throws: `DecodingError` for rules that no group can count by.
  public init(from decoder: any Decoder) throws {
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

  /// What a group cannot count by; nil for rules that are good.
  var problem: Message? {
    if let problem = zone.problem { return "\(problem)" }
    if let checkInsPerDay, !(1...100).contains(checkInsPerDay) { return "A day takes 1 to 100 check-ins." }
    if !(0...30).contains(freezes) { return "A member has 0 to 30 freezes in 30 days." }
    return graceMilliseconds < 0 ? "The time for late check-ins is negative." : nil
  }
}

/// A group as it is listed: its name, how it counts, and what its members see.
public struct Group: SpaceAbout {
  // Stored rules without the field count every check-in.
  public static let blank = Group(name: "", rules: GroupRules(checkInsPerDay: nil), createdAt: 0)

  public var name: String
  /// Whether members see the others' standings only once the week is over.
  public var hidesStandings: Bool
  public let rules: GroupRules
  public let createdAt: Timestamp

  public init(name: String, hidesStandings: Bool = false, rules: GroupRules = GroupRules(), createdAt: Timestamp) {
    (self.name, self.hidesStandings, self.rules, self.createdAt) = (name, hidesStandings, rules, createdAt)
  }

  public var refusal: Refusal? { Self.refusal(ofName: name) ?? rules.problem.map(Refusal.invalid) }

  static func refusal(ofName name: String) -> Refusal? {
    (1...Limits.displayNameCharacters).contains(name.plainName.count)
      ? nil : .invalid("A name has 1 to \(Limits.displayNameCharacters) characters that can be seen.")
  }

  /// The week of a moment, in the group's zone.
  public func week(of time: Timestamp) -> Bucket { Period.weekly.bucket(of: time, in: rules.zone) }

  /// The week that a date belongs to, in the group's zone.
  func week(ofDate day: Int64) -> Bucket { week(of: rules.zone.start(ofDay: day)) }

  /// The challenge of a type in a week.
  ///
  /// It is there as soon as the week is; nobody has to make it.
  public func challenge(_ type: ChallengeType, of group: GroupID, in week: Bucket, at now: Timestamp) -> Challenge {
    Challenge(group: group, type: type, week: week, isActive: !isClosed(week, at: now))
  }

  /// Whether a week takes nothing more: its end and the time for late check-ins have passed (decision 19).
  public func isClosed(_ week: Bucket, at now: Timestamp) -> Bool { closing(of: week).map { now >= $0 } ?? false }

  /// The moment from which a week takes nothing more; until then its boards are provisional.
  public func closing(of week: Bucket) -> Timestamp? { week.end?.advanced(byMilliseconds: rules.graceMilliseconds) }

  /// What boards of this group are ranked by.
  var board: BoardDefinition { BoardDefinition(ties: rules.ties, periods: [.weekly], zone: rules.zone) }
}
