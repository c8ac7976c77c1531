import Access
import Domain
import OfflineSync
import Testing

@Suite("A space to which access was lost")
struct LostSpaceTests {
  private static let journal: ItemPath = "clubs/c1/scoring"
  private static let space: ItemPath = "clubs/c1"

  private func paths(_ device: Device) async throws -> [ItemPath] {
    try await device.local.documents.all(under: Self.space).map(\.path)
  }

  private func setRemoved(_ club: Club, _ user: UserID) async throws {
    let key = DocumentKey.membership(of: user, in: Self.space)
    _ = try await club.store.documents.save([try key.write(.ofRemovedSpace, id: "removed", expected: .any)])
  }

  @Test func `leaves no document on the device, and all of them come with a new membership`() async throws {
    let (club, ben) = try await Club.synced("ben")
    try await club.store.record(.named("a1", "Gustavo", by: "ana"))
    let names = (1...250).map { ItemPath("clubs/c1/names/n\($0)") }
    for path in names {
      _ = try await club.store.documents.save([DocumentWrite(path, id: "n", expected: .any, body: Array("{}".utf8))])
    }
    try await ben.sync.sync()
    #expect(try await paths(ben).count > names.count)
    try await club.setRole(of: "ben", to: .former)
    for _ in 1...2 { try await ben.sync.sync() }
    #expect(try await paths(ben) == ["clubs/c1/members/ben"])
    #expect(try await ben.sync.lost.all() == [])
    #expect(try await ben.sync.compare().different == [])
    #expect(ben.sync.status.pending == 0 && ben.sync.status.waiting.isEmpty)
    #expect(try await club.store.documents.all(under: "clubs/c1/names").count == names.count)
    try await club.setRole(of: "ben", to: .member)
    for _ in 1...2 { try await ben.sync.sync() }
    #expect(try await ben.local.documents.all(under: "clubs/c1/names").count == names.count)
    #expect(try await ben.local.body(of: "a1") == #"{"name":"Gustavo"}"#)
    #expect(try await ben.sync.compare().different == [])
  }

  @Test func `and that was removed leaves nothing of its entries but what could not be delivered`() async throws {
    let (club, ben) = try await Club.synced("ben")
    try await club.store.record(.named("a1", "Gustavo", by: "ana"))
    try await ben.local.record(.named("b1", "Bertram", by: "ben"))
    try await ben.sync.sync()
    try await ben.local.record(.named("b2", "Inessa", by: "ben"))
    let before = try await club.store.eventIDs(Self.journal)
    try await setRemoved(club, "ben")
    for _ in 1...3 { try await ben.sync.sync() }
    #expect(try await paths(ben) == ["clubs/c1/members/ben"])
    for id in ["a1", "b1"] as [EventID] { #expect(try await ben.local.body(of: id) == #"{"redacted":true}"#) }
    #expect(try await ben.sync.compare().different == [])
    let lost = try await ben.sync.lost.all()
    #expect(lost.map(\.record) == [.event("b2")])
    #expect(try await ben.local.body(of: "b2") == #"{"name":"Inessa"}"#)
    #expect(try await club.store.eventIDs(Self.journal) == before)
    #expect(try await club.store.body(of: "a1") == #"{"name":"Gustavo"}"#)
    #expect(ben.sync.status.pending == 0 && ben.sync.status.waiting.isEmpty)
  }
}
