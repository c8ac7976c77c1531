import ArcheryScoring
import Domain
import Testing

@Suite struct `Checking a sheet against paper` {
  @Test func `is recorded if both are equal, and rejected with the differences`() throws {
    var shoot = try Shoot(ends: 1, archers: "ana", "ben")
    try shoot.shoot("X 10 9", for: "ana")
    let wrong = TournamentCommand.check("ana", against: PaperTotals(score: 30, xCount: 2))
    do {
      try shoot.perform(wrong, by: "ana")
      Issue.record("a wrong total was taken")
    } catch {
      #expect(error.scoringCode == .paperDiffers)
      #expect(error.description.contains("Total: 30 on paper, 29 here."))
      #expect(error.description.contains("X: 2 on paper, 1 here."))
    }
    #expect(try shoot.tournament.paperCheck(of: "ana") == nil)
    try shoot.perform(.check("ana", against: PaperTotals(score: 29, xCount: 1, tenCount: 2)), by: "ana")
    let check = try #require(try shoot.tournament.paperCheck(of: "ana"))
    #expect(check.by == "ana" && check.totals.score == 29)
    #expect(try shoot.tournament.archerSheet(of: "ana").isChecked)
    #expect(shoot.rehearsal.log.auditTrail().last?.text == "ana: equals the paper score sheet, 29, X 1, 10s 2.")
  }

  @Test func `is worth nothing once the sheet is another`() throws {
    var shoot = try Shoot(ends: 2, archers: "ana")
    try shoot.shoot("9 9 9", for: "ana")
    try shoot.perform(.check("ana", against: PaperTotals(score: 27)))
    try shoot.perform(.edit("ana", end: 1, arrow: 1, value: "8", reason: "line"))
    #expect(try shoot.tournament.paperCheck(of: "ana") == nil)
    try shoot.perform(.edit("ana", end: 1, arrow: 1, value: "9", reason: "no, it was"))
    #expect(try shoot.tournament.paperCheck(of: "ana") != nil)
  }

  @Test func `is allowed to scorers of the archer and to the organiser`() throws {
    var shoot = try Shoot(archers: "ana", "ben")
    let check = TournamentCommand.check("ana", against: PaperTotals(score: 0))
    #expect(try shoot.refusal(of: check, by: "ben") == .notScoreable)
    #expect(try shoot.refusal(of: .check("nobody", against: PaperTotals(score: 0)), by: "ana") == .unknownParticipant)
    try shoot.perform(check)
    var open = try Shoot()
    try open.join("ana")
    #expect(try open.refusal(of: check, by: "ana") == .notInProgress)
  }
}

@Suite struct `Totals that no sheet can have` {
  @Test(arguments: [Int.min, -1, 601, .max])
  func `are rejected from every sender`(total: Int) throws {
    var shoot = try Shoot(try #require(RoundCatalogue.round("wa18")))
    try shoot.join("ana")
    try shoot.start()
    try shoot.shoot("X 9 9", for: "ana")
    #expect(try shoot.refusal(of: .check("ana", against: PaperTotals(score: total)), by: "ana") == .invalidValue)
    let body = Array("{\"score\":\(total)}".utf8)
    let event = ScoringEvent(id: "x", type: "checked", actor: "ana", subject: "ana", occurredAt: 99_000, body: body)
    var log = shoot.rehearsal.log
    log.take([event.stamped(Stamp(time: 99_000, device: "x"))])
    #expect(log.tournament?.refused.map(\.refusal.scoringCode) == [.invalidValue])
    #expect(log.tournament?.paperCheck(of: "ana") == nil)
  }
}
