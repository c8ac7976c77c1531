import ArcheryScoring
import CanonicalJSON
import Domain
import Leaderboards
import Testing

@Suite struct `An entry and an account` {
  /// Ana joined with her account; Ben is on the entry list and has an account that is a member.
  private func shoot(started: Bool = true) throws -> Shoot {
    var shoot = try Shoot()
    try shoot.join("ana", named: "Ana")
    try shoot.perform(.entry("entry-ben", "Ben"))
    if started { try shoot.start() }
    return shoot
  }

  @Test(arguments: ["before", "during", "after"])
  func `are linked by the account's request and the organiser's approval, at any time`(when: String) throws {
    var shoot = try shoot(started: when != "before")
    if when == "after" {
      try shoot.shoot("9 9 9 9 9 9", for: "ana")
      try shoot.shoot("8 8 8 8 8 8", for: "entry-ben", by: Shoot.organiser)
      try shoot.perform(.complete(force: false))
    }
    #expect(try shoot.refusal(of: .approveLink("entry-ben", to: "ben")) == .notLinkable)
    try shoot.perform(.requestLink("entry-ben"), by: "ben")
    #expect(try shoot.tournament["entry-ben"]?.requests == ["ben"])
    #expect(try shoot.tournament.archer(of: "ben") == nil)
    for other in ["ben", "ana"] as [UserID] {
      #expect(try shoot.refusal(of: .approveLink("entry-ben", to: "ben"), by: other) == .notCreator)
    }
    try shoot.perform(.approveLink("entry-ben", to: "ben"))
    #expect(try shoot.tournament.archer(of: "ben")?.id == "entry-ben")
    #expect(try shoot.tournament.screen(for: "ben").roster.map(\.isCurrentUser) == [false, true])
    #expect(
      try shoot.tournament.board(for: BoardViewer("ben", now: 0)).rows.filter(\.isCurrentUser).map(\.id) == [
        "entry-ben"
      ]
    )
  }

  @Test func `make the account the scorer of its archer, and nobody waits at the organiser's target`() throws {
    var shoot = try shoot()
    #expect(try shoot.refusal(of: .record(.token("9"), for: "entry-ben"), by: "ben") == .notScoreable)
    try shoot.perform(.requestLink("entry-ben"), by: "ben")
    try shoot.perform(.approveLink("entry-ben", to: "ben"))
    try shoot.shoot("9 9 9", for: "entry-ben", by: "ben")
    #expect(try shoot.tokens(of: "entry-ben") == "9 9 9")
    try shoot.perform(.endLink("entry-ben", of: "ben"), by: "ben")
    #expect(try shoot.refusal(of: .record(.token("9"), for: "entry-ben"), by: "ben") == .notScoreable)
    // The arrows that the account entered stay.
    #expect(try shoot.tokens(of: "entry-ben") == "9 9 9")
  }

  @Test func `are asked for by one account ten times at most`() throws {
    var shoot = try shoot()
    for _ in 1...10 {
      try shoot.perform(.requestLink("entry-ben"), by: "ben")
      try shoot.perform(.endLink("entry-ben", of: "ben"), by: "ben")
    }
    #expect(try shoot.refusal(of: .requestLink("entry-ben"), by: "ben") == .notLinkable)
    #expect(try shoot.tournament["entry-ben"]?.requests == [])
    try shoot.perform(.requestLink("entry-ben"), by: "carl")
  }

  @Test func `part again by either side, and may be linked anew`() throws {
    var shoot = try shoot()
    for side in ["ben", Shoot.organiser] as [UserID] {
      try shoot.perform(.requestLink("entry-ben"), by: "ben")
      try shoot.perform(.approveLink("entry-ben", to: "ben"))
      #expect(try shoot.refusal(of: .endLink("entry-ben", of: "ben"), by: "ana") == .notCreator)
      try shoot.perform(.endLink("entry-ben", of: "ben"), by: side)
      #expect(try shoot.tournament["entry-ben"]?.account == nil)
    }
    try shoot.perform(.requestLink("entry-ben"), by: "ben")
    try shoot.perform(.endLink("entry-ben", of: "ben"))
    #expect(try shoot.refusal(of: .approveLink("entry-ben", to: "ben")) == .notLinkable)
    let trail = shoot.rehearsal.log.auditTrail().map(\.text)
    #expect(trail.contains("Ben was linked with an account."))
    #expect(trail.filter { $0 == "Ben: the link with an account ended." }.count == 3)
  }

  @Test func `are one to one`() throws {
    var shoot = try shoot()
    try shoot.perform(.entry("entry-cleo", "Cleo"))
    try shoot.perform(.requestLink("entry-cleo"), by: "ben")
    try shoot.perform(.requestLink("entry-ben"), by: "ben")
    // An account asks for one archer at a time.
    #expect(try shoot.tournament.roster.map(\.requests) == [[], ["ben"], []])
    try shoot.perform(.requestLink("entry-ben"), by: "dora")
    try shoot.perform(.approveLink("entry-ben", to: "ben"))
    #expect(try shoot.tournament["entry-ben"]?.requests == [])
    #expect(try shoot.refusal(of: .requestLink("entry-ben"), by: "dora") == .alreadyLinked)
    #expect(try shoot.refusal(of: .requestLink("entry-cleo"), by: "ben") == .alreadyTakingPart)
    #expect(try shoot.refusal(of: .requestLink("ana"), by: "dora") == .notLinkable)
    #expect(try shoot.refusal(of: .add(.init("ben", displayName: "Ben")), by: "ben") == .alreadyTakingPart)
  }

  @Test func `bring a member's earlier line, with its arrows, to a second account of the same name`() throws {
    var shoot = try shoot()
    try shoot.shoot("9 8 7", for: "ana")
    // Ana lost her account, and came in again as another member.
    try shoot.join("ana-2", named: "ana ")
    #expect(try shoot.refusal(of: .requestLink("ana"), by: "dora") == .notLinkable)
    #expect(try shoot.tournament.linkable(by: "ana-2").map(\.id).contains("ana"))
    try shoot.perform(.requestLink("ana"), by: "ana-2")
    try shoot.perform(.approveLink("ana", to: "ana-2"))
    #expect(try shoot.tournament.archer(of: "ana-2")?.id == "ana")
    #expect(try shoot.tournament.archer(of: "ana") == nil)
    #expect(try shoot.tournament.roster.map(\.id) == ["ana", "entry-ben"])
    #expect(try shoot.refusal(of: .record(.token("9"), for: "ana"), by: "ana") == .notScoreable)
    try shoot.shoot("6", for: "ana", by: "ana-2")
    #expect(try shoot.tokens(of: "ana") == "9 8 7 / 6")
    try shoot.perform(.endLink("ana", of: "ana-2"))
    #expect(try shoot.tournament.archer(of: "ana")?.id == "ana")
  }

  @Test func `replace the account's own line while it has no arrow, and never after`() throws {
    var shoot = try shoot()
    try shoot.join("ben", named: "Ben")
    try shoot.perform(.requestLink("entry-ben"), by: "ben")
    try shoot.perform(.approveLink("entry-ben", to: "ben"))
    #expect(try shoot.tournament.roster.map(\.id) == ["ana", "entry-ben"])
    try shoot.shoot("9", for: "ana")
    #expect(try shoot.refusal(of: .requestLink("entry-ben"), by: "ana") == .alreadyLinked)
    try shoot.perform(.endLink("entry-ben", of: "ben"), by: "ben")
    #expect(try shoot.refusal(of: .requestLink("entry-ben"), by: "ana") == .alreadyTakingPart)
  }

  @Test func `replace the account's own line without an arrow after the end, too`() throws {
    var shoot = try shoot(started: false)
    for user in ["ben", Shoot.organiser] as [UserID] { try shoot.join(user) }
    try shoot.perform(.entry("entry-org", "Org"))
    try shoot.start()
    try shoot.shoot("9 9 9 9 9 9", for: "ana")
    for guest in ["entry-ben", "entry-org"] as [PlayerID] {
      for _ in 1...6 { try shoot.perform(.record(.token("8", isFromCard: true), for: guest)) }
    }
    try shoot.perform(.complete(force: true))
    #expect(try shoot.refusal(of: .requestLink("entry-ben"), by: "ana") == .alreadyTakingPart)
    #expect(try shoot.refusal(of: .remove("ben")) == .notInProgress)
    try shoot.perform(.requestLink("entry-ben"), by: "ben")
    #expect(try shoot.refusal(of: .remove("ben"), by: "ben") == .notInProgress)
    try shoot.perform(.approveLink("entry-ben", to: "ben"))
    try shoot.perform(.requestLink("entry-org"))
    #expect(try shoot.tournament.roster.map(\.id) == ["ana", "entry-ben", "entry-org"])
    #expect(try shoot.tournament.archer(of: "ben")?.id == "entry-ben")
    // The lines without an arrow are on the result list no more.
    #expect(try shoot.results().version == 3)
  }

  @Test func `are linked at once where the organiser is the archer`() throws {
    var shoot = try shoot()
    let events = try shoot.perform(.requestLink("entry-ben"))
    #expect(events.map(\.type) == ["linkRequested", "linkApproved"])
    #expect(try shoot.tournament.archer(of: Shoot.organiser)?.id == "entry-ben")
    #expect(try shoot.perform(.requestLink("entry-ben")).isEmpty)
  }

  @Test func `leave no name, year or licence in the journal`() throws {
    var shoot = try shoot()
    try shoot.perform(.requestLink("entry-ben"), by: "ben")
    let approval = try shoot.perform(.approveLink("entry-ben", to: "ben"))
    #expect(approval.map { String(decoding: $0.body, as: UTF8.self) } == [#"{"account":"ben"}"#])
  }

  @Test func `keep arrows of the account that arrive after the link has ended`() throws {
    var (phone, server) = (Replica("phone"), Replica("server"))
    let round = try Round(custom: "Test", passes: [Pass(ends: 1, arrowsPerEnd: 3, .tenZone)])
    try server.perform(.create(name: "Shoot", round: round, settings: TournamentSettings()), by: "org", at: 1)
    try server.perform(.entry("entry-ben", "Ben"), by: "org", at: 2)
    try server.perform(.start, by: "org", at: 3)
    try server.perform(.requestLink("entry-ben"), by: "ben", at: 4)
    try server.perform(.approveLink("entry-ben", to: "ben"), by: "org", at: 5)
    phone.receive(server.events)
    try phone.perform(.record(.token("9"), for: "entry-ben"), by: "ben", at: 10)
    try server.perform(.endLink("entry-ben", of: "ben"), by: "org", at: 20)
    server.receive(phone.events)
    #expect(server.log.tournament?.sheet(of: "entry-ben").running.score == 9)
    #expect(server.log.tournament?.refused.isEmpty == true)
  }

  // MARK: Removing

  @Test func `a mistaken entry leaves the roster while it has no arrow, and never after`() throws {
    var shoot = try shoot()
    #expect(try shoot.refusal(of: .remove("entry-ben"), by: "ana") == .notScoreable)
    try shoot.perform(.remove("entry-ben"))
    #expect(try shoot.tournament.roster.map(\.id) == ["ana"])
    #expect(shoot.rehearsal.log.auditTrail().last?.text == "Ben was removed from the roster.")
    try shoot.perform(.entry("entry-ben", "Ben"))
    try shoot.shoot("9", for: "entry-ben", by: Shoot.organiser)
    #expect(try shoot.refusal(of: .remove("entry-ben")) == .hasArrows)
    try shoot.perform(.undo)
    try shoot.perform(.remove("entry-ben"))
    #expect(try shoot.refusal(of: .record(.token("9"), for: "entry-ben")) == .notScoreable)
  }

  @Test func `a late starter's misses are no arrows`() throws {
    var shoot = try Shoot(settings: TournamentSettings(lateJoiners: .missedEndsAreMisses), archers: "ana")
    try shoot.shoot("9 9 9", for: "ana")
    try shoot.addGuest("guest", named: "Gast", by: "ana")
    #expect(try shoot.tokens(of: "guest") == "M M M")
    try shoot.perform(.remove("guest"), by: "ana")
    #expect(try shoot.tournament.roster.map(\.id) == ["ana"])
  }

  @Test func `an arrow from before the removal keeps the archer in`() throws {
    var (phone, server) = (Replica("phone"), Replica("server"))
    let round = try Round(custom: "Test", passes: [Pass(ends: 1, arrowsPerEnd: 3, .tenZone)])
    try server.perform(.create(name: "Shoot", round: round, settings: TournamentSettings()), by: "org", at: 1)
    try server.perform(.add(.init("ana", displayName: "Ana")), by: "ana", at: 2)
    try server.perform(.start, by: "org", at: 3)
    phone.receive(server.events)
    try phone.perform(.record(.token("9"), for: "ana"), by: "ana", at: 10)
    try server.perform(.remove("ana"), by: "org", at: 20)
    server.receive(phone.events)
    #expect(server.log.tournament?.sheet(of: "ana").running.score == 9)
    #expect(server.log.tournament?.refused.map(\.event.type) == ["participantRemoved"])
  }
}
