/// A place for documents of one type: the path, and how the type becomes bytes and is read back.
///
/// The port stays one plain existential; the type lives in the key. Keys are static members of the feature that owns them:
///
/// ```swift
/// extension DocumentKey where Value == LeaderboardSettings {
///   static func settings(of user: UserID) -> Self { … }
/// }
/// let settings = try await documents.value(.settings(of: ana))
/// ```
public struct DocumentKey<Value: Sendable>: Sendable {
  /// The path.
  public let path: ItemPath
  /// Decodes a body.
  ///
  /// Bytes of a newer or damaged program are not an error: the key decides what they mean, or returns nil.
  public let decode: @Sendable ([UInt8]) -> Value?
  /// Encodes a value as a body.
  public let encode: @Sendable (Value) throws -> [UInt8]

  /// Creates a key from its path and its encoding.
  public init(
    _ path: ItemPath,
    decode: @escaping @Sendable ([UInt8]) -> Value?,
    encode: @escaping @Sendable (Value) throws -> [UInt8]
  ) {
    self.path = path
    self.decode = decode
    self.encode = encode
  }
}

/// A typed document as it was read, with what a save needs.
public struct Loaded<Value: Sendable>: Sendable {
  /// The value; nil if the document is absent, deleted or unreadable by the key.
  public let value: Value?
  /// The expectation with which a save overwrites only what was read.
  public let expected: Expectation
  /// The id of the write that made this revision; nil if there never was a document.
  package let write: WriteID?
  /// The bytes that the key could not read; nil for any other document.
  let unreadable: [UInt8]?
}

extension DocumentRepository {
  /// Returns the document at the key's path, decoded.
  ///
  /// - Throws: ``DocumentError/store(_:)`` only. Bytes that the key cannot read give a nil value.
  public func value<Value>(_ key: DocumentKey<Value>) async throws(DocumentError) -> Loaded<Value> {
    guard let document = try await load(key.path) else {
      return Loaded(value: nil, expected: .absent, write: nil, unreadable: nil)
    }
    let value = document.head.isDeleted ? nil : key.decode(document.body)
    return Loaded(
      value: value,
      expected: .revision(document.head.revision),
      write: document.head.write,
      unreadable: value == nil && !document.head.isDeleted ? document.body : nil
    )
  }

  /// Reads the document, changes the value and saves it; tries again after a conflict, at most five times.
  ///
  /// An unchanged value is not written, and a write that already arrived is not repeated. A document that the key
  /// cannot read is moved to `{path}-unreadable-{digest}` in the same batch, so no bytes are overwritten unseen.
  ///
  /// - Throws: ``DocumentError/conflict(_:current:)`` after five conflicts, ``DocumentError/invalid(_:)`` for a value
  ///   that cannot be encoded, or any other error of ``save(_:given:)``.
  @discardableResult
  public func update<Value: Equatable>(
    _ key: DocumentKey<Value>,
    labels: Set<DocumentLabel> = [],
    as id: WriteID,
    _ change: (Value?) -> Value
  ) async throws(DocumentError) -> Value {
    var attempt = 1
    while true {
      let loaded = try await value(key)
      if loaded.write == id, let present = loaded.value { return present }
      let changed = change(loaded.value)
      if changed == loaded.value { return changed }
      do {
        let aside = loaded.unreadable.map { key.keeping($0) }
        let write = try key.write(changed, id: id, expected: loaded.expected, labels: labels)
        _ = try await save([write] + [aside].compactMap(\.self))
        return changed
      } catch .conflict where attempt < 5 {
        attempt += 1
      }
    }
  }
}

extension DocumentKey {
  /// Returns the write that saves `value`.
  ///
  /// - Throws: ``DocumentError/invalid(_:)`` for a value that cannot be encoded.
  public func write(
    _ value: Value,
    id: WriteID,
    expected: Expectation,
    labels: Set<DocumentLabel> = []
  ) throws(DocumentError) -> DocumentWrite {
    let body: [UInt8]
    do { body = try encode(value) } catch { throw .invalid("\(path) cannot be encoded: \(error)") }
    return DocumentWrite(path, id: id, expected: expected, labels: labels, body: body)
  }

  /// Returns the write that preserves unreadable bytes beside the key's document.
  fileprivate func keeping(_ bytes: [UInt8]) -> DocumentWrite {
    // FNV-1a, so that two devices preserve the same bytes under the same path.
    let sum = bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    let name = "unreadable-\(String(sum, radix: 16))"
    return DocumentWrite(
      ItemPath(
        path.segments.dropLast() + [ItemPath.Segment(rawValue: "\(path.segments.last?.rawValue ?? "")-\(name)")]
      ),
      id: WriteID(rawValue: name),
      expected: .any,
      body: bytes
    )
  }
}
