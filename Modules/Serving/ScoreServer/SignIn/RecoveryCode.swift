import Crypto

/// A code for one sign-in: sixteen letters and digits of Crockford's alphabet, which are 80 random bits.
package struct RecoveryCode: Hashable, Sendable {
  static let length = 16

  /// The code in capitals, without separators and with look-alike letters unified.
  let text: String

  /// Reads a typed code; nil for a text of another length.
  init?(typed: String) {
    text = CodeLetters.read(typed)
    guard text.count == Self.length else { return nil }
  }

  /// Creates the code that replaces a used one.
  ///
  /// The same ticket gives the same code, so that a retry after a lost answer shows it again, although no store holds
  /// it.
  ///
  /// - Parameters:
  ///   - used: The used code; nil for an account that had none.
  ///   - ticket: At least 80 random bits that only the user's device and this server have seen.
  init(after used: RecoveryCode?, ticket: String) {
    let hash = SHA256.hash(data: Array("recovery \(used?.text ?? "") \(ticket)".utf8))
    text = CodeLetters.text(of: hash.prefix(Self.length))
  }

  /// The code for display: `7KQ2-M9XF-3DPA-0RST`.
  package var shown: String { CodeLetters.grouped(text) }
}
