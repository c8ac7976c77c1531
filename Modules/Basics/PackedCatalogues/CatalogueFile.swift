import Foundation

/// The JSON of a String Catalog (`.xcstrings`), version 1.0 and 1.1, as Xcode and translation tools write it.
package struct CatalogueFile: Codable, Sendable {
  /// One text with its translations.
  package struct Entry: Codable, Sendable {
    /// A note for translators.
    package var comment: String?
    /// `manual` for a key that extraction leaves alone.
    package var extractionState: String?
    /// Whether the text is translated at all.
    var shouldTranslate: Bool?
    /// The translations by language tag.
    package var localizations: [String: Localization]?

    /// Creates an entry without translations.
    package init() {}
  }

  /// A text in one language.
  package struct Localization: Codable, Sendable {
    /// The text of one form.
    package struct Unit: Codable, Sendable {
      /// `translated`, or `needs_review` for a draft.
      package var state: String?
      /// The text.
      package var value: String

      /// Creates a form.
      package init(state: String?, value: String) { (self.state, self.value) = (state, value) }
    }

    /// The forms of a text by plural category.
    package struct Variations: Codable, Sendable {
      /// The forms by plural category.
      package var plural: [String: Localization]?
    }

    /// A part of a text with plural forms of its own.
    package struct Substitution: Codable, Sendable {
      /// The place of the number, from 1.
      var argNum: Int?
      /// The format of the number, such as `lld`.
      var formatSpecifier: String?
      /// The forms.
      package var variations: Variations
    }

    /// The one form; nil for a text with plural forms.
    package var stringUnit: Unit?
    /// The plural forms; nil for a text with one form.
    package var variations: Variations?
    /// The parts with plural forms of their own.
    package var substitutions: [String: Substitution]?

    /// Creates a text with one form.
    package init(_ unit: Unit) { stringUnit = unit }

    /// Creates a text with plural forms.
    package init(plural forms: [String: String], state: String = "translated") {
      variations = Variations(plural: forms.mapValues { Localization(Unit(state: state, value: $0)) })
    }
  }

  /// The language of the keys.
  package var sourceLanguage: String
  /// The entries by key.
  package var strings: [String: Entry]
  /// The version of the format.
  package var version: String

  /// Creates a catalogue.
  package init(sourceLanguage: String = "en", strings: [String: Entry] = [:], version: String = "1.0") {
    (self.sourceLanguage, self.strings, self.version) = (sourceLanguage, strings, version)
  }

  /// Reads a file.
  ///
  /// - Throws: ``CatalogueFailure/malformed(_:)``.
  package init(_ bytes: [UInt8]) throws(CatalogueFailure) {
    do { self = try JSONDecoder().decode(CatalogueFile.self, from: Data(bytes)) } catch {
      throw .malformed("\(error)")
    }
  }
}

/// The reason why a catalogue cannot be used.
package enum CatalogueFailure: Error, Hashable, Sendable {
  /// The file is not a String Catalog.
  case malformed(String)
  /// A text has an unknown format specifier.
  case unreadable(String)
  /// A plural text without a number to choose by.
  case withoutNumber(key: String)
}

extension CatalogueFile.Localization {
  func pattern(_ key: String) throws(CatalogueFailure) -> Pattern {
    if let forms = variations?.plural {
      return Pattern([try Self.plural(try Self.numberPlace(forms, key), nil, forms)])
    }
    var pieces: [String: Pattern.Piece] = [:]
    for (name, substitution) in substitutions ?? [:] {
      let place = (substitution.argNum ?? 1) - 1
      pieces[name] = try Self.plural(place, place, substitution.variations.plural ?? [:])
    }
    return try Pattern(parsing: stringUnit?.value ?? key, substitutions: pieces)
  }

  private static func plural(
    _ place: Int,
    _ own: Int?,
    _ forms: [String: CatalogueFile.Localization]
  ) throws(CatalogueFailure) -> Pattern.Piece {
    var patterns: [PluralCategory: Pattern] = [:]
    for (name, form) in forms {
      guard let category = PluralCategory(rawValue: name), let unit = form.stringUnit else { continue }
      patterns[category] = try Pattern(parsing: unit.value, own: own)
    }
    return .plural(place, patterns)
  }

  /// The place of the first `%lld` in the form for other numbers.
  private static func numberPlace(
    _ forms: [String: CatalogueFile.Localization],
    _ key: String
  ) throws(CatalogueFailure) -> Int {
    let text = forms["other"]?.stringUnit?.value ?? ""
    var place = 0
    for match in text.matches(of: /%(?:(\d+)\$)?(@|ll?d|d)/) {
      let own = match.1.flatMap { Int($0) }.map { $0 - 1 } ?? place
      if match.2 != "@" { return own }
      place += 1
    }
    throw .withoutNumber(key: key)
  }
}
