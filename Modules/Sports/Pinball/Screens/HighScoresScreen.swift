package import Domain

/// The games on which players share scores, each with the best of a period.
package struct HighScoresScreen: Hashable, Codable, Sendable {
  package struct Game: Hashable, Codable, Sendable {
    package let practiceKey: String
    package let name: String
    package let best: HighScoreScreen.Line
  }

  package let period: Period
  /// Whether the reader shares scores.
  package let isShared: Bool
  /// The games with a score in the period, by name.
  package let games: [Game]
}

/// The best scores on one game in the present bucket of a period.
package struct HighScoreScreen: Hashable, Codable, Sendable {
  package struct Line: Hashable, Codable, Sendable {
    package let rank: Int
    /// The player's present name.
    package let player: String
    package let score: Int64
    /// The time at which the score was played.
    package let time: Timestamp
    package let isMine: Bool
  }

  package let practiceKey: String
  package let name: String
  package let period: Period
  /// The bucket, such as `2025-W24`.
  package let bucket: String
  /// The first moment of the bucket; nil for all time.
  package let since: Timestamp?
  package let lines: [Line]
}

extension HighScores {
  /// Returns the board of a game; nil for a game without one.
  ///
  /// - Parameters:
  ///   - game: The game's key.
  ///   - period: The period.
  ///   - keys: The games with their names.
  ///   - sharing: The players who share their scores.
  ///   - viewer: The reader; nil for one without an account.
  ///   - now: The moment whose bucket is shown.
  ///   - most: The most lines.
  ///   - name: Returns the present name of a player.
  /// - Returns: The board.
  /// - Throws: ``Domain/LeaderboardError``; what `name` throws.
  package func screen(
    of game: String,
    _ period: Period,
    keys: GameKeys,
    among sharing: Sharing,
    for viewer: UserID?,
    at now: Timestamp,
    most: Int = 100,
    name: (UserID) async throws -> String?
  ) async throws -> HighScoreScreen? {
    let players = Set(sharing.keys)
    guard let found = try await best(on: game, period, among: players, at: now, most: most) else { return nil }
    var lines: [HighScoreScreen.Line] = []
    for standing in found.standings {
      let user = UserID(standing.entry.player)
      lines.append(
        HighScoreScreen.Line(
          rank: standing.rank,
          player: try await name(user) ?? user.pseudonym("Player"),
          score: standing.entry.score.keys[0],
          time: standing.entry.achievedAt,
          isMine: user == viewer
        )
      )
    }
    return HighScoreScreen(
      practiceKey: game,
      name: keys.displayName(game),
      period: period,
      bucket: found.bucket.id,
      since: found.bucket.start,
      lines: lines
    )
  }

  /// Returns the games with a score in the present bucket of a period; parameters as for a board.
  package func screen(
    _ period: Period,
    keys: GameKeys,
    among sharing: Sharing,
    for viewer: UserID,
    isShared: Bool,
    at now: Timestamp,
    name: (UserID) async throws -> String?
  ) async throws -> HighScoresScreen {
    var games: [HighScoresScreen.Game] = []
    for game in Set(sharing.values.joined()) {
      let board = try await screen(
        of: game,
        period,
        keys: keys,
        among: sharing,
        for: viewer,
        at: now,
        most: 1,
        name: name
      )
      guard let board, let best = board.lines.first else { continue }
      games.append(HighScoresScreen.Game(practiceKey: game, name: board.name, best: best))
    }
    games.sort { ($0.name.lowercased(), $0.practiceKey) < ($1.name.lowercased(), $1.practiceKey) }
    return HighScoresScreen(period: period, isShared: isShared, games: games)
  }
}
