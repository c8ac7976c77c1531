import CSV
public import Domain
public import LeaderboardKit

/// Archers to be entered, as an organiser's list has them: a table.
///
/// The first line names the columns, in any order (``EntryColumn``). Only the name is needed, in one column or two. Columns
/// of other names are left out and named.
public struct EntryList: Hashable, Sendable {
  /// One archer.
  public struct Entry: Hashable, Sendable {
    /// The line of the list, from 1.
    public let line: Int
    /// The archer's name.
    public let name: String
    /// The kind of bow; nil if not given.
    public let bowType: BowType?
    /// The session's name or number, as the list has it; empty if not given.
    public let session: String
    /// The target; nil if not given.
    public let target: TargetPlace?
    /// The club; empty if not given.
    public let club: String
    /// The year of birth; nil if not given.
    public let birthYear: Int?
    /// The gender; nil if not given.
    public let gender: Gender?
    /// The age class that the archer enters, whatever the year of birth; nil if not given.
    public let ageClass: AgeClass?
    /// The licence number; empty if not given.
    public let licence: String
    /// Wishes about the place, such as "beside Anna"; empty if not given.
    public let wishes: String
    /// Notes; empty if not given.
    public let notes: String

    /// The facts by which the member register knows the archer.
    var registerKey: RegisterIndex.Key { .init(name: name, club: club, licence: licence, birthYear: birthYear) }
  }

  /// The fault of one line.
  public struct Problem: Hashable, Sendable, Codable {
    /// The line, from 1.
    public let line: Int
    public let message: ScreenText
  }

  /// The valid lines, without repetitions.
  public let entries: [Entry]
  /// The faults, in order of the lines.
  public let problems: [Problem]
  /// Lines that say the same as one before, which are left out, and lines with a name that another line has, too.
  public let repeats: [Problem]
  /// The names of ignored columns, shortened, from left to right.
  public let unusedColumns: [String]

  /// Reads a list.
  ///
  /// Every line is read, whatever is wrong with others.
  public init(_ text: String) {
    let table = DelimitedText(text)
    var reader = EntryListReader()
    if IanseoList.isOne(text, table) {
      reader.read(table.records[...], as: IanseoList.entry)
    } else if let header = table.records.first {
      reader.read(header: header)
      reader.readGenders(of: table)
      if reader.hasNames { reader.read(table.records.dropFirst(), as: reader.entry) }
    } else if table.unclosedQuote == nil, table.excess == nil {
      reader.note(1, Message("The list is empty. Its first line names the columns: name, bow, target."))
    }
    if let line = table.unclosedQuote {
      reader.note(line, Message("A quotation mark is opened here and never closed."))
    }
    if let line = table.excess {
      reader.note(line, Message("The list is too large. Nothing from this line on was read. Save only the list."))
    }
    unusedColumns = reader.unusedColumns
    repeats = reader.repeats
    (entries, problems) = (reader.entries, reader.problems.sorted { $0.line < $1.line })
  }
}

private struct EntryListReader {
  private var columns: [EntryColumn: Int] = [:]
  /// Set where the list has a Spanish column of genders.
  private var spanishGenders: SpanishGenders?
  private var width = 0
  private var known: [[String]: Int] = [:]
  private var names: [String: Int] = [:]
  private(set) var entries: [EntryList.Entry] = []
  private(set) var problems: [EntryList.Problem] = []
  private(set) var repeats: [EntryList.Problem] = []
  private(set) var unusedColumns: [String] = []

  fileprivate var hasNames: Bool { columns[.name] != nil || columns[.familyName] != nil }

  mutating func note(_ line: Int, _ message: Message) {
    problems.append(.init(line: line, message: ScreenText(message)))
  }

  mutating func read(header: DelimitedText.Record) {
    width = header.fields.count
    for (place, title) in header.fields.enumerated() {
      guard let column = EntryColumn.allCases.first(where: { $0.titles.contains(title.lowercased()) }) else {
        if !title.isEmpty { unusedColumns.append(String(title.prefix(40))) }
        continue
      }
      if columns[column] != nil {
        note(header.line, Message("The column \"\(title.prefix(40))\" is there twice. Remove one of them."))
      }
      columns[column] = columns[column] ?? place
    }
    if !hasNames {
      note(header.line, Message("There is no column \"name\". The first line names the columns: name, bow, target."))
    }
  }

  mutating func readGenders(of table: DelimitedText) {
    guard let header = table.records.first,
      SpanishGenders.titles.contains(field(.gender, of: header).lowercased())
    else { return }
    spanishGenders = SpanishGenders(words: Set(table.records.map { field(.gender, of: $0).lowercased() }))
  }

  typealias LineReader = (DelimitedText.Record) throws(Refusal) -> EntryList.Entry

  mutating func read(_ records: ArraySlice<DelimitedText.Record>, as entry: LineReader) {
    let largest = TournamentSettings.largestRoster
    for record in records.prefix(largest) { read(record, as: entry) }
    if let next = records.dropFirst(largest).first {
      note(next.line, Message("A list has at most \(largest) archers. This line and the following ones were not read."))
    }
  }

  private mutating func read(_ record: DelimitedText.Record, as read: LineReader) {
    do {
      let entry = try read(record)
      let words = [
        entry.name.lowercased(), entry.bowType?.rawValue ?? "", entry.target?.text ?? "", entry.club.lowercased(),
        entry.birthYear.map(String.init) ?? "", entry.licence.lowercased(), entry.session.lowercased(),
      ]
      if let line = known[words] {
        return repeats.append(
          .init(line: record.line, message: ScreenText(Message("The same as line \(line), so it is left out.")))
        )
      }
      known[words] = record.line
      if !entry.name.isEmpty, let line = names[words[0]] {
        let message = Message(
          "\(entry.name.prefix(40)) is in line \(line), too. The list adds two archers of this name."
        )
        repeats.append(.init(line: record.line, message: ScreenText(message)))
      }
      names[words[0]] = names[words[0]] ?? record.line
      entries.append(entry)
    } catch {
      note(record.line, error.message)
    }
  }

