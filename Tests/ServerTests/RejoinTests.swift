import Access
import Composition
import Domain
import Notices
import ScoreServer
import StoreEngine
import TestSupport
import Testing
import WireFormat

/// Ana and Eve own a club each; Ben came with an invite of Ana's.
private struct Clubs: Sendable {
  let server: SignInBench
  let invites: Invites
  let ana: Account
  let eve: Account
  let ben: Account
  static let home: ItemPath = "clubs/ana"
  static let other: ItemPath = "clubs/eve"

  init() async throws {
    server = try await SignInBench()
    invites = Invites(server.signIn, storage: server.storage, rules: AccessRules())
    ana = try await server.signIn.makeAccount(named: "Ana", role: .organiser)
    eve = try await server.signIn.makeAccount(named: "Eve", role: .organiser)
    let now = server.now
    for (owner, space) in [(ana, Self.home), (eve, Self.other)] {
      let guarded = GuardedStorage(server.storage, for: owner.principal, by: AccessRules(), now: now).storage
      _ = try await guarded.documents.save([note(space.appending("card"), "card")])
    }
    let invite = try await invites.make(.role(.member, in: Self.home), by: ana)
    ben = Account(
      user: try await invites.redeem(invite.secret, for: .newcomer("Ben"), from: "a").user,
      displayName: "Ben"
    )
  }

  /// The store as an account may use it.
  func view(_ account: Account) -> Storage {
    GuardedStorage(server.storage, for: account.principal, by: AccessRules(), now: server.now).storage
  }

  func invite(_ account: Account, to space: ItemPath, by maker: Account) async throws {
    let invite = try await invites.make(.role(.member, in: space), by: maker)
    _ = try await invites.redeem(invite.secret, for: .account(account), from: "a")
  }

  func refusal(_ user: UserID, in space: ItemPath, by account: Account) async -> String? {
    await ServerTests.refusal { _ = try await invites.rejoinLink(for: user, in: space, by: account) }
  }

  func notices(of user: UserID) async throws -> [Notice] {
    try await Inbox(documents: server.storage.documents) { $0 }.notices(of: user)
  }
}

@Suite("A re-join link")
struct RejoinTests {
  @Test func `is made by the organiser of the home space, and notifies its user`() async throws {
    let clubs = try await Clubs()
    let link = try await clubs.invites.rejoinLink(for: clubs.ben.user, in: Clubs.home, by: clubs.ana)
    let token = try #require(try await clubs.server.signIn.redeem(link))
    #expect(try await clubs.server.signIn.account(ofSession: token) == clubs.ben)
    let notices = try await clubs.notices(of: clubs.ben.user)
    #expect(notices.map(\.content) == [.signInLink(.init(madeBy: "Ana"))])
    #expect(notices.map(\.createdAt) == [clubs.server.now()])
    _ = try await clubs.invites.rejoinLink(for: clubs.ben.user, in: Clubs.home, by: clubs.ana)
    #expect(try await clubs.notices(of: clubs.ben.user).count == 2)
  }

  @Test func `is not made by the organiser of a space that the account joined later`() async throws {
    let clubs = try await Clubs()
    try await clubs.invite(clubs.ben, to: Clubs.other, by: clubs.eve)
    #expect(await clubs.refusal(clubs.ben.user, in: Clubs.other, by: clubs.eve) == "rejoinRefused")
    // Ana does not lead every space that Ben chose to take part in.
    #expect(await clubs.refusal(clubs.ben.user, in: Clubs.home, by: clubs.ana) == "rejoinRefused")
    #expect(try await clubs.notices(of: clubs.ben.user).isEmpty)
  }

