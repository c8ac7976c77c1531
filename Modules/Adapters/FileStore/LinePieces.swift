/// Splits a file into pieces of whole lines.
struct LinePieces {
  private let file: any OpenFile
  private var offset: Int64
  private let end: Int64
  private var rest: [UInt8] = []

  /// Creates a reader from the start of one line to the start of another, or to the end of the file.
  init(_ file: any OpenFile, from offset: Int64 = 0, to end: Int64 = .max) {
    self.file = file
    self.offset = offset
    self.end = end
  }

  /// Returns the next piece, about a megabyte unless a line is longer; nil after the end.
  ///
  /// Only the last piece may lack its line end.
  mutating func next() throws(FileError) -> [UInt8]? {
    while true {
      let more = try file.readBytes(at: offset, count: Int(min(1 << 20, end - offset)))
      offset += Int64(more.count)
      guard !more.isEmpty else {
        defer { rest = [] }
        return rest.isEmpty ? nil : rest
      }
      guard let last = more.lastIndex(of: UInt8(ascii: "\n")) else {
        rest += more
        continue
      }
      let piece = rest + more[...last]
      rest = Array(more[(last + 1)...])
      return piece
    }
  }
}

extension [UInt8] {
  /// The lines of a piece, without their ends; the last may lack one.
  var logLines: [(bytes: ArraySlice<UInt8>, isEnded: Bool)] {
    var lines: [(ArraySlice<UInt8>, Bool)] = []
    var start = startIndex
    while let end = self[start...].firstIndex(of: UInt8(ascii: "\n")) {
      lines.append((self[start..<end], true))
      start = end + 1
    }
    if start < endIndex { lines.append((self[start...], false)) }
    return lines
  }
}
