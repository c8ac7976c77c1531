import CanonicalJSON
public import Domain

/// One user's settings for leaderboards and notifications.
public struct LeaderboardSettings: Hashable, Sendable {
  /// The fields that a user chooses.
  ///
  /// The raw values are the names on the wire.
  public enum Field: String, Codable, Hashable, Sendable, CaseIterable {
    /// One case for each property of the same name.
    case defaultBowType, defaultTimePeriod, showOwnScores, notifyRankChanges, notifyPersonalBests
  }

  /// The user.
  public let userID: UserID
  /// The kind of bow to show first; nil for every kind.
  public var defaultBowType: BowType? {
    didSet { if oldValue != defaultBowType { forget(.defaultBowType) } }
  }
  /// The period to show first.
  public var defaultTimePeriod: TimePeriod {
    didSet { if oldValue != defaultTimePeriod { forget(.defaultTimePeriod) } }
  }
  /// Whether to highlight the user's own rows.
  ///
  /// They are never hidden.
  public var showOwnScores: Bool
  /// Whether to notify the user of changed ranks.
  public var notifyRankChanges: Bool
  /// Whether to notify the user of personal bests.
  public var notifyPersonalBests: Bool
  /// The time of creation; 0 for never.
  public var createdAt: Timestamp
  /// The time of the last edit; 0 for never.
  public var updatedAt: Timestamp
  /// Data of later versions as it was spelled: unknown fields and values.
  var unread = JSONFields()

  /// Creates the default settings.
  public init(of user: UserID) {
    userID = user
    (defaultBowType, defaultTimePeriod) = (nil, .allTime)
    (showOwnScores, notifyRankChanges, notifyPersonalBests) = (true, true, true)
    (createdAt, updatedAt) = (0, 0)
  }

  /// Creates the default settings at a time.
  public init(of user: UserID, createdAt now: Timestamp) {
    self.init(of: user)
    (createdAt, updatedAt) = (now, now)
  }

  private mutating func forget(_ field: Field) { unread[Array(field.rawValue.utf8)] = nil }
}

/// The time span of a leaderboard.
///
/// The raw values are stored and exchanged.
public enum TimePeriod: String, Codable, Hashable, Sendable, CaseIterable {
  /// All scores.
  case allTime = "ALL_TIME"
  /// The indoor or outdoor season.
  case season = "SEASON"
  /// The calendar month.
  case month = "MONTH"
  /// The ISO week.
  case week = "WEEK"
  /// The calendar day.
  case day = "DAY"

  /// The corresponding period of a board.
  public var period: Period {
    switch self {
    case .allTime: .allTime
    case .season: .seasonal
    case .month: .monthly
    case .week: .weekly
    case .day: .daily
    }
  }
}

extension LeaderboardSettings {
  /// Returns the stamp of an edit: later than the device's own copy and the remote version that it has seen.
  ///
  /// So a slow clock cannot lose to a version that the user has seen, and a fast remote clock cannot lock the user out.
  public static func stamp(now: Timestamp, after local: Timestamp, lastSeenRemote: Timestamp?) -> Timestamp {
    max(now, local.advanced(byMilliseconds: 1), lastSeenRemote?.advanced(byMilliseconds: 1) ?? now)
  }

  /// Returns whether a device whose clock is more than a day ahead made the last edit.
  ///
  /// This is worth a warning but changes nothing, because an edit is always stamped later than the version it edits.
  public func isAhead(of now: Timestamp) -> Bool { updatedAt > now.advanced(byMilliseconds: 86_400_000) }

  /// Returns the settings after an edit, stamped; unchanged if the edit changes nothing.
  public func edited(
    at now: Timestamp,
    lastSeenRemote: Timestamp? = nil,
    _ edit: (inout LeaderboardSettings) -> Void
  ) -> LeaderboardSettings {
    var edited = self
    edit(&edited)
    if edited == self { return self }
    edited.updatedAt = Self.stamp(now: now, after: updatedAt, lastSeenRemote: lastSeenRemote)
    if edited.createdAt == 0 { edited.createdAt = edited.updatedAt }
    return edited
  }
}
