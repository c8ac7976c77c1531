internal import Domain

/// What a player changes of the settings; nil leaves one as it is.
public struct SettingsDraft: Hashable, Sendable {
  /// What to call the player; empty for nothing.
  public var name: String?
  /// Who the player is in the league, as its files spell it; empty for nobody.
  public var player: String?
  /// Whom to compare with; empty for nobody.
  public var opponent: String?
  public var gapMode: GapMode?
  public var usesMedian: Bool?
  /// Whether new league scores come in by themselves.
  public var fillsFromLeague: Bool?
  /// Whether practice is synced, where the program is (decision 20).
  public var cloudSync: Bool?

  public init() {}

  /// The steps that change what is different.
  public func steps(in state: PracticeState) -> [PracticeStep] {
    var (league, practice) = (state.leagueSettings, state.practiceSettings)
    var (analytics, sync) = (state.analyticsSettings, state.syncSettings)
    if let player, player != league.playerName {
      league.playerName = player
      // Another player's scores have never come in.
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
