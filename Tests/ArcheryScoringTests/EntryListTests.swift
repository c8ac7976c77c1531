import Domain
import Leaderboards
import Testing

@testable import ArcheryScoring

@Suite struct `An entry list` {
  @Test func `has its columns in any order, and leaves out others`() {
    let list = EntryList("Shirt;Bale;NAME;Bow type\nX;012a;Ana;recurve\n;;Ben;\nX;3;Cleo;L")
    #expect(list.problems.isEmpty && list.unusedColumns == ["Shirt"])
    #expect(list.entries.map(\.name) == ["Ana", "Ben", "Cleo"])
    #expect(list.entries.map { $0.target?.text } == ["12A", nil, "3"])
    #expect(list.entries.map(\.bowType) == [.recurve, nil, .longbow])
  }

  @Test(arguments: [
    "Name;Bogen;Scheibe;Startgruppe;Wünsche\nAna;Blankbogen;12A;2;neben Eva",
    "Nom;Type d'arc;Cible;Départ;Souhaits\nAna;Arc nu;12A;2;neben Eva",
    "naam;boog;baan;sessie;wensen\nAna;Barebow;12A;2;neben Eva",
    "Nombre;Arco;Diana;Turno;Deseos\nAna;arco desnudo;12A;2;neben Eva",
    "Nome;Arco;Bersaglio;Turno;Richieste\nAna;Arco nudo;12A;2;neben Eva",
    "name;bow;target;session;wishes\nAna;barebow;12A;2;neben Eva",
  ])
  func `has headings and bows in the languages of the app`(text: String) {
    let list = EntryList(text)
    #expect(list.problems.isEmpty && list.unusedColumns.isEmpty)
    #expect(list.entries.map(\.bowType) == [.barebow] && list.entries.map { $0.target?.text } == ["12A"])
    #expect(list.entries.map(\.session) == ["2"] && list.entries.map(\.wishes) == ["neben Eva"])
  }

  @Test(
    arguments: [
      ("ricurvo", .recurve), ("Arco ricurvo", .recurve), ("recurvo", .recurve), ("arc classique", .recurve),
      ("Arco olimpico", .recurve), ("arc à poulies", .compound), ("arco compuesto", .compound), ("arc droit", .longbow),
      ("instintivo", .traditional), ("Arco instintivo", .traditional), ("traditionele boog", .traditional),
    ] as [(String, BowType)]
  )
  func `reads the words of archers for a bow`(word: String, bow: BowType) throws {
    #expect(try BowType(reading: word) == bow)
  }

  @Test(arguments: [
    "Name;Surname", "First name;Name", "Name;Nachname", "Vorname;Name", "Nom;Nom de famille", "Prénom;Nom",
    "Naam;Achternaam", "Naam;Familienaam", "Voornaam;Naam", "Nombre;Apellidos", "Nombre;Primer apellido",
    "Nome;Cognome",
  ])
  func `joins given and family name, whatever the headings call them`(header: String) {
    let list = EntryList("\(header)\nAna;García\nLuis;García\nJo;Johnson")
    #expect(list.entries.map(\.name) == ["Ana García", "Luis García", "Jo Johnson"])
    #expect(list.problems.isEmpty && list.repeats.isEmpty)
    // A spreadsheet may have the columns the other way round.
    let columns = header.split(separator: ";")
    let turned = EntryList("\(columns[1]);\(columns[0])\nGarcía López;Ana María")
    #expect(turned.entries.map(\.name) == ["Ana María García López"])
  }

  @Test(arguments: [
    "Name;Surname\nAna García;García", "Vorname;Name\nAna;García, Ana", "Nombre y apellidos\nAna García",
    "Nombre\nAna García", "Nome completo;Cognome\nAna García;GARCÍA",
  ])
  func `takes a whole name for what it is`(text: String) {
    #expect(["Ana García", "García, Ana"].contains(EntryList(text).entries.first?.name))
  }

