/// A short code that people read out and type: eight letters and digits of Crockford's alphabet.
struct JoinCode {
  /// Without what was typed for reading only, and with letters that look alike made one.
  let text: String

  /// Takes the first eight characters of a random text, or what somebody typed.
  init(_ typed: String) {
    let letters = typed.uppercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber) }.prefix(8)
    text = String(letters.map { ["O": "0", "I": "1", "L": "1"][$0] ?? $0 })
  }

  /// As it is shown: `7KQ2-M9XF`.
  var shown: String { "\(text.prefix(4))-\(text.dropFirst(4))" }
}
