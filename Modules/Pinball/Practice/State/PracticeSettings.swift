public import CanonicalJSON
public import Domain

/// The player's name, the compared player, and the chosen group.
public struct PracticeSettings: PracticeRecord {
  /// The player's name; empty for none.
  public var playerName = ""
  /// The compared player's name; empty for none.
  public var comparisonPlayerName = ""
  /// The chosen group as stored; ``PracticeState/selectedGroup`` is the one shown.
  public var selectedGroupID: EntryID?
  public var kept: [JSON.Member] = []

  /// Creates empty settings.
  public init() {}
}

/// The player's identity in the league.
public struct LeaguePlayerSettings: PracticeRecord {
  /// The player's name in the league; empty for none.
  public var playerName = ""
  /// Whether new league scores are imported automatically.
  public var csvAutoFillEnabled = false
  /// The time of the last import; nil for never.
  public var lastImportAt: Timestamp?
  public var kept: [JSON.Member] = []

  /// Creates empty settings.
  public init() {}
}

/// Whether the state may leave the device (decision 20).
public struct PracticeSyncSettings: PracticeRecord {
  /// Whether practice is synced.
  public var cloudSyncEnabled = false {
    didSet { if oldValue != cloudSyncEnabled { phaseLabel = Self.phaseLabel(cloudSyncEnabled) } }
  }
  /// The server of the original app, kept for its files.
  public var endpoint = "pillyliu.com"
  /// The state of sync in the original app's words.
  public var phaseLabel = Self.phaseLabel(false)
  public var kept: [JSON.Member] = []

  /// Creates the default settings.
  public init() {}

  static func phaseLabel(_ isEnabled: Bool) -> String {
    isEnabled ? "Phase 2: Optional cloud sync" : "Phase 1: On-device"
  }
}

/// The display of figures.
public struct AnalyticsSettings: PracticeRecord {
  /// The display of pauses.
  public var gapMode = GapMode.compressInactive
  /// Whether the median stands for the middle, rather than the mean.
  public var useMedian = true
  public var kept: [JSON.Member] = []

  /// Creates the default settings.
  public init() {}
}
