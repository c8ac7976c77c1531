import Testing

@testable import Domain
@testable import StoreEngine

@Suite("A board's state")
struct BoardStateTests {
  @Test
  func `an answer has the effect in each period, in order of the periods' names`() throws {
    var board = Ledger(BoardDefinition(periods: [.weekly, .allTime, .daily]))
    try board.take(.of("bo", .set(Score(9)), id: "0"))
    let accepted = try board.take(.of("ana", .set(Score(5)), id: "1")).accepted
    #expect(accepted.effects.map(\.bucket.id) == ["all", "1970-01-01", "1970-W01"])
    #expect(accepted.effects.map(\.before) == [nil, nil, nil])
    #expect(accepted.effects.map(\.after?.rank) == [2, 2, 2])
    #expect(accepted.revision == Revision(rawValue: 2))
    let second = try board.take(.of("ana", .increment(6), id: "2", periods: [.daily])).accepted
    #expect(second.effects.map(\.bucket.id) == ["1970-01-01"])
    #expect(second.effects.map(\.before?.rank) == [2])
    #expect(second.effects.map(\.after?.rank) == [1])
    #expect(try board.players() == ["bo", "ana"])
  }

  @Test
  func `reading empty buckets stores nothing`() throws {
    var board = Ledger(BoardDefinition(periods: [.daily]))
    try board.take(.of("ana", .set(Score(5)), id: "0"))
    for day in 1...50 {
      let bucket = Period.daily.bucket(of: Timestamp(rawValue: Int64(day) * 86_400_000), in: .utc)
      #expect(try board.page(bucket).standings.isEmpty)
    }
    #expect(board.state.bucketsInMemory == 1)
  }

  @Test
  func `a score that cannot count is refused and changes nothing`() throws {
    var board = Ledger(BoardDefinition(periods: [.allTime, .daily], plausible: 0...(.max)))
    try board.take(.of("ana", .set(Score(.max)), id: "0", periods: [.allTime]))
    try board.take(.of("ana", .set(Score(5)), id: "1", periods: [.daily]))
    let today = Period.daily.bucket(of: 0, in: .utc)
    let (before, beforeToday) = try (board.page(), board.page(today))
    let stamp = board.state.lastStamp
    #expect(throws: LeaderboardError.scoreOverflow("ana")) { try board.take(.of("ana", .increment(1), id: "2")) }
    #expect(throws: LeaderboardError.implausible(Score(-1))) { try board.take(.of("ana", .set(Score(-1)), id: "3")) }
    #expect(throws: LeaderboardError.implausible(Score(-1))) { try board.take(.of("bo", .increment(-1), id: "4")) }
    #expect(try board.page() == before)
    #expect(try board.page(today) == beforeToday)
    #expect(board.state.lastStamp == stamp)
  }

