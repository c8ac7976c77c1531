public import Domain

/// The value that a challenge counts.
///
/// The raw values are stored and shown to programs.
public enum ChallengeType: String, Hashable, Codable, Sendable, CaseIterable {
  /// The check-ins in the week.
  case checkIn = "CHECK_IN"
  /// The days of the streak.
  case streak = "STREAK"
}

/// One group's challenge of one type in one week.
public struct Challenge: Hashable, Codable, Sendable, Identifiable {
  /// The group.
  public let group: GroupID
  /// The type of challenge.
  public let type: ChallengeType
  /// The ISO week, with half-open bounds.
  public let week: Bucket
  /// Whether check-ins still count; true until the grace period has passed.
  public let isActive: Bool

  /// Creates a challenge.
  public init(group: GroupID, type: ChallengeType, week: Bucket, isActive: Bool) {
    (self.group, self.type, self.week, self.isActive) = (group, type, week, isActive)
  }

  /// The id, the same on every device that knows the group.
  public var id: String { "\(group)/\(type.rawValue)/\(week.id)" }
}

/// A member's line in a challenge.
public struct ChallengeEntry: Hashable, Codable, Sendable {
  /// The member.
  public let user: UserID
  /// The name to show.
  public let displayName: String
  /// The number of check-ins or days.
  public let value: Int64
  /// The rank by the group's tie policy.
  public let rank: Int
  /// The position from 1 up, unique.
  public let position: Int
  /// The time at which the present value was reached.
  let lastUpdated: Timestamp
}

/// A challenge with its standings at one moment.
public struct ChallengeSnapshot: Hashable, Codable, Sendable {
  /// A member without a value yet.
  public struct Unranked: Hashable, Codable, Sendable {
    /// The member.
    public let user: UserID
    /// The name to show.
    public let displayName: String
  }

  /// The challenge.
  public let challenge: Challenge
  /// The entries in order of position; only the reader's own while the standings are hidden.
  public let entries: [ChallengeEntry]
  /// The members without a value.
  public let unranked: [Unranked]
  /// The reader's own entry.
  public let currentUserEntry: ChallengeEntry?
  /// Whether the others' entries are hidden until the week is over.
  public let isHidden: Bool
  /// The date that the reader's clock shows.
  public let today: String
  /// The number of events that this version cannot read, and which do not count.
  public let unreadable: Int
  /// The number of events in the group's journal that it shows.
  public let revision: Revision
  /// The time of the snapshot.
  public let generatedAt: Timestamp

  /// Returns whether a reader would see no difference.
  func looksSame(as other: ChallengeSnapshot) -> Bool {
    challenge == other.challenge && entries == other.entries && unranked == other.unranked
      && currentUserEntry == other.currentUserEntry && isHidden == other.isHidden
      && today == other.today && unreadable == other.unreadable
  }
}
