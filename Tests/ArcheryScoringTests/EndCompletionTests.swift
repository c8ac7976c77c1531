import ArcheryScoring
import Domain
import Testing

/// The rules of turns and ends, by a worked example and beyond it.
@Suite struct `A scorer's view` {
  /// Ana with a guest of hers, and Ben, who scores for himself.
  func shoot(_ settings: TournamentSettings = TournamentSettings(), ends: Int = 2) throws -> Shoot {
    var shoot = try Shoot(ends: ends, settings: settings)
    try shoot.join("ana", named: "Ana")
    try shoot.addGuest("guest", by: "ana")
    try shoot.join("ben", named: "Ben")
    try shoot.start()
    return shoot
  }

  @Test func `goes as the worked example says`() throws {
    var shoot = try shoot()
    var ana = try Device(of: "ana", at: shoot)
    try ana.enter("X 10 9", at: &shoot)
    #expect(ana.selected == "guest")
    #expect(try shoot.sheet(of: "ana")[end: 1]?.tally.score == 29)
    try ana.enter("9 9 M", at: &shoot)
    #expect((ana.selected, try ana.view(at: shoot).currentEnd) == ("ana", 2))
    var ben = try Device(of: "ben", at: shoot)
    try ben.enter("X X 8", at: &shoot)
    #expect(try shoot.board().map(\.displayName) == ["Ana", "Ben", "Guest"])
    #expect(try shoot.board().map(\.scoreDifferenceFromFirst) == [0, -1, -11])
    try ana.enter("9 9 8", at: &shoot)
    try ana.enter("10 10 X", at: &shoot)
    #expect(try ana.view(at: shoot).isRoundComplete)
    var undone = ana
    var before = shoot
    try undone.perform(.undo, at: &before)
    #expect((undone.selected, undone.selection.arrowNumber(in: try before.tournament)) == ("guest", 3))
    try ben.enter("9 9 9", at: &shoot)
    let board = try shoot.board()
    #expect(board.map(\.displayName) == ["Ben", "Ana", "Guest"])
    #expect(board.map(\.totalScore) == [55, 55, 48])
    #expect(board.map(\.xCount) == [2, 1, 1])
    #expect(board.map(\.scoreDifferenceFromFirst) == [0, 0, -7])
  }

  @Test func `has another version with each change on its own target, and no other with those of others`() throws {
    var shoot = try shoot()
    var (ana, ben) = (try Device(of: "ana", at: shoot), try Device(of: "ben", at: shoot))
    func version() throws -> Int { try shoot.tournament.view(of: "ana").version }
    let beginning = try version()
    try ben.enter("9 9 9", at: &shoot)
    #expect(try version() == beginning)
    try ana.enter("X", at: &shoot)
    let afterArrow = try version()
    #expect(afterArrow != beginning)
    try ana.perform(.undo, at: &shoot)
    #expect(try version() == beginning)
    try shoot.perform(.pause, by: shoot.tournament.createdBy)
    #expect(try version() != beginning)
  }

  @Test func `stays with the last archer when the end advances, where the organiser chose so`() throws {
    var shoot = try shoot(TournamentSettings(advance: .stay))
    var ana = try Device(of: "ana", at: shoot)
    try ana.enter("9 9 9", at: &shoot)
    #expect(ana.selected == "guest")
    try ana.enter("9 9 9", at: &shoot)
    #expect((ana.selected, try ana.view(at: shoot).currentEnd) == ("guest", 2))
  }

  @Test func `selects the first open archer in roster order, not the next one`() throws {
    var shoot = try Shoot(ends: 1, of: 1, settings: TournamentSettings(guestsPerParticipant: 3))
    try shoot.join("ana")
    for guest in ["g1", "g2", "g3"] { try shoot.addGuest(PlayerID(rawValue: guest), by: "ana") }
    try shoot.start()
    var ana = try Device(of: "ana", at: shoot)
    try ana.selection.select("g2", in: shoot.tournament)
    try ana.enter("9", at: &shoot)
    #expect(ana.selected == "ana")
  }

  @Test func `selects the archer of an arrow`() throws {
    var shoot = try shoot()
    var ana = try Device(of: "ana", at: shoot)
    try ana.enter("9", for: "guest", at: &shoot)
    #expect((ana.selected, ana.selection.arrowNumber(in: try shoot.tournament)) == ("guest", 2))
  }

  @Test func `refuses a fourth arrow until everybody has closed the end`() throws {
    var shoot = try shoot()
    try shoot.shoot("9 9 9", for: "ana")
    #expect(try shoot.refusal(of: .record(.token("9"), for: "ana"), by: "ana") == .endAlreadyComplete)
    try shoot.shoot("9 9 9", for: "guest", by: "ana")
    try shoot.shoot("9", for: "ana")
    #expect(try shoot.tokens(of: "ana") == "9 9 9 / 9")
  }

  @Test func `is complete when its last end is closed, whatever others do`() throws {
    var shoot = try shoot(ends: 1)
    try shoot.shoot("9 9 9", for: "ana")
    #expect(try shoot.refusal(of: .finalise, by: "ana") == .notComplete)
    try shoot.shoot("9 9 9", for: "guest", by: "ana")
    #expect(try shoot.tournament.view(of: "ana").isRoundComplete)
    #expect(try shoot.tournament.view(of: "ben").isRoundComplete == false)
    #expect(try shoot.refusal(of: .record(.token("9"), for: "ana"), by: "ana") == .roundComplete)
  }

