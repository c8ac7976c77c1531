import Domain
import Leaderboards
import SeededRandom
import Testing

@testable import ArcheryScoring

/// Exchange of rosters with Ianseo, against its rules of import.
@Suite struct `The exchange with Ianseo` {
  private static let seeds: [UInt64] = (1...1000).map { $0 }

  private func export(_ shoot: Shoot, _ facts: [PlayerID: ExchangeFacts] = [:]) throws -> IanseoExport {
    IanseoExport(of: try shoot.tournament, facts: facts, for: Shoot.organiser)
  }

  @Test func `gives the same roster back, here, in another shoot and in Ianseo`() throws {
    for seed in Self.seeds {
      let roster = RandomRoster(seed: seed)
      let (shoot, facts) = try roster.entered()
      let export = try export(shoot, facts)
      let oracle = Oracle(export.text)
      #expect(oracle.refused.isEmpty, "seed \(seed): \(oracle.refused)")
      let known = try shoot.tournament.active.map { try Facts($0, facts[$0.id], in: shoot.tournament) }
      #expect(Set(oracle.entries.map(\.code)).count == known.count, "seed \(seed): codes are not unique")
      #expect(oracle.entries.map(\.facts).sorted() == known.map(\.inIanseo).sorted(), "seed \(seed)\n\(export.text)")
      // The same shoot knows all of them, and another one has the same archers afterwards.
      let again = try shoot.plan(export.text)
      #expect(
        again.problems.isEmpty && again.unchanged == known.count,
        "seed \(seed): \(again.problems)\n\(export.text)"
      )
      var other = try roster.empty()
      let plan = try other.enter(export.text)
      #expect(plan.problems.isEmpty, "seed \(seed): \(plan.problems)")
      let there = try other.tournament.active.map { try Facts($0, plan.facts[$0.id], in: other.tournament) }
      #expect(there.map(\.inIanseo).sorted() == known.map(\.inIanseo).sorted(), "seed \(seed)\n\(export.text)")
      let second = try self.export(other, plan.facts)
      #expect(Oracle(second.text).entries.map(\.facts).sorted() == oracle.entries.map(\.facts).sorted(), "seed \(seed)")
    }
  }

  @Test func `gives archers without a licence a code that stays, and clubs a short one`() throws {
    var shoot = try Shoot()
    let register = RegisterIndex([
      RegisterEntry(
        id: "1",
        archer: RegisteredArcher(name: "Ana Berg", club: "Oak Archers", licence: "l-7", clubCode: "oak")
      )
    ])
    try shoot.enter("name;club;gender;bow\nAna Berg;Oak Archers;F;R\nBen;Süd-Köln Bogensport e.V.;M;C\nCleo;;F;B")
    func codes() throws -> [String] {
      IanseoExport(of: try shoot.tournament, with: register, for: Shoot.organiser).text.split(separator: "\r\n").map {
        let fields = $0.split(separator: "\t", omittingEmptySubsequences: false)
        return "\(fields[0]) \(fields[13])"
      }
    }
    #expect(try codes() == ["L-7 OAK", "SB-0002 SUDKBEV", "SB-0003 "])
    let ben = try #require(try shoot.tournament.roster.dropFirst().first)
    try shoot.perform(.remove(ben.id))
    try shoot.enter("name;club;licence\nDora;Oak Archers;no code\nEve;Oak archers;")
    #expect(try codes() == ["L-7 OAK", "SB-0003 ", "SB-0004 OAK", "SB-0005 OAK"])
  }

  @Test func `names what Ianseo would guess before the list is downloaded`() throws {
    var shoot = try Shoot()
    try shoot.enter("name;bow;gender\nAna;R;F\nBen;C;\nCleo;;F")
    let gaps = try export(shoot).gaps.map(\.description)
    #expect(gaps.count == 2 && gaps[0].contains("Cleo") && gaps[1].contains("Ben"))
    #expect(!gaps.contains { $0.contains("Ana") })
  }

  @Test func `reads lines of 4 to 21 fields, with tabs or semicolons, and gender as a digit`() {
    let list = EntryList(
      """
      GER1;2;R;W
      GER2\t1\tC\t50M\t1B\t1\t0
      GER3;1;B;M;2A;1;1;1;1;1;Dorn;Uwe;0
      GER4;0;L;W;;0;0;0;0;;Berg;Ana;1;BSCN;BSC Nord;2001-5-31;S
      GER5\t1\tR\tU18W\t\t1\t1\t1\t1\t1\tVan "Ó" Dam\tEva\tW\tBSCN\tother\t\t\tX1\tSecond\tY2\tThird
      GER6\t1\tR\tM\t\t1\t1\t1\t1\t1\tLee\tTom\tM\tGER
      GER7\t1\tR\tM\t\t1\t1\t1\t1\t1\tLee\tTom\tM\tGER\t\t\t\t\t\t\t\tmore
      GER8;1
      """
    )
    #expect(list.problems.map(\.line) == [7, 8] && list.unusedColumns.isEmpty)
    #expect(list.entries.map(\.licence) == (1...6).map { "GER\($0)" })
    #expect(list.entries.map(\.session) == ["2", "1", "1", "", "1", "1"])
    #expect(list.entries.map(\.gender) == [.female, .male, .male, .female, .female, .male])
    #expect(list.entries.map(\.name) == ["", "", "Uwe Dorn", "Ana Berg", "Eva Van \"Ó\" Dam", "Tom Lee"])
    #expect(list.entries.map(\.club) == ["", "", "", "BSC Nord", "BSC Nord", "GER"])
    let facts = list.entries.map(\.facts)
    #expect(facts[1].counts == [true, false, true, true, true], "what is missing at the end counts")
    #expect(facts[3].counts == [false, false, false, false, false] && facts[3].birthDate == "2001-05-31")
    #expect(facts[3].rest == ["S"] && facts[4].rest == ["", "X1", "Second", "Y2", "Third"])
    #expect(facts[0].counts == nil)
  }

  @Test func `uses special lines where the shoot has the thing, and names the others`() throws {
    var shoot = try Shoot()
    let plan = try shoot.enter(
      """
      ##NOC##\tGER
      GER1\t1\tR\tW\t\t1\t1\t1\t1\t1\tBerg\tAna\tW
      ##SESSION##\t1\tMorning\t12
      ##SESSION##\t2\tAfternoon\t8
      ##SESSION##\t7\tNight\t8
      ##DOB##\tger1\t1990-5-1
      ##TARGETNO##\tGER1\t2\t3B
      ##SUBCLASS##\tGER1\tA
      ##WHEELCHAIR##\tGER1
      ##QUAL-ARROWS##\tGER1\t1\tX,10,9
      ##DOB##\tGER9\t1990-05-01
      """
    )
    let tournament = try shoot.tournament
    #expect(plan.problems.isEmpty && plan.ignored.map(\.line).sorted() == [1, 5, 9, 10, 11])
    #expect(
      tournament.sessions.map(\.name) == ["Morning", "Afternoon"] && tournament.sessions.map(\.targets) == [12, 8]
    )
    let ana = try #require(tournament.roster.first)
    #expect(tournament.session(shotBy: ana).name == "Afternoon" && ana.target?.text == "3B")
    #expect(plan.facts[ana.id]?.birthDate == "1990-05-01" && plan.facts[ana.id]?.rest == ["A"])
    #expect(plan.ignored.contains { $0.message.english.contains("##QUAL-ARROWS##") })
  }
}

