/// The canonical JSON of stores, exports and the wire: keys in the order of their bytes, no spaces, slashes unescaped.
///
/// The encoder is not Foundation's, which took two thirds of the time of a write.
public enum CanonicalJSON: Sendable {
  /// Returns the canonical JSON of a value.
  ///
  /// - Throws: `EncodingError` for a number that is not finite, and any error of the value's own `encode(to:)`.
  public static func encode(_ value: some Encodable) throws -> [UInt8] {
    let encoder = CanonicalEncoder()
    try encoder.write(value)
    return encoder.text.bytes
  }

  /// Whether a type is a number type that records seldom hold, other than `Int` and `Int64`.
  static func isOtherNumber(_ type: Any.Type) -> Bool { otherNumbers.contains(ObjectIdentifier(type)) }

  private static let otherNumbers: Set<ObjectIdentifier> = {
    let types: [Any.Type] = [
      Double.self, Float.self, Int8.self, Int16.self, Int32.self, UInt.self, UInt8.self, UInt16.self, UInt32.self,
      UInt64.self,
    ]
    return Set(types.map { ObjectIdentifier($0) })
  }()
}
