import Composition
import Domain
import Foundation
import ScoreServer
import StoreEngine
import Synchronization
import TestSupport
import Testing

@Suite("A session that was asked for before")
struct RememberedSessionTests {
  private static let stores = ["memory:", "file:", "sqlite:"]

  /// A store of each kind, who signs in there, and how often it was asked.
  private struct Bench {
    let storage: Storage
    let usage: StoreUsage
    let clock = TestClock()
    let keys = SessionKeys.inMemory()
    let signIn: SignIn

    init(_ url: String) async throws {
      usage = StoreUsage(now: clock.now)
      storage = try await clock.openStore(url).counted(in: usage)
      signIn = SignIn(to: storage, at: clock, keys: keys)
    }

    var reads: Int { usage.days.reduce(0) { $0 + $1.work.reads } }
  }

  private func onEachStore(_ store: String, _ body: (Bench) async throws -> Void) async throws {
    try await withTemporaryFolder { folder in
      let bench = try await Bench(store == "memory:" ? store : store + folder.appending(path: "store").path)
      try await body(bench)
      await bench.storage.close()
    }
  }

  @Test(arguments: stores) func `is not looked up again, and is over the moment it is ended`(_ store: String)
    async throws
  {
    try await onEachStore(store) { bench in
      let ana = try await bench.signIn.owner(named: "Ana")
      let token = try await bench.signIn.session(of: ana)
      #expect(try await bench.signIn.account(ofSession: token) == ana)
      let before = bench.reads
      for _ in 1...10 { #expect(try await bench.signIn.account(ofSession: token) == ana) }
      #expect(bench.reads == before)
      try await bench.signIn.end(token)
      #expect(try await bench.signIn.account(ofSession: token) == nil)
    }
  }

  @Test(arguments: stores) func `has the present rights of its account`(_ store: String) async throws {
    try await onEachStore(store) { bench in
      let ana = try await bench.signIn.owner(as: Account(user: "ana", displayName: "Ana", role: .organiser))
      let token = try await bench.signIn.session(of: try #require(ana))
      #expect(try await bench.signIn.account(ofSession: token)?.role == .organiser)
      _ = try await bench.signIn.owner(as: Account(user: "ana", displayName: "Ana", role: .member))
      #expect(try await bench.signIn.account(ofSession: token)?.role == .member)
    }
  }

  @Test func `is over when its time has come`() async throws {
    let bench = try await Bench("memory:")
    let token = try await bench.signIn.session(of: try await bench.signIn.owner(named: "Ana"))
    bench.clock.pass(SignIn.sessionMilliseconds - 1)
    #expect(try await bench.signIn.account(ofSession: token) != nil)
    bench.clock.pass(1)
    #expect(try await bench.signIn.account(ofSession: token) == nil)
  }

  @Test func `is over soon where another process ends it`() async throws {
    try await withTemporaryFolder { folder in
      let url = "sqlite:" + folder.appending(path: "store").path
      let (here, there) = (try await Bench(url), try await Bench(url))
      let ana = try await here.signIn.owner(named: "Ana")
      let token = try await here.signIn.session(of: ana)
      #expect(try await here.signIn.account(ofSession: token) == ana)
      try await there.signIn.endAll(of: ana.user)
      try await eventually("the session ends") { try await here.signIn.account(ofSession: token) == nil }
      #expect(try await here.signIn.account(ofSession: token) == nil)
      await here.storage.close()
      await there.storage.close()
    }
  }

  @Test func `ends within a second without news from the feed`() async throws {
    let (bench, feed) = (try await Bench("memory:"), SilentFeed())
    let deaf = SignIn(to: bench.storage, hearing: feed, at: bench.clock, keys: bench.keys)
    let ana = try await bench.signIn.owner(named: "Ana")
    let token = try await bench.signIn.session(of: ana)
    #expect(feed.isFollowed == false, "a program that nobody asks follows nothing")
    #expect(try await deaf.account(ofSession: token) == ana)
    #expect(feed.isFollowed)
    try await bench.signIn.end(token)
    bench.clock.pass(1000)
    #expect(try await deaf.account(ofSession: token) == nil)
  }
}

private final class SilentFeed: Followable {
  private let followers = Mutex(0)

  var isFollowed: Bool { followers.withLock { $0 > 0 } }

  func follow(under prefix: ItemPath) -> Updates<ChangeCursor, StoreFailure> {
    Updates { _ in self.followers.withLock { $0 += 1 } }
  }
}
