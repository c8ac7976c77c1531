/// All games of the league, by venue and category (`pinball_library_v3.json`).
public struct PinballLibrary: Hashable, Sendable {
  /// The games, in file order.
  public let games: [LibraryGame]
  /// The sources: the file's list, then those that only games name.
  public let sources: [LibrarySource]
  /// The number of items that could not be read.
  public let skippedItems: Int
  /// Older ways of writing that the file needs, with the number of games.
  public let legacyUse: LegacyUse

  /// Creates an empty library.
  public init() {
    (games, sources, skippedItems, legacyUse) = ([], [], 0, LegacyUse())
  }

  /// Reads the file, in this shape or an older one.
  ///
  /// - Parameters:
  ///   - bytes: The file as it is.
  ///   - legacy: The older ways of writing that are understood.
  /// - Throws: ``LeagueFileError`` for bytes that are not JSON of any of the shapes.
  public init(_ bytes: [UInt8], legacy: LegacyPaths = .all) throws(LeagueFileError) {
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

  /// The source with an id; nil for none.
  public subscript(source id: String) -> LibrarySource? { sources.first { $0.id == id } }

  /// Returns the games with a practice key: first one with videos, then in file order.
  public func games(practiceKey: String) -> [LibraryGame] {
    let same = games.filter { $0.practiceKey == practiceKey }
    return same.filter { !$0.videos.isEmpty } + same.filter(\.videos.isEmpty)
  }

  /// Returns the source to show.
  ///
  /// - Parameters:
  ///   - saved: The saved preference.
  ///   - current: The source shown now.
  /// - Returns: The source; nil if there is none at all.
  public func source(saved: String?, current: String? = nil) -> LibrarySource? {
    let wanted = [saved, current, "venue--the-avenue-cafe", "the-avenue"]
    return wanted.lazy.compactMap { $0.flatMap { id in self[source: id] } }.first ?? sources.first
  }

  /// Returns the source for practice: the preferred one, or the first venue.
  public func practiceSource(saved: String?) -> LibrarySource? {
    saved.flatMap { self[source: $0] } ?? sources.first { $0.kind == .venue } ?? sources.first
  }
}