/// What Ianseo knows of an archer after an import.
private struct Facts: Hashable, Comparable, CustomStringConvertible {
  var fields: [String]

  var description: String { fields.joined(separator: "|") }

  static func < (left: Facts, right: Facts) -> Bool { left.fields.lexicographicallyPrecedes(right.fields) }

  init(_ fields: [String]) { self.fields = fields }

  init(_ archer: Participant, _ facts: ExchangeFacts?, in tournament: Tournament) throws {
    let (entrant, words) = (archer.entrant, archer.givenName.split(separator: " ").map(String.init))
    let session = tournament.session(shotBy: archer)
    let age =
      switch entrant.ageClass {
      case .under(let age): "U\(age)"
      case .over50: "50"
      case .adult, nil: ""
      }
    let gender = entrant.gender.map { $0 == .male ? "M" : "W" } ?? ""
    fields = [
      "\((tournament.sessions.firstIndex(of: session) ?? -2) + 1)",
      archer.bowType.map { "\($0.rawValue.prefix(1))" } ?? "", age + gender, archer.target?.text ?? "",
      (facts?.counts ?? [true, true, true, true, true]).map { $0 ? "1" : "0" }.joined(), words.last ?? "",
      words.dropLast().joined(separator: " "), gender, entrant.club ?? "", facts?.birthDate ?? "",
      (facts?.rest ?? []).joined(separator: "|"),
    ]
  }

  /// Ianseo knows no semicolon, and no other gender.
  ///
  /// It takes an archer without one for a man where nothing follows the gender, because it cuts what is empty at the end of a
  /// line.
  var inIanseo: Facts {
    let guess = fields[8...].allSatisfy(\.isEmpty) ? "M" : "W"
    return Facts(fields.enumerated().map { $0 == 7 && $1.isEmpty ? guess : $1.replacing(";", with: ",") })
  }
}

/// Ianseo's import, written from the description of its format.
private struct Oracle {
  struct Entry {
    let code: String
    let facts: Facts
  }

  var entries: [Entry] = []
  var refused: [String] = []
  private var clubs: [String: String] = [:]

  init(_ text: String) {
    let whole = text.replacing("\r\n", with: "\n").replacing(";", with: "\t")
    for line in Self.trimmed(whole).split(separator: "\n") {
      let fields = Self.trimmed(String(line)).split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      take(fields, String(line))
    }
  }

