internal import Domain

/// A league file: rows under a header that names the columns, in any order.
///
/// Rows with fewer fields than the header are skipped and counted. Fields beyond the header are ignored.
struct LeagueTable: Sendable {
  private var rows: CommaRows
  private let titles: [String]
  private(set) var skipped = SkippedRows()
  /// The number of rows below the header, valid or not.
  private(set) var count = 0

  init(_ bytes: [UInt8]) throws(LeagueFileError) {
    rows = CommaRows(try FileText(bytes))
    repeat {
      guard rows.next() else { throw .empty }
    } while rows.isBlank
    var titles: [String] = []
    for column in 0..<rows.count { titles.append(Self.title(of: rows[column])) }
    // A comma at the header's end names no column.
    while titles.last?.isEmpty == true { titles.removeLast() }
    self.titles = titles
  }

  var size: Int { rows.size }

  /// Returns a column's name for comparison: lower case, trimmed, without byte order marks and NULs.
  static func title(of field: ArraySlice<UInt8>) -> String {
    let scalars = String(decoding: field, as: UTF8.self).unicodeScalars.filter { $0 != "\u{FEFF}" && $0 != "\0" }
    return String(String.UnicodeScalarView(scalars)).trimmingSpaces.lowercased()
  }

  /// Returns the index of the first column with one of these names; nil if there is none.
  func column(_ names: String...) -> Int? {
    names.lazy.compactMap { titles.firstIndex(of: $0.lowercased()) }.first
  }

  /// Returns the index of a required column, whose first name an error has.
  func needed(_ names: String...) throws(LeagueFileError) -> Int {
    for name in names {
      if let column = titles.firstIndex(of: name.lowercased()) { return column }
    }
    throw .missingColumn(names.first ?? "")
  }

  /// Moves to the next row that is long enough; false at the end.
  mutating func next() -> Bool {
    while rows.next() {
      count += 1
      if rows.count >= titles.count { return true }
      skipped.tooShort += 1
    }
    skipped.hasOpenQuote = rows.isQuoteOpen
    return false
  }

  mutating func skip(_ reason: WritableKeyPath<SkippedRows, Int>) {
    skipped[keyPath: reason] += 1
  }

  /// Returns a field of the present row, trimmed; empty for a missing column.
  func bytes(_ column: Int?) -> ArraySlice<UInt8> { column.map { rows[$0] } ?? [] }

  func text(_ column: Int?) -> String { String(field: bytes(column)) }

  func number(_ column: Int?) -> Double? { TableNumber.value(of: bytes(column)) }

  /// Whether a spreadsheet has rounded the number in one of the columns.
  func hasRounded(_ columns: Int?...) -> Bool { columns.contains { TableNumber.isRounded(bytes($0)) } }

  func whole(_ column: Int?) -> Int? { number(column).flatMap { Int(exactly: $0) } }
}

extension String {
  /// Creates the text of a field whose ASCII white space is trimmed already.
  init(field: ArraySlice<UInt8>) {
    let text = String(decoding: field, as: UTF8.self)
    let isPlain = (field.first ?? 0) < 0x80 && (field.last ?? 0) < 0x80
    self = isPlain ? text : text.trimmingSpaces
  }
}
