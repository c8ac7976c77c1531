import Domain
import Leaderboards
import Spreadsheets

/// Ianseo's entry list: lines without a header, with tabs or semicolons between 4 to 21 fields, and never quotes.
///
/// The fields are code (the licence), session, division, class, target, five flags, family name, given name, gender,
/// code and name of the club, date of birth, subclass, and two more clubs. Fields that are missing at the end say
/// nothing. Lines that begin with a word such as `##DOB##` add to an archer, or describe a session.
struct IanseoList {
  private let records: [DelimitedText.Record]

  /// Reads a list; nil for one of another kind, which names its columns or whose first line has other fields.
  ///
  /// The table is of the same text.
  init?(_ text: String, _ table: Table<EntryColumn>) {
    guard !table.has(.name), !table.has(.familyName), table.excess == nil else { return nil }
    func plain(_ text: String) -> [DelimitedText.Record] {
      DelimitedText(unquoted: text.replacing(";", with: "\t"), by: "\t").records
    }
    // The first lines tell the kind, so that no other list is read twice.
    let lines = text.split(maxSplits: 20, whereSeparator: \.isNewline).prefix(20)
    guard let first = lines.lazy.compactMap({ plain(String($0)).first?.fields }).first else { return nil }
    let isEntry =
      (4...21).contains(first.count) && Int(first[1].isEmpty ? "0" : first[1]) != nil && first[2].count <= 4
      && first[3].count <= 6
    guard isEntry || first[0].hasPrefix("##") else { return nil }
    records = plain(text)
  }

  func read(_ notes: inout EntryNotes) -> [EntryList.Entry] {
    var clubs: [String: String] = [:]
    var entries = notes.entries(of: records.filter { !Self.isSpecial($0) }) {
      (record, notes) throws(Refusal) in try entry(from: record, &clubs, &notes)
    }
    let places = Dictionary(entries.enumerated().map { ($1.facts.code?.uppercased() ?? "", $0) }) { first, _ in first }
    for record in records where Self.isSpecial(record) && record.fields[0] != "##SESSION##" {
      let place = record.fields.count > 1 ? places[record.fields[1].uppercased()] : nil
      do throws(Refusal) { try add(record.fields, to: place, &entries) } catch {
        notes.ignore(record.line, error.message)
      }
    }
    return entries
  }

  private static func isSpecial(_ record: DelimitedText.Record) -> Bool { record.fields[0].hasPrefix("##") }

  /// Reads the sessions that the list describes, by their number.
  func sessions(_ notes: inout EntryNotes) -> [Int: EntryList.NamedSession] {
    var sessions: [Int: EntryList.NamedSession] = [:]
    for record in records where record.fields[0] == "##SESSION##" {
      let fields = record.fields
      guard fields.count > 2, let number = Int(fields[1]), (1...LineSession.mostSessions).contains(number) else {
        notes.ignore(record.line, Message("This session has no number and name. It is left out."))
        continue
      }
      sessions[number] = .init(
        line: record.line,
        name: fields[2],
        targets: fields.count > 3 ? Int(fields[3]) : nil
      )
    }
    return sessions
  }