  private static func trimmed(_ text: String) -> String {
    let kept = text.drop { " \t\n".contains($0) }
    return String(kept.reversed().drop { " \t\n".contains($0) }.reversed())
  }

  private mutating func take(_ fields: [String], _ line: String) {
    func field(_ number: Int) -> String { fields.count >= number ? fields[number - 1] : "" }
    func flag(_ number: Int) -> String { fields.count < number ? "1" : ["", "0"].contains(field(number)) ? "0" : "1" }
    let (code, club) = (field(1).uppercased(), field(14).uppercased())
    guard fields.count >= 4, code.wholeMatch(of: /[A-Z0-9_.-]{1,25}/) != nil, club.utf8.count <= 10 else {
      return refused.append(line)
    }
    let clubName = club.isEmpty ? "" : clubs[club] ?? field(15)
    clubs[club] = clubName
    let target = field(5).wholeMatch(of: /[0-9]+[A-Za-z]?/) == nil ? "" : field(5)
    let gender = fields.count < 13 || ["M", "0"].contains(field(13)) ? "M" : "W"
    var rest = fields.count > 16 ? Array(fields[16...]) : []
    while rest.last?.isEmpty == true { rest.removeLast() }
    entries.append(
      Entry(
        code: code,
        facts: Facts([
          "\(Int(field(2)) ?? 0)", field(3), field(4), target, (6...10).map(flag).joined(), Self.unmarked(field(11)),
          Self.unmarked(field(12)), gender, Self.unmarked(clubName), field(16), rest.joined(separator: "|"),
        ])
      )
    )
  }

  /// An apostrophe keeps spreadsheets from computing a text; people take it off.
  private static func unmarked(_ text: String) -> String {
    text.hasPrefix("'") && text.dropFirst().first.map { "'=+-@".contains($0) } == true ? String(text.dropFirst()) : text
  }
}

/// A roster that a list can have entered.
private struct RandomRoster {
  private var dice: Dice
  private let sessions: [LineSession]
  private let archers: Int

  init(seed: UInt64) {
    dice = Dice(seed: seed)
    let count = dice.roll(1..<4)
    sessions = (1...count).map { LineSession(LineSessionID(rawValue: "\($0)"), name: "Session \($0)") }
    archers = dice.roll(1..<9)
  }

  func empty() throws -> Shoot {
    var shoot = try Shoot()
    if sessions.count > 1 { try shoot.perform(.setSessions(sessions)) }
    return shoot
  }

  func entered() throws -> (Shoot, [PlayerID: ExchangeFacts]) {
    var (dice, shoot, facts) = (self.dice, try empty(), [PlayerID: ExchangeFacts]())
    let clubs = [
      "", "", "BSC Nord", "BSC; Nord", "Bogensportclub Nordrhein", "Bogensportclub Nordsee", "弓道会", "'s Club", "-Oak",
    ]
    let words = ["Ana", "Berg", "O'Brien", "-Dash", "'-Dash", "Łuk", "van", "\"Bob\"", "A;B", "=x", "ß", "李"]
    let codes = ["GER", "NOR1", "ab", "too-long-for-a-code", ""]
    var used: Set<String> = []
    for number in 1...archers {
      let id = PlayerID(rawValue: "a\(number)")
      let name = (0..<dice.roll(1..<4)).map { _ in dice.pick(words) }.joined(separator: " ")
      let club = dice.pick(clubs)
      let session = dice.pick(sessions).id
      let place = "\(dice.roll(1..<9))\(dice.pick(["A", "B", "C", "D"]))"
      let isPlaced = !dice.oneIn(4) && used.insert("\(session) \(place)").inserted
      let bow = dice.oneIn(6) ? nil : dice.pick(BowType.allCases)
      let gender: Gender? = dice.oneIn(5) ? nil : dice.pick([.female, .male])
      let age: AgeClass? = dice.pick([nil, nil, .under(15), .under(18), .over50])
      let entrant = Entrant(club: club, ageClass: age, gender: gender, session: session)
      let archer = TournamentCommand.NewArcher(
        id,
        displayName: name,
        isGuest: true,
        bowType: bow,
        target: isPlaced ? try TargetPlace(place) : nil,
        isEntered: true,
        entrant: entrant
      )
      try shoot.perform(.add(archer))
      var own = ExchangeFacts()
      if dice.oneIn(2) { own.code = dice.pick(["L-\(number)", "l \(number)", "L-1", "SB-0003", "-5", "Ä"]) }
      if dice.oneIn(2) { (own.clubCode, own.club) = (dice.pick(codes), club) }
      if dice.oneIn(2) { own.birthDate = "19\(dice.roll(30..<99))-0\(dice.roll(1..<10))-1\(dice.roll(0..<10))" }
      if dice.oneIn(2) { own.counts = (0..<5).map { _ in dice.oneIn(2) } }
      if dice.oneIn(4) { own.rest = ["S", "", "X1"] }
      if own != .none { facts[id] = own }
    }
    return (shoot, facts)
  }
}
