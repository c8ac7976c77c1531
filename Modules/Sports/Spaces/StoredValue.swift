import CanonicalJSON
public import Domain

/// A value that is kept as a JSON document and may get more fields in later versions.
///
/// The rule of evolution: a field is never renamed, never changes its type and never becomes required, and a new field has
/// a default in ``blank``. So every version reads what every other version wrote.
public protocol StoredValue: Codable, Hashable, Sendable {
  /// The default of every field.
  static var blank: Self { get }
}

extension StoredValue {
  /// Reads a document.
  ///
  /// A field that the document lacks has its value in ``blank``. Returns nil for a document that this version cannot
  /// read at all, which is not the same as an absent document.
  public init?(stored bytes: [UInt8]) {
    if let value = try? CanonicalJSON.decode(Self.self, from: bytes) {
      self = value
      return
    }
    guard let own = JSONFields(bytes), let blank = try? CanonicalJSON.encode(Self.blank), var fields = JSONFields(blank)
    else { return nil }
    for name in own.names { fields[name] = own[name] }
    guard let value = try? CanonicalJSON.decode(Self.self, from: fields.bytes) else { return nil }
    self = value
  }
}

extension DocumentKey where Value: StoredValue {
  /// Returns a key that reads documents of every version.
  public static func stored(_ path: ItemPath) -> Self {
    Self(path, decode: { Value(stored: $0) }, encode: { try CanonicalJSON.encode($0) })
  }
}
