import ArcheryScoring
import Domain
import InMemory
import Leaderboards
import SpaceContracts
import Spaces
import Testing

@Suite struct `The member register` {
  let storage = emptyStorage()
  var register: MemberRegister { MemberRegister(storage.documents) { "w\(Int.random(in: 0..<1_000_000_000))" } }

  @Test func `is for the owner and the registrars whom the owner names`() async throws {
    func account(_ user: UserID, _ role: AccountRole) -> Account { Account(user: user, displayName: "", role: role) }
    #expect(try await register.mayUse(account("olga", .owner)))
    for role in [AccountRole.organiser, .member] { #expect(try await !register.mayUse(account("rita", role))) }
    try await register.appoint("rita", true)
    #expect(try await register.mayUse(account("rita", .member)))
    try await register.appoint("rita", false)
    #expect(try await !register.mayUse(account("rita", .member)))
  }

  @Test func `takes, changes and deletes archers, by name`() async throws {
    try await register.save(RegisteredArcher(name: "Ben", birthYear: 1990), as: "b")
    try await register.save(RegisteredArcher(name: "Ana", club: "Nord", licence: "7"), as: "a")
    #expect(try await register.entries().map(\.archer.name) == ["Ana", "Ben"])
    try await register.save(RegisteredArcher(name: "Anna", club: "Nord", licence: "7"), as: "a")
    #expect(try await register.archer("a")?.name == "Anna")
    try await register.delete("a")
    #expect(try await register.entries().map(\.id) == ["b"])
    #expect(try await register.archer("a") == nil)
  }

  @Test(arguments: [
    RegisteredArcher(name: ""), RegisteredArcher(name: "Ana", birthYear: 90),
    RegisteredArcher(name: String(repeating: "a", count: 65)),
    RegisteredArcher(name: "Ana", notes: String(repeating: "a", count: 501)),
  ])
  func `refuses what no archer is`(archer: RegisteredArcher) async throws {
    await #expect(throws: Refusal.self) { try await register.save(archer, as: "a") }
    #expect(try await register.entries().isEmpty)
  }

  @Test func `reads a table all or nothing, and the same table again without a change`() async throws {
    let table = """
      Vorname;Nachname;Verein;Jahrgang;Geschlecht;Lizenz;Bogen;Bemerkung
      Ana;Berg;BSC Nord;31.05.1990;w;L-1;Recurve;left eye
      Ben;Kühn;;1985;m;;Blankbogen;
      """
    let bad = try await register.enter(EntryList(table + "\nCleo;X;;1885;w;;;\n"), as: "bad")
    #expect(!bad.isDone && bad.problems.map(\.line) == [4])
    #expect(try await register.entries().isEmpty)
    let first = try await register.enter(EntryList(table), as: "k")
    #expect(first.isDone && first.added.count == 2 && first.unchanged == 0)
    let ana = try #require(try await register.entries().first?.archer)
    #expect((ana.name, ana.club, ana.birthYear, ana.gender) == ("Ana Berg", "BSC Nord", 1990, .female))
    #expect((ana.licence, ana.bow, ana.notes) == ("L-1", .recurve, "left eye"))
    let again = try await register.enter(EntryList(table), as: "k2")
    #expect(again.added.isEmpty && again.changed.isEmpty && again.unchanged == 2)
    let csv = try await register.entries().csv
    let round = try await register.enter(EntryList(csv), as: "k3")
    #expect(round.isDone && round.unchanged == 2)
  }

  @Test func `knows the archers of entry lists by licence, else by a name that is clear`() {
    let index = RegisterIndex([
      RegisterEntry(id: "1", archer: RegisteredArcher(name: "Ana Müller", club: "Nord", licence: "L1")),
      RegisterEntry(id: "2", archer: RegisteredArcher(name: "Ana Müller", club: "Süd", birthYear: 1990)),
      RegisterEntry(id: "3", archer: RegisteredArcher(name: "José Pérez")),
    ])
    func found(_ name: String, club: String = "", licence: String = "", birthYear: Int? = nil) -> RegisterID? {
      index.match(.init(name: name, club: club, licence: licence, birthYear: birthYear))?.id
    }
    #expect(found("Somebody", licence: "l1") == "1")
    #expect(found("Ana Müller") == nil)
    #expect(found("ANA MULLER", club: "süd") == "2")
    #expect(found("jose perez") == "3")
    // A licence that the register lacks is one that was not entered yet.
    #expect(found("José Pérez", licence: "unknown") == "3")
    #expect(found("Ana Müller", licence: "unknown") == "2")
    #expect(found("José Pérez", club: "Nord") == "3" && found("Ana Müller", club: "West") == nil)
    #expect(found("Ana\u{A0}Mu\u{308}ller", club: " NORD") == "1")
    #expect(found("Ana Müller", club: "Nord", birthYear: 1971) == "1")
  }

  @Test func `changes entries whose licence was missing, however the name is spelled`() async throws {
    let table = "name,club,licence\nAna  O’Berg,Nord,\nBen Ek,Nord,\n"
    #expect(try await register.enter(EntryList(table), as: "k").added.count == 2)
    let later = "name,club,licence\nana o'berg,Nord,L-1\nBEN EK,,L-2\n"
    let outcome = try await register.enter(EntryList(later), as: "k2")
    #expect(outcome.isDone && outcome.added.isEmpty && outcome.changed.count == 2)
    #expect(try await register.entries().map(\.archer.licence) == ["L-1", "L-2"])
  }

  @Test func `has namesakes as two archers, and asks where a line is unclear`() async throws {
    let table = "name,bow,club\nSam Hill,recurve,Oak\nSam Hill,barebow,Elm\n"
    #expect(try await register.enter(EntryList(table), as: "k").added.count == 2)
    #expect(try await register.enter(EntryList(table), as: "k2").unchanged == 2)
    let wife = "name,bow,club,licence\nSam Hill,compound,Ash,L-3\n"
    #expect(try await register.enter(EntryList(wife), as: "k3").added.count == 1)
    let licences = "name,club,licence\nSam Hill,Elm,L-2\nSam Hill,Oak,L-1\n"
    #expect(try await register.enter(EntryList(licences), as: "k4").changed.count == 2)
    #expect(
      try await register.entries().map { "\($0.archer.club) \($0.archer.licence)" }.sorted() == [
        "Ash L-3", "Elm L-2", "Oak L-1",
      ]
    )
    for unclear in ["Sam Hill,,", "Sam Hill,recurve,Fir", "Sam Hill,,Fir"] {
      let outcome = try await register.enter(EntryList("name,bow,club\n\(unclear)"), as: "k5")
      #expect(!outcome.isDone && outcome.problems[0].message.english.contains("unclear"), "\(unclear)")
    }
    let one = try await register.enter(EntryList("name,club\nBo Ek,\n"), as: "k6")
    #expect(one.added.count == 1)
    // Two lines are not one archer.
    let two = try await register.enter(EntryList("name,club\nBo Ek,Oak\nBo Ek,Elm\n"), as: "k7")
    #expect(two.problems.map(\.line) == [3])
    #expect(try await register.entries().count == 4)
  }

