import Mustache

/// Escapes text for an HTML page, between tags or in a quoted attribute.
///
/// Mustache's own escaping works by characters. A quote with a combining accent is another character and would end its
/// attribute. Browsers work by code points, and so does this type.
enum EscapedText {
  static func escape(_ text: String) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count + 16)
    for byte in withoutTurns(text).utf8 {
      if let entity = entity(for: byte) {
        bytes.append(contentsOf: entity.utf8)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the text without marks of direction (UAX #9), which would reorder the page's words around a name.
  private static func withoutTurns(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == 0xE2 || $0 == 0xD8 }) else { return text }
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: continue
      default: scalars.append(scalar)
      }
    }
    return String(scalars)
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

/// Makes templates escape with ``EscapedText``.
struct EscapedContent: MustacheContentType {
  static let name = "SCOREBOOK_HTML"

  func escapeText(_ text: String) -> String { EscapedText.escape(text) }
}
