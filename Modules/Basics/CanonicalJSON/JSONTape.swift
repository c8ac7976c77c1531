/// The values of a JSON text in order, found in one pass.
///
/// A member of an object is two values, its name and its value.
package final class JSONTape {
  package enum Kind: UInt8 {
    case object, array, string, number, word
    /// A text with a backslash in it.
    case escaped
  }

  package struct Value {
    package var kind: Kind
    /// The offset of a value's first byte; for a text, the first after the quote.
    package var start: Int
    package var end: Int
    /// The index of the next value after this one and everything in it.
    package var next = 0
  }

  package struct Malformed: Error, CustomStringConvertible {
    let place: Int

    package var description: String { "no JSON from byte \(place) on" }
  }

  let bytes: [UInt8]
  package let values: [Value]

  /// Scans a text.
  ///
  /// - Throws: ``Malformed`` for text that is not JSON.
  init(_ bytes: [UInt8]) throws(Malformed) {
    var reader = TapeReader(bytes)
    try reader.read()
    (self.bytes, values) = (bytes, reader.values)
  }

  /// Returns the text of a value, stream-safe; nil for any other kind.
  package func text(at index: Int) -> String? { uncutText(at: index)?.streamSafe }

  private func uncutText(at index: Int) -> String? {
    let value = values[index]
    switch value.kind {
    case .string: return String(validating: bytes[value.start..<value.end], as: UTF8.self)
    case .escaped: return JSONEscapes.text(bytes[value.start..<value.end])
    case .object, .array, .number, .word: return nil
    }
  }

  /// Returns the index of a text in a value that ``text(at:)`` cuts; nil if there is none.
  func unsafeText(at index: Int) -> Int? {
    (index..<values[index].next).first { index in
      let value = values[index]
      return value.end - value.start >= String.shortestLongRun && uncutText(at: index)?.isStreamSafe == false
    }
  }

  package func isNull(at index: Int) -> Bool { isWord("null", at: index) }

  /// Returns the boolean; nil for any other kind.
  func truth(at index: Int) -> Bool? {
    isWord("true", at: index) ? true : isWord("false", at: index) ? false : nil
  }

  private func isWord(_ word: String, at index: Int) -> Bool {
    let value = values[index]
    return value.kind == .word && bytes[value.start..<value.end].elementsEqual(word.utf8)
  }

  /// Decodes the value by its own `Decodable`.
  package func decode<Value: Decodable>(_ type: Value.Type, at index: Int) throws -> Value {
    try TapeDecoder(tape: self, index: index).value(type)
  }

  /// Returns a whole number; nil for anything else.
  ///
  /// This is not generic, because a generic method is not specialised for callers in other modules and is many times
  /// slower.
  package func whole(at index: Int) -> Int64? { number(at: index) }

  /// Returns a whole number; nil for anything else.
  func number<Number: FixedWidthInteger>(at index: Int) -> Number? {
    let value = values[index]
    guard value.kind == .number else { return nil }
    let isNegative = bytes[value.start] == UInt8(ascii: "-")
    var result: Number = 0
    for byte in bytes[(value.start + (isNegative ? 1 : 0))..<value.end] {
      guard let digit = Number(exactly: byte &- UInt8(ascii: "0")), digit < 10 else { return nil }
      let (product, isTooLarge) = result.multipliedReportingOverflow(by: 10)
      let (sum, isOver) =
        isNegative
        ? product.subtractingReportingOverflow(digit) : product.addingReportingOverflow(digit)
      if isTooLarge || isOver { return nil }
      result = sum
    }
    return result
  }

  /// Returns any number; nil for anything else, and for a number too large.
  func double(at index: Int) -> Double? {
    let value = values[index]
    guard value.kind == .number else { return nil }
    return Double(String(decoding: bytes[value.start..<value.end], as: UTF8.self)).flatMap { $0.isFinite ? $0 : nil }
  }

  /// Returns the elements of an array of whole numbers; nil for anything else.
  package func numbers(at index: Int) -> [Int64]? {
    guard values[index].kind == .array else { return nil }
    let elements = index + 1..<values[index].next
    let numbers = elements.compactMap { number(at: $0) as Int64? }
    return numbers.count == elements.count ? numbers : nil
  }

  /// Returns the index of a member's value; nil if the object has no such member.
  package func member(_ name: String, ofObjectAt index: Int) -> Int? {
    var member = index + 1
    while member < values[index].next {
      if isText(name, at: member) { return member + 1 }
      member = values[member + 1].next
    }
    return nil
  }

  package func isText(_ text: String, at index: Int) -> Bool {
    let value = values[index]
    let length = value.end - value.start
    // An escaped text, and one that is cut, is shorter than its spelling.
    if value.kind == .escaped || length >= max(String.shortestLongRun, text.utf8.count + 1) {
      return self.text(at: index).map { $0.utf8.elementsEqual(text.utf8) } ?? false
    }
    return length == text.utf8.count && bytes[value.start..<value.end].elementsEqual(text.utf8)
  }
}

extension JSONTape {
  func names(ofObjectAt index: Int) -> [String] {
    var (names, member): ([String], _) = ([], index + 1)
    while member < values[index].next {
      if let name = text(at: member) { names.append(name) }
      member = values[member + 1].next
    }
    return names
  }
  /// Returns the indices of an object's values by name, the first of repeated names; nil for fewer than `count`
  /// members.
  func index(ofObjectAt index: Int, from count: Int) -> [String: Int]? {
    // A member takes at least two entries on the tape.
    guard values[index].next - index > 2 * count else { return nil }
    var (places, members, member): ([String: Int], _, _) = ([:], 0, index + 1)
    while member < values[index].next {
      members += 1
      if let name = text(at: member), places[name] == nil { places[name] = member + 1 }
      member = values[member + 1].next
    }
    return members < count ? nil : places
  }
}