  @Test(
    arguments: [
      ("Klasse/class;Bogen", "Jugend w;Recurvebogen", AgeClass.under(18), Gender.female, BowType.recurve),
      ("Klasse;Bogenart", "Master m;Blankbogen", .over50, .male, .barebow),
      ("Class;m/w", "Recurve Women U21;", .under(21), .female, .recurve),
      ("Class;m/w", "RU18M;m", .under(18), .male, .recurve),
      ("Arme;Catégorie", "Classique;Cadet femme", .under(18), .female, .recurve),
      ("Arme;Sexe", "Arc à poulies;H", nil, .male, .compound), ("age class;m/w", "50+;w", .over50, .female, nil),
      ("Altersklasse;Geschlecht (m/w)", "Erwachsene;m", .adult, .male, nil),
      ("Klasse;Bogenart", "Schüler A m;Recurve", .under(15), .male, .recurve),
      ("Klasse;Bogenart", "Schu\u{308}ler B;Blankbogen", .under(13), nil, .barebow),
      ("Klasse;Bogenart", "Schülerinnen C;Recurve", .under(11), .female, .recurve),
      ("Altersklasse;Geschlecht", "65+;m", .over50, .male, nil), ("Klasse;m/w", "Herren Ü40;", .adult, .male, nil),
      ("Klasse;m/w", "Master 65+ weiblich;", .over50, .female, nil),
      ("Catégorie;Sexe", "S1HCL;", .adult, .male, .recurve),
      ("Catégorie;Sexe", "U18HCO;H", .under(18), .male, .compound),
      ("Catégorie;Sexe", "Senior 3;F", .over50, .female, nil), ("Catégorie;Arc", "S2F BB;", .adult, .female, .barebow),
      ("Catégorie;Sexe", "Benjamine;F", .under(13), .female, nil),
      ("Catégorie;Sexe", "Vétéran homme;", .over50, .male, nil),
    ] as [(String, String, AgeClass?, Gender?, BowType?)]
  )
  func `has classes and bows in the club's words`(
    titles: String,
    cells: String,
    age: AgeClass?,
    gender: Gender?,
    bow: BowType?
  ) {
    let list = EntryList("Vereinsmeisterschaft 2026;;\nName;Gruppe;\(titles)\nAna;2;\(cells)")
    #expect(list.problems.isEmpty && list.ignored.isEmpty && list.entries.map(\.session) == ["2"])
    #expect(list.entries.map(\.ageClass) == [age] && list.entries.map(\.gender) == [gender])
    #expect(list.entries.map(\.bowType) == [bow])
  }

  @Test func `names a class that is unknown here, and enters the archer`() {
    let list = EntryList("name;class\nAna;Z 99\nBen;Schüler X")
    #expect(list.problems.isEmpty && list.entries.count == 2 && list.ignored.map(\.line) == [2, 3])
    #expect(list.ignored[0].message.english.contains("Z 99"))
  }

  @Test func `has numbers as a spreadsheet writes them, and names those that it rounded`() {
    let list = EntryList(
      "name;licence;born;target;session\nAna;1.2345678E7;1990.0;12.0;2.0\nBen;1.23457E+09;;;\n\"Cleo\nBerg\";7,0;;;"
    )
    #expect(list.entries.map(\.licence) == ["12345678", "7"] && list.entries.map(\.name) == ["Ana", "Cleo Berg"])
    #expect(list.entries[0].birthYear == 1990 && list.entries[0].target?.text == "12" && list.entries[0].session == "2")
    #expect(list.problems.map(\.line) == [3] && list.problems[0].message.english.contains("rounded"))
  }

  @Test func `names a letter that is in another encoding`() {
    let list = EntryList("name\nJ\u{FFFD}rg\nAna")
    #expect(list.problems.map(\.line) == [2] && list.entries.map(\.name) == ["Ana"])
  }

  @Test(arguments: [
    ("Sexo", "M H", [Gender.female, .male]), ("Género", "M V", [.female, .male]), ("Sexo", "M F", [.male, .female]),
    ("Sexo", "mujer hombre", [.female, .male]), ("Sexo", "masculino femenino", [.male, .female]),
    ("Sexe", "H F", [.male, .female]), ("Geslacht", "M V", [.male, .female]), ("Sesso", "M F", [.male, .female]),
    ("Geschlecht", "m w", [.male, .female]), ("Gender", "M", [.male]),
  ])
  func `reads a letter for a gender by the column's language`(title: String, words: String, genders: [Gender]) {
    let lines = words.split(separator: " ").enumerated().map { "Archer \($0);\($1)" }
    let list = EntryList("Name;\(title)\n" + lines.joined(separator: "\n"))
    #expect(list.problems.isEmpty && list.entries.map(\.gender) == genders)
  }

  @Test func `asks what M says in a Spanish column that does not tell`() {
    let list = EntryList("Nombre;Sexo\nAna;M\nEva;")
    #expect(list.problems.map(\.line) == [2] && list.problems[0].message.english.contains("mujer"))
  }