  private func entry(
    from record: DelimitedText.Record,
    _ clubs: inout [String: String],
    _ notes: inout EntryNotes
  ) throws(Refusal) -> EntryList.Entry {
    // Fields that are empty up to the end are missing.
    let fields = Array(record.fields[...(record.fields.lastIndex { !$0.isEmpty } ?? 0)])
    func field(_ number: Int) -> String { fields.count >= number ? fields[number - 1] : "" }
    guard record.fields.count >= 4, fields.count <= 21 else {
      throw Refusal(.unreadable, "There are \(record.fields.count) fields. Ianseo's list has 4 to 21.")
    }
    let name = "\(field(12)) \(field(11))".trimmingSpaces
    guard !field(1).isEmpty || !name.isEmpty else { throw Refusal(.unreadable, "There is no licence number.") }
    for text in [name, field(1), field(2)] + fields.dropFirst(13) { try Action.checkNew(text) }
    var entry = EntryList.Entry(line: record.line, name: name)
    let kind = ArcherClass(field(4))
    if kind.ageClass == nil, !field(4).isEmpty {
      notes.ignore(
        record.line,
        Message("\"\(field(4).prefix(40))\" is no age class that this program knows. It is left out.")
      )
    }
    entry.facts.code = field(1).isEmpty ? nil : field(1)
    entry.licence = IanseoExport.isOwnCode(field(1)) ? "" : field(1)
    // Ianseo writes 0 for an archer who is in no session yet.
    entry.session = field(2) == "0" ? "" : field(2)
    entry.bowType = field(3).isEmpty ? nil : try BowType(reading: field(3))
    entry.target = field(5).isEmpty ? nil : try TargetPlace(field(5))
    entry.gender = try gender(field(13)) ?? kind.gender
    // The class decides, also an empty one, and never the date of birth.
    entry.ageClass = field(4).isEmpty && !field(16).isEmpty ? .adult : kind.ageClass
    (entry.club, entry.facts.clubCode) = club(field(14), field(15), &clubs)
    entry.facts.club = entry.facts.clubCode == nil ? nil : entry.club
    entry.birthYear = try EntryList.birthYear(field(16))
    entry.facts.birthDate = EntryList.birthDate(field(16))
    if fields.count > 5 { entry.facts.counts = try counts(fields[5..<min(10, fields.count)]) }
    if fields.count > 16 { entry.facts.rest = Array(fields[16...]) }
    return entry
  }

  /// A missing flag says that the archer counts, and an empty one that the archer does not.
  private func counts(_ flags: ArraySlice<String>) throws(Refusal) -> [Bool] {
    if let flag = flags.first(where: { !["0", "1", ""].contains($0) }) {
      throw Refusal(.unreadable, "\"\(flag.prefix(20))\" is neither 0 nor 1.")
    }
    return flags.map { $0 == "1" } + [Bool](repeating: true, count: 5 - flags.count)
  }

  private func gender(_ text: String) throws(Refusal) -> Gender? {
    switch text {
    case "": nil
    case "0": .male
    case "1": .female
    default: try Gender(reading: text)
    }
  }

  /// The first name of a code is the club's; a code alone stands for its club.
  private func club(_ code: String, _ name: String, _ clubs: inout [String: String]) -> (String, code: String?) {
    let key = code.uppercased()
    if key.isEmpty { return (name, nil) }
    let known = clubs[key] ?? (name.isEmpty ? key : name)
    clubs[key] = known
    return (known, key)
  }

  /// Adds what a special line says to the archer whom it names.
  private func add(_ fields: [String], to place: Int?, _ entries: inout [EntryList.Entry]) throws(Refusal) {
    func field(_ number: Int) -> String { fields.count >= number ? fields[number - 1] : "" }
    guard ["##DOB##", "##TARGETNO##", "##SUBCLASS##"].contains(fields[0]) else {
      throw Refusal(.unreadable, "Lines with \(fields[0].prefix(20)) are not used here.")
    }
    guard let place else {
      throw Refusal(.unreadable, "No archer of the list has the code \"\(field(2).prefix(40))\".")
    }
    switch fields[0] {
    case "##DOB##":
      entries[place].birthYear = try EntryList.birthYear(field(3))
      entries[place].facts.birthDate = EntryList.birthDate(field(3))
    case "##TARGETNO##":
      entries[place].session = field(3) == "0" ? "" : field(3)
      entries[place].target = field(4).isEmpty ? nil : try TargetPlace(field(4))
    default:
      try Action.checkNew(field(3))
      entries[place].facts.rest = [field(3)] + (entries[place].facts.rest ?? []).dropFirst()
    }
  }
}
