/// The texts of all languages of one product part, from String Catalogs.
package struct Catalogue: Sendable {
  /// The patterns by language tag and key; English has an entry only where its text differs from the key.
  package private(set) var tables: [String: [String: Pattern]] = [:]
  /// Every key, translated or not.
  package private(set) var keys: Set<String> = []

  /// Merges catalogues.
  ///
  /// - Throws: ``CatalogueFailure``.
  package init(_ files: [CatalogueFile]) throws(CatalogueFailure) {
    for file in files {
      for (key, entry) in file.strings where entry.shouldTranslate != false {
        keys.insert(key)
        for (tag, localization) in entry.localizations ?? [:] {
          tables[tag, default: [:]][key] = try localization.pattern(key)
        }
      }
    }
  }

  /// Returns the catalogue as Swift source: one string literal per language, which compiles at once whatever its length.
  package func swift(named name: String) -> String {
    let languages = Set(tables.keys).union(["en"]).sorted().map { tag in
      let text = Self.escaped(PackedText.text(of: tables[tag] ?? [:]))
      return "    PackedWords(\"\(tag)\", #\"\"\"\n\(text)\n\"\"\"#),\n"
    }
    return """
      import Localization

      enum \(name) {
        static let all: [PackedWords] = [
      \(languages.joined())  ]
      }

      """
  }

  /// Control characters as escapes of a raw literal.
  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { $0.value < 5 ? "\\#u{\($0.value)}" : String($0) }.joined()
  }
}
