public import Domain

/// The card of standings: the latest season's first places, and those around a player.
public struct StandingsPreview: Sendable {
  /// The season.
  public let season: Int
  /// The first lines, at most ``size``.
  public let top: [SeasonStandings.Line]
  /// The lines around the player; empty for a player without a line, or for no player.
  public let around: [SeasonStandings.Line]
  /// The index of the player's line in ``around``.
  public let player: Int?

  /// The most lines on the card.
  public static let size = 5

  /// Creates the card; nil without standings.
  public init?(_ standings: LeagueStandings, player: NameKey?, size: Int = Self.size) {
    guard let season = standings.season() else { return nil }
    self.season = season.season
    top = Array(season.lines.prefix(size))
    let window = player.flatMap { season.window(around: $0, size: size) } ?? 0..<0
    around = Array(season.lines[window])
    self.player = player.flatMap { season.index(of: $0) }.map { $0 - window.lowerBound }
  }
}
