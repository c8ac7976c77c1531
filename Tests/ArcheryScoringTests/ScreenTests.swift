import CanonicalJSON
import Domain
import Foundation
import Testing

@testable import ArcheryScoring

@Suite struct `Screens` {
  func shoot() throws -> Shoot {
    var shoot = try Shoot(try #require(RoundCatalogue.round("portsmouth")))
    try shoot.join("ana", named: "Ana")
    try shoot.addGuest("guest", by: "ana")
    try shoot.join("ben", named: "Ben")
    try shoot.start()
    try shoot.shoot("X 9 10", for: "ana")
    try shoot.shoot("8", for: "guest", by: "ana")
    return shoot
  }

  @Test func `the scoring page shows the turn and the arrows`() throws {
    let tournament = try shoot().tournament
    let screen = tournament.scoringScreen(ScorerSelection(scorer: "ana", in: tournament))
    #expect(screen.participants.map(\.displayName) == ["Ana", "Guest"])
    #expect(screen.participants.map(\.runningTotal) == [29, 8])
    #expect(screen.participants.map(\.isSelected) == [false, true])
    #expect(screen.participants.map(\.isOpen) == [false, true])
    #expect(screen.participants.map(\.isCurrentUser) == [true, false])
    #expect(screen.progress == .init(end: 1, ends: 20, arrow: 2, arrowsPerEnd: 3))
    #expect(screen.passText == "20 yd, 60 cm face")
    #expect((screen.openEnd?.arrows.map(\.token), screen.openEnd?.emptySlots) == (["8"], 2))
    #expect(screen.tokens.map(\.token).joined(separator: " ") == "X 10 9 8 7 6 5 4 3 2 1 M")
    #expect(screen.tokens.map(\.colour.rawValue).prefix(5) == ["gold", "gold", "gold", "red", "red"])
    #expect(screen.face?.spots == [.init(xUm: 0, yUm: 0, radiusUm: 300_000)])
    #expect((screen.turn, screen.canRecord, screen.canUndo) == ("Guest to shoot.", true, true))
    #expect(screen.scoringMode == .tournament)
  }

  @Test func `a sheet lists arrows in order and sorted`() throws {
    let sheet = try shoot().tournament.archerSheet(of: "ana")
    #expect(sheet.ends[0].arrows.map(\.token) == ["X", "9", "10"])
    #expect(sheet.ends[0].sortedTokens == ["X", "10", "9"])
    #expect((sheet.bestEnd?.number, sheet.bestEnd?.total) == (1, 29))
    #expect(abs(sheet.averageArrow - 29.0 / 3) < 1e-9)
    #expect(abs(sheet.percentage - 2900.0 / 30) < 1e-9)
    #expect(sheet.passes.map(\.total) == [29, 0])
  }

  @Test func `a scoring page explains why nothing can be recorded`() throws {
    var shoot = try shoot()
    func turn(_ scorer: UserID?) throws -> (String, Bool) {
      let tournament = try shoot.tournament
      let screen = tournament.scoringScreen(ScorerSelection(scorer: scorer, in: tournament))
      return (screen.turn.english, screen.canRecord)
    }
    #expect(try turn(nil).1 == false)
    #expect(try turn("stranger").0.contains("guests that you added"))
    try shoot.perform(.pause)
    #expect(try turn("ana") == ("The shoot is paused. Wait until it is resumed.", false))
    try shoot.perform(.resume)
    try shoot.perform(.withdraw("ben", reason: nil), by: "ben")
    #expect(try turn("ben") == ("None of your archers takes part in the shoot any more.", false))
  }

  @Test func `the tournament page offers exactly what the rules allow`() throws {
    var shoot = try shoot()
    let organiser = try shoot.tournament.screen(for: Shoot.organiser)
    #expect(organiser.may.pause && organiser.may.forceComplete && organiser.may.cancel && organiser.may.disqualify)
    #expect(!organiser.may.start && !organiser.may.complete && organiser.may.score)
    let ana = try shoot.tournament.screen(for: "ana")
    #expect(ana.may.score && ana.may.addGuest)
    #expect(!ana.may.pause && !ana.may.cancel && !ana.may.join && !ana.may.disqualify)
    #expect(ana.roster.map(\.mayScore) == [true, true, false])
    #expect(ana.roster.map(\.hostName) == [nil, "Ana", nil])
    let stranger = try shoot.tournament.screen(for: "stranger")
    #expect(stranger.may.join && !stranger.may.score && !stranger.may.addGuest)
    let nobody = try shoot.tournament.screen(for: nil)
    #expect(!nobody.may.join && !nobody.may.score)
    try shoot.perform(.cancel(reason: nil))
    #expect(try shoot.tournament.screen(for: Shoot.organiser).may.cancel == false)
  }

  @Test func `the podium has more than three on ties, and no archer without an arrow`() throws {
    var shoot = try Shoot(ends: 1, of: 1, archers: "a", "b", "c", "d", "e")
    for (archer, token) in ["a": "9", "b": "8", "c": "8", "d": "8"] as KeyValuePairs<PlayerID, String> {
      try shoot.shoot(token, for: archer)
    }
    let podium = try shoot.results().podium
    #expect(podium.map(\.rank) == [1, 2])
    #expect(podium.map { $0.archers.map(\.id.rawValue) } == [["a"], ["b", "c", "d"]])
  }

  @Test func `all come back from JSON as they were`() throws {
    let tournament = try shoot().tournament
    let viewer = BoardViewer("ana", now: 5000)
    func roundTrip<Screen: Codable & Equatable>(_ screen: Screen) throws {
      #expect(try JSONDecoder().decode(Screen.self, from: Data(CanonicalJSON.encode(screen))) == screen)
    }
    try roundTrip(tournament.summary(for: "ana"))
    try roundTrip(tournament.screen(for: "ana"))
    try roundTrip(tournament.scoringScreen(ScorerSelection(scorer: "ana", in: tournament)))
    try roundTrip(tournament.boardScreen(for: viewer))
    try roundTrip(tournament.resultsScreen(for: viewer))
  }

  @Test func `flag two arrows in one spot of a triple face`() throws {
    var shoot = try Shoot(try #require(RoundCatalogue.round("wa18_triple")))
    try shoot.join("ana")
    try shoot.start()
    for y in [220_000, 221_000, 0] {
      try shoot.perform(.record(.target(TargetPoint(xUm: 0, yUm: y)), for: "ana"), by: "ana")
    }
    let end = try shoot.tournament.archerSheet(of: "ana").ends[0]
    #expect(end.arrows.map(\.sharesSpot) == [true, true, false])
    #expect(end.arrows.map(\.placement?.spot) == [0, 0, 1])
  }

  @Test func `audit lines have actor, archer, old and new value, and reason`() throws {
    var shoot = try shoot()
    try shoot.perform(.edit("ana", end: 1, arrow: 2, value: "8", reason: "line call"), by: "ana")
    try shoot.perform(.undo, by: "ana")
    let lines = shoot.rehearsal.log.auditTrail()
    let edit = try #require(lines.first { $0.type == .action(.edited) })
    #expect((edit.old, edit.new, edit.reason, edit.end, edit.actor) == ("9", "8", "line call", 1, "ana"))
    #expect(edit.text == "Ana: 9 corrected to 8 in end 1. Reason: line call.")
    #expect(lines.contains { $0.type == .endClosed && $0.archer == "ana" && $0.end == 1 })
    #expect(lines.first { $0.text.english.hasPrefix("Guest: 8 in end 1") }?.effect == .takenBack)
    #expect(lines.last?.text == "Guest: the last arrow was undone.")
  }

  @Test func `the arrows of an end share a line of an archer's history`() throws {
    var shoot = try Shoot(ends: 2, of: 3, archers: "ana", "ben")
    try shoot.shoot("9 8 7 6", for: "ana")
    try shoot.shoot("5", for: "ben")
    let lines = shoot.rehearsal.log.auditTrail(of: "ana").byEnd
    #expect(lines.suffix(2).map(\.text.description) == ["End 1: 9 8 7", "End 2: 6"])
    #expect(lines.allSatisfy { $0.entry.archer == "ana" && !$0.entry.amends })
  }
}
