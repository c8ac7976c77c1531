import Foundation

/// The JSON form of bytes that a store never interprets: as text if they are text, so that people can read them.
///
/// Text with control characters is stored as bytes, because JSON takes six bytes for each of them. So no body grows to
/// more than twice its length. Text that is not stream-safe is stored as bytes, too, because readers of JSON cut it.
package struct BodyJSON: Sendable {
  package enum Key: String, CodingKey { case body, base64 }

  package let key: Key
  package let text: String

  package init(_ bytes: [UInt8]) {
    if let text = String(validating: bytes, as: UTF8.self), bytes.allSatisfy(Self.isShort), text.isStreamSafe {
      (key, self.text) = (.body, text)
    } else {
      (key, text) = (.base64, Data(bytes).base64EncodedString())
    }
  }

  package static func encode(_ bytes: [UInt8], into encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    let body = BodyJSON(bytes)
    try container.encode(body.text, forKey: body.key)
  }

  /// Whether JSON takes at most two bytes for this one.
  private static func isShort(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0x20...: true
    default: false
    }
  }

  /// Decodes a body; nil for none.
  package static func decode(from decoder: any Decoder) throws -> [UInt8]? {
    let container = try decoder.container(keyedBy: Key.self)
    if let text = try container.decodeIfPresent(String.self, forKey: .body) { return Array(text.utf8) }
    guard let text = try container.decodeIfPresent(String.self, forKey: .base64) else { return nil }
    guard let bytes = Data(base64Encoded: text) else {
      throw DecodingError.dataCorruptedError(forKey: .base64, in: container, debugDescription: "this is not base64")
    }
    return Array(bytes)
  }
}