  @Test func `names each faulty line with its number and fault`() throws {
    let list = EntryList(
      """
      name,bow,target
      Ana,recurve,1A
      ,compound,1B
      Ben,crossbow,1C
      Cleo,barebow,1Z
      Dora,barebow,1A
      Eve,barebow,1D,more
      Ana,recurve,1A
      Fay,,"2
      """
    )
    // A place is one archer's in a session, which only the shoot knows.
    #expect(list.entries.map(\.name) == ["Ana", "Dora"])
    #expect(list.repeats.map(\.line) == [8] && list.repeats[0].message.english.contains("line 2"))
    let plan = try Shoot().tournament.plan(entering: list, as: "k")
    #expect(plan.problems.map(\.line) == [3, 4, 5, 6, 7, 9])
    let words = ["name is missing", "crossbow", "1Z", "line 2", "4 fields, but", "never closed"]
    for (problem, word) in zip(plan.problems, words) { #expect(problem.message.english.contains(word), "\(problem)") }
  }

  @Test func `reports lines that say the same, and lines with the same name`() {
    let list = EntryList("name,bow,club\nAna,recurve,Nord\nana,R,nord\nAna,recurve,Süd\nBen,,")
    #expect(list.entries.map(\.line) == [2, 4, 5] && list.problems.isEmpty)
    #expect(list.repeats.map(\.line) == [3, 4])
  }

  @Test func `gives archers a club, an age class and a gender, and the journal no year of birth`() throws {
    var shoot = try Shoot()
    let register = RegisterIndex([
      RegisterEntry(
        id: "1",
        archer: RegisteredArcher(name: "Ben", club: "Oak", bow: .barebow, birthYear: 1911, licence: "L-4711")
      )
    ])
    // The tests' clock begins in 1970.
    let plan = try shoot.plan("name,club,birth year,gender\nAna,Nord,1955,F\nBen,,,", with: register)
    let events = try shoot.perform(plan.steps)
    let entrants = try shoot.tournament.roster.map(\.entrant)
    #expect(entrants.map(\.club) == ["Nord", "Oak"] && entrants.map(\.gender) == [.female, nil])
    #expect(entrants.map(\.ageClass) == [.under(18), .over50])
    #expect(try shoot.tournament.roster.map(\.bowType) == [nil, .barebow])
    for event in events {
      let body = String(decoding: event.body, as: UTF8.self)
      for secret in ["1955", "1911", "L-4711"] { #expect(!body.contains(secret)) }
    }
    // The list again, with another club, changes what it says alone.
    let other = try shoot.enter("name,club\nAna,Oak")
    #expect(other.changed == 1 && other.added == 0)
    #expect(try shoot.tournament.roster[0].entrant == Entrant(club: "Oak", ageClass: .under(18), gender: .female))
  }

  @Test func `is read and written as Ianseo has it`() throws {
    let lines = [
      "L-1\t1\tR\tW\t1A\t1\t1\t1\t1\t0\tBerg\tAna\tF\t001\tBSC Nord\t1990-05-31",
      "L-2\t1\tBB\tU18M\t\t1\t0\t0\t0\t0\tKühn\tBen\t\t\t\t", "L-3\t1\tC\tM\t2A", "\t1\tR\tM",
      "L-4\t1\tR\tM\t\t2\t0\t0\t0\t0\tX\tY\tM\t\t\t",
    ]
    let list = EntryList(lines.joined(separator: "\r\n"))
    // A licence alone names an archer of the register.
    #expect(list.entries.map(\.name) == ["Ana Berg", "Ben Kühn", ""])
    #expect(list.entries.map(\.bowType) == [.recurve, .barebow, .compound])
    #expect(list.entries.map(\.gender) == [.female, .male, .male])
    #expect(list.entries.map { $0.target?.text } == ["1A", nil, "2A"])
    #expect(list.entries[0].club == "BSC Nord" && list.entries[0].birthYear == 1990 && list.entries[0].licence == "L-1")
    #expect(list.problems.map(\.line) == [4, 5])

    // Four columns name archers by their licence alone.
    let register = RegisterIndex([
      RegisterEntry(
        id: "1",
        archer: RegisteredArcher(name: "Ana Berg", club: "BSC Nord", gender: .female, licence: "L-1")
      )
    ])
    var shoot = try Shoot()
    let plan = try shoot.plan("L-1\t1\tR\tW\nL-9\t1\tR\tM\n", with: register)
    #expect(plan.added == 1 && plan.problems.map(\.line) == [2])
    try shoot.perform(plan.steps)
    #expect(try shoot.tournament.roster.map(\.givenName) == ["Ana Berg"])
    func written(with register: RegisterIndex) throws -> String {
      IanseoExport(of: try shoot.tournament, with: register, for: Shoot.organiser).text
    }
    let known = try written(with: register)
    #expect(known == "L-1\t1\tR\tW\t\t1\t1\t1\t1\t1\tBerg\tAna\tF\tBSCNORD\tBSC Nord\t\r\n")
    #expect(EntryList(known).entries.map(\.name) == ["Ana Berg"])
    // A user who may not see the register writes no licence of it.
    let unnamed = try written(with: .empty)
    #expect(!unnamed.contains("L-1") && unnamed.hasPrefix("SB-0001\t"))
  }

  @Test(arguments: [
    ("U18M", AgeClass.under(18), Gender.male), ("u21w", .under(21), .female), ("50W", .over50, .female),
    ("M", .adult, .male), ("F", .adult, .female), ("CW", .under(18), .female), ("MM", .over50, .male),
    ("U15", .under(15), nil), ("VIP", nil, nil), ("", nil, nil),
  ])
  func `has the age class and the gender of Ianseo's class`(text: String, age: AgeClass?, gender: Gender?) {
    let list = EntryList("L-1\t1\tR\t\(text)")
    #expect(list.problems.isEmpty && list.entries.map(\.ageClass) == [age] && list.entries.map(\.gender) == [gender])
  }

  @Test func `keeps the class that an archer enters, and gives Ianseo what the shoot knows`() throws {
    var shoot = try Shoot()
    let flags = "\t1\t1\t1\t1\t1"
    let text = [
      "\t1\tB\tU18M\t1A\(flags)\tKühn\tBen\tM\t\tBSC Nord\t", "\t1\tR\tW\t1B\(flags)\tBerg\tAna\tF\t\t\t",
      "\t1\tR\tW\t1C\(flags)\tBerg\tAna\tF\t\tOak\t1901-05-31",
    ]
    try shoot.enter(text.joined(separator: "\n"))
    // By the year of birth, the last archer could enter 50+.
    #expect(try shoot.tournament.roster.map { $0.entrant.ageClass ?? .adult } == [.under(18), .adult, .adult])
    let written = IanseoExport(of: try shoot.tournament, for: Shoot.organiser).text
    let lines = [
      "SB-0001\t1\tB\tU18M\t1A\(flags)\tKühn\tBen\tM\tBSCNORD\tBSC Nord\t",
      "SB-0002\t1\tR\tW\t1B\(flags)\tBerg\tAna\tF\t\t\t", "SB-0003\t1\tR\tW\t1C\(flags)\tBerg\tAna\tF\tOAK\tOak\t",
    ]
    #expect(written == lines.map { $0 + "\r\n" }.joined())
    #expect(try shoot.enter(written).counts == [0, 0, 3])
    // A registrar's list has the licence, and the shoot's own facts before those of the register.
    let archer = RegisteredArcher(name: "Ben Kühn", club: "BSC Nord", gender: .female, licence: "L-2")
    let register = RegisterIndex([RegisterEntry(id: "2", archer: archer)])
    let whole = IanseoExport(of: try shoot.tournament, with: register, for: Shoot.organiser).text
    #expect(whole.hasPrefix("L-2" + lines[0].dropFirst(7)))
  }

  @Test(arguments: ["", "\n", "Ana,recurve\nBen,barebow", "bow,target\nrecurve,1A"])
  func `without a column of names is refused as a whole`(text: String) {
    let list = EntryList(text)
    #expect(list.entries.isEmpty && list.problems.map(\.line) == [1])
  }

  @Test func `is not read without end`() {
    let lines = (1...1200).map { "Archer \($0)" }
    let list = EntryList("name\n" + lines.joined(separator: "\n"))
    #expect(list.entries.count == 1000 && list.problems.map(\.line) == [1002])
  }

  @Test func `enters archers beyond every limit of guests`() throws {
    var shoot = try Shoot()
    try shoot.enter("name\n" + (1...40).map { "Archer \($0)" }.joined(separator: "\n"))
    #expect(try shoot.tournament.roster.count == 40)
    // The limits stand for guests of others.
    try shoot.join("ana")
    try shoot.addGuest("g1", by: "ana")
    try shoot.addGuest("g2", by: "ana")
    #expect(
      try shoot.refusal(of: .add(.init("g3", displayName: "", isGuest: true)), by: "ana") == .guestLimitOfParticipant
    )
    #expect(try shoot.tournament.screen(for: "ana").guestLimit?.english.contains("entry list") == true)
    #expect(try shoot.tournament.screen(for: "stranger").guestLimit == nil)
    let sly = TournamentCommand.add(.init("g4", displayName: "", isGuest: true, isEntered: true))
    #expect(try shoot.refusal(of: sly, by: "ana") == .notCreator)
  }

  @Test func `enters late archers as the settings say`() throws {
    var shoot = try Shoot(settings: TournamentSettings(lateJoiners: .missedEndsAreMisses), archers: "ana")
    try shoot.shoot("9 9 9", for: "ana")
    try shoot.enter("name\nLate")
    let late = try #require(try shoot.tournament.roster.last)
    #expect(try shoot.tokens(of: late.id) == "M M M")
    // The user who entered an archer scores it, like a guest.
    try shoot.shoot("9", for: late.id, by: Shoot.organiser)
    #expect(try shoot.tokens(of: late.id) == "M M M / 9")
  }

  @Test func `adds no archer twice, whatever happened in between`() throws {
    var shoot = try Shoot()
    try shoot.join("ana", named: "Ana")
    let list = "name,bow,target\nana,recurve,1A\nBen,barebow,1B\nBen,compound,1C"
    #expect(try shoot.enter(list).counts == [2, 1, 0])
    #expect(try shoot.enter(list).counts == [0, 0, 3])
    let names = try shoot.tournament.roster.map(\.givenName)
    #expect(names == ["Ana", "Ben", "Ben"])
    let ben = try #require(try shoot.tournament.roster.last)
    try shoot.perform(.details(of: ben.id, "Benjamin", .compound, shaft: 6000, at: ben.target?.text))
    try shoot.enter("name,bow\nBen,barebow")
    #expect(try shoot.tournament.roster.count == 3)
  }

  @Test func `moves archers, also into each other's places, and keeps unnamed details`() throws {
    var shoot = try Shoot()
    try shoot.enter("name,bow,target\nAna,recurve,1A\nBen,barebow,1B")
    let id = try #require(try shoot.tournament.roster.first).id
    try shoot.perform(.details(of: id, "Ana", .recurve, shaft: 6000, at: "1A"))
    #expect(try shoot.enter("name,target\nBen,1A\nAna,1B").counts == [0, 2, 0])
    let roster = try shoot.tournament.roster
    #expect(roster.map { $0.target?.text } == ["1B", "1A"])
    #expect(roster.map(\.bowType) == [.recurve, .barebow] && roster[0].shaftDiameterUm == 6000)
    let plan = try shoot.plan("name,target\nCleo,1A\nDora,2A")
    #expect(plan.problems.map(\.line) == [2] && plan.added == 1)
    #expect(plan.problems[0].message.english.contains("Ben"))
  }
}

@Suite struct `A target` {
  @Test(arguments: [("12A", "12A"), (" 012 a", "12A"), ("7", "7"), ("999h", "999H")])
  func `is written in one way`(text: String, spelling: String) throws {
    #expect(try TargetPlace(text).text == spelling)
  }

