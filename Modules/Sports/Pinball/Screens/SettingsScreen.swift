package import Domain

/// A player's settings.
package struct SettingsScreen: Hashable, Codable, Sendable {
  package let name: String?
  /// The league player's displayed name; nil for none.
  package let player: String?
  /// The compared player's displayed name; nil for none.
  package let opponent: String?
  /// The display of pauses between scores.
  package let gapMode: String
  /// Whether the median stands for the middle, rather than the mean.
  package let usesMedian: Bool
  /// Whether new league scores are imported automatically.
  package let fillsFromLeague: Bool
  /// The time of the last import; nil for never.
  package let lastImportAt: Timestamp?
  /// Whether practice is synced, if the program is (decision 20).
  package let cloudSync: Bool
}

extension SettingsScreen {
  /// The name in a greeting: the first word, or the displayed name of a redacted player.
  package var greeting: String? {
    name.map { name in
      name.hasPrefix("Redacted ") ? name : String(name.split(whereSeparator: \.isWhitespace).first ?? "")
    }
  }
}

extension PracticeState {
  package func settings(_ names: LeagueNames) -> SettingsScreen {
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
