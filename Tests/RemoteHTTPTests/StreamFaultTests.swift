import Domain
import NIOHTTP1
import RemoteHTTP
import Synchronization
import TestSupport
import Testing

@Suite("A stream over a bad network", .timeLimit(.minutes(2)))
struct StreamFaultTests {
  /// How long the event is that tells of a cursor.
  private static func event(_ sequence: Int) -> Int {
    "id: identity-1:\(sequence)\ndata: {\"sequence\":\(sequence),\"store\":\"identity-1\"}\n\n".utf8.count
  }

  @Test func `goes on after being cut at any byte, with neither gap nor repeat`() async throws {
    try await Bench.run { bench in
      let remote = try bench.remote()
      bench.proxy.decide { _ in .cut(after: bench.proxy.calls.count) }
      let reader = Reader(remote.follow(under: .root))
      for number in 1...50 as ClosedRange<Int64> {
        let id = WriteID(rawValue: "w\(number)")
        _ = try await bench.store.documents.save([DocumentWrite("a/b", id: id, expected: .any, body: [])])
        try await eventually("write \(number) is told") { reader.taken.last?.sequence == number }
      }
      let sequences = reader.taken.map(\.sequence)
      #expect(sequences == Set(sequences).sorted(), "a cursor came twice or went back")
      #expect(bench.proxy.calls.count > Self.event(1), "it was hardly cut")
      for call in bench.proxy.calls.dropFirst() {
        let last = call.head.headers.first(name: "Last-Event-ID")
        #expect(last == nil || sequences.contains { last == "identity-1:\($0)" })
      }
      await reader.stop()
      await remote.close()
    }
  }

  @Test func `that is cut after the last change repeats nothing`() async throws {
    try await Bench.run { bench in
      let remote = try bench.remote()
      _ = try await bench.store.documents.save([DocumentWrite("a/b", id: "w1", expected: .any, body: [])])
      bench.proxy.plan(.cut(after: Self.event(1)))
      for _ in 1...4 { bench.proxy.plan(.cut(after: ": nothing new\n\n".utf8.count)) }
      let reader = Reader(remote.follow(under: .root))
      try await eventually("it was cut five times") { bench.proxy.calls.count == 6 }
      #expect(bench.proxy.calls.dropFirst().allSatisfy { $0.head.headers["Last-Event-ID"] == ["identity-1:1"] })
      _ = try await bench.store.documents.save([DocumentWrite("a/b", id: "w2", expected: .any, body: [])])
      try await eventually("the next change is told") { reader.taken.last?.sequence == 2 }
      let sequences = reader.taken.map(\.sequence)
      #expect(sequences == [1, 2])
      await reader.stop()
      await remote.close()
    }
  }

  @Test(arguments: [0, 10, 200])
  func `that falls silent is opened again`(after bytes: Int) async throws {
    try await Bench.run { bench in
      bench.proxy.plan(.stall(after: bytes))
      let remote = try bench.remote { $0.silence = .milliseconds(50) }
      let reader = Reader(remote.follow(under: .root))
      try await eventually("it is opened again") { bench.proxy.calls.count >= 2 }
      _ = try await bench.store.documents.save([DocumentWrite("a/b", id: "w1", expected: .any, body: [])])
      try await eventually("the change is told") { reader.taken.last?.sequence == 1 }
      await reader.stop()
      await remote.close()
    }
  }

  @Test func `waits for a server that is busy or away, as long as it takes`() async throws {
    try await Bench.run { bench in
      let remote = try bench.remote(attempts: 2)
      bench.proxy.plan(.answer(.serviceUnavailable, ["Retry-After": "3"]), .dropBefore, .dropBefore)
      bench.proxy.plan(.answer(.badGateway), .answer(.tooManyRequests, ["Retry-After": "4"]))
      let reader = Reader(remote.follow(under: .root))
      try await eventually("it is told where the store is") { reader.taken.count == 1 }
      #expect(bench.pauses.made[0] == .seconds(3) && bench.pauses.made[4] == .seconds(4))
      await reader.stop()
      await remote.close()
    }
  }

  @Test func `ends with the failure of a server that denies access`() async throws {
    try await Bench.run { bench in
      bench.proxy.plan(.none)
      // On a slow machine the silence may end an attempt before its answer.
      for _ in 1...1_000 { bench.proxy.plan(.answer(.unauthorized)) }
      let remote = try bench.remote { $0.silence = .milliseconds(50) }
      await #expect(throws: StoreFailure.denied) {
        for try await _ in remote.follow(under: .root) {}
      }
      await remote.close()
    }
  }

  @Test func `leaves no connection and no task when its follower goes`() async throws {
    try await Bench.run { bench in
      let remote = try bench.remote()
      let readers = (1...5).map { _ in Reader(remote.follow(under: .root)) }
      try await eventually("all follow") { bench.followerCount() == 5 && readers.allSatisfy { !$0.taken.isEmpty } }
      for reader in readers { await reader.stop() }
      try await eventually("nobody is connected") { bench.proxy.connections == 0 }
      try await eventually("nobody follows") { bench.followerCount() == 0 }
      bench.proxy.decide { _ in .dropBefore }
      let lost = Reader(remote.follow(under: .root))
      let before = bench.proxy.calls.count
      try await eventually("it tries again") { bench.proxy.calls.count > before + 3 }
      await lost.stop()
      try await eventually("it tries no more") {
        let calls = bench.proxy.calls.count
        for _ in 1...1000 { await Task.yield() }
        return bench.proxy.calls.count == calls
      }
      await remote.close()
    }
  }

  @Test func `ends when its store is closed`() async throws {
    try await Bench.run { bench in
      let remote = try bench.remote()
      let reader = Reader(remote.follow(under: .root))
      try await eventually("it follows") { bench.followerCount() == 1 }
      await remote.close()
      try await eventually("it has ended") { reader.hasEnded }
      try await eventually("nobody is connected") { bench.proxy.connections == 0 && bench.followerCount() == 0 }
    }
  }
}

/// Takes everything that a stream gives.
final class Reader: Sendable {
  private final class Notes: Sendable {
    let value = Mutex<(taken: [ChangeCursor], hasEnded: Bool)>(([], false))
  }

  private let notes = Notes()
  private let task: Task<Void, any Error>

  init(_ stream: Updates<ChangeCursor, StoreFailure>) {
    task = Task { [notes] in
      defer { notes.value.withLock { $0.hasEnded = true } }
      for try await cursor in stream { notes.value.withLock { $0.taken.append(cursor) } }
    }
  }

  var taken: [ChangeCursor] { notes.value.withLock { $0.taken } }
  var hasEnded: Bool { notes.value.withLock { $0.hasEnded } }

  /// Goes away.
  func stop() async {
    task.cancel()
    _ = try? await task.value
  }
}
