public import Domain

/// The front page's cards: stats, standings and targets, as they concern one player.
///
/// This is what the page shows and `around --json` prints in part.
public struct HomeScreen: Hashable, Codable, Sendable {
  /// The latest season's first places, and those around the player.
  public struct Standings: Hashable, Codable, Sendable {
    public let season: Int
    public let top: [StandingsScreen.Line]
    /// None where the player has no line, or nobody is chosen.
    public let around: [StandingsScreen.Line]
  }

  /// What was scored on the most recent bank night.
  public struct Recent: Hashable, Codable, Sendable {
    public let player: String
    /// Whether it is somebody else than was asked for, who has no scores.
    public let isFallback: Bool
    public let season: Int
    public let bank: Int
    public let rows: [StatsScreen.Row]
  }

  /// What to aim for on the bank that comes next.
  public struct Targets: Hashable, Codable, Sendable {
    /// nil where no bank is known.
    public let bank: Int?
    public let lines: [TargetsScreen.Line]
  }

  /// What to go on with.
  public struct Practice: Hashable, Codable, Sendable {
    public struct Game: Hashable, Codable, Sendable {
      public let practiceKey: String
      public let name: String
    }

    /// What was looked at last; nil for an empty library.
    public let lastGame: Game?
    /// Those that are worked on.
    public let groups: [GroupsScreen.Group]
  }

  /// The league player, as shown; nil where nobody is chosen.
  public let player: String?
  public let recent: Recent?
  public let standings: Standings?
  public let targets: Targets?
  /// nil where practice is not asked for.
  public var practice: Practice?
}

extension PracticeState {
  /// What somebody goes on with.
  ///
  /// - Parameters:
  ///   - activity: What was looked at in the library.
  ///   - library: All games.
  ///   - now: When this is.
  ///   - zone: The player's.
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
  /// The cards for a player; nil for nobody.
  public func home(for player: ComparedName?) -> HomeScreen {
    HomeScreen(
      player: player.flatMap { names.player($0.text) }.map(names.shown),
      recent: stats?.recentBank(of: player).map { HomeScreen.Recent($0, names) },
      standings: standingsCard(for: player),
      targets: targetsCard(for: player)
    )
  }

  /// The lines around a player in the latest season.
  ///
  /// - Parameters:
  ///   - player: Who is in the middle.
  ///   - me: The league player of whoever looks.
  ///   - size: How many lines.
  /// - Returns: nil for who has no line.
  public func around(
    _ player: ComparedName,
    for me: ComparedName?,
    size: Int = StandingsPreview.size
  ) -> [StandingsScreen.Line]? {
    guard let card = standings.flatMap({ StandingsPreview($0, player: player, size: size) }), !card.around.isEmpty
    else {
      return nil
    }
    return card.around.map { StandingsScreen.Line($0, isMine: ComparedName($0.row.player) == me, names) }
  }

  private func standingsCard(for player: ComparedName?) -> HomeScreen.Standings? {
    standings.flatMap { StandingsPreview($0, player: player) }.map { HomeScreen.Standings($0, names) }
  }

  private func targetsCard(for player: ComparedName?) -> HomeScreen.Targets? {
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