  @Test
  func `an update without an entry in every bucket is refused`() throws {
    var board = Ledger(BoardDefinition(periods: [.allTime, .daily]))
    try board.take(.of("ana", .set(Score(5)), id: "0", periods: [.allTime]))
    #expect(throws: LeaderboardError.entryNotFound("ana")) {
      try board.take(.of("ana", .set(Score(6)), id: "1", needsEntry: true))
    }
    #expect(throws: LeaderboardError.entryNotFound("ana")) { try board.take(.of("ana", .disqualify, id: "2")) }
    #expect(try board.entry()?.score == Score(5))
    try board.take(.of("ana", .set(Score(6)), id: "3", periods: [.allTime], needsEntry: true))
    #expect(try board.entry()?.score == Score(6))
  }

  @Test
  func `a sealed bucket accepts only submissions that another store has accepted`() throws {
    let hour: Int64 = 3_600_000
    var board = Ledger(BoardDefinition(periods: [.daily], graceMilliseconds: hour))
    let bucket = Period.daily.bucket(of: 0, in: .utc)
    let end = try #require(bucket.end).advanced(byMilliseconds: hour)
    #expect(throws: LeaderboardError.periodClosed(bucket)) {
      try board.take(.of("ana", .set(Score(1)), id: "0"), as: .here(at: end))
    }
    try board.take(.of("ana", .set(Score(1)), id: "0"), as: .here(at: end.advanced(byMilliseconds: -1)))
    try board.take(.of("bo", .set(Score(2)), id: "1"), as: .replicated)
    #expect(try board.page(bucket).standings.map(\.entry.player) == ["bo", "ana"])
  }

  @Test
  func `a disqualified player is not ranked, and is after the revert`() throws {
    var board = Ledger()
    try board.take(.of("ana", .set(Score(9)), id: "0"))
    try board.take(.of("bo", .set(Score(5)), id: "1"))
    let out = try board.take(.of("ana", .disqualify, id: "2")).accepted.effects
    #expect(out.map(\.before?.rank) == [1])
    #expect(out.map(\.after) == [nil])
    #expect(try board.page().total == 1)
    #expect(try board.page().standings.map(\.rank) == [1])
    let back = try board.take(.of("ana", .revert("2"), id: "3")).accepted.effects
    #expect(back.map(\.before) == [nil])
    #expect(back.map(\.after?.rank) == [1])
    #expect(try board.players() == ["ana", "bo"])
  }

  @Test
  func `only a score of the same player can be reverted`() throws {
    var board = Ledger()
    try board.take(.of("ana", .set(Score(9)), id: "0"))
    try board.take(.of("ana", .revert("0"), id: "1"))
    try board.take(.of("ana", .reset, id: "2"))
    let (page, revision) = try (board.page(), board.state.revision)
    for (player, id) in [("bo", "0"), ("ana", "1"), ("ana", "2"), ("ana", "none")] as [(PlayerID, SubmissionID)] {
      #expect(throws: LeaderboardError.cannotRevert(id)) { try board.take(.of(player, .revert(id), id: "3")) }
    }
    #expect(try board.page() == page)
    #expect(board.state.revision == revision)
  }

  @Test
  func `a revert affects the buckets of its target`() throws {
    var board = Ledger(BoardDefinition(periods: [.daily]))
    let (first, second) = (Timestamp.utc(2025, 6, 1), Timestamp.utc(2025, 6, 2))
    let now = Arrival.here(at: second)
    try board.take(.of("ana", .increment(1), id: "0", occurredAt: first), as: now)
    try board.take(.of("ana", .increment(5), id: "1", occurredAt: second), as: now)
    let effects = try board.take(.of("ana", .revert("0"), id: "2", occurredAt: second), as: now).accepted.effects
    #expect(effects.map(\.bucket.id) == ["2025-06-01"])
    #expect(try board.page(Period.daily.bucket(of: first, in: .utc)).total == 0)
    #expect(try board.page(Period.daily.bucket(of: second, in: .utc)).total == 1)
  }

  @Test
  func `a reset empties its bucket, counts the ranked ones and leaves other periods alone`() throws {
    var board = Ledger(BoardDefinition(periods: [.allTime, .daily]))
    for (place, player) in ["ana", "bo", "cy"].enumerated() {
      try board.take(.of(PlayerID(rawValue: player), .set(Score(1)), id: SubmissionID(rawValue: "\(place)")))
    }
    try board.take(.of("cy", .disqualify, id: "3", periods: [.daily]))
    let reset = try board.take(.of("owner", .reset, id: "4", periods: [.daily])).accepted
    #expect(reset.effects.map(\.removed) == [2])
    #expect(try board.page(Period.daily.bucket(of: 0, in: .utc)).total == 0)
    #expect(try board.page().total == 3)
  }

  @Test
  func `a late reset keeps everything stamped after it`() throws {
    var board = Ledger()
    try board.take(.of("ana", .increment(5), id: "0", stamped: 10))
    try board.take(.of("bo", .increment(5), id: "1", stamped: 10))
    try board.take(.of("ana", .increment(1), id: "2", stamped: 30))
    try board.take(.of("owner", .reset, id: "3", stamped: 20), as: .replicated)
    #expect(try board.players() == ["ana"])
    #expect(try board.entry()?.score == Score(1))
  }

  @Test
  func `a late submission stamped before a reset does not count`() throws {
    var board = Ledger()
    try board.take(.of("owner", .reset, id: "0", stamped: 20))
    try board.take(.of("ana", .increment(5), id: "1", stamped: 10), as: .replicated)
    #expect(try board.page().total == 0)
    try board.take(.of("ana", .increment(2), id: "2", stamped: 30))
    #expect(try board.entry()?.score == Score(2))
  }

  @Test(
    arguments: [
      .of("ana", .set(Score(1, 2)), id: "0"), .of("ana", .set(Score(keys: [])), id: "0"),
      .of("ana", .set(Score(1)), id: ""),
      .of("", .set(Score(1)), id: "0"), .of("ana", .set(Score(1)), id: "0", periods: []),
      .of("ana", .set(Score(1)), id: "0", periods: [.daily]),
      .of("ana", .set(Score(1)), id: "0", name: String(repeating: "é", count: 65)),
      .of("ana", .set(Score(1)), id: "0", attributes: ["a": String(repeating: "x", count: 257)]),
    ] as [Submission]
  )
  func `an impossible submission is rejected`(submission: Submission) throws {
    var board = Ledger()
    #expect {
      try board.take(submission)
    } throws: {
      if case .invalid = $0 as? LeaderboardError { true } else { false }
    }
    #expect(board.state.revision == .zero)
    #expect(board.state.lastStamp == nil)
  }
}
