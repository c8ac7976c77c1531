package import PackedCatalogues

/// One fault of a catalogue, in a sentence.
package struct CatalogueFinding: Hashable, Sendable, CustomStringConvertible {
  /// The sort of fault.
  package enum Kind: String, Sendable {
    /// A text is missing in the catalogue, unused, untranslated, or has a wrong placeholder, plural, tag or markup.
    case missing, unused, untranslated, placeholder, plural, tag, markup
  }

  /// The sort of fault.
  package let kind: Kind
  /// The fault in a sentence.
  package let description: String
}

/// Compares a catalogue with the source code, and each translation with its English.
package struct CatalogueCheck: Sendable {
  private var findings: [CatalogueFinding] = []

  /// Creates a check.
  ///
  /// - Parameters:
  ///   - catalogue: The catalogue.
  ///   - used: The keys in Swift and scripts.
  ///   - complete: The languages that must have every text.
  package init(_ catalogue: Catalogue, used: Set<String>, complete: [Language]) {
    for key in used.subtracting(catalogue.keys).sorted() { find(.missing, "\"\(key)\" is not in the catalogue.") }
    for key in catalogue.keys.subtracting(used).sorted() { find(.unused, "\"\(key)\" is used nowhere.") }
    let source = catalogue.localizer(for: .source)
    for (tag, table) in catalogue.tables.sorted(by: { $0.key < $1.key }) {
      for (key, pattern) in table.sorted(by: { $0.key < $1.key }) {
        compare(pattern, with: source.pattern(key), key, Language(tag))
      }
    }
    for language in complete {
      let own = Set((catalogue.tables[language.tag] ?? [:]).keys)
      for key in catalogue.keys.subtracting(own).sorted() {
        find(.untranslated, "\(language): \"\(key)\" is not translated.")
      }
    }
  }

  /// The faults, in order.
  package var all: [CatalogueFinding] { findings }

  private mutating func find(_ kind: CatalogueFinding.Kind, _ text: String) {
    findings.append(CatalogueFinding(kind: kind, description: text))
  }

  private mutating func compare(_ pattern: Pattern, with english: Pattern, _ key: String, _ language: Language) {
    let place = "\(language): \"\(key)\""
    if pattern.values != english.values {
      find(.placeholder, "\(place) has the values \(pattern.values.sorted()), not \(english.values.sorted()).")
    }
    for piece in pattern.pieces {
      guard case .plural(_, let forms) = piece else { continue }
      let lacking = PluralRule(language).required.filter { forms[$0] == nil }.map(\.rawValue)
      if !lacking.isEmpty { find(.plural, "\(place) lacks the forms \(lacking.joined(separator: ", ")).") }
    }
    let tags = english.variants.first?.tags ?? []
    for variant in pattern.variants {
      if variant.tags != tags || !variant.isNested { find(.tag, "\(place) has other tags: \(variant.text)") }
      if variant.text.contains(where: { $0 == "{" || $0 == "}" }) { find(.markup, "\(place) has a brace.") }
    }
  }
}
