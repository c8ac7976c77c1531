internal import Domain

/// A change of the player's settings; nil leaves a setting unchanged.
public struct SettingsDraft: Hashable, Sendable {
  /// The player's name; empty for none.
  public var name: String?
  /// The player's name in the league's files; empty for none.
  public var player: String?
  /// The compared player; empty for none.
  public var opponent: String?
  /// The display of pauses.
  public var gapMode: GapMode?
  /// Whether the median stands for the middle.
  public var usesMedian: Bool?
  /// Whether new league scores are imported automatically.
  public var fillsFromLeague: Bool?
  /// Whether practice is synced, if the program is (decision 20).
  public var cloudSync: Bool?

  /// Creates a draft without changes.
  public init() {}

  /// Returns the steps for the settings that differ.
  public func steps(in state: PracticeState) -> [PracticeStep] {
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
