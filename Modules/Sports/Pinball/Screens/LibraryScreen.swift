internal import Domain

/// The games of a search.
package struct LibraryScreen: Hashable, Codable, Sendable {
  package struct Game: Hashable, Codable, Sendable {
    package let practiceKey: String
    /// The id in the Open Pinball Database; nil if unknown.
    package let opdbID: String?
    package let name: String
    package let variant: String?
    /// Maker, year, place and bank.
    package let facts: Wording
    package let bank: Int?
  }

  /// Consecutive games with a common group or bank.
  package struct Section: Hashable, Codable, Sendable {
    /// The heading; nil if the list has no sections.
    package let title: Wording?
    package let games: [Game]
  }

  /// A venue or category.
  package struct Source: Hashable, Codable, Sendable {
    package let id: String
    package let name: String
  }

  package let sources: [Source]
  /// The source's id; nil for all.
  package let source: String?
  package let search: String
  /// The bank; nil for all.
  package let bank: Int?
  /// The possible banks, ascending; empty if there is no choice.
  package let banks: [Int]
  package let sort: LibrarySort
  package let sorts: [LibrarySort]
  package let sections: [Section]
  package let count: Int
  /// The number of games beyond the most that were asked for.
  package let omitted: Int
  /// The number of items that could not be read.
  package let skippedItems: Int
}

/// One game with its texts, pictures and videos.
package struct GameScreen: Hashable, Codable, Sendable {
  package struct Place: Hashable, Codable, Sendable {
    package let source: String
    /// The position, and the bank.
    package let facts: Wording
  }

  package struct Video: Hashable, Codable, Sendable {
    package let label: String
    package let url: String
    /// Whether the video's site has a picture of it.
    package let hasPicture: Bool
  }

  package let practiceKey: String
  package let name: String
  package let variant: String?
  package let places: [Place]
  package let videos: [Video]
  /// The address of the rules on another site.
  package let rulesheetURL: String?
  /// The address of a picture of the playfield.
  package let playfieldURL: String?
  /// The id in the Open Pinball Database; nil if unknown.
  package let opdbID: String?
  /// The addresses of the game at Pinball Map and Match Play; nil without an OPDB id.
  package let links: Links?
  /// The league's target scores; nil if unknown.
  package let target: TargetsScreen.Line?
  /// The league's high scores: each player's best, at most ten.
  package let highScores: [HighScore]

  /// The game at other sites, by its OPDB id.
  package struct Links: Hashable, Codable, Sendable {
    /// The places that have the game.
    package let pinballMap: String
    /// Tips of players.
    package let matchPlay: String
  }

  package struct HighScore: Hashable, Codable, Sendable {
    package let rank: Int
    /// The player's name for display.
    package let player: String
    package let score: Double
    package let season: String
  }
}

extension PinballLibrary {
  /// Returns the games of a query for display.
  ///
  /// - Parameters:
  ///   - query: The query.
  ///   - most: The most games to list; nil for all.
  /// - Returns: The screen.
  package func screen(_ query: LibraryQuery, most: Int? = nil) -> LibraryScreen {
    let listing = listing(query)
    var left = most ?? .max
    let sections = listing.sections.compactMap { section -> LibraryScreen.Section? in
      let games = section.games.prefix(left)
      left -= games.count
      if games.isEmpty { return nil }
      return LibraryScreen.Section(title: section.title.map(Wording.init), games: games.map(LibraryScreen.Game.init))
    }
    let count = listing.games.count
    return LibraryScreen(
      sources: sources.map { LibraryScreen.Source(id: $0.id, name: $0.name) },
      source: listing.source?.id,
      search: query.search,
      bank: listing.bank,
      banks: listing.banks,
      sort: listing.sort,
      sorts: listing.sorts,
      sections: sections,
      count: count,
      omitted: max(0, count - (most ?? .max)),
      skippedItems: skippedItems
    )
  }
}

extension LibraryScreen.Game {
  init(_ game: LibraryGame) {
    (practiceKey, opdbID, name, variant) = (game.practiceKey, game.opdbID, game.name, game.variant)
    (facts, bank) = (Wording(game.metaLine), game.countedBank)
  }
}

extension League {
  /// Returns a game by its practice key; nil if the library does not have it.
  package func game(_ key: String) -> GameScreen? {
    guard let library, let game = library.games(practiceKey: key).first else { return nil }
    let all = library.games(practiceKey: key)
    let id = all.lazy.compactMap { $0.opdbID.flatMap(OPDBID.init) }.first
    let web = all.lazy.compactMap(\.playfieldImageURL).first { $0.hasPrefix("http") }
    return GameScreen(
      practiceKey: key,
      name: game.name,
      variant: game.variant,
      places: all.map {
        GameScreen.Place(source: library[source: $0.source]?.name ?? $0.source, facts: Wording($0.metaLine))
      },
      videos: game.videos.map { GameScreen.Video(label: $0.label, url: $0.url, hasPicture: !$0.thumbnails.isEmpty) },
      rulesheetURL: all.lazy.compactMap(\.rulesheetURL).first { $0.hasPrefix("http") },
      playfieldURL: web,
      opdbID: id?.text,
      links: id.map { GameScreen.Links(pinballMap: $0.pinballMap, matchPlay: $0.matchPlay) },
      target: targetTable?.lines.first { $0.match?.game.practiceKey == key }.map(TargetsScreen.Line.init),
      highScores: highScores(on: key)
    )
  }

  private func highScores(on key: String) -> [GameScreen.HighScore] {
    guard let stats, let library else { return [] }
    let matcher = MachineMatcher(library)
    let machines = Set(stats.rows.lazy.map(\.machine)).filter { matcher.match($0)?.game.practiceKey == key }
    return stats.highScores(on: machines).lines.prefix(10).map { line in
      GameScreen.HighScore(
        rank: line.standing.rank,
        player: names.shown(line.row.player),
        score: line.row.countedScore ?? 0,
        season: line.row.season.token
      )
    }
  }
}
