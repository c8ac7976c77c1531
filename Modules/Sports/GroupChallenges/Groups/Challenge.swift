package import Domain

/// The value that a challenge counts.
///
/// The raw values are stored and shown to programs.
package enum ChallengeType: String, Hashable, Codable, Sendable, CaseIterable {
  /// The check-ins in the week.
  case checkIn = "CHECK_IN"
  /// The days of the streak.
  case streak = "STREAK"
}

/// One group's challenge of one type in one week.
package struct Challenge: Hashable, Codable, Sendable, Identifiable {
  package let group: GroupID
  package let type: ChallengeType
  /// The ISO week, with half-open bounds.
  package let week: Bucket
  /// Whether check-ins still count; true until the grace period has passed.
  package let isActive: Bool

  package init(group: GroupID, type: ChallengeType, week: Bucket, isActive: Bool) {
    (self.group, self.type, self.week, self.isActive) = (group, type, week, isActive)
  }

  /// The id, the same on every device that knows the group.
  package var id: String { "\(group)/\(type.rawValue)/\(week.id)" }
}

/// A member's line in a challenge.
package struct ChallengeEntry: Hashable, Codable, Sendable {
  /// The member.
  package let user: UserID
  /// The name to show.
  package let displayName: String
  /// The number of check-ins or days.
  package let value: Int64
  /// The rank by the group's tie policy.
  package let rank: Int
  /// The position from 1 up, unique.
  package let position: Int
  /// The time at which the present value was reached.
  let lastUpdated: Timestamp
}

/// A challenge with its standings at one moment.
package struct ChallengeSnapshot: Hashable, Codable, Sendable {
  /// A member without a value yet.
  package struct Unranked: Hashable, Codable, Sendable {
    /// The member.
    package let user: UserID
    /// The name to show.
    package let displayName: String
  }

  package let challenge: Challenge
  /// The entries in order of position; only the reader's own while the standings are hidden.
  package let entries: [ChallengeEntry]
  /// The members without a value.
  package let unranked: [Unranked]
  /// The reader's own entry.
  package let currentUserEntry: ChallengeEntry?
  /// Whether the others' entries are hidden until the week is over.
  package let isHidden: Bool
  /// The date that the reader's clock shows.
  package let today: String
  /// The number of events that this version cannot read, and which do not count.
  package let unreadable: Int
  /// The number of events in the group's journal that it shows.
  package let revision: Revision
  /// The time of the snapshot.
  package let generatedAt: Timestamp

  /// Returns whether a reader would see no difference.
  func looksSame(as other: ChallengeSnapshot) -> Bool {
    challenge == other.challenge && entries == other.entries && unranked == other.unranked
      && currentUserEntry == other.currentUserEntry && isHidden == other.isHidden
      && today == other.today && unreadable == other.unreadable
  }
}
