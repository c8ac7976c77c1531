import Domain
import StoreEngine
import Testing

@testable import ScoreServer

@Suite("The claim of a server without an owner")
struct OwnerClaimTests {
  private static let (ticket, other) = ("0123456789abcdef-owner", "fedcba9876543210-owner")

  /// A server on the store of a bench, with the codes that it has shown.
  private struct Server {
    let bench: RecoveryBench
    let claim: OwnerClaim
    let shown = NameList()
    var code: String { shown.all.last ?? "" }

    init(_ bench: RecoveryBench) async throws {
      self.bench = bench
      claim = OwnerClaim(of: bench.ana, bench.signIn) { [shown] in shown.add($0) }
      _ = try await claim.state()
    }

    func prove(_ code: String, as ticket: String = ticket, from address: String = "10.0.0.1") async throws -> String? {
      try await bench.logged { try await claim.prove(code, named: "Ana", as: ticket, from: address) }
    }

    func refusal(_ code: String, from address: String = "10.0.0.1") async -> String? {
      await ServerTests.refusal { _ = try await prove(code, from: address) }
    }

    func account(of token: String?) async throws -> Account? {
      try await bench.signIn.account(ofSession: try #require(token))
    }
  }

  @Test func `lets one device in by the code, however it is typed, and is over once the device came back`() async throws
  {
    let bench = try await RecoveryBench()
    let server = try await Server(bench)
    #expect(server.code.wholeMatch(of: /([0-9A-HJKMNP-TV-Z]{4}-){2}[0-9A-HJKMNP-TV-Z]{4}/) != nil)
    #expect(try await server.claim.state() == .open(code: server.code))
    #expect(await server.refusal("AAAA-AAAA-AAAA") == "invalidField")
    let typed = server.code.lowercased().replacing("-", with: " ").replacing("1", with: "l").replacing("0", with: "o")
    #expect(try await server.account(of: try await server.prove(" \(typed)")) == bench.ana)
    #expect(try await server.claim.state() == .taken)
    #expect(try await server.prove(server.code, as: Self.other) == nil)
    try await server.claim.finish()
    #expect(await server.refusal(server.code) == "notFound")
    let restarted = try await Server(bench)
    #expect(try await restarted.claim.state() == .over)
    #expect(restarted.shown.all.isEmpty)
  }

  @Test func `has one owner when two devices enter the code at once on two servers`() async throws {
    let bench = try await RecoveryBench()
    let (one, two) = (try await Server(bench), try await Server(bench))
    #expect(one.code == two.code)
    bench.meeting.meet(2)
    async let first = one.prove(one.code)
    async let second = two.prove(two.code, as: Self.other)
    let tokens = try await [first, second].compactMap(\.self)
    #expect(tokens.count == 1)
    #expect(try await one.account(of: tokens.first) == bench.ana)
  }

  @Test func `lets the same form in again after a lost answer, also after a restart, with one session`() async throws {
    let bench = try await RecoveryBench()
    let server = try await Server(bench)
    let lost = try await server.prove(server.code)
    let again = try await Server(bench)
    #expect(again.shown.all.isEmpty)
    #expect(try await again.account(of: try await again.prove(server.code)) == bench.ana)
    #expect(try await again.account(of: lost) == nil)
    #expect(try await again.prove(server.code, as: Self.other) == nil)
  }

  @Test func `shows a new code when the device did not come back`() async throws {
    let bench = try await RecoveryBench()
    let server = try await Server(bench)
    let old = server.code
    let lost = try await server.prove(old)
    bench.server.pass(milliseconds: OwnerClaim.returnMilliseconds)
    #expect(try await server.claim.state() == .open(code: server.code))
    #expect(server.shown.all.count == 2 && server.code != old)
    #expect(await server.refusal(old) == "invalidField")
    #expect(try await server.account(of: try await server.prove(server.code, as: Self.other)) == bench.ana)
    #expect(try await server.account(of: lost) == nil)
  }

  @Test func `takes few wrong codes from a network, and shows a new code after many in all`() async throws {
    let bench = try await RecoveryBench()
    let server = try await Server(bench)
    let first = server.code
    for number in 0..<OwnerClaim.wrongCodes {
      let address = "10.0.1.\(number / SignInWatch.wrongCodes)"
      #expect(await server.refusal("AAAA-AAAA-AAAA", from: address) == "invalidField")
    }
    #expect(server.shown.all.count == 2 && server.code != first)
    #expect(await server.refusal(server.code, from: "10.0.1.0") == "tooManyTries")
    #expect(await server.refusal(first, from: "10.0.2.1") == "invalidField")
    #expect(try await server.prove(server.code, from: "10.0.2.1") != nil)
  }

  @Test func `is over for an owner who has signed in by a link`() async throws {
    let bench = try await RecoveryBench()
    _ = try await bench.session(of: bench.ana)
    let server = try await Server(bench)
    #expect(try await server.claim.state() == .over)
    #expect(server.shown.all.isEmpty)
  }

  @Test func `is not in a copy of the store`() async throws {
    let bench = try await RecoveryBench()
    _ = try await Server(bench)
    let copy = try await SignInBench()
    try await bench.server.storage.copy(to: copy.storage)
    #expect(try await copy.storage.documents.load("local/owner-claim") == nil)
  }
}
