import Domain
import InMemory
import Leaderboards
import SeededRandom
import StoreEngine
import TestSupport
import Testing

@Suite("A board's events", .timeLimit(.minutes(1)))
struct BoardEventsTests {
  private let day = Bucket(period: .daily, id: "2025-06-11", start: .utc(2025, 6, 11), end: .utc(2025, 6, 12))

  private func events(_ scene: BoardScene) async throws -> BoardEvents {
    try await scene.board.events(waiting: scene.clock.wait)
  }

  /// The next events.
  private func take(_ count: Int, _ events: BoardEvents) async throws -> [BoardEvent] {
    var taken: [BoardEvent] = []
    for try await event in events {
      taken.append(event)
      if taken.count == count { break }
    }
    return taken
  }

  @Test func `report each update with its displacements, in every bucket`() async throws {
    let scene = try await BoardScene(BoardDefinition(periods: [.daily, .allTime]))
    try await scene.submit(["ana": 5, "bo": 7, "cem": 6])
    let events = try await events(scene)
    try await scene.board.submit(8, for: "ana", in: [.daily])
    try await scene.board.update(2, .increment, for: "cem")
    #expect(
      try await take(7, events) == [
        .updated(player: "ana", bucket: day, oldRank: 3, newRank: 1, score: 8),
        .displaced(player: "bo", bucket: day, oldRank: 1, newRank: 2),
        .displaced(player: "cem", bucket: day, oldRank: 2, newRank: 3),
        .updated(player: "cem", bucket: .allTime, oldRank: 2, newRank: 1, score: 8),
        .displaced(player: "bo", bucket: .allTime, oldRank: 1, newRank: 2),
        .updated(player: "cem", bucket: day, oldRank: 3, newRank: 1, score: 8),
        .displaced(player: "bo", bucket: day, oldRank: 2, newRank: 3),
      ]
    )
  }

  @Test func `tell a first entry, and one that leaves the ranking`() async throws {
    let scene = try await BoardScene(BoardDefinition())
    try await scene.submit(["ana": 5])
    let events = try await events(scene)
    try await scene.board.submit(9, for: "bo", as: "s")
    try await scene.board.disqualify("bo")
    #expect(
      try await take(4, events) == [
        .updated(player: "bo", bucket: .allTime, oldRank: nil, newRank: 1, score: 9),
        .displaced(player: "ana", bucket: .allTime, oldRank: 1, newRank: 2),
        .updated(player: "bo", bucket: .allTime, oldRank: 1, newRank: nil, score: 9),
        .displaced(player: "ana", bucket: .allTime, oldRank: 2, newRank: 1),
      ]
    )
  }

  @Test func `report no unchanged entries, and no earlier events`() async throws {
    let scene = try await BoardScene(BoardDefinition())
    try await scene.submit(["ana": 5, "bo": 4])
    let events = try await events(scene)
    scene.clock.advance(milliseconds: 1000)
    try await scene.board.submit(5, for: "ana")
    try await scene.board.submit(3, .best, for: "ana")
    try await scene.board.submit(0, .increment, for: "ana")
    try await scene.board.submit(4, for: "bo", as: "once")
    try await scene.board.submit(4, for: "bo", as: "once")
    try await scene.board.submit(4, for: "bo", named: "Bo")
    #expect(try await take(1, events) == [.updated(player: "bo", bucket: .allTime, oldRank: 2, newRank: 2, score: 4)])
  }

  @Test func `tell resets, and go on from the empty bucket`() async throws {
    let scene = try await BoardScene(BoardDefinition())
    try await scene.submit(["ana": 5, "bo": 4])
    let events = try await events(scene)
    try await scene.board.submit(6, for: "bo")
    try await scene.board.reset(.allTime)
    try await scene.board.reset(.allTime)
    try await scene.submit(["cem": 1, "dan": 2])
    let told = try await take(6, events)
    // The store was ahead: who stood there before the reset is not known any more.
    #expect(told[0] == .updated(player: "bo", bucket: .allTime, oldRank: 2, newRank: 1, score: 6))
    #expect(
      [.displaced(player: "ana", bucket: .allTime, oldRank: 1, newRank: 2), .reordered(.allTime)].contains(told[1])
    )
    #expect(
      Array(told[2...]) == [
        .reset(.allTime, removed: 2),
        .updated(player: "cem", bucket: .allTime, oldRank: nil, newRank: 1, score: 1),
        .updated(player: "dan", bucket: .allTime, oldRank: nil, newRank: 1, score: 2),
        .displaced(player: "cem", bucket: .allTime, oldRank: 1, newRank: 2),
      ]
    )
  }

  @Test func `tell of one reordering where more than a hundred are displaced`() async throws {
    let scene = try await BoardScene(BoardDefinition())
    for number in 0..<101 {
      try await scene.board.submit(Score(1000 - number), for: PlayerID("p\(number)"))
    }
    let events = try await events(scene)
    try await scene.board.submit(2000, for: "p100")
    #expect(
      try await take(1, events) == [.updated(player: "p100", bucket: .allTime, oldRank: 101, newRank: 1, score: 2000)]
    )
    let more = try await self.events(scene)
    try await scene.board.submit(3000, for: "new")
    #expect(
      try await take(2, more) == [
        .updated(player: "new", bucket: .allTime, oldRank: nil, newRank: 1, score: 3000), .reordered(.allTime),
      ]
    )
  }

  @Test func `report the end of a bucket with ranked entries after its grace period`() async throws {
    let scene = try await BoardScene(BoardDefinition(periods: [.daily, .weekly], graceMilliseconds: 3_600_000))
    try await scene.submit(["ana": 5])
    let events = try await events(scene)
    try await eventually("the followers settle") { scene.clock.waiting == 1 }
    scene.clock.advance(byHours: 13, milliseconds: -1001)
    try await scene.board.submit(6, for: "ana", in: [.daily], occurredAt: TestClock.start)
    #expect(try await take(1, events) == [.updated(player: "ana", bucket: day, oldRank: 1, newRank: 1, score: 6)])
    scene.clock.advance(milliseconds: 1)
    #expect(try await take(1, events) == [.sealed(day)])
    scene.clock.advance(byHours: 24 * 5)
    let week = Bucket(period: .weekly, id: "2025-W24", start: .utc(2025, 6, 9), end: .utc(2025, 6, 16))
    #expect(try await take(1, events) == [.sealed(week)])
  }

  @Test func `of a write come after those of the bucket that it was late for`() async throws {
    let scene = try await BoardScene(BoardDefinition(periods: [.daily], graceMilliseconds: 0))
    try await scene.submit(["ana": 5])
    let events = try await events(scene)
    scene.clock.advance(byHours: 24)
    try await scene.submit(["bo": 1])
    let told = try await take(2, events)
    #expect(Set(told).contains(.sealed(day)))
    #expect(told.contains { if case .updated("bo", _, nil, 1, 1) = $0 { true } else { false } })
  }

  // MARK: Readers

  @Test func `are all reported to each reader`() async throws {
    let scene = try await BoardScene(BoardDefinition())
    let readers = [try await events(scene), try await events(scene), try await events(scene)]
    for score in 1...5 as ClosedRange<Int64> { try await scene.board.submit(Score(score), for: "ana") }
    for reader in readers {
      let scores = try await take(5, reader).map { event -> Score? in
        if case .updated(_, _, _, _, let score) = event { score } else { nil }
      }
      #expect(scores == [1, 2, 3, 4, 5])
    }
  }

  @Test func `wait for a slow reader only as many as there is room for, the newest`() async throws {
    let scene = try await BoardScene(BoardDefinition())
    let events = try await events(scene)
    for score in 1...100 as ClosedRange<Int64> { try await scene.board.submit(Score(score), for: "ana") }
    try await eventually("the followers settle") { events.dropped == 100 - BoardEvents.writes }
    let told = try await take(BoardEvents.writes, events)
    #expect(told.first == .updated(player: "ana", bucket: .allTime, oldRank: 1, newRank: 1, score: 37))
    #expect(told.last == .updated(player: "ana", bucket: .allTime, oldRank: 1, newRank: 1, score: 100))
  }

  @Test func `end with the task that reads them, and release everything`() async throws {
    let scene = try await BoardScene()
    let events = try await events(scene)
    try await eventually("the followers settle") { scene.store.followerCount == 1 && scene.clock.waiting == 1 }
    let reading = Task { for try await _ in events {} }
    reading.cancel()
    try await reading.value
    try await eventually("the followers settle") { scene.store.followerCount == 0 && scene.clock.waiting == 0 }
  }

  @Test func `end when they are released`() async throws {
    let scene = try await BoardScene()
    do {
      let events = try await events(scene)
      try await eventually("the followers settle") { scene.store.followerCount == 1 }
      #expect(events.dropped == 0)
    }
    try await eventually("the followers settle") { scene.store.followerCount == 0 && scene.clock.waiting == 0 }
  }

  @Test func `end with the store's failure`() async throws {
    let scene = try await BoardScene()
    let boards = FailingBoards(scene.store)
    let clock = ClockAndIdentities(now: { [clock = scene.clock] in clock.now }, newIdentity: { "x" })
    let board = try await Leaderboard.open(at: scene.board.path, in: boards, with: clock)
    let events = try await board.events(waiting: scene.clock.wait)
    boards.fail()
    try await scene.board.submit(1, for: "ana")
    await #expect(throws: LeaderboardError.store(.full)) { try await take(1, events) }
    try await eventually("the followers settle") { scene.store.followerCount == 0 }
  }

  // MARK: Chance

  /// Ranks before and after each write, read from the whole board, are what the events must tell.
  @Test(arguments: [TiePolicy.competition, .dense, .ordinal], [true, false])
  func `match two looks at the whole board`(ties: TiePolicy, isSlow: Bool) async throws {
    for seed in 1...UInt64(15) {
      var random = SplitMix64(seed: seed)
      let scene = try await BoardScene(BoardDefinition(ties: ties, tieOrder: seed % 2 == 0 ? .id : .reachedAt))
      for number in 0..<6 { try await scene.submit([PlayerID("p\(number)"): Int64(number / 2)]) }
      let events = try await events(scene)
      var expected: [Set<BoardEvent>] = []
      var told: [Set<BoardEvent>] = []
      for step in 0..<40 {
        let changes = try await changes(scene) { try await write(scene.board, step, &random) }
        if changes.isEmpty { continue }
        expected.append(changes)
        if !isSlow { told.append(Set(try await take(changes.count, events))) }
      }
      if isSlow { for changes in expected { told.append(Set(try await take(changes.count, events))) } }
      try #require(told == expected, "seed \(seed)")
    }
  }

  /// Writes something for someone.
  private func write(_ board: Leaderboard, _ step: Int, _ random: inout SplitMix64) async throws {
    let player = PlayerID("p\(random.next(below: 8))")
    let history = try await board.history(of: player).map(\.submission.id)
    let id = SubmissionID(rawValue: "s\(step)")
    do throws(LeaderboardError) {
      switch random.next(below: 10) {
      case 0: try await board.disqualify(player, as: id)
      case 1...2 where !history.isEmpty:
        try await board.revert(history[random.next(below: history.count)], of: player, as: id)
      default: try await board.submit(Score(random.next(below: 5)), .set, for: player, as: id)
      }
    } catch {
      // Then nothing was written.
      #expect([.entryNotFound(player)].contains(error) || "\(error)".contains("cannot be reverted"))
    }
  }

  /// Returns the visible changes of the board by a write to one player's entry.
  private func changes(_ scene: BoardScene, by write: () async throws -> Void) async throws -> Set<BoardEvent> {
    let before = try await scene.board.top(.allTime).standings
    scene.clock.advance(milliseconds: 1000)
    try await write()
    let after = try await scene.board.top(.allTime).standings
    let writer = try await scene.store.submissions(of: scene.board.path, player: nil, after: .zero, limit: 1000)
      .last?.submission.player
    var changes: Set<BoardEvent> = []
    for player in Set((before + after).map(\.entry.player)) {
      let old = before.first { $0.entry.player == player }
      let new = after.first { $0.entry.player == player }
      if player == writer, let score = (new ?? old)?.entry.score {
        if old?.rank == new?.rank && old?.entry.score == new?.entry.score { continue }
        changes.insert(
          .updated(player: player, bucket: .allTime, oldRank: old?.rank, newRank: new?.rank, score: score)
        )
      } else if let old, let new, old.rank != new.rank {
        changes.insert(.displaced(player: player, bucket: .allTime, oldRank: old.rank, newRank: new.rank))
      }
    }
    return changes
  }
}
