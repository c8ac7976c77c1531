import Domain
import Leaderboards
import Testing

@testable import ArcheryScoring

@Suite struct `Movement on a board` {
  private func movements(_ shoot: Shoot, division: BowType? = nil) throws -> [String: Int] {
    let board = try shoot.tournament.board(for: BoardViewer(nil, now: 0), division: division)
    return Dictionary(uniqueKeysWithValues: board.rows.compactMap { row in row.movement.map { (row.id.rawValue, $0) } })
  }

  private func currentEnd(_ shoot: Shoot) throws -> Int? {
    try shoot.tournament.board(for: BoardViewer(nil, now: 0)).currentEnd
  }

  /// After the first end: a 29, b 27, c 20.
  private func shoot(ends: Int = 4, settings: TournamentSettings = .init()) throws -> Shoot {
    var shoot = try Shoot(ends: ends, settings: settings, archers: "a", "b", "c")
    #expect(try currentEnd(shoot) == nil)
    try shoot.shoot(["a": "10 10 9", "b": "9 9 9", "c": "8 6 6"])
    return shoot
  }

  @Test func `shows no movement in the first end`() throws {
    let shoot = try shoot()
    #expect(try movements(shoot).isEmpty && currentEnd(shoot) == 1)
  }

  @Test func `is against the board of the ends before the one being shot`() throws {
    var shoot = try shoot()
    try shoot.shoot("1 1 1", for: "a")
    #expect(try movements(shoot).isEmpty, "more than half have begun an end before it is the one being shot")
    try shoot.shoot("9", for: "b")
    // Now b 36, a 32, c 20.
    #expect(try currentEnd(shoot) == 2 && movements(shoot) == ["a": -1, "b": 1, "c": 0])
    try shoot.shoot("X X X", for: "c")
    #expect(try movements(shoot) == ["a": -2, "b": 0, "c": 2])
  }

  @Test func `shows the effect of the last end until the next one is begun`() throws {
    var shoot = try shoot()
    try shoot.shoot(["a": "1 1 1", "b": "9 9 9", "c": "X X X"])
    // b 54, c 50, a 32.
    #expect(try currentEnd(shoot) == 2 && movements(shoot) == ["a": -2, "b": 1, "c": 1])
    try shoot.shoot("M", for: "a")
    try shoot.shoot("M", for: "b")
    #expect(try currentEnd(shoot) == 3 && movements(shoot) == ["a": 0, "b": 0, "c": 0])
  }

  @Test func `ignores absent and late archers, and archers without an earlier arrow`() throws {
    var shoot = try shoot()
    try shoot.join("never")
    try shoot.join("late")
    for archer in ["a", "b", "c", "late"] { try shoot.shoot("9", for: PlayerID(rawValue: archer)) }
    #expect(try currentEnd(shoot) == 2)
    #expect(try movements(shoot) == ["a": 0, "b": 0, "c": 0, "late": 0])
    try shoot.shoot("9 9 X X", for: "late")
    #expect(try movements(shoot)["late"] == 1)
  }

  @Test func `is by the board's own rule, ties and division, without a shoot-off of today`() throws {
    var shoot = try Shoot(ends: 2, settings: TournamentSettings(ties: .dense), archers: "a", "b", "c", "d")
    try shoot.shoot(["a": "9 9 9", "b": "9 9 9", "c": "8 8 8", "d": "7 7 7"])
    try shoot.shoot(["a": "M M M", "b": "M M M", "c": "M M M", "d": "5 M M"])
    // 1 1 2 3 became 1 1 3 2 with dense ranks.
    #expect(try movements(shoot) == ["a": 0, "b": 0, "c": -1, "d": 1])
    try shoot.perform(.recordShootOff(places: [["b"], ["a"]]))
    #expect(try movements(shoot) == ["a": -1, "b": 0, "c": -2, "d": 0])
  }

  @Test func `leaves open ends out on the basis of completed ends`() throws {
    var shoot = try shoot(settings: TournamentSettings(basis: .completedEnds))
    try shoot.shoot("1 1 1", for: "a")
    try shoot.shoot("9 9", for: "b")
    #expect(try movements(shoot) == ["a": 0, "b": 0, "c": 0])
    try shoot.shoot("9", for: "b")
    #expect(try movements(shoot) == ["a": -1, "b": 1, "c": 0])
  }
}

@Suite struct `Looking for archers on a board` {
  private func shoot() throws -> Shoot {
    var shoot = try Shoot(settings: TournamentSettings(guestsPerParticipant: 9))
    for (id, name, target) in [("ana", "Ana", "2A"), ("ben", "Ben", "2B"), ("cleo", "Cleo", "12A")] {
      let new = TournamentCommand.NewArcher(PlayerID(rawValue: id), displayName: name, target: try TargetPlace(target))
      try shoot.perform(.add(new))
    }
    try shoot.addGuest("gus", named: "Gus", by: "ben")
    try shoot.start()
    try shoot.shoot("9", for: "cleo")
    return shoot
  }

  private func screen(_ user: UserID? = nil, _ change: (inout BoardChoice) -> Void) throws -> BoardScreen {
    var choice = BoardChoice()
    change(&choice)
    return try shoot().tournament.boardScreen(for: BoardViewer(user, now: 0), choice)
  }

  @Test func `by name or target leaves ranks as they are`() throws {
    let byName = try screen { $0.name = " N" }
    #expect(byName.rows.map(\.id) == ["ana", "ben"] && byName.rows.map(\.rank) == [2, 2] && byName.archers == 4)
    #expect(try screen { $0.target = "2" }.rows.map(\.id) == ["ana", "ben"])
    #expect(try screen { $0.target = "12 a" }.rows.map(\.id) == ["cleo"])
    #expect(try screen { ($0.name, $0.target) = ("b", "2") }.rows.map(\.id) == ["ben"])
    #expect(try screen { $0.name = " " }.rows.count == 4)
  }

  @Test func `keeps the viewer, the viewer's guests and a chosen archer in sight`() throws {
    #expect(try screen { $0.name = "cleo" }.pinned.isEmpty)
    #expect(try screen("ben") { $0.name = "cleo" }.pinned.map(\.id) == ["ben", "gus"])
    #expect(try screen("ben") { $0.pinned = "cleo" }.pinned.map(\.id) == ["cleo", "ben", "gus"])
    #expect(try screen { $0.pinned = "ana" }.pinned.map(\.id) == ["ana"])
    #expect(try screen("ben") { _ in }.rows.filter(\.isCurrentUser).map(\.id) == ["ben"])
  }

  @Test func `many share one board, each with an own row`() async throws {
    let (boards, tournament) = (SharedBoards(), try shoot().tournament)
    let snapshot = TournamentSnapshot(revision: .zero, tournament: tournament)
    for user: UserID? in ["ana", nil, "ben"] {
      let shared = await boards.screens(of: snapshot, for: user, [BoardChoice()], now: 0).first
      #expect(shared == tournament.boardScreen(for: BoardViewer(user, now: 0)))
    }
  }
}
