import PackedCatalogues

/// One language of a catalogue, as a string literal that the build makes.
public struct PackedWords: Sendable {
  package let language: Language
  private let text: StaticString

  /// Creates a packed language.
  public init(_ tag: String, _ text: StaticString) {
    (language, self.text) = (Language(tag), text)
  }

  /// Returns the patterns by key.
  func table() -> [String: Pattern] {
    text.withUTF8Buffer { PackedText.table(of: String(decoding: $0, as: UTF8.self)) }
  }
}
