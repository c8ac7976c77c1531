internal import Domain

/// The first visible sheet of a workbook (`.xlsx`), as text.
///
/// Whole numbers are digits, other numbers stand as they are stored. A date is `1990-05-31`, a time `18:30:00`, and both are
/// `1990-05-31 18:30:00`. Formulas have the value that the spreadsheet saved.
struct Workbook {
  private static let mostRows = 5_000
  /// The most bytes of all cells' text: as many as a page sends back as a list.
  private static let mostTextBytes = 1 << 20

  /// The cells by row, the first row first; rows without cells are empty.
  private(set) var rows: [[String]] = []

  private let archive: ZipArchive
  private var budget = WorkbookBudget()
  /// The bytes of all cells' text.
  ///
  /// Many cells of few bytes may name one long text.
  private var textBytes = 0
  private var strings: [String] = []
  /// Whether the cells of each style show a date or a time.
  private var momentStyles: [Bool] = []
  private var countsFrom1904 = false

  /// - Throws: ``TableFileError`` for bytes that are no workbook.
  init(_ bytes: [UInt8]) throws(TableFileError) {
    archive = try ZipArchive(bytes)
    let sheet = try firstSheet()
    if let part = try archive.file("xl/sharedStrings.xml", &budget) { try readStrings(part) }
    if let part = try archive.file("xl/styles.xml", &budget) { try readStyles(part) }
    guard let part = try archive.file(sheet, &budget) else { throw .noSheet }
    try readSheet(part)
  }

  /// The path of the first sheet that is not hidden.
  private mutating func firstSheet() throws(TableFileError) -> String {
    guard let part = try archive.file("xl/workbook.xml", &budget) else { throw .noSheet }
    var (reader, relation) = (MarkupReader(part), String?.none)
    while let next = try reader.next(&budget) {
      guard case .start(let name, let attributes) = next else { continue }
      if name == "workbookPr" { countsFrom1904 = ["1", "true"].contains(attributes["date1904"] ?? "") }
      if name == "sheet", relation == nil, attributes["state"] ?? "visible" == "visible" { relation = attributes["id"] }
    }
    guard let relation, let links = try archive.file("xl/_rels/workbook.xml.rels", &budget) else {
      return "xl/worksheets/sheet1.xml"
    }
    reader = MarkupReader(links)
    while let next = try reader.next(&budget) {
      guard case .start("Relationship", let attributes) = next, attributes["Id"] == relation,
        let target = attributes["Target"]
      else { continue }
      return target.hasPrefix("/") ? String(target.dropFirst()) : "xl/\(target)"
    }
    throw .noSheet
  }

  private mutating func readStrings(_ part: [UInt8]) throws(TableFileError) {
    var (reader, text, isText, isPhonetic) = (MarkupReader(part), "", false, false)
    while let next = try reader.next(&budget) {
      switch next {
      case .start("si", _): text = ""
      case .end("si"): strings.append(Self.unescaped(text))
      case .start("rPh", _): isPhonetic = true
      case .end("rPh"): isPhonetic = false
      case .start("t", _): isText = true
      case .end("t"): isText = false
      case .text(let more) where isText && !isPhonetic: text += more
      default: break
      }
    }
  }

  private mutating func readStyles(_ part: [UInt8]) throws(TableFileError) {
    var (reader, formats, isInCells) = (MarkupReader(part), [String: Bool](), false)
    while let next = try reader.next(&budget) {
      switch next {
      case .start("numFmt", let attributes):
        formats[attributes["numFmtId"] ?? ""] = attributes["formatCode"].map(Self.isMoment)
      case .start("cellXfs", _): isInCells = true
      case .end("cellXfs"): isInCells = false
      case .start("xf", let attributes) where isInCells:
        let id = attributes["numFmtId"] ?? "0"
        momentStyles.append(formats[id] ?? (Int(id).map { (14...22).contains($0) || (45...47).contains($0) } ?? false))
      default: break
      }
    }
  }

  /// Whether a number format shows a day, a year or an hour.
  private static func isMoment(_ format: String) -> Bool {
    var (isQuoted, isBracketed) = (false, false)
    for character in format.lowercased() {
      switch character {
      case "\"": isQuoted.toggle()
      case "[": isBracketed = true
      case "]": isBracketed = false
      case "y", "d", "h": if !isQuoted, !isBracketed { return true }
      default: break
      }
    }
    return false
  }

