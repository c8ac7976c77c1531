/// A language by its BCP 47 tag, such as `de` or `pt-BR`.
public struct Language: Hashable, Sendable, CustomStringConvertible {
  /// The direction of lines.
  package enum Direction: String, Sendable {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
  }

  /// The BCP 47 tag.
  public let tag: String

  public init(_ tag: String) { self.tag = tag }

  /// The language of the texts in the source code.
  public static let source = Language("en")

  /// The language without its region, such as `de` for `de-AT`.
  package var base: Language { Language(String(tag.prefix { $0 != "-" })) }

  /// The direction of lines in the language.
  package var direction: Direction {
    ["ar", "fa", "he", "ur"].contains(base.tag) ? .rightToLeft : .leftToRight
  }

  /// The language's own name for itself; the tag if Scorebook has no name for it.
  public var name: String { Self.names[base.tag] ?? tag }

  public var description: String { tag }

  private static let names = [
    "ar": "العربية", "cs": "Čeština", "de": "Deutsch", "en": "English", "es": "Español", "fr": "Français",
    "it": "Italiano", "nl": "Nederlands", "pl": "Polski", "pt": "Português",
  ]
}
