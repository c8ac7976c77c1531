internal import Domain

/// One player, season by season.
package struct PlayerScreen: Hashable, Codable, Sendable {
  /// The player's name for display.
  package let player: String
  /// The player at the International Flipper Pinball Association; nil if unknown, and for a redacted player.
  package let ifpa: IFPAPlayers.Link?
  /// The seasons, latest first.
  package let seasons: [PlayerTrend.Entry]
}

/// Two players on the machines that both played on the same bank nights.
package struct ComparisonScreen: Hashable, Codable, Sendable {
  /// The player's name for display.
  package let player: String
  /// The other player's name for display.
  package let opponent: String
  package let total: PlayerComparison.Tally
  /// The machines, most played first.
  package let machines: [PlayerComparison.Part]
  /// The seasons, latest first.
  package let seasons: [PlayerComparison.Part]
}

extension League {
  /// Returns a player's seasons by the displayed name or that of the files; nil for no league player.
  package func player(_ text: String) -> PlayerScreen? {
    guard let player = names.player(text) else { return nil }
    let trend = PlayerTrend(of: NameKey(loosely: player), standings: standings, stats: stats)
    // The name there would tell who a redacted player is.
    let link = redaction.hides(player) ? nil : ifpa?[NameKey(loosely: player)]
    return PlayerScreen(player: names.shown(player), ifpa: link, seasons: trend.entries.reversed())
  }

  /// Returns the comparison of two players; nil if either is no league player, or both are the same.
  package func comparison(_ one: String, _ other: String) -> ComparisonScreen? {
    guard let player = names.player(one), let opponent = names.player(other), let stats,
      NameKey(loosely: player) != NameKey(loosely: opponent)
    else { return nil }
    let comparison = stats.comparison(of: NameKey(loosely: player), with: NameKey(loosely: opponent))
    return ComparisonScreen(
      player: names.shown(player),
      opponent: names.shown(opponent),
      total: comparison.total,
      machines: comparison.machines,
      seasons: comparison.seasons
    )
  }
}
