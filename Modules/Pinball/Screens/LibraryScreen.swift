internal import Domain

/// Games that were looked for.
///
/// This is what the page shows and `library search --json` prints.
public struct LibraryScreen: Hashable, Codable, Sendable {
  public struct Game: Hashable, Codable, Sendable {
    public let practiceKey: String
    public let name: String
    public let variant: String?
    /// Maker, year, place and bank.
    public let facts: String
    public let bank: Int?
  }

  public struct Section: Hashable, Codable, Sendable {
    /// nil where games are not in sections.
    public let title: String?
    public let games: [Game]
  }

  public struct Source: Hashable, Codable, Sendable {
    public let id: String
    public let name: String
  }

  public let sources: [Source]
  /// A source's id; nil for all of them.
  public let source: String?
  public let search: String
  public let bank: Int?
  /// Ascending; none where there is nothing to choose.
  public let banks: [Int]
  public let sort: LibrarySort
  public let sorts: [LibrarySort]
  public let sections: [Section]
  public let count: Int
  /// How many items of the file could not be read.
  public let skippedItems: Int
}

/// One game with what there is to read and see.
public struct GameScreen: Hashable, Codable, Sendable {
  public struct Place: Hashable, Codable, Sendable {
    public let source: String
    public let facts: String
  }

  public struct Video: Hashable, Codable, Sendable {
    public let label: String
    public let url: String
  }

  public let practiceKey: String
  public let name: String
  public let variant: String?
  /// Everywhere it stands.
  public let places: [Place]
  public let videos: [Video]
  /// Where its rules stand outside.
  public let rulesheetURL: String?
  public let playfieldURL: String?
  /// What the league aims for on it; nil where no target is known.
  public let target: TargetsScreen.Line?
  /// The league's high scores on it: each player's best, at most ten.
  public let highScores: [HighScore]

  public struct HighScore: Hashable, Codable, Sendable {
    public let rank: Int
    public let player: String
    public let score: Double
    public let season: String
  }
}

extension PinballLibrary {
  /// The games that a query finds.
  public func screen(_ query: LibraryQuery) -> LibraryScreen {
    let listing = listing(query)
    return LibraryScreen(
      sources: sources.map { LibraryScreen.Source(id: $0.id, name: $0.name) },
      source: listing.source?.id,
      search: query.search,
      bank: listing.bank,
      banks: listing.banks,
      sort: listing.sort,
      sorts: listing.sorts,
      sections: listing.sections.map { section in
        LibraryScreen.Section(title: section.title, games: section.games.map(LibraryScreen.Game.init))
      },
      count: listing.games.count,
      skippedItems: skippedItems
    )
  }
}

extension LibraryScreen.Game {
  init(_ game: LibraryGame) {
    (practiceKey, name, variant) = (game.practiceKey, game.name, game.variant)
    (facts, bank) = (game.metaLine, game.countedBank)
  }
}

extension League {
  /// A game by its practice key; nil where the library has none such.
  public func game(_ key: String) -> GameScreen? {
    guard let library, let game = library.games(practiceKey: key).first else { return nil }
    let all = library.games(practiceKey: key)
    let web = all.lazy.compactMap(\.playfieldImageURL).first { $0.hasPrefix("http") }
    return GameScreen(
      practiceKey: key,
      name: game.name,
      variant: game.variant,
      places: all.map { GameScreen.Place(source: library[source: $0.source]?.name ?? $0.source, facts: $0.metaLine) },
      videos: game.videos.map { GameScreen.Video(label: $0.label, url: $0.url) },
      rulesheetURL: all.lazy.compactMap(\.rulesheetURL).first { $0.hasPrefix("http") },
      playfieldURL: web,
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