  @Test func `is made by the owner alone for an account that no invite of a space made`() async throws {
    let clubs = try await Clubs()
    let old = try await clubs.server.signIn.makeAccount(named: "Old", role: .member)
    try await clubs.invite(old, to: Clubs.home, by: clubs.ana)
    #expect(await clubs.refusal(old.user, in: Clubs.home, by: clubs.ana) == "rejoinRefused")
    let owner = try await clubs.server.signIn.owner(named: "Root")
    #expect(await clubs.refusal(old.user, in: Clubs.home, by: owner) == nil)
  }

  @Test func `stays with the real organiser, whatever a stranger writes about the account`() async throws {
    let clubs = try await Clubs()
    let (eve, ben) = (clubs.view(clubs.eve), clubs.ben.user)
    let key = DocumentKey.membership(of: ben, in: Clubs.other)
    for role in Membership.Role.allCases {
      let write = try key.write(Membership(role: role, addedBy: clubs.eve.user), id: "plant", expected: .any)
      await #expect(throws: DocumentError.store(.denied), "\(role)") { _ = try await eve.documents.save([write]) }
      let batch = [
        note("clubs/new/card", "card"),
        try DocumentKey.membership(of: ben, in: "clubs/new")
          .write(Membership(role: role), id: "plant", expected: .any),
      ]
      await #expect(throws: DocumentError.store(.denied), "\(role)") { _ = try await eve.documents.save(batch) }
    }
    let label = try #require(DocumentLabel.member(ben))
    for path in [
      ItemPath("clubs/eve/card"), ItemPath("clubs/eve/members/\(ben)/note"), ItemPath("users/\(clubs.eve.user)/note"),
    ] {
      let write = DocumentWrite(path, id: "label", expected: .any, labels: [label], body: Array("{}".utf8))
      await #expect(throws: DocumentError.self, "\(path)") { _ = try await eve.documents.save([write]) }
    }
    #expect(try await clubs.server.storage.documents.memberships(of: ben).map(\.space) == [Clubs.home])
    #expect(await clubs.refusal(ben, in: Clubs.other, by: clubs.eve) == "notFound")
    #expect(await clubs.refusal(ben, in: Clubs.home, by: clubs.ana) == nil)
  }

  @Test func `is still refused after the organiser has written the membership without its label`() async throws {
    let clubs = try await Clubs()
    try await clubs.invite(clubs.ben, to: Clubs.other, by: clubs.eve)
    let key = DocumentKey.membership(of: clubs.ben.user, in: Clubs.other)
    let write = try key.write(Membership(role: .publisher), id: "bare", expected: .any)
    _ = try await clubs.view(clubs.eve).documents.save([write])
    #expect(Set(try await clubs.server.storage.documents.memberships(of: clubs.ben.user).map(\.space)).count == 2)
    #expect(await clubs.refusal(clubs.ben.user, in: Clubs.home, by: clubs.ana) == "rejoinRefused")
  }

