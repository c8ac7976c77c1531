import Access
import Composition
import Domain
import ScoreServer
import Testing
import WireFormat

@Suite("An invite")
struct InviteTests {
  private let club: ItemPath = "clubs/c1"

  /// Ana owns the club, Ben came with an invite to it.
  private struct Bench: Sendable {
    let server: SignInBench
    let invites: Invites
    let ana: Account
    let ben: Account

    init() async throws {
      server = try await SignInBench()
      invites = Invites(server.signIn, storage: server.storage, rules: AccessRules())
      ana = try await server.organiser(named: "Ana", of: "clubs/c1")
      let invite = try await invites.make(.role(.member, in: "clubs/c1"), by: ana)
      let admission = try await invites.redeem(invite.secret, for: .newcomer("Ben"), from: "a")
      ben = Account(user: admission.user, displayName: "Ben")
    }

    func role(of user: UserID) async throws -> Membership.Role? {
      try await server.storage.documents.value(.membership(of: user, in: "clubs/c1")).value?.role
    }
  }

  @Test func `makes its bearer a member, by link or by code, up to its number of uses`() async throws {
    let bench = try await Bench()
    let invite = try await bench.invites.make(.role(.member, in: club), by: bench.ana, withCode: true, uses: 2)
    let code = try #require(invite.code)
    #expect(code.wholeMatch(of: /[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/) != nil)
    for text in [invite.secret, code.lowercased().replacing("-", with: " ")] {
      let admission = try await bench.invites.redeem(text, for: .namesake("Cy"), from: "a")
      let token = admission.token
      #expect(admission.grant == .role(.member, in: club))
      let account = try #require(try await bench.server.signIn.account(ofSession: token))
      #expect(account.displayName == "Cy" && account.role == .member)
      #expect(try await bench.role(of: account.user) == .member)
      let label = try #require(DocumentLabel.member(account.user))
      #expect(try await bench.server.storage.documents.all(under: club, labelled: label).count == 1)
    }
    await #expect(throws: Problem.self) { try await bench.invites.redeem(code, for: .newcomer("Di"), from: "a") }
  }

