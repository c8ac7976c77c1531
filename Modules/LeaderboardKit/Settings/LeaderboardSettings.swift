import CanonicalJSON
public import Domain

/// How one user wants to see leaderboards and be told about them (SET-1).
public struct LeaderboardSettings: Hashable, Sendable {
  /// What of the settings a user chooses; the raw values are the names on the wire.
  public enum Field: String, Codable, Hashable, Sendable, CaseIterable {
    case defaultBowType, defaultTimePeriod, showOwnScores, notifyRankChanges, notifyPersonalBests
  }

  public let userID: UserID
  /// nil for every kind of bow.
  public var defaultBowType: BowType? {
    didSet { if oldValue != defaultBowType { forget(.defaultBowType) } }
  }
  public var defaultTimePeriod: TimePeriod {
    didSet { if oldValue != defaultTimePeriod { forget(.defaultTimePeriod) } }
  }
  /// Whether the user's own rows are set off; they are never hidden.
  public var showOwnScores: Bool
  public var notifyRankChanges: Bool
  public var notifyPersonalBests: Bool
  /// 0 for never.
  public var createdAt: Timestamp
  /// 0 for never.
  public var updatedAt: Timestamp
  /// What this version cannot read, as it is spelled: fields of later versions, and values that they added (SET-8).
  var unread = JSONFields()

  /// The defaults.
  public init(of user: UserID) {
    userID = user
    (defaultBowType, defaultTimePeriod) = (nil, .allTime)
    (showOwnScores, notifyRankChanges, notifyPersonalBests) = (true, true, true)
    (createdAt, updatedAt) = (0, 0)
  }

  /// The defaults, made now (SET-7).
  public init(of user: UserID, createdAt now: Timestamp) {
    self.init(of: user)
    (createdAt, updatedAt) = (now, now)
  }

  private mutating func forget(_ field: Field) { unread[Array(field.rawValue.utf8)] = nil }
}

/// How far back a leaderboard goes; the raw values are stored and exchanged (SET-3).
public enum TimePeriod: String, Codable, Hashable, Sendable, CaseIterable {
  case allTime = "ALL_TIME"
  case season = "SEASON"
  case month = "MONTH"
  case week = "WEEK"

  /// The boards that it stands for.
  public var period: Period {
    switch self {
    case .allTime: .allTime
    case .season: .seasonal
    case .month: .monthly
    case .week: .weekly
    }
  }
}

extension LeaderboardSettings {
  /// The stamp of an edit: later than what this device has, and than what it has seen of the remote store (SET-33).
  ///
  /// So a slow clock cannot lose to what the user has seen, and a remote with a fast one cannot lock the user out.
  public static func stamp(now: Timestamp, after local: Timestamp, lastSeenRemote: Timestamp?) -> Timestamp {
    max(now, local.advanced(byMilliseconds: 1), lastSeenRemote?.advanced(byMilliseconds: 1) ?? now)
  }

  /// Whether a device whose clock is more than a day ahead has changed them (SET-49).
  ///
  /// It is worth telling and changes nothing: an edit is stamped later than what it changes, whatever the clock.
  public func isAhead(of now: Timestamp) -> Bool { updatedAt > now.advanced(byMilliseconds: 86_400_000) }

  /// The settings after an edit, stamped; as they are where the edit changes nothing (SET-61).
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
