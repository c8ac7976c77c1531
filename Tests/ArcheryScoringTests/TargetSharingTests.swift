import CanonicalJSON
import Domain
import Leaderboards
import Spaces
import Testing

@testable import ArcheryScoring

/// One archer at each place, and one distance and face at each target.
@Suite struct `A place on the line` {
  private static let sessions = [LineSession("1", name: "Morning"), LineSession("2", name: "Afternoon")]
  private static let recurve = TournamentCategory("R", name: "Recurve", bows: [.recurve], round: RoundCatalogue.all[3])
  private static let barebow = TournamentCategory("B", name: "Barebow", bows: [.barebow], round: RoundCatalogue.all[6])

  /// Ana and Ben in the first session, Cleo and Dora in the second: two recurve bows and two barebows.
  private func commands(sessions: [LineSession] = Self.sessions) throws -> [TournamentCommand] {
    let archers: [(PlayerID, BowType, LineSessionID?)] = [
      ("ana", .recurve, nil), ("ben", .barebow, nil), ("cleo", .recurve, "2"), ("dora", .barebow, "2"),
    ]
    return try [.setCategories([Self.recurve, Self.barebow]), .setSessions(sessions)]
      + archers.map { try .entry($0, nil, $1, Entrant(session: $2)) }
  }

  private func shoot(_ places: [(PlayerID, String)]) throws -> Shoot {
    var shoot = try Shoot(RoundCatalogue.all[3])
    for command in try commands() { try shoot.perform(command) }
    for (archer, place) in places {
      let archer = try #require(try shoot.tournament[archer])
      try shoot.perform(.placing(archer, at: TargetPlace(place)))
    }
    return shoot
  }

  private func places(in shoot: Shoot) throws -> [String] {
    let tournament = try shoot.tournament
    return tournament.roster.map {
      "\($0.id) \(tournament.session(shotBy: $0).id) \($0.target?.text ?? "-")\($0.entrant.isLocked ? " locked" : "")"
    }
  }

  private func move(
    _ id: PlayerID,
    to place: String?,
    in session: LineSession,
    isLocked: Bool = false,
    _ shoot: inout Shoot
  ) throws {
    let archer = try #require(try shoot.tournament[id])
    let place = try place.map { try TargetPlace($0) }
    let steps = try shoot.tournament.steps(moving: archer, to: place, in: session, isLocked: isLocked, as: "m")
    try shoot.perform(steps)
  }

  @Test func `of another session is changed with the archer there`() throws {
    var shoot = try shoot([("ana", "1A"), ("cleo", "2B")])
    try move("ana", to: "2B", in: Self.sessions[1], isLocked: true, &shoot)
    #expect(try places(in: shoot) == ["ana 2 2B locked", "ben 1 -", "cleo 1 1A", "dora 2 -"])
    // An archer without a place leaves none to change with.
    try move("ben", to: "2B", in: Self.sessions[1], &shoot)
    #expect(try places(in: shoot) == ["ana 2 - locked", "ben 2 2B", "cleo 1 1A", "dora 2 -"])
    try move("ben", to: nil, in: Self.sessions[1], isLocked: true, &shoot)
    #expect(try places(in: shoot)[1] == "ben 2 -", "there is nothing to lock")
    #expect(try shoot.tournament.refused.isEmpty)
  }

  @Test func `is nobody's twice after the archer's session is removed`() throws {
    var shoot = try shoot([("ana", "1A"), ("cleo", "1A"), ("dora", "3B")])
    try shoot.perform(.setSessions([Self.sessions[0]]))
    #expect(try places(in: shoot) == ["ana 1 1A", "ben 1 -", "cleo 1 -", "dora 1 3B"])
    #expect(try shoot.tournament.refused.isEmpty)
    // A new session is not the removed one, whose archers stay where they are.
    #expect(try shoot.tournament.newSessionID == "3")
  }

  @Test func `that an earlier version gave out twice is shown, and so is one that the session has not`() throws {
    var shoot = try shoot([("ana", "1A"), ("cleo", "1A"), ("ben", "7"), ("dora", "3D")])
    // Earlier versions removed a session and left its archers their places.
    let sessions = [LineSession("1", name: "All", perTarget: 2)]
    let body = String(decoding: try CanonicalJSON.encode(Action.SessionsSet(sessions: sessions)), as: UTF8.self)
    var log = shoot.rehearsal.log
    log.take([ScoringEvent("sessionsSet", by: Shoot.organiser, body, as: "old", at: 99_000, stamped: 99_000)])
    let tournament = try #require(log.tournament)
    #expect(tournament.refused.isEmpty)
    let faults = tournament.targetFaults(in: tournament.sessions[0])
    #expect(faults.map(\.number) == [1, 3])
    #expect(faults[0].text.description.contains("1A") && faults[1].text.description.contains("3D"))
    try shoot.perform(.setSessions([LineSession("1", name: "All", targets: 2)]))
    #expect(try shoot.tournament.targetFaults(in: shoot.tournament.sessions[0]).map(\.number) == [3, 7])
  }

