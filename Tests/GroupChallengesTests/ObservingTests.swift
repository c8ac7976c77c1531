import Access
import Domain
import GroupChallenges
import Spaces
import StoreEngine
import Synchronization
import TestSupport
import Testing

@Suite("The live challenge", .timeLimit(.minutes(1)))
struct ObservingTests {
  /// Waits end when the test says that time has come.
  private final class Clock: Sendable {
    private struct Wait {
      let length: Duration
      let due: Timestamp
      let waiter: CheckedContinuation<Void, any Error>
    }

    private let gym: GroupAtHand
    private let waiting = Mutex<[Wait]>([])

    init(_ gym: GroupAtHand) { self.gym = gym }

    var wait: @Sendable (Duration) async throws -> Void {
      { duration in
        let due = self.gym.now.advanced(byMilliseconds: Int64(duration / .milliseconds(1)))
        try await withTaskCancellationHandler {
          try await withCheckedThrowingContinuation { waiter in
            self.waiting.withLock { $0.append(Wait(length: duration, due: due, waiter: waiter)) }
            if Task.isCancelled { self.wake({ _ in true }, throwing: CancellationError()) }
          }
        } onCancel: {
          // A waiter that was cancelled is of the same observer as all others of these tests.
          self.wake({ _ in true }, throwing: CancellationError())
        }
      }
    }

    /// Sets the time once an observer waits at most this long: only a wait that has begun can end.
    func advance(to text: String, endingWaitOf longest: Duration = .seconds(15 * 60)) async throws {
      try await eventually("an observer waits") { waiting.withLock { $0.contains { $0.length <= longest } } }
      try gym.set(text)
      let now = gym.now
      wake { $0 <= now }
    }

    private func wake(_ isDue: (Timestamp) -> Bool, throwing error: (any Error)? = nil) {
      let due = waiting.withLock { waiting in
        let due = waiting.filter { isDue($0.due) }
        waiting.removeAll { isDue($0.due) }
        return due
      }
      for entry in due { if let error { entry.waiter.resume(throwing: error) } else { entry.waiter.resume() } }
    }
  }

  @Test func `the state comes at once, then each change, and the next week by itself`() async throws {
    let gym = try await GroupAtHand(at: "2025-06-15T23:50:00Z")
    let clock = Clock(gym)
    var updates = gym.groups("ana").observe(.checkIn, of: GroupAtHand.id, wait: clock.wait).makeAsyncIterator()
    let first = try await updates.next()
    #expect(first?.snapshot?.entries == [])
    try await gym.checkIn("ana", at: "2025-06-15T23:50:00Z")
    let second = try await updates.next()
    #expect(second?.snapshot?.currentUserEntry?.value == 1)
    try await clock.advance(to: "2025-06-16T00:00:01Z")
    let third = try await updates.next()
    #expect(third?.snapshot?.challenge.week.id == "2025-W25")
    #expect(third?.snapshot?.entries == [])
    #expect([first, second, third].map { $0?.version } == [1, 2, 3])
  }

  @Test func `a new day is reported without any entry`() async throws {
    let gym = try await GroupAtHand()
    let clock = Clock(gym)
    try await gym.checkIn("ana", at: "2025-06-10T23:50:00Z")
    var updates = gym.groups("ana").observe(.checkIn, of: GroupAtHand.id, wait: clock.wait).makeAsyncIterator()
    #expect(try await updates.next()?.snapshot?.today == "2025-06-10")
    try await clock.advance(to: "2025-06-11T00:00:01Z")
    #expect(try await updates.next()?.snapshot?.today == "2025-06-11")
  }

  @Test func `a cancelled observer releases everything`() async throws {
    let gym = try await GroupAtHand()
    let (clock, feed) = (Clock(gym), CountedFeed(gym.store.changes))
    let groups = gym.groups(over: gym.store.sessions, feed)
    for _ in 1...5 {
      for try await _ in groups.observe(.streak, of: GroupAtHand.id, wait: clock.wait) { break }
    }
    try await eventually("nobody listens") { feed.listeners == 0 }
  }

  @Test func `a store that cannot be read keeps the last snapshot, reconnecting`() async throws {
    let gym = try await GroupAtHand()
    try await gym.checkIn("ana", at: "2025-06-11T10:00:00Z")
    let (clock, sessions) = (Clock(gym), CutSessions(gym.store.sessions))
    let groups = gym.groups(over: sessions, gym.store.changes)
    var updates = groups.observe(.checkIn, of: GroupAtHand.id, wait: clock.wait).makeAsyncIterator()
    let first = try #require(try await updates.next())
    #expect(first.status == .live)
    sessions.isCut = true
    try await gym.checkIn("ben", at: "2025-06-11T11:00:00Z")
    let cut = try #require(try await updates.next())
    #expect(cut.status == .reconnecting && cut.snapshot == first.snapshot && cut.version == first.version + 1)
    sessions.isCut = false
    // The wait before the next look ends, not the one for a quarter of an hour.
    try await clock.advance(to: "2025-06-11T11:01:00Z", endingWaitOf: .milliseconds(200))
    let back = try #require(try await updates.next())
    #expect(back.status == .live && back.snapshot?.entries.map(\.user) == ["ana", "ben"])
  }

