/// Reads comma-separated rows as bytes, one at a time.
///
/// Domain's `DelimitedText` has other rules. Here only commas separate, a quote opens and closes anywhere in a field,
/// and every line is a row. League files are long, so only quoted text is copied.
struct CommaRows: Sendable {
  private struct Field {
    var range: Range<Int>
    /// Whether the range is in `unquoted`.
    var isUnquoted: Bool
  }

  private let bytes: [UInt8]
  private var place = 0
  private var fields: [Field] = []
  /// The text of the row's quoted fields.
  private var unquoted: [UInt8] = []
  /// Whether the last quote was never closed.
  private(set) var isQuoteOpen = false

  init(_ text: FileText) {
    bytes = text.bytes
  }

  var size: Int { bytes.count }

  var count: Int { fields.count }

  var isBlank: Bool { fields.count == 1 && self[0].isEmpty }

  /// One field of the present row, trimmed.
  subscript(column: Int) -> ArraySlice<UInt8> {
    let field = fields[column]
    var slice = field.isUnquoted ? unquoted[field.range] : bytes[field.range]
    while let first = slice.first, first <= 0x20 { slice = slice.dropFirst() }
    while let last = slice.last, last <= 0x20 { slice = slice.dropLast() }
    return slice
  }

  /// Moves to the next row; false at the end.
  mutating func next() -> Bool {
    guard place < bytes.count else { return false }
    fields.removeAll(keepingCapacity: true)
    unquoted.removeAll(keepingCapacity: true)
    var isOver = false
    while !isOver { isOver = readField() }
    return true
  }

  /// Reads one field and its separator; returns whether that ends the row.
  private mutating func readField() -> Bool {
    let start = place
    while place < bytes.count {
      let byte = bytes[place]
      if byte > .comma {
        place += 1
      } else if byte == .quote {
        return readQuotedField(from: start)
      } else if byte == .comma || byte == .lineFeed || byte == .carriageReturn {
        fields.append(Field(range: start..<place, isUnquoted: false))
        return endField(at: byte)
      } else {
        place += 1
      }
    }
    fields.append(Field(range: start..<place, isUnquoted: false))
    return true
  }

  private mutating func readQuotedField(from start: Int) -> Bool {
    let begin = unquoted.count
    unquoted += bytes[start..<place]
    var isQuoted = false
    defer { fields.append(Field(range: begin..<unquoted.count, isUnquoted: true)) }
    while place < bytes.count {
      let byte = bytes[place]
      if byte == .quote {
        let isTwice = isQuoted && place + 1 < bytes.count && bytes[place + 1] == .quote
        if isTwice { unquoted.append(byte) } else { isQuoted.toggle() }
        place += isTwice ? 2 : 1
      } else if !isQuoted, byte == .comma || byte == .lineFeed || byte == .carriageReturn {
        return endField(at: byte)
      } else {
        unquoted.append(byte)
        place += 1
      }
    }
    isQuoteOpen = isQuoted
    return true
  }

  private mutating func endField(at byte: UInt8) -> Bool {
    place += 1
    if byte == .comma { return false }
    if byte == .carriageReturn, place < bytes.count, bytes[place] == .lineFeed { place += 1 }
    return true
  }
}

extension UInt8 {
  fileprivate static let comma = UInt8(ascii: ",")
  fileprivate static let quote = UInt8(ascii: "\"")
  fileprivate static let lineFeed = UInt8(ascii: "\n")
  fileprivate static let carriageReturn = UInt8(ascii: "\r")
}
