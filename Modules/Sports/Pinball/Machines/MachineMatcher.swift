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

  package init(_ library: PinballLibrary) {
    games = library.games
    names = games.map { MachineName($0.name) }
    byKey = Dictionary(names.enumerated().map { ($1.key, $0) }) { first, _ in first }
  }

  /// Returns the first game in file order that a name means; nil if there is none, or if several are possible.
  package func match(_ name: String) -> Match? { sureMatch(name) ?? looseMatch(MachineName(name)) }

  /// Returns the same without loose matches, for stored data such as imported scores.
  package func sureMatch(_ name: String) -> Match? {
    let key = MachineName(name).key
    if key.isEmpty { return nil }
    if let index = byKey[key] { return Match(game: games[index], certainty: .exact) }
    let other = MachineName.aliases[key, default: []].lazy.compactMap { byKey[$0] }.first
    return other.map { Match(game: games[$0], certainty: .alias) }
  }

  private func looseMatch(_ name: MachineName) -> Match? {
    let indices = names.indices.filter { name.isPart(of: names[$0]) }
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
