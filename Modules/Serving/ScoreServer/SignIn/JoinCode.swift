/// A short code that people read out and type: twelve letters and digits of Crockford's alphabet, which are 60 bits.
struct JoinCode: Hashable, Sendable {
  static let length = 12
  /// The length of earlier codes, which are valid until they expire.
  static let formerLength = 8

  /// The code in capitals, without separators and with look-alike letters unified.
  let text: String

  /// Reads a typed code.
  ///
  /// - Returns: The code; nil for a text of another length.
  init?(typed: String) {
    text = CodeLetters.read(typed)
    guard [Self.length, Self.formerLength].contains(text.count) else { return nil }
  }

  /// Takes the first letters of a random text.
  init?(random: String) { self.init(typed: String(random.prefix(Self.length))) }

  /// Whether an earlier version made the code: 40 bits, which can be guessed unless attempts are few.
  var isFormer: Bool { text.count == Self.formerLength }

  /// The code for display: `7KQ2-M9XF-3DPA`.
  var shown: String { CodeLetters.grouped(text) }
}
