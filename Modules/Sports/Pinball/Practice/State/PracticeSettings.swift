package import CanonicalJSON
package import Domain

/// The player's name, the compared player, and the chosen group.
package struct PracticeSettings: PracticeRecord {
  /// The player's name; empty for none.
  package var playerName = ""
  /// The compared player's name; empty for none.
  package var comparisonPlayerName = ""
  /// The chosen group as stored; ``PracticeState/selectedGroup`` is the one shown.
  package var selectedGroupID: EntryID?
  package var kept: [JSON.Member] = []

  package init() {}
}

package struct LeaguePlayerSettings: PracticeRecord {
  /// The player's name in the league; empty for none.
  package var playerName = ""
  /// Whether new league scores are imported automatically.
  package var csvAutoFillEnabled = false
  /// The time of the last import; nil for never.
  package var lastImportAt: Timestamp?
  package var kept: [JSON.Member] = []

  package init() {}
}

/// Whether the state may leave the device (decision 20).
package struct PracticeSyncSettings: PracticeRecord {
  package var cloudSyncEnabled = false {
    didSet { if oldValue != cloudSyncEnabled { phaseLabel = Self.phaseLabel(cloudSyncEnabled) } }
  }
  /// The server of the original app, kept for its files.
  package var endpoint = "pillyliu.com"
  /// The state of sync in the original app's words.
  package var phaseLabel = Self.phaseLabel(false)
  package var kept: [JSON.Member] = []

  package init() {}

  static func phaseLabel(_ isEnabled: Bool) -> String {
    isEnabled ? "Phase 2: Optional cloud sync" : "Phase 1: On-device"
  }
}

package struct AnalyticsSettings: PracticeRecord {
  package var gapMode = GapMode.compressInactive
  /// Whether the median stands for the middle, rather than the mean.
  package var useMedian = true
  package var kept: [JSON.Member] = []

  package init() {}
}
