import Mustache

/// Text as it stands in an HTML page, between tags or in a quoted attribute.
///
/// Mustache's own escaping goes by characters, so a quote that carries a combining accent is another character to it
/// and gets through, ending the attribute it stands in. A browser goes by code points, and so does this.
enum EscapedText {
  static func escape(_ text: String) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count + 16)
    for byte in text.utf8 {
      if let entity = entity(for: byte) {
        bytes.append(contentsOf: entity.utf8)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func entity(for byte: UInt8) -> String? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    case UInt8(ascii: "'"): "&#39;"
    case 0: "\u{FFFD}"
    default: nil
    }
  }
}

/// Makes templates escape by ``EscapedText``.
struct EscapedContent: MustacheContentType {
  static let name = "SCOREBOOK_HTML"

  func escapeText(_ text: String) -> String { EscapedText.escape(text) }
}