  @Test func `the code of a space stays readable for its leaders, and ends when it is replaced or ended`()
    async throws
  {
    let bench = try await Bench()
    #expect(try await bench.invites.spaceCode(of: club, for: bench.ana) == nil)
    try await bench.invites.makeSpaceCode(of: club, by: bench.ana, uses: 2)
    let first = try #require(try await bench.invites.spaceCode(of: club, for: bench.ana))
    #expect(first.usesLeft == 2)
    _ = try await bench.invites.redeem(first.code.lowercased(), for: .newcomer("Cy"), from: "a")
    #expect(try await bench.invites.spaceCode(of: club, for: bench.ana)?.usesLeft == 1)
    try await bench.invites.makeSpaceCode(of: club, by: bench.ana)
    let second = try #require(try await bench.invites.spaceCode(of: club, for: bench.ana))
    #expect(second.code != first.code)
    await #expect(throws: Problem.self) { try await bench.invites.redeem(first.code, for: .newcomer("D"), from: "a") }
    try await bench.invites.endSpaceCode(of: club, by: bench.ana)
    try await bench.invites.endSpaceCode(of: club, by: bench.ana)
    #expect(try await bench.invites.spaceCode(of: club, for: bench.ana) == nil)
    await #expect(throws: Problem.self) { try await bench.invites.redeem(second.code, for: .newcomer("D"), from: "a") }
    for attempt in 0..<3 {
      await #expect(throws: Problem.self) {
        switch attempt {
        case 0: _ = try await bench.invites.spaceCode(of: club, for: bench.ben)
        case 1: try await bench.invites.makeSpaceCode(of: club, by: bench.ben)
        default: try await bench.invites.endSpaceCode(of: club, by: bench.ben)
        }
      }
    }
  }

  @Test func `counts each use when many bearers come at once`() async throws {
    let bench = try await Bench()
    let invite = try await bench.invites.make(.organiser, by: try await bench.server.signIn.owner(named: "Root"))
    let tokens = await withTaskGroup(of: String?.self) { group in
      for number in 1...8 {
        group.addTask {
          try? await bench.invites.redeem(invite.secret, for: .newcomer("New"), from: "address \(number)").token
        }
      }
      return await group.reduce(into: [String]()) { if let token = $1 { $0.append(token) } }
    }
    #expect(tokens.count == 1)
    let account = try await bench.server.signIn.account(ofSession: try #require(tokens.first))
    #expect(account?.role == .organiser)
  }

  @Test func `ends when it is revoked, runs out, or its maker may not give it any more`() async throws {
    let bench = try await Bench()
    let revoked = try await bench.invites.make(.role(.member, in: club), by: bench.ana)
    try await bench.invites.revoke(revoked.id, by: bench.ana)
    let late = try await bench.invites.make(.role(.member, in: club), by: bench.ana, for: 1000)
    bench.server.pass(milliseconds: 1000)
    let orphan = try await bench.invites.make(.role(.member, in: club), by: bench.ana)
    try await bench.server.appoint(bench.ana.user, .former, in: club)
    for invite in [revoked, late, orphan] {
      await #expect(throws: Problem.self) {
        try await bench.invites.redeem(invite.secret, for: .account(bench.ben), from: "a")
      }
    }
  }

  @Test func `is made only by leaders, and lowers no role`() async throws {
    let bench = try await Bench()
    for grant in [.role(.member, in: club), .organiser, .role(.admin, in: "clubs/other")] as [InviteGrant] {
      await #expect(throws: Problem.notFound) { _ = try await bench.invites.make(grant, by: bench.ben) }
    }
    await #expect(throws: Problem.notFound) {
      _ = try await bench.invites.make(.role(.owner, in: club), by: bench.ana)
    }
    let viewer = try await bench.invites.make(.role(.viewer, in: club), by: bench.ana, uses: 2)
    for account in [bench.ana, bench.ben] {
      _ = try await bench.invites.redeem(viewer.secret, for: .account(account), from: "a")
    }
    #expect(try await bench.role(of: bench.ana.user) == .owner)
    #expect(try await bench.role(of: bench.ben.user) == .member)
  }

  @Test func `to view shows one path without an account, until it is revoked`() async throws {
    let bench = try await Bench()
    let board: ItemPath = "clubs/c1/board"
    await #expect(throws: Problem.notFound) { _ = try await bench.invites.makeViewerLink(to: board, by: bench.ben) }
    let link = try await bench.invites.makeViewerLink(to: board, by: bench.ana)
    #expect(try await bench.invites.viewer(link.secret) == .viewer(board))
    #expect(try await bench.invites.viewer(link.id) == nil)
    try await bench.invites.revokeViewerLink(link.id, by: bench.ana)
    #expect(try await bench.invites.viewer(link.secret) == nil)
    let orphan = try await bench.invites.makeViewerLink(to: board, by: bench.ana)
    try await bench.server.appoint(bench.ana.user, .member, in: club)
    #expect(try await bench.invites.viewer(orphan.secret) == nil)
  }

  @Test func `made later readmits a former member, and members use none up`() async throws {
    let bench = try await Bench()
    let invite = try await bench.invites.make(.role(.member, in: club), by: bench.ana)
    _ = try await bench.invites.redeem(invite.secret, for: .account(bench.ben), from: "a")
    #expect(try await bench.invites.openInvites(into: club, for: bench.ana).map(\.usesLeft) == [1])
    try await bench.invites.remove(bench.ben.user, from: club, by: bench.ana)
    #expect(try await bench.role(of: bench.ben.user) == .former)
    let refusal = await #expect(throws: Problem.self) {
      _ = try await bench.invites.redeem(invite.secret, for: .account(bench.ben), from: "a")
    }
    #expect(refusal?.title == "Since this invite was made, you left or were removed.")
    for (user, account) in [(bench.ana.user, bench.ana), (bench.ben.user, bench.ana), (bench.ana.user, bench.ben)] {
      await #expect(throws: Problem.notFound) { try await bench.invites.remove(user, from: club, by: account) }
    }
    bench.server.pass(milliseconds: 1000)
    let later = try await bench.invites.make(.role(.member, in: club), by: bench.ana)
    _ = try await bench.invites.redeem(later.secret, for: .account(bench.ben), from: "a")
    #expect(try await bench.role(of: bench.ben.user) == .member)
    let label = try #require(DocumentLabel.member(bench.ben.user))
    #expect(try await bench.server.storage.documents.all(under: club, labelled: label).count == 1)
  }

  @Test func `is listed with the links and members of its space, for its leaders`() async throws {
    let bench = try await Bench()
    let invite = try await bench.invites.make(.role(.member, in: club), by: bench.ana, uses: 2)
    let late = try await bench.invites.make(.role(.member, in: club), by: bench.ana, for: 1000)
    let link = try await bench.invites.makeViewerLink(to: "clubs/c1/board", by: bench.ana)
    #expect(Set(try await bench.invites.openInvites(into: club, for: bench.ana).map(\.id)) == [invite.id, late.id])
    bench.server.pass(milliseconds: 1000)
    _ = try await bench.invites.redeem(invite.secret, for: .newcomer("Cy"), from: "a")
    let open = try await bench.invites.openInvites(into: club, for: bench.ana)
    #expect(open.map(\.id) == [invite.id] && open.map(\.usesLeft) == [1])
    #expect(try await bench.invites.openViewerLinks(into: club, for: bench.ana).map(\.id) == [link.id])
    let members = try await bench.invites.members(of: club, for: bench.ana)
    #expect(members.map(\.displayName) == ["Ana", "Ben", "Cy"] && members.map(\.role) == [.owner, .member, .member])
    #expect(try await bench.invites.mayInvite(into: club, bench.ana))
    #expect(try await !bench.invites.mayInvite(into: club, bench.ben))
    await #expect(throws: Problem.notFound) { _ = try await bench.invites.openInvites(into: club, for: bench.ben) }
    await #expect(throws: Problem.notFound) { _ = try await bench.invites.openViewerLinks(into: club, for: bench.ben) }
    await #expect(throws: Problem.notFound) { _ = try await bench.invites.members(of: club, for: bench.ben) }
  }

  @Test func `to rejoin is not made by the leader of only one of the member's spaces`() async throws {
    let bench = try await Bench()
    let key = DocumentKey.membership(of: bench.ben.user, in: "clubs/c2")
    let labels = Set([try #require(DocumentLabel.member(bench.ben.user))])
    _ = try await bench.server.storage.documents.save([
      try key.write(Membership(role: .member), id: "w", expected: .any, labels: labels)
    ])
    let refusal = await #expect(throws: Problem.self) {
      _ = try await bench.invites.rejoinLink(for: bench.ben.user, in: club, by: bench.ana)
    }
    #expect(refusal?.code == "rejoinRefused")
    let root = try await bench.server.signIn.owner(named: "Root")
    _ = try await bench.invites.rejoinLink(for: bench.ben.user, in: club, by: root)
  }

  @Test func `to come back ends the old sign-ins, and takes over no account that may more`() async throws {
    let bench = try await Bench()
    let signIn = bench.server.signIn
    let lost = try await signIn.session(of: bench.ben)
    let unused = try await signIn.newLink(for: bench.ben)
    let link = try await bench.invites.rejoinLink(for: bench.ben.user, in: club, by: bench.ana)
    #expect(try await signIn.account(ofSession: lost) == nil)
    #expect(try await signIn.redeem(unused) == nil)
    let token = try #require(try await signIn.redeem(link))
    #expect(try await signIn.account(ofSession: token) == bench.ben)
    for (user, account) in [(bench.ana.user, bench.ana), (bench.ana.user, bench.ben), ("nobody", bench.ana)] {
      await #expect(throws: Problem.notFound) {
        _ = try await bench.invites.rejoinLink(for: user, in: club, by: account)
      }
    }
  }
}
