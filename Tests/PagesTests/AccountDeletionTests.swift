import Access
import ArcheryScoring
import Composition
import Domain
import FileStore
import Foundation
import GroupChallenges
import InMemory
import Leaderboards
import Notices
import Pinball
import SQLite
import ScoreServer
import ScorebookKit
import Spaces
import TestSupport
import Testing

@testable import archery
@testable import fitness_challenge
@testable import pinball_practice

@Suite("The deletion of an account")
struct AccountDeletionTests {
  static let name = "Miranda"
  let store = InMemoryStore(.system).storage

  func installation(_ app: (some ServedApp).Type, over storage: Storage? = nil) -> Installation {
    Installation(Container(storage: storage ?? store, clock: .system), of: app)
  }

  /// An account with private documents, whose name is also in a notice of the owner.
  func makeMiranda(_ installation: Installation, for owner: Account) async throws -> Account {
    let store = installation.storage
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
  func play(_ app: String, _ mia: Account, _ owner: Account, _ installation: Installation) async throws {
    if app == "fitness" {
      let groups = SpaceService<GroupState>(installation.gatekeeper, for: owner)
      _ = try await groups.create(Group(name: "Crew", createdAt: installation.clock.now()), as: "crew")
      try await join("groups/crew", mia, owner, installation)
      let hers = SpaceService<GroupState>(installation.gatekeeper, for: mia)
      _ = try await hers.arrive(in: "crew")
      let now = installation.clock.now()
      let day = LocalDay(of: now, in: .utc)
      _ = try await hers.checkIn("crew", at: now, on: day, note: "\(Self.name)'s hill", as: "hill")
      try await addWords(of: owner, about: mia, on: day.date, installation)
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
      try await addOldEvents(of: mia, installation)
      try await addWords(of: owner, about: mia, installation)
    }
  }

  /// Entries as earlier versions recorded them, with the name in them, and a corrected arrow.
  private func addOldEvents(of mia: Account, _ installation: Installation) async throws {
    let journal = installation.storage.sessions.session(at: "tournaments/thursday/scoring")
    let arrow = try #require(try await journal.events().last { $0.event.type == "arrow" }?.event.id)
    let old = [
      "participantChanged": #"{"displayName":"\#(Self.name)","bowType":"recurve","club":"Club"}"#,
      "scorersAppointed": #"{"users":["\#(mia.user)"],"names":["\#(Self.name)"]}"#,
      "edited": #"{"arrow":"\#(arrow)","old":"9","new":"8","reason":"\#(Self.name) saw it"}"#,
    ]
    try await add(old, by: mia, about: mia, to: journal)
  }

  /// What an organiser of the shoot wrote about Miranda.
  private func addWords(of owner: Account, about mia: Account, _ installation: Installation) async throws {
    let journal = installation.storage.sessions.session(at: "tournaments/thursday/scoring")
    let arrow = try #require(try await journal.events().last { $0.event.type == "arrow" }?.event)
    let moved = String(decoding: arrow.body, as: UTF8.self)
      .replacing(#"{"#, with: #"{"moved":{"from":"guest","reason":"\#(Self.name)'s end"},"#, maxReplacements: 1)
    let words = [
      "arrow": moved,
      "edited": #"{"arrow":"\#(arrow.id)","old":"9","new":"8","reason":"\#(Self.name) agreed"}"#,
      "withdrawn": #"{"reason":"\#(Self.name) was ill"}"#,
      "disputeSettled": #"{"end":1,"entry":"\#(arrow.id)","reason":"\#(Self.name) was right"}"#,
      "archersJoined": #"{"other":"\#(mia.user)","reason":"\#(Self.name) came twice"}"#,
    ]
    try await add(words, by: owner, about: mia, to: journal, as: "words")
  }

  /// What a leader of a group wrote about Miranda.
  private func addWords(of owner: Account, about mia: Account, on date: String, _ installation: Installation)
    async throws
  {
    let journal = installation.storage.sessions.session(at: "groups/crew/log")
    let entry = try #require(try await journal.events().last { $0.event.type == "checkIn" }?.event.id)
    let words = [
      "corrected": #"{"entry":"\#(entry)","date":"\#(date)","reason":"\#(Self.name) asked"}"#,
      "dayOff": #"{"date":"2026-01-01","kind":"excuse","reason":"\#(Self.name) was ill"}"#,
    ]
    try await add(words, by: owner, about: mia, to: journal)
  }

  private func add(
    _ bodies: [String: String],
    by actor: Account,
    about subject: Account,
    to journal: any ScoringSession,
    as prefix: String = "old"
  ) async throws {
    for (type, body) in bodies.sorted(by: { $0.key < $1.key }) {
      let event = ScoringEvent(
        id: EventID(rawValue: "\(prefix)-\(type)"),
        type: type,
        actor: actor.user,
        subject: PlayerID(subject.user),
        occurredAt: Timestamp(Date.now),
        body: Array(body.utf8)
      )
      _ = try await journal.append([event], expecting: .any)
    }
  }

  /// What decides places: check-ins and arrows.
  private func results(_ app: String, _ mia: Account, _ owner: Account, _ installation: Installation)
    async throws -> [AnyHashable]
  {
    if app == "fitness" {
      let group = try await SpaceService<GroupState>(installation.gatekeeper, for: owner).view("crew").state
      return group[mia.user]?.checkIns.map { "\($0.id) \($0.occurredAt) \($0.entry.date) \($0.counts)" } ?? []
    }
    let shoot = try await ArcheryServices(installation).tournaments.tournament("thursday")
    let archer = try #require(shoot[PlayerID(mia.user)])
    return [shoot.sheet(of: archer.id).running, archer.bowType, archer.scorers]
  }

  /// The journals with an event whose body holds the name.
  func journalsWithName(_ store: Storage) async throws -> [ItemPath] {
    var found: [ItemPath] = []
    for journal in try await journals(of: store) {
      let bodies = try await store.sessions.session(at: journal).events().map(\.event.body)
      if bodies.contains(where: { $0.firstRange(of: Array(Self.name.utf8)) != nil }) { found.append(journal) }
    }
    return found
  }

  private func journals(of store: Storage) async throws -> [ItemPath] {
    try await store.changes.changes(under: .root, after: nil, limit: Limits.pageItems).changes
      .filter { $0.kind == .journal }.map(\.path)
  }

  /// The number of events of all journals.
  private func eventCount() async throws -> Int {
    var count = 0
    for journal in try await journals(of: store) {
      count += try await store.sessions.session(at: journal).events().count
    }
    return count
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
  func documentsWithName() async throws -> [ItemPath] {
    var found: [ItemPath] = []
    for head in try await store.documents.all(under: .root) {
      let body = try await store.documents.load(head.path)?.body ?? []
      if body.firstRange(of: Array(Self.name.utf8)) != nil { found.append(head.path) }
    }
    return found
  }

  @Test(arguments: ["fitness", "archery"])
  func `goes on after a failure of any of its writes, and leaves the name in no document and no event`(
    app: String
  ) async throws {
    func open(_ storage: Storage? = nil) -> Installation {
      app == "fitness" ? installation(FitnessChallenge.self, over: storage) : installation(Archery.self, over: storage)
    }
    let first = open()
    let owner = try await first.signIn.owner(named: "Olga")
    let mia = try await makeMiranda(first, for: owner)
    try await play(app, mia, owner, first)
    #expect(try await documentsWithName().count >= 4)
    #expect(try await journalsWithName(store).count == 1)
    // A page has folded the journal before.
    let server = open()
    let before = try await results(app, mia, owner, server)
    #expect(!before.isEmpty)
    // Each try fails one write later than the one before, until the deletion is done.
    var tries = 0
    while true {
      let writes = Writes(tries)
      let broken = open(writes.over(store))
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
        #expect(writes.haveFailed, "\(error)")
      }
    }
    #expect(tries >= 5)
    #expect(try await documentsWithName().isEmpty)
    #expect(try await journalsWithName(store).isEmpty)
    for installation in [server, open()] {
      #expect(try await results(app, mia, owner, installation) == before)
    }
    let count = try await eventCount()
    try await open().gatekeeper.forget(mia.user, at: open().clock.now())
    #expect(try await eventCount() == count)
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
    #expect(try await journalsWithName(store).isEmpty)
    // After a crash, the device sends it again.
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
    // More than one page of events, with ids that fill a redaction.
    let journal = store.sessions.session(at: PracticeService.path(of: mia.user))
    for batch in 0..<2 {
      let events = (0..<Limits.batchItems).map { number in
        ScoringEvent(
          id: EventID(rawValue: "\(batch)-\(number)-" + String(repeating: "i", count: 100)),
          type: PracticeLog.eventType,
          actor: mia.user,
          occurredAt: 1000,
          body: Array(#"[{"note":"\#(Self.name)"}]"#.utf8)
        )
      }
      _ = try await journal.append(events, expecting: .any)
    }
    try await app.delete(mia)
    #expect(try await practice.state(of: mia.user) == empty)
    #expect(try await PracticeService(sessions: store.sessions).state(of: mia.user) == empty)
    #expect(try await journal.head().isClosed)
    let events = try await journal.events().map(\.event)
    let redactions = events.filter { $0.type == Redaction.type }
    #expect(redactions.count > 4 && redactions.allSatisfy { $0.body.count <= Limits.eventBytes })
    #expect(events.filter { !$0.isRedacted }.count == redactions.count + 1)
    #expect(try await journalsWithName(store).isEmpty)
    try await PinballPractice.forget(mia.user, in: app)
    #expect(try await journal.events().count == events.count)
    // The owner's laptop delivers what it recorded before.
    let event = ScoringEvent(
      id: "late",
      type: PracticeLog.eventType,
      actor: mia.user,
      occurredAt: 2000,
      body: Array(#"[{"note":"\#(Self.name)"}]"#.utf8)
    )
    let late = event.stamped(Stamp(time: 2000, device: "laptop"))
    _ = try await app.gatekeeper.storage(for: owner.principal).storage.sessions.session(at: journal.path)
      .append([late], expecting: .any)
    #expect(try await journalsWithName(store).isEmpty)
  }

  @Test(arguments: ["file", "sqlite"], ["fitness", "archery"])
  func `takes the name and the notes out of every file of the store`(kind: String, app: String) async throws {
    try await withTemporaryFolder { folder in
      func holdName() throws -> Bool {
        try bytes(in: folder).contains { $0.firstRange(of: Array(Self.name.utf8)) != nil }
      }
      let path = folder.appending(component: "store").path
      let store =
        kind == "file" ? try await FileStore.open(path, .system).storage : try SQLiteStore(path: path, .system).storage
      let installation =
        app == "fitness" ? installation(FitnessChallenge.self, over: store) : installation(Archery.self, over: store)
      let owner = try await installation.signIn.owner(named: "Olga")
      let mia = try await makeMiranda(installation, for: owner)
      try await play(app, mia, owner, installation)
      #expect(try holdName())
      try await installation.delete(mia)
      #expect(try await journalsWithName(store).isEmpty)
      try await eventually("the name leaves the files") { try !holdName() }
      let copy = InMemoryStore(.system).storage
      for journal in try await journals(of: store) {
        let events = try await store.sessions.session(at: journal).events().map(\.event)
        _ = try await copy.sessions.session(at: journal).append(events, expecting: .any)
      }
      #expect(try await journalsWithName(copy).isEmpty)
      await store.close()
      #expect(try !holdName())
    }
  }
}
