import Domain
import Leaderboards
import Spreadsheets

/// Reads an entry list whose first line names the columns.
struct EntryTableReader {
  private let table: Table<EntryColumn>
  /// Set where the list has a Spanish column of genders.
  private let spanishGenders: SpanishGenders?

  init(_ table: Table<EntryColumn>) {
    self.table = table
    let isSpanish = SpanishGenders.titles.contains(table.title(of: .gender).lowercased())
    let words = table.records.map { table.text(.gender, of: $0).lowercased() }
    spanishGenders = isSpanish ? SpanishGenders(words: Set(words)) : nil
  }

  func read(_ notes: inout EntryNotes) -> [EntryList.Entry] {
    defer { noteEnd(&notes) }
    guard let header = table.header else { return [] }
    for title in table.repeated {
      notes.fault(header.line, Message("The column \"\(title)\" is there twice. Remove one of them."))
    }
    guard table.has(.name) || table.has(.familyName) else {
      let message = Message("There is no column \"name\". The first line names the columns: name, bow, target.")
      notes.fault(header.line, message)
      return []
    }
    return notes.entries(of: table.records, entry)
  }

  private func noteEnd(_ notes: inout EntryNotes) {
    if table.header == nil, table.unclosedQuote == nil, table.excess == nil {
      notes.fault(1, Message("The list is empty. Its first line names the columns: name, bow, target."))
    }
    if let line = table.unclosedQuote {
      notes.fault(line, Message("A quotation mark is opened here and never closed."))
    }
    if let line = table.excess {
      notes.fault(line, Message("The list is too large. Nothing from this line on was read. Save only the list."))
    }
  }

  private func entry(
    from record: DelimitedText.Record,
    _ notes: inout EntryNotes
  ) throws(Refusal) -> EntryList.Entry {
    let width = table.header?.fields.count ?? 0
    guard !record.fields.dropFirst(width).contains(where: { !$0.isEmpty }) else {
      throw Refusal(
        .unreadable,
        "This line has \(record.fields.count) fields, but the first line names \(width) columns."
      )
    }
    func text(_ column: EntryColumn) -> String { table.text(column, of: record) }
    let name = name(of: record)
    if name.isEmpty { throw Refusal(.invalidName, "The name is missing.") }
    try Action.checkNew(name)
    var entry = EntryList.Entry(line: record.line, name: name)
    let (bow, target, klass) = (text(.bow), try digits(.target, of: record), text(.ageClass))
    (entry.club, entry.licence) = (text(.club), try digits(.licence, of: record))
    entry.session = try digits(.session, of: record)
    for text in [entry.club, entry.licence, entry.session] { try Action.checkNew(text) }
    let known = ArcherClass(words: klass)
    if known == nil {
      notes.ignore(
        record.line,
        Message("\"\(klass.prefix(40))\" is no age class that this program knows. It is left out.")
      )
    }
    entry.bowType = bow.isEmpty ? known?.bow : try BowType(reading: bow)
    entry.target = target.isEmpty ? nil : try TargetPlace(target)
    entry.birthYear = try EntryList.birthYear(text(.birthYear))
    entry.gender = try gender(text(.gender)) ?? known?.gender
    entry.ageClass = known?.ageClass
    entry.wishes = try EntryList.wishes(text(.wishes))
    entry.notes = table.lines(.notes, of: record)
    entry.facts.code = entry.licence.isEmpty ? nil : entry.licence
    entry.facts.birthDate = EntryList.birthDate(text(.birthYear))
    let code = try digits(.clubCode, of: record)
    if !code.isEmpty { (entry.facts.clubCode, entry.facts.club) = (code, entry.club) }
    return entry
  }

  /// A number or a code that a spreadsheet may have written as a decimal number.
  private func digits(_ column: EntryColumn, of record: DelimitedText.Record) throws(Refusal) -> String {
    let text = table.text(column, of: record)
    guard let digits = SpreadsheetNumber.digits(text) else {
      throw Refusal(.unreadable, SpreadsheetNumber.rounded(text))
    }
    return digits
  }

  /// The name in one column, or given and family name.
  ///
  /// A word such as `Name`, `Nom` or `Nombre` heads the whole name where it stands alone. Beside a given name it heads the
  /// family name, and beside a family name the given one, unless the field holds that name as well.
  private func name(of record: DelimitedText.Record) -> String {
    let (whole, given, family) = (
      table.text(.name, of: record), table.text(.givenName, of: record), table.text(.familyName, of: record)
    )
    if given.isEmpty, family.isEmpty { return whole }
    if !given.isEmpty, !family.isEmpty { return "\(given) \(family)" }
    let part = given + family
    if Self.isWhole(whole, with: part) { return whole }
    return (given.isEmpty ? "\(whole) \(family)" : "\(given) \(whole)").trimmingSpaces
  }

  /// Whether a name has the words of its part and others.
  private static func isWhole(_ name: String, with part: String) -> Bool {
    let words = [name, part].map { NameKey($0).text.split(separator: " ") }
    return words[0].count > words[1].count && Set(words[0]).isSuperset(of: words[1])
  }

  private func gender(_ text: String) throws(Refusal) -> Gender? {
    if text.isEmpty { return nil }
    return if let spanishGenders { try spanishGenders.gender(text) } else { try Gender(reading: text) }
  }
}
