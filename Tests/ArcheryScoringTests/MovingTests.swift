import ArcheryScoring
import Domain
import Testing

@Suite struct `An end that was entered for the wrong archer` {
  func shoot() throws -> Shoot {
    var shoot = try Shoot(ends: 3, of: 2, archers: "ana", "ben")
    try shoot.shoot("10 9", for: "ana")
    try shoot.shoot("8 7", for: "ben")
    try shoot.shoot("6 5", for: "ben")
    return shoot
  }

  @Test func `moves to the right one, with a reason in the audit`() throws {
    var shoot = try shoot()
    let move = TournamentCommand.moveEnd(2, from: "ben", to: "ana", reason: "wrong tab")
    try shoot.perform(move)
    #expect(try shoot.tokens(of: "ana") == "10 9 / 6 5")
    #expect(try shoot.tokens(of: "ben") == "8 7")
    let trail = shoot.rehearsal.log.auditTrail()
    let moved = trail.filter { $0.reason == "wrong tab" }
    #expect(moved.map(\.archer) == ["ana"])
    #expect(moved.first?.text == "ana: 6 in end 2. Moved from ben. Reason: wrong tab.")
  }

  @Test func `is exchanged for the one that the other archer has`() throws {
    var shoot = try shoot()
    try shoot.perform(.moveEnd(1, from: "ben", to: "ana", reason: "cards swapped"))
    #expect(try shoot.tokens(of: "ana") == "8 7")
    #expect(try shoot.tokens(of: "ben") == "10 9 / 6 5")
  }

  @Test func `is moved by the organiser alone, with a reason, and only where there is one entry`() throws {
    var shoot = try shoot()
    func refusal(_ reason: String, end: Int = 2, by actor: UserID = Shoot.organiser) throws -> ScoringCode? {
      try shoot.refusal(of: .moveEnd(end, from: "ben", to: "ana", reason: reason), by: actor)
    }
    #expect(try refusal("") == .reasonRequired)
    #expect(try refusal("wrong tab", by: "ben") == .notCreator)
    #expect(try refusal("wrong tab", end: 3) == .unknownEntry)
    #expect(try refusal("wrong tab", end: 4) == .unknownEntry)
  }
}

@Suite struct `The organiser` {
  @Test func `scores any archer at once, and delays no turn`() throws {
    var shoot = try Shoot(ends: 2, of: 1, archers: "ana", "ben")
    try shoot.shoot("9", for: "ben", by: Shoot.organiser)
    #expect(try shoot.tokens(of: "ben") == "9")
    try shoot.perform(.undo)
    #expect(try shoot.tokens(of: "ben").isEmpty)
    #expect(try shoot.refusal(of: .record(.token("9"), for: "ben"), by: "ana") == .notScoreable)
    #expect(try shoot.tournament.deskScreen(of: Shoot.organiser).rows.map(\.id) == ["ana", "ben"])
    let selection = ScorerSelection(scorer: Shoot.organiser, in: try shoot.tournament, preferring: "ben")
    let screen = try shoot.tournament.scoringScreen(selection)
    #expect(screen.selected == "ben" && screen.canRecord && screen.participants.map(\.id) == ["ben"])
  }

  @Test func `who shoots, too, enters for a member beside the own arrows`() throws {
    var shoot = try Shoot(ends: 2, of: 1)
    for archer in [Shoot.organiser, "ana"] { try shoot.join(archer) }
    try shoot.start()
    try shoot.shoot("9", for: "ana", by: Shoot.organiser)
    try shoot.shoot("8", for: "ana", by: Shoot.organiser)
    try shoot.shoot("7 6", for: PlayerID(Shoot.organiser))
    try shoot.perform(.finalise)
    #expect(try shoot.tournament.finalised == [PlayerID(Shoot.organiser)])
  }
}

