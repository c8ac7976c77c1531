import CanonicalJSON

extension DocumentKey where Value: Codable {
  /// A key whose documents are JSON that nobody else writes.
  ///
  /// Unknown keys are not kept.
  public static func json(_ path: Path) -> Self {
    Self(
      path,
      decode: { try? CanonicalJSON.decode(Value.self, from: $0) },
      encode: { try CanonicalJSON.encode($0) }
    )
  }
}
