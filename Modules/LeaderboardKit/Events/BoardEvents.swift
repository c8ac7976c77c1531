public import Domain
import Synchronization

/// What happens on a board from now on, for one reader; others have their own (LDB-17).
///
/// Events are told of what was accepted, after it is durable, whoever wrote it: also through another opening of the store
/// or on another machine. A submission that changes nothing tells nothing. Who reads too slowly gets the newest
/// ``BoardEvents/writes`` writes and finds in ``dropped`` how many events it has missed. Following ends when the loop's
/// task is cancelled, or with the last copy of this value. Loop over it once.
///
/// Whom a write displaces is known from a copy of each bucket that is written to, so a reader takes memory as the bucket
/// does, until it is sealed.
public struct BoardEvents: AsyncSequence, Sendable {
  /// How many writes wait for a slow reader.
  public static let writes = 64

  private let stream: AsyncThrowingStream<[BoardEvent], any Error>
  private let drops: DropCounter

  /// How many events were dropped since the beginning, because the reader was slow.
  public var dropped: Int { drops.count }

  /// Reads the board whenever it changes and when a bucket is over.
  init(
    of board: Leaderboard,
    wait: @escaping @Sendable (Duration) async throws -> Void
  ) async throws(LeaderboardError) {
    let reader = try await BoardReader(board, at: board.surroundings.now())
    let (stream, continuation) = AsyncThrowingStream.makeStream(
      of: [BoardEvent].self,
      throwing: (any Error).self,
      bufferingPolicy: .bufferingNewest(Self.writes)
    )
    let drops = DropCounter()
    let following = Task {
      do {
        try await Follower(board: board, wait: wait).run(reader) { write in
          if case .dropped(let lost) = continuation.yield(write) { drops.add(lost.count) }
        }
        continuation.finish()
      } catch {
        continuation.finish(throwing: error)
      }
    }
    continuation.onTermination = { _ in following.cancel() }
    (self.stream, self.drops) = (stream, drops)
  }

  public func makeAsyncIterator() -> Iterator {
    Iterator(base: stream.makeAsyncIterator())
  }

  /// The reader's place.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var base: AsyncThrowingStream<[BoardEvent], any Error>.Iterator
    private var write: ArraySlice<BoardEvent> = []

    fileprivate init(base: AsyncThrowingStream<[BoardEvent], any Error>.Iterator) {
      self.base = base
    }

    public mutating func next(isolation actor: isolated (any Actor)?) async throws(LeaderboardError) -> BoardEvent? {
      while write.isEmpty {
        do {
          guard let next = try await base.next(isolation: actor) else { return nil }
          write = next[...]
        } catch let failure as LeaderboardError {
          throw failure
        } catch {
          return nil
        }
      }
      return write.popFirst()
    }
  }
}

@available(*, unavailable)
extension BoardEvents.Iterator: Sendable {}

/// Counts what a reader misses.
private final class DropCounter: Sendable {
  private let value = Mutex(0)

  var count: Int { value.withLock { $0 } }

  func add(_ count: Int) { value.withLock { $0 += count } }
}

/// Wakes a reader of events when the board changes and when a bucket is over.
private struct Follower: Sendable {
  let board: Leaderboard
  let wait: @Sendable (Duration) async throws -> Void

  func run(_ reader: BoardReader, tell: ([BoardEvent]) -> Void) async throws {
    let (wakes, wake) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    var reader = reader
    let clock = reader
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        defer { wake.finish() }
        do {
          for try await _ in board.boards.follow(under: board.path) { wake.yield() }
        } catch let failure as StoreFailure {
          throw LeaderboardError.store(failure)
        }
      }
      group.addTask { await watchClock(clock) { wake.yield() } }
      for await _ in wakes {
        for write in try await reader.news(at: board.surroundings.now()) { tell(write) }
      }
      group.cancelAll()
      try await group.waitForAll()
    }
  }

  /// Wakes the reader each time a bucket is over, until it is cancelled.
  private func watchClock(_ reader: BoardReader, wake: @Sendable () -> Void) async {
    var time = board.surroundings.now()
    while let next = reader.nextSealing(after: time) {
      let rest = next.milliseconds(since: board.surroundings.now())
      if rest > 0 {
        do { try await wait(.milliseconds(min(rest, 3_600_000))) } catch { return }
      } else {
        time = next
        wake()
      }
    }
  }
}

extension Leaderboard {
  /// What happens on this board from now on; call it once for each reader.
  ///
  /// - Parameter wait: Waits so long, and throws when its task is cancelled; for `sealed`, which only the clock tells.
  /// - Returns: The events, in order.
  /// - Throws: ``LeaderboardError`` where the board cannot be read.
  public func events(
    waiting wait: @escaping @Sendable (Duration) async throws -> Void
  ) async throws(LeaderboardError) -> BoardEvents {
    try await BoardEvents(of: self, wait: wait)
  }
}
