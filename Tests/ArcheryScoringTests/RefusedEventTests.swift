import ArcheryScoring
import Domain
import Testing

@Suite struct `Events that the rules reject` {
  /// A started shoot of Ana, with an event by hand after it.
  func refused(
    _ type: String,
    by actor: UserID,
    on subject: PlayerID? = nil,
    retracting: EventID? = nil,
    _ body: String = ""
  ) throws -> (log: TournamentLog, code: ScoringCode?) {
    var shoot = try Shoot(archers: "ana", "ben")
    try shoot.shoot("9 9 9", for: "ana")
    try shoot.perform(.withdraw("ben", reason: nil), by: "ben")
    var log = shoot.rehearsal.log
    let id: EventID = "by hand"
    let event = ScoringEvent(type, by: actor, on: subject, body, as: id, retracting: retracting, stamped: 1_000_000)
    log.take([event])
    #expect(log.events.contains(event))
    #expect(log.tournament?.sheet(of: "ana").running.score == 27)
    return (log, log.tournament?.refused.first?.refusal.scoringCode)
  }

  static func arrow(_ end: Int, _ token: String) -> String {
    #"{"end":\#(end),"inputMode":"Buttons","isOverridden":false,"token":"\#(token)"}"#
  }

  static let arrows: [(UserID, PlayerID?, String, ScoringCode)] = [
    ("ben", "ana", arrow(2, "9"), .notScoreable), ("ana", "nobody", arrow(2, "9"), .notScoreable),
    ("ana", nil, arrow(2, "9"), .notScoreable), ("ben", "ben", arrow(1, "9"), .withdrawn),
    ("ana", "ana", arrow(1, "9"), .endAlreadyComplete), ("ana", "ana", arrow(3, "9"), .roundComplete),
    ("ana", "ana", arrow(0, "9"), .roundComplete), ("ana", "ana", arrow(.max, "9"), .roundComplete),
    ("ana", "ana", arrow(.min, "9"), .roundComplete), ("ana", "ana", arrow(2, "12"), .invalidValue),
    ("ana", "ana", "", .unreadable), ("ana", "ana", "{", .unreadable), ("ana", "ana", "[]", .unreadable),
    ("ana", "ana", #"{"end":1e99}"#, .unreadable),
  ]

  @Test(arguments: arrows)
  func `are arrows that break a rule`(actor: UserID, subject: PlayerID?, body: String, code: ScoringCode) throws {
    #expect(try refused("arrow", by: actor, on: subject, body).code == code)
  }

  static let others: [(String, UserID, String, ScoringCode)] = [
    ("created", "ana", "{}", .unreadable), ("started", "org", "", .notOpen), ("paused", "ana", "", .notCreator),
    ("resumed", "org", "", .notInProgress), ("completed", "org", #"{"force":false}"#, .notComplete),
    ("cancelled", "ana", "{}", .notCreator), ("sheetsFinalised", "ben", #"{"archers":["ana"]}"#, .notScoreable),
    ("shootOff", "org", #"{"places":[["nobody"]]}"#, .unknownParticipant), ("undone", "ana", "", .unknownArrow),
  ]

  @Test(arguments: others)
  func `and anything else that breaks one`(type: String, actor: UserID, body: String, code: ScoringCode) throws {
    #expect(try refused(type, by: actor, body).code == code)
  }

  static let retractions: [(UserID, EventID, ScoringCode)] = [
    ("ben", "e5", .notAllowed), ("org", "e1", .notAllowed), ("ana", "e1", .notAllowed), ("ana", "none", .unknownArrow),
    ("ana", "by hand", .unknownArrow),
  ]

  @Test(arguments: retractions)
  func `retractions of others' or unknown events are rejected too`(
    actor: UserID,
    target: EventID,
    code: ScoringCode
  ) throws {
    let found = try refused("undone", by: actor, retracting: target)
    #expect(found.code == code || target == "by hand")
  }

  @Test func `while a type of a newer version is kept and skipped`() throws {
    let found = try refused("windGauge", by: "ana", #"{"metresPerSecond":3}"#)
    #expect(found.code == nil)
    #expect(found.log.auditTrail().last?.effect == .unknown)
  }

  @Test func `and an undo that comes after the sheet was finalised`() throws {
    var shoot = try Shoot(ends: 1, archers: "ana")
    try shoot.shoot("9 9 9", for: "ana")
    let arrow = try #require(shoot.rehearsal.events.last?.id)
    try shoot.perform(.finalise, by: "ana")
    var log = shoot.rehearsal.log
    log.take([ScoringEvent("undone", by: "ana", on: "ana", as: "late", retracting: arrow, stamped: 1_000_000)])
    #expect(log.tournament?.sheet(of: "ana").running.score == 27)
    #expect(log.tournament?.refused.map(\.refusal.scoringCode) == [.finalized])
  }
}
