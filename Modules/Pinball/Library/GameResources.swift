internal import Domain
internal import Foundation

/// Where a game's texts may lie on the content server, in the order in which they are tried.
public struct GameResources: Hashable, Sendable {
  /// Paths; the first one that is there and not empty is the rulesheet.
  public let rulesheet: [String]
  /// Paths, in the same way.
  public let gameinfo: [String]
  public let playfield: PlayfieldImages

  /// - Parameters:
  ///   - game: Whose they are.
  ///   - host: Addresses of this host are paths there.
  public init(_ game: LibraryGame, host: String = Self.host) {
    let paths = ContentPaths(host: host)
    let assets = game.assets
    rulesheet = paths.candidates(
      asset: assets.rulesheetPractice ?? assets.rulesheetLegacy,
      game,
      folder: "rulesheets",
      suffix: "-rulesheet"
    )
    gameinfo = paths.candidates(
      asset: assets.gameinfoPractice ?? assets.gameinfoLegacy,
      game,
      folder: "gameinfo",
      suffix: "-gameinfo"
    )
    playfield = PlayfieldImages(game, paths)
  }

  /// Where the league's content is.
  public static let host = "pillyliu.com"
}

/// Makes paths on the content server of what the library says.
struct ContentPaths: Sendable {
  let host: String

  /// The path; nil for an address elsewhere.
  func path(_ text: String) -> String? {
    guard text.contains("://") else { return text.hasPrefix("/") ? text : "/\(text)" }
    guard let parts = URLComponents(string: text), parts.host?.lowercased() == host, !parts.path.isEmpty else {
      return nil
    }
    return parts.path
  }

  func candidates(asset: String?, _ game: LibraryGame, folder: String, suffix: String) -> [String] {
    let names = [game.practiceIdentity.map { $0 + suffix }, game.slug].compactMap(\.self).filter { !$0.isEmpty }
    return ([asset].compactMap { $0.flatMap(path) } + names.map { "/pinball/\(folder)/\($0).md" }).withoutRepeats
  }
}

extension Array where Element: Hashable {
  /// Each element once, where it comes first.
  var withoutRepeats: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
