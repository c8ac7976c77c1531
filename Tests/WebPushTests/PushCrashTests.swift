import Domain
import Synchronization
import TestSupport
import Testing

@testable import ScorebookKit

/// A process that dies after some steps of its store: no later one is taken.
private final class Process: Sendable {
  private let left: Mutex<Int>

  init(dyingAfter steps: Int) { left = Mutex(steps) }

  var isDead: Bool { left.withLock { $0 < 0 } }

  func step() throws(DocumentError) {
    let isDead = left.withLock { left in
      left -= 1
      return left < 0
    }
    if isDead { throw .store(.unavailable("the process is dead")) }
  }

  /// Returns a store as the process has it.
  func storage(_ base: Storage) -> Storage {
    Storage(
      leaderboards: base.leaderboards,
      sessions: base.sessions,
      documents: Documents(base: base.documents, process: self),
      changes: base.changes
    )
  }

  private struct Documents: DocumentLayer {
    let base: any DocumentRepository
    let process: Process

    func load(_ path: ItemPath) async throws(DocumentError) -> Document? {
      try process.step()
      return try await base.load(path)
    }

    func save(_ writes: [DocumentWrite], given premises: [Premise]) async throws(DocumentError) -> [DocumentHead] {
      try process.step()
      return try await base.save(writes, given: premises)
    }

    func list(_ query: DocumentQuery) async throws(DocumentError) -> [DocumentHead] {
      try process.step()
      return try await base.list(query)
    }
  }
}

@Suite("A server that dies while it sends a notice", .timeLimit(.minutes(2)))
struct PushCrashTests {
  @Test func `leaves it to another one, which sends it once, or replaces a message that nobody has noted`() async throws
  {
    try await PushService.run { service in
      var (counts, isDead) = ([Int](), true)
      while isDead {
        let bench = try await PushBench(at: service)
        let phone = try await bench.subscribed("/\(counts.count)")
        try await bench.tell()
        // It dies before it queues the notice, claims it, sends it or removes it from the queue, or at a step in between.
        let process = Process(dyingAfter: counts.count)
        _ = try? await bench.pass(bench.server(over: process.storage(bench.storage)))
        bench.moment.pass(seconds: 60)
        #expect(try await bench.pass() == nil)
        #expect(try await bench.storage.documents.all(under: "local/push/queue").isEmpty)
        let messages = service.received.filter { $0.path == phone.path }
        // The push service replaces the message by this name, and the browser by that one.
        #expect(Set(messages.map { $0.headers["topic"] }).count == 1)
        #expect(try Set(messages.map { try bench.content(of: $0, for: phone)["id"] as? String }).count == 1)
        counts.append(messages.count)
        isDead = process.isDead
      }
      // Only between the answer of the push service and the step that notes it.
      #expect(counts.count > 10 && counts.dropLast(2).allSatisfy { $0 == 1 }, "\(counts)")
      #expect(counts.suffix(2) == [2, 1])
    }
  }

  @Test func `by a signal leaves the message that is under way to another one`() async throws {
    try await PushService.run { service in
      let bench = try await PushBench(at: service)
      let phone = try await bench.subscribed("/phone")
      try await bench.tell()
      let (stream, end) = AsyncStream<Void>.makeStream()
      service.answer(.silent(stream))
      let stopped = Task { try await bench.pass() }
      try await eventually("the message is under way") { bench.received.count == 1 }
      // Another server meanwhile.
      #expect(try await bench.pass() == bench.clock.now().advanced(bySeconds: 60))
      stopped.cancel()
      _ = try await stopped.value
      end.finish()
      service.answer(.status(201))
      bench.moment.pass(seconds: 60)
      #expect(try await bench.pass() == nil)
      #expect(bench.received == ["/phone", "/phone"])
      #expect(Set(service.received.map { $0.headers["topic"] }).count == 1)
      #expect(try Set(service.received.map { try bench.content(of: $0, for: phone)["id"] as? String }).count == 1)
    }
  }
}
