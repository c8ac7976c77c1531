package import Foundation

extension Data {
  /// The bytes in the alphabet for addresses (RFC 4648), unpadded.
  package var base64URL: String {
    base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
  }

  /// Reads the result of ``base64URL``; nil for any other text.
  package init?(base64URL text: Substring) {
    let padding = String(repeating: "=", count: (4 - text.utf8.count % 4) % 4)
    self.init(base64Encoded: text.replacing("-", with: "+").replacing("_", with: "/") + padding)
    // Of several spellings of the same bytes one is read.
    guard base64URL == text else { return nil }
  }
}
