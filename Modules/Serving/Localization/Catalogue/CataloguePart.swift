/// A part of the product with a catalogue of its own, and the folders whose texts the catalogue holds.
package struct CataloguePart: Sendable {
  /// The name of the part, and of the catalogue's file.
  package let name: String
  /// The path of the catalogue, from the top of the repository.
  package let catalogue: String
  /// The folders with the scripts and Swift files that use the texts.
  package let sources: [String]
  /// The languages in which every text is translated.
  package let complete: [Language]

  /// Every part; a text that two parts use is in both catalogues.
  package static let all = [
    CataloguePart(
      name: "shared",
      catalogue: "Modules/Serving/Pages/shared.xcstrings",
      sources: [
        "Core/Access", "Core/Domain", "Core/OfflineSync", "Core/WireFormat", "Serving/Pages", "Serving/ScoreServer",
        "Serving/ScorebookKit", "Sports/Spaces", "Sports/Spreadsheets",
      ]
      .map { "Modules/\($0)" },
      complete: ["de", "fr", "nl", "es", "it"].map(Language.init)
    ),
    CataloguePart(
      name: "archery",
      catalogue: "Apps/archery/archery.xcstrings",
      sources: ["Apps/archery", "Modules/Sports/ArcheryScoring"],
      complete: ["de", "fr", "nl", "es", "it"].map(Language.init)
    ),
    CataloguePart(
      name: "fitness",
      catalogue: "Apps/fitness-challenge/fitness.xcstrings",
      sources: ["Apps/fitness-challenge", "Modules/Sports/GroupChallenges"],
      complete: [Language("de"), Language("fr")]
    ),
    CataloguePart(
      name: "pinball",
      catalogue: "Apps/pinball-practice/pinball.xcstrings",
      sources: ["Apps/pinball-practice", "Modules/Serving/ContentCache", "Modules/Sports/Pinball"],
      complete: [Language("de"), Language("fr")]
    ),
  ]

  /// Returns the keys of a file by its ending; none for a file that holds no texts.
  package static func keys(in text: String, of path: String) -> [String] {
    if path.hasSuffix(".js") { return ScriptWords.keys(in: text) }
    return path.hasSuffix(".swift") ? SwiftKeys.all(in: text) : []
  }
}
