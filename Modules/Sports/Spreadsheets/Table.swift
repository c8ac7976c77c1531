public import Domain

/// A column that a program's tables may have, known by its headings.
public protocol TableColumn: Hashable, CaseIterable, Sendable {
  /// The headings in all languages, in small letters.
  var titles: Set<String> { get }
}

/// A table whose first line names columns that a program knows, in any order.
///
/// A title above that line is left out. Other columns are left out, too, and named, as is a column that comes twice.
///
///     let table = Table<EntryColumn>(text) { $0.contains(.name) }
///     for record in table.records { print(table.text(.name, of: record)) }
public struct Table<Column: TableColumn>: Sendable {
  /// The line that names the columns; nil for an empty table.
  public let header: DelimitedText.Record?
  /// The other lines.
  public let records: ArraySlice<DelimitedText.Record>
  /// The headings of columns that are not read, shortened, from left to right.
  public let unused: [String]
  /// The headings of columns that an earlier column is called, too, shortened.
  public let repeated: [String]
  /// The line where a quote was opened and never closed, after which nothing is read; nil for none.
  public let unclosedQuote: Int?
  /// The line from which on the table is too large to be read; nil for none.
  public let excess: Int?
  private let places: [Column: Int]

  /// Reads a table.
  ///
  /// - Parameters:
  ///   - text: The table.
  ///   - isHeader: Whether a line with these columns can be the one that names them.
  public init(_ text: String, isHeader: (Set<Column>) -> Bool) {
    let source = DelimitedText(text) { titles in isHeader(Set(titles.compactMap(Self.column))) }
    var (places, unused, repeated) = ([Column: Int](), [String](), [String]())
    for (place, title) in (source.records.first?.fields ?? []).enumerated() where !title.isEmpty {
      if let column = Self.column(title) {
        if places[column] != nil { repeated.append(Self.shown(title)) }
        places[column] = places[column] ?? place
      } else {
        unused.append(Self.shown(title))
      }
    }
    (header, records) = (source.records.first, source.records.dropFirst())
    (self.places, self.unused, self.repeated) = (places, unused, repeated)
    (unclosedQuote, excess) = (source.unclosedQuote, source.excess)
  }

  /// Whether the table has a column.
  public func has(_ column: Column) -> Bool { places[column] != nil }

  /// The heading of a column as the table has it; empty for one that it lacks.
  public func title(of column: Column) -> String { header.map { text(column, of: $0) } ?? "" }

  /// Returns what a line has in a column, a line break as a blank; empty for a line that ends before.
  public func text(_ column: Column, of record: DelimitedText.Record) -> String {
    Self.oneLine(lines(column, of: record))
  }

  /// Returns what a line has in a column, with its line breaks.
  public func lines(_ column: Column, of record: DelimitedText.Record) -> String {
    places[column].flatMap { record.fields.indices.contains($0) ? record.fields[$0] : nil } ?? ""
  }

  /// The column that a heading names: `Name`, `Name *`, `Geschlecht (m/w)` or `Klasse / class`.
  private static func column(_ title: String) -> Column? {
    // A long line of foreign text costs a reading of its letters for each try.
    guard title.utf8.count <= 1000 else { return nil }
    let whole = oneLine(title).lowercased()
    if let column = named(whole) { return column }
    let outside = String(whole.prefix { $0 != "(" && $0 != "[" })
    if outside != whole { return named(outside) }
    let parts = Set(whole.split(separator: "/").map { named(String($0)) })
    return parts.count == 1 ? parts.first ?? nil : nil
  }

  private static func named(_ title: String) -> Column? {
    var plain = title.trimmingSpaces
    while let last = plain.last, "*:.# ".contains(last) { plain.removeLast() }
    return Column.allCases.first { $0.titles.contains(plain) }
  }

  private static func shown(_ title: String) -> String { String(oneLine(title).prefix(40)) }

  private static func oneLine(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { $0 == "\n" || $0 == "\r" }) else { return text }
    return text.split { $0.isNewline }.map { $0.trimmingCharacters }.filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension Substring {
  fileprivate var trimmingCharacters: String { String(self).trimmingSpaces }
}

extension DelimitedText.Record {
  /// The fault of a line with a letter that no encoding of the file explains; nil for none.
  public var strayLetter: Message? {
    guard let field = fields.first(where: { $0.unicodeScalars.contains("\u{FFFD}") }) else { return nil }
    return Message("\"\(field.prefix(40))\" has a letter in another encoding than the file. Write it again.")
  }
}

/// Whole numbers as spreadsheets write them into a table.
public enum SpreadsheetNumber: Sendable {
  /// Says that a spreadsheet has rounded a number.
  public static func rounded(_ text: String) -> Message {
    Message("The spreadsheet has rounded \"\(text.prefix(20))\". Format the column as text, then save the list again.")
  }

  /// Returns the digits of a number such as `12345.0` or `1.2345678E7`; any other text as it is.
  ///
  /// - Returns: The digits or the text; nil for a number that the spreadsheet rounded, such as `1.23457E+09`.
  public static func digits(_ text: String) -> String? {
    guard text.utf8.count <= 40, text.utf8.first.map({ (48...57).contains($0) }) == true else { return text }
    guard let match = text.wholeMatch(of: #/(\d+)(?:[.,](\d+))?(?:[eE](\+?)(\d\d?))?/#)?.output else { return text }
    let (whole, fraction) = (String(match.1), String(match.2 ?? ""))
    guard let exponent = match.4.flatMap({ Int($0) }) else {
      // Three digits after the mark may be thousands.
      return fraction.count < 3 && fraction.allSatisfy { $0 == "0" } ? whole : text
    }
    // A code may be 1E5.
    let isWritten = !fraction.isEmpty || match.3?.isEmpty == false
    guard whole.count == 1, isWritten, fraction.count <= exponent else { return text }
    return fraction.count == exponent ? whole + fraction : nil
  }
}
