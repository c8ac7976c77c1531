public import Domain

/// A player's settings.
///
/// The page shows it, and `settings --json` prints it.
public struct SettingsScreen: Hashable, Codable, Sendable {
  /// The player's name; nil for none.
  public let name: String?
  /// The league player's displayed name; nil for none.
  public let player: String?
  /// The compared player's displayed name; nil for none.
  public let opponent: String?
  /// The display of pauses between scores.
  public let gapMode: String
  /// Whether the median stands for the middle, rather than the mean.
  public let usesMedian: Bool
  /// Whether new league scores are imported automatically.
  public let fillsFromLeague: Bool
  /// The time of the last import; nil for never.
  public let lastImportAt: Timestamp?
  /// Whether practice is synced, if the program is (decision 20).
  public let cloudSync: Bool
}

extension SettingsScreen {
  /// The name in a greeting: the first word, or the displayed name of a redacted player.
  public var greeting: String? {
    name.map { name in
      name.hasPrefix("Redacted ") ? name : String(name.split(whereSeparator: \.isWhitespace).first ?? "")
    }
  }
}

extension PracticeState {
  /// Returns the settings for display.
  public func settings(_ names: LeagueNames) -> SettingsScreen {
    func shown(_ text: String) -> String? { NameKey(loosely: text).isBlank ? nil : names.shown(text) }
    return SettingsScreen(
      name: shown(practiceSettings.playerName),
      player: shown(leagueSettings.playerName),
      opponent: shown(practiceSettings.comparisonPlayerName),
      gapMode: analyticsSettings.gapMode.rawValue,
      usesMedian: analyticsSettings.useMedian,
      fillsFromLeague: leagueSettings.csvAutoFillEnabled,
      lastImportAt: leagueSettings.lastImportAt,
      cloudSync: syncSettings.cloudSyncEnabled
    )
  }
}
