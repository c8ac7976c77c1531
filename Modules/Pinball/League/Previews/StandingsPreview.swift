/// The standings' card: the latest season's first places, and those around a player.
public struct StandingsPreview: Sendable {
  public let season: Int
  /// The first lines, at most ``size``.
  public let top: [SeasonStandings.Line]
  /// The lines around the player; none where the player has no line, or nobody is chosen.
  public let around: [SeasonStandings.Line]
  /// Which of ``around`` is the player's.
  public let player: Int?

  public static let size = 5

  /// - Returns: nil where there are no standings.
  public init?(_ standings: LeagueStandings, player: ComparedName?, size: Int = Self.size) {
    guard let season = standings.season() else { return nil }
    self.season = season.season
    top = Array(season.lines.prefix(size))
    let window = player.flatMap { season.window(around: $0, size: size) } ?? 0..<0
    around = Array(season.lines[window])
    self.player = player.flatMap { season.index(of: $0) }.map { $0 - window.lowerBound }
  }
}
