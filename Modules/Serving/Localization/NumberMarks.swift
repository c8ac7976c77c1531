/// The marks of numbers in a language: `1,234.5` in English, `1.234,5` in German.
///
/// Rules write a long number as a message with the context `number`, `Message("\(text)", context: "number")`, whose text has
/// the English marks. ``Localizer`` puts those of the reader's language in their place.
package struct NumberMarks: Hashable, Sendable {
  /// The mark between groups of three digits.
  package let group: String
  /// The mark before a fraction.
  package let decimal: String

  /// The key of a message that is a number.
  static let key = "number|%@"

  /// The marks of a language, as CLDR has them.
  package init(_ language: Language) {
    switch language.base.tag {
    case "de", "es", "it", "nl", "pt": (group, decimal) = (".", ",")
    case "fr": (group, decimal) = ("\u{202F}", ",")
    case "cs", "pl": (group, decimal) = ("\u{A0}", ",")
    default: (group, decimal) = (",", ".")
    }
  }

  /// Puts these marks into a number.
  func text(_ english: String) -> String {
    if decimal == "." { return english }
    return english.reduce(into: "") { $0 += $1 == "," ? group : $1 == "." ? decimal : String($1) }
  }
}