  @Test func `needs a home space, which a copy of the store keeps and no one can write`() async throws {
    let clubs = try await Clubs()
    let account = ItemPath.account(of: clubs.ben.user)
    let owner = try await clubs.server.signIn.owner(named: "Root")
    for writer in [clubs.ana, clubs.eve, clubs.ben, owner] {
      let write = DocumentWrite(account, id: "home", expected: .any, body: Array("{}".utf8))
      await #expect(throws: DocumentError.store(.denied)) { _ = try await clubs.view(writer).documents.save([write]) }
      if writer != owner { #expect(try await clubs.view(writer).documents.load(account) == nil) }
    }
    let copy = try await SignInBench()
    try await clubs.server.storage.copy(to: copy.storage)
    let invites = Invites(copy.signIn, storage: copy.storage, rules: AccessRules())
    #expect(try await copy.storage.documents.load(account)?.body == clubs.server.storage.documents.load(account)?.body)
    _ = try await invites.rejoinLink(for: clubs.ben.user, in: Clubs.home, by: clubs.ana)
    // The same account on a device that is kept in step keeps it, too.
    _ = try await copy.signIn.owner(as: clubs.ben)
    let kept = String(decoding: try #require(try await copy.storage.documents.load(account)).body, as: UTF8.self)
    #expect(kept.contains("clubs/ana"))
  }
}

@Suite("A membership")
struct MembershipTests {
  @Test func `ends for good by removal, deletion or leaving, until a later invite`() async throws {
    let clubs = try await Clubs()
    let key = DocumentKey.membership(of: clubs.ben.user, in: Clubs.home)
    let ana = clubs.view(clubs.ana).documents
    for ending in ["remove", "delete", "leave"] {
      let old = try await clubs.invites.make(.role(.member, in: Clubs.home), by: clubs.ana)
      let id = WriteID(rawValue: ending)
      let former = try key.write(Membership(role: .former), id: id, expected: .any)
      switch ending {
      case "remove": _ = try await ana.save([former])
      case "delete": _ = try await ana.save([DocumentWrite(key.path, id: id, expected: .any, body: nil)])
      default: _ = try await clubs.view(clubs.ben).documents.save([former])
      }
      for role: Membership.Role in [.member, .admin, .owner, .viewer, .guest] {
        let revival = try key.write(Membership(role: role), id: "back", expected: .any)
        await #expect(throws: DocumentError.store(.denied), "\(ending) \(role)") { _ = try await ana.save([revival]) }
      }
      if ending != "delete" {
        let erasure = DocumentWrite(key.path, id: "erase", expected: .any, body: nil)
        await #expect(throws: DocumentError.store(.denied)) { _ = try await ana.save([erasure]) }
      }
      await #expect(throws: Problem.self, "\(ending)") {
        _ = try await clubs.invites.redeem(old.secret, for: .account(clubs.ben), from: "a")
      }
      clubs.server.pass(milliseconds: 1000)
      try await clubs.invite(clubs.ben, to: Clubs.home, by: clubs.ana)
      #expect(try await clubs.server.storage.documents.value(key).value?.role == .member, "\(ending)")
    }
  }

  @Test func `bears the label of its member, whatever labels a writer chose, and no other document does`() async throws
  {
    let clubs = try await Clubs()
    let key = DocumentKey.membership(of: clubs.ben.user, in: Clubs.home)
    let label = try #require(DocumentLabel.member(clubs.ben.user))
    func save(_ role: Membership.Role, _ labels: Set<DocumentLabel>) async throws -> Set<DocumentLabel> {
      let id = WriteID(rawValue: "\(role) \(labels.count)")
      let write = try key.write(Membership(role: role), id: id, expected: .any, labels: labels)
      return try await clubs.view(clubs.ana).documents.save([write]).first?.labels ?? []
    }
    #expect(try await save(.admin, []) == [label])
    #expect(try await save(.member, ["member:somebody", "kept"]) == [label, "kept"])
    #expect(try await save(.former, [label]) == [])
    await #expect(throws: DocumentError.self) {
      _ = try await clubs.view(clubs.ana).documents.save([
        DocumentWrite("clubs/ana/card", id: "l", expected: .any, labels: [label], body: [])
      ])
    }
  }

  @Test func `is written once by a retry, and not by a writer with an earlier read`() async throws {
    let clubs = try await Clubs()
    let key = DocumentKey.membership(of: clubs.ben.user, in: Clubs.home)
    let ana = clubs.view(clubs.ana).documents
    let read = try #require(try await ana.load(key.path)).head
    let write = try key.write(Membership(role: .admin), id: "up", expected: .revision(read.revision))
    let first = try await ana.save([write])
    #expect(try await ana.save([write]) == first)
    let late = try key.write(Membership(role: .member), id: "down", expected: .revision(read.revision))
    await #expect(throws: DocumentError.conflict(key.path, current: first.first)) { _ = try await ana.save([late]) }
    await #expect(throws: DocumentError.self) {
      _ = try await ana.save([DocumentWrite(key.path, id: "junk", expected: .any, body: Array("[1]".utf8))])
    }
  }
}
