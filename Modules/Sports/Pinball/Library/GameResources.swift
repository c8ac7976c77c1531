internal import Domain
internal import Foundation

/// The paths of a game's texts on the content server, in the order of preference.
package struct GameResources: Hashable, Sendable {
  /// The paths of the rulesheet, of which the first that exists and is not empty is used.
  package let rulesheet: [String]
  /// The paths of the game's description, used in the same way.
  package let gameinfo: [String]
  package let playfield: PlayfieldImages

  /// Creates the resources of a game; addresses of the host are paths on the content server.
  package init(_ game: LibraryGame, host: String = Self.host) {
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

  package static let host = "pillyliu.com"
}

/// Converts the library's texts to paths on the content server.
struct ContentPaths: Sendable {
  let host: String

  /// Returns the path; nil for an address elsewhere.
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
  /// The elements without repetitions, in the order of the first.
  var withoutRepeats: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
