import Crypto
import Domain

/// SHA-256 in lower-case hex.
package enum SHA256Text {
  /// Returns the hash of bytes.
  package static func of(_ bytes: some Sequence<UInt8>) -> String {
    SHA256.hash(data: Array(bytes)).hexDigits
  }

  static func isOne(_ text: some StringProtocol) -> Bool {
    text.utf8.count == 64 && text.utf8.allSatisfy { ($0 >= 48 && $0 <= 57) || ($0 >= 97 && $0 <= 102) }
  }
}
