import ArcheryScoring
import Domain
import Leaderboards
import Spreadsheets
import Testing

@Suite struct `Results` {
  /// Three archers and a guest with names that are hard on a table; `cleo` withdraws after one end.
  func shoot() throws -> Shoot {
    var shoot = try Shoot(ends: 2, of: 2)
    try shoot.join("ana", named: "Ana \"the Arrow\" O'Hara, Jr.")
    try shoot.join("ben", named: "=HYPERLINK(1)")
    try shoot.join("cleo", named: "Zoë")
    try shoot.addGuest("guest", named: "@guest", by: "ana")
    try shoot.start()
    try shoot.shoot("X 9", for: "ana")
    try shoot.shoot("10 M", for: "guest", by: "ana")
    try shoot.shoot("X 9", for: "ben")
    try shoot.shoot("8 7", for: "cleo")
    try shoot.shoot("9 9", for: "ana")
    try shoot.shoot("9 9", for: "ben")
    try shoot.shoot("1 1", for: "guest", by: "ana")
    try shoot.perform(.withdraw("cleo", reason: nil), by: "cleo")
    try shoot.perform(.complete(force: false))
    return shoot
  }

  @Test func `say each place in words, and whether they stand`() throws {
    let results = try shoot().results()
    #expect(results.state.description == "Final (version 1)" && results.changed == nil)
    let places = results.places.mapValues(\.description)
    #expect(Set(places.keys) == ["ana", "ben", "guest"])
    #expect(places["ana"]?.hasPrefix("Place 1 of 3, shared.") == true)
    #expect(places["guest"] == "Place 3 of 3, 25 behind the highest score.")
    #expect(results.openTies.map { $0.rows.map(\.id) } == [["ana", "ben"]])
  }

