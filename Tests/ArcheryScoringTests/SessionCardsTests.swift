import Domain
import Leaderboards
import Testing

@testable import ArcheryScoring

/// Printed cards of a shoot with two sessions that use the same targets.
@Suite struct `A card's scorer` {
  private static let sessions = [LineSession("1", name: "Morning"), LineSession("2", name: "Afternoon")]

  /// Ana and Ben at target 1 of the morning, Cleo at target 1 of the afternoon.
  private func shoot(_ sessions: [LineSession] = Self.sessions) throws -> Shoot {
    var shoot = try Shoot()
    if !sessions.isEmpty { try shoot.perform(.setSessions(sessions)) }
    try shoot.perform(.entry("ana", at: "1A"))
    try shoot.perform(.entry("ben", at: "1B"))
    try shoot.perform(.entry("cleo", at: sessions.isEmpty ? "2A" : "1A", Entrant(session: "2")))
    try shoot.start()
    return shoot
  }

  private func scorer(_ cards: CardsID, _ target: Int = 1) -> UserID {
    CardScorer(cards, target: target, phone: "p").user
  }

  private func scoreable(_ cards: CardsID, in shoot: Shoot) throws -> [PlayerID] {
    try shoot.tournament.view(of: scorer(cards)).scoreable.map(\.id)
  }

  @Test func `scores the archers at the target in the session of the card, and no others`() throws {
    var shoot = try shoot()
    try shoot.perform(.issueCards("m", session: "1"))
    try shoot.perform(.issueCards("a", session: "2"))
    #expect(try scoreable("m", in: shoot) == ["ana", "ben"] && scoreable("a", in: shoot) == ["cleo"])
    try shoot.shoot("9 9 9", for: "ana", by: scorer("m"))
    try shoot.shoot("8", for: "cleo", by: scorer("a"))
    #expect(try shoot.refusal(of: .record(.token("9"), for: "cleo"), by: scorer("m")) == .notScoreable)
    #expect(try shoot.refusal(of: .record(.token("9"), for: "ana"), by: scorer("a")) == .notScoreable)
    #expect(try shoot.refusal(of: .issueCards("x", session: "1"), by: scorer("m")) == .notScoreable)
    #expect(try shoot.tournament.openCards(of: Self.sessions[1]) == "a")
  }

  @Test func `scores nobody who went to another session, and a late archer of the session`() throws {
    var shoot = try shoot()
    try shoot.perform(.issueCards("m", session: "1"))
    let ben = try #require(try shoot.tournament["ben"])
    try shoot.perform(.changeEntrant("ben", ben.entrant.shooting(in: "2", isLocked: false)))
    #expect(try scoreable("m", in: shoot) == ["ana"])
    // An archer who is added gets the cards of the session.
    try shoot.perform(.entry("late", "Late", at: "1C"))
    #expect(try scoreable("m", in: shoot) == ["ana", "late"])
  }

  @Test func `comes in no more once the cards of the session ended, or all cards, or the shoot`() throws {
    var shoot = try shoot()
    func open() throws -> [CardsID?] { try Self.sessions.map { try shoot.tournament.openCards(of: $0) } }
    try shoot.perform(.issueCards("m", session: "1"))
    try shoot.perform(.issueCards("a", session: "2"))
    try shoot.perform(.revokeCards(session: "1"))
    #expect(try open() == [nil, "a"] && scoreable("m", in: shoot).isEmpty && scoreable("a", in: shoot) == ["cleo"])
    #expect(try shoot.perform(.revokeCards(session: "1")).isEmpty)
    try shoot.perform(.issueCards("n", session: "1"))
    #expect(try open() == ["n", "a"] && scoreable("m", in: shoot).isEmpty)
    #expect(try shoot.refusal(of: .revokeCards(session: nil), by: scorer("n")) == .notScoreable)
    try shoot.perform(.revokeCards(session: nil))
    #expect(try open() == [nil, nil] && scoreable("a", in: shoot).isEmpty)
    try shoot.perform(.issueCards("z", session: "1"))
    try shoot.perform(.complete(force: true))
    #expect(try open() == [nil, nil])
  }

