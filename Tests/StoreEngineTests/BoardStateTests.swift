import TestSupport
import Testing

@testable import Domain
@testable import StoreEngine

@Suite("A board's state")
struct BoardStateTests {
  @Test func `reading empty buckets stores nothing`() throws {
    var board = Ledger(BoardDefinition(periods: [.daily]))
    try board.take(.of("ana", .set(Score(5)), id: "0"))
    for day in 1...50 {
      let bucket = Period.daily.bucket(of: Timestamp(rawValue: Int64(day) * 86_400_000), in: .utc)
      #expect(try board.page(bucket).standings.isEmpty)
    }
    #expect(board.state.entriesInMemory == 2, "one bucket with one entry")
  }

  @Test func `an update without an entry in every bucket is refused`() throws {
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

  @Test func `a revert affects the buckets of its target`() throws {
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
}
