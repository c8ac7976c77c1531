/// Finds the game of the library that a name in a league file means, as nothing else does.
package struct MachineMatcher: Sendable {
  package enum Certainty: String, Hashable, Codable, Sendable {
    case exact
    /// The library has the machine under another known name.
    case alias
    /// One name contains the other, and no other game's does.
    case loose
  }

  package struct Match: Hashable, Sendable {
    package let game: LibraryGame
    package let certainty: Certainty
  }

  private let games: [LibraryGame]
  private let names: [MachineName]
  /// The index of the first game with each name.
  private let byKey: [String: Int]
  /// The index of the game that the league's own files say a name means.
  private let told: [String: Int]
  /// The games that a part of a name may mean: those at places, if there are any.
  private let placed: [Int]

  package init(_ library: PinballLibrary) {
    let games = library.games
    let names = games.map { MachineName($0.name) }
    (self.games, self.names) = (games, names)
    let all = games.indices
    let placed = all.filter { games[$0].source != LibrarySource.catalogue.id }
    var byKey = Dictionary(placed.map { (names[$0].key, $0) }) { first, _ in first }
    // Of all machines of the world, a name has to mean one game.
    let others = Dictionary(grouping: all.dropFirst(placed.count)) { names[$0].key }
    for (key, indices) in others where byKey[key] == nil && indices.count == 1 { byKey[key] = indices[0] }
    self.byKey = byKey
    self.placed = placed.isEmpty ? Array(all) : placed
    let places = Dictionary(all.map { (games[$0].practiceKey, $0) }) { first, _ in first }
    told = library.machineKeys.compactMapValues { places[$0] }
  }

  /// Returns the first game in file order that a name means; nil if there is none, or if several are possible.
  package func match(_ name: String) -> Match? { sureMatch(name) ?? looseMatch(MachineName(name)) }

  /// Returns the same without loose matches, for stored data such as imported scores.
  package func sureMatch(_ name: String) -> Match? {
    let key = MachineName(name).key
    if key.isEmpty { return nil }
    if let index = told[key] ?? byKey[key] { return Match(game: games[index], certainty: .exact) }
    let other = MachineName.aliases[key, default: []].lazy.compactMap { byKey[$0] }.first
    return other.map { Match(game: games[$0], certainty: .alias) }
  }

  private func looseMatch(_ name: MachineName) -> Match? {
    let indices = placed.filter { name.isPart(of: names[$0]) }
    let identities = Set(indices.map { games[$0].practiceKey.isEmpty ? names[$0].key : games[$0].practiceKey })
    guard let first = indices.first, identities.count == 1, !name.isApartByColon(from: names[first]) else { return nil }
    return Match(game: games[first], certainty: .loose)
  }
}

extension PinballLibrary {
  /// Returns the key of the game that a name surely means, by name or alias; nil for none.
  package func key(of name: String) -> String? {
    MachineMatcher(self).sureMatch(name).map(\.game.practiceKey).flatMap { $0.isEmpty ? nil : $0 }
  }
}
