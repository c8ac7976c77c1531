import CanonicalJSON
import Domain

/// A table as spreadsheets write it: fields apart by commas, semicolons or tabs, with quotes where a field holds one.
///
/// The separator is the one that the first line has most of. A byte order mark, any kind of line break and blank lines are
/// taken as they come; a quoted field may hold separators, line breaks, and quotes written twice.
public struct DelimitedText: Hashable, Sendable {
  /// One line of the table, which may have taken several lines of the text.
  public struct Record: Hashable, Sendable {
    /// The line of the text that it begins on, from 1.
    public let line: Int
    /// The fields without white space at their ends.
    public var fields: [String]

    var isBlank: Bool { fields.allSatisfy(\.isEmpty) }
  }

  /// Columns that a table may have.
  public static let mostColumns = 256
  /// Fields that a table may have.
  public static let mostFields = 250_000

  /// The records, without blank lines.
  public let records: [Record]
  /// The line where a quote was opened and never closed, after which nothing is read; nil for none.
  public let unclosedQuote: Int?
  /// The line where the table exceeds ``mostColumns`` or ``mostFields``, from which on nothing is read; nil for none.
  public let excess: Int?

  public init(_ text: String) {
    let scalars = Array(text.streamSafe.unicodeScalars.drop { $0 == "\u{FEFF}" })
    var reader = Reader(scalars, separator: Self.separator(of: scalars))
    reader.read()
    records = reader.records.filter { !$0.isBlank }
    (unclosedQuote, excess) = (reader.unclosedQuote, reader.excess)
  }

  private static func separator(of scalars: [Unicode.Scalar]) -> Unicode.Scalar {
    var counts: [Unicode.Scalar: Int] = [:]
    var isQuoted = false
    for scalar in scalars.drop(while: isBreakOrSpace) {
      if scalar == "\"" { isQuoted.toggle() }
      if isQuoted { continue }
      if scalar == "\n" || scalar == "\r" { break }
      counts[scalar, default: 0] += 1
    }
    return ["\t", ";", ","].max { counts[$0, default: 0] < counts[$1, default: 0] } ?? ","
  }

  private static func isBreakOrSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\n" || scalar == "\r" || scalar == " "
  }
}

/// Reads a text from its start to its end, once.
private struct Reader {
  private let scalars: [Unicode.Scalar]
  private let separator: Unicode.Scalar
  private var place = 0
  private var line = 1
  private var field = String.UnicodeScalarView()
  /// Whether the field has nothing but spaces so far.
  private var isFieldBlank = true
  private var fields = 0
  private var record = DelimitedText.Record(line: 1, fields: [])
  private(set) var records: [DelimitedText.Record] = []
  private(set) var unclosedQuote: Int?
  private(set) var excess: Int?

  init(_ scalars: [Unicode.Scalar], separator: Unicode.Scalar) {
    (self.scalars, self.separator) = (scalars, separator)
  }

  mutating func read() {
    while place < scalars.count, excess == nil {
      switch scalars[place] {
      case "\"" where isFieldBlank:
        guard readQuoted() else { return }
      case separator: endField()
      case "\n", "\r": endRecord()
      case let scalar:
        field.append(scalar)
        if scalar != " " { isFieldBlank = false }
      }
      place += 1
    }
    if excess == nil { endRecord() }
  }

  /// Reads to the closing quote; false if there is none.
  private mutating func readQuoted() -> Bool {
    let start = line
    field.removeAll()
    isFieldBlank = false
    while place + 1 < scalars.count {
      place += 1
      let next = place + 1 < scalars.count ? scalars[place + 1] : nil
      switch scalars[place] {
      case "\"" where next == "\"": place += 1
      case "\"": return true
      case "\n": line += 1
      case "\r" where next != "\n": line += 1
      default: break
      }
      field.append(scalars[place])
    }
    unclosedQuote = start
    return false
  }

  private mutating func endField() {
    record.fields.append(SpreadsheetText.unmarked(String(field).trimmingSpaces).trimmingSpaces)
    field.removeAll()
    isFieldBlank = true
    fields += 1
    let isTooMuch = record.fields.count > DelimitedText.mostColumns || fields > DelimitedText.mostFields
    if isTooMuch { excess = record.line }
  }

  private mutating func endRecord() {
    endField()
    if excess != nil { return }
    records.append(record)
    if place + 1 < scalars.count, scalars[place] == "\r", scalars[place + 1] == "\n" { place += 1 }
    line += 1
    record = DelimitedText.Record(line: line, fields: [])
  }
}
