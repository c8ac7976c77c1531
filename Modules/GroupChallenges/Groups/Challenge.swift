public import Domain

/// What a challenge counts.
///
/// The raw values are stored and shown to programs.
public enum ChallengeType: String, Hashable, Codable, Sendable, CaseIterable {
  /// Check-ins in the week.
  case checkIn = "CHECK_IN"
  /// Days in a row.
  case streak = "STREAK"
}

/// One group's challenge of one type in one week.
public struct Challenge: Hashable, Codable, Sendable, Identifiable {
  public let group: GroupID
  public let type: ChallengeType
  /// An ISO week; its bounds are half open.
  public let week: Bucket
  /// Whether check-ins still count; true until the time for late ones has passed.
  public let isActive: Bool

  public init(group: GroupID, type: ChallengeType, week: Bucket, isActive: Bool) {
    (self.group, self.type, self.week, self.isActive) = (group, type, week, isActive)
  }

  /// The same on every device that knows the group.
  public var id: String { "\(group)/\(type.rawValue)/\(week.id)" }
}

/// A member's line in a challenge.
public struct ChallengeEntry: Hashable, Codable, Sendable {
  public let user: UserID
  public let displayName: String
  /// Check-ins, or days.
  public let value: Int64
  /// The place by the group's tie policy.
  public let rank: Int
  /// The place from 1 up, unique.
  public let position: Int
  /// When the present value was reached.
  public let lastUpdated: Timestamp
}

/// A challenge with its standings at one moment.
public struct ChallengeSnapshot: Hashable, Codable, Sendable {
  /// Somebody who takes part and has no value yet.
  public struct Unranked: Hashable, Codable, Sendable {
    public let user: UserID
    public let displayName: String
  }

  public let challenge: Challenge
  /// In the order of their places; only the viewer's own while the standings are hidden.
  public let entries: [ChallengeEntry]
  public let unranked: [Unranked]
  /// Of whoever asked.
  public let currentUserEntry: ChallengeEntry?
  /// Whether the others' entries are left out until the week is over.
  public let isHidden: Bool
  /// The date that the viewer's clock shows.
  public let today: String
  /// The number of events that this version cannot read, which count for nothing.
  public let unreadable: Int
  /// How many events of the group's journal it shows.
  public let revision: Revision
  public let generatedAt: Timestamp

  /// Whether a reader would see any difference.
  func looksSame(as other: ChallengeSnapshot) -> Bool {
    challenge == other.challenge && entries == other.entries && unranked == other.unranked
      && currentUserEntry == other.currentUserEntry && isHidden == other.isHidden
      && today == other.today && unreadable == other.unreadable
  }
}
