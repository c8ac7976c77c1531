/// The fields of a JSON object, with names and values as they are spelled, so that no number loses a digit.
package struct JSONFields: Hashable, Sendable {
  private var values: [[UInt8]: [UInt8]] = [:]

  package init() {}

  /// Creates the fields of an object; nil for bytes that are no JSON object.
  ///
  /// The last of repeated fields counts.
  package init?(_ bytes: [UInt8]) {
    guard String(validating: bytes, as: UTF8.self) != nil, let tape = try? JSONTape(bytes),
      tape.values[0].kind == .object
    else { return nil }
    var name = 1
    while name < tape.values[0].next {
      let value = tape.values[name + 1]
      // The quotes of a text are part of its spelling, but not of its bytes.
      let quote = value.kind == .string || value.kind == .escaped ? 1 : 0
      values[Array(bytes[tape.values[name].start..<tape.values[name].end])] =
        Array(bytes[(value.start - quote)..<(value.end + quote)])
      name = value.next
    }
  }

  /// The fields' names, as they are spelled between the quotes.
  package var names: Set<[UInt8]> { Set(values.keys) }

  /// The spelled value of a field, by its name between the quotes.
  package subscript(name: [UInt8]) -> [UInt8]? {
    get { values[name] }
    set { values[name] = newValue }
  }

  /// The object in canonical order: fields sorted by name, no spaces between them.
  package var bytes: [UInt8] {
    let fields = values.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { name, value in
      Array("\"".utf8) + name + Array("\":".utf8) + value
    }
    return Array("{".utf8) + Array(fields.joined(separator: Array(",".utf8))) + Array("}".utf8)
  }
}
