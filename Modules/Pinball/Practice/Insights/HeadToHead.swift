public import Domain

/// Two league players on the games that both have scores of.
///
/// Unlike ``PlayerComparison``, this compares all scores of a game, not those of the same night.
public struct HeadToHead: Hashable, Sendable {
  /// The summary of one player's scores of a game.
  public struct Side: Hashable, Codable, Sendable {
    /// The number of scores.
    public let count: Int
    /// The mean score.
    public let mean: Double
    /// The highest score.
    public let high: Double
    /// The lowest score.
    public let low: Double
  }

  /// A game with scores of both players.
  public struct Game: Hashable, Sendable {
    /// The practice key.
    public let practiceKey: String
    /// The game's name.
    public let name: String
    /// The first player's scores.
    public let mine: Side
    /// The second player's scores.
    public let theirs: Side

    /// The difference of the first player's mean from the second's.
    public var delta: Double { mine.mean - theirs.mean }
  }

  /// The games, by difference of the means, largest first.
  public let games: [Game]

  /// The number of games that the first player leads.
  ///
  /// Equal means count for neither.
  public var led: Int { games.count { $0.delta > 0 } }

  /// The number of games that the second player leads.
  public var trailed: Int { games.count { $0.delta < 0 } }

  /// The mean of the differences; nil without a shared game.
  public var meanDelta: Double? {
    games.isEmpty ? nil : games.reduce(0) { $0 + $1.delta } / Double(games.count)
  }
}

extension HeadToHead {
  /// Compares two players.
  ///
  /// - Parameters:
  ///   - mine: The first player's rows.
  ///   - theirs: The second player's rows.
  ///   - matcher: Finds the game of a machine.
  init(_ mine: [StatsRow], _ theirs: [StatsRow], _ matcher: MachineMatcher) {
    var games: [String: LibraryGame?] = [:]
    func game(_ machine: String) -> LibraryGame? {
      if let known = games[machine] { return known }
      let game = matcher.match(machine)?.game
      games[machine] = .some(game)
      return game
    }
    func scores(_ rows: [StatsRow]) -> [String: (game: LibraryGame, scores: [Double])] {
      rows.reduce(into: [:]) { sides, row in
        guard let score = row.countedScore, let game = game(row.machine), !game.practiceKey.isEmpty else { return }
        sides[game.practiceKey, default: (game, [])].scores.append(score)
      }
    }
    let others = scores(theirs)
    let shared = scores(mine).compactMap { key, mine -> Game? in
      guard let mean = Side(mine.scores), let other = others[key].flatMap({ Side($0.scores) }) else { return nil }
      return Game(practiceKey: key, name: mine.game.name, mine: mean, theirs: other)
    }
    self.games = shared.sorted { (-$0.delta.magnitude, $0.name) < (-$1.delta.magnitude, $1.name) }
  }
}

extension HeadToHead.Side {
  fileprivate init?(_ scores: [Double]) {
    guard let high = scores.max(), let low = scores.min() else { return nil }
    self.init(count: scores.count, mean: scores.reduce(0, +) / Double(scores.count), high: high, low: low)
  }
}

extension League {
  /// Returns the comparison of two players; nil for a blank name, or if a file is missing.
  public func headToHead(_ one: NameKey, _ other: NameKey) -> HeadToHead? {
    guard let stats, let library, !one.isBlank, !other.isBlank, one != other else { return nil }
    return HeadToHead(stats.rows(of: one), stats.rows(of: other), MachineMatcher(library))
  }
}
