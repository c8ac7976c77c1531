package import Domain
package import Leaderboards
import Spreadsheets

/// Archers to be entered, as an organiser's list has them: a table.
///
/// The first line names the columns, in any order (``EntryColumn``). Only the name is needed, in one column or two. Columns
/// of other names are left out and named.
package struct EntryList: Hashable, Sendable {
  package struct Entry: Hashable, Sendable {
    /// The line of the list, from 1.
    package let line: Int
    package internal(set) var name: String
    package internal(set) var bowType: BowType?
    /// The session's name or number, as the list has it; empty if not given.
    package internal(set) var session = ""
    package internal(set) var target: TargetPlace?
    /// The club; empty if not given.
    package internal(set) var club = ""
    package internal(set) var birthYear: Int?
    package internal(set) var gender: Gender?
    /// The age class that the archer enters, whatever the year of birth; nil if not given.
    package internal(set) var ageClass: AgeClass?
    /// The licence number; empty if not given.
    package internal(set) var licence = ""
    /// Wishes about the place, such as "beside Anna"; empty if not given.
    package internal(set) var wishes = ""
    /// Notes; empty if not given.
    package internal(set) var notes = ""
    /// What no event holds.
    package internal(set) var facts = ExchangeFacts.none

    init(line: Int, name: String) { (self.line, self.name) = (line, name) }

    /// The facts by which the member register knows the archer.
    var registerKey: RegisterIndex.Key {
      .init(name: name, club: club, bow: bowType, licence: licence, birthYear: birthYear)
    }
  }

  /// The fault of one line.
  package struct Problem: Hashable, Sendable, Codable {
    /// The line, from 1.
    package let line: Int
    package let message: ScreenText
  }

  /// The valid lines, without repetitions.
  package let entries: [Entry]
  package let problems: [Problem]
  /// Lines that say the same as one before, which are left out, and lines with a name that another line has, too.
  package let repeats: [Problem]
  /// Lines of which something is not used, although nothing is wrong with it.
  package let ignored: [Problem]
  /// The names of ignored columns, shortened, from left to right.
  package let unusedColumns: [String]
  /// The sessions that the list describes, by their number from 1.
  let sessions: [Int: NamedSession]

  /// A session as Ianseo's list describes it.
  struct NamedSession: Hashable, Sendable {
    let line: Int
    let name: String
    let targets: Int?
  }

  /// Reads a list.
  ///
  /// Every line is read, whatever is wrong with others.
  package init(_ text: String) {
    let table = Table<EntryColumn>(text) { $0.contains(.name) || $0.contains(.familyName) }
    var notes = EntryNotes()
    if let list = IanseoList(text, table) {
      let entries = list.read(&notes)
      (self.entries, sessions, unusedColumns) = (entries, list.sessions(&notes), [])
    } else {
      let reader = EntryTableReader(table)
      (entries, sessions, unusedColumns) = (reader.read(&notes), [:], table.unused)
    }
    repeats = notes.repeats
    (ignored, problems) = (notes.ignored, notes.problems.sorted { $0.line < $1.line })
  }
}

/// What is said about the lines of a list while it is read.
struct EntryNotes {
  private var known: [[NameKey]: Int] = [:]
  private var names: [NameKey: Int] = [:]
  private(set) var problems: [EntryList.Problem] = []
  private(set) var repeats: [EntryList.Problem] = []
  private(set) var ignored: [EntryList.Problem] = []

  mutating func fault(_ line: Int, _ message: Message) {
    problems.append(.init(line: line, message: ScreenText(message)))
  }

  mutating func ignore(_ line: Int, _ message: Message) {
    ignored.append(.init(line: line, message: ScreenText(message)))
  }

  /// Reads the archers of lines: without those of faulty lines, and of lines that say the same as one before.
  mutating func entries(
    of records: some Sequence<DelimitedText.Record>,
    _ read: (DelimitedText.Record, inout EntryNotes) throws(Refusal) -> EntryList.Entry
  ) -> [EntryList.Entry] {
    var (entries, count) = ([EntryList.Entry](), 0)
    for record in records {
      count += 1
      let largest = TournamentSettings.largestRoster
      guard count <= largest else {
        fault(
          record.line,
          Message("A list has at most \(largest) archers. This line and the following ones were not read.")
        )
        break
      }
      do throws(Refusal) {
        if let stray = record.strayLetter { throw Refusal(.unreadable, stray) }
        let entry = try read(record, &self)
        if isNew(entry) { entries.append(entry) }
      } catch { fault(record.line, error.message) }
    }
    return entries
  }

