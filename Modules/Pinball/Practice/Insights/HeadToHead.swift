/// Two players of the league on the games that both have scores of.
///
/// Other than ``PlayerComparison``, it compares all that each has scored on a game, not what both scored on the same night.
public struct HeadToHead: Hashable, Sendable {
  /// What one player's scores of a game come to.
  public struct Side: Hashable, Codable, Sendable {
    public let count: Int
    public let mean: Double
    public let high: Double
    public let low: Double
  }

  public struct Game: Hashable, Sendable {
    public let practiceKey: String
    public let name: String
    public let mine: Side
    public let theirs: Side

    /// How far one's mean is above the other's.
    public var delta: Double { mine.mean - theirs.mean }
  }

  /// By how far apart the means are, the farthest first.
  public let games: [Game]

  /// Games where one's mean is above the other's; where both are equal nobody leads.
  public var led: Int { games.count { $0.delta > 0 } }

  public var trailed: Int { games.count { $0.delta < 0 } }

  /// nil where no game is shared.
  public var meanDelta: Double? {
    games.isEmpty ? nil : games.reduce(0) { $0 + $1.delta } / Double(games.count)
  }
}

extension HeadToHead {
  /// - Parameters:
  ///   - mine: One player's rows.
  ///   - theirs: The other's.
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
  /// Two players on the games that both have scores of; nil where a name is blank or a file is missing.
  public func headToHead(_ one: ComparedName, _ other: ComparedName) -> HeadToHead? {
    guard let stats, let library, !one.isBlank, !other.isBlank, one != other else { return nil }
    return HeadToHead(stats.rows(of: one), stats.rows(of: other), MachineMatcher(library))
  }
}