  func entry(from record: DelimitedText.Record) throws(Refusal) -> EntryList.Entry {
    guard !record.fields.dropFirst(width).contains(where: { !$0.isEmpty }) else {
      throw Refusal(
        .unreadable,
        "This line has \(record.fields.count) fields, but the first line names \(width) columns."
      )
    }
    let name = name(of: record)
    if name.isEmpty { throw Refusal(.invalidName, "The name is missing.") }
    try TournamentAction.check(name, nil)
    let (bow, target) = (field(.bow, of: record), field(.target, of: record))
    let (club, licence) = (field(.club, of: record), field(.licence, of: record))
    let session = field(.session, of: record)
    for text in [club, licence, session] { try TournamentAction.check(text, nil) }
    return EntryList.Entry(
      line: record.line,
      name: name,
      bowType: bow.isEmpty ? nil : try BowType(reading: bow),
      session: session,
      target: target.isEmpty ? nil : try TargetPlace(target),
      club: club,
      birthYear: try EntryList.birthYear(field(.birthYear, of: record)),
      gender: try gender(field(.gender, of: record)),
      ageClass: nil,
      licence: licence,
      wishes: try EntryList.wishes(field(.wishes, of: record)),
      notes: field(.notes, of: record)
    )
  }

  /// The name in one column, or given and family name.
  ///
  /// A word such as `Name`, `Nom` or `Nombre` heads the whole name where it stands alone. Beside a given name it heads the
  /// family name, and beside a family name the given one, unless the field holds that name as well.
  private func name(of record: DelimitedText.Record) -> String {
    let (whole, given, family) = (
      field(.name, of: record), field(.givenName, of: record), field(.familyName, of: record)
    )
    if given.isEmpty, family.isEmpty { return whole }
    if !given.isEmpty, !family.isEmpty { return "\(given) \(family)" }
    let part = given + family
    if Self.isWhole(whole, with: part) { return whole }
    return (given.isEmpty ? "\(whole) \(family)" : "\(given) \(whole)").trimmingSpaces
  }

  /// Whether a name has the words of its part and others.
  private static func isWhole(_ name: String, with part: String) -> Bool {
    let words = [name, part].map { $0.lowercased().split(separator: " ") }
    return words[0].count > words[1].count && Set(words[0]).isSuperset(of: words[1])
  }

  private func gender(_ text: String) throws(Refusal) -> Gender? {
    if text.isEmpty { return nil }
    return if let spanishGenders { try spanishGenders.gender(text) } else { try Gender(reading: text) }
  }

  private func field(_ column: EntryColumn, of record: DelimitedText.Record) -> String {
    columns[column].flatMap { record.fields.indices.contains($0) ? record.fields[$0] : nil } ?? ""
  }
}

extension EntryList {
  /// A wish on one line.
  ///
  /// - Throws: ``ScoringCode/unreadable`` for a wish that is too long to show beside a place.
  static func wishes(_ text: String) throws(Refusal) -> String {
    let wish = text.onOneLine
    guard TextLimit.line.allows(wish) else {
      throw Refusal(.unreadable, "A wish has at most \(TextLimit.line.characters) characters.")
    }
    return wish
  }

  /// The year of a year or a date, such as `1990`, `1990-05-31` or `31.05.1990`; nil for an empty text.
  ///
  /// - Throws: ``ScoringCode/unreadable``.
  static func birthYear(_ text: String) throws(Refusal) -> Int? {
    if text.isEmpty { return nil }
    let years = text.split { !$0.isNumber }.filter { $0.count == 4 }.compactMap { Int($0) }
    guard let year = years.first, years.count == 1, RegisteredArcher.birthYears.contains(year) else {
      throw Refusal(.unreadable, "\"\(text.prefix(20))\" is no year of birth with four digits.")
    }
    return year
  }
}

extension BowType {
  /// The names in German, French, Dutch, Spanish and Italian, as capital letters.
  private static let otherNames: [String: BowType] = [
    "ARCCLASSIQUE": .recurve, "ARCORECURVO": .recurve, "RECURVO": .recurve, "ARCORICURVO": .recurve,
    "RICURVO": .recurve, "ARCOOLIMPICO": .recurve,
    "OLIMPICO": .recurve, "ARCÀPOULIES": .compound, "POULIES": .compound, "ARCOCOMPUESTO": .compound,
    "COMPUESTO": .compound, "BLANKBOGEN": .barebow, "ARCNU": .barebow, "ARCODESNUDO": .barebow, "ARCONUDO": .barebow,
    "LANGBOGEN": .longbow, "ARCDROIT": .longbow, "TRADITIONELLERBOGEN": .traditional, "TRADITIONELL": .traditional,
    "ARCTRADITIONNEL": .traditional, "TRADITIONELEBOOG": .traditional, "ARCOTRADICIONAL": .traditional,
    "ARCOTRADIZIONALE": .traditional, "INSTINTIVO": .traditional, "ARCOINSTINTIVO": .traditional,
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
      throw Refusal(.unreadable, "\"\(text.prefix(40))\" is not a bow. Use one of: \(words).")
    }
    self = bow
  }
}
