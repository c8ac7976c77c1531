import ArcheryScoring
import Domain
import Testing

@Suite struct `The course of a tournament` {
  @Test func `arrows wait for the start, rest in a pause and end with it`() throws {
    var shoot = try Shoot(ends: 1, of: 1)
    try shoot.join("ana")
    let arrow = TournamentCommand.record(.token("9"), for: "ana")
    #expect(try shoot.refusal(of: arrow, by: "ana") == .notInProgress)
    try shoot.start()
    try shoot.perform(.pause)
    #expect(try shoot.refusal(of: arrow, by: "ana") == .paused)
    try shoot.perform(.resume)
    #expect(try shoot.refusal(of: .complete(force: false)) == .notComplete)
    try shoot.perform(arrow, by: "ana")
    try shoot.perform(.complete(force: false))
    #expect(try shoot.tournament.status == .completed)
    #expect(try shoot.refusal(of: arrow, by: "ana") == .notInProgress)
    #expect(try shoot.refusal(of: .undo, by: "ana") == .notInProgress)
    #expect(try shoot.refusal(of: .withdraw("ana", reason: nil)) == .notInProgress)
    #expect(try shoot.perform(.complete(force: false)).isEmpty)
  }

  @Test func `round, rule and settings are fixed with the start`() throws {
    var shoot = try Shoot()
    let round = try #require(RoundCatalogue.round("wa18"))
    let change = TournamentCommand.change(name: "Other", round: round, settings: .init(rule: .waIndoor))
    try shoot.perform(change)
    #expect(try shoot.tournament.round == round)
    try shoot.start()
    #expect(try shoot.refusal(of: change) == .notOpen)
    #expect(try shoot.refusal(of: .start) == .notOpen)
  }

  @Test func `can be cancelled until it is over, and not twice`() throws {
    var shoot = try Shoot(archers: "ana")
    try shoot.perform(.cancel(reason: "storm"))
    #expect(try shoot.tournament.status == .cancelled)
    #expect(try shoot.perform(.cancel(reason: nil)).isEmpty)
    #expect(try shoot.refusal(of: .start) == .notOpen)
    #expect(try shoot.refusal(of: .add(.init("ben", displayName: "")), by: "ben") == .notInProgress)
    #expect(try shoot.refusal(of: .record(.token("9"), for: "ana"), by: "ana") == .notInProgress)
  }

  @Test func `corrections after the end make a new version of the results`() throws {
    var shoot = try Shoot(ends: 1, of: 1, archers: "ana")
    try shoot.shoot("9", for: "ana")
    try shoot.perform(.complete(force: false))
    let edit = TournamentCommand.edit("ana", end: 1, arrow: 1, value: "10", reason: "judge")
    #expect(try shoot.refusal(of: edit, by: "ana") == .finalized)
    try shoot.perform(edit)
    let results = try shoot.results()
    #expect((results.version, results.isFinal, results.rows.first?.totalScore) == (2, true, 10))
  }

  @Test func `a name, limits and commands before the creation are checked`() throws {
    var rehearsal = TournamentRehearsal("x")
    let round = try #require(RoundCatalogue.round("wa18"))
    for name in ["", "  ", String(repeating: "n", count: 65)] {
      let refusal = #expect(throws: Refusal.self) {
        try rehearsal.perform(.create(name: name, round: round, settings: .init()), by: "org", at: 0, as: "e")
      }
      #expect(refusal?.scoringCode == .invalidName)
    }
    let settings = TournamentSettings(guestsPerParticipant: -1)
    #expect(throws: Refusal.self) {
      try rehearsal.perform(.create(name: "x", round: round, settings: settings), by: "org", at: 0, as: "e")
    }
    let refusal = #expect(throws: Refusal.self) { try rehearsal.perform(.start, by: "org", at: 0, as: "e") }
    #expect(refusal?.scoringCode == .notCreated)
    #expect(rehearsal.tournament == nil)
  }

  @Test func `a second creation is refused`() throws {
    var shoot = try Shoot()
    let again = TournamentCommand.create(name: "x", round: try shoot.tournament.round, settings: .init())
    #expect(try shoot.refusal(of: again) == .alreadyCreated)
  }
}
