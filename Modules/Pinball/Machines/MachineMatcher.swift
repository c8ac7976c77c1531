/// Which game of a library a name in a league file means: the one way in which that is found out.
public struct MachineMatcher: Sendable {
  /// How sure a match is.
  public enum Certainty: String, Hashable, Codable, Sendable {
    /// The names are the same.
    case exact
    /// The library calls the machine by another name that is known.
    case alias
    /// One name holds the other, and no other game's does.
    case loose
  }

  public struct Match: Hashable, Sendable {
    public let game: LibraryGame
    public let certainty: Certainty
  }

  private let games: [LibraryGame]
  private let names: [MachineName]
  /// The first game of each name.
  private let byKey: [String: Int]

  public init(_ library: PinballLibrary) {
    games = library.games
    names = games.map { MachineName($0.name) }
    byKey = Dictionary(names.enumerated().map { ($1.key, $0) }) { first, _ in first }
  }

  /// The first game in file order that a name means; nil where there is none, or where several may be meant.
  public func match(_ name: String) -> Match? { sureMatch(name) ?? looseMatch(MachineName(name)) }

  /// The same without loose matches: for what is kept, such as imported scores.
  public func sureMatch(_ name: String) -> Match? {
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
  /// The key of the game that a name surely means, as its name or an alias; nil for none.
  public func key(of name: String) -> String? {
    MachineMatcher(self).sureMatch(name).map(\.game.practiceKey).flatMap { $0.isEmpty ? nil : $0 }
  }
}
