import Access
import ArcheryScoring
import CanonicalJSON
import Domain
import Spaces
import Testing

/// A shoot has an owner and the organisers that were appointed.
@Suite struct `Organisers of a shoot` {
  private struct Body: Encodable {
    let account: UserID
    let role: String
  }

  /// A log with the shoot of `org`, which Ana, Ben and Cleo have joined.
  private func log() throws -> TournamentLog {
    var shoot = try Shoot()
    for (user, name) in [("ana", "Ana"), ("ben", "Ben"), ("cleo", "Cleo")] as [(UserID, String)] {
      try shoot.join(user, named: name)
    }
    return shoot.rehearsal.log
  }

  private func event(_ role: String, _ user: UserID, by actor: UserID, at second: Int64) throws -> ScoringEvent {
    ScoringEvent(
      id: EventID(rawValue: "a\(second)"),
      type: "organiserSet",
      actor: actor,
      occurredAt: Timestamp(rawValue: second * 1000),
      body: try CanonicalJSON.encode(Body(account: user, role: role)),
      stamp: Stamp(time: Timestamp(rawValue: second * 1000), device: "test")
    )
  }

  private func refusal(_ command: TournamentCommand, by user: UserID, in log: TournamentLog) -> ScoringCode? {
    do {
      _ = try log.decide(command, by: user)
      return nil
    } catch {
      return error.scoringCode
    }
  }

  @Test func `may all do what the one may, until they are dismissed`() throws {
    var log = try log()
    let round = try #require(log.tournament?.round)
    let commands: [TournamentCommand] = [
      .start, .cancel(reason: nil), .change(name: "x", round: round, settings: .init()),
      .disqualify("ana", reason: "why"), .appointScorers(["cleo"], for: "ana"),
      .setSessions([LineSession("2", name: "B")]), .issueCards("m", session: "1"),
      .changeEntrant("ana", Entrant(club: "Oak")), .deleteName("ana"), .withdraw("ana", reason: nil),
    ]
    for command in commands { #expect(refusal(command, by: "ben", in: log) != nil, "\(command)") }
    log.take([try event("admin", "ben", by: "org", at: 100)])
    for command in commands { #expect(refusal(command, by: "ben", in: log) == nil, "\(command)") }
    #expect(log.tournament?.screen(for: "ben").may.manageRoster == true)
    #expect(log.tournament?.summary(for: "ben").isCreator == true)
    log.take([try event("member", "ben", by: "org", at: 101)])
    for command in commands { #expect(refusal(command, by: "ben", in: log) != nil, "\(command)") }
    #expect(log.tournament?.refused.isEmpty == true)
  }

  @Test func `appoint each other, with a line of the audit for each`() throws {
    var log = try log()
    log.take([
      try event("admin", "ana", by: "org", at: 100), try event("admin", "ben", by: "ana", at: 101),
      try event("member", "ana", by: "ben", at: 102), try event("owner", "ben", by: "org", at: 103),
    ])
    #expect(
      log.auditTrail().suffix(4).map(\.text) == [
        "Ana became a co-organiser.", "Ben became a co-organiser.", "Ana is no longer a co-organiser.",
        "Ben is the organiser now.",
      ]
    )
  }

  @Test func `always have an owner, whom nobody dismisses`() throws {
    var log = try log()
    log.take([
      try event("admin", "ben", by: "org", at: 100), try event("member", "org", by: "ben", at: 101),
      try event("owner", "ben", by: "ben", at: 102), try event("admin", "cleo", by: "ana", at: 103),
    ])
    #expect(log.tournament?.refused.count == 3)
    #expect(log.tournament?.organises("org") == true && log.tournament?.organises("cleo") == false)
    log.take([try event("owner", "ben", by: "org", at: 104), try event("member", "org", by: "ben", at: 105)])
    #expect(log.tournament?.organises("org") == false && log.tournament?.owner == "ben")
    // The last one stays.
    log.take([try event("member", "ben", by: "ben", at: 106)])
    #expect(log.tournament?.organises("ben") == true)
  }

  @Test func `are the same in any order of arrival`() throws {
    let events = [
      try event("admin", "ana", by: "org", at: 100), try event("admin", "ben", by: "ana", at: 101),
      try event("member", "ana", by: "ben", at: 102), try event("admin", "cleo", by: "ana", at: 103),
    ]
    var (forwards, backwards) = (try log(), try log())
    forwards.take(events)
    for event in events.reversed() { backwards.take([event]) }
    #expect(forwards.tournament == backwards.tournament)
    #expect(forwards.tournament?.coOrganisers == ["ben"])
  }

  @Test func `who leave organise no more`() throws {
    var log = try log()
    log.take([try event("admin", "ana", by: "org", at: 100)])
    #expect(try log.departure(of: "ana").count == 1 && log.departure(of: "ben").isEmpty)
    #expect(try log.departure(of: "org").isEmpty)
  }
}
