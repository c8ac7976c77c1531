import ArcheryScoring
import Domain
import Testing

/// Guests with appointed scorers delay no turn of others.
@Suite struct `A guest with appointed scorers` {
  /// The organiser with an own guest, whom Ben scores.
  func shoot(_ settings: TournamentSettings = TournamentSettings(), scorers: [UserID] = ["ben"]) throws -> Shoot {
    var shoot = try Shoot(ends: 2, of: 1, settings: settings)
    try shoot.addGuest("guest", named: "Lena", by: Shoot.organiser)
    try shoot.join(Shoot.organiser, named: "Org")
    try shoot.join("ben", named: "Ben")
    try shoot.perform(.appointScorers(scorers, for: "guest"))
    try shoot.start()
    return shoot
  }

  @Test func `delays no turn of its host`() throws {
    var shoot = try shoot()
    var org = try Device(of: Shoot.organiser, at: shoot)
    #expect(org.selected == PlayerID(Shoot.organiser))
    try org.enter("9 8", at: &shoot)
    #expect(try shoot.tokens(of: PlayerID(Shoot.organiser)) == "9 / 8")
    #expect(try org.view(at: shoot).isRoundComplete)
    try shoot.perform(.finalise)
    #expect(try shoot.tournament.finalised == [PlayerID(Shoot.organiser)])
  }

  @Test func `takes its turn with the appointed scorer`() throws {
    var shoot = try shoot()
    try shoot.shoot("9", for: "ben")
    #expect(try shoot.refusal(of: .record(.token("9"), for: "ben"), by: "ben") == .endAlreadyComplete)
    try shoot.shoot("7", for: "guest", by: "ben")
    try shoot.shoot("9", for: "ben")
  }

  @Test func `can still be scored by its host, whatever the host has shot`() throws {
    var shoot = try shoot()
    try shoot.shoot("7 7", for: "guest", by: Shoot.organiser)
    try shoot.perform(.undo)
    try shoot.shoot("9 8", for: PlayerID(Shoot.organiser))
    try shoot.perform(.finalise)
    let selection = ScorerSelection(scorer: Shoot.organiser, in: try shoot.tournament, preferring: "guest")
    let screen = try shoot.tournament.scoringScreen(selection)
    #expect(screen.canRecord && screen.participants.map(\.isLeftToOthers) == [true, false])
    try shoot.shoot("6", for: "guest", by: Shoot.organiser)
    #expect(try shoot.tokens(of: "guest") == "7 / 6")
    try shoot.perform(.undo)
    #expect(try shoot.tokens(of: "guest") == "7")
    #expect(try shoot.refusal(of: .undo) == .finalized)
  }

  @Test func `is waited for if there is no other archer, or a second sheet is needed`() throws {
    var alone = try shoot()
    try alone.perform(.withdraw(PlayerID(Shoot.organiser), reason: nil))
    #expect(try alone.tournament.view(of: Shoot.organiser).firstToShoot == "guest")
    let double = TournamentSettings(entry: .double)
    #expect(try shoot(double).tournament.view(of: Shoot.organiser).leftToOthers.isEmpty)
    #expect(
      try shoot(double, scorers: ["ben", "cleo"]).tournament.view(of: Shoot.organiser).leftToOthers == ["guest"]
    )
  }
}
