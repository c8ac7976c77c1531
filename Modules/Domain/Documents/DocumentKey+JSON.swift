public import Foundation

extension DocumentKey where Value: Codable {
  /// A key whose documents are JSON that nobody else writes.
  ///
  /// Unknown keys are not kept.
  public static func json(_ path: Path) -> Self {
    Self(
      path,
      decode: { try? JSONDecoder().decode(Value.self, from: Data($0)) },
      encode: { Array(try CanonicalJSON.encoder.encode($0)) }
    )
  }
}

/// The one spelling of JSON that stores and exports hold: keys sorted, no spaces, slashes as they are.
public enum CanonicalJSON: Sendable {
  public static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }
}