  @Test func `confirms no guessed licence and no guessed year of birth to an organiser who may not read it`() throws {
    let ana = RegisteredArcher(name: "Ana", club: "Nord", bow: .barebow, birthYear: 1990, licence: "L-1")
    let index = RegisterIndex([RegisterEntry(id: "1", archer: ana)], isForRegistrars: false)
    let shoot = try Shoot().tournament
    for guess in ["Ana,,", "Ana,1990,", "Ana,1991,", "Ana,,L-1", "Ana,,L-2", "Ana,1990,L-1"] {
      let plan = try shoot.plan(entering: EntryList("name,born,licence\n\(guess)"), as: "k", with: index)
      #expect(plan.lines.map(\.club) == ["Nord"] && plan.lines.map(\.bowType) == [.barebow], "\(guess)")
    }
    let faults = try ["L-1", "L-2"].map { licence in
      try shoot.plan(entering: EntryList("\(licence)\t1\tR\tW"), as: "k", with: index).problems.map(\.message)
    }
    #expect(faults[0] == faults[1] && faults[0].count == 1 && faults[0][0].english.contains("registrars"))
  }

  @Test func `reads its own table without a change, whatever the names and notes hold`() async throws {
    let texts = ["-Dash", "'-Dash", "\"Bob\" O'Brien", "A; B", "a, b", "=1"]
    for (number, text) in texts.enumerated() {
      let archer = RegisteredArcher(
        name: text,
        club: "\(text) Club",
        bow: .longbow,
        birthYear: 1990,
        gender: .male,
        licence: "\(number)\(text)",
        notes: "\(text)\n\nnext; line",
        birthDate: number == 0 ? nil : "1990-05-31",
        clubCode: "C\(number)"
      )
      try await register.save(archer, as: RegisterID(rawValue: "r\(number)"))
    }
    let outcome = try await register.enter(EntryList(try await register.entries().csv), as: "k")
    #expect(outcome.problems.isEmpty && outcome.unchanged == texts.count && outcome.added.isEmpty)
  }

  @Test func `keeps a date of birth as long as the year is right`() async throws {
    _ = try await register.enter(EntryList("name;born;club;club code\nAna;31.5.1990;Oak;OAK"), as: "k")
    func facts() async throws -> [String?] {
      let ana = try #require(try await register.entries().first).archer
      return [ana.birthDate, ana.clubCode]
    }
    #expect(try await facts() == ["1990-05-31", "OAK"])
    _ = try await register.enter(EntryList("name;born;club\nAna;1990;Oak"), as: "k2")
    #expect(try await facts() == ["1990-05-31", "OAK"])
    var changed = try #require(try await register.entries().first).archer
    changed.birthYear = 1991
    #expect(changed.birthDate == nil)
  }

  @Test func `reads documents of every version`() {
    let samples = [
      #"{"name":"Ana","club":"Nord","bow":"RECURVE","birthYear":1990,"gender":"F","licence":"7","notes":"n"}"#,
      #"{"name":"Ana","club":"Nord","birthYear":1990,"birthDate":"1990-05-31","clubCode":"N","licence":"7","notes":"n"}"#,
    ]
    #expect(RegisteredArcher.evolutionFaults(in: samples).isEmpty)
  }
}
