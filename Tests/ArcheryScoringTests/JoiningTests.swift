import Access
import ArcheryScoring
import Domain
import Testing

/// Two entries of one person are joined without losing an arrow.
@Suite struct `Two entries of one person` {
  /// Ben shot the first end as `old`, and came in again as `new`.
  private func shoot() throws -> Shoot {
    var shoot = try Shoot(ends: 3, of: 2)
    for (user, name) in [("ana", "Ana"), ("old", "Ben"), ("new", "Ben")] as [(UserID, String)] {
      try shoot.join(user, named: name)
    }
    try shoot.start()
    try shoot.shoot("10 9", for: "old")
    return shoot
  }

  private func join(_ other: PlayerID, into archer: PlayerID, _ reason: String = "second phone") -> TournamentCommand {
    .joinArchers(other, into: archer, reason: reason)
  }

  /// Enters an end for a line of the roster, whatever end is next.
  private func enter(_ tokens: String, end: Int, for archer: PlayerID, in shoot: inout Shoot) throws {
    for (index, token) in tokens.split(separator: " ").enumerated() {
      let entry = ArrowEntry.token(String(token), at: ArrowPlace(end: end, number: index + 1))
      try shoot.perform(.record(entry, for: archer))
    }
  }

  @Test func `become one, with the arrows of both and a reason in the audit`() throws {
    var shoot = try shoot()
    // The phone of the second account went on with the second end, which the organiser had moved there.
    try enter("8 7", end: 1, for: "new", in: &shoot)
    try shoot.shoot("6 5", for: "old")
    try shoot.perform(.moveEnd(1, from: "new", to: "ana", reason: "wrong tab"))
    try enter("1 1", end: 1, for: "new", in: &shoot)
    try shoot.perform(.moveEnd(1, from: "new", to: "ana", reason: "again"))
    try shoot.perform(join("old", into: "new"))
    let tournament = try shoot.tournament
    #expect(tournament.roster.map(\.id) == ["ana", "new"])
    #expect(try shoot.sheet(of: "new").disputedEnds == [1])
    #expect(tournament.displayName(of: "new") == "Ben")
    let line = try #require(shoot.rehearsal.log.auditTrail().last)
    #expect(line.text == "Ben was joined with Ben, as one person. Reason: second phone.")
    #expect(line.archer == "new")
  }

  @Test func `keep different ends of both, and equal ones once`() throws {
    var shoot = try shoot()
    try enter("9 10", end: 1, for: "new", in: &shoot)
    try enter("8 7", end: 2, for: "new", in: &shoot)
    try shoot.perform(join("new", into: "old"))
    #expect(try shoot.tokens(of: "old") == "10 9 / 8 7")
    #expect(try shoot.sheet(of: "old").disputedEnds.isEmpty)
    #expect(try shoot.sheet(of: "old").running.score == 34)
  }

  @Test func `are a dispute where both have other arrows in an end, and what was not chosen stays listed`() throws {
    var shoot = try shoot()
    try enter("8 8", end: 1, for: "new", in: &shoot)
    try shoot.perform(join("new", into: "old"))
    #expect(try shoot.tokens(of: "old") == "10 9")
    let dispute = try #require(try shoot.tournament.disputes.first)
    #expect(dispute.entries.map { $0.tokens.joined(separator: " ") } == ["10 9", "8 8"])
    let other = try #require(dispute.entries.last)
    let choice = TournamentCommand.settle("old", end: 1, entry: other.id, reason: "on paper")
    try shoot.perform(choice)
    #expect(try shoot.tokens(of: "old") == "8 8" && shoot.tournament.disputes.isEmpty)
    let settled = try #require(try shoot.tournament.settledDisputes.first)
    #expect(settled.entries.map { $0.tokens.joined(separator: " ") } == ["8 8", "10 9"])
  }

  @Test func `are not joined while an unfinished end differs, nor without a reason, nor by others`() throws {
    var shoot = try shoot()
    try enter("8", end: 1, for: "new", in: &shoot)
    #expect(try shoot.refusal(of: join("new", into: "old")) == .notAllowed)
    #expect(throws: Refusal.self) { try shoot.perform(join("new", into: "old")) }
    try shoot.perform(.undo)
    #expect(try shoot.refusal(of: join("new", into: "old", " ")) == .reasonRequired)
    #expect(try shoot.refusal(of: join("new", into: "old"), by: "old") == .notCreator)
    #expect(try shoot.refusal(of: join("old", into: "old")) == .notAllowed)
    #expect(try shoot.refusal(of: join("nobody", into: "old")) == .unknownParticipant)
    // The beginning of the same end is no difference.
    try enter("10", end: 1, for: "new", in: &shoot)
    try shoot.perform(join("new", into: "old"))
    #expect(try shoot.tokens(of: "old") == "10 9")
  }

  @Test func `let both accounts score, and take arrows that a phone still held`() throws {
    var shoot = try shoot()
    try shoot.perform(join("new", into: "old"))
    #expect(try shoot.tournament.archer(of: "new")?.id == "old")
    let held = TournamentCommand.record(.token("7", at: ArrowPlace(end: 2, number: 1)), for: "new")
    try shoot.perform(held, by: "new")
    try shoot.shoot("6", for: "old", by: "new")
    try shoot.shoot("5 4", for: "old", by: "old")
    #expect(try shoot.tokens(of: "old") == "10 9 / 7 6 / 5 4")
    // The account that was joined comes in no third time.
    #expect(try shoot.refusal(of: .add(.init("new", displayName: "Ben")), by: "new") == .alreadyTakingPart)
    #expect(try shoot.tournament.screen(for: "new").may.join == false)
  }

  @Test func `give a guest the account of the other entry`() throws {
    var shoot = try Shoot()
    try shoot.perform(.entry("entry-ben", "Ben"))
    try shoot.join("ben", named: "Ben")
    try shoot.start()
    try shoot.shoot("9 9 9", for: "ben")
    try shoot.perform(join("ben", into: "entry-ben"))
    #expect(try shoot.tournament.archer(of: "ben")?.id == "entry-ben")
    #expect(try shoot.tournament["entry-ben"]?.account == "ben" && shoot.tokens(of: "entry-ben") == "9 9 9")
  }

  @Test func `are joined after the end as a correction of the results`() throws {
    var shoot = try shoot()
    try shoot.perform(.complete(force: true))
    try shoot.perform(join("new", into: "old"))
    #expect(try shoot.tournament.corrections == 1)
  }

  @Test func `are joined alike in any order of arrival, also with an arrow that comes later`() throws {
    var shoot = try shoot()
    try enter("8 7", end: 1, for: "new", in: &shoot)
    try shoot.perform(join("new", into: "old"))
    try shoot.shoot("6 5", for: "new", by: "new")
    let events = shoot.rehearsal.log.events
    var backwards = TournamentLog("shoot")
    for event in events.reversed() { backwards.take([event]) }
    #expect(backwards.tournament == shoot.rehearsal.tournament)
    #expect(try shoot.tokens(of: "old") == "10 9 / 6 5")
  }
}
