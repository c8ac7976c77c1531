/// All games that the league knows, by venue and category (`pinball_library_v3.json`).
public struct PinballLibrary: Hashable, Sendable {
  /// In file order.
  public let games: [LibraryGame]
  /// As the file lists them, and after them those that only games name.
  public let sources: [LibrarySource]
  /// How many items were left out, for they could not be read.
  public let skippedItems: Int

  /// Nothing.
  public init() {
    (games, sources, skippedItems) = ([], [], 0)
  }

  /// Reads the file, in this shape or an older one; an item that cannot be read costs only itself.
  ///
  /// - Parameter bytes: The file as it is.
  /// - Throws: ``LeagueFileError`` for what is no JSON of any of the shapes.
  public init(_ bytes: [UInt8]) throws(LeagueFileError) {
    let file = try LibraryFile(bytes)
    var games: [LibraryGame] = []
    var sources = file.sources
    var known = Set(sources.map(\.id))
    for item in file.items {
      guard let item, let (game, source) = item.game(at: games.count) else { continue }
      games.append(game)
      if known.insert(source.id).inserted { sources.append(source) }
    }
    (self.games, self.sources, skippedItems) = (games, sources, file.items.count - games.count)
  }

  public subscript(source id: String) -> LibrarySource? { sources.first { $0.id == id } }

  /// The games that a player's records know by this key, best described first: one with videos, then in file order.
  public func games(practiceKey: String) -> [LibraryGame] {
    let same = games.filter { $0.practiceKey == practiceKey }
    return same.filter { !$0.videos.isEmpty } + same.filter(\.videos.isEmpty)
  }

  /// Which source to show.
  ///
  /// - Parameters:
  ///   - saved: The preferred one, as it was saved.
  ///   - current: The one that is shown now.
  /// - Returns: nil where there is no source at all.
  public func source(saved: String?, current: String? = nil) -> LibrarySource? {
    let wanted = [saved, current, "venue--the-avenue-cafe", "the-avenue"]
    return wanted.lazy.compactMap { $0.flatMap { id in self[source: id] } }.first ?? sources.first
  }

  /// Which source to practise with: the preferred one, or the first venue.
  public func practiceSource(saved: String?) -> LibrarySource? {
    saved.flatMap { self[source: $0] } ?? sources.first { $0.kind == .venue } ?? sources.first
  }
}