@Suite struct `Another round after the start` {
  func shoot(_ code: String = "wa18") throws -> Shoot {
    var shoot = try Shoot(try #require(RoundCatalogue.round(code)), settings: TournamentSettings(rule: .waIndoor))
    try shoot.join("ana")
    try shoot.start()
    try shoot.shoot("10 9 8 7 6 5 4 3 2", for: "ana")
    return shoot
  }

  func change(_ shoot: Shoot, to code: String) throws -> TournamentCommand {
    let (tournament, round) = (try shoot.tournament, try #require(RoundCatalogue.round(code)))
    return .change(name: tournament.name, round: round, settings: tournament.settings)
  }

  @Test func `takes the arrows over where ends and values agree`() throws {
    var shoot = try shoot()
    try shoot.perform(try change(shoot, to: "wa25"))
    #expect(try shoot.tournament.round.code == "wa25")
    #expect(try shoot.tokens(of: "ana") == "10 9 8 / 7 6 5 / 4 3 2")
    #expect(try shoot.sheet(of: "ana").running.score == 54)
    try shoot.shoot("9", for: "ana")
    #expect(try shoot.tournament.otherRounds.contains { $0.code == "wa18" })
  }

  @Test func `is refused where the arrows do not fit, and by others`() throws {
    var shoot = try shoot()
    #expect(try shoot.refusal(of: try change(shoot, to: "wa720_70")) == .roundFixed)
    // The face of a triple ends with the 6.
    #expect(try shoot.refusal(of: try change(shoot, to: "wa18_triple")) == .roundFixed)
    #expect(try shoot.refusal(of: try change(shoot, to: "wa25"), by: "ana") == .notCreator)
    let tournament = try shoot.tournament
    let renamed = TournamentCommand.change(name: "Other", round: tournament.round, settings: tournament.settings)
    #expect(try shoot.refusal(of: renamed) == .notOpen)
    let others = tournament.otherRounds.map(\.code)
    #expect(others.contains("wa25") && !others.contains("wa18"))
  }

  @Test func `copies the ends that fit`() throws {
    let shoot = try shoot()
    let vegas = try #require(RoundCatalogue.round("vegas_300"))
    let triple = try #require(RoundCatalogue.round("wa18_triple"))
    let outdoor = try #require(RoundCatalogue.round("wa720_70"))
    #expect(try shoot.tournament.arrows(of: "ana", fitting: vegas).count == 3)
    #expect(try shoot.tournament.arrows(of: "ana", fitting: triple) == [["10", "9", "8"]])
    #expect(try shoot.tournament.arrows(of: "ana", fitting: outdoor).isEmpty)
  }
}

@Suite struct `Counts indoors` {
  @Test func `are the tens and the nines, and no X is offered`() throws {
    var shoot = try Shoot(ends: 1, of: 3, settings: TournamentSettings(rule: .waIndoor), archers: "ana")
    let screen = try shoot.tournament.scoringScreen(ScorerSelection(scorer: "ana", in: try shoot.tournament))
    #expect(screen.tokens.map(\.token).prefix(2) == ["10", "9"])
    #expect(screen.pads.flatMap(\.tokens).contains { $0.token == "X" } == false)
    try shoot.shoot("10 9 9", for: "ana")
    let board = try shoot.tournament.boardScreen(for: BoardViewer(nil, now: 0))
    #expect(
      board.countTitles.counts(of: try #require(board.rows.first)).map { "\($0.title) \($0.count)" } == [
        "10s 1", "9s 2",
      ]
    )
    let sheet = try shoot.tournament.archerSheet(of: "ana")
    #expect(sheet.countTitles.counts(of: sheet).map(\.count) == [1, 2])
    let wrong = TournamentCommand.check("ana", against: PaperTotals(score: 28, tenCount: 1, nineCount: 1))
    #expect(try shoot.refusal(of: wrong, by: "ana") == .paperDiffers)
    try shoot.perform(.check("ana", against: PaperTotals(score: 28, tenCount: 1, nineCount: 2)), by: "ana")
    let csv = try shoot.results().csv
    let lines = csv.split(separator: "\r\n").map { $0.split(separator: ",", omittingEmptySubsequences: false) }
    let column = try #require(lines.first?.firstIndex(of: "x"))
    #expect(lines.last?[column] == "" && lines.first?.last == "nine" && lines.last?.last == "2")
  }

  @Test func `outdoors stay Xs and tens`() throws {
    let shoot = try Shoot(ends: 1, of: 3, settings: TournamentSettings(rule: .waOutdoor2026), archers: "ana")
    let screen = try shoot.tournament.scoringScreen(ScorerSelection(scorer: "ana", in: try shoot.tournament))
    #expect(screen.tokens.first?.token == "X")
    #expect(try shoot.tournament.countTitles(of: "ana").all.map(\.description) == ["X", "10s"])
  }
}

@Suite struct `The order of a scorer's archers` {
  @Test func `follows the target, whatever the order of the roster`() throws {
    var shoot = try Shoot(ends: 1, of: 1, settings: TournamentSettings(guestsPerParticipant: 5))
    for guest in ["dan", "cleo", "ben", "ann", "eve"] as [PlayerID] {
      try shoot.addGuest(guest, named: guest.rawValue, by: Shoot.organiser)
    }
    for (guest, place) in [("ann", "1A"), ("ben", "1B"), ("cleo", "1C"), ("dan", "1D")] as [(PlayerID, String)] {
      try shoot.perform(.details(of: guest, guest.rawValue, at: place))
    }
    try shoot.start()
    var device = try Device(of: Shoot.organiser, at: shoot)
    var turns: [PlayerID?] = []
    for _ in 1...5 {
      turns.append(device.selected)
      try device.enter("9", at: &shoot)
    }
    #expect(turns == ["ann", "ben", "cleo", "dan", "eve"])
  }
}
