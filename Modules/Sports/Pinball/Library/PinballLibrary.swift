/// All games of the league, by venue and category: of `pinball_library_v3.json`, or of the files that are keyed by OPDB id.
package struct PinballLibrary: Hashable, Sendable {
  /// The games, in file order.
  package let games: [LibraryGame]
  /// The sources: the file's list, then those that only games name.
  package let sources: [LibrarySource]
  /// The number of items that could not be read.
  package let skippedItems: Int
  /// Older ways of writing that the file needs, with the number of games.
  package let legacyUse: LegacyUse
  /// The games' keys behind all their names.
  package let keys: GameKeys
  /// The games' keys by the names that the league's files are known to mean them by, in the form of `MachineName`.
  let machineKeys: [String: String]

  package init() { self.init(games: [], sources: [], skippedItems: 0, keys: GameKeys([])) }

  init(
    games: [LibraryGame],
    sources: [LibrarySource],
    skippedItems: Int,
    legacyUse: LegacyUse = LegacyUse(),
    keys: GameKeys,
    machineKeys: [String: String] = [:]
  ) {
    (self.games, self.sources, self.skippedItems) = (games, sources, skippedItems)
    (self.legacyUse, self.keys, self.machineKeys) = (legacyUse, keys, machineKeys)
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
    self.init(
      games: games,
      sources: sources,
      skippedItems: file.items.count - games.count,
      legacyUse: use,
      keys: GameKeys(games, legacy: legacy)
    )
  }

  package subscript(source id: String) -> LibrarySource? { sources.first { $0.id == id } }

  /// Returns the games with a practice key: first one with videos, then in file order.
  package func games(practiceKey: String) -> [LibraryGame] {
    let same = games.filter { $0.practiceKey == practiceKey }
    return same.filter { !$0.videos.isEmpty } + same.filter(\.videos.isEmpty)
  }

  /// Returns the source to show: the saved one if it exists; nil if there is none at all.
  package func source(saved: String?) -> LibrarySource? {
    let wanted = [saved, "venue--the-avenue-cafe", "venue--pm-8760", "the-avenue"]
    return wanted.lazy.compactMap { $0.flatMap { id in self[source: id] } }.first ?? sources.first
  }

  /// Returns the library for choices: the games at places of the league, and some others.
  ///
  /// A catalogue of all machines is too long to choose from; its games are found by name.
  package func offering(_ others: some Collection<String> = EmptyCollection<String>()) -> PinballLibrary {
    let listed = games.filter { $0.source != LibrarySource.catalogue.id || others.contains($0.practiceKey) }
    let sources = sources.filter { $0.id != LibrarySource.catalogue.id }
    if listed.isEmpty || sources.isEmpty { return self }
    return PinballLibrary(
      games: listed,
      sources: sources,
      skippedItems: skippedItems,
      legacyUse: legacyUse,
      keys: keys,
      machineKeys: machineKeys
    )
  }

  /// The source for practice: the first venue.
  package var practiceSource: LibrarySource? { sources.first { $0.kind == .venue } ?? sources.first }
}
