import Domain

/// A line of a damaged log, without its end.
struct MendedLine {
  enum State {
    /// The line is as it was written.
    case whole
    /// One byte had changed.
    case corrected
    case broken
  }

  /// The line's number in the log, which counts from 1.
  let number: Int
  let bytes: [UInt8]
  let state: State

  /// Passes the lines of a log, in order.
  ///
  /// - Throws: An error of the file, or of `body`.
  static func read(_ log: any OpenFile, _ body: (MendedLine) throws -> Void) throws {
    // The broken line before, which may be the other half of a line.
    var (number, pieces, half) = (0, LinePieces(log), MendedLine?.none)
    func passHalf() throws {
      if let line = half { try body(line) }
      half = nil
    }
    while let piece = try pieces.next() {
      for line in piece.logLines {
        number += 1
        let bytes = Array(line.bytes)
        if line.isEnded, LogLine.isWhole(line.bytes) {
          try passHalf()
          try body(MendedLine(number: number, bytes: bytes, state: .whole))
          continue
        }
        var lines = Correction.lines(in: bytes)
        if lines == nil, let first = half {
          lines = Correction.lines(in: first.bytes + [UInt8(ascii: "\n")] + bytes)
          if lines != nil { half = nil }
        }
        try passHalf()
        for line in lines ?? [] { try body(MendedLine(number: number, bytes: line, state: .corrected)) }
        if lines == nil { half = MendedLine(number: number, bytes: bytes, state: .broken) }
      }
    }
    try passHalf()
  }
}
