/// A QR code after ISO/IEC 18004, model 2: a text as a square of dark and light modules.
///
///     let code = try QRCode("https://192.168.1.20:8080")
///     let drawing = code.svg(title: "Address of this server")
///
/// The encoder picks the smallest version that holds the text, splits the text into the segments that need the fewest
/// bits, and picks the mask with the lowest penalty. Text outside ASCII is marked as UTF-8.
package struct QRCode: Hashable, Sendable {
  /// The sizes that a QR code can have.
  package static let versions = 1...40

  /// The size class, from 1 (21 modules a side) to 40 (177 modules a side).
  package let version: Int
  /// The share of the code that may be damaged or covered.
  package let level: ErrorCorrection
  /// The number of the mask, from 0 to 7.
  package let mask: Int
  /// The modules, row after row; true is dark.
  let modules: [Bool]

  /// Encodes a text.
  ///
  /// - Parameters:
  ///   - text: The text that a reader shows.
  ///   - level: The share of the code that may be damaged or covered.
  /// - Throws: ``TextTooLong`` for a text that version 40 cannot hold at this level.
  package init(_ text: String, level: ErrorCorrection = .medium) throws(TextTooLong) {
    try self.init(text, level: level, mask: nil)
  }

  init(_ text: String, level: ErrorCorrection, mask: Int?) throws(TextTooLong) {
    let message = try EncodedText(text, level: level)
    let plan = BlockPlan(version: message.version, level: level)
    var grid = ModuleGrid(version: message.version)
    grid.place(plan.interleaved(message.codewords))
    let masked = mask.map { (number: $0, grid: grid.masked(by: $0, level)) } ?? grid.bestMasked(level)
    (version, self.level, self.mask) = (message.version, level, masked.number)
    modules = masked.grid.modules
  }

  /// The number of modules along a side, without the quiet zone.
  package var size: Int { 17 + 4 * version }

  /// Whether a module is dark; modules outside the code, such as those of the quiet zone, are light.
  ///
  /// - Parameters:
  ///   - row: The row, 0 at the top.
  ///   - column: The column, 0 at the left.
  /// - Returns: True for a dark module.
  package func isDark(row: Int, column: Int) -> Bool {
    guard (0..<size).contains(row), (0..<size).contains(column) else { return false }
    return modules[row * size + column]
  }
}

/// The share of a QR code that may be damaged or covered while readers still read it.
package enum ErrorCorrection: Int, CaseIterable, Sendable {
  /// About 7 %.
  case low
  /// About 15 %.
  case medium
  /// About 25 %.
  case quartile
  /// About 30 %.
  case high
}

/// The text needs more room than version 40 has at the chosen level.
package struct TextTooLong: Error, Hashable, Sendable, CustomStringConvertible {
  /// The number of bytes of the text in UTF-8.
  package let bytes: Int
  /// The chosen level.
  package let level: ErrorCorrection

  package var description: String {
    "A QR code cannot hold these \(bytes) bytes at level \(level). Shorten the text, or choose a lower level."
  }
}
