import CanonicalJSON

extension DocumentKey where Value: Codable {
  /// Returns the key of JSON documents that only this version of the program writes.
  ///
  /// Unknown keys are dropped.
  public static func json(_ path: ItemPath) -> Self {
    Self(
      path,
      decode: { try? CanonicalJSON.decode(Value.self, from: $0) },
      encode: { try CanonicalJSON.encode($0) }
    )
  }
}
