/// A part of the product with a catalogue of its own, and the folders whose texts the catalogue holds.
public struct CataloguePart: Sendable {
  /// The name of the catalogue's file.
  public let name: String
  /// The path of the packed text, from the top of the repository.
  public let packed: String
  /// The folders with the scripts and Swift files that use the texts.
  public let sources: [String]
  /// The languages in which every text is translated.
  public let complete: [Language]

  /// Every part; a text that two parts use is in both catalogues.
  public static let all = [
    CataloguePart(
      name: "shared",
      packed: "Modules/Pages/Generated/SharedWords.swift",
      sources: ["Access", "AppKit", "CSV", "Domain", "OfflineSync", "Pages", "Server", "Spaces", "WireFormat"].map {
        "Modules/\($0)"
      },
      complete: ["de", "fr", "nl", "es", "it"].map(Language.init)
    ),
    CataloguePart(
      name: "archery",
      packed: "Apps/archery/Generated/ArcheryWords.swift",
      sources: ["Apps/archery", "Modules/ArcheryScoring"],
      complete: ["de", "fr", "nl", "es", "it"].map(Language.init)
    ),
    CataloguePart(
      name: "fitness",
      packed: "Apps/fitness-challenge/Generated/FitnessWords.swift",
      sources: ["Apps/fitness-challenge", "Modules/GroupChallenges"],
      complete: [Language("de"), Language("fr")]
    ),
    CataloguePart(
      name: "pinball",
      packed: "Apps/pinball-practice/Generated/PinballWords.swift",
      sources: ["Apps/pinball-practice", "Modules/ContentCache", "Modules/Pinball"],
      complete: [Language("de"), Language("fr")]
    ),
  ]

  /// The path of the catalogue, from the top of the repository.
  public var catalogue: String { "Modules/Localization/Catalogues/\(name).xcstrings" }

  /// The name of the enum that holds the packed text.
  public var type: String { String(packed.split(separator: "/").last?.dropLast(".swift".count) ?? "") }

  /// Returns the keys of a file by its ending; none for a file that holds no texts.
  public static func keys(in text: String, of path: String) -> [String] {
    if path.hasSuffix(".js") { return ScriptWords.keys(in: text) }
    return path.hasSuffix(".swift") && !path.contains("/Generated/") ? SwiftKeys.all(in: text) : []
  }
}