  private mutating func readSheet(_ part: [UInt8]) throws(TableFileError) {
    var (reader, row, column, kind, style) = (MarkupReader(part), 0, 0, "", 0)
    var (text, isValue, isPhonetic) = ("", false, false)
    while let next = try reader.next(&budget) {
      switch next {
      case .start("row", let attributes):
        row = attributes["r"].flatMap { Int($0) } ?? row + 1
        column = 0
        guard (1...Self.mostRows).contains(row) else { throw .tooLarge }
      case .start("c", let attributes):
        column = attributes["r"].flatMap(Self.column) ?? column + 1
        (kind, style, text) = (attributes["t"] ?? "n", attributes["s"].flatMap { Int($0) } ?? 0, "")
      case .start("rPh", _): isPhonetic = true
      case .end("rPh"): isPhonetic = false
      case .start("v", _), .start("t", _): isValue = true
      case .end("v"), .end("t"): isValue = false
      case .text(let more) where isValue && !isPhonetic: text += more
      case .end("c"):
        if !text.isEmpty { try put(try value(text, kind, style), row, column) }
      default: break
      }
    }
  }

  private func value(_ text: String, _ kind: String, _ style: Int) throws(TableFileError) -> String {
    switch kind {
    case "s":
      guard let place = Int(text), strings.indices.contains(place) else { throw .damaged }
      return strings[place]
    case "n":
      guard let number = Double(text) else { return text }
      if momentStyles.indices.contains(style), momentStyles[style], let moment = moment(number) { return moment }
      // A cell of an app or of a program may say 12345.0 or 1.2345678E7.
      return Int64(exactly: number).flatMap { $0.magnitude < 1 << 53 ? "\($0)" : nil } ?? text
    case "e": return ""
    default: return Self.unescaped(text)
    }
  }

  /// The text with the characters that a workbook writes as `_x000D_`.
  private static func unescaped(_ text: String) -> String {
    guard text.contains("_x") else { return text }
    return text.replacing(#/_x([0-9A-Fa-f]{4})_/#) { match in
      UInt32(match.1, radix: 16).flatMap(Unicode.Scalar.init).map { String($0) } ?? String(match.0)
    }
  }

  private mutating func put(_ text: String, _ row: Int, _ column: Int) throws(TableFileError) {
    guard (1...Self.mostRows).contains(row), (1...DelimitedText.mostColumns).contains(column) else {
      throw .tooLarge
    }
    textBytes += text.utf8.count
    guard textBytes <= Self.mostTextBytes else { throw .tooLarge }
    while rows.count < row { rows.append([]) }
    let added = max(0, column - rows[row - 1].count)
    try budget.take(cells: added)
    rows[row - 1] += [String](repeating: "", count: added)
    rows[row - 1][column - 1] = text
  }

  /// The number of a column from a cell's name, such as 28 from `AB7`.
  private static func column(_ cell: String) -> Int? {
    let letters = cell.utf8.prefix { (65...90).contains($0) }
    guard (1...3).contains(letters.count) else { return nil }
    return letters.reduce(0) { $0 * 26 + Int($1) - 64 }
  }

  /// A day, a time or both from the number of days since the epoch of the workbook.
  private func moment(_ serial: Double) -> String? {
    guard serial >= 0, serial < 2_958_466 else { return nil }
    let seconds = Int64((serial * 86_400).rounded())
    let (days, rest) = seconds.quotientAndRemainder(dividingBy: 86_400)
    func two(_ value: Int64) -> String { value < 10 ? "0\(value)" : "\(value)" }
    let clock = "\(two(rest / 3600)):\(two(rest / 60 % 60)):\(two(rest % 60))"
    if days == 0 { return clock }
    // Day 60 of the usual epoch is a 29 February that never was.
    let ofEpoch = days + (countsFrom1904 ? 1_462 : 0)
    let day = CivilDate(dayNumber: ofEpoch - (ofEpoch < 60 ? 25_568 : 25_569)).description
    return rest == 0 ? day : "\(day) \(clock)"
  }
}

/// The work that a workbook may still cause, whatever its packed size.
///
/// An entry list of a thousand archers takes at most a fifth of it.
struct WorkbookBudget {
  /// The inflated bytes of all parts.
  private(set) var bytes = 8 * 1024 * 1024
  private var elements = 500_000
  /// The cells of the sheet, with empty ones between others.
  private var cells = DelimitedText.mostFields

  mutating func take(bytes count: Int) throws(TableFileError) {
    bytes -= count
    if bytes < 0 { throw .tooLarge }
  }

  mutating func take(cells count: Int) throws(TableFileError) {
    cells -= count
    if cells < 0 { throw .tooLarge }
  }

  /// Takes one element, attribute or text, and now and then looks at the time.
  mutating func takeElement() throws(TableFileError) {
    elements -= 1
    if elements < 0 { throw .tooLarge }
    if elements & 0xFF == 0 { try TableFileError.checkTime() }
  }
}
