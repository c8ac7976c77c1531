import Domain
import Testing

@testable import ArcheryScoring

/// Founding document 003, group 2, and the rules beyond it.
@Suite struct `The board` {
  /// All archers are registered, and each scores the own arrows.
  func shoot(
    _ system: ScoringSystem = .tenZone,
    _ settings: TournamentSettings = .init(),
    _ scores: KeyValuePairs<PlayerID, String>
  ) throws -> Shoot {
    var shoot = try Shoot(ends: 3, settings: settings)
    if system != .tenZone { shoot = try Shoot(ends: 3, system, settings: settings) }
    for (archer, _) in scores { try shoot.join(UserID(archer)) }
    try shoot.start()
    for (archer, tokens) in scores { try shoot.shoot(tokens, for: archer) }
    return shoot
  }

  func ids(_ rows: [BoardRow]) -> [String] { rows.map(\.id.rawValue) }

  @Test func `ranks by score first`() throws {
    let board = try shoot(.tenZone, .init(), ["low": "X X 1", "high": "9 9 9"]).board()
    #expect(ids(board) == ["high", "low"])
    #expect(board.map(\.scoreDifferenceFromFirst) == [0, -6])
  }

  @Test func `then by X, then by 10, then by ends`() throws {
    let byX = try shoot(.tenZone, .init(), ["ten": "10 10 9", "x": "X 10 9"]).board()
    #expect(ids(byX) == ["x", "ten"])
    let byTen = try shoot(.tenZone, .init(), ["nines": "9 9 9", "ten": "10 9 8"]).board()
    #expect(ids(byTen) == ["ten", "nines"])
    let byEnds = try shoot(.tenZone, .init(), ["one": "9 9 9", "two": "9 9 9 M M M"]).board()
    #expect(ids(byEnds) == ["two", "one"])
    #expect(byEnds.map(\.rank) == [1, 2])
  }

  @Test func `never ranks by id: equals share a rank and stand in the order of their ids`() throws {
    let scores: KeyValuePairs<PlayerID, String> = ["c": "9 9 9", "a": "9 9 9", "d": "8 8 8", "b": "9 9 9"]
    let board = try shoot(.tenZone, .init(), scores).board()
    #expect(ids(board) == ["a", "b", "c", "d"])
    #expect(board.map(\.rank) == [1, 1, 1, 4])
    #expect(board.map(\.dense) == [1, 1, 1, 2])
    #expect(board.map(\.ordinal) == [1, 2, 3, 4])
    #expect(board.map(\.tied) == [true, true, true, false])
    let dense = try shoot(.tenZone, .init(ties: .dense), scores).board()
    #expect(dense.map(\.rank) == [1, 1, 1, 2])
  }

  static let rules: [(RankingRule, [String])] = [
    (.waOutdoor2026, ["x", "ten"]), (.waOutdoorPre2026, ["ten", "x"]), (.waIndoor, ["ten", "x"]),
  ]

  @Test(arguments: rules)
  func `gives opposite winners before and after 2026`(rule: RankingRule, order: [String]) throws {
    // Both 47: two Xs and no other 10, or one X and two other 10s.
    let board = try shoot(.tenZone, .init(), ["x": "X X 9 9 9", "ten": "X 10 10 9 8"]).board(rule)
    #expect(board.map(\.totalScore) == [47, 47])
    #expect(ids(board) == order)
  }

  @Test func `compares nines indoors, hits and golds in imperial rounds`() throws {
    let indoor = try shoot(.tenZone, .init(), ["eights": "10 8 8", "nine": "10 9 7"]).board(.waIndoor)
    #expect(ids(indoor) == ["nine", "eights"])
    let imperial = try shoot(.fiveZone, .init(), ["gold": "9 1 M", "hits": "5 5 M", "more": "5 3 1 1"]).board(
      .agbImperial
    )
    #expect(ids(imperial) == ["more", "gold", "hits"])
  }

  @Test func `parts equals by a shoot-off, after all counted keys`() throws {
    var shoot = try shoot(.tenZone, .init(), ["a": "9 9 9", "b": "9 9 9", "c": "9 9 9", "d": "10 9 9"])
    #expect(try shoot.refusal(of: .recordShootOff(places: [["b"], ["x"]])) == .unknownParticipant)
    try shoot.perform(.recordShootOff(places: [["c"], ["a", "b"]]))
    let board = try shoot.board()
    #expect(ids(board) == ["d", "c", "a", "b"])
    #expect(board.map(\.rank) == [1, 2, 3, 3])
  }

  @Test func `leaves open ends out of every column on the basis of completed ends`() throws {
    let shoot = try shoot(.tenZone, .init(), ["a": "9 9 9 X X", "b": "9 9 9 9 9 9"])
    let row = try #require(try shoot.board(nil, .completedEnds).last)
    #expect((row.totalScore, row.runningTotal, row.xCount, row.tenCount, row.arrowsShot) == (27, 47, 0, 0, 3))
    #expect((row.endsCompleted, row.hits, row.scoreDifferenceFromFirst) == (1, 3, -27))
  }

