package import Domain

/// The front page's cards about one player: stats, standings and targets.
package struct HomeScreen: Hashable, Codable, Sendable {
  /// The latest season's first places, and those around the player.
  package struct Standings: Hashable, Codable, Sendable {
    package let season: Int
    package let top: [StandingsScreen.Line]
    /// The lines around the player; empty for a player without a line, or for no player.
    package let around: [StandingsScreen.Line]

    /// The most lines of each part.
    package static let size = 5
  }

  /// The scores of the most recent bank night.
  package struct Recent: Hashable, Codable, Sendable {
    /// The player's name for display.
    package let player: String
    /// Whether it is another player, because the requested one has no scores.
    package let isFallback: Bool
    package let season: Int
    package let bank: Int
    package let rows: [StatsScreen.Row]
  }

  package struct Targets: Hashable, Codable, Sendable {
    package let bank: Int?
    package let lines: [TargetsScreen.Line]
  }

  /// The practice to continue.
  package struct Practice: Hashable, Codable, Sendable {
    package struct Game: Hashable, Codable, Sendable {
      package let practiceKey: String
      package let name: String
    }

    /// The last game; nil for an empty library.
    package let lastGame: Game?
    package let groups: [GroupsScreen.Group]
  }

  /// The league player's name for display; nil for no player.
  package let player: String?
  package let recent: Recent?
  package let standings: Standings?
  package let targets: Targets?
  /// The practice; nil if not requested.
  package var practice: Practice?
}

extension PracticeState {
  package func home(
    _ activity: [LibraryActivity],
    in library: PinballLibrary,
    now: Timestamp,
    zone: ZoneTable
  ) -> HomeScreen.Practice {
    let groups = groups(archived: false, keys: library.keys, now: now, zone: zone).groups
    return HomeScreen.Practice(
      lastGame: lastGame(activity, in: library).map {
        HomeScreen.Practice.Game(practiceKey: $0.practiceKey, name: $0.name)
      },
      groups: groups.filter(\.isActive)
    )
  }
}

extension League {
  /// Returns the cards of a player; nil for no player.
  package func home(for player: NameKey?) -> HomeScreen {
    HomeScreen(
      player: player.flatMap { names.player($0.text) }.map(names.shown),
      recent: stats?.recentBank(of: player).map { HomeScreen.Recent($0, names) },
      standings: standings?.card(around: player, for: player, names),
      targets: targetsCard(for: player)
    )
  }

  /// Returns the lines around a player in the latest season, for the reader `me`; nil for a player without one.
  package func around(
    _ player: NameKey,
    for me: NameKey?,
    size: Int = HomeScreen.Standings.size
  ) -> [StandingsScreen.Line]? {
    standings?.card(around: player, for: me, names, size: size).flatMap { $0.around.isEmpty ? nil : $0.around }
  }

  /// Returns the keys of the games of a player's next bank, in the order of the library's file; none where it is unknown.
  package func gamesOfNextBank(for player: NameKey?) -> [String] {
    guard let stats, let targetTable, let bank = NextBank(stats, player: player, targets: targetTable).bank else {
      return []
    }
    return (library?.games ?? []).filter { $0.countedBank == bank }.map(\.practiceKey)
  }

  private func targetsCard(for player: NameKey?) -> HomeScreen.Targets? {
    guard let stats, let targetTable else { return nil }
    let next = NextBank(stats, player: player, targets: targetTable)
    return HomeScreen.Targets(bank: next.bank, lines: next.targets.map(TargetsScreen.Line.init))
  }
}

extension HomeScreen.Recent {
  fileprivate init(_ recent: RecentBank, _ names: LeagueNames) {
    (isFallback, season, bank) = (recent.isFallback, recent.season, recent.bank)
    player = names.shown(recent.player)
    rows = recent.rows.map { StatsScreen.Row($0, names) }
  }
}
