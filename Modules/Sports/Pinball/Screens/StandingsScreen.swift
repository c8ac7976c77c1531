package import Domain

/// A season's standings for display.
package struct StandingsScreen: Hashable, Codable, Sendable {
  package struct Line: Hashable, Codable, Sendable, Identifiable {
    /// The position from 1, unique.
    package let position: Int
    /// The rank, shared by ties.
    package let rank: Int
    /// The player's name for display.
    package let player: String
    package let total: Double
    /// The league's own word, such as `Yes`; empty for none.
    package let eligible: String
    package let nights: Int?
    /// The points of the eight banks.
    package let banks: [Double]
    /// Whether it is the reader's own league player.
    package let isMine: Bool

    package var id: Int { position }
  }

  package let season: Int
  /// The seasons, ascending.
  package let seasons: [Int]
  /// The order of the lines.
  package let sort: StandingsSort
  package let lines: [Line]
  /// The number of places in the finals.
  package let finalists: Int
  /// The number of unusable rows in the file.
  package let skippedRows: Int
}

extension LeagueStandings {
  /// Returns a season for display, the latest if it does not exist; nil if the file has none.
  package func screen(
    season chosen: Int? = nil,
    by sort: StandingsSort = .place,
    for player: NameKey?,
    _ names: LeagueNames
  ) -> StandingsScreen? {
    guard let season = season(chosen) else { return nil }
    return StandingsScreen(
      season: season.season,
      seasons: seasons,
      sort: sort,
      lines: sort.sorted(season.screen(season.lines.indices, for: player, names)),
      finalists: SeasonStandings.finalists,
      skippedRows: skipped.total
    )
  }

  /// Returns the latest season's first places, and those around a player, with the line of `me` marked as the reader's.
  package func card(
    around player: NameKey?,
    for me: NameKey?,
    _ names: LeagueNames,
    size: Int = HomeScreen.Standings.size
  ) -> HomeScreen.Standings? {
    guard let season = season() else { return nil }
    let window = player.flatMap { season.window(around: $0, size: size) } ?? 0..<0
    return HomeScreen.Standings(
      season: season.season,
      top: season.screen(season.lines.indices.prefix(size), for: me, names),
      around: season.screen(window, for: me, names)
    )
  }
}

extension SeasonStandings {
  fileprivate func screen(_ places: Range<Int>, for me: NameKey?, _ names: LeagueNames) -> [StandingsScreen.Line] {
    let mine = me.flatMap { index(of: $0) }
    return places.map { StandingsScreen.Line(lines[$0], isMine: $0 == mine, names) }
  }
}

extension StandingsScreen.Line {
  fileprivate init(_ line: SeasonStandings.Line, isMine: Bool, _ names: LeagueNames) {
    (position, rank, total) = (line.position, line.rank, line.row.total)
    player = names.shown(line.row.player)
    (eligible, nights, banks) = (line.row.eligible, line.row.nights, line.row.banks)
    self.isMine = isMine
  }
}
