internal import Domain

/// The games of a search.
///
/// The page shows it, and `library search --json` prints it.
public struct LibraryScreen: Hashable, Codable, Sendable {
  /// One game.
  public struct Game: Hashable, Codable, Sendable {
    /// The practice key.
    public let practiceKey: String
    /// The game's name.
    public let name: String
    /// The variant.
    public let variant: String?
    /// Maker, year, place and bank.
    public let facts: Wording
    /// The bank; nil for a game in none.
    public let bank: Int?
  }

  /// Consecutive games with a common group or bank.
  public struct Section: Hashable, Codable, Sendable {
    /// The heading; nil if the list has no sections.
    public let title: Wording?
    /// The games.
    public let games: [Game]
  }

  /// A venue or category.
  public struct Source: Hashable, Codable, Sendable {
    /// The id.
    public let id: String
    /// The name.
    public let name: String
  }

  /// The sources.
  public let sources: [Source]
  /// The source's id; nil for all.
  public let source: String?
  /// The search words.
  public let search: String
  /// The bank; nil for all.
  public let bank: Int?
  /// The possible banks, ascending; empty if there is no choice.
  public let banks: [Int]
  /// The order.
  public let sort: LibrarySort
  /// The possible orders.
  public let sorts: [LibrarySort]
  /// The sections.
  public let sections: [Section]
  /// The number of games.
  public let count: Int
  /// The number of items that could not be read.
  public let skippedItems: Int
}

/// One game with its texts, pictures and videos.
public struct GameScreen: Hashable, Codable, Sendable {
  /// One place of the game.
  public struct Place: Hashable, Codable, Sendable {
    /// The name of the source.
    public let source: String
    /// The position, and the bank.
    public let facts: Wording
  }

  /// A video.
  public struct Video: Hashable, Codable, Sendable {
    /// The label.
    public let label: String
    /// The address.
    public let url: String
    /// Whether the video's site has a picture of it.
    public let hasPicture: Bool
  }

  /// The practice key.
  public let practiceKey: String
  /// The game's name.
  public let name: String
  /// The variant.
  public let variant: String?
  /// All places of the game.
  public let places: [Place]
  /// The videos.
  public let videos: [Video]
  /// The address of the rules on another site.
  public let rulesheetURL: String?
  /// The address of a picture of the playfield.
  public let playfieldURL: String?
  /// The league's target scores; nil if unknown.
  public let target: TargetsScreen.Line?
  /// The league's high scores: each player's best, at most ten.
  public let highScores: [HighScore]

  /// One high score.
  public struct HighScore: Hashable, Codable, Sendable {
    /// The rank.
    public let rank: Int
    /// The player's name for display.
    public let player: String
    /// The score.
    public let score: Double
    /// The season.
    public let season: String
  }
}

extension PinballLibrary {
  /// Returns the games of a query for display.
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
        LibraryScreen.Section(title: section.title.map(Wording.init), games: section.games.map(LibraryScreen.Game.init))
      },
      count: listing.games.count,
      skippedItems: skippedItems
    )
  }
}

extension LibraryScreen.Game {
  init(_ game: LibraryGame) {
    (practiceKey, name, variant) = (game.practiceKey, game.name, game.variant)
    (facts, bank) = (Wording(game.metaLine), game.countedBank)
  }
}

extension League {
  /// Returns a game by its practice key; nil if the library does not have it.
  public func game(_ key: String) -> GameScreen? {
    guard let library, let game = library.games(practiceKey: key).first else { return nil }
    let all = library.games(practiceKey: key)
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
