/// Codes that people read out and type: letters and digits of Crockford's alphabet, shown in groups of four.
enum CodeLetters {
  private static let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")

  /// Returns the letters of a typed code in capitals, without separators, and with look-alike letters unified.
  static func read(_ typed: String) -> String {
    guard typed.utf8.count <= longest else { return "" }
    let letters = typed.uppercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    return String(letters.map { lookalikes[$0] ?? $0 })
  }

  /// The bytes of the longest text that is read as a code, with spaces and signs between the letters.
  private static let longest = 200
  private static let lookalikes: [Character: Character] = ["O": "0", "I": "1", "L": "1"]

  /// Returns the code for display: `7KQ2-M9XF-3DPA`.
  static func grouped(_ text: String) -> String {
    var rest = text[...]
    var groups: [Substring] = []
    while !rest.isEmpty {
      groups.append(rest.prefix(4))
      rest = rest.dropFirst(4)
    }
    return groups.joined(separator: "-")
  }

  /// Returns five bits of each byte as a letter.
  static func text(of bytes: some Sequence<UInt8>) -> String {
    String(bytes.map { alphabet[Int($0 & 31)] })
  }
}
