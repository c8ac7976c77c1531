import Domain
import Testing

@testable import ArcheryScoring

/// Founding document 003, group 1.
@Suite struct `Entering arrows` {
  @Test func `counts score, X, 10, hits and ends from the arrows`() throws {
    var shoot = try Shoot(archers: "ana")
    try shoot.shoot("X 10 M 9", for: "ana")
    let sheet = try shoot.sheet(of: "ana")
    #expect((sheet.running.score, sheet.closed.score) == (29, 20))
    #expect((sheet.running.xCount, sheet.running.tenCount, sheet.running.nines) == (1, 2, 1))
    #expect((sheet.running.arrows, sheet.running.hits, sheet.endsCompleted) == (4, 3, 1))
    #expect((sheet[end: 2]?.tally.score, sheet.openEnd) == (9, 2))
  }

  @Test func `counts golds and sixes where the round has them`() throws {
    var imperial = try Shoot(of: 6, .fiveZone, archers: "ana")
    try imperial.shoot("9 9 7 M 5 1", for: "ana")
    #expect(try imperial.sheet(of: "ana").running.tenCount == 2)
    #expect(try imperial.sheet(of: "ana").running.xCount == 0)
    var field = try Shoot(.worldField, archers: "ana")
    try field.shoot("6 5 4", for: "ana")
    #expect(try field.sheet(of: "ana").running.xCount == 1)
    #expect(try field.sheet(of: "ana").running.tenCount == 2)
  }

  @Test(arguments: ["11", "-1", "", "X9", "99999999999999999999"])
  func `rejects an invalid value and changes nothing`(value: String) throws {
    var shoot = try Shoot(archers: "ana")
    #expect(try shoot.refusal(of: .record(.token(value), for: "ana"), by: "ana") == .invalidValue)
    #expect(try shoot.tokens(of: "ana") == "")
  }

  @Test func `keeps a placement, and flags a value that overrides it`() throws {
    var shoot = try Shoot(face: FaceSize(40))
    try shoot.join("ana")
    try shoot.start()
    // With the indoor default a shaft would touch the X; outdoors it is thinner.
    let point = TargetPoint(xUm: 14_650, yUm: 0)
    try shoot.perform(.record(.target(point), for: "ana"), by: "ana")
    try shoot.perform(.record(.target(point, overriddenBy: "X"), for: "ana"), by: "ana")
    let arrows = try #require(try shoot.sheet(of: "ana")[end: 1]).arrows
    #expect(arrows.map(\.value.token) == [.ten, .x])
    #expect(arrows.map(\.isOverridden) == [false, true])
    #expect(arrows.map(\.placement?.point) == [point, point])
    #expect(arrows.map(\.inputMode) == [.target, .target])
    try shoot.perform(.edit("ana", end: 1, arrow: 1, value: "9", reason: nil), by: "ana")
    let edited = try #require(try shoot.sheet(of: "ana")[end: 1]).arrows[0]
    #expect(edited.isOverridden && edited.isEdited && edited.placement?.point == point)
  }

  @Test func `takes each archer's own shaft`() throws {
    var shoot = try Shoot(face: FaceSize(40))
    try shoot.perform(.add(.init("ana", displayName: "Ana", shaftDiameterUm: 9300)), by: "ana")
    try shoot.start()
    try shoot.perform(.record(.target(TargetPoint(xUm: 14_650, yUm: 0)), for: "ana"), by: "ana")
    #expect(try shoot.tokens(of: "ana") == "X")
  }

  @Test func `refuses a placement where there is no face, and one that is nowhere near`() throws {
    var buttons = try Shoot(archers: "ana")
    #expect(try buttons.refusal(of: .record(.target(.centre), for: "ana"), by: "ana") == .invalidPlacement)
    var shoot = try Shoot(face: FaceSize(40))
    try shoot.join("ana")
    try shoot.start()
    for far in [Int.max, .min, 10_000_001] {
      let command = TournamentCommand.record(.target(TargetPoint(xUm: far, yUm: 0)), for: "ana")
      #expect(try shoot.refusal(of: command, by: "ana") == .invalidPlacement)
    }
  }