  private mutating func isNew(_ entry: EntryList.Entry) -> Bool {
    let words = [
      entry.name, entry.bowType?.rawValue ?? "", entry.target?.text ?? "", entry.club,
      entry.birthYear.map(String.init) ?? "", entry.licence, entry.session, entry.facts.code ?? "",
    ].map { NameKey($0) }
    func again(_ message: Message) { repeats.append(.init(line: entry.line, message: ScreenText(message))) }
    if let line = known[words] {
      again(Message("The same as line \(line), so it is left out."))
      return false
    }
    known[words] = entry.line
    if !entry.name.isEmpty, let line = names[words[0]] {
      again(Message("\(entry.name.prefix(40)) is in line \(line), too. The list has two archers of this name."))
    }
    names[words[0]] = names[words[0]] ?? entry.line
    return true
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

  /// The date of a text such as `1990-05-31`, `1990-5-31` or `31.05.1990`, as `1990-05-31`; nil for any other text.
  static func birthDate(_ text: String) -> String? {
    let parts = text.split(whereSeparator: { "-. ".contains($0) }).map { Int64($0) }
    guard parts.count == 3, let first = parts[0], let month = parts[1], let last = parts[2] else { return nil }
    let (year, day) = first > 31 ? (first, last) : (last, first)
    guard RegisteredArcher.birthYears.contains(Int(clamping: year)), (1...12).contains(month), (1...31).contains(day)
    else { return nil }
    return CivilDate(CivilDate(year: year, month: month, day: day).description)?.description
  }
}

extension BowType {
  /// The names in German, French, Dutch, Spanish and Italian, as capital letters.
  private static let otherNames: [String: BowType] = [
    "ARCCLASSIQUE": .recurve, "ARCORECURVO": .recurve, "RECURVO": .recurve, "ARCORICURVO": .recurve,
    "RICURVO": .recurve, "ARCOOLIMPICO": .recurve,
    "OLIMPICO": .recurve, "ARCÀPOULIES": .compound, "POULIES": .compound, "ARCOCOMPUESTO": .compound,
    "COMPUESTO": .compound, "BLANKBOGEN": .barebow, "ARCNU": .barebow, "ARCODESNUDO": .barebow, "ARCONUDO": .barebow,
    "CLASSIQUE": .recurve, "CL": .recurve, "OL": .recurve, "CO": .compound, "NU": .barebow, "BB": .barebow,
    "DROIT": .longbow, "AD": .longbow, "LB": .longbow, "TR": .traditional, "TRAD": .traditional,
    "LANGBOGEN": .longbow, "ARCDROIT": .longbow, "TRADITIONELLERBOGEN": .traditional, "TRADITIONELL": .traditional,
    "ARCTRADITIONNEL": .traditional, "TRADITIONELEBOOG": .traditional, "ARCOTRADICIONAL": .traditional,
    "ARCOTRADIZIONALE": .traditional, "INSTINTIVO": .traditional, "ARCOINSTINTIVO": .traditional,
  ]

  /// Reads a person's word in any case, or its first letter.
  ///
  /// - Throws: ``ScoringCode/unreadable`` naming the words.
  package init(reading text: String) throws(Refusal) {
    let spelling = text.uppercased().filter { $0.isLetter }
    // A Recurvebogen is a recurve.
    let short = ["BOGEN", "BOW", "BOOG"].first { spelling.hasSuffix($0) }.map { String(spelling.dropLast($0.count)) }
    let known = [spelling, short ?? spelling].lazy.compactMap { word in
      Self.otherNames[word] ?? Self.allCases.first { $0.rawValue == word || $0.rawValue.prefix(1) == word }
    }
    guard let bow = known.first else {
      let words = Self.allCases.map(\.label).joined(separator: ", ")
      throw Refusal(.unreadable, "\"\(text.prefix(40))\" is not a bow. Use one of: \(words).")
    }
    self = bow
  }
}
