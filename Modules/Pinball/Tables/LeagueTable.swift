internal import Domain

/// A league file: rows under a header that names the columns, in any order.
///
/// Rows with fewer fields than the header are passed over and counted; what a row has beyond it is not read.
struct LeagueTable: Sendable {
  private var rows: CommaRows
  private let titles: [String]
  private(set) var skipped = SkippedRows()
  /// How many rows there were below the header, good or not.
  private(set) var count = 0

  /// Reads the header.
  ///
  /// - Throws: ``LeagueFileError`` for what is no text, or nothing.
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

  /// How many bytes the file has.
  var size: Int { rows.size }

  /// A column's name as it is compared: without byte order marks, NULs, white space at its ends, and case.
  static func title(of field: ArraySlice<UInt8>) -> String {
    let scalars = String(decoding: field, as: UTF8.self).unicodeScalars.filter { $0 != "\u{FEFF}" && $0 != "\0" }
    return String(String.UnicodeScalarView(scalars)).trimmingSpaces.lowercased()
  }

  /// Where a column is that may be called by several names, the first of that name; nil where there is none.
  func column(_ names: String...) -> Int? {
    names.lazy.compactMap { titles.firstIndex(of: $0.lowercased()) }.first
  }

  /// Where a column is that must be there.
  ///
  /// - Throws: ``LeagueFileError/missingColumn(_:)`` with its first name.
  func needed(_ names: String...) throws(LeagueFileError) -> Int {
    for name in names {
      if let column = titles.firstIndex(of: name.lowercased()) { return column }
    }
    throw .missingColumn(names.first ?? "")
  }

  /// Goes on to the next row that is long enough; false where there is none.
  mutating func next() -> Bool {
    while rows.next() {
      count += 1
      if rows.count >= titles.count { return true }
      skipped.tooShort += 1
    }
    skipped.hasOpenQuote = rows.isQuoteOpen
    return false
  }

  /// Counts the present row as one that is left out.
  mutating func skip(_ reason: WritableKeyPath<SkippedRows, Int>) {
    skipped[keyPath: reason] += 1
  }

  /// A field of the present row, without white space at its ends; empty where the file has no such column.
  func bytes(_ column: Int?) -> ArraySlice<UInt8> { column.map { rows[$0] } ?? [] }

  func text(_ column: Int?) -> String { String(field: bytes(column)) }

  /// The number in a field; nil where there is none.
  func number(_ column: Int?) -> Double? { TableNumber.value(of: bytes(column)) }

  /// The whole number in a field; nil where there is none.
  func whole(_ column: Int?) -> Int? { number(column).flatMap { Int(exactly: $0) } }
}

extension String {
  /// The text of a field whose ASCII white space is off already.
  init(field: ArraySlice<UInt8>) {
    let text = String(decoding: field, as: UTF8.self)
    let isPlain = (field.first ?? 0) < 0x80 && (field.last ?? 0) < 0x80
    self = isPlain ? text : text.trimmingSpaces
  }
}
