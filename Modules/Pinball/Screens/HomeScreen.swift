public import Domain

/// The front page's cards about one player: stats, standings and targets.
///
/// The page shows it, and `around --json` prints a part of it.
public struct HomeScreen: Hashable, Codable, Sendable {
  /// The latest season's first places, and those around the player.
  public struct Standings: Hashable, Codable, Sendable {
    /// The season.
    public let season: Int
    /// The first places.
    public let top: [StandingsScreen.Line]
    /// The lines around the player; empty for a player without a line, or for no player.
    public let around: [StandingsScreen.Line]
  }

  /// The scores of the most recent bank night.
  public struct Recent: Hashable, Codable, Sendable {
    /// The player's name for display.
    public let player: String
    /// Whether it is another player, because the requested one has no scores.
    public let isFallback: Bool
    /// The season.
    public let season: Int
    /// The bank.
    public let bank: Int
    /// The rows.
    public let rows: [StatsScreen.Row]
  }

  /// The targets of the next bank.
  public struct Targets: Hashable, Codable, Sendable {
    /// The bank; nil if none is known.
    public let bank: Int?
    /// The targets.
    public let lines: [TargetsScreen.Line]
  }

  /// The practice to continue.
  public struct Practice: Hashable, Codable, Sendable {
    /// One game.
    public struct Game: Hashable, Codable, Sendable {
      /// The practice key.
      public let practiceKey: String
      /// The game's name.
      public let name: String
    }

    /// The last game; nil for an empty library.
    public let lastGame: Game?
    /// The active groups.
    public let groups: [GroupsScreen.Group]
  }

  /// The league player's name for display; nil for no player.
  public let player: String?
  /// The most recent bank night.
  public let recent: Recent?
  /// The standings.
  public let standings: Standings?
  /// The targets.
  public let targets: Targets?
  /// The practice; nil if not requested.
  public var practice: Practice?
}

extension PracticeState {
  /// Returns the practice to continue.
  ///
  /// - Parameters:
  ///   - activity: The activity in the library.
  ///   - library: All games.
  ///   - now: The time.
  ///   - zone: The player's zone.
  /// - Returns: A part of the front page.
  public func home(
    _ activity: [LibraryActivity],
    in library: PinballLibrary,
    now: Timestamp,
    zone: ZoneTable
  ) -> HomeScreen.Practice {
    let groups = groups(archived: false, keys: GameKeys(library.games), now: now, zone: zone).groups
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
  public func home(for player: NameKey?) -> HomeScreen {
    HomeScreen(
      player: player.flatMap { names.player($0.text) }.map(names.shown),
      recent: stats?.recentBank(of: player).map { HomeScreen.Recent($0, names) },
      standings: standingsCard(for: player),
      targets: targetsCard(for: player)
    )
  }

  /// Returns the lines around a player in the latest season.
  ///
  /// - Parameters:
  ///   - player: The player in the middle.
  ///   - me: The reader's own league player.
  ///   - size: The number of lines.
  /// - Returns: The lines; nil for a player without a line.
  public func around(
    _ player: NameKey,
    for me: NameKey?,
    size: Int = StandingsPreview.size
  ) -> [StandingsScreen.Line]? {
    guard let card = standings.flatMap({ StandingsPreview($0, player: player, size: size) }), !card.around.isEmpty
    else {
      return nil
    }
    return card.around.map { StandingsScreen.Line($0, isMine: NameKey(loosely: $0.row.player) == me, names) }
  }

  private func standingsCard(for player: NameKey?) -> HomeScreen.Standings? {
    standings.flatMap { StandingsPreview($0, player: player) }.map { HomeScreen.Standings($0, names) }
  }

  private func targetsCard(for player: NameKey?) -> HomeScreen.Targets? {
    guard let stats, let targetTable else { return nil }
    let next = NextBank(stats, player: player, targets: targetTable)
    return HomeScreen.Targets(bank: next.bank, lines: next.targets.map(TargetsScreen.Line.init))
  }
}

extension HomeScreen.Standings {
  fileprivate init(_ card: StandingsPreview, _ names: LeagueNames) {
    season = card.season
    let mine = card.player.map { card.around[$0].position }
    top = card.top.map { StandingsScreen.Line($0, isMine: $0.position == mine, names) }
    around = card.around.map { StandingsScreen.Line($0, isMine: $0.position == mine, names) }
  }
}

extension HomeScreen.Recent {
  fileprivate init(_ recent: RecentBank, _ names: LeagueNames) {
    (isFallback, season, bank) = (recent.isFallback, recent.season, recent.bank)
    player = names.shown(recent.player)
    rows = recent.rows.map { StatsScreen.Row($0, names) }
  }
}
