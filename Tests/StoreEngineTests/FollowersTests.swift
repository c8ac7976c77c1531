import Domain
import StoreEngine
import Synchronization
import TestSupport
import Testing

@Suite("Followers", .timeLimit(.minutes(1)))
struct FollowersTests {
  private let followers = Followers(at: FollowersTests.cursor(0))

  private static func cursor(_ sequence: Int64) -> ChangeCursor {
    ChangeCursor(store: "s", sequence: sequence)
  }

  private func announce(_ sequence: Int64, _ paths: ItemPath...) {
    followers.announce(Self.cursor(sequence), for: paths.isEmpty ? ["a/b"] : paths)
  }

  @Test func `a slow reader gets the newest cursor only`() async throws {
    var reader = followers.follow(under: .root).makeAsyncIterator()
    for sequence in 1...100 as ClosedRange<Int64> { announce(sequence) }
    #expect(try await reader.next(isolation: #isolation) == Self.cursor(100))
    announce(101)
    #expect(try await reader.next(isolation: #isolation) == Self.cursor(101))
  }

  @Test func `an observer is called before the writer continues, while it is held`() {
    let calls = Mutex(0)
    var observation: ObservationToken? = followers.follow(under: "a").observe { calls.withLock { $0 += 1 } }
    let atOnce = calls.withLock(\.self)
    announce(1, "a/b")
    announce(2, "elsewhere")
    #expect(calls.withLock(\.self) == atOnce + 1)
    withExtendedLifetime(observation) { #expect(followers.count == 1) }
    observation = nil
    announce(3, "a/b")
    #expect(calls.withLock(\.self) == atOnce + 1)
    #expect(followers.count == 0)
  }

  @Test func `only readers whose prefix contains a changed path are notified`() async throws {
    var reader = followers.follow(under: "a").makeAsyncIterator()
    _ = try await reader.next(isolation: #isolation)
    announce(1, "ab", "b/a")
    announce(2, "b", "a/x")
    announce(3, "c")
    #expect(try await reader.next(isolation: #isolation) == Self.cursor(2))
    announce(4, "a")
    #expect(try await reader.next(isolation: #isolation) == Self.cursor(4))
  }

  @Test func `the cursor never moves back`() async throws {
    var reader = followers.follow(under: .root).makeAsyncIterator()
    announce(5)
    #expect(try await reader.next(isolation: #isolation) == Self.cursor(5))
    announce(3)
    #expect(try await reader.next(isolation: #isolation) == Self.cursor(5))
    var second = followers.follow(under: .root).makeAsyncIterator()
    #expect(try await second.next(isolation: #isolation) == Self.cursor(5))
  }

  @Test func `the last cursor always arrives, in order, with writers at the same time`() async throws {
    let (followers, last) = (followers, Int64(2000))
    async let seen = {
      var seen: [Int64] = []
      for try await cursor in followers.follow(under: "a") {
        seen.append(cursor.sequence)
        if cursor.sequence == last { break }
      }
      return seen
    }()
    let sequence = Counter()
    await withTaskGroup { group in
      for _ in 0..<4 {
        group.addTask {
          for _ in 0..<last / 4 {
            followers.announce(Self.cursor(Int64(sequence.next())), for: ["a/b" as ItemPath])
            await Task.yield()
          }
        }
      }
    }
    let received = try await seen
    #expect(received == received.sorted())
    #expect(received.last == last)
  }

  /// Telling a reader takes the lock of its task, and a task that is cancelled holds it while it leaves.
  @Test func `a reader cancelled during a notification delays no one`() async throws {
    let followers = followers
    for number in 1...500 as ClosedRange<Int64> {
      let reading = Task { for try await _ in followers.follow(under: .root) {} }
      while followers.count == 0 { await Task.yield() }
      await withTaskGroup { group in
        group.addTask {
          for step in 0..<20 as Range<Int64> {
            followers.announce(Self.cursor(number * 20 + step), for: ["a" as ItemPath])
          }
        }
        group.addTask { reading.cancel() }
      }
      _ = await reading.result
    }
    #expect(followers.count == 0)
  }

  @Test func `updates end with the failure that they are finished with`() async throws {
    let updates = Updates<Int, StoreFailure> { sink in
      sink.yield(1)
      sink.finish(throwing: .full)
    }
    var reader = updates.makeAsyncIterator()
    #expect(try await reader.next(isolation: #isolation) == 1)
    await #expect(throws: StoreFailure.full) { try await reader.next(isolation: #isolation) }
    #expect(try await reader.next(isolation: #isolation) == nil)
  }

  @Test func `snapshots are read at each tick, and end with the port's failure`() async throws {
    let state = Counter()
    let numbers = Snapshots<Int, StoreFailure>(on: followers.follow(under: .root)) { () throws(StoreFailure) in
      if state.value > 1 { throw .full }
      return state.value
    }
    var reader = numbers.makeAsyncIterator()
    #expect(try await reader.next(isolation: #isolation) == 0)
    announce(1)
    state.next()
    #expect(try await reader.next(isolation: #isolation) == 1)
    state.next()
    announce(2)
    await #expect(throws: StoreFailure.full) { try await reader.next(isolation: #isolation) }
  }

  @Test func `snapshots that look the same are given once`() async throws {
    let (reads, followers) = (Counter(), followers)
    let pairs = Snapshots<Int, StoreFailure>(on: followers.follow(under: .root)) { () throws(StoreFailure) in
      // The first two reads answer alike; the second one's tick is followed by a third.
      if reads.next() == 2 { followers.announce(Self.cursor(2), for: ["a" as ItemPath]) }
      return reads.value == 3 ? 1 : 0
    }
    var reader = pairs.makeAsyncIterator()
    #expect(try await reader.next(isolation: #isolation) == 0)
    announce(1)
    #expect(try await reader.next(isolation: #isolation) == 1)
    #expect(reads.value == 3)
  }
}