  @Test func `reads each arrow by the pass of its end`() throws {
    let passes = [Pass(ends: 1, arrowsPerEnd: 2, .tenZone), Pass(ends: 1, arrowsPerEnd: 3, .fiveZone)]
    var shoot = try Shoot(Round(custom: "Two", passes: passes))
    try shoot.join("ana")
    try shoot.start()
    try shoot.shoot("X 8", for: "ana")
    #expect(try shoot.refusal(of: .record(.token("X"), for: "ana"), by: "ana") == .invalidValue)
    try shoot.shoot("9 7 5", for: "ana")
    #expect(try shoot.sheet(of: "ana").running.score == 39)
    #expect(try shoot.sheet(of: "ana").isComplete)
  }
}

@Suite struct `Taking arrows back and correcting them` {
  @Test func `undo crosses ends and reopens a complete round`() throws {
    var shoot = try Shoot(ends: 2, of: 1, archers: "ana")
    try shoot.shoot("9 8", for: "ana")
    #expect(try shoot.tournament.view(of: "ana").isRoundComplete)
    try shoot.perform(.undo, by: "ana")
    #expect(try shoot.tournament.view(of: "ana").isRoundComplete == false)
    try shoot.perform(.undo, by: "ana")
    #expect(try shoot.tokens(of: "ana") == "")
    #expect(try shoot.refusal(of: .undo, by: "ana") == .nothingToUndo)
  }

  @Test func `undo takes the last arrow of this scorer only`() throws {
    var shoot = try Shoot(archers: "ana", "ben")
    try shoot.shoot("9", for: "ana")
    try shoot.shoot("8", for: "ben")
    try shoot.perform(.undo, by: "ana")
    #expect(try shoot.tokens(of: "ana") == "")
    #expect(try shoot.tokens(of: "ben") == "8")
  }

  @Test func `undo skips archers who left`() throws {
    var shoot = try Shoot()
    try shoot.join("ana")
    try shoot.addGuest("guest", by: "ana")
    try shoot.start()
    try shoot.shoot("9", for: "ana")
    try shoot.shoot("8", for: "guest", by: "ana")
    try shoot.perform(.withdraw("guest", reason: nil))
    try shoot.perform(.undo, by: "ana")
    #expect(try shoot.tokens(of: "guest") == "8")
    #expect(try shoot.tokens(of: "ana") == "")
  }

  @Test func `an edit in a closed end needs a reason, in an open one it does not`() throws {
    var shoot = try Shoot(archers: "ana")
    try shoot.shoot("X 9 9 8", for: "ana")
    try shoot.perform(.edit("ana", end: 2, arrow: 1, value: "7", reason: nil), by: "ana")
    for none in [nil, "", "  \n"] {
      let edit = TournamentCommand.edit("ana", end: 1, arrow: 1, value: "9", reason: none)
      #expect(try shoot.refusal(of: edit, by: "ana") == .reasonRequired)
    }
    try shoot.perform(.edit("ana", end: 1, arrow: 1, value: "9", reason: "line call"), by: "ana")
    #expect(try shoot.tokens(of: "ana") == "9 9 9 / 7")
    #expect(try shoot.sheet(of: "ana").running.tenCount == 0)
  }

  @Test(arguments: [(0, 1), (1, 0), (-1, 1), (1, 4), (2, 1), (99, 1), (Int.max, Int.min)])
  func `an edit needs an arrow that is there`(end: Int, arrow: Int) throws {
    var shoot = try Shoot(archers: "ana")
    try shoot.shoot("X 9 9", for: "ana")
    let edit = TournamentCommand.edit("ana", end: end, arrow: arrow, value: "9", reason: "why")
    #expect(try shoot.refusal(of: edit, by: "ana") == .unknownArrow)
  }

  @Test func `the organiser corrects any sheet, with a reason`() throws {
    var shoot = try Shoot(archers: "ana")
    try shoot.shoot("X", for: "ana")
    let silent = TournamentCommand.edit("ana", end: 1, arrow: 1, value: "9", reason: nil)
    #expect(try shoot.refusal(of: silent) == .reasonRequired)
    try shoot.perform(.edit("ana", end: 1, arrow: 1, value: "9", reason: "judge"))
    #expect(try shoot.tokens(of: "ana") == "9")
  }
}
