/// All games of the league, by venue and category (`pinball_library_v3.json`).
package struct PinballLibrary: Hashable, Sendable {
  /// The games, in file order.
  package let games: [LibraryGame]
  /// The sources: the file's list, then those that only games name.
  package let sources: [LibrarySource]
  /// The number of items that could not be read.
  package let skippedItems: Int
  /// Older ways of writing that the file needs, with the number of games.
  package let legacyUse: LegacyUse

  package init() {
    (games, sources, skippedItems, legacyUse) = ([], [], 0, LegacyUse())
  }

  /// Reads the file, in this shape or an older one.
  package init(_ bytes: [UInt8], legacy: LegacyPaths = .all) throws(LeagueFileError) {
    let file = try LibraryFile(bytes)
    var games: [LibraryGame] = []
    var (sources, use) = (file.sources, LegacyUse())
    var known = Set(sources.map(\.id))
    for item in file.items {
      guard let item, let (game, source) = item.game(at: games.count, legacy, &use) else { continue }
      games.append(game)
      if known.insert(source.id).inserted { sources.append(source) }
    }
    (self.games, self.sources, skippedItems) = (games, sources, file.items.count - games.count)
    legacyUse = use
  }

  package subscript(source id: String) -> LibrarySource? { sources.first { $0.id == id } }

  /// Returns the games with a practice key: first one with videos, then in file order.
  package func games(practiceKey: String) -> [LibraryGame] {
    let same = games.filter { $0.practiceKey == practiceKey }
    return same.filter { !$0.videos.isEmpty } + same.filter(\.videos.isEmpty)
  }

  /// Returns the source to show: the saved one if it exists; nil if there is none at all.
  package func source(saved: String?) -> LibrarySource? {
    let wanted = [saved, "venue--the-avenue-cafe", "the-avenue"]
    return wanted.lazy.compactMap { $0.flatMap { id in self[source: id] } }.first ?? sources.first
  }

  /// The source for practice: the first venue.
  package var practiceSource: LibrarySource? { sources.first { $0.kind == .venue } ?? sources.first }
}
