internal import Domain

/// Finds the one key of a game behind any of its names in files.
package struct GameKeys: Hashable, Sendable {
  private let byKey: [String: String]
  private let byID: [String: String]
  private let bySlug: [String: String]
  private let byOPDB: [String: String]
  private var byOlderName: [String: String]
  private let byLowerKey: [String: String]
  private let bySpelling: [String: String]
  private let names: [String: String]
  let usesLooseKeys: Bool

  /// Creates an index of the games of all sources, of which the first of equals counts.
  package init(_ library: [LibraryGame], legacy: LegacyPaths = .all) { self.init(library, legacy: legacy, ids: nil) }

  /// Creates the index.
  ///
  /// - Parameters:
  ///   - library: The games.
  ///   - legacy: The older ways of writing a game's name that are understood.
  ///   - ids: The keys by more names, such as the OPDB ids of all editions; nil for those of the games.
  ///   - older: The games of an older library, whose names mean the game with their OPDB id.
  init(_ library: [LibraryGame], legacy: LegacyPaths = .all, ids: [String: String]?, older: [LibraryGame] = []) {
    let games = library.filter { !$0.practiceKey.isEmpty }
    func table(_ name: (LibraryGame) -> String) -> [String: String] {
      Dictionary(games.map { (name($0), $0.practiceKey) }.filter { !$0.0.isEmpty }) { first, _ in first }
    }
    byKey = table(\.practiceKey)
    byID = table(\.id)
    var names = ids ?? [:]
    if ids == nil {
      for game in games {
        for id in game.opdbID.flatMap(OPDBID.init)?.candidates ?? [] where names[id] == nil {
          names[id] = game.practiceKey
        }
      }
    }
    byOPDB = names
    bySlug = table(\.slug)
    byLowerKey = table { $0.practiceKey.lowercased() }
    bySpelling = table { Self.plain($0.slug) }.merging(table { Self.plain($0.practiceKey) }) { slug, _ in slug }
    self.names = Dictionary(games.map { ($0.practiceKey, $0.name) }) { first, _ in first }
    usesLooseKeys = legacy.contains(.looseGameKeys)
    byOlderName = [:]
    if older.isEmpty { return }
    var olderNames: [String: String] = [:]
    for game in older {
      guard let id = game.opdbID ?? game.practiceIdentity, let key = exact(id) else { continue }
      for name in [game.practiceKey, game.id, game.slug] where olderNames[name] == nil { olderNames[name] = key }
    }
    byOlderName = olderNames
  }

  package var isEmpty: Bool { byKey.isEmpty }

  /// Returns the game's key; the text itself for an unknown game, because a name is never dropped.
  package func canonical(_ raw: String) -> String { find(raw).key }

  package func displayName(_ gameID: String) -> String {
    let key = canonical(gameID)
    return key.isEmpty ? "None" : names[key] ?? key
  }

  func find(_ raw: String, loosely: Bool = true) -> (key: String, isLoose: Bool) {
    let text = raw.trimmingSpaces
    if text.isEmpty { return ("", false) }
    if let key = exact(text) ?? Self.unscoped(text).flatMap(exact) { return (key, false) }
    guard loosely, usesLooseKeys, let key = loose(text) else { return (raw, false) }
    return (key, true)
  }

  private func exact(_ text: String) -> String? {
    if let key = byKey[text] ?? byOlderName[text] ?? byID[text] ?? bySlug[text] ?? byOPDB[text] { return key }
    return OPDBID(text)?.candidates.lazy.compactMap { byKey[$0] ?? byOPDB[$0] }.first
  }

  /// Returns the game of a text that names its place, too: `source::{place}::{game}`; nil for any other text.
  private static func unscoped(_ text: String) -> String? {
    let parts = text.split(separator: "::", maxSplits: 2)
    return parts.count == 3 && parts[0] == "source" ? String(parts[2]) : nil
  }

  private func loose(_ text: String) -> String? {
    if let identity = Self.identity(in: text), let key = byLowerKey[identity.lowercased()] { return key }
    let plain = Self.plain(text)
    return plain.isEmpty ? nil : bySpelling[plain]
  }

  /// Returns the first word with the form of an identity: `G` and at least four letters and digits.
  private static func identity(in text: String) -> Substring? {
    text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.first { word in
      word.utf8.count >= 5 && word.first?.lowercased() == "g"
        && word.utf8.allSatisfy { Character(Unicode.Scalar($0)).isASCIIWord }
    }
  }

  /// Returns a text in the form of a slug: `Williams / Whirlwind (1990)` is `williams-whirlwind-1990`.
  private static func plain(_ text: String) -> String {
    text.trimmingSpaces.lowercased().replacing("&", with: "and").split { !$0.isASCIIWord }.joined(separator: "-")
  }
}

extension Character {
  fileprivate var isASCIIWord: Bool { isASCII && (isLetter || isNumber) }
}
