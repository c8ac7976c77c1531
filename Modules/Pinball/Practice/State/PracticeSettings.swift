public import CanonicalJSON
public import Domain

/// Who practises, whom the player compares with, and which group is chosen.
public struct PracticeSettings: PracticeRecord {
  public var playerName = ""
  public var comparisonPlayerName = ""
  /// As it is stored; ``PracticeState/selectedGroup`` is the one that is shown.
  public var selectedGroupID: EntryID?
  public var kept: [JSON.Member] = []

  public init() {}
}

/// Who the player is in the league.
public struct LeaguePlayerSettings: PracticeRecord {
  public var playerName = ""
  public var csvAutoFillEnabled = false
  public var lastImportAt: Timestamp?
  public var kept: [JSON.Member] = []

  public init() {}
}

/// Whether the state may leave the device (decision 20).
public struct PracticeSyncSettings: PracticeRecord {
  public var cloudSyncEnabled = false {
    didSet { if oldValue != cloudSyncEnabled { phaseLabel = Self.phaseLabel(cloudSyncEnabled) } }
  }
  public var endpoint = "pillyliu.com"
  public var phaseLabel = Self.phaseLabel(false)
  public var kept: [JSON.Member] = []

  public init() {}

  static func phaseLabel(_ isEnabled: Bool) -> String {
    isEnabled ? "Phase 2: Optional cloud sync" : "Phase 1: On-device"
  }
}

/// How figures are shown.
public struct AnalyticsSettings: PracticeRecord {
  public var gapMode = GapMode.compressInactive
  public var useMedian = true
  public var kept: [JSON.Member] = []

  public init() {}
}
