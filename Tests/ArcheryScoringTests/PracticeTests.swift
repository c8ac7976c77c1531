import ArcheryScoring
import Domain
import Leaderboards
import Testing

@Suite struct `Solo practice` {
  private static let archer = Shoot.organiser

  /// The archer, a guest, and a round of one end of three.
  private func practice(_ kind: TournamentSettings.Practice = .round, ends: Int = 1) throws -> Shoot {
    var shoot = try Shoot(ends: ends, settings: TournamentSettings(practice: kind))
    try shoot.join(Self.archer, named: "Ana")
    try shoot.addGuest("g", named: "Ben", by: Self.archer)
    try shoot.start()
    return shoot
  }

  @Test func `is scored on the page of a tournament, which names the practice`() throws {
    let shoot = try practice()
    let screen = try shoot.tournament.scoringScreen(ScorerSelection(scorer: Self.archer, in: shoot.tournament))
    #expect(screen.scoringMode == .practice && !screen.isOpenEnded)
    #expect(screen.participants.map(\.isCurrentUser) == [true, false])
    #expect(screen.participants.map(\.isGuest) == [false, true])
    let other = try Shoot(archers: "ana").tournament
    #expect(other.scoringScreen(ScorerSelection(scorer: "ana", in: other)).scoringMode == .tournament)
  }

  @Test func `ends with finalising, once`() throws {
    var shoot = try practice()
    try shoot.shoot("X 10 9", for: "org")
    #expect(try shoot.refusal(of: .finalise, by: Self.archer) == .notComplete)
    try shoot.shoot("9 9 9", for: "g", by: Self.archer)
    #expect(try shoot.perform(.finalise, by: Self.archer).map(\.type) == ["sheetsFinalised", "completed"])
    #expect(try shoot.tournament.status == .completed)
    #expect(try shoot.perform(.finalise, by: Self.archer).isEmpty)
    #expect(try shoot.board().map(\.totalScore) == [29, 27])
  }

  @Test func `a tournament still waits for its organiser`() throws {
    var shoot = try Shoot(ends: 1, archers: Self.archer)
    try shoot.shoot("X 10 9", for: "org")
    try shoot.perform(.finalise, by: Self.archer)
    #expect(try shoot.tournament.status == .inProgress)
  }

  @Test func `waits for an invited friend, and ends for both`() throws {
    var shoot = try practice()
    try shoot.join("cy", named: "Cy")
    try shoot.shoot("X 10 9", for: "org")
    try shoot.shoot("9 9 9", for: "g", by: Self.archer)
    #expect(try shoot.perform(.finalise, by: Self.archer).map(\.type) == ["sheetsFinalised"])
    try shoot.shoot("8 8 8", for: "cy")
    #expect(try shoot.perform(.finalise, by: "cy").map(\.type) == ["sheetsFinalised"])
    #expect(try shoot.perform(.finalise, by: Self.archer).map(\.type) == ["completed"])
  }

  @Test func `counts as far as it was shot, where it is stopped early`() throws {
    var shoot = try practice(.open, ends: 100)
    try shoot.shoot("X 10 9", for: "org")
    try shoot.perform(.complete(force: true), by: Self.archer)
    let results = try shoot.tournament.resultsScreen(for: BoardViewer(Self.archer, now: 0))
    #expect(results.rows.map(\.totalScore) == [29])
    #expect(results.unranked.map(\.reason) == [.didNotStart])
    let screen = try shoot.tournament.scoringScreen(ScorerSelection(scorer: Self.archer, in: shoot.tournament))
    #expect(screen.isOpenEnded)
  }

  @Test func `is visible to its archers, and appears in their own history, not on the boards`() async throws {
    let storage = emptyStorage()
    let service = storage.shoots
    let round = try #require(RoundCatalogue.round("bray_i"))
    for (number, value) in ["8", "9", "9"].enumerated() {
      let practice = number == 2 ? nil : TournamentSettings.Practice.round
      let archer = TournamentCommand.add(.init("ana", displayName: "Ana", bowType: .recurve))
      var commands: [TournamentCommand] = [
        .create(name: "P", round: round, settings: TournamentSettings(practice: practice)), archer, .start,
      ]
      commands += (0..<round.arrows).map { _ in .record(.token(value), for: "ana") } + [.finalise]
      let steps = commands.enumerated().map { TournamentStep($1, as: EventID(rawValue: "\(number)-\($0)")) }
      let id = TournamentID(rawValue: "p\(number)")
      let time = Timestamp(rawValue: 1000 * Int64(number + 1))
      let done = try await service.perform(steps, on: id, by: "ana", at: time).tournament
      let bests = BestScores(storage.leaderboards) { $0 }
      #expect(try await bests.publish(done, at: time).isEmpty)
    }
    let practices = try await service.practices(of: "ana")
    #expect(practices.map(\.id) == ["p1", "p0"])
    #expect(practices.map(\.score) == [270, 240] && practices.map(\.isBest) == [true, false])
    #expect(try await service.practices(of: "ben").isEmpty)
    #expect(try await service.summaries(for: "ana").map(\.isPractice) == [false, true, true])
    #expect(try await service.summaries(for: "ben").map(\.id) == ["p2"])
  }
}
