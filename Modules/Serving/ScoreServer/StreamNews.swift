import Hummingbird
import NIOCore
import NIOPosix
import ServiceLifecycle
import Synchronization

/// The next news of a stream: the newest of the states that a slow reader missed.
struct StreamNews<State: Sendable>: Sendable {
  /// The state; nil if unchanged since the last look.
  var state: State?
  /// Whether it is time to check what depends on the time.
  var isHeartbeat = false

  private var isEmpty: Bool { state == nil && !isHeartbeat }

  /// Calls `tell` with each piece of news, until it returns false, the states end, the reader disconnects or the server
  /// shuts down.
  ///
  /// Many readers follow one board, so a follower uses as few tasks as possible.
  @concurrent static func forEach<States: AsyncSequence & Sendable>(
    of states: States,
    to request: Request,
    heartbeat: Duration,
    _ tell: @concurrent (StreamNews) async throws -> Bool
  ) async throws where States.Element == State {
    let pigeonhole = Pigeonhole()
    let beats = MultiThreadedEventLoopGroup.singleton.any()
      .scheduleRepeatedTask(initialDelay: TimeAmount(heartbeat), delay: TimeAmount(heartbeat)) { _ in
        pigeonhole.put { $0.isHeartbeat = true }
      }
    defer { beats.cancel() }
    try await withGracefulShutdownHandler {
      try await request.body.consumeWithInboundCloseHandler { _ in
        let reading = Task { await pigeonhole.follow(states) }
        defer { reading.cancel() }
        try await pigeonhole.forEach(tell)
      } onInboundClosed: {
        pigeonhole.end()
      }
    } onGracefulShutdown: {
      pigeonhole.end()
    }
  }

  /// A slot that holds news until the reader takes them.
  private final class Pigeonhole: Sendable {
    private struct Contents {
      var news = StreamNews()
      var failure: (any Error)?
    }

    private let contents = Mutex(Contents())
    private let rings: AsyncStream<Void>
    private let bell: AsyncStream<Void>.Continuation

    init() {
      (rings, bell) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    func put(_ change: (inout StreamNews) -> Void) {
      contents.withLock { change(&$0.news) }
      bell.yield()
    }

    /// News in the slot are still taken.
    func end(_ failure: (any Error)? = nil) {
      contents.withLock { $0.failure = failure }
      bell.finish()
    }

    func follow<States: AsyncSequence>(_ states: States) async where States.Element == State {
      do {
        for try await state in states { put { $0.state = state } }
        end()
      } catch {
        end(error)
      }
    }

    @concurrent func forEach(_ tell: @concurrent (StreamNews) async throws -> Bool) async throws {
      for await _ in rings {
        let news = take()
        // News put in after a ring may have been taken with the ring's own.
        if news.isEmpty { continue }
        guard try await tell(news) else { return }
      }
      let last = take()
      if last.state != nil { _ = try await tell(last) }
      if let failure = contents.withLock(\.failure) { throw failure }
    }

    private func take() -> StreamNews {
      contents.withLock { contents in
        defer { contents.news = StreamNews() }
        return contents.news
      }
    }
  }
}
