import ArcheryScoring
import Domain
import Leaderboards
import Testing

/// Places on the line by category and club.
@Suite struct `Places on the line` {
  private static let recurve = TournamentCategory("R", name: "Recurve", bows: [.recurve], round: RoundCatalogue.all[3])
  private static let barebow = TournamentCategory("B", name: "Barebow", bows: [.barebow], round: RoundCatalogue.all[6])

  /// Archers of two categories: the number of each, with clubs in turn.
  private func shoot(recurve: Int, barebow: Int, sessions: [LineSession] = []) throws -> Shoot {
    var shoot = try Shoot(RoundCatalogue.all[3])
    try shoot.perform(.setCategories([Self.recurve, Self.barebow]))
    if !sessions.isEmpty { try shoot.perform(.setSessions(sessions)) }
    let clubs = ["Oak", "Elm", "Oak"]
    for (bow, count) in [(BowType.recurve, recurve), (.barebow, barebow)] {
      for number in 0..<count {
        let id = PlayerID(rawValue: "\(bow == .recurve ? "r" : "b")\(number)")
        try shoot.perform(.entry(id, nil, bow, Entrant(club: clubs[number % clubs.count])))
      }
    }
    return shoot
  }

  private func place(_ places: [PlayerID: TargetPlace], in shoot: inout Shoot) throws {
    try shoot.perform(try shoot.tournament.steps(placing: places.mapValues { $0 }, as: "p"))
  }

  @Test func `a session shows its targets as far as they are used and one more, and all others with archers`() throws {
    var shoot = try shoot(recurve: 3, barebow: 0, sessions: [LineSession("1", name: "Day", targets: 4, perTarget: 2)])
    let session = try shoot.tournament.sessions[0]
    try place(["r0": TargetPlace("1A"), "r1": TargetPlace("2B")], in: &shoot)
    let bales = try shoot.tournament.bales(in: session)
    #expect(bales.map(\.number) == [1, 2, 3])
    #expect(bales.map { $0.places.map(\.text) } == [["1A", "1B"], ["2A", "2B"], ["3A", "3B"]])
    #expect(try shoot.tournament.sessions(with: session.closing(true)).map(\.isClosed) == [true])
    #expect(try shoot.tournament.sessions(with: LineSession("2", name: "Evening")).map(\.id) == ["1", "2"])
  }

  @Test func `categories get blocks of neighbouring targets, and clubs are spread`() throws {
    var shoot = try shoot(recurve: 6, barebow: 5)
    let session = try shoot.tournament.sessions[0]
    let places = try shoot.tournament.proposal(for: session)
    #expect(places.count == 11 && Set(places.values).count == 11)
    let recurve = Set(places.filter { $0.key.rawValue.hasPrefix("r") }.map(\.value.number))
    let barebow = Set(places.filter { $0.key.rawValue.hasPrefix("b") }.map(\.value.number))
    #expect(recurve == [1, 2] && barebow == [3, 4])
    // Four of six are of one club: two on each target.
    let oak = places.filter { ["r0", "r2", "r3", "r5"].contains($0.key.rawValue) }.map(\.value.number)
    #expect(oak.count { $0 == 1 } == 2 && oak.count { $0 == 2 } == 2)
    try place(places, in: &shoot)
    #expect(try shoot.tournament.proposal(for: session) == places, "a proposal for the same archers is the same")
  }

  @Test func `a locked place stays, and nobody else gets it`() throws {
    var shoot = try shoot(recurve: 6, barebow: 2)
    try place(["b0": TargetPlace("1B")], in: &shoot)
    try shoot.perform(.changeEntrant("b0", Entrant(club: "Oak").shooting(in: nil, isLocked: true)))
    let places = try shoot.tournament.proposal(for: shoot.tournament.sessions[0])
    #expect(places["b0"] == nil)
    let recurve = places.filter { $0.key.rawValue.hasPrefix("r") }.map(\.value.number)
    #expect(!recurve.contains(1), "a target of another category is not shared")
  }

  @Test func `a late entry gets the first free place of its category`() throws {
    var shoot = try shoot(recurve: 3, barebow: 3)
    let session = try shoot.tournament.sessions[0]
    try place(try shoot.tournament.proposal(for: session), in: &shoot)
    for id in ["late", "later"] as [PlayerID] { try shoot.perform(.entry(id, nil, .recurve)) }
    let places = try shoot.tournament.placesForTheRest(of: session)
    #expect(places.mapValues(\.text) == ["late": "1D", "later": "3A"])
  }

  @Test func `an archer who moves to a taken place changes places`() throws {
    var shoot = try shoot(recurve: 2, barebow: 0)
    try place(["r0": TargetPlace("1A"), "r1": TargetPlace("2A")], in: &shoot)
    let archer = try #require(try shoot.tournament["r0"])
    let swapped = try shoot.tournament.swap(archer, to: TargetPlace("2A"))
    try shoot.perform(try shoot.tournament.steps(placing: swapped, as: "s"))
    #expect(try shoot.tournament["r0"]?.target?.text == "2A" && shoot.tournament["r1"]?.target?.text == "1A")
  }

  @Test func `two sessions have the same places for different archers`() throws {
    let sessions = [LineSession("1", name: "Morning"), LineSession("2", name: "Afternoon", start: "14:00")]
    var shoot = try shoot(recurve: 2, barebow: 0, sessions: sessions)
    try shoot.perform(.changeEntrant("r1", Entrant(session: "2")))
    try place(["r0": TargetPlace("1A")], in: &shoot)
    try place(["r1": TargetPlace("1A")], in: &shoot)
    let back = TournamentCommand.changeEntrant("r1", Entrant(session: "1"))
    #expect(try shoot.refusal(of: back) == .targetTaken)
    #expect(try shoot.tournament.archers(in: sessions[1]).map(\.id) == ["r1"])
  }

  @Test func `a session with too few targets is named`() throws {
    let shoot = try shoot(recurve: 5, barebow: 0, sessions: [LineSession("1", name: "Morning", targets: 1)])
    #expect(throws: Refusal.self) { try shoot.tournament.proposal(for: shoot.tournament.sessions[0]) }
  }

  @Test(arguments: [("A", 1), ("B", 1), ("C", 2), ("D", 2)])
  func `A and B shoot before C and D where there are two details`(letter: String, detail: Int) throws {
    let session = LineSession("1", name: "Morning", details: 2)
    #expect(session.detail(of: try TargetPlace("3\(letter)")) == detail)
  }

  @Test(arguments: [
    LineSession("", name: "A"), LineSession("1", name: ""), LineSession("1", name: "A", perTarget: 7),
    LineSession("1", name: "A", firstTarget: 999, targets: 2), LineSession("1", name: "A", date: "2026-02-30"),
    LineSession("1", name: "A", start: "25:00"), LineSession("1", name: "A", details: 3),
  ])
  func `a session that says nothing sensible is refused`(session: LineSession) throws {
    var shoot = try Shoot(RoundCatalogue.all[3])
    #expect(try shoot.refusal(of: .setSessions([session])) != nil)
    #expect(try shoot.refusal(of: .setSessions([]), by: "ann") == .notCreator)
  }
}
