public import CanonicalJSON
public import Domain

/// One user's settings for leaderboards and notifications.
///
/// ``Table`` declares each setting once, and its storage, its merge and its property follow: `settings.showOwnScores` is
/// the value of ``Table/showOwnScores``.
@dynamicMemberLookup
public struct LeaderboardSettings: Hashable, Sendable {
  /// The settings: of each the name in the stored document, and the value that a new user has.
  public struct Table: Sendable {
    /// The kind of bow to show first; nil for every kind.
    public let defaultBowType = Setting<BowType?>("defaultBowType")
    /// The period to show first.
    public let defaultTimePeriod = Setting("defaultTimePeriod", TimePeriod.allTime)
    /// Whether to highlight the user's own rows.
    ///
    /// They are never hidden.
    public let showOwnScores = Setting("showOwnScores", true)
    /// Whether to notify the user of changed ranks.
    public let notifyRankChanges = Setting("notifyRankChanges", true)
    /// Whether to notify the user of personal bests.
    public let notifyPersonalBests = Setting("notifyPersonalBests", true)

    fileprivate var all: [any StoredSetting] {
      [defaultBowType, defaultTimePeriod, showOwnScores, notifyRankChanges, notifyPersonalBests]
    }
  }

  package static let table = Table()
  static let all = table.all
  private static let defaults = all.reduce(into: JSONFields()) { $0[$1.key] = $1.stored(nil) }

  /// The user.
  public let userID: UserID
  /// The time of creation; 0 for never.
  public var createdAt: Timestamp = 0
  /// The time of the last edit; 0 for never.
  public var updatedAt: Timestamp = 0
  /// The values as the document spells them, also those of later versions.
  var fields = Self.defaults

  /// Creates the default settings.
  public init(of user: UserID) { userID = user }

  /// Creates the default settings at a time.
  public init(of user: UserID, createdAt now: Timestamp) {
    userID = user
    (createdAt, updatedAt) = (now, now)
  }

  /// The value of a setting.
  ///
  /// A value of a later version is read as the default, and kept until another one is chosen.
  public subscript<Value>(dynamicMember setting: KeyPath<Table, Setting<Value>>) -> Value {
    get { Self.table[keyPath: setting].value(in: fields) }
    set {
      let setting = Self.table[keyPath: setting]
      if newValue != setting.value(in: fields) { fields[setting.key] = setting.spelled(newValue) }
    }
  }

  /// Every setting's name and value, in the order of ``Table``.
  public var values: [JSON.Member] {
    Self.all.map { JSON.Member(key: $0.name, value: $0.json(in: fields)) }
  }
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
