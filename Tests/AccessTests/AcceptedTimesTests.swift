import Access
import Domain
import InMemory
import Synchronization
import Testing

/// Which times a server takes from outside, with a clock that the test sets.
@Suite("Accepted times")
struct AcceptedTimesTests {
  private static let day: Int64 = 86_400_000

  /// A store with a clock.
  private final class Bench: Sendable {
    private final class Clock: Sendable {
      let time = Mutex<Timestamp>(1_750_000_000_000)
      let identities = Atomic<Int>(0)
    }

    let store: Storage
    private let clock: Clock

    init() {
      let clock = Clock()
      self.clock = clock
      store =
        InMemoryStore(
          ClockAndIdentities(now: { clock.time.withLock { $0 } }) {
            "identity-\(clock.identities.add(1, ordering: .relaxed).newValue)"
          }
        )
        .storage
    }

    var now: Timestamp {
      get { clock.time.withLock { $0 } }
      set { clock.time.withLock { $0 = newValue } }
    }

    /// The bounds of a server that starts now.
    func times() -> AcceptedTimes { AcceptedTimes(now: { [self] in now }, lastStamp: store.lastStamp) }

    /// The store as the installation's owner may write it.
    func owner(_ times: AcceptedTimes) -> Storage {
      GuardedStorage(store, for: .user("olga", .owner), by: AccessRules(), now: { [self] in now }, accepting: times)
        .storage
    }

    /// Writes as the server itself does.
    func write(_ id: WriteID) async throws {
      _ = try await store.documents.save([DocumentWrite("clubs/c/card", id: id, expected: .any, body: [])])
    }
  }

  private func write(_ id: WriteID, at time: Timestamp) -> DocumentWrite {
    DocumentWrite("clubs/c/note", id: id, expected: .any, body: [], stamp: Stamp(time: time, device: "phone"))
  }

  private func event(_ id: EventID, at time: Timestamp) -> ScoringEvent {
    ScoringEvent(id: id, type: "note", actor: "olga", occurredAt: time)
  }

  @Test func `a time is at most five minutes ahead of the clock, for the owner too`() async throws {
    let bench = Bench()
    let owner = bench.owner(bench.times())
    let limit = bench.now.advanced(byMilliseconds: 300_000)
    _ = try await owner.documents.save([write("w1", at: limit)])
    for time in [
      limit.advanced(byMilliseconds: 1), limit.advanced(byMilliseconds: 365 * Self.day), .init(rawValue: .max),
    ] {
      await #expect(throws: DocumentError.self) { _ = try await owner.documents.save([write("w2", at: time)]) }
      await #expect(throws: JournalError.self) {
        _ = try await owner.sessions.session(at: "clubs/c/log").append([event("e1", at: time)], expecting: .any)
      }
    }
    for time in [Int64.min, AcceptedTimes.earliest.rawValue - 1] {
      await #expect(throws: DocumentError.self) {
        _ = try await owner.documents.save([write("w3", at: Timestamp(rawValue: time))])
      }
    }
    #expect(try await bench.store.lastStamp() == limit)
  }

  @Test func `a submission dated a year ahead is rejected with invalidTime`() async throws {
    let bench = Bench()
    let owner = bench.owner(bench.times())
    try await bench.store.leaderboards.define(BoardDefinition(), at: "clubs/c/board")
    func submit(_ id: SubmissionID, at time: Timestamp) async throws {
      let score = Submission(
        id: id,
        board: "clubs/c/board",
        player: "ana",
        .set(Score(1)),
        occurredAt: time,
        actor: "olga"
      )
      _ = try await owner.leaderboards.submit([score], as: .replicated)
    }
    do {
      try await submit("s1", at: bench.now.advanced(byMilliseconds: 365 * Self.day))
      Issue.record("it was accepted")
    } catch LeaderboardError.store(.invalidTime(let reason)) {
      #expect(reason.contains("ahead of the server's clock"))
    }
    try await submit("s2", at: bench.now)
  }

  @Test func `while the clock was ahead, devices took stamps that are still accepted once it is right`() async throws {
    let bench = Bench()
    bench.now = bench.now.advanced(byMilliseconds: 60 * Self.day)
    try await bench.write("ahead")
    let seen = bench.now
    bench.now = bench.now.advanced(byMilliseconds: -60 * Self.day)
    let times = bench.times()
    let gap = try #require(try await times.gap())
    #expect(gap.lastStamp == seen && gap.clock == bench.now)
    let owner = bench.owner(times)
    // A device writes on from the stamps that it saw.
    _ = try await owner.documents.save([write("w1", at: seen.advanced(byMilliseconds: 1000))])
    _ = try await owner.sessions.session(at: "clubs/c/log").append([event("e1", at: seen)], expecting: .any)
    // Two months later the clock has caught up, and the bound is the clock's again.
    bench.now = seen.advanced(byMilliseconds: 2000)
    #expect(try await times.gap() == nil)
    #expect(try await times.latest() == bench.now.advanced(byMilliseconds: AcceptedTimes.leadMilliseconds))
  }

  @Test func `stamps from outside do not push the bound ahead, however many come`() async throws {
    let bench = Bench()
    let times = bench.times()
    let owner = bench.owner(times)
    for number in 1...50 {
      let latest = try await times.latest()
      _ = try await owner.documents.save([write(WriteID(rawValue: "w\(number)"), at: latest)])
    }
    #expect(try await times.latest() == bench.now.advanced(byMilliseconds: AcceptedTimes.leadMilliseconds))
    // Nor does a restart help.
    #expect(try await bench.times().latest() == bench.now.advanced(byMilliseconds: AcceptedTimes.leadMilliseconds))
  }

  @Test func `a clock that is set back while the server runs locks no one out`() async throws {
    let bench = Bench()
    let times = bench.times()
    _ = try await times.latest()
    bench.now = bench.now.advanced(byMilliseconds: 60 * Self.day)
    let owner = bench.owner(times)
    _ = try await owner.documents.save([write("w1", at: bench.now)])
    let seen = bench.now
    bench.now = bench.now.advanced(byMilliseconds: -60 * Self.day)
    _ = try await owner.documents.save([write("w2", at: seen.advanced(byMilliseconds: 1))])
  }
}
