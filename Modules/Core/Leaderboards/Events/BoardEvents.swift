public import Domain
import Synchronization

/// The changes on a board from now on, for one reader.
///
/// Events are reported once they are durable, from any opening of the store and any machine. A submission that changes
/// nothing makes no event. A slow reader gets the newest ``BoardEvents/writes`` writes, and ``dropped`` counts the
/// events that it missed. The stream ends when the loop's task is cancelled, or with the last copy of this value. Loop
/// over it once.
///
/// To find displaced players, a reader holds a copy of each bucket that is written to, until the bucket is sealed.
public struct BoardEvents: AsyncSequence, Sendable {
  /// The number of writes that are buffered for a slow reader.
  public static let writes = 64

  private let stream: AsyncThrowingStream<[BoardEvent], any Error>
  private let drops: DropCounter

  /// The number of events dropped so far because the reader was slow.
  public var dropped: Int { drops.count }

  /// Reads the board after each change and at the end of each bucket.
  init(
    of board: Leaderboard,
    wait: @escaping @Sendable (Duration) async throws -> Void
  ) async throws(LeaderboardError) {
    let reader = try await BoardReader(board, at: board.clock.now())
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

  /// Returns the reader of the events.
  public func makeAsyncIterator() -> Iterator {
    Iterator(base: stream.makeAsyncIterator())
  }

  /// The reader's position.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var base: AsyncThrowingStream<[BoardEvent], any Error>.Iterator
    private var write: ArraySlice<BoardEvent> = []

    fileprivate init(base: AsyncThrowingStream<[BoardEvent], any Error>.Iterator) {
      self.base = base
    }

    /// Returns the next event; waits for one.
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

/// Counts the events that a reader misses.
private final class DropCounter: Sendable {
  private let value = Mutex(0)

  var count: Int { value.withLock { $0 } }

  func add(_ count: Int) { value.withLock { $0 += count } }
}

/// Wakes a reader of events after each change of the board and at the end of each bucket.
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
      group.addTask { await board.watchClock(waiting: wait, for: clock.nextSealing) { wake.yield() } }
      for await _ in wakes {
        for write in try await reader.news(at: board.clock.now()) { tell(write) }
      }
      group.cancelAll()
      try await group.waitForAll()
    }
  }
}

extension Leaderboard {
  /// Returns the changes on this board from now on.
  ///
  /// Call it once for each reader.
  ///
  /// - Parameter wait: Waits this long, and throws when its task is cancelled. The clock decides when a bucket is
  ///   `sealed`.
  /// - Returns: The events, in order.
  /// - Throws: ``LeaderboardError`` if the board cannot be read.
  public func events(
    waiting wait: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  ) async throws(LeaderboardError) -> BoardEvents {
    try await BoardEvents(of: self, wait: wait)
  }
}
