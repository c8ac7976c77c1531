/// A short code that people read out and type: twelve letters and digits of Crockford's alphabet, which are 60 bits.
struct JoinCode: Hashable, Sendable {
  static let length = 12
  /// The length of the codes that servers made before; such a code works until it expires.
  static let formerLength = 8

  /// The code without separators, in capitals, with letters that look alike made one.
  let text: String

  /// Reads a code as somebody typed it.
  ///
  /// - Returns: nil for a text of any other length, which no code has.
  init?(typed: String) {
    text = CodeLetters.read(typed)
    guard [Self.length, Self.formerLength].contains(text.count) else { return nil }
  }

  /// Takes the first letters of a random text.
  init?(random: String) { self.init(typed: String(random.prefix(Self.length))) }

  /// Whether an earlier version made it: 40 bits, which can be guessed unless tries are few.
  var isFormer: Bool { text.count == Self.formerLength }

  /// As it is shown: `7KQ2-M9XF-3DPA`.
  var shown: String { CodeLetters.grouped(text) }
}
