import Domain
import ScoreServer
import Testing

@Suite("Signing in")
struct SignInTests {
  @Test func `a link opens one session, for the first bearer`() async throws {
    let bench = try await SignInBench()
    let owner = try await bench.signIn.owner(named: "Ana")
    let link = try await bench.signIn.newLink(for: owner)
    let sessions = try await withThrowingTaskGroup(of: String?.self) { group in
      for _ in 1...10 { group.addTask { try await bench.signIn.redeem(link) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    let opened = sessions.compactMap(\.self)
    #expect(opened.count == 1)
    #expect(try await bench.signIn.account(ofSession: try #require(opened.first)) == owner)
  }

  @Test func `a link of an account that the store does not have yet stays unused`() async throws {
    let bench = try await SignInBench()
    let ana = Account(user: "ana", displayName: "Ana", role: .owner)
    let link = try await bench.signIn.newLink(for: ana)
    #expect(try await bench.signIn.redeem(link) == nil)
    #expect(try await bench.signIn.owner(as: ana) == ana)
    let session = try #require(try await bench.signIn.redeem(link))
    #expect(try await bench.signIn.account(ofSession: session) == ana)
  }

  @Test func `a store is that of one account elsewhere, by its name and role there`() async throws {
    let bench = try await SignInBench()
    let ana = Account(user: "ana", displayName: "Ana", role: .organiser)
    #expect(try await bench.signIn.owner(as: ana) == ana)
    #expect(try await bench.signIn.owner(named: "Somebody") == ana)
    let promoted = Account(user: "ana", displayName: "Ana M.", role: .owner)
    #expect(try await bench.signIn.owner(as: promoted) == promoted)
    #expect(try await bench.signIn.account(of: "ana") == promoted)
    #expect(try await bench.signIn.owner(as: Account(user: "ben", displayName: "Ben")) == nil)
    #expect(try await bench.signIn.account(of: "ben") == nil)
  }

  @Test func `a link ends after a day, a session after half a year without use, or when it is ended`() async throws {
    let bench = try await SignInBench()
    let owner = try await bench.signIn.owner(named: "Ana")
    let stale = try await bench.signIn.newLink(for: owner)
    bench.pass(milliseconds: SignIn.linkMilliseconds)
    #expect(try await bench.signIn.redeem(stale) == nil)
    let first = try await bench.signIn.session(of: owner)
    let second = try await bench.signIn.session(of: owner)
    try await bench.signIn.end(first)
    #expect(try await bench.signIn.account(ofSession: first) == nil)
    #expect(try await bench.signIn.account(ofSession: second) == owner)
    bench.pass(milliseconds: SignIn.sessionMilliseconds)
    #expect(try await bench.signIn.account(ofSession: second) == nil)
  }

  @Test func `the owner stays the same, and the store holds no secret`() async throws {
    let bench = try await SignInBench()
    let owner = try await bench.signIn.owner(named: "Ana")
    #expect(try await bench.signIn.owner(named: "Ben") == owner)
    let link = try await bench.signIn.newLink(for: owner)
    let session = try #require(try await bench.signIn.redeem(link))
    for head in try await bench.storage.documents.all(under: "local") {
      let document = try #require(try await bench.storage.documents.load(head.path))
      let text = "\(head.path) \(String(decoding: document.body, as: UTF8.self))"
      #expect(!text.contains(link) && !text.contains(session))
    }
  }

  @Test(arguments: ["", "x", "../..", String(repeating: "a", count: 10_000)])
  func `a made-up secret opens nothing`(secret: String) async throws {
    let bench = try await SignInBench()
    #expect(try await bench.signIn.redeem(secret) == nil)
    #expect(try await bench.signIn.account(ofSession: secret) == nil)
  }
}
