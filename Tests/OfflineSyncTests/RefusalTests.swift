import Access
import Domain
import InMemory
import OfflineSync
import Simulation
import Synchronization
import Testing

@Suite("What a server does not take")
struct RefusalTests {
  private static let journal: ItemPath = "clubs/c1/journal"
  private static let board: ItemPath = "clubs/c1/board"

  @Test func `is retracted, reported, kept, and not sent again`() async throws {
    let (club, ben) = try await Club.synced("ben")
    try await ben.append("mine", to: Self.journal, by: "ben")
    // Only admins write documents here, and members score only for themselves.
    try await ben.write("clubs/c1/plan", #"{"a":2}"#, "w1")
    try await ben.append("foreign", to: Self.journal, by: "ana")
    try await ben.score("s1", on: Self.board, player: "ana", actor: "ben")
    try await ben.sync.sync()
    #expect(try await club.store.eventIDs(Self.journal) == ["mine"])
    #expect(try await ben.local.text("clubs/c1/plan") == #"{"a":1}"#)
    #expect(try await ben.local.leaderboards.page(BoardQuery(Self.board, .allTime)).standings == [])
    let lost = try await ben.sync.lost.all()
    #expect(Set(lost.map(\.record)) == [.document(labels: []), .submission("s1")])
    for edit in lost {
      guard case .refused = edit.cause else {
        Issue.record("\(edit.cause)")
        continue
      }
    }
    let document = try #require(lost.first { $0.item.kind == .document })
    #expect(try await ben.sync.lost.body(of: document) == Array(#"{"a":2}"#.utf8))
    // Delivered records arrive once more, and then none.
    try await ben.sync.sync()
    _ = ben.network.takeCalls()
    try await ben.sync.sync()
    #expect(ben.network.takeCalls() == ["account", "changes"])
  }

  @Test func `holds up nothing that is delivered with it`() async throws {
    let (club, ben) = try await Club.synced("ben")
    let mine = (1...60).map { ItemPath("users/ben/notes/\($0)") }
    for path in mine.prefix(4) { try await ben.write(path, "{}", "w1") }
    try await ben.write("clubs/c1/plan", #"{"a":2}"#, "w1")
    try await ben.write("clubs/c1/rules", "{}", "w1")
    for path in mine.dropFirst(4) { try await ben.write(path, "{}", "w1") }
    _ = ben.network.takeCalls()
    try await ben.sync.sync()
    #expect(ben.network.takeCalls().count < 80, "not each by itself")
    for path in mine { #expect(try await club.store.text(path) == "{}") }
    #expect(try await ben.local.text("clubs/c1/plan") == #"{"a":1}"#)
    #expect(try await ben.local.text("clubs/c1/rules") == nil)
    #expect(Set(try await ben.sync.lost.all().map(\.item.path)) == ["clubs/c1/plan", "clubs/c1/rules"])
    #expect(ben.sync.status.pending == 0 && ben.sync.status.waiting.isEmpty)
  }

  @Test func `of one's own events is retracted in the fold`() async throws {
    let (club, ben) = try await Club.synced("ben")
    try await club.setRole(of: "ben", to: .former)
    try await ben.append("late", to: Self.journal, by: "ben")
    try await ben.sync.sync()
    #expect(try await ben.local.standingIDs(Self.journal) == [])
    #expect(try await ben.local.eventIDs(Self.journal).first == "late")
    let lost = try #require(try await ben.sync.lost.all().first)
    #expect(lost.record == .event("late"))
    try await club.setRole(of: "ben", to: .member)
    try await ben.sync.lost.restore(lost)
    try await ben.sync.sync()
    #expect(try await club.store.eventIDs(Self.journal).count == 1)
    #expect(try await ben.local.standingIDs(Self.journal) == club.store.standingIDs(Self.journal))
  }

  @Test func `and arrived there late all the same counts here, whatever was decided about its report`() async throws {
    let (club, ben) = try await Club.synced("ben")
    ben.network.plan(.late, at: "append")
    try await ben.append("late", to: Self.journal, by: "ben")
    try? await ben.sync.sync()
    try await club.setRole(of: "ben", to: .publisher)
    try await ben.sync.sync()
    #expect(try await ben.local.standingIDs(Self.journal) == [])
    // Made again under another id, so there is no report of it any more.
    let lost = try #require(try await ben.sync.lost.all().first { $0.record == .event("late") })
    try await club.setRole(of: "ben", to: .member)
    try await ben.sync.lost.restore(lost)
    await ben.network.arrive()
    #expect(try await club.store.standingIDs(Self.journal) == ["late"])
    try await club.setRole(of: "ben", to: .publisher)
    for _ in 1...2 { try await ben.sync.sync() }
    #expect(try await ben.local.standingIDs(Self.journal) == ["late"])
    try await ben.append("more", to: Self.journal, by: "ben")
    try await club.setRole(of: "ben", to: .member)
    for _ in 1...2 { try await ben.sync.sync() }
    #expect(try await club.store.standingIDs(Self.journal) == ["late", "more"])
    #expect(try await ben.local.standingIDs(Self.journal) == ["late", "more"])
  }

  @Test func `of another user's membership is reported, and delays nothing else`() async throws {
    let (club, ana) = try await Club.synced("ana")
    let key = DocumentKey.membership(of: "eva", in: "clubs/c1")
    _ = try await ana.local.documents.save([
      try key.write(Membership(role: .member), id: "plant", expected: .any, labels: ["member:eva"])
    ])
    try await ana.write("clubs/c1/card", #"{"b":2}"#, "card")
    try await ana.sync.sync()
    #expect(try await club.store.documents.load(key.path) == nil)
    #expect(try await club.store.text("clubs/c1/card") == #"{"b":2}"#)
    #expect(try await ana.sync.lost.all().map(\.item.path) == [key.path])
    #expect(try await ana.local.documents.value(key).value == nil)
    #expect(try await ana.sync.compare().different == [])
  }

  @Test func `of a membership goes by the server, also where a later edit of a device would win`() {
    let (here, there) = (#"{"role":"member"}"#, #"{"role":"former"}"#)
    let merged = MergeRule.standard(for: "clubs/c1/members/ben").merge(nil, (here, at: 2), (there, at: 1))
    #expect(merged == MergeRule.Outcome(body: Array(there.utf8), lostHere: .whole))
  }

  @Test func `while one is signed out is no verdict`() async throws {
    let (club, ben) = try await Club.synced("ben")
    club.sessions.end(of: "ben")
    try await ben.append("e1", to: Self.journal, by: "ben")
    await #expect(throws: StoreFailure.denied) { try await ben.sync.sync() }
    #expect(ben.sync.status.connection == .signedOut)
    #expect(ben.sync.status.pending == 1)
    #expect(try await ben.sync.lost.all() == [])
    club.sessions.begin(of: "ben")
    try await ben.sync.sync()
    #expect(try await club.store.eventIDs(Self.journal) == ["e1"])
  }

  @Test func `for a moment is no verdict either`() async throws {
    let (club, ben) = try await Club.synced("ben")
    try await ben.write("users/ben/settings", #"{"a":1}"#, "w1")
    try await ben.append("e1", to: Self.journal, by: "ben")
    for call in ["save", "append", "append"] { ben.network.plan(.deny, at: call) }
    try await ben.sync.sync()
    #expect(try await ben.sync.lost.all() == [])
    #expect(try await club.store.text("users/ben/settings") == #"{"a":1}"#)
    #expect(try await club.store.eventIDs(Self.journal) == ["e1"])
  }

  @Test func `is not sent by another account`() async throws {
    let club = try await Club()
    let ben = club.device("ben")
    try await ben.write("users/ben/settings", "{}", "w1")
    try await ben.sync.sync()
    try await ben.write("users/ben/settings", #"{"a":1}"#, "w2")
    try await ben.append("e1", to: Self.journal, by: "ben")
    // Another user signs in on the device.
    let eva = club.device("eva", over: ben)
    await #expect(throws: StoreFailure.denied) { try await eva.sync.sync() }
    #expect(try await club.store.eventIDs(Self.journal) == [])
    #expect(try await eva.local.text("users/eva/settings") == nil)
    // And then the first one again.
    try await club.device("ben", over: ben).sync.sync()
    #expect(try await club.store.eventIDs(Self.journal) == ["e1"])
    #expect(try await club.store.text("users/ben/settings") == #"{"a":1}"#)
  }

  @Test func `is not sent by another account after an interrupted first pass`() async throws {
    let club = try await Club()
    let ben = club.device("ben")
    try await ben.append("e1", to: Self.journal, by: "ben")
    ben.network.plan(.loseAnswer, at: "append")
    await #expect(throws: StoreFailure.self) { try await ben.sync.sync() }
    let eva = club.device("eva", over: ben)
    await #expect(throws: StoreFailure.denied) { try await eva.sync.sync() }
  }

  @Test func `because it is ahead of its clock waits until it is not`() async throws {
    let (club, ben) = try await Club.synced("ben", ahead: 3_600_000)
    try await ben.append("e1", "e2", to: Self.journal, by: "ben")
    try await ben.sync.sync()
    #expect(try await club.store.eventIDs(Self.journal) == [])
    #expect(ben.sync.status.pending == 2)
    #expect(ben.sync.status.waiting.values.first?.description.contains("ahead") == true)
    club.clock.advance(byMilliseconds: 3_600_000)
    try await ben.sync.sync()
    #expect(try await club.store.eventIDs(Self.journal) == ["e1", "e2"])
    #expect(ben.sync.status.pending == 0)
    #expect(try await ben.sync.lost.all() == [])
  }

  @Test func `because it keeps a kind of space itself is not offered`() async throws {
    let club = try await Club()
    let ben = club.device("ben", ownerOnly: ["clubs"])
    try await ben.append("e1", to: Self.journal, by: "ben")
    try await ben.sync.sync()
    #expect(ben.sync.status.pending == 0)
    #expect(try await ben.sync.lost.all() == [])
    #expect(try await ben.local.eventIDs(Self.journal) == ["e1"])
  }

  @Test func `is no difference between the two, and all else is`() async throws {
    let (_, ben) = try await Club.synced("ben")
    #expect(try await ben.sync.compare().different == [])
    try await ben.append("mine", to: Self.journal, by: "ben")
    try await ben.write("clubs/c1/plan", #"{"a":2}"#, "w1")
    try await ben.score("s1", on: Self.board, player: "ana", actor: "ben")
    let items = [SyncItem(.board, Self.board), SyncItem(.journal, Self.journal), SyncItem(.document, "clubs/c1/plan")]
    #expect(try await ben.sync.compare().different == items)
    try await ben.sync.sync()
    #expect(try await ben.sync.compare().different == [])
  }

  @Test func `to be seen comes once one belongs to its space`() async throws {
    let (club, eva) = try await Club.synced("eva")
    #expect(try await eva.local.text("clubs/c1/plan") == nil)
    try await club.setRole(of: "eva", to: .member)
    try await eva.sync.sync()
    #expect(try await eva.local.text("clubs/c1/plan") == #"{"a":1}"#)
  }
}