  @Test(arguments: ["", "A", "0", "0A", "1000", "12AB", "12I", "-1", "1.5", "١"])
  func `is refused where it cannot be one`(text: String) {
    #expect(throws: Refusal.self) { try TargetPlace(text) }
  }

  @Test func `is for one archer, given by the organiser only, and free again after a withdrawal`() throws {
    var shoot = try Shoot(archers: "ana", "ben")
    func place(_ archer: PlayerID, _ text: String) throws -> TournamentCommand {
      try .details(of: archer, archer.rawValue, at: text)
    }
    #expect(try shoot.refusal(of: place("ana", "1A"), by: "ana") == .notCreator)
    try shoot.perform(place("ana", "1A"))
    #expect(try shoot.refusal(of: place("ben", "1a")) == .targetTaken)
    // Renaming oneself keeps it.
    try shoot.perform(.details(of: "ana", "Ana", at: "1A"), by: "ana")
    try shoot.perform(.withdraw("ana", reason: nil), by: "ana")
    #expect(try shoot.refusal(of: place("ben", "1A")) == nil)
  }

  @Test func `is missing in events of earlier versions, which are read as before`() throws {
    let ana = #"{"addedBy":"ana","displayName":"Ana","isGuest":false,"missedEnds":0}"#
    let added = ScoringEvent("participantAdded", by: "ana", on: "ana", ana)
    let new = try #require(try Action.read(added) as? Action.ParticipantAdded)
    #expect(new.target == nil && new.isEntered == nil)
    // An archer without one is written as before.
    #expect(try new.body() == added.body)
    let bow = #"{"bowType":"RECURVE","displayName":"Ana"}"#
    let changed = ScoringEvent("participantChanged", by: "ana", on: "ana", bow)
    let details = try #require(try Action.read(changed) as? Action.ParticipantChanged)
    #expect(details.target == nil && details.bowType == .recurve)
  }
}
