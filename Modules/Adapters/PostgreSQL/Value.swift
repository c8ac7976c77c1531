#if PostgreSQL

/// A parameter of a statement, sent in PostgreSQL's binary form.
enum Value: Sendable {
  case int(Int64?)
  case text(String)
  case ints([Int64?])
  case texts([String?])
  case blobs([[UInt8]?])
  case flags([Bool])

  /// The object identifiers of PostgreSQL's types.
  private enum Kind: UInt32 {
    case bool = 16
    case bytea = 17
    case int8 = 20
    case text = 25
    case boolArray = 1000
    case byteaArray = 1001
    case textArray = 1009
    case int8Array = 1016
  }

  /// The type by which PostgreSQL reads the bytes.
  var type: UInt32 {
    let kind: Kind =
      switch self {
      case .int: .int8
      case .text: .text
      case .ints: .int8Array
      case .texts: .textArray
      case .blobs: .byteaArray
      case .flags: .boolArray
      }
    return kind.rawValue
  }

  var isNull: Bool { if case .int(nil) = self { true } else { false } }

  func append(to buffer: inout [UInt8]) {
    switch self {
    case .int(let value): if let value { buffer.append(bigEndian: value) }
    case .text(let value): buffer += value.utf8
    case .ints(let values): Self.append(values, .int8, to: &buffer) { $1.append(bigEndian: $0) }
    case .texts(let values): Self.append(values, .text, to: &buffer) { $1 += $0.utf8 }
    case .blobs(let values): Self.append(values, .bytea, to: &buffer) { $1 += $0 }
    case .flags(let values): Self.append(values, .bool, to: &buffer) { $1.append($0 ? 1 : 0) }
    }
  }

  /// An array of one dimension: its header, then each element after its length.
  private static func append<Element>(
    _ values: [Element?],
    _ kind: Kind,
    to buffer: inout [UInt8],
    _ append: (Element, inout [UInt8]) -> Void
  ) {
    buffer.append(bigEndian: Int32(values.isEmpty ? 0 : 1))
    // Whether there may be NULLs; PostgreSQL looks for itself.
    buffer.append(bigEndian: Int32(1))
    buffer.append(bigEndian: kind.rawValue)
    if values.isEmpty { return }
    buffer.append(bigEndian: Int32(values.count))
    buffer.append(bigEndian: Int32(1))
    for value in values {
      guard let value else {
        buffer.append(bigEndian: Int32(-1))
        continue
      }
      let place = buffer.count
      buffer.append(bigEndian: Int32(0))
      append(value, &buffer)
      let length = Int32(buffer.count - place - 4)
      withUnsafeBytes(of: length.bigEndian) { buffer.replaceSubrange(place..<(place + 4), with: $0) }
    }
  }
}

extension [UInt8] {
  fileprivate mutating func append(bigEndian value: some FixedWidthInteger) {
    Swift.withUnsafeBytes(of: value.bigEndian) { append(contentsOf: $0) }
  }
}

/// A statement with its parameters.
///
/// The text is the same every time, because the server prepares it once.
struct Statement: Sendable {
  let sql: String
  let values: [Value]

  init(_ sql: String, _ values: [Value] = []) {
    (self.sql, self.values) = (sql, values)
  }

  static let begin = Statement("BEGIN")
  static let beginSnapshot = Statement("BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
  static let commit = Statement("COMMIT")
  static let rollback = Statement("ROLLBACK")
}

#endif
