import Composition
import Domain
import NIOHTTP1
import StoreEngine
import Testing
import WireFormat

@testable import ScoreServer

@Suite("A session in use")
struct RenewedSessionTests {
  private let day: Int64 = 24 * 3_600_000

  @Test func `goes on for two years, and ends half a year after its last use`() async throws {
    let bench = try await SignInBench()
    let ana = try await bench.signIn.owner(named: "Ana")
    let (daily, rare) = (try await bench.signIn.session(of: ana), try await bench.signIn.session(of: ana))
    for passed in 1..<730 {
      bench.pass(milliseconds: day)
      #expect(try await bench.signIn.use(daily)?.account == ana, "day \(passed)")
      if passed == 180 { #expect(try await bench.signIn.use(rare)?.isRenewed == true) }
      if passed == 361 { #expect(try await bench.signIn.account(ofSession: rare) == ana) }
      if passed == 362 { #expect(try await bench.signIn.use(rare) == nil) }
    }
    bench.pass(milliseconds: day)
    #expect(try await bench.signIn.use(daily) == nil)
  }

  @Test func `is written once a day at most`() async throws {
    let bench = try await SignInBench()
    let ana = try await bench.signIn.owner(named: "Ana")
    let token = try await bench.signIn.session(of: ana)
    var renewals = 0
    for _ in 1...48 {
      bench.pass(milliseconds: day / 24)
      if try await bench.signIn.use(token)?.isRenewed == true { renewals += 1 }
    }
    #expect(renewals == 2)
  }

  @Test func `of an earlier version, which ended after thirty days, goes on, too`() async throws {
    let bench = try await SignInBench()
    let ana = try await bench.signIn.owner(named: "Ana")
    let token = try await bench.signIn.session(of: ana)
    let claims = try #require(try await bench.signIn.claims(of: token))
    let key = DocumentKey.session(claims.jti)
    let former = Session(user: ana.user, expiresAt: bench.now().advanced(byMilliseconds: 30 * day))
    try await bench.storage.documents.update(key, as: "former") { _ in former }
    #expect(try await bench.signIn.use(token)?.isRenewed == true)
    bench.pass(milliseconds: 31 * day)
    #expect(try await bench.signIn.use(token)?.account == ana)
  }

  @Test func `has another two years when its account asks to stay signed in`() async throws {
    let bench = try await SignInBench()
    let ana = try await bench.signIn.owner(named: "Ana")
    let token = try await bench.signIn.session(of: ana)
    let end = try #require(try await bench.signIn.use(token)?.lastEnd)
    bench.pass(milliseconds: 10 * day)
    try await bench.signIn.extend(token)
    #expect(try await bench.signIn.use(token)?.lastEnd == end.advanced(byMilliseconds: 10 * day))
    try await bench.signIn.end(token)
    await #expect(throws: Problem.self) { try await bench.signIn.extend(token) }
  }

  @Test func `gets its cookie again when it is renewed`() async throws {
    let bench = try await APIBench()
    let ana = try await bench.sessions.signIn.owner(named: "Ana")
    let token = try await bench.sessions.signIn.session(of: ana)
    try await bench.serve { client in
      func cookies(_ path: String) async throws -> [String] {
        try await client.ask(path, headers: ["cookie": "test-session=\(token)"]).headers["set-cookie"]
      }
      #expect(try await cookies("/api/v1/account").isEmpty)
      bench.sessions.pass(milliseconds: day)
      let renewed = try await cookies("/api/v1/account")
      #expect(renewed.count == 1 && renewed.first?.contains("test-session=\(token)") == true)
      #expect(renewed.first?.contains("Max-Age=\(400 * 24 * 3600)") == true)
      #expect(try await cookies("/api/v1/account").isEmpty)
    }
  }
}
