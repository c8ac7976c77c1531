import Access
import ArcheryScoring
import Composition
import Domain
import GroupChallenges
import InMemory
import Leaderboards
import Notices
import Pinball
import ScoreServer
import ScorebookKit
import Spaces
import Synchronization
import Testing

@testable import archery
@testable import fitness_challenge
@testable import pinball_practice

@Suite("The deletion of an account")
struct AccountDeletionTests {
  private static let name = "Miranda"
  private let store = InMemoryStore(.system).storage

  private func installation(_ app: (some ServedApp).Type, over storage: Storage? = nil) -> Installation {
    Installation(Container(storage: storage ?? store, clock: .system), of: app)
  }

  /// An account with private documents, whose name is also in a notice of the owner.
  private func makeMiranda(_ installation: Installation, for owner: Account) async throws -> Account {
    let mia = try await installation.signIn.makeAccount(named: Self.name, role: .member)
    let link = Notice.SignInLink(madeBy: Self.name)
    try await installation.inbox.deliver(.signInLink(link), about: ["a"], to: owner.user, at: 1)
    try await installation.inbox.deliver(.signInLink(link), about: ["b"], to: mia.user, at: 1)
    let note = ItemPath(["users", ItemPath.Segment(mia.user), "settings", "note"])
    _ = try await store.documents.save([
      DocumentWrite(note, id: "note", expected: .absent, body: Array(Self.name.utf8))
    ])
    _ = try await installation.signIn.makeRecoveryCode(for: mia)
    return mia
  }

  private func join(_ space: ItemPath, _ mia: Account, _ owner: Account, _ installation: Installation) async throws {
    let invite = try await installation.invites.make(.role(.member, in: space), by: owner)
    _ = try await installation.invites.redeem(invite.secret, for: .account(mia), from: "test")
  }

  /// A group of the owner's in which Miranda has checked in, or a shoot in which she has shot.
  private func play(_ app: String, _ mia: Account, _ owner: Account, _ installation: Installation) async throws {
    if app == "fitness" {
      let groups = SpaceService<GroupState>(installation.gatekeeper, for: owner)
      _ = try await groups.create(Group(name: "Crew", createdAt: installation.clock.now()), as: "crew")
      try await join("groups/crew", mia, owner, installation)
      _ = try await SpaceService<GroupState>(installation.gatekeeper, for: mia).arrive(in: "crew")
    } else {
      let shoots = ArcheryServices(installation)
      let plan = TournamentCommand.create(
        name: "Thursday",
        round: try Round(custom: "Short", passes: [Pass(ends: 2, arrowsPerEnd: 3, .tenZone)]),
        settings: TournamentSettings()
      )
      try await shoots.perform(plan, on: "thursday", by: owner.user)
      try await join("tournaments/thursday", mia, owner, installation)
      try await shoots.perform(.add(.init(PlayerID(mia.user), displayName: Self.name)), on: "thursday", by: mia.user)
      try await shoots.perform(.start, on: "thursday", by: owner.user)
      try await shoots.perform(.record(.token("9"), for: PlayerID(mia.user)), on: "thursday", by: mia.user)
    }
  }

  private func namesOnBoard(_ app: String, _ owner: Account, _ installation: Installation) async throws -> [String] {
    if app == "fitness" {
      return try await SpaceService<GroupState>(installation.gatekeeper, for: owner).view("crew").state.members
        .map(\.displayName)
    }
    let shoot = try await ArcheryServices(installation).tournaments.tournament("thursday")
    return shoot.roster.map { shoot.displayName(of: $0.id) }
  }

  /// The live documents whose bodies hold the name.
  private func documentsWithName() async throws -> [ItemPath] {
    var found: [ItemPath] = []
    for head in try await store.documents.all(under: .root) {
      let body = try await store.documents.load(head.path)?.body ?? []
      if body.firstRange(of: Array(Self.name.utf8)) != nil { found.append(head.path) }
    }
    return found
  }

  @Test(arguments: ["fitness", "archery"])
  func `goes on after a failure of any of its writes, and leaves the name in no document`(app: String) async throws {
    func open(_ storage: Storage? = nil) -> Installation {
      app == "fitness" ? installation(FitnessChallenge.self, over: storage) : installation(Archery.self, over: storage)
    }
    let first = open()
    let owner = try await first.signIn.owner(named: "Olga")
    let mia = try await makeMiranda(first, for: owner)
    try await play(app, mia, owner, first)
    #expect(try await documentsWithName().count >= 4)
    // Each try fails one write later than the one before, until the deletion is done.
    var tries = 0
    while true {
      let documents = FailingDocuments(store.documents, after: tries)
      let broken = open(
        Storage(
          leaderboards: store.leaderboards,
          sessions: store.sessions,
          documents: documents,
          changes: store.changes
        )
      )
      tries += 1
      do {
        // Once the account is closed, the next start of a server goes on.
        if let known = try await open().signIn.account(of: mia.user) {
          try await broken.delete(known)
        } else {
          try await broken.finishDeletions()
        }
        break
      } catch {
        #expect(documents.hasFailed, "\(error)")
      }
    }
    #expect(tries >= 5)
    #expect(try await documentsWithName().isEmpty)
    let pseudonym = open().pseudonym(of: mia.user)
    let shown = try await namesOnBoard(app, owner, open())
    #expect(shown.contains(pseudonym), "\(shown)")
    #expect(!shown.joined().contains(Self.name))
    #expect(try await open().signIn.account(of: mia.user) == nil)
    #expect(try await open().signIn.name(of: mia.user) == pseudonym)
    #expect(try await store.documents.memberships(of: mia.user).isEmpty)
    #expect(try await store.documents.all(under: ItemPath(["users", ItemPath.Segment(mia.user)])).isEmpty)
    #expect(try await store.documents.all(under: "local/deletions").isEmpty)
  }

