import ArcheryScoring
import Domain
import Testing

@Suite struct `Bringing an archer back in` {
  @Test func `takes a withdrawal or a disqualification back, and the arrows count again`() throws {
    var shoot = try Shoot(archers: "ana", "ben")
    try shoot.shoot("9 9 9", for: "ana")
    for out in [TournamentCommand.withdraw("ana", reason: nil), .disqualify("ana", reason: "late")] {
      try shoot.perform(out)
      #expect(try shoot.board().map(\.id) == ["ben"])
      try shoot.perform(.reinstate("ana"))
      #expect(try shoot.board().map(\.totalScore) == [27, 0])
      #expect(try shoot.tournament["ana"]?.status == .active)
    }
    #expect(try shoot.perform(.reinstate("ana")).isEmpty)
    #expect(shoot.rehearsal.log.auditTrail().map(\.text).contains("ana is back in."))
    try shoot.shoot("9", for: "ana")
  }

  @Test func `is allowed to its recorder and the organiser`() throws {
    var shoot = try Shoot(archers: "ana", "ben")
    try shoot.perform(.withdraw("ana", reason: nil), by: "ana")
    #expect(try shoot.refusal(of: .reinstate("ana"), by: "ben") == .notAllowed)
    let rows = try shoot.tournament.screen(for: "ana").roster
    #expect(rows.map(\.mayReinstate) == [true, false])
    try shoot.perform(.reinstate("ana"), by: "ana")
    try shoot.perform(.withdraw("ana", reason: nil))
    #expect(try shoot.refusal(of: .reinstate("ana"), by: "ana") == .notAllowed)
    try shoot.perform(.disqualify("ana", reason: "late"))
    try shoot.perform(.reinstate("ana"))
    // The withdrawal before it still stands.
    #expect(try shoot.tournament["ana"]?.status == .withdrawn)
  }

  @Test func `takes no target from an archer who got it meanwhile`() throws {
    var shoot = try Shoot(archers: "ana", "ben")
    func place(_ archer: PlayerID, at target: String) throws -> TournamentCommand {
      try .details(of: archer, "", at: target)
    }
    try shoot.perform(place("ana", at: "1A"))
    try shoot.perform(.withdraw("ana", reason: nil))
    try shoot.perform(place("ben", at: "1A"))
    #expect(try shoot.refusal(of: .reinstate("ana")) == .targetTaken)
    try shoot.perform(place("ben", at: "1B"))
    try shoot.perform(.reinstate("ana"))
    #expect(try shoot.tournament.active.map { $0.target?.text } == ["1A", "1B"])
  }

  @Test func `is the organiser's alone after the end, and makes another version of the results`() throws {
    var shoot = try Shoot(ends: 1, archers: "ana", "ben")
    for archer in ["ana", "ben"] as [PlayerID] { try shoot.shoot("9 9 9", for: archer) }
    try shoot.perform(.complete(force: false))
    try shoot.perform(.disqualify("ana", reason: "shot after the signal"))
    #expect(try shoot.refusal(of: .reinstate("ana"), by: "ana") == .notInProgress)
    try shoot.perform(.reinstate("ana"))
    let results = try shoot.results()
    #expect(results.rows.count == 2 && results.version == 3)
  }

  @Test func `ends with a cancelled tournament`() throws {
    var shoot = try Shoot(archers: "ana", "ben")
    try shoot.perform(.withdraw("ana", reason: nil))
    try shoot.perform(.cancel(reason: nil))
    #expect(try shoot.refusal(of: .reinstate("ana")) == .notInProgress)
  }
}
