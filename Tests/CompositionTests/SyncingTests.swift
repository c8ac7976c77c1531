import Domain
import Foundation
import Leaderboards
import Synchronization
import TestSupport
import Testing

@testable import Composition

@Suite("A store in step with a server")
struct SyncingTests {
  @Test func `goes by the server's clock where its own is wrong`() {
    let time = Mutex<Int64>(10_000_000)
    let clock = ServerClock { Timestamp(rawValue: time.withLock { $0 }) }
    #expect(clock.now == 10_000_000)
    // An hour slow: the server's second began up to a second ago.
    clock.saw(13_600_000)
    #expect(clock.now == 13_600_500)
    // The same difference, measured again, moves nothing.
    clock.saw(13_601_000)
    #expect(clock.now == 13_600_500)
    time.withLock { $0 += 5_000 }
    #expect(clock.now == 13_605_500)
    // The machine's clock was set.
    time.withLock { $0 = 13_700_000 }
    clock.saw(13_699_000)
    #expect(clock.now == 13_700_000)
  }

  @Test(arguments: [
    (
      "sqlite:/a/archery.sqlite", "https://Scores.example/club",
      "sqlite:/a/archery.sqlite.sync-https-scores.example-club"
    ),
    ("file:club", "http://127.0.0.1:8080", "file:club.sync-http-127.0.0.1-8080"), ("memory:", "http://a", "memory:"),
  ])
  func `keeps its notes beside it, for each server`(store: String, server: String, notebook: String) throws {
    #expect(try Syncing(with: server).notebook(beside: store) == notebook)
  }

  @Test(arguments: ["http://a", "HTTPS://a"])
  func `is on this machine`(store: String) {
    #expect(throws: Syncing.Failure.storeIsRemote(store)) { try Syncing(with: "http://b").notebook(beside: store) }
  }

  @Test func `is synced by one process at a time, until that one ends`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder.appending(component: "lock").path
      var first: SyncLock? = try SyncLock(path)
      #expect(throws: Syncing.Failure.synced(by: "\(getpid())")) { try SyncLock(path) }
      withExtendedLifetime(first) {}
      first = nil
      _ = try SyncLock(path)
    }
  }

  @Test(
    arguments: [
      ("sqlite:/a/b.sqlite", "/a/b.sqlite.sync.lock"), ("sqlite://b.sqlite", "b.sqlite.sync.lock"),
      ("file:club/", "club.sync.lock"), ("memory:", nil),
    ] as [(String, String?)]
  )
  func `is locked beside the store`(store: String, path: String?) {
    #expect(Syncing.lockPath(of: store) == path)
  }

  @Test func `uses the stored correction, unless the clock was set right since`() {
    func clock(at now: Int64, after correction: Int64) -> Int64 {
      let clock = ServerClock { Timestamp(rawValue: now) }
      clock.take(up: .init(milliseconds: correction, measured: 1_000_000))
      return clock.now.rawValue
    }
    // Fast by 300,000 when the server showed 1,000,000; later, and set right.
    #expect(clock(at: 1_400_000, after: -300_000) == 1_100_000)
    #expect(clock(at: 1_100_000, after: -300_000) == 1_100_000)
    // Slow by 300,000; later, and set right.
    #expect(clock(at: 800_000, after: 300_000) == 1_100_000)
    #expect(clock(at: 1_100_000, after: 300_000) == 1_100_000)
  }

  @Test func `stores the correction with the store, for its next opening`() async throws {
    try await withTemporaryFolder { folder in
      let url = "sqlite:\(folder.path)/a.sqlite"
      let clock = ServerClock(ClockAndIdentities.system.now)
      let system = ClockAndIdentities.system
      let store = try await clock.open(url, in: .standard, system)
      let wrong = ClockAndIdentities.system.now().advanced(byMilliseconds: -3_600_000)
      clock.saw(wrong)
      try await clock.keep(in: store, as: "w1")
      await store.close()
      let now = try await Container.with(StoreChoice(url: url)) { $0.clock.now() }
      #expect(abs(now.rawValue - wrong.rawValue) < 600_000)
    }
  }
}