  @Test func `is final once finalised, and finalising again does nothing`() throws {
    var shoot = try shoot(ends: 1)
    try shoot.shoot("9 9 9", for: "ana")
    try shoot.shoot("9 9 9", for: "guest", by: "ana")
    #expect(try shoot.perform(.finalise, by: "ana").count == 1)
    #expect(try shoot.perform(.finalise, by: "ana").isEmpty)
    #expect(try shoot.tournament.view(of: "ana").isFinalised)
    let edit = TournamentCommand.edit("ana", end: 1, arrow: 1, value: "8", reason: "why")
    for refused in [.undo, edit, .record(.token("9"), for: "ana"), .record(.token("9"), for: "ben")] {
      #expect(try shoot.refusal(of: refused, by: "ana") == .finalized)
    }
    try shoot.perform(edit)
    #expect(try shoot.tokens(of: "ana") == "8 9 9")
  }

  @Test func `finalises itself with its last arrow, where the organiser chose so`() throws {
    var shoot = try shoot(TournamentSettings(finalising: .automatic), ends: 1)
    try shoot.shoot("9 9 9", for: "ana")
    try shoot.shoot("9 9", for: "guest", by: "ana")
    let events = try shoot.perform(.record(.token("9"), for: "guest"), by: "ana")
    #expect(events.map(\.type) == ["arrow", "sheetsFinalised"])
    #expect(Set(events.map(\.id)).count == 2)
    #expect(try shoot.tournament.view(of: "ana").isFinalised)
    #expect(try shoot.tournament.view(of: "ben").isFinalised == false)
  }

  @Test func `without archers is never complete and has no end`() throws {
    var shoot = try shoot(ends: 1)
    for scorer in [nil, "stranger"] as [UserID?] {
      let view = try shoot.tournament.view(of: scorer)
      #expect((view.currentEnd, view.isRoundComplete, view.isFinalised) == (nil, false, false))
      #expect(try shoot.refusal(of: .finalise, by: scorer) == .notComplete)
      #expect(try shoot.refusal(of: .undo, by: scorer) == .nothingToUndo)
    }
  }

  @Test func `continues without an archer who withdraws`() throws {
    var shoot = try shoot(ends: 1)
    var ana = try Device(of: "ana", at: shoot)
    try ana.enter("9 9 9", at: &shoot)
    #expect(ana.selected == "guest")
    try ana.perform(.withdraw("guest", reason: "rain"), by: Shoot.organiser, at: &shoot)
    #expect((ana.selected, try ana.view(at: shoot).isRoundComplete) == ("ana", true))
    #expect(try shoot.refusal(of: .record(.token("9"), for: "guest"), by: "ana") == .withdrawn)
    #expect(try shoot.perform(.withdraw("guest", reason: nil)).isEmpty)
  }

  @Test func `leaves the selection alone when another archer withdraws`() throws {
    var shoot = try shoot()
    var ana = try Device(of: "ana", at: shoot)
    try ana.enter("9", at: &shoot)
    try ana.perform(.withdraw("guest", reason: nil), by: Shoot.organiser, at: &shoot)
    #expect(ana.selected == "ana")
    try ana.perform(.withdraw("ana", reason: nil), by: Shoot.organiser, at: &shoot)
    #expect((ana.selected, try ana.view(at: shoot).currentEnd) == (nil, nil))
    #expect(ana.selection.arrowNumber(in: try shoot.tournament) == nil)
  }

  @Test func `restarts with the first open archer, or with a preferred one`() throws {
    var shoot = try shoot()
    try shoot.shoot("9 9 9", for: "ana")
    #expect(try Device(of: "ana", at: shoot).selected == "guest")
    let tournament = try shoot.tournament
    #expect(ScorerSelection(scorer: "ana", in: tournament, preferring: "ana").archer == "ana")
    #expect(ScorerSelection(scorer: "ana", in: tournament, preferring: "ben").archer == "guest")
    #expect(ScorerSelection(scorer: nil, in: tournament, preferring: "ana").archer == nil)
  }

  @Test func `falls back when an archer joins late`() throws {
    var shoot = try shoot(TournamentSettings(guestsPerParticipant: 3))
    try shoot.shoot("9 9 9", for: "ana")
    try shoot.shoot("9 9 9", for: "guest", by: "ana")
    #expect(try shoot.tournament.view(of: "ana").currentEnd == 2)
    try shoot.addGuest("late", by: "ana")
    #expect(try shoot.tournament.view(of: "ana").currentEnd == 1)
    #expect(try shoot.refusal(of: .record(.token("9"), for: "ana"), by: "ana") == .endAlreadyComplete)
  }

  @Test func `names the turn to an archer who must wait`() throws {
    var shoot = try shoot()
    try shoot.shoot("9 9 9", for: "ana")
    let refusal = #expect(throws: Refusal.self) { try shoot.shoot("9", for: "ana") }
    #expect(refusal?.description.hasSuffix("These archers are next: Guest.") == true)
    let selection = ScorerSelection(scorer: "ana", in: try shoot.tournament, preferring: "ana")
    #expect(try shoot.tournament.scoringScreen(selection).turn.english == refusal?.description)
  }

  @Test func `goes on where it was when missed ends are misses`() throws {
    var shoot = try shoot(TournamentSettings(lateJoiners: .missedEndsAreMisses))
    try shoot.shoot("9 9 9", for: "ana")
    try shoot.shoot("9 9 9", for: "guest", by: "ana")
    try shoot.shoot("9 9 9", for: "ben")
    try shoot.addGuest("late", by: "ana")
    #expect(try shoot.tokens(of: "late") == "M M M")
    #expect(try shoot.tournament.view(of: "ana").currentEnd == 2)
    #expect(try shoot.sheet(of: "late").running.hits == 0)
    try shoot.shoot("9", for: "late", by: "ana")
    try shoot.perform(.undo, by: "ana")
    try shoot.perform(.undo, by: "ana")
    #expect(try shoot.tokens(of: "late") == "M M M")
  }
}
