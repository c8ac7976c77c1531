import Access
import ArcheryScoring
import Domain
import Spaces
import StoreEngine
import Testing

@Suite struct `The documents of names` {
  @Test func `are read by members, and written by leaders and for a member's own events`() async throws {
    let shoot = try await NamedShoot()
    let gatekeeper = Gatekeeper(shoot.storage, [TournamentLog.self], rules: TournamentAccess.rules) { 10_000 }
    let carl = DocumentKey.membership(of: "carl", in: shoot.id.space)
    _ = try await shoot.storage.documents.save([
      try carl.write(Membership(role: .member), id: "joined", expected: .absent)
    ])
    func documents(_ user: UserID) -> any DocumentRepository {
      gatekeeper.storage(for: .user(user, .member)).storage.documents
    }
    let gus = shoot.id.space.appending("names", "ana", "gus", "gus")
    let ines = shoot.id.space.appending("names", "org", "ines", "ines")
    func mayWrite(_ user: UserID, _ path: ItemPath, _ body: String? = "{}") async -> Bool {
      let body = body.map { Array($0.utf8) }
      let write = DocumentWrite(path, id: WriteID(rawValue: "by \(user)"), expected: .any, body: body)
      return (try? await documents(user).save([write])) != nil
    }
    for user in ["org", "ana", "carl"] as [UserID] { #expect(try await documents(user).load(gus) != nil, "\(user)") }
    #expect(try await documents("eve").load(gus) == nil)
    for (user, actor, isAllowed) in [
      ("carl", "ana", false), ("carl", "org", false), ("ana", "org", false), ("eve", "ana", false),
      ("ana", "ana", true), ("org", "ana", true), ("org", "org", true),
    ] as [(UserID, ItemPath.Segment, Bool)] {
      let new = shoot.id.space.appending("names", actor, "gus", ItemPath.Segment(rawValue: "by-\(user)"))
      #expect(await mayWrite(user, new) == isAllowed, "\(user) \(new)")
      // A name that is there never changes, and only a deletion in the journal deletes it.
      for written in [gus, ines] {
        #expect(await mayWrite(user, written) == false, "\(user) \(written)")
        #expect(await mayWrite(user, written, nil) == false, "\(user) \(written)")
      }
    }
    // A name for an event that the journal lacks is not readable.
    #expect(await mayWrite("carl", shoot.id.space.appending("names", "carl", "ana", "ana")))
    #expect(try await shoot.names() == ["Anastasia", "Gustavo", "Inessa"])
  }

  @Test func `are kept when a member sends another name after the end, and deleted when the journal says so`()
    async throws
  {
    let shoot = try await NamedShoot()
    let gatekeeper = Gatekeeper(shoot.storage, [TournamentLog.self], rules: TournamentAccess.rules) { 10_000 }
    for (number, command) in [TournamentCommand.start, .complete(force: true)].enumerated() {
      try await shoot.perform(command, by: "org", as: EventID(rawValue: "end\(number)"))
    }
    let ana = gatekeeper.storage(for: .user("ana", .member)).storage
    let gus = shoot.id.space.appending("names", "ana", "gus", "gus")
    let present = try #require(try await ana.documents.load(gus))
    // Sync sends again whatever it has.
    let same = DocumentWrite(gus, id: "again", expected: .any, body: present.body)
    _ = try await ana.documents.save([same])
    let other = DocumentWrite(gus, id: "other", expected: .any, body: Array(#"{"name":"Winner"}"#.utf8))
    await #expect(throws: DocumentError.store(.denied)) { _ = try await ana.documents.save([other]) }
    let end = DocumentWrite(gus, id: "end", expected: .any, body: nil)
    await #expect(throws: DocumentError.self) { _ = try await ana.documents.save([end]) }
    #expect(try await shoot.names()[1] == "Gustavo")
    // The event comes first, and its document is deleted after it.
    try await shoot.append(ScoringEvent("nameDeleted", by: "org", on: "gus", as: "d", at: 2000))
    _ = try await ana.documents.save([end])
    #expect(try await shoot.names()[1] == "Guest")
  }

  @Test func `of other programs are cut to what a name may be`() async throws {
    let shoot = try await NamedShoot()
    let path = shoot.id.space.appending("names", "ana", "gus", "gus")
    let name = String(repeating: "x", count: 100)
    let write = DocumentWrite(path, id: "long", expected: .any, body: Array(#"{"name":"\#(name)"}"#.utf8))
    _ = try await shoot.storage.documents.save([write])
    #expect(try await shoot.names()[1].count == 64)
  }

  @Test func `of 160 KB of marks are refused, and cut where an earlier version stored them`() async throws {
    let shoot = try await NamedShoot()
    let name = "Gus" + String(repeating: "\u{301}\u{323}", count: 40_000)
    let path = shoot.id.space.appending("names", "ana", "gus", "gus")
    let write = DocumentWrite(path, id: "wild", expected: .any, body: Array(#"{"name":"\#(name)"}"#.utf8))
    _ = try await shoot.storage.documents.save([write])
    let shown = try await shoot.names()[1]
    #expect(TextLimit.name.allows(shown) && shown.hasPrefix("Gu"))
    await #expect(throws: SpaceError.self) {
      try await shoot.perform(.add(.init("zed", displayName: name, isGuest: true)), by: "ana", as: "zed")
    }
    let reason = String(repeating: "r", count: 201)
    await #expect(throws: SpaceError.self) {
      try await shoot.perform(.withdraw("gus", reason: reason), by: "ana", as: "withdraw")
    }
  }

  @Test func `in an event of an earlier version are cut, and the archer stays`() async throws {
    let shoot = try await NamedShoot()
    let name = "Zed" + String(repeating: "👩\u{200D}", count: 2_000)
    let body = #"{"displayName":"\#(name)","isGuest":true,"addedBy":"ana","missedEnds":0}"#
    try await shoot.append(ScoringEvent("participantAdded", by: "ana", on: "zed", body, as: "zed", at: 1000))
    let names = try await shoot.names()
    #expect(
      names.count == 4 && names[3].hasPrefix("Zed") && TextLimit.name.allows(names[3]),
      "\(names.map { $0.prefix(20) })"
    )
  }

  @Test func `that cannot be read are read once`() async throws {
    let usage = StoreUsage(now: { 0 })
    let shoot = try await NamedShoot(in: emptyStorage().counted(in: usage))
    let path = shoot.id.space.appending("names", "ana", "gus", "gus")
    let write = DocumentWrite(path, id: "broken", expected: .any, body: Array("nothing".utf8))
    _ = try await shoot.storage.documents.save([write])
    let service = shoot.service
    #expect(try await service.tournament(shoot.id).displayName(of: "gus") == "Guest")
    func reads() -> Int { usage.days.map(\.work.reads).reduce(0, +) }
    let before = reads()
    _ = try await service.tournament(shoot.id)
    #expect(reads() - before == 1)
  }
}