  @Test func `is refused beside another distance or face, and changed by all steps together`() async throws {
    let storage = emptyStorage()
    let service = storage.shoots
    let create = TournamentCommand.create(name: "Day", round: RoundCatalogue.all[3], settings: .init())
    var key = 0
    func perform(_ commands: [TournamentCommand]) async throws -> Tournament {
      let steps = commands.map { command in
        key += 1
        return TournamentStep(command, as: EventID(rawValue: "k\(key)"))
      }
      return try await service.perform(steps, on: "t", by: "org", at: Timestamp(rawValue: Int64(key))).tournament
    }
    var tournament = try await perform([create] + commands(sessions: [LineSession("2", name: "Day")]))
    let (ana, ben) = (try #require(tournament["ana"]), try #require(tournament["ben"]))
    tournament = try await perform([.placing(ana, at: TargetPlace("1A")), .placing(ben, at: TargetPlace("2A"))])
    await #expect {
      try await perform([.placing(ben, at: TargetPlace("1B"))])
    } throws: { error in
      "\(error)".contains("ben") && "\(error)".contains("target 1")
    }
    // Ana and Ben change places; between the steps both are at one target.
    tournament = try await perform([.placing(ben, at: TargetPlace("1B")), .placing(ana, at: TargetPlace("2A"))])
    #expect(tournament["ben"]?.target?.text == "1B" && tournament["ana"]?.target?.text == "2A")
    // An archer without a category may have any place.
    let eve = TournamentCommand.NewArcher("eve", displayName: "Eve", isGuest: true, target: try TargetPlace("1A"))
    tournament = try await perform([.add(eve)])
    #expect(tournament.targetFaults(in: tournament.sessions[0]).isEmpty)
    // A bow that is named later is not refused, and the organiser sees the target.
    tournament = try await perform([.details(of: "eve", "Eve", .recurve, at: "1A")])
    #expect(tournament.targetFaults(in: tournament.sessions[0]).map(\.number) == [1])
  }

  @Test func `of an entry list is refused beside another distance or face`() throws {
    var shoot = try shoot([("ana", "1A")])
    let list = ["Eve;barebow;1B;1", "Fay;recurve;1C;1", "Gil;barebow;2A;1", "Hal;recurve;2B;1", "Ida;;2C;1"]
    let text = (["name;bow;target;session"] + list).joined(separator: "\n")
    let plan = try shoot.plan(text)
    #expect(plan.problems.map(\.line) == [2, 5] && plan.added == 3)
    #expect(plan.problems[0].message.english.contains("Eve and ana"))
    #expect(plan.problems[1].message.english.contains("Hal and Gil"))
    // The same target in another session is another one.
    let other = try shoot.plan("name;bow;target;session\nEve;barebow;1B;2")
    #expect(other.problems.isEmpty)
    try shoot.perform(.setCategories([]))
    #expect(try shoot.plan(text).problems.isEmpty)
  }
}

/// Two details shoot one after the other, and begin in turns.
@Suite struct `The order of details` {
  @Test(arguments: [
    (1, 4, "AB first, then CD"), (2, 4, "CD first, then AB"), (3, 4, "AB first, then CD"), (2, 3, "C first, then AB"),
    (2, 6, "DEF first, then ABC"),
  ])
  func `alternates end by end`(end: Int, perTarget: Int, words: String) {
    let session = LineSession("1", name: "Day", perTarget: perTarget, details: 2)
    #expect(session.order(inEnd: end)?.description == words)
    #expect(LineSession("1", name: "Day", perTarget: perTarget).order(inEnd: end) == nil)
  }

  @Test func `stands on the scoring page and on the board`() throws {
    var shoot = try Shoot(ends: 3, of: 1, archers: "ana", "ben")
    func orders() throws -> [String]? {
      let selection = ScorerSelection(scorer: "ana", in: try shoot.tournament)
      return try shoot.tournament.scoringScreen(selection).detailOrders?.map(\.english)
    }
    func board() throws -> String? {
      try shoot.tournament.boardScreen(for: BoardViewer(nil, now: 0)).detailOrder?.english
    }
    #expect(try orders() == nil && board() == nil)
    try shoot.perform(.setSessions([LineSession("1", name: "Day", details: 2)]))
    #expect(try orders() == ["AB first, then CD", "CD first, then AB"])
    #expect(try board() == "End 1: AB first, then CD")
    for archer in ["ana", "ben"] as [PlayerID] { try shoot.shoot("9", for: archer) }
    #expect(try board() == "End 2: CD first, then AB")
    for archer in ["ana", "ben"] as [PlayerID] { try shoot.shoot("9 9", for: archer) }
    #expect(try board() == nil)
  }
}
