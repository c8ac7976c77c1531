import CanonicalJSON

/// The JSON of a String Catalog (`.xcstrings`), version 1.0 and 1.1, as Xcode and translation tools write it.
public struct CatalogueFile: Codable, Sendable {
  /// One text with its translations.
  public struct Entry: Codable, Sendable {
    /// A note for translators.
    public var comment: String?
    /// `manual` for a key that extraction leaves alone.
    public var extractionState: String?
    /// Whether the text is translated at all.
    var shouldTranslate: Bool?
    /// The translations by language tag.
    public var localizations: [String: Localization]?

    /// Creates an entry without translations.
    public init() {}
  }

  /// A text in one language.
  public struct Localization: Codable, Sendable {
    /// The text of one form.
    public struct Unit: Codable, Sendable {
      /// `translated`, or `needs_review` for a draft.
      public var state: String?
      /// The text.
      public var value: String

      /// Creates a form.
      public init(state: String?, value: String) { (self.state, self.value) = (state, value) }
    }

    /// The forms of a text by plural category.
    public struct Variations: Codable, Sendable {
      /// The forms by plural category.
      public var plural: [String: Localization]?
    }

    /// A part of a text with plural forms of its own.
    public struct Substitution: Codable, Sendable {
      /// The place of the number, from 1.
      var argNum: Int?
      /// The format of the number, such as `lld`.
      var formatSpecifier: String?
      /// The forms.
      public var variations: Variations
    }

    /// The one form; nil for a text with plural forms.
    public var stringUnit: Unit?
    /// The plural forms; nil for a text with one form.
    public var variations: Variations?
    /// The parts with plural forms of their own.
    public var substitutions: [String: Substitution]?

    /// Creates a text with one form.
    public init(_ unit: Unit) { stringUnit = unit }

    /// Creates a text with plural forms.
    public init(plural forms: [String: String], state: String = "translated") {
      variations = Variations(plural: forms.mapValues { Localization(Unit(state: state, value: $0)) })
    }
  }

  /// The language of the keys.
  public var sourceLanguage: String
  /// The entries by key.
  public var strings: [String: Entry]
  /// The version of the format.
  public var version: String

  /// Creates a catalogue.
  public init(sourceLanguage: String = "en", strings: [String: Entry] = [:], version: String = "1.0") {
    (self.sourceLanguage, self.strings, self.version) = (sourceLanguage, strings, version)
  }

  /// Reads a file.
  ///
  /// - Throws: ``CatalogueFailure/malformed(_:)``.
  public init(_ bytes: [UInt8]) throws(CatalogueFailure) {
    do { self = try CanonicalJSON.decode(CatalogueFile.self, from: bytes) } catch {
      throw .malformed("\(error)")
    }
  }

  /// The file as Xcode writes it: sorted, two spaces for a level, a space before each colon.
  public var text: String {
    get throws {
      var text = ""
      Self.write(try JSONReader.value(of: CanonicalJSON.encode(self)), level: 0, to: &text)
      return text + "\n"
    }
  }

  private static func write(_ json: JSON, level: Int, to text: inout String) {
    guard case .object(let members) = json else {
      text += json.description
      return
    }
    let space = String(repeating: "  ", count: level + 1)
    text += "{"
    for (place, member) in members.sorted(by: { $0.key < $1.key }).enumerated() {
      text += (place == 0 ? "\n" : ",\n") + space + quoted(member.key) + " : "
      if case .text(let string) = member.value {
        text += quoted(string)
      } else {
        write(member.value, level: level + 1, to: &text)
      }
    }
    text += members.isEmpty ? "}" : "\n\(space.dropLast(2))}"
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n") + "\""
  }
}

/// The reason why a catalogue cannot be used.
public enum CatalogueFailure: Error, Hashable, Sendable {
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
