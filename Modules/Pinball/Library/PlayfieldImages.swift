/// A possible picture, on the content server or elsewhere.
public enum ImageCandidate: Hashable, Sendable {
  /// A path on the content server.
  case content(String)
  /// An address elsewhere.
  case web(String)
}

/// The pictures of a game's playfield, in order of preference.
///
/// If one does not load, the next is tried.
public struct PlayfieldImages: Hashable, Sendable {
  private let local: String?
  private let web: String?

  init(_ game: LibraryGame, _ paths: ContentPaths) {
    let assets = game.assets
    let named = assets.playfieldLocal ?? assets.playfieldPractice ?? assets.playfieldLegacy
    let address = game.playfieldImageURL
    local = named.flatMap(paths.path) ?? address.flatMap { $0.contains("://") ? paths.path($0) : nil }
    web = address.flatMap { $0.hasPrefix("https://") || $0.hasPrefix("http://") ? $0 : nil }
  }

  /// Returns the candidates that show this very game, without stand-ins.
  public static func own(_ candidates: [ImageCandidate]) -> [ImageCandidate] {
    candidates.filter { ![standIn(700), standIn(1400)].contains($0) }
  }

  /// Whether there is a picture of this very game.
  ///
  /// Every game has a stand-in.
  public var isOwn: Bool { local != nil || web != nil }

  /// The candidates for a list.
  public var listCard: [ImageCandidate] { ladder([sized(700), Self.standIn(700)]) }

  /// The candidates for the game's own page.
  public var gamePage: [ImageCandidate] { ladder([sized(1400), sized(700), Self.standIn(700)]) }

  /// The candidates for the full screen, largest first.
  public var fullScreen: [ImageCandidate] {
    ladder([original, outside, sized(1400), sized(700), Self.standIn(700)])
  }

  /// The candidates for a small card.
  public var miniCard: [ImageCandidate] {
    ladder([sized(700), original, outside, sized(1400), Self.standIn(1400), Self.standIn(700)])
  }

  private static let folder = "/pinball/images/playfields/"

  private static func standIn(_ width: Int) -> ImageCandidate {
    .content("\(folder)fallback-whitewood-playfield_\(width).webp")
  }

  private var original: ImageCandidate? { local.map { .content($0) } }

  private var outside: ImageCandidate? { web.map { .web($0) } }

  /// Returns the picture in one of the generated sizes.
  ///
  /// Other pictures, and drawings, have only one.
  private func sized(_ width: Int) -> ImageCandidate? {
    guard let local else { return nil }
    guard local.hasPrefix(Self.folder), !local.lowercased().hasSuffix(".svg") else { return .content(local) }
    let dot = local.lastIndex(of: ".").flatMap { $0 > (local.lastIndex(of: "/") ?? local.startIndex) ? $0 : nil }
    var stem = local[..<(dot ?? local.endIndex)]
    for suffix in ["_700", "_1400"] where stem.hasSuffix(suffix) {
      stem = stem.dropLast(suffix.count)
      break
    }
    return .content("\(stem)_\(width).webp")
  }

  private func ladder(_ candidates: [ImageCandidate?]) -> [ImageCandidate] {
    candidates.compactMap(\.self).withoutRepeats
  }
}