  @Test func `a slow reader gets the last state`() async throws {
    let gym = try await GroupAtHand()
    let clock = Clock(gym)
    var updates = gym.groups("ana").observe(.checkIn, of: GroupAtHand.id, wait: clock.wait).makeAsyncIterator()
    _ = try await updates.next()
    for number in 1...50 { try await gym.checkIn("ben", at: "2025-06-11T10:00:00Z", as: "w\(number)") }
    while let update = try await updates.next() {
      if update.snapshot?.entries.first?.value == 50 { break }
    }
  }

  @Test func `a change costs a few reads, however much was recorded before`() async throws {
    let gym = try await GroupAtHand()
    for number in 1...300 { try await gym.checkIn("ben", at: "2025-06-11T10:00:00Z", as: "w\(number)") }
    let usage = StoreUsage { 0 }
    let counted = gym.store.counted(in: usage)
    let gatekeeper = Gatekeeper(counted, [GroupState.self], now: { gym.now })
    let clock = Clock(gym)
    var updates = gatekeeper.groups(of: "ana").observe(.checkIn, of: GroupAtHand.id, wait: clock.wait)
      .makeAsyncIterator()
    _ = try await updates.next()
    let before = usage.days.last?.work.reads ?? 0
    for number in 1...20 {
      try await gym.checkIn("ana", at: "2025-06-11T11:00:00Z", as: "a\(number)")
      _ = try await updates.next()
    }
    let cost = (usage.days.last?.work.reads ?? 0) - before
    // A look is three reads: the membership, the group, what is new in its journal; and the feed asks for the membership
    // before it tells. The feed may tell of a change twice, and of the beginning late.
    #expect((20 * 3...(2 * 20 + 3) * 4).contains(cost), "\(cost) reads")
  }

  @Test func `an account outside the group is denied, and a group still to arrive is waited for`() async throws {
    let gym = try await GroupAtHand()
    let clock = Clock(gym)
    await #expect(throws: SpaceError.notFound) {
      for try await _ in gym.groups("zoe").observe(.checkIn, of: GroupAtHand.id, wait: clock.wait) {}
    }
  }

  @Test func `a member waits for a group that has not arrived yet`() async throws {
    let gym = try await GroupAtHand()
    let clock = Clock(gym)
    let key = DocumentKey.membership(of: "ana", in: GroupID("later").space)
    _ = try await gym.store.documents.save([try key.write(Membership(role: .owner), id: "member", expected: .absent)])
    var updates = gym.groups("ana").observe(.checkIn, of: "later", wait: clock.wait).makeAsyncIterator()
    #expect(try await updates.next()?.snapshot == nil)
    let about = DocumentKey<Group>.stored(GroupState.space.about(of: "later"))
    _ = try await gym.store.documents.save([
      try about.write(Group(name: "Later", createdAt: gym.now), id: "about", expected: .absent)
    ])
    #expect(try await updates.next()?.snapshot?.entries == [])
  }
}

extension GroupAtHand {
  /// Ana's groups over other parts of the store.
  fileprivate func groups(over sessions: any ScoringSessionRepository, _ changes: any ChangeFeed) -> Groups {
    let store = Storage(
      leaderboards: store.leaderboards,
      sessions: sessions,
      documents: store.documents,
      changes: changes
    )
    return Gatekeeper(store, [GroupState.self], now: { self.now }).groups(of: "ana")
  }
}

/// Counts who follows a store.
private final class CountedFeed: ChangeFeed {
  private let base: any ChangeFeed
  private let count = Mutex(0)

  init(_ base: any ChangeFeed) { self.base = base }

  var listeners: Int { count.withLock { $0 } }

  func changes(under prefix: ItemPath, after cursor: ChangeCursor?, limit: Int) async throws(StoreFailure) -> ChangePage
  {
    try await base.changes(under: prefix, after: cursor, limit: limit)
  }

  func follow(under prefix: ItemPath) -> Updates<ChangeCursor, StoreFailure> {
    count.withLock { $0 += 1 }
    return Updates { [self] sink in
      let following = Task {
        do {
          for try await cursor in base.follow(under: prefix) { sink.yield(cursor) }
          sink.finish()
        } catch {
          sink.finish()
        }
      }
      sink.onEnd {
        following.cancel()
        self.count.withLock { $0 -= 1 }
      }
    }
  }
}

/// Journals that cannot be read while they are cut off.
private final class CutSessions: ScoringSessionRepository {
  private let base: any ScoringSessionRepository
  private let cut = Mutex(false)

  init(_ base: any ScoringSessionRepository) { self.base = base }

  var isCut: Bool {
    get { cut.withLock { $0 } }
    set { cut.withLock { $0 = newValue } }
  }

  fileprivate func check() throws(JournalError) { if isCut { throw .store(.unavailable("cut off")) } }

  func session(at path: ItemPath) -> any ScoringSession { CutSession(base: base.session(at: path), cut: self) }

  func follow(under prefix: ItemPath) -> Updates<ChangeCursor, StoreFailure> { base.follow(under: prefix) }
}

private struct CutSession: SessionLayer {
  let base: any ScoringSession
  let cut: CutSessions

  func head() async throws(JournalError) -> JournalHead {
    try cut.check()
    return try await base.head()
  }

  func append(
    _ events: [ScoringEvent],
    expecting: Domain.Expectation,
    given premises: [Premise]
  ) async throws(JournalError) -> [RecordedEvent] {
    try cut.check()
    return try await base.append(events, expecting: expecting, given: premises)
  }

  func events(after revision: Revision, limit: Int) async throws(JournalError) -> [RecordedEvent] {
    try cut.check()
    return try await base.events(after: revision, limit: limit)
  }
}
