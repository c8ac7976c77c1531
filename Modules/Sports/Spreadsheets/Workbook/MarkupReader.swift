/// Reads the XML of a workbook, one part after another.
///
/// The reader knows the five named characters and characters by number. A document type is refused, so there are no
/// entities. Depth is limited.
struct MarkupReader {
  enum Part {
    /// The name without its prefix; attributes by their names without prefixes.
    case start(String, [String: String])
    case end(String)
    case text(String)
  }

  private static let deepest = 64
  /// Bytes of an attribute that is read; longer ones count as empty, because no part that matters here has them.
  private static let longestValue = 1_000

  private let bytes: [UInt8]
  private var place = 0
  private var open: [String] = []
  /// The end of an element that closed itself.
  private var pending: Part?

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the next part; nil at the end.
  ///
  /// - Parameter budget: The work that the workbook may still cause.
  /// - Returns: The next part.
  /// - Throws: ``TableFileError``.
  mutating func next(_ budget: inout WorkbookBudget) throws(TableFileError) -> Part? {
    try budget.takeElement()
    if let part = pending {
      pending = nil
      return part
    }
    while place < bytes.count {
      if bytes[place] != UInt8(ascii: "<") { return .text(try text(until: UInt8(ascii: "<"))) }
      switch place + 1 < bytes.count ? bytes[place + 1] : 0 {
      case UInt8(ascii: "?"):
        try budget.takeElement()
        try skip(past: "?>")
      case UInt8(ascii: "!") where starts(with: "<!--"):
        try budget.takeElement()
        try skip(past: "-->")
      case UInt8(ascii: "!") where starts(with: "<![CDATA["):
        let start = place + 9
        try skip(past: "]]>")
        return .text(String(decoding: bytes[start..<(place - 3)], as: UTF8.self))
      case UInt8(ascii: "!"): throw .damaged
      default: return try tag(&budget)
      }
    }
    guard open.isEmpty else { throw .damaged }
    return nil
  }

  private mutating func tag(_ budget: inout WorkbookBudget) throws(TableFileError) -> Part {
    place += 1
    let isEnd = place < bytes.count && bytes[place] == UInt8(ascii: "/")
    if isEnd { place += 1 }
    let name = try name()
    if isEnd {
      while place < bytes.count, bytes[place] != UInt8(ascii: ">") { place += 1 }
      guard place < bytes.count, open.popLast() == name else { throw .damaged }
      place += 1
      return .end(Self.local(name))
    }
    let attributes = try attributes(&budget)
    guard place < bytes.count else { throw .damaged }
    if bytes[place] == UInt8(ascii: "/") {
      place += 1
      pending = .end(Self.local(name))
    } else {
      guard open.count < Self.deepest else { throw .tooLarge }
      open.append(name)
    }
    guard place < bytes.count, bytes[place] == UInt8(ascii: ">") else { throw .damaged }
    place += 1
    return .start(Self.local(name), attributes)
  }

  private mutating func attributes(_ budget: inout WorkbookBudget) throws(TableFileError) -> [String: String] {
    var found: [String: String] = [:]
    while true {
      skipSpace()
      guard place < bytes.count else { throw .damaged }
      if bytes[place] == UInt8(ascii: ">") || bytes[place] == UInt8(ascii: "/") { return found }
      let name = try name()
      skipSpace()
      guard place + 1 < bytes.count, bytes[place] == UInt8(ascii: "=") else { throw .damaged }
      place += 1
      skipSpace()
      guard place < bytes.count else { throw .damaged }
      let quote = bytes[place]
      guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { throw .damaged }
      place += 1
      try budget.takeElement()
      let value = try text(until: quote)
      found[Self.local(name)] = value.utf8.count > Self.longestValue ? "" : value
      guard place < bytes.count else { throw .damaged }
      place += 1
    }
  }

  private mutating func name() throws(TableFileError) -> String {
    let start = place
    while place < bytes.count, !Self.endsName(bytes[place]) { place += 1 }
    guard place > start, place - start <= 200 else { throw .damaged }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  /// The text up to a mark, which is not read.
  private mutating func text(until mark: UInt8) throws(TableFileError) -> String {
    var found = ""
    while true {
      let start = place
      while place < bytes.count, bytes[place] != mark, bytes[place] != UInt8(ascii: "&") { place += 1 }
      found += String(decoding: bytes[start..<place], as: UTF8.self)
      guard place < bytes.count, bytes[place] != mark else { return found }
      found.append(try character())
    }
  }

  private mutating func character() throws(TableFileError) -> Character {
    guard let end = bytes[place...].prefix(12).firstIndex(of: UInt8(ascii: ";")) else { throw .damaged }
    let name = String(decoding: bytes[(place + 1)..<end], as: UTF8.self)
    place = end + 1
    if let known = ["lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'"][name] { return Character(known) }
    guard name.hasPrefix("#") else { throw .damaged }
    let isHex = name.hasPrefix("#x") || name.hasPrefix("#X")
    guard let number = UInt32(name.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10),
      let scalar = Unicode.Scalar(number)
    else { throw .damaged }
    return Character(scalar)
  }

  private func starts(with text: String) -> Bool { bytes[place...].starts(with: text.utf8) }

  private mutating func skip(past text: String) throws(TableFileError) {
    while place < bytes.count {
      if starts(with: text) {
        place += text.utf8.count
        return
      }
      place += 1
    }
    throw .damaged
  }

  private mutating func skipSpace() {
    while place < bytes.count, Self.isSpace(bytes[place]) { place += 1 }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D || byte == 0x0A }

  private static func endsName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: "="): true
    case UInt8(ascii: "\""), UInt8(ascii: "'"): true
    default: isSpace(byte)
    }
  }

  private static func local(_ name: String) -> String {
    guard name.utf8.contains(UInt8(ascii: ":")) else { return name }
    return name.split(separator: ":").last.map(String.init) ?? name
  }
}
