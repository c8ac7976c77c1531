import Access
import CanonicalJSON
import Domain
import SeededRandom
import Spaces
import Testing

@Suite("The judge")
struct GatekeeperTests {
  private static func visit(_ id: EventID, _ points: Int, by user: UserID, stamp: Stamp? = nil) throws -> ScoringEvent {
    ScoringEvent(
      id: id,
      type: "visit",
      actor: user,
      occurredAt: Timestamp(rawValue: 1),
      body: try CanonicalJSON.encode(DartsState.Visit(points: points)),
      stamp: stamp
    )
  }

  @Test("the port rejects an event with the same refusal as the service")
  func onePort() async throws {
    let club = try Club()
    let id = try await club.match()
    let port = club.port(of: Club.ben)
    let byPort = await #expect(throws: JournalError.self) {
      try await port.append([try Self.visit("v", 60, by: "ben")], expecting: .any)
    }
    let byService = await #expect(throws: SpaceError.self) {
      try await club.darts(Club.ben).visit(60, in: id, as: Ticket("t"))
    }
    guard case .refused(let first) = byPort, case .refused(let second) = byService else { throw Unexpected() }
    #expect(first == second)
    #expect("\(first)" == "It is the turn of ana. Wait for your turn.")
  }

  @Test("a batch is judged event by event, and recorded whole or not at all")
  func batches() async throws {
    let club = try Club()
    _ = try await club.match()
    let port = club.port(of: Club.ana)
    let before = try await port.head().revision
    await #expect(throws: JournalError.self) {
      let events = [try Self.visit("a", 60, by: "ana"), try Self.visit("b", 60, by: "ana")]
      return try await port.append(events, expecting: .any)
    }
    #expect(try await port.head().revision == before)
  }

  @Test("a record that comes before its space's document is asked for again later")
  func notReady() async throws {
    let club = try Club()
    try await club.admit(Club.ben, to: "later")
    let journals = club.gatekeeper.storage(for: Club.ben.principal).storage.sessions
    let port = journals.session(at: DartsState.space.journal(of: "later"))
    await #expect(throws: JournalError.notReady) {
      try await port.append([try Self.visit("v", 1, by: "ben")], expecting: .any)
    }
  }

  @Test("a writer who is behind is told to decide again, not that a rule rejects the event")
  func behind() async throws {
    let club = try Club()
    let id = try await club.match()
    let port = club.port(of: Club.ben)
    let old = try await port.head().revision
    _ = try await club.darts(Club.ana).visit(1, in: id, as: Ticket("t"))
    _ = try await club.darts(Club.ben).visit(1, in: id, as: Ticket("t"))
    let error = await #expect(throws: JournalError.self) {
      try await port.append([try Self.visit("v", 1, by: "ben")], expecting: .revision(old))
    }
    guard case .conflict = error else { throw Unexpected() }
  }

  @Test("the installation's owner copies stamped events unjudged, and is judged for events without a stamp")
  func copies() async throws {
    let club = try Club()
    _ = try await club.match()
    let owner = club.port(of: Account(user: "olga", displayName: "Olga", role: .owner))
    let stamp = Stamp(time: Timestamp(rawValue: 1), device: "elsewhere")
    _ = try await owner.append([try Self.visit("v", 180, by: "ben", stamp: stamp)], expecting: .any)
    await #expect(throws: JournalError.self) {
      try await owner.append([try Self.visit("w", 181, by: "olga")], expecting: .any)
    }
  }

  @Test("an event of a device that was offline is late: the sport may take what it would reject now")
  func late() async throws {
    let club = try Club()
    let id = try await club.match()
    let port = club.port(of: Club.ben)
    let stamp = Stamp(time: Timestamp(rawValue: 1), device: "phone")
    _ = try await port.append([try Self.visit("v", 26, by: "ben", stamp: stamp)], expecting: .any)
    #expect(try await club.darts(Club.ben).view(id).state.points == ["ben": 26])
    _ = try await club.darts(Club.ben).visit(5, in: id, as: Ticket("q"), isLate: true)
    #expect(try await club.darts(Club.ben).view(id).state.points == ["ben": 31])
  }

  @Test("a member retracts an own visit; a retraction that the sport denies changes nothing")
  func retractions() async throws {
    let club = try Club()
    let id = try await club.match()
    let ana = club.darts(Club.ana)
    let view = try await ana.visit(60, in: id, as: Ticket("t"))
    let visit = try #require(view.journal.last())
    let undone = try await ana.undo(visit, in: id, as: Ticket("u"))
    #expect(undone.state.points.isEmpty)
    await #expect(throws: SpaceError.self) { try await ana.undo(visit, in: id, as: Ticket("w")) }
    let joined = try #require(view.journal.events.first { $0.type == "joined" && $0.actor == "ana" })
    await #expect(throws: SpaceError.self) { try await ana.undo(joined, in: id, as: Ticket("x")) }
    await #expect(throws: SpaceError.self) { try await club.darts(Club.ben).undo(visit, in: id, as: Ticket("y")) }
  }

  @Test("a player undoes another's visit, by the service and at the port, because the sport lets players do so")
  func foreignRetractions() async throws {
    let club = try Club()
    let id = try await club.match()
    let view = try await club.darts(Club.ana).visit(60, in: id, as: Ticket("t"))
    let visit = try #require(view.journal.last())
    let undone = try await club.darts(Club.ben).undo(visit, in: id, as: Ticket("u"))
    #expect(undone.state.points.isEmpty)
    let again = try await club.darts(Club.ana).visit(45, in: id, as: Ticket("v"))
    let second = try #require(again.journal.last())
    let port = club.port(of: Club.ben)
    _ = try await port.append([Self.retraction(of: second, "w", by: "ben")], expecting: .any)
    #expect(try await club.darts(Club.ana).view(id).state.points.isEmpty)
  }

  @Test("nobody removes another's event by noting that a server rejected it")
  func foreignNotes() async throws {
    let club = try Club()
    let id = try await club.match()
    let view = try await club.darts(Club.ana).visit(60, in: id, as: Ticket("t"))
    let visit = try #require(view.journal.last())
    let port = club.port(of: Club.ben)
    let note = Self.retraction(of: visit, "n", by: "ben", as: ScoringEvent.refusal)
    await #expect(throws: JournalError.self) { try await port.append([note], expecting: .any) }
    #expect(try await club.darts(Club.ana).view(id).state.points == ["ana": 60])
  }

  private static func retraction(
    of event: ScoringEvent,
    _ id: EventID,
    by actor: UserID,
    as type: String = "undone"
  ) -> ScoringEvent {
    ScoringEvent(id: id, type: type, actor: actor, occurredAt: Timestamp(rawValue: 1), retracts: event.id)
  }

  struct Unexpected: Error {}
}

