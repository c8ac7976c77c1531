package import Domain

/// Two league players on the games that both have scores of.
///
/// Unlike ``PlayerComparison``, this compares all scores of a game, not those of the same night.
package struct HeadToHead: Hashable, Sendable {
  /// The summary of one player's scores of a game.
  package struct Side: Hashable, Codable, Sendable {
    package let count: Int
    package let mean: Double
    package let high: Double
    package let low: Double
  }

  package struct Game: Hashable, Codable, Sendable {
    package let practiceKey: String
    package let name: String
    package let mine: Side
    package let theirs: Side
    /// The difference of the first player's mean from the second's.
    package let delta: Double
  }

  /// The games, by difference of the means, largest first.
  package let games: [Game]

  /// The number of games that the first player leads; equal means count for neither.
  package var led: Int { games.count { $0.delta > 0 } }

  package var trailed: Int { games.count { $0.delta < 0 } }

  /// The mean of the differences; nil without a shared game.
  package var meanDelta: Double? {
    games.isEmpty ? nil : games.reduce(0) { $0 + $1.delta } / Double(games.count)
  }
}

extension HeadToHead {
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
      guard let own = Side(mine.scores), let other = others[key].flatMap({ Side($0.scores) }) else { return nil }
      return Game(practiceKey: key, name: mine.game.name, mine: own, theirs: other, delta: own.mean - other.mean)
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
  package func headToHead(_ one: NameKey, _ other: NameKey) -> HeadToHead? {
    guard let stats, let library, !one.isBlank, !other.isBlank, one != other else { return nil }
    return HeadToHead(stats.rows(of: one), stats.rows(of: other), MachineMatcher(library))
  }
}
