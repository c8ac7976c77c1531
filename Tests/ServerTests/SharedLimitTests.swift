import Access
import Domain
import Foundation
import Hummingbird
import NIOHTTP1
import Synchronization
import TestSupport
import Testing
import WireFormat

@testable import ScoreServer

@Suite("Limits of servers on one store, and behind proxies")
struct SharedLimitTests {
  @Test func `codes are tried as often on two servers as on one`() async throws {
    let (bench, stopwatch) = (try await SignInBench(), Stopwatch())
    func tries() -> SharedTries {
      SharedTries(bench.storage.documents, bench.clock.andIdentities, monotonic: stopwatch.now)
    }
    let servers = [tries(), tries()]
    var taken = 0
    while await servers[taken % 2].take() { taken += 1 }
    // Attempts that the other server holds are not there for this one.
    for server in servers { while await server.take() { taken += 1 } }
    #expect(taken == CodeTries.perSecond)
    bench.pass(milliseconds: 1000)
    stopwatch.pass(.seconds(1))
    for server in servers { while await server.take() { taken += 1 } }
    #expect(taken == 2 * CodeTries.perSecond)
  }

  @Test func `old codes are tried 100 times on two servers together, and right ones do not count`() async throws {
    let bench = try await SignInBench()
    func tries() -> SharedTries {
      SharedTries(bench.storage.documents, bench.clock.andIdentities)
    }
    let servers = [tries(), tries()]
    var taken = 0
    while await servers[taken % 2].takeFormer() { taken += 1 }
    #expect(taken == CodeTries.formerBurst)
    await servers[0].giveBackFormer()
    #expect(await servers[1].takeFormer())
    #expect(await !servers[0].takeFormer())
    bench.pass(milliseconds: 60_000)
    #expect(await servers[0].takeFormer())
    #expect(await !servers[1].takeFormer())
  }

  @Test func `a wrong code counts in the store, and a right one still comes in`() async throws {
    let bench = try await SignInBench()
    let (here, there) = (bench.restarted(servers: 2), bench.restarted(servers: 2))
    let ana = try await here.owner(named: "Ana")
    let code = try #require(
      try await Invites(here, storage: bench.storage, rules: AccessRules()).make(.organiser, by: ana, withCode: true)
        .code
    )
    let invites = Invites(there, storage: bench.storage, rules: AccessRules())
    await #expect(throws: Problem.self) { try await invites.redeem("AAAA-BBBB-CCCC", for: .newcomer("Eve"), from: "x") }
    #expect(try await bench.storage.documents.load("local/code-tries") != nil)
    _ = try await invites.redeem(code, for: .newcomer("Ben"), from: "x")
  }

  @Test func `each of several servers allows its part, and keeps the limits of its machine`() {
    let (all, one) = (ServerLimits(), ServerLimits().shared(by: 3))
    #expect(one.account == RequestRate(perSecond: 66, burst: 666))
    #expect(one.streamsPerAccount == 8 && one.streamsPerAddress == 200 && one.accountSpaces == 67)
    #expect(one.connections == all.connections && one.bodyMemory == all.bodyMemory && one.streams == all.streams)
    let alone = ServerLimits().shared(by: 1)
    #expect(alone.account == all.account && alone.streamsPerAccount == all.streamsPerAccount)
  }

  @Test(arguments: [
    ("10.0.0.5", ["1.2.3.4"], "1.2.3.4"),
    ("10.0.0.5", ["6.6.6.6", "1.2.3.4"], "1.2.3.4"),
    ("10.0.0.5", ["6.6.6.6", "1.2.3.4", "10.0.0.9"], "1.2.3.4"),
    ("::ffff:10.0.0.5", ["1.2.3.4"], "1.2.3.4"),
    ("fd00::9", ["1.2.3.4"], "1.2.3.4"),
    ("fd01::9", ["1.2.3.4"], "fd01::9"),
    ("11.0.0.5", ["1.2.3.4"], "11.0.0.5"),
    ("10.0.0.5", [], "10.0.0.5"),
    ("10.0.0.5", ["unknown"], "unknown"),
  ])
  func `a proxy is believed by its address, and a client's own words are not`(
    peer: String,
    forwarded: [String],
    client: String
  ) throws {
    let proxies = try #require(TrustedProxies(["10.0.0.0/24", "fd00::/64"]))
    #expect(proxies.client(of: peer, forwarded: forwarded) == client)
  }

  @Test(arguments: [
    "", "x", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/a", "10.0.0.0/8/8", "::1/129", "10.0.0", "proxy.lan",
  ])
  func `a text that is no address names no proxy`(text: String) {
    #expect(TrustedProxies([text]) == nil)
  }

  @Test func `a server takes a client's address from its proxy only`() async throws {
    for (proxies, origin) in [(TrustedProxies.thisMachine, "9.9.9.9"), (TrustedProxies(), "127.0.0.1")] {
      let router = Router(context: SignedInContext.self)
      router.add(middleware: ForwardedMiddleware(trusting: proxies))
      router.get("origin") { _, context in context.origin }
      try await APIBench().serve(router) { client in
        let answer = try await client.ask("/origin", headers: ["x-forwarded-for": "6.6.6.6, 9.9.9.9"])
        #expect(answer.text == origin)
      }
    }
  }

  @Test func `connections of a trusted proxy count for no address`() throws {
    var limits = ServerLimits()
    limits.countsThisMachine = true
    #expect(limits.counts("127.0.0.1") && limits.counts("10.0.0.5"))
    limits.proxies = try #require(TrustedProxies(["10.0.0.5"]))
    #expect(limits.counts("127.0.0.1") && !limits.counts("10.0.0.5") && limits.counts("10.0.0.6"))
  }
}
