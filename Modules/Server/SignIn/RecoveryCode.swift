import Crypto

/// A code that signs its account in once: sixteen letters and digits of Crockford's alphabet, which are 80 random bits.
public struct RecoveryCode: Hashable, Sendable {
  static let length = 16

  /// The code without separators, in capitals, with letters that look alike made one.
  let text: String

  /// Reads a code as somebody typed it; nil for a text of any other length, which no code has.
  init?(typed: String) {
    text = CodeLetters.read(typed)
    guard text.count == Self.length else { return nil }
  }

  /// Creates the code that takes the place of a used one.
  ///
  /// The same ticket gives the same code, so that a repeat after a lost answer shows it again, although no store holds it.
  ///
  /// - Parameters:
  ///   - used: The used code; nil for an account that had none.
  ///   - ticket: At least 80 random bits that only the user's device and this server have seen.
  init(after used: RecoveryCode?, ticket: String) {
    let hash = SHA256.hash(data: Array("recovery \(used?.text ?? "") \(ticket)".utf8))
    text = CodeLetters.text(of: hash.prefix(Self.length))
  }

  /// The code as it is shown: `7KQ2-M9XF-3DPA-0RST`.
  public var shown: String { CodeLetters.grouped(text) }
}
