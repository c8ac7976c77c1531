import Crypto

/// SHA-256 in lower-case hex.
enum SHA256Text {
  static func of(_ bytes: some Sequence<UInt8>) -> String {
    let digits = Array("0123456789abcdef".utf8)
    var text: [UInt8] = []
    for byte in SHA256.hash(data: Array(bytes)) { text += [digits[Int(byte >> 4)], digits[Int(byte & 15)]] }
    return String(decoding: text, as: UTF8.self)
  }

  static func isOne(_ text: some StringProtocol) -> Bool {
    text.utf8.count == 64 && text.utf8.allSatisfy { ($0 >= 48 && $0 <= 57) || ($0 >= 97 && $0 <= 102) }
  }
}
