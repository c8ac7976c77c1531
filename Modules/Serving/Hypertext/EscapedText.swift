/// Escapes text between tags or in a quoted attribute.
///
/// Browsers work by code points, so this does, too: a quote with a combining accent is a quote. Marks of direction (UAX #9)
/// are left out, because they would reorder the page's words around a name.
enum EscapedText {
  static func append(_ text: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
    var (start, place) = (0, 0)
    while place < text.count {
      guard isSpecial[Int(text[place])], let change = change(in: text, at: place) else {
        place += 1
        continue
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<place]))
      bytes.append(contentsOf: change.entity.utf8)
      place += change.length
      start = place
    }
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
  }

  /// Whether a byte begins something that is written in another way.
  private static let isSpecial = (0..<256).map { [0, 0x22, 0x26, 0x27, 0x3C, 0x3E, 0xD8, 0xE2].contains($0) }

  private static func change(in text: UnsafeBufferPointer<UInt8>, at place: Int) -> (entity: String, length: Int)? {
    func byte(_ offset: Int) -> UInt8 { place + offset < text.count ? text[place + offset] : 0 }
    return switch (text[place], byte(1), byte(2)) {
    case (UInt8(ascii: "&"), _, _): ("&amp;", 1)
    case (UInt8(ascii: "<"), _, _): ("&lt;", 1)
    case (UInt8(ascii: ">"), _, _): ("&gt;", 1)
    case (UInt8(ascii: "\""), _, _): ("&quot;", 1)
    case (UInt8(ascii: "'"), _, _): ("&#39;", 1)
    case (0, _, _): ("\u{FFFD}", 1)
    case (0xD8, 0x9C, _): ("", 2)
    case (0xE2, 0x80, 0x8E...0x8F), (0xE2, 0x80, 0xAA...0xAE), (0xE2, 0x81, 0xA6...0xA9): ("", 3)
    default: nil
    }
  }
}