  @Test func `comes in no more while the session is closed, and again once it is open`() throws {
    var shoot = try shoot()
    try shoot.perform(.issueCards("m", session: "1"))
    try shoot.perform(.issueCards("a", session: "2"))
    try shoot.shoot("9", for: "ana", by: scorer("m"))
    let closed = [Self.sessions[0].closing(true), Self.sessions[1]]
    try shoot.perform(.setSessions(closed))
    #expect(try closed.map { try shoot.tournament.openCards(of: $0) } == [nil, "a"])
    #expect(try scoreable("m", in: shoot).isEmpty && scoreable("a", in: shoot) == ["cleo"])
    #expect(try shoot.refusal(of: .record(.token("9"), for: "ana"), by: scorer("m")) == .notScoreable)
    #expect(try shoot.tokens(of: "ana") == "9" && shoot.tournament.refused.isEmpty)
    try shoot.perform(.setSessions(Self.sessions))
    try shoot.shoot("8", for: "ana", by: scorer("m"))
    // An open session is written as earlier versions wrote it.
    let lists = shoot.rehearsal.events.filter { $0.type == "sessionsSet" }
    #expect(lists.map { String(decoding: $0.body, as: UTF8.self).contains("closed") } == [false, true, false])
    #expect(closed[0].on(date: "2026-12-01").isClosed == false)
  }

  @Test func `scores an archer who is linked with an account, too, unless another scorer is appointed`() throws {
    var shoot = try shoot()
    try shoot.perform(.issueCards("m", session: "1"))
    try shoot.perform(.requestLink("ben"), by: "account")
    try shoot.perform(.approveLink("ben", to: "account"))
    let card = try shoot.tournament.view(of: scorer("m"))
    #expect(card.leftToOthers.isEmpty)
    try shoot.shoot("9 9 9", for: "ana", by: scorer("m"))
    #expect(try shoot.refusal(of: .record(.token("9"), for: "ana"), by: scorer("m")) == .endAlreadyComplete)
    try shoot.shoot("7 7 7", for: "ben", by: scorer("m"))
    #expect(try shoot.tokens(of: "ben") == "7 7 7")
    // The organiser's own turn still waits for no linked archer.
    #expect(try shoot.tournament.view(of: Shoot.organiser).leftToOthers == ["ben"])
    try shoot.perform(.appointScorers(["cleo"], for: "ben"))
    #expect(try shoot.tournament.view(of: scorer("m")).leftToOthers == ["ben"])
  }

  @Test func `of earlier versions scores as before, where the shoot has one session`() throws {
    let issued = ScoringEvent("cardsIssued", by: "org", #"{"cards":"old"}"#)
    let issue = try #require(try Action.read(issued) as? Action.CardsIssued)
    #expect(issue.session == nil)
    #expect(try issue.body() == issued.body)
    let revoked = try #require(try Action.read(ScoringEvent("cardsRevoked", by: "org")) as? Action.CardsRevoked)
    #expect(try revoked.session == nil && revoked.body().isEmpty)

    var shoot = try shoot([])
    try shoot.perform(.issueCards("old", session: nil))
    #expect(try shoot.tournament.openCards(of: .only) == "old" && scoreable("old", in: shoot) == ["ana", "ben"])
    try shoot.shoot("9", for: "ana", by: scorer("old"))
    // With a second session, the link of the page is closed; what was recorded by it stays.
    try shoot.perform(.setSessions(Self.sessions))
    #expect(try Self.sessions.map { try shoot.tournament.openCards(of: $0) } == [nil, nil])
    #expect(try shoot.tokens(of: "ana") == "9" && shoot.tournament.refused.isEmpty)
    // Cards of today replace them.
    try shoot.perform(.issueCards("m", session: "1"))
    #expect(try scoreable("old", in: shoot).isEmpty && scoreable("m", in: shoot) == ["ana", "ben"])
  }

  @Test func `is called after the card, and two phones of one card are told apart`() throws {
    var shoot = try shoot()
    try shoot.perform(.issueCards("m", session: "1"))
    let phones = ["q", "p"].map { CardScorer("m", target: 1, phone: $0).user }
    try shoot.shoot("9 9 9", for: "ana", by: phones[0])
    #expect(try shoot.tournament.displayName(ofUser: phones[0]) == "card 1")
    try shoot.shoot("8 8 8", for: "ben", by: phones[1])
    // In the order of their first arrows.
    #expect(try phones.map { try shoot.tournament.displayName(ofUser: $0) } == ["card 1, phone 1", "card 1, phone 2"])
  }

  @Test func `is told in the audit with the session, where the shoot has several`() throws {
    var shoot = try shoot()
    try shoot.perform(.issueCards("m", session: "1"))
    try shoot.perform(.revokeCards(session: "1"))
    let trail = shoot.rehearsal.log.auditTrail().map(\.text.english)
    #expect(trail.contains("Score cards with links for scorers were made: Morning."))
    #expect(trail.contains("The links on score cards ended: Morning."))
  }
}
