/// The paths of pictures of a game's playfield on the content server; if one does not load, the next is tried.
package struct PlayfieldImages: Hashable, Sendable {
  private let local: String?

  init(_ game: LibraryGame, _ paths: ContentPaths) {
    let assets = game.assets
    let named = assets.playfieldLocal ?? assets.playfieldPractice ?? assets.playfieldLegacy
    let address = game.playfieldImageURL
    local = named.flatMap(paths.path) ?? address.flatMap { $0.contains("://") ? paths.path($0) : nil }
  }

  /// Returns the candidates that show this very game, without stand-ins.
  package static func own(_ candidates: [String]) -> [String] {
    candidates.filter { ![standIn(700), standIn(1400)].contains($0) }
  }

  package var listCard: [String] { ladder([sized(700), Self.standIn(700)]) }

  package var gamePage: [String] { ladder([sized(1400), sized(700), Self.standIn(700)]) }

  /// The candidates for the full screen, largest first.
  package var fullScreen: [String] {
    ladder([local, sized(1400), sized(700), Self.standIn(700)])
  }

  private static let folder = "/pinball/images/playfields/"

  private static func standIn(_ width: Int) -> String {
    "\(folder)fallback-whitewood-playfield_\(width).webp"
  }

  /// Returns the picture in one of the generated sizes; other pictures, and drawings, have only one.
  private func sized(_ width: Int) -> String? {
    guard let local else { return nil }
    guard local.hasPrefix(Self.folder), !local.lowercased().hasSuffix(".svg") else { return local }
    let dot = local.lastIndex(of: ".").flatMap { $0 > (local.lastIndex(of: "/") ?? local.startIndex) ? $0 : nil }
    var stem = local[..<(dot ?? local.endIndex)]
    for suffix in ["_700", "_1400"] where stem.hasSuffix(suffix) {
      stem = stem.dropLast(suffix.count)
      break
    }
    return "\(stem)_\(width).webp"
  }

  private func ladder(_ candidates: [String?]) -> [String] {
    candidates.compactMap(\.self).withoutRepeats
  }
}
