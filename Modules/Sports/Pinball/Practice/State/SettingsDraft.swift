internal import Domain

/// A change of the player's settings; nil leaves a setting unchanged.
package struct SettingsDraft: Hashable, Sendable {
  /// The player's name; empty for none.
  package var name: String?
  /// The player's name in the league's files; empty for none.
  package var player: String?
  /// The compared player; empty for none.
  package var opponent: String?
  package var gapMode: GapMode?
  package var usesMedian: Bool?
  /// Whether new league scores are imported automatically.
  package var fillsFromLeague: Bool?
  /// Whether practice is synced, if the program is (decision 20).
  package var cloudSync: Bool?

  package init() {}

  package func steps(in state: PracticeState) -> [PracticeStep] {
    var (league, practice) = (state.leagueSettings, state.practiceSettings)
    var (analytics, sync) = (state.analyticsSettings, state.syncSettings)
    if let player, player != league.playerName {
      league.playerName = player
      // Another player's scores were never imported.
      league.lastImportAt = nil
    }
    if let fillsFromLeague { league.csvAutoFillEnabled = fillsFromLeague }
    if let name { practice.playerName = name.trimmingSpaces }
    if let opponent { practice.comparisonPlayerName = opponent }
    if let gapMode { analytics.gapMode = gapMode }
    if let usesMedian { analytics.useMedian = usesMedian }
    if let cloudSync { sync.cloudSyncEnabled = cloudSync }
    return [
      league == state.leagueSettings ? nil : .leagueSettings(league),
      practice == state.practiceSettings ? nil : .practiceSettings(practice),
      analytics == state.analyticsSettings ? nil : .analyticsSettings(analytics),
      sync == state.syncSettings ? nil : .syncSettings(sync),
    ]
    .compactMap(\.self)
  }
}
