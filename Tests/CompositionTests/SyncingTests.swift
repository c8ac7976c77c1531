import Domain
import Foundation
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
    // Somebody has set this machine's clock.
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

  @Test func `needs a sign-in`() async throws {
    let server = "http://nobody.signed.in.here"
    await #expect(throws: Syncing.Failure.signedOut(server: server)) {
      try await Container.with(StoreChoice(url: "memory:"), syncing: Syncing(with: server)) { _ in }
    }
  }
}