  @Test func `is empty before the first archer, and lists archers without arrows with 0`() throws {
    #expect(try Shoot().board().isEmpty)
    let board = try shoot(.tenZone, .init(), ["a": "", "b": "M M M", "c": "1"]).board()
    #expect(ids(board) == ["c", "b", "a"])
  }

  @Test func `leaves out archers who left, and after the end those who did not start or finish`() throws {
    var shoot = try Shoot(ends: 1, archers: "a", "b", "c", "d", "e")
    for archer in ["a", "c", "d"] { try shoot.shoot("9 9 9", for: PlayerID(rawValue: archer)) }
    try shoot.shoot("X X", for: "e")
    try shoot.perform(.withdraw("c", reason: nil), by: "c")
    try shoot.perform(.disqualify("d", reason: "gave wrong score"))
    #expect(ids(try shoot.board()) == ["a", "e", "b"])
    try shoot.perform(.complete(force: true))
    let board = try shoot.tournament.board(for: BoardViewer(nil, now: 0))
    #expect(ids(board.rows) == ["a"])
    #expect(board.unranked.map(\.id) == ["b", "c", "d", "e"])
    #expect(board.unranked.map(\.reason.rawValue) == ["DNS", "DNF", "DSQ", "DNF"])
    #expect(board.unranked.map(\.totalScore) == [0, 27, 27, 20])
  }

  @Test func `lists archers without an arrow as not started, withdrawn and late ones too`() throws {
    var shoot = try Shoot(ends: 2, settings: TournamentSettings(lateJoiners: .missedEndsAreMisses), archers: "a", "b")
    try shoot.shoot("9 9 9", for: "a")
    try shoot.perform(.withdraw("b", reason: nil), by: "b")
    try shoot.join("late")
    #expect(try shoot.tokens(of: "late") == "M M M")
    let early = try shoot.tournament.board(for: BoardViewer(nil, now: 0))
    #expect(ids(early.rows) == ["a", "late"] && early.unranked.map(\.reason) == [.didNotStart])
    try shoot.shoot("9 9 9", for: "a")
    try shoot.perform(.complete(force: true))
    let board = try shoot.tournament.board(for: BoardViewer(nil, now: 0))
    #expect(ids(board.rows) == ["a"] && board.unranked.map(\.id) == ["b", "late"])
    #expect(board.unranked.map(\.reason) == [.didNotStart, .didNotStart])
  }

  @Test func `marks shooting archers: selected here, or with an arrow in the last two minutes`() throws {
    var shoot = try Shoot(ends: 1, archers: "a", "b", "c")
    try shoot.shoot("9 9", for: "a")
    try shoot.shoot("9 9 9", for: "b")
    let last = try #require(try shoot.tournament.lastActive("a"))
    func active(_ now: Timestamp, _ selected: PlayerID? = nil) throws -> [String] {
      let board = try shoot.tournament.board(for: BoardViewer("a", selected: selected, now: now))
      return board.rows.filter(\.isActivelyScoring).map(\.id.rawValue)
    }
    #expect(try active(last.advanced(byMilliseconds: 120_000)) == ["a"])
    #expect(try active(last.advanced(byMilliseconds: 120_001)) == [])
    #expect(try active(last.advanced(byMilliseconds: 1_000_000), "c") == ["c"])
    let row = try shoot.tournament.board(for: BoardViewer("a", now: 0)).rows.first { $0.isCurrentUser }
    #expect(row?.id == "a")
  }
}

@Suite struct `Shooting archers` {
  @Test func `an archer whose end is complete is not shooting until the next end begins`() throws {
    var shoot = try Shoot(ends: 2, archers: "a")
    func active() throws -> Bool {
      let now = try #require(try shoot.tournament.lastActive("a"))
      return try shoot.tournament.board(for: BoardViewer("b", now: now)).rows.contains(where: \.isActivelyScoring)
    }
    try shoot.shoot("9 9", for: "a")
    #expect(try active())
    try shoot.shoot("9", for: "a")
    #expect(try !active())
    try shoot.shoot("8", for: "a")
    #expect(try active())
  }
}

@Suite struct `Names on a board` {
  @Test func `are never empty and never twice the same`() throws {
    var shoot = try Shoot(settings: TournamentSettings(guestsPerParticipant: 9, guestsPerTournament: 9))
    try shoot.join("user-1234", named: "  ")
    try shoot.join("ana", named: " Ana ")
    try shoot.join("other", named: "Ana")
    for guest in ["g1", "g2", "g3"] { try shoot.addGuest(PlayerID(rawValue: guest), by: "ana") }
    try shoot.addGuest("g4", named: "Guest 2", by: "ana")
    let tournament = try shoot.tournament
    let names = tournament.roster.map { tournament.displayName(of: $0.id) }
    #expect(names == ["Archer 1234", "Ana", "Ana (2)", "Guest", "Guest 2", "Guest 3", "Guest 2 (2)"])
  }
}

@Suite struct `Ranking rules` {
  @Test(arguments: RankingRule.allCases)
  func `use at most the keys that a score has, and explain the comparison`(rule: RankingRule) {
    #expect((1...Limits.scoreKeys).contains(rule.columns.count))
    #expect(rule.explanation.description.hasPrefix("The highest total score, then "))
    #expect(rule.name.description.isEmpty == false)
  }
}
