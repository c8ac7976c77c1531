import Foundation

/// How bytes that a store does not look into stand in JSON: as text where they are text, so that people can read them.
struct BodyJSON: Sendable {
  enum Key: String, CodingKey { case body, base64 }

  static func encode(_ bytes: [UInt8], into encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    if let text = String(validating: bytes, as: UTF8.self) {
      try container.encode(text, forKey: .body)
    } else {
      try container.encode(Data(bytes).base64EncodedString(), forKey: .base64)
    }
  }

  /// nil where there is no body.
  static func decode(from decoder: any Decoder) throws -> [UInt8]? {
    let container = try decoder.container(keyedBy: Key.self)
    if let text = try container.decodeIfPresent(String.self, forKey: .body) { return Array(text.utf8) }
    guard let text = try container.decodeIfPresent(String.self, forKey: .base64) else { return nil }
    guard let bytes = Data(base64Encoded: text) else {
      throw DecodingError.dataCorruptedError(forKey: .base64, in: container, debugDescription: "this is not base64")
    }
    return Array(bytes)
  }
}
