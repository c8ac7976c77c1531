import CSV
public import Domain
public import LeaderboardKit

/// An organiser's list of archers: a table with the columns `name`, `bow` and `target`.
///
/// The first line names the columns, in any order. `bow` and `target` are optional. Other columns are ignored and
/// reported.
public struct EntryList: Hashable, Sendable {
  /// One archer.
  public struct Entry: Hashable, Sendable {
    /// The line of the list, from 1.
    public let line: Int
    /// The archer's name.
    public let name: String
    /// The kind of bow; nil if not given.
    public let bowType: BowType?
    /// The target; nil if not given.
    public let target: TargetPlace?
  }

  /// The fault of one line.
  public struct Problem: Hashable, Sendable, Codable {
    /// The line, from 1.
    public let line: Int
    /// The fault in a sentence.
    public let message: String
  }

  /// The valid lines, without repetitions.
  public let entries: [Entry]
  /// The faults, in order of the lines.
  public let problems: [Problem]
  /// The names of ignored columns, shortened, from left to right.
  public let unusedColumns: [String]

  /// Reads a list.
  ///
  /// Every line is read, whatever is wrong with others.
  public init(_ text: String) {
    let table = DelimitedText(text)
    var reader = EntryListReader()
    if let header = table.records.first {
      reader.read(header: header)
      if reader.hasNames { reader.read(table.records.dropFirst()) }
    } else if table.unclosedQuote == nil {
      reader.note(1, "The list is empty; its first line names the columns: name, bow, target.")
    }
    if let line = table.unclosedQuote { reader.note(line, "A quote is opened here and never closed.") }
    unusedColumns = reader.unusedColumns
    (entries, problems) = (reader.entries, reader.problems.sorted { $0.line < $1.line })
  }
}

private struct EntryListReader {
  private enum Column: CaseIterable {
    case name, bow, target

    /// The headings in English, German, French, Dutch, Spanish and Italian.
    var titles: Set<String> {
      switch self {
      case .name:
        [
          "name", "archer", "archer name", "full name", "schütze", "teilnehmer", "nom", "naam", "schutter", "nombre",
          "arquero", "nome", "arciere",
        ]
      case .bow:
        [
          "bow", "bow type", "bowtype", "division", "bogen", "bogenart", "bogenklasse", "arc", "type d'arc", "boog",
          "arco", "tipo de arco", "tipo di arco",
        ]
      case .target:
        [
          "target", "bale", "butt", "place", "target/bale", "scheibe", "cible", "baan", "diana", "bersaglio",
          "piazzola",
        ]
      }
    }
  }

  private var columns: [Column: Int] = [:]
  private var width = 0
  private var targets: [TargetPlace: Int] = [:]
  private var known: Set<[String]> = []
  private(set) var entries: [EntryList.Entry] = []
  private(set) var problems: [EntryList.Problem] = []
  private(set) var unusedColumns: [String] = []

  fileprivate var hasNames: Bool { columns[.name] != nil }

  mutating func note(_ line: Int, _ message: String) {
    problems.append(.init(line: line, message: message))
  }

  mutating func read(header: DelimitedText.Record) {
    width = header.fields.count
    for (place, title) in header.fields.enumerated() {
      guard let column = Column.allCases.first(where: { $0.titles.contains(title.lowercased()) }) else {
        if !title.isEmpty { unusedColumns.append(String(title.prefix(40))) }
        continue
      }
      if columns[column] != nil { note(header.line, "There are two columns for the same: \"\(title.prefix(40))\".") }
      columns[column] = columns[column] ?? place
    }
    if !hasNames { note(header.line, "No column is called name; the first line names the columns: name, bow, target.") }
  }

  mutating func read(_ records: ArraySlice<DelimitedText.Record>) {
    let largest = TournamentSettings.largestRoster
    for record in records.prefix(largest) { read(record) }
    if let next = records.dropFirst(largest).first {
      note(next.line, "A list has at most \(largest) archers; this line and those after it were not read.")
    }
  }

  private mutating func read(_ record: DelimitedText.Record) {
    do {
      let entry = try entry(from: record)
      let words = [entry.name.lowercased(), entry.bowType?.rawValue ?? "", entry.target?.text ?? ""]
      guard known.insert(words).inserted else { return }
      if let target = entry.target {
        if let line = targets[target] { return note(record.line, "\(target) was given out in line \(line) already.") }
        targets[target] = record.line
      }
      entries.append(entry)
    } catch {
      note(record.line, error.description)
    }
  }

  private func entry(from record: DelimitedText.Record) throws(Refusal) -> EntryList.Entry {
    guard !record.fields.dropFirst(width).contains(where: { !$0.isEmpty }) else {
      throw Refusal(.unreadable, "There are \(record.fields.count) fields for \(width) columns.")
    }
    let name = field(.name, of: record)
    if name.isEmpty { throw Refusal(.invalidName, "There is no name.") }
    try TournamentAction.check(name, nil)
    let (bow, target) = (field(.bow, of: record), field(.target, of: record))
    return EntryList.Entry(
      line: record.line,
      name: name,
      bowType: bow.isEmpty ? nil : try BowType(reading: bow),
      target: target.isEmpty ? nil : try TargetPlace(target)
    )
  }

  private func field(_ column: Column, of record: DelimitedText.Record) -> String {
    columns[column].flatMap { record.fields.indices.contains($0) ? record.fields[$0] : nil } ?? ""
  }
}

extension BowType {
  /// The names in German, French, Dutch, Spanish and Italian, as capital letters.
  private static let otherNames: [String: BowType] = [
    "ARCCLASSIQUE": .recurve, "ARCORECURVO": .recurve, "RECURVO": .recurve, "ARCOOLIMPICO": .recurve,
    "OLIMPICO": .recurve, "ARCÀPOULIES": .compound, "POULIES": .compound, "ARCOCOMPUESTO": .compound,
    "COMPUESTO": .compound, "BLANKBOGEN": .barebow, "ARCNU": .barebow, "ARCODESNUDO": .barebow, "ARCONUDO": .barebow,
    "LANGBOGEN": .longbow, "ARCDROIT": .longbow, "TRADITIONELLERBOGEN": .traditional, "TRADITIONELL": .traditional,
    "ARCTRADITIONNEL": .traditional, "TRADITIONELEBOOG": .traditional, "ARCOTRADICIONAL": .traditional,
    "ARCOTRADIZIONALE": .traditional,
  ]

  /// Reads a person's word in any case, or its first letter.
  ///
  /// - Throws: ``ScoringCode/unreadable`` naming the words.
  public init(reading text: String) throws(Refusal) {
    let spelling = text.uppercased().filter { $0.isLetter }
    if let bow = Self.otherNames[spelling] {
      self = bow
      return
    }
    guard let bow = Self.allCases.first(where: { $0.rawValue == spelling || $0.rawValue.prefix(1) == spelling }) else {
      let words = Self.allCases.map { $0.rawValue.lowercased() }.joined(separator: ", ")
      throw Refusal(.unreadable, "\"\(text.prefix(40))\" is no bow; there are: \(words).")
    }
    self = bow
  }
}
