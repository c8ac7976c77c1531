import ArcheryScoring
import Domain
import Testing

@Suite struct `A new shoot` {
  private let organiser = Account(user: Shoot.organiser, displayName: "Org", role: .owner)

  private func made(_ plan: NewShoot) throws -> Tournament {
    var rehearsal = TournamentRehearsal("k")
    for (number, step) in plan.steps(by: organiser, as: "k").enumerated() {
      let time = Timestamp(rawValue: Int64(number) * 1000)
      try rehearsal.perform(step.command, by: organiser.user, at: time, as: step.id)
    }
    return try #require(rehearsal.tournament)
  }

  @Test func `copies the archers, guests under new ids, and the arrows that fit`() throws {
    var shoot = try Shoot(ends: 1, of: 2)
    try shoot.join("ana")
    try shoot.addGuest("guest", named: "Ben", by: "ana")
    try shoot.start()
    try shoot.shoot("9 8", for: "ana")
    try shoot.shoot("7 6", for: "guest", by: "ana")
    let original = try shoot.tournament
    #expect(original.mayCopyArrows(Shoot.organiser) && !original.mayCopyArrows("ana"))
    var plan = NewShoot(name: "Again", round: original.round, settings: original.settings)
    plan.copy(original)
    (plan.organiserShoots, plan.arrows) = (false, original)
    let copy = try made(plan)
    #expect(copy.status == .inProgress && copy.roster.map(\.id) == ["ana", "k-copy-1"])
    #expect(copy.roster.map { copy.archerSheet(of: $0.id).totalScore } == [17, 13])
    #expect(copy["k-copy-1"]?.addedBy == "ana")
  }

  @Test func `begins at once as practice, with the archer first and guests behind`() throws {
    let round = try #require(RoundCatalogue.round("wa18"))
    var plan = NewShoot.practice(.open, named: "Practice", round)
    plan.guests = ["Ben"]
    let practice = try made(plan)
    #expect(practice.isOpenEnded && practice.status == .inProgress)
    #expect(practice.roster.map(\.id) == [PlayerID(organiser.user), "k-guest-0"])
  }
}
