import Domain
import SeededRandom
import Testing

@Suite("A journal's head")
struct JournalHeadTests {
  private let known = [EventID("k"): JournalHeadTests.event("k", stamp: Stamp(time: 5, device: "d"))]

  private static func event(
    _ id: EventID,
    type: String = "arrow",
    body: [UInt8] = [],
    stamp: Stamp? = nil
  ) -> ScoringEvent {
    ScoringEvent(id: id, type: type, actor: "ana", occurredAt: 1, body: body, stamp: stamp)
  }

  private func accepting(
    _ events: [ScoringEvent],
    _ expected: Domain.Expectation = .any,
    at revision: Int64 = 1,
    isClosed: Bool = false,
    path: ItemPath = "j"
  ) throws -> [EventID] {
    let head = JournalHead(path: path, revision: Revision(rawValue: revision), isClosed: isClosed)
    return try head.accepting(events, expecting: expected) { known[$0] }.map(\.id)
  }

  @Test
  func `new events are accepted in order, known ones are left out`() throws {
    let events = ["b", "k", "a"].map { Self.event(EventID(rawValue: $0)) }
    #expect(try accepting(events) == ["b", "a"])
    #expect(try accepting([]) == [])
  }

  @Test
  func `an event twice in one batch is accepted once`() throws {
    #expect(try accepting([Self.event("a"), Self.event("b"), Self.event("a")]) == ["a", "b"])
    let stamped = Self.event("a", stamp: Stamp(time: 9, device: "d"))
    #expect(try accepting([Self.event("a"), stamped]) == ["a"])
  }

  @Test
  func `the same id with other content is refused, from the journal and from the batch`() throws {
    #expect(throws: JournalError.idempotencyConflict("k")) { try accepting([Self.event("k", body: [1])]) }
    #expect(throws: JournalError.idempotencyConflict("a")) {
      try accepting([Self.event("a"), Self.event("a", type: "miss")])
    }
  }

  @Test(
    arguments: [
      (.any, 0, true), (.any, 4, true), (.absent, 0, true), (.absent, 4, false), (.revision(.zero), 0, true),
      (.revision(Revision(rawValue: 4)), 4, true), (.revision(Revision(rawValue: 3)), 4, false),
      (.revision(Revision(rawValue: 5)), 4, false),
    ] as [(Domain.Expectation, Int64, Bool)]
  )
  func `new events are accepted only at the expected revision`(
    expected: Domain.Expectation,
    revision: Int64,
    isMet: Bool
  ) throws {
    if isMet {
      #expect(try accepting([Self.event("a")], expected, at: revision) == ["a"])
    } else {
      #expect(throws: JournalError.conflict(current: Revision(rawValue: revision))) {
        try accepting([Self.event("a"), Self.event("k")], expected, at: revision)
      }
    }
  }

  @Test
  func `a repeat is never refused, whatever was expected and also when the journal is closed`() throws {
    for expected in [.any, .absent, .revision(Revision(rawValue: 9))] as [Domain.Expectation] {
      for isClosed in [false, true] {
        #expect(try accepting([Self.event("k"), Self.event("k")], expected, isClosed: isClosed) == [])
      }
    }
    #expect(throws: JournalError.closed) { try accepting([Self.event("k"), Self.event("a")], isClosed: true) }
  }

  @Test
  func `an append out of bounds is rejected`() throws {
    let largest = [UInt8](repeating: 0, count: Limits.eventBytes)
    let long = String(repeating: "x", count: 129)
    #expect(try accepting([Self.event("a", body: largest)]) == ["a"])
    for bad in [
      Self.event("a", body: largest + [0]), Self.event(""), Self.event("a", type: ""), Self.event("a", type: long),
      ScoringEvent(id: "a", type: "t", actor: "", occurredAt: 0),
      ScoringEvent(id: "a", type: "t", actor: "ana", subject: "", occurredAt: 0),
      ScoringEvent(id: "a", type: "t", actor: "ana", occurredAt: 0, retracts: ""),
    ] {
      #expect(throws: JournalError.self) { try accepting([bad]) }
    }
    #expect(throws: JournalError.self) { try accepting([], path: "") }
    let thousand = (0..<1000).map { Self.event(EventID(rawValue: "\($0)")) }
    #expect(try accepting(thousand).count == 1000)
    #expect(throws: JournalError.self) { try accepting(thousand + [Self.event("k")]) }
  }

  @Test
  func `a failure to look an event up is passed on`() {
    let head = JournalHead(path: "j", revision: .zero, isClosed: false)
    #expect(throws: JournalError.store(.full)) {
      try head.accepting([Self.event("a")], expecting: .any) { _ throws(JournalError) in throw .store(.full) }
    }
  }

  @Test(arguments: [(0, 0, true), (5, 1000, true), (-1, 5, false), (0, -1, false), (0, 1001, false)])
  func `a page is asked for within bounds`(revision: Int64, limit: Int, isGood: Bool) throws {
    func check() throws { try JournalHead.checkPage(of: "j", after: Revision(rawValue: revision), limit: limit) }
    if isGood { try check() } else { #expect(throws: JournalError.self) { try check() } }
  }

  @Test(arguments: 1...5 as ClosedRange<UInt64>)
  func `the counting events are the same in any order`(seed: UInt64) {
    var dice = SplitMix64(seed: seed)
    let events = (0..<20).map { place in
      ScoringEvent(
        id: EventID(rawValue: "e\(place)"),
        type: "arrow",
        actor: "ana",
        occurredAt: 0,
        retracts: dice.once(in: 4) ? EventID(rawValue: "e\(dice.number(0...19))") : nil,
        stamp: Stamp(time: Timestamp(rawValue: dice.number(0...5)), device: dice.once(in: 2) ? "a" : "b")
      )
    }
    let standing = events.standing().map(\.id)
    let retracted = Set(events.compactMap(\.retracts))
    #expect(Set(standing) == Set(events.filter { $0.retracts == nil && !retracted.contains($0.id) }.map(\.id)))
    for _ in 0..<10 {
      #expect(events.shuffled(using: &dice).standing().map(\.id) == standing, "seed \(seed)")
    }
  }
}