  @Test func `as comma-separated values read back as they were, and no name is a formula`() throws {
    let csv = try shoot().results().csv
    let table = try CSVReader(csv).records
    #expect(csv.hasSuffix("\r\n") && table.allSatisfy { $0.count == table[0].count })
    let lines = table.dropFirst().map { Dictionary(uniqueKeysWithValues: zip(table[0], $0)) }
    func column(_ name: String) -> [String] { lines.map { $0[name] ?? "?" } }
    #expect(column("name") == ["Ana \"the Arrow\" O'Hara, Jr.", "'=HYPERLINK(1)", "'@guest", "Zoë"])
    #expect(column("rank") == ["1", "1", "3", ""] && column("shared") == ["yes", "yes", "no", "no"])
    #expect(column("mark") == ["", "", "", "DNF"])
    #expect(column("score") == ["37", "37", "12", "15"] && column("x") == ["1", "1", "0", "0"])
    #expect(column("end_1") == ["19", "19", "10", "15"] && column("end_2") == ["18", "18", "2", ""])
    #expect(column("average_arrow") == ["9.25", "9.25", "3.00", "7.50"])
    #expect(
      column("average_end") == ["18.50", "18.50", "6.00", "15.00"] && column("best_end") == ["19", "19", "10", "15"]
    )
    #expect(column("id") == ["ana", "ben", "guest", "cleo"])
    let first = [
      "category", "rank", "mark", "id", "name", "club", "bow", "ageClass", "gender", "target", "qualificationRank",
      "score", "x", "ten", "hits", "handicap", "adjusted", "classification", "final",
    ]
    #expect(Array(table[0].prefix(first.count)) == first)
    #expect(column("final").allSatisfy { $0 == "yes" } && column("handicap").allSatisfy(\.isEmpty))
  }

  @Test func `are a list whose archers are known in their shoot, and once in another, whatever the names hold`() throws
  {
    let names = ["-Dash", "'-Dash", "\"Bob\" O'Brien", "A; B", "a, b", "=1", "Ben", "Ben", "M\u{FC}ller"]
    var first = try Shoot()
    let lines = names.enumerated().map { number, name in
      CSVLine.text([name, "\(name) Club", number % 2 == 0 ? "recurve" : "barebow", "F", "\(number + 1)A"])
    }
    #expect(try first.enter("name,club,bow,gender,target\r\n" + lines.joined()).added == names.count)
    let again = try first.plan(try first.results().csv)
    #expect(again.problems.isEmpty && again.unchanged == names.count && again.steps.isEmpty, "\(again)")
    var other = try Shoot()
    for added in [names.count, 0] {
      let plan = try other.enter(try first.results().csv)
      #expect(plan.problems.isEmpty && plan.added == added && plan.changed == 0, "\(plan)")
    }
    #expect(try other.results().csv.split(separator: "\r\n").count == names.count + 1)
    #expect(try Set(other.tournament.displayNames.values) == Set(first.tournament.displayNames.values))
  }

  @Test func `get a new version with each correction after the end, and list rejected events`() throws {
    var shoot = try shoot()
    #expect(try shoot.results().version == 1 && shoot.results().isFinal)
    let edit = TournamentCommand.edit("ana", end: 1, arrow: 2, value: "8", reason: "line call")
    #expect(try shoot.refusal(of: edit, by: "ana") != nil)
    try shoot.perform(edit)
    try shoot.perform(.disqualify("guest", reason: "No licence"))
    let corrected = try shoot.results()
    #expect(corrected.version == 3)
    #expect(corrected.rows.map(\.id) == ["ben", "ana"] && corrected.rows.map(\.rank) == [1, 2])
    #expect(corrected.unranked.map(\.reason) == [.didNotFinish, .disqualified])
  }

  @Test func `name the categories that each version changed`() throws {
    var shoot = try Shoot(ends: 1, of: 1)
    let round = try shoot.tournament.round
    try shoot.perform(
      .setCategories([
        TournamentCategory("R", name: "Recurve", bows: [.recurve], round: round),
        TournamentCategory("C", name: "Compound", bows: [.compound], round: round),
        TournamentCategory("A", name: "Both", combining: ["R", "C"], round: round),
        TournamentCategory("B", name: "Barebow", bows: [.barebow], round: round),
      ])
    )
    for (id, bow) in [("ana", .recurve), ("ben", .compound), ("cleo", .barebow)] as [(PlayerID, BowType)] {
      try shoot.perform(.add(.init(id, displayName: "", isGuest: true, bowType: bow, isEntered: true)), by: "org")
    }
    try shoot.start()
    for id in ["ana", "ben", "cleo"] as [PlayerID] { try shoot.shoot("9", for: id, by: Shoot.organiser) }
    try shoot.perform(.complete(force: false))
    func changes() throws -> [String] { try shoot.results().changes.map { "\($0.category) \($0.version)" } }
    #expect(try changes() == [])
    try shoot.perform(.edit("ben", end: 1, arrow: 1, value: "8", reason: "line call"))
    #expect(try changes() == ["C 2", "A 2"] && shoot.results().version == 2)
    try shoot.perform(.disqualify("ana", reason: "late"))
    try shoot.perform(.disqualify("cleo", reason: "late"))
    #expect(try changes() == ["R 3", "C 2", "A 3", "B 4"])
    // The mark makes a version, and taking it back another one.
    try shoot.perform(.reinstate("ana"))
    #expect(try changes() == ["R 5", "C 2", "A 5", "B 4"] && shoot.results().version == 5)
    // All changes after the reopening make one version.
    try shoot.perform(.reopen(reason: nil))
    try shoot.perform(.withdraw("ben", reason: nil))
    try shoot.perform(.complete(force: true))
    let last = try shoot.results()
    #expect(last.changes.filter { $0.version == last.version }.map(\.category) == ["C", "A"])
    let document = try shoot.tournament.resultsDocument(last)
    #expect(document.shoot.changes?.map(\.category) == ["R", "C", "A", "B"])
  }

  @Test func `leave out an archer who is removed from all of them, until the mark is taken back`() throws {
    var shoot = try shoot()
    try shoot.perform(.disqualify("ana", reason: "abuse", fromAllResults: true))
    let removed = try shoot.results()
    #expect(removed.rows.map(\.id) == ["ben", "guest"] && removed.rows.map(\.rank) == [1, 2])
    let ana = try #require(removed.unranked.first { $0.id == "ana" })
    #expect((ana.reason.rawValue, ana.totalScore, ana.endsCompleted) == ("DQB", 0, 0))
    #expect(!removed.sheets.contains { $0.id == "ana" })
    let document = try shoot.tournament.resultsDocument(removed).qualification.first { $0.entry == "ana" }
    #expect(document?.mark == "DQB" && document?.score == 0 && document?.rank == nil && document?.ends.isEmpty == true)
    let table = try CSVReader(removed.csv).records
    #expect(table.allSatisfy { $0.count == table[0].count })
    let line = try #require(table.first { $0[3] == "ana" })
    #expect(line[1...2] == ["", "DQB"] && line[11] == "" && line[18] == "yes")
    #expect(shoot.rehearsal.log.auditTrail().last?.text.english.contains("removed from all results") == true)
    try shoot.perform(.reinstate("ana"))
    #expect(try shoot.results().rows.map(\.rank) == [1, 1, 3])
    #expect(try shoot.results().sheets.contains { $0.id == "ana" })
    try shoot.perform(.disqualify("ana", reason: "late"))
    #expect(try shoot.results().unranked.first { $0.id == "ana" }?.totalScore == 37)
  }

  @Test func `have averages over arrows and closed ends`() throws {
    let sheet = try #require(shoot().results().sheets.first { $0.id == "cleo" })
    #expect((sheet.averageArrow, sheet.averageEnd, sheet.bestEnd?.total) == (7.5, 15, 15))
    #expect((sheet.xCount, sheet.tenCount, sheet.personalBest) == (0, 0, nil))
  }
}

/// Reads RFC 4180 strictly: CRLF after each record, quotes doubled, nothing bare that needs them.
struct CSVReader {
  struct Malformed: Error {}

  private(set) var records: [[String]] = []

  init(_ text: String) throws {
    let characters = Array(text.unicodeScalars)
    var (place, record) = (0, [String]())
    while place < characters.count {
      record.append(try Self.field(characters, &place))
      guard place < characters.count else { throw Malformed() }
      if characters[place] == "," {
        place += 1
        continue
      }
      guard characters[place...].starts(with: "\r\n".unicodeScalars) else { throw Malformed() }
      place += 2
      records.append(record)
      record = []
    }
    guard record.isEmpty else { throw Malformed() }
  }

  private static func field(_ text: [Unicode.Scalar], _ place: inout Int) throws -> String {
    var field = String.UnicodeScalarView()
    guard place < text.count, text[place] == "\"" else {
      while place < text.count, text[place] != ",", text[place] != "\r" {
        if text[place] == "\"" || text[place] == "\n" { throw Malformed() }
        field.append(text[place])
        place += 1
      }
      return String(field)
    }
    place += 1
    while place < text.count {
      if text[place] == "\"" {
        place += 1
        guard place < text.count, text[place] == "\"" else { return String(field) }
      }
      field.append(text[place])
      place += 1
    }
    throw Malformed()
  }
}
