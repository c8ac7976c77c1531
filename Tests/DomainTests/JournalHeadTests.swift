import Domain
import SeededRandom
import TestSupport
import Testing

@Suite("A journal's head")
struct JournalHeadTests {
  private let head = JournalHead(path: "j", revision: .zero, isClosed: false)

  private func event(_ id: EventID, stamp: Stamp? = nil) -> ScoringEvent {
    ScoringEvent(id: id, type: "arrow", actor: "ana", occurredAt: 1, stamp: stamp)
  }

  @Test func `an event twice in one batch is accepted once, however it is stamped`() throws {
    let events = [event("a"), event("b"), event("a", stamp: Stamp(time: 9, device: "d"))]
    #expect(try head.accepting(events, expecting: .any) { _ throws(JournalError) in nil }.map(\.id) == ["a", "b"])
  }

  @Test func `a failure to look an event up is passed on`() {
    #expect(throws: JournalError.store(.full)) {
      try head.accepting([event("a")], expecting: .any) { _ throws(JournalError) in throw .store(.full) }
    }
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
