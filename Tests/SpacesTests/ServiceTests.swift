import Access
import Domain
import Spaces
import Testing

@Suite("A service for spaces")
struct ServiceTests {
  @Test("a view costs three reads, an entry three reads and one write")
  func cost() async throws {
    let club = try Club()
    let id = try await club.match()
    let service = club.darts(Club.ana)
    #expect(try await club.cost { _ = try await service.view(id) } == (3, 0))
    let entry = try await club.cost { _ = try await service.visit(60, in: id, as: Ticket("t")) }
    #expect(entry == (3, 1))
  }

  @Test("a repeated ticket records once, and another account may use the same text")
  func repeats() async throws {
    let club = try Club()
    let id = try await club.match()
    for _ in 1...2 {
      let after = try await club.darts(Club.ana).visit(60, in: id, as: Ticket("t"))
      #expect(after.state.points == ["ana": 60])
    }
    let after = try await club.darts(Club.ben).visit(45, in: id, as: Ticket("t"))
    #expect(after.state.points == ["ana": 60, "ben": 45])
  }

  @Test("a ticket that comes again with other content is rejected and records nothing")
  func reusedTicket() async throws {
    let club = try Club()
    let id = try await club.match()
    let service = club.darts(Club.ana)
    _ = try await service.visit(60, in: id, as: Ticket("t", for: "60".utf8))
    _ = try await service.visit(60, in: id, as: Ticket("t", for: "60".utf8))
    let refusal = await #expect(throws: SpaceError.self) {
      try await service.visit(45, in: id, as: Ticket("t", for: "45".utf8))
    }
    #expect(try refusal?.code == "ticketReused")
    #expect(try await service.view(id).state.points == ["ana": 60])
  }

  @Test("eight phones at once: each visit is decided on the space as it is, and counts once")
  func race() async throws {
    let club = try Club()
    let id = try await club.match()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 1...8 {
        group.addTask {
          _ = try await club.darts(Club.ana).record(in: id, as: Ticket("t\(number)")) { view throws(Refusal) in
            view.state.points["ana", default: 0] == 0 ? try DartsState.visit(number) : []
          }
        }
      }
      try await group.waitForAll()
    }
    let view = try await club.darts(Club.ana).view(id)
    #expect(view.journal.events.filter { $0.type == "visit" }.count == 1)
  }

  @Test(
    "strangers, removed members and viewers of another space get the same answer as for a space that does not exist"
  )
  func absence() async throws {
    let club = try Club()
    let id = try await club.match()
    for space in [id, "none"] {
      await #expect(throws: SpaceError.notFound) { try await club.darts(Club.cleo).view(space) }
      await #expect(throws: SpaceError.notFound) {
        try await SpaceService<DartsState>(club.gatekeeper, viewing: .viewer("matches/other/visits")).view(space)
      }
    }
    try await club.admit(Club.ben, to: id, as: .former)
    await #expect(throws: SpaceError.notFound) { try await club.darts(Club.ben).view(id) }
    await #expect(throws: SpaceError.notFound) { try await club.darts(Club.ben).visit(1, in: id, as: Ticket("t")) }
  }

  @Test("a viewer link shows its own space and records nothing")
  func viewer() async throws {
    let club = try Club()
    let id = try await club.match()
    let viewer = SpaceService<DartsState>(club.gatekeeper, viewing: .viewer("matches/final/visits"))
    #expect(try await viewer.view(id).about.name == "Final")
    await #expect(throws: SpaceError.self) { try await viewer.visit(1, in: id, as: Ticket("t")) }
  }

  @Test("a member who joins with a form arrives once, with its fields")
  func arrival() async throws {
    let club = try Club()
    let id = try await club.match()
    try await club.admit(Club.cleo, to: id)
    for _ in 1...2 { try await club.darts(Club.cleo).arrive(in: id, with: ["hand": "left"]) }
    let view = try await club.darts(Club.cleo).view(id)
    #expect(view.state.players == ["ana", "ben", "cleo"])
    let joined = try #require(view.journal.last { $0.actor == "cleo" })
    #expect(String(decoding: joined.body, as: UTF8.self) == #"{"hand":"left"}"#)
    #expect(view.journal.events.filter { $0.actor == "cleo" }.count == 1)
  }

  @Test("a space is found by id, by name and by the beginning of its id; the newest without a text")
  func finding() async throws {
    let club = try Club()
    for (number, name) in ["Cup", "Cup", "Final"].enumerated() {
      let about = DartsState.About(name: name, createdAt: Timestamp(rawValue: Int64(number)), goal: 1)
      _ = try await club.darts(Club.ana).create(about, as: SpaceID(rawValue: "id\(number)"))
    }
    let service = club.darts(Club.ana)
    #expect(try await service.find(nil) == "id2")
    #expect(try await service.find("final") == "id2")
    #expect(try await service.find("id1") == "id1")
    for (text, code) in [("cup", "several"), ("id", "several"), ("nope", "none")] {
      let refusal = await #expect(throws: SpaceError.self) { try await service.find(text) }
      #expect(try refusal?.code == code)
    }
  }

  @Test("the owner of the installation owns the spaces that it creates")
  func ownersSpaces() async throws {
    let club = try Club()
    let owner = Account(user: "olga", displayName: "Olga", role: .owner)
    for _ in 1...2 { #expect(try await club.darts(owner).create(Club.final, as: "f").role == .owner) }
    #expect(try await club.darts(owner).list().map(\.id) == ["f"])
    #expect(try await club.darts(owner).members(of: "f") == ["olga": .owner])
  }

  @Test("a value that no store takes is refused in a sentence with its limit")
  func outOfBounds() throws {
    let problem = try #require(SpaceID(rawValue: String(repeating: "x", count: 5_002)).problem)
    for error in [SpaceError(DocumentError.invalid(problem)), SpaceError(JournalError.invalid(problem))] {
      #expect(
        error.description == "This value is not allowed: an identifier has 5002 bytes, at most 128 are allowed. "
          + "Change it and try again."
      )
    }
  }

  @Test("creating a space again returns it as it is")
  func creatingAgain() async throws {
    let club = try Club()
    _ = try await club.darts(Club.ana).create(Club.final, as: "f")
    _ = try await club.darts(Club.ana).visit(7, in: "f", as: Ticket("t"))
    // The form is sent again a moment later, such as by a finger that taps twice.
    let later = DartsState.About(name: "Final", createdAt: Timestamp(rawValue: 2), goal: 100)
    let again = try await club.darts(Club.ana).create(later, as: "f")
    #expect(again.about.createdAt == Timestamp(rawValue: 1))
    #expect(again.state.points == ["ana": 7])
    await #expect(throws: SpaceError.self) { try await club.darts(Club.ben).create(Club.final, as: "f") }
  }

  @Test("a repeated creation with another document is rejected and creates nothing")
  func creatingSomethingElse() async throws {
    let club = try Club()
    let other = DartsState.About(name: "Semi-final", createdAt: Timestamp(rawValue: 1), goal: 100)
    _ = try await club.darts(Club.ana).create(Club.final, as: "f")
    let error = await #expect(throws: SpaceError.self) { try await club.darts(Club.ana).create(other, as: "f") }
    #expect(try error?.code == "ticketReused")
    #expect(try await club.darts(Club.ana).list().map(\.name) == ["Final"])
  }

  @Test("a space with more members than one step takes is deleted, for all of them")
  func deletingManyMembers() async throws {
    let club = try Club()
    let id = try await club.match()
    // The owner and Ben are two; the sums are one below, at and above what one or two steps take.
    let others = (1...(2 * Limits.batchItems)).map { UserID(rawValue: "user-\($0)") }
    let writes = try others.map { user in
      try DocumentKey<Membership>.membership(of: user, in: DartsState.space.path(of: id))
        .write(Membership(role: .member), id: "admit", expected: .absent)
    }
    for start in stride(from: 0, to: writes.count, by: Limits.batchItems) {
      _ = try await club.storage.documents.save(Array(writes[start..<(start + Limits.batchItems)]))
    }
    await #expect(throws: SpaceError.notFound) { try await club.darts(Club.ben).delete(id, as: Ticket("d")) }
    #expect(try await club.darts(Club.ana).members(of: id).count == others.count + 2)
    try await club.darts(Club.ana).delete(id, as: Ticket("d"))
    #expect(try await club.darts(Club.ana).list().isEmpty)
    for user in [Club.ana.user, Club.ben.user, others[0], others[others.count - 1]] {
      let key = DocumentKey<Membership>.membership(of: user, in: DartsState.space.path(of: id))
      #expect(try await club.storage.documents.value(key).value?.role == .former)
    }
  }

  @Test("a space with as many members as one step takes is deleted, the owner last", arguments: [-1, 0, 1])
  func deletingFullStep(more: Int) async throws {
    let club = try Club()
    let id = try await club.match()
    let count = Limits.batchItems - 2 + more
    let writes = try (1...count).map { number in
      try DocumentKey<Membership>.membership(of: UserID(rawValue: "u\(number)"), in: DartsState.space.path(of: id))
        .write(Membership(role: .member), id: "admit", expected: .absent)
    }
    _ = try await club.storage.documents.save(writes)
    try await club.darts(Club.ana).delete(id, as: Ticket("d"))
    await #expect(throws: SpaceError.notFound) { try await club.darts(Club.ana).view(id) }
    let about = try await club.storage.documents.load(DartsState.space.about(of: id))
    #expect(about?.head.isDeleted == true)
  }

  @Test("a list names spaces that only a newer version can read")
  func newerSpaces() async throws {
    let club = try Club()
    let id = try await club.match()
    let path = DartsState.space.about(of: id)
    let write = DocumentWrite(path, id: "newer", expected: .any, body: Array(#"{"name":{"de":"Finale"}}"#.utf8))
    _ = try await club.storage.documents.save([write])
    #expect(try await club.darts(Club.ana).list().map(\.needsUpdate) == [true])
    let error = await #expect(throws: SpaceError.self) { try await club.darts(Club.ana).view(id) }
    guard case .store(.newerSchema) = error else { throw Unexpected() }
    let visit = ScoringEvent(id: "v", type: "visit", actor: "ana", occurredAt: Timestamp(rawValue: 1), body: [])
    await #expect(throws: JournalError.notReady) {
      try await club.port(of: Club.ana).append([visit], expecting: .any)
    }
  }

  struct Unexpected: Error {}
}