@Suite("The fold of a journal")
struct JournalFoldTests {
  @Test("in any order of arrival it equals the fold from scratch", arguments: 1...40 as ClosedRange<UInt64>)
  func order(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let users: [UserID] = ["ana", "ben", "cleo"]
    var events: [ScoringEvent] = []
    for number in 0..<Int.random(in: 1...600, using: &random) {
      let actor = users.randomElement(using: &random) ?? "ana"
      let target = Int.random(in: 0..<6, using: &random) == 0 ? events.randomElement(using: &random)?.id : nil
      let body = try CanonicalJSON.encode(DartsState.Visit(points: Int.random(in: 0...180, using: &random)))
      events.append(
        ScoringEvent(
          id: EventID(rawValue: "e\(number)"),
          type: Int.random(in: 0..<20, using: &random) == 0 ? "joined" : "visit",
          actor: actor,
          occurredAt: Timestamp(rawValue: 0),
          retracts: target,
          body: body,
          stamp: Stamp(time: Timestamp(rawValue: Int64.random(in: 0...300, using: &random)), device: "d")
        )
      )
    }
    let about = DartsState.About(name: "F", createdAt: Timestamp(rawValue: 0), goal: 1)
    var whole = JournalFold<DartsState>(about)
    whole.take(Self.recorded(events))
    var parts = JournalFold<DartsState>(about)
    var rest = Self.recorded(events.shuffled(using: &random))[...]
    while !rest.isEmpty {
      let count = min(rest.count, Int.random(in: 1...40, using: &random))
      parts.take(Array(rest.prefix(count)))
      rest = rest.dropFirst(count)
    }
    #expect(parts.state.order == whole.state.order, "seed \(seed)")
    #expect(parts.state.points == whole.state.points, "seed \(seed)")
  }

  private static func recorded(_ events: [ScoringEvent]) -> [RecordedEvent] {
    events.enumerated().map { RecordedEvent(revision: Revision(rawValue: Int64($0.offset + 1)), event: $0.element) }
  }
}
