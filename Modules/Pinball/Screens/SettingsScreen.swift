public import Domain

/// What a player has chosen.
///
/// This is what the page shows and `settings --json` prints.
public struct SettingsScreen: Hashable, Codable, Sendable {
  /// What to call the player; nil for nothing.
  public let name: String?
  /// Who the player is in the league, as shown; nil for nobody.
  public let player: String?
  /// Whom to compare with, as shown; nil for nobody.
  public let opponent: String?
  /// How pauses between scores are drawn.
  public let gapMode: String
  public let usesMedian: Bool
  /// Whether new league scores come in by themselves.
  public let fillsFromLeague: Bool
  public let lastImportAt: Timestamp?
  /// Whether practice is synced, where the program is (decision 20).
  public let cloudSync: Bool
}

extension SettingsScreen {
  /// How to greet the player: by the first word of the name, or as a redacted player is shown.
  public var greeting: String? {
    name.map { name in
      name.hasPrefix("Redacted ") ? name : String(name.split(whereSeparator: \.isWhitespace).first ?? "")
    }
  }
}

extension PracticeState {
  /// What is chosen.
  public func settings(_ names: LeagueNames) -> SettingsScreen {
    func shown(_ text: String) -> String? { ComparedName(text).isBlank ? nil : names.shown(text) }
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
