import Domain
import InMemory
import Notices
import Synchronization
import TestSupport
import Testing

@Suite("Held news", .timeLimit(.minutes(1)))
struct HeldNewsTests {
  /// A clock that a test sets, and the waits for it.
  private final class Time: Sendable {
    private let state = Mutex<
      (now: Timestamp, next: Int, waits: [Int: (Duration, CheckedContinuation<Void, any Error>)])
    >(
      (0, 0, [:])
    )

    var now: Timestamp { state.withLock { $0.now } }
    var waits: [Duration] { state.withLock { $0.waits.values.map(\.0) } }

    func pass(to time: Timestamp) {
      let over = state.withLock { state in
        state.now = time
        defer { state.waits = [:] }
        return state.waits.values.map(\.1)
      }
      for wait in over { wait.resume() }
    }

    func wait(_ duration: Duration) async throws {
      let id = state.withLock { state in
        state.next += 1
        return state.next
      }
      try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuation in
          state.withLock { $0.waits[id] = (duration, continuation) }
          if Task.isCancelled { cancel(id) }
        }
      } onCancel: {
        cancel(id)
      }
    }

    private func cancel(_ id: Int) {
      state.withLock { $0.waits.removeValue(forKey: id) }?.1.resume(throwing: CancellationError())
    }
  }

  private let time = Time()
  private let store = InMemoryStore.forTests()
  private var held: HeldNews {
    HeldNews(documents: store, newIdentity: { "w\(Self.ids.withLock { $0 += 1; return $0 })" })
  }
  private static let ids = Mutex(0)

  private func running(
    _ tell: @escaping HeldNews.Delivery,
    _ body: () async throws -> Void
  ) async throws {
    let task = Task { [time, held] in await held.run(now: { time.now }, wait: { try await time.wait($0) }, tell: tell) }
    do { try await body() } catch {
      task.cancel()
      throw error
    }
    task.cancel()
    await task.value
  }

  @Test func `are delivered once, when they are due`() async throws {
    let told = Mutex<[String]>([])
    try await held.hold("a", until: 60)
    try await running({ subject in told.withLock { $0.append(subject) } }) {
      try await eventually("it waits") { time.waits == [.milliseconds(60)] }
      // News held back meanwhile, by whichever program.
      try await held.hold("b", until: 40)
      try await eventually("it waits for the earlier") { time.waits == [.milliseconds(40)] }
      time.pass(to: 40)
      try await eventually("b is told") { told.withLock { $0 } == ["b"] && time.waits == [.milliseconds(20)] }
      time.pass(to: 60)
      try await eventually("a is told") { told.withLock { $0 } == ["b", "a"] }
    }
    #expect(try await store.all(under: "local/held").isEmpty)
  }

  @Test func `are delivered again after a failure, and kept if held back again`() async throws {
    struct Failure: Error {}
    let calls = Mutex(0)
    try await held.hold("a", until: 0)
    try await running({ [held] _ in
      let call = calls.withLock {
        $0 += 1
        return $0
      }
      if call == 1 { throw Failure() }
      if call == 2 { try await held.hold("a", until: 100_000) }
    }) {
      try await eventually("it is tried later") { time.waits == [.seconds(60)] }
      time.pass(to: 60_000)
      try await eventually("it is held back again") { time.waits == [.seconds(40)] }
      time.pass(to: 100_000)
      try await eventually("it is told") { calls.withLock { $0 } == 3 }
    }
  }

  @Test func `are removed once another program has delivered them`() async throws {
    try await held.hold("a", until: 60)
    try await held.release("a")
    try await held.release("b")
    #expect(try await store.all(under: "local/held").isEmpty)
  }
}
