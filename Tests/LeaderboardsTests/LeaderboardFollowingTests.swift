import CanonicalJSON
import Domain
import InMemory
import Leaderboards
import Synchronization
import TestSupport
import Testing

@Suite("A followed leaderboard", .timeLimit(.minutes(1)))
struct LeaderboardFollowingTests {
  /// The states that a loop has seen so far, each as its bucket and lines.
  private final class Seen: Sendable {
    private let states = Mutex<[[String]]>([])

    var all: [[String]] { states.withLock { $0 } }

    func follow(_ snapshots: Snapshots<BoardSnapshot, LeaderboardError>) -> Task<Void, any Error> {
      Task {
        for try await snapshot in snapshots { states.withLock { $0.append([snapshot.bucket.id] + snapshot.lines) } }
      }
    }
  }

  @Test func `shows its state now and after each change, equal states once`() async throws {
    let scene = try await BoardScene(BoardDefinition(periods: [.daily, .allTime]))
    try await scene.submit(["ana": 5])
    let seen = Seen()
    let reading = seen.follow(scene.board.follow(.daily, limit: 2, waiting: scene.clock.wait))
    try await eventually("the first state") { seen.all.count == 1 }
    try await scene.board.submit(9, for: "cem", in: [.allTime])
    try await scene.board.submit(7, for: "bo", in: [.daily])
    try await eventually("the second state") { seen.all.count == 2 }
    try await scene.board.submit(6, for: "dan", in: [.daily])
    try await eventually("the third state") { seen.all.count == 3 }
    let day = "2025-06-11"
    #expect(seen.all == [[day, "1 ana 5"], [day, "1 bo 7", "2 ana 5"], [day, "1 bo 7", "2 dan 6"]])
    reading.cancel()
    try await reading.value
    try await eventually("nobody follows") { scene.store.followerCount == 0 && scene.clock.waiting == 0 }
  }

  @Test func `moves on at midnight in the board's zone, and not before`() async throws {
    let berlin = try ZoneTable(named: "Europe/Berlin")
    let scene = try await BoardScene(BoardDefinition(periods: [.daily], zone: berlin))
    try await scene.board.submit(5, for: "ana")
    let seen = Seen()
    let reading = seen.follow(scene.board.follow(.daily, waiting: scene.clock.wait))
    try await eventually("the first state") { seen.all.count == 1 && scene.clock.waiting == 1 }
    scene.clock.advance(byHours: 10, milliseconds: -1)
    try await eventually("the clock is watched again") { scene.clock.waiting == 1 }
    #expect(seen.all == [["2025-06-11", "1 ana 5"]])
    scene.clock.advance(milliseconds: 1)
    try await eventually("the next day") { seen.all.count == 2 }
    #expect(seen.all.last == ["2025-06-12"])
    // A machine that slept for days shows today.
    try await eventually("the clock is watched again") { scene.clock.waiting == 1 }
    scene.clock.advance(byHours: 72)
    try await eventually("today") { seen.all.last == ["2025-06-15"] }
    reading.cancel()
    try await reading.value
  }

  @Test func `of all time waits for no moment`() async throws {
    let scene = try await BoardScene(BoardDefinition())
    var states = scene.board.follow(.allTime, waiting: scene.clock.wait).makeAsyncIterator()
    #expect(try await states.next()?.lines == [])
    try await scene.submit(["ana": 5])
    #expect(try await states.next()?.lines == ["1 ana 5"])
    #expect(scene.clock.waiting == 0)
  }

  @Test func `ends with the error of a period that it does not have`() async throws {
    let scene = try await BoardScene(BoardDefinition())
    var states = scene.board.follow(.weekly, waiting: scene.clock.wait).makeAsyncIterator()
    let reason = LeaderboardError.invalid("the board has no weekly buckets; its periods are allTime")
    await #expect(throws: reason) { _ = try await states.next() }
  }

  // MARK: Snapshots

  @Test func `is equal at any time of the request, and comes back from JSON`() async throws {
    let scene = try await BoardScene(BoardDefinition(periods: [.daily]))
    try await scene.submit(["ana": 5, "bo": 7])
    let first = try await scene.board.top(.daily)
    scene.clock.advance(milliseconds: 1)
    let second = try await scene.board.top(.daily)
    #expect(first == second && first.generatedAt != second.generatedAt && Set([first, second]).count == 1)
    let decoded = try CanonicalJSON.decode(BoardSnapshot.self, from: CanonicalJSON.encode(first))
    #expect(decoded == first && decoded.generatedAt == first.generatedAt)
    try await scene.submit(["ana": 8])
    let third = try await scene.board.top(.daily)
    #expect(third != second)
    scene.clock.advance(byHours: 24)
    let archive = try await scene.board.archive(of: .daily)
    #expect(try CanonicalJSON.decode([ArchivedBucket].self, from: CanonicalJSON.encode(archive)) == archive)
  }
}
