extension CanonicalJSON {
  /// Decodes a value from the result of ``encode(_:)``, or the same JSON in any other spelling.
  ///
  /// Of repeated members the first counts.
  ///
  /// Foundation's decoder reads the same, but would take most of the time of opening a store of a million items.
  ///
  /// Texts with more than 30 combining marks in a row are cut there, so that nobody can make comparing them slow.
  ///
  /// - Throws: `DecodingError` for a missing value or one of another kind, ``JSONTape/Malformed`` for text that is not
  ///   JSON.
  public static func decode<Value: Decodable>(_ type: Value.Type, from bytes: [UInt8]) throws -> Value {
    try TapeDecoder(tape: try JSONTape(bytes), index: 0).value(type)
  }

  /// Decodes a value that comes from outside.
  ///
  /// - Throws: ``Fault``, also for a text that ``decode(_:from:)`` would cut.
  public static func decode<Value: Decodable>(
    _ type: Value.Type,
    fromForeign bytes: [UInt8]
  ) throws(Fault) -> Value {
    let tape: JSONTape
    do { tape = try JSONTape(bytes) } catch { throw Fault(field: nil, reason: "is \(error)") }
    return try TapeDecoder(tape: tape, index: 0).foreignValue(type)
  }
}

/// Decodes a value on a tape, with the same `Decodable` code as Foundation's decoder.
///
/// Foundation's decoder ends the process on some malformed texts, so no foreign bytes reach it.
struct TapeDecoder: Decoder {
  let tape: JSONTape
  let index: Int

  var codingPath: [any CodingKey] { [Place(index)] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard tape.values[index].kind == .object else { throw mismatch(type) }
    return KeyedDecodingContainer(Members(self))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard tape.values[index].kind == .array else { throw mismatch([Any].self) }
    return Elements(decoder: self, place: index + 1)
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer { Single(decoder: self) }

  fileprivate func at(_ index: Int) -> TapeDecoder { TapeDecoder(tape: tape, index: index) }

  fileprivate var isNull: Bool { tape.isNull(at: index) }

  func value<Value: Decodable>(_ type: Value.Type) throws -> Value {
    if type == String.self, let text = tape.text(at: index) as? Value { return text }
    if type == Int64.self, let number = (tape.number(at: index) as Int64?) as? Value { return number }
    if type == Int.self, let number = (tape.number(at: index) as Int?) as? Value { return number }
    if type == [Int64].self, let numbers = tape.numbers(at: index) as? Value { return numbers }
    if type == Bool.self, let truth = tape.truth(at: index) as? Value { return truth }
    if type == String.self || type == Int64.self || type == Int.self || type == Bool.self { throw mismatch(type) }
    if CanonicalJSON.isOtherNumber(type) {
      guard let number = otherNumber(type) as? Value else { throw mismatch(type) }
      return number
    }
    if let type = type as? any TapeReadable.Type, let value = type.init(tape, at: index) as? Value { return value }
    return try type.init(from: self)
  }

  private func otherNumber(_ type: Any.Type) -> Any? {
    if let type = type as? any FixedWidthInteger.Type { return whole(type) }
    return type == Float.self ? tape.double(at: index).map { Float($0) } : tape.double(at: index)
  }

  private func whole<Number: FixedWidthInteger>(_ type: Number.Type) -> Any? { tape.number(at: index) as Number? }

  fileprivate func mismatch(_ type: Any.Type) -> DecodingError {
    .typeMismatch(type, context("there is no \(type)"))
  }

  fileprivate func context(_ reason: String) -> DecodingError.Context {
    DecodingError.Context(codingPath: codingPath, debugDescription: "\(reason) at byte \(tape.values[index].start)")
  }
}

// One generic method replaces the methods that a container must have for each type of number.

private struct Members<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: TapeDecoder
  /// The indices of the members of a large object by name; nil for a small object, where a search is faster.
  private let places: [String: Int]?

  init(_ decoder: TapeDecoder) {
    self.decoder = decoder
    places = decoder.tape.index(ofObjectAt: decoder.index, from: Self.indexed)
  }

  /// The number of members from which an object is indexed.
  ///
  /// Otherwise, decoding a dictionary would take quadratic time.
  private static var indexed: Int { 32 }

  var codingPath: [any CodingKey] { decoder.codingPath }

  var allKeys: [Key] { decoder.tape.names(ofObjectAt: decoder.index).compactMap { Key(stringValue: $0) } }

  func contains(_ key: Key) -> Bool { place(of: key) != nil }

  func decodeNil(forKey key: Key) throws -> Bool { try member(key).isNull }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value { try member(key).value(type) }

  func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
    guard let place = place(of: key) else { return nil }
    let member = decoder.at(place)
    return member.isNull ? nil : try member.value(type)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type,
    forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    try member(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try member(key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder { decoder }

  func superDecoder(forKey key: Key) throws -> any Decoder { try member(key) }

  private func place(of key: Key) -> Int? {
    places.map { $0[key.stringValue] } ?? decoder.tape.member(key.stringValue, ofObjectAt: decoder.index)
  }

  private func member(_ key: Key) throws -> TapeDecoder {
    if let place = place(of: key) { return decoder.at(place) }
    throw DecodingError.keyNotFound(key, decoder.context("it is missing in the object"))
  }
}

private struct Elements: UnkeyedDecodingContainer {
  let decoder: TapeDecoder
  /// The index of the next element on the tape.
  var place: Int
  var currentIndex = 0

  var codingPath: [any CodingKey] { decoder.codingPath }
  var count: Int? { nil }
  var isAtEnd: Bool { place == decoder.tape.values[decoder.index].next }

  mutating func decodeNil() throws -> Bool {
    guard try element().isNull else { return false }
    advance()
    return true
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let value = try element().value(type)
    advance()
    return value
  }

  mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) throws -> KeyedDecodingContainer<Nested> {
    let container = try element().container(keyedBy: type)
    advance()
    return container
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    let container = try element().unkeyedContainer()
    advance()
    return container
  }

  mutating func superDecoder() throws -> any Decoder {
    let element = try element()
    advance()
    return element
  }

  private func element() throws -> TapeDecoder {
    if isAtEnd { throw decoder.mismatch([Any].self) }
    return decoder.at(place)
  }

  private mutating func advance() {
    place = decoder.tape.values[place].next
    currentIndex += 1
  }
}

private struct Single: SingleValueDecodingContainer {
  let decoder: TapeDecoder

  var codingPath: [any CodingKey] { decoder.codingPath }

  func decodeNil() -> Bool { decoder.isNull }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try decoder.value(type) }
}