  @Test func `keeps a late copy of the owner from bringing anything back`() async throws {
    let app = installation(FitnessChallenge.self)
    let owner = try await app.signIn.owner(named: "Olga")
    let mia = try await makeMiranda(app, for: owner)
    try await play("fitness", mia, owner, app)
    try await app.delete(mia)
    let guarded = app.gatekeeper.storage(for: owner.principal).storage
    func write(_ path: ItemPath, _ body: String) async throws {
      _ = try await guarded.documents.save([
        DocumentWrite(path, id: "late", expected: .any, body: Array(body.utf8))
      ])
    }
    let settings = ItemPath(["users", ItemPath.Segment(mia.user), "settings", "note"])
    await #expect(throws: DocumentError.store(.denied)) { try await write(settings, Self.name) }
    let membership = DocumentKey.membership(of: mia.user, in: "groups/crew").path
    await #expect(throws: DocumentError.store(.denied)) { try await write(membership, #"{"role":"member"}"#) }
    // What she did before the deletion may arrive late, and shows no name.
    func join(at time: Timestamp, as id: EventID) async throws {
      let event = ScoringEvent(
        id: id,
        type: "joined",
        actor: mia.user,
        subject: PlayerID(mia.user),
        occurredAt: time,
        body: Array(#"{"name":"\#(Self.name)"}"#.utf8)
      )
      let late = event.stamped(Stamp(time: time, device: "phone"))
      _ = try await guarded.sessions.session(at: "groups/crew/log").append([late], expecting: .any)
    }
    try await join(at: 1000, as: "early")
    await #expect(throws: JournalError.store(.denied)) { try await join(at: app.clock.now(), as: "after") }
    #expect(try await namesOnBoard("fitness", owner, app).sorted() == [app.pseudonym(of: mia.user), "Olga"].sorted())
  }

  @Test func `is refused to the owner of the server, and to whoever organises others`() async throws {
    let app = installation(FitnessChallenge.self)
    let owner = try await app.signIn.owner(named: "Olga")
    #expect(try await app.refusal(ofDeleting: owner)?.code == "owner")
    let mia = try await app.signIn.makeAccount(named: Self.name, role: .organiser)
    let groups = SpaceService<GroupState>(app.gatekeeper, for: mia)
    _ = try await groups.create(Group(name: "Own", createdAt: app.clock.now()), as: "own")
    #expect(try await app.refusal(ofDeleting: mia) == nil)
    let ben = try await app.signIn.makeAccount(named: "Ben", role: .member)
    try await join("groups/own", ben, mia, app)
    #expect(try await app.refusal(ofDeleting: mia)?.code == "handOver")
    await #expect(throws: Refusal.self) { try await app.delete(mia) }
    try await groups.handOver("own", to: ben.user, as: Ticket("hand-over"))
    try await app.delete(mia)
    #expect(try await groups.isMember(of: "own") == false)
  }

  @Test func `empties and closes the practice`() async throws {
    let app = installation(PinballPractice.self)
    let owner = try await app.signIn.owner(named: "Olga")
    let mia = try await makeMiranda(app, for: owner)
    let practice = PracticeService(sessions: store.sessions)
    let empty = try await practice.state(of: mia.user)
    try await practice.record([.gameNote(game: "Gmdvl", Self.name)], of: mia.user, as: "note", at: 1000)
    #expect(try await practice.state(of: mia.user) != empty)
    try await app.delete(mia)
    #expect(try await PracticeService(sessions: store.sessions).state(of: mia.user) == empty)
    #expect(try await store.sessions.session(at: PracticeService.path(of: mia.user)).head().isClosed)
    try await PinballPractice.forget(mia.user, in: app)
  }
}

/// Documents of which a save fails, after some that succeed.
private final class FailingDocuments: DocumentLayer {
  let base: any DocumentRepository
  private let left: Mutex<Int>

  init(_ base: any DocumentRepository, after saves: Int) {
    self.base = base
    left = Mutex(saves)
  }

  var hasFailed: Bool { left.withLock { $0 < 0 } }

  func save(_ writes: [DocumentWrite], given premises: [Premise]) async throws(DocumentError) -> [DocumentHead] {
    let isBroken = left.withLock { left in
      left -= 1
      return left < 0
    }
    if isBroken { throw .store(.full) }
    return try await base.save(writes, given: premises)
  }
}
