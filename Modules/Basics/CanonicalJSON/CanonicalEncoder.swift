/// Encodes values one after the other into one text.
///
/// All values share it. Each writes where the one before it ended, and its containers end when something is written
/// outside of them.
final class CanonicalEncoder {
  var text = CanonicalText()

  func write<Value: Encodable>(_ value: Value) throws {
    if Value.self == String.self, let string = value as? String { return text.write(string) }
    if Value.self == Int64.self, let number = value as? Int64 { return text.write(whole: number) }
    if Value.self == Int.self, let number = value as? Int { return text.write(whole: number) }
    if Value.self == Bool.self, let truth = value as? Bool { return text.write(word: truth ? "true" : "false") }
    guard CanonicalJSON.isOtherNumber(Value.self) else { return try write(structured: value) }
    switch value {
    case let number as Double: try text.write(number, "\(number)")
    case let number as Float: try text.write(Double(number), "\(number)")
    default: text.write(word: "\(value)")
    }
  }

  /// Writes a record directly.
  ///
  /// The type is tested, because testing the value would box each record.
  private func write<Record: TextWritable>(_ value: some Encodable, as type: Record.Type) -> Bool {
    guard let record = value as? Record else { return false }
    record.write(to: &text)
    return true
  }

  private func write(structured value: some Encodable) throws {
    if let type = type(of: value) as? any TextWritable.Type, write(value, as: type) { return }
    let (depth, start) = (text.depth, text.bytes.count)
    try value.encode(to: CanonicalPlace(encoder: self, level: depth))
    text.end(downTo: depth)
    if text.bytes.count == start { text.write(word: "{}") }
  }
}

/// The place of one value.
///
/// Its container, if it asks for one, is at this level.
private struct CanonicalPlace: Encoder {
  let encoder: CanonicalEncoder
  let level: Int

  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    // A value may ask twice for a container, and then adds to the same object.
    if !encoder.text.isObject(level) { encoder.text.open(.object) }
    return KeyedEncodingContainer(Members(encoder: encoder, level: level))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    encoder.text.open(.array)
    return Elements(encoder: encoder, level: level)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { Single(encoder: encoder) }
}

extension CanonicalEncoder {
  /// The place of the next value.
  fileprivate var next: CanonicalPlace { CanonicalPlace(encoder: self, level: text.depth) }
}

// One generic method replaces the methods that a container must have for each type of number.

private struct Members<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let encoder: CanonicalEncoder
  let level: Int

  var codingPath: [any CodingKey] { [] }

  func encodeNil(forKey key: Key) {
    encoder.text.begin(key.stringValue, of: level)
    encoder.text.write(word: "null")
  }

  func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    encoder.text.begin(key.stringValue, of: level)
    try encoder.write(value)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type,
    forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    encoder.text.begin(key.stringValue, of: level)
    return encoder.next.container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    encoder.text.begin(key.stringValue, of: level)
    return encoder.next.unkeyedContainer()
  }

  func superEncoder() -> any Encoder {
    encoder.text.begin("super", of: level)
    return encoder.next
  }

  func superEncoder(forKey key: Key) -> any Encoder {
    encoder.text.begin(key.stringValue, of: level)
    return encoder.next
  }
}

private struct Elements: UnkeyedEncodingContainer {
  let encoder: CanonicalEncoder
  let level: Int

  var codingPath: [any CodingKey] { [] }
  var count: Int { encoder.text.count(of: level) }

  func encodeNil() {
    encoder.text.beginElement(of: level)
    encoder.text.write(word: "null")
  }

  func encode<Value: Encodable>(_ value: Value) throws {
    encoder.text.beginElement(of: level)
    try encoder.write(value)
  }

  func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
    encoder.text.beginElement(of: level)
    return encoder.next.container(keyedBy: type)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    encoder.text.beginElement(of: level)
    return encoder.next.unkeyedContainer()
  }

  func superEncoder() -> any Encoder {
    encoder.text.beginElement(of: level)
    return encoder.next
  }
}

private struct Single: SingleValueEncodingContainer {
  let encoder: CanonicalEncoder

  var codingPath: [any CodingKey] { [] }

  func encodeNil() { encoder.text.write(word: "null") }

  func encode<Value: Encodable>(_ value: Value) throws { try encoder.write(value) }
}
