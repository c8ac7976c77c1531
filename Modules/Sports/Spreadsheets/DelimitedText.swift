import CanonicalJSON
import Domain

/// A table as spreadsheets write it: fields apart by commas, semicolons or tabs, with quotes where a field holds one.
///
/// The separator is the one that the header has most of, or that a line such as `sep=;` names. A byte order mark, any kind
/// of line break and blank lines are taken as they come; a quoted field may hold separators, line breaks, and quotes written
/// twice. ``Table`` reads the columns that a program knows.
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

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - text: The table.
  ///   - isHeader: Whether a line names the columns. Lines before it, such as a title, are left out. Where no line near the
  ///     beginning does, the first one counts as the header.
  public init(_ text: String, header isHeader: ([String]) -> Bool = { _ in true }) {
    let scalars = Self.scalars(of: text)
    var heads = Head.first(in: scalars)
    let named = heads.first?.namedSeparator
    if named != nil { heads.removeFirst() }
    let header = heads.first { isHeader($0.fields(by: named ?? $0.separator)) } ?? heads.first
    self.init(
      Reader(
        scalars,
        separator: named ?? header?.separator ?? ",",
        from: header?.scalars.startIndex ?? scalars.count,
        line: header?.line ?? 1
      )
    )
  }

  /// Reads a text whose fields are apart by one separator, and never in quotes.
  public init(unquoted text: String, by separator: Unicode.Scalar) {
    self.init(Reader(Self.scalars(of: text), separator: separator, hasQuotes: false))
  }

  private init(_ unread: Reader) {
    var reader = unread
    reader.read()
    records = reader.records.filter { !$0.isBlank }
    (unclosedQuote, excess) = (reader.unclosedQuote, reader.excess)
  }

  private static func scalars(of text: String) -> [Unicode.Scalar] {
    Array(text.streamSafe.unicodeScalars.drop { $0 == "\u{FEFF}" })
  }
}

/// One of the first lines of a text, which may be its header.
private struct Head {
  /// The lines in which a header is looked for.
  private static let count = 10

  let scalars: ArraySlice<Unicode.Scalar>
  /// The number of the line, from 1.
  let line: Int

  /// The separator that the line has most of.
  var separator: Unicode.Scalar {
    var (counts, isQuoted) = ([Unicode.Scalar: Int](), false)
    for scalar in scalars {
      if scalar == "\"" { isQuoted.toggle() }
      if !isQuoted { counts[scalar, default: 0] += 1 }
    }
    return ["\t", ";", ","].max { counts[$0, default: 0] < counts[$1, default: 0] } ?? ","
  }

  /// The separator of a line such as `sep=;`, by which programs tell a spreadsheet how the table is written.
  var namedSeparator: Unicode.Scalar? {
    let text = scalars.filter { $0 != "\"" && $0 != " " }
    let isOne = text.count == 5 && String(String.UnicodeScalarView(text.dropLast())).lowercased() == "sep="
    return isOne ? text.last : nil
  }

  func fields(by separator: Unicode.Scalar) -> [String] {
    var reader = Reader(Array(scalars), separator: separator)
    reader.read()
    return reader.records.first?.fields ?? []
  }

  /// Returns the first lines that are not blank; a quoted field may go on in the next line.
  static func first(in scalars: [Unicode.Scalar]) -> [Head] {
    var (heads, start, line, lines, isQuoted) = ([Head](), 0, 1, 0, false)
    func end(at place: Int) {
      let head = scalars[start..<place]
      if head.contains(where: { $0 != " " && $0 != "\r" }) { heads.append(Head(scalars: head, line: line)) }
    }
    for (place, scalar) in scalars.enumerated() {
      if scalar == "\"" { isQuoted.toggle() }
      guard scalar == "\n" || scalar == "\r" && scalars[min(place + 1, scalars.count - 1)] != "\n" else { continue }
      lines += 1
      if isQuoted { continue }
      end(at: place)
      if heads.count == count { return heads }
      (start, line) = (place + 1, lines + 1)
    }
    end(at: scalars.count)
    return heads
  }
}

/// Reads a text from its start to its end, once.
private struct Reader {
  private let scalars: [Unicode.Scalar]
  private let separator: Unicode.Scalar
  private let hasQuotes: Bool
  private var place: Int
  private var line: Int
  private var field = String.UnicodeScalarView()
  /// Whether the field has nothing but spaces so far.
  private var isFieldBlank = true
  private var fields = 0
  private var record: DelimitedText.Record
  private(set) var records: [DelimitedText.Record] = []
  private(set) var unclosedQuote: Int?
  private(set) var excess: Int?

  /// - Parameters:
  ///   - scalars: The text.
  ///   - separator: What is between fields.
  ///   - hasQuotes: Whether fields may be in quotes.
  ///   - place: Where to begin.
  ///   - line: The number of the line there.
  init(
    _ scalars: [Unicode.Scalar],
    separator: Unicode.Scalar,
    hasQuotes: Bool = true,
    from place: Int = 0,
    line: Int = 1
  ) {
    (self.scalars, self.separator, self.hasQuotes) = (scalars, separator, hasQuotes)
    (self.place, self.line, record) = (place, line, DelimitedText.Record(line: line, fields: []))
  }

  mutating func read() {
    while place < scalars.count, excess == nil {
      switch scalars[place] {
      case "\"" where isFieldBlank && hasQuotes:
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
    var text = String(field)
    // Spreadsheets write the carriage return of a cell so, and other programs copy it. To look for it costs much in each of
    // many short fields.
    if field.contains("_") { text = text.replacing("_x000D_", with: "\r") }
    record.fields.append(SpreadsheetText.unmarked(text.trimmingSpaces).trimmingSpaces)
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
