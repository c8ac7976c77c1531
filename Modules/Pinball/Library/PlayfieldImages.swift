/// A picture that may be there, on the content server or elsewhere.
public enum ImageCandidate: Hashable, Sendable {
  /// A path on the content server.
  case content(String)
  /// An address elsewhere.
  case web(String)
}

/// Pictures of a game's playfield, in the order in which they are tried; one that does not load gives way to the next.
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

  /// Those candidates that are of this very game, and no stand-in.
  public static func own(_ candidates: [ImageCandidate]) -> [ImageCandidate] {
    candidates.filter { ![standIn(700), standIn(1400)].contains($0) }
  }

  /// Whether there is a picture of this very game; for any game there is a stand-in.
  public var isOwn: Bool { local != nil || web != nil }

  /// In a list.
  public var listCard: [ImageCandidate] { ladder([sized(700), Self.standIn(700)]) }

  /// On the game's own page.
  public var gamePage: [ImageCandidate] { ladder([sized(1400), sized(700), Self.standIn(700)]) }

  /// By itself, as large as there is.
  public var fullScreen: [ImageCandidate] {
    ladder([original, outside, sized(1400), sized(700), Self.standIn(700)])
  }

  /// On a small card.
  public var miniCard: [ImageCandidate] {
    ladder([sized(700), original, outside, sized(1400), Self.standIn(1400), Self.standIn(700)])
  }

  private static let folder = "/pinball/images/playfields/"

  private static func standIn(_ width: Int) -> ImageCandidate {
    .content("\(folder)fallback-whitewood-playfield_\(width).webp")
  }

  private var original: ImageCandidate? { local.map { .content($0) } }

  private var outside: ImageCandidate? { web.map { .web($0) } }

  /// The picture in one of the sizes that are made of what lies in the folder; others, and drawings, have but their own.
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
