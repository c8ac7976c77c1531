import Access
import Composition
import Domain
import Notices
import TestSupport
import Testing
import WireFormat

@testable import ScoreServer

/// Ben, who was signed out on every device, comes back to Ana's club with an invite.
@Suite("A member who comes with an invite again")
struct ReturningTests {
  private static let club: ItemPath = "clubs/c1"

  private struct Bench: Sendable {
    let server: SignInBench
    let invites: Invites
    let ana: Account
    let ben: Account
    let invite: Invite

    init() async throws {
      server = try await SignInBench()
      invites = Invites(server.signIn, storage: server.storage, rules: AccessRules())
      ana = try await server.organiser(named: "Ana", of: club)
      invite = try await invites.make(.role(.member, in: club), by: ana, withCode: true, uses: 30)
      let admission = try await invites.redeem(invite.secret, for: .newcomer("Ben  O’Hara"), from: "a")
      ben = try #require(try await server.signIn.account(of: admission.user))
      try await server.signIn.endAll(of: ben.user)
    }

    var accounts: Int { get async throws { try await server.storage.documents.all(under: .accounts).count } }

    func ask(_ claim: String = "claim-of-bens-new-phone", as name: String = "ben o'hara") async throws -> String {
      try await invites.askToReturn(with: invite.secret, as: name, claim, device: "Safari on iPhone", from: "a")
    }
  }

  @Test(arguments: ["Ben O'Hara", "ben  o’hara ", "BEN O'HARA"])
  func `is asked before a second account is made, by link and by code`(_ name: String) async throws {
    let bench = try await Bench()
    let accounts = try await bench.accounts
    for text in [bench.invite.secret, try #require(bench.invite.code)] {
      let code = await refusal {
        _ = try await bench.invites.redeem(text, for: .newcomer(name), from: "a")
      }
      #expect(code == "memberKnown")
    }
    #expect(try await bench.accounts == accounts)
    // Whoever has no invite learns no names.
    let guess = await refusal {
      _ = try await bench.invites.redeem("7KQ2-M9XF-3DPA", for: .newcomer(name), from: "a")
    }
    #expect(guess == "inviteNoGood")
    let other = try await bench.invites.redeem(bench.invite.secret, for: .namesake(name), from: "a")
    #expect(other.user != bench.ben.user)
  }

  @Test func `is let in as the same account once an organiser has confirmed the browser`() async throws {
    let bench = try await Bench()
    let secret = try await bench.ask()
    let request = try #require(try await bench.invites.returns(to: Self.club, for: bench.ana).first)
    #expect(request.account == bench.ben && request.device.device == "Safari on iPhone")
    let open = { try await bench.server.signIn.open(secret, as: "claim-of-bens-new-phone", from: "a") }
    let early = await refusal { _ = try await open() }
    #expect(early == "deviceNotConfirmed")
    try await bench.invites.answer(request.id, to: Self.club, by: bench.ana, isConfirmed: true)
    #expect(try await bench.invites.returns(to: Self.club, for: bench.ana).isEmpty)
    bench.server.pass(milliseconds: 3_600_000)
    // Only the browser that asked is let in.
    let stolen = await refusal {
      _ = try await bench.server.signIn.open(secret, as: "claim-of-another-phone", from: "b")
    }
    #expect(stolen == "deviceLinkUsed")
    let opened = try await open()
    #expect(try await bench.server.signIn.account(ofSession: opened.token) == bench.ben)
    let notices = try await Inbox(documents: bench.server.storage.documents) { $0 }.notices(of: bench.ben.user)
    #expect(notices.contains { $0.content == .signInLink(.init(madeBy: "Ana", keepsOthers: true)) })
  }

  @Test func `is let in by nobody else, and not after a refusal or a day`() async throws {
    let bench = try await Bench()
    let secret = try await bench.ask()
    let request = try #require(try await bench.invites.returns(to: Self.club, for: bench.ana).first)
    let eve = try await bench.server.signIn.makeAccount(named: "Eve", role: .organiser)
    for account in [bench.ben, eve] {
      let list = await refusal { _ = try await bench.invites.returns(to: Self.club, for: account) }
      #expect(list == "notFound")
      let answer = await refusal {
        try await bench.invites.answer(request.id, to: Self.club, by: account, isConfirmed: true)
      }
      #expect(answer == "notFound")
    }
    // The account's own devices do not answer what the organiser is asked.
    let own = await refusal { try await bench.server.signIn.answer(secret, by: bench.ben, isConfirmed: true) }
    #expect(own == "notFound")
    try await bench.invites.answer(request.id, to: Self.club, by: bench.ana, isConfirmed: false)
    let refused = await refusal {
      _ = try await bench.server.signIn.open(secret, as: "claim-of-bens-new-phone", from: "a")
    }
    #expect(refused == "deviceRefused")
    _ = try await bench.ask("another-claim-of-ben")
    bench.server.pass(milliseconds: Invites.returnMilliseconds)
    #expect(try await bench.invites.returns(to: Self.club, for: bench.ana).isEmpty)
  }

  @Test func `finds at most twenty browsers before it`() async throws {
    let bench = try await Bench()
    for number in 1...20 { _ = try await bench.ask("claim-of-a-browser-\(number)") }
    let next = await refusal { _ = try await bench.ask() }
    #expect(next == "tooManyReturns")
    let unknown = await refusal { _ = try await bench.ask(as: "Nobody") }
    #expect(unknown == "inviteNoGood")
  }

  @Test func `who organises the club is let in by the owner of the server alone`() async throws {
    let bench = try await Bench()
    let owner = try await bench.server.signIn.owner(named: "Root")
    _ = try await bench.ask(as: "Ana")
    #expect(try await bench.invites.returns(to: Self.club, for: bench.ana).isEmpty)
    let request = try #require(try await bench.invites.returns(to: Self.club, for: owner).first)
    #expect(request.account == bench.ana)
    try await bench.invites.answer(request.id, to: Self.club, by: owner, isConfirmed: true)
  }
}
