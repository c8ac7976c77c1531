import Domain
import Testing

/// The notes of sync about events that another store rejected.
struct RefusalTests {
  private func event(_ id: EventID, _ type: String = "arrow", by actor: UserID = "ana", retracts: EventID? = nil)
    -> ScoringEvent
  {
    ScoringEvent(
      id: id,
      type: type,
      actor: actor,
      occurredAt: 1,
      retracts: retracts,
      stamp: Stamp(time: 1, device: "phone")
    )
  }

  @Test func `a rejected event does not count`() {
    let events = [event("a"), event("b"), event("r", ScoringEvent.refusal, retracts: "a")]
    #expect(events.refused() == ["a", "r"])
    #expect(events.standing().map(\.id) == ["b"])
  }

  @Test func `a rejected retraction retracts nothing`() {
    let events = [event("a"), event("u", "undone", retracts: "a"), event("r", ScoringEvent.refusal, retracts: "u")]
    #expect(events.standing().map(\.id) == ["a"])
  }

  @Test func `an event counts again once its rejection is retracted in the same way`() {
    let first = event("r", ScoringEvent.refusal, retracts: "a")
    let events = [event("a"), first, event("s", ScoringEvent.refusal, retracts: "r")]
    #expect(events.refused() == ["r", "s"])
    #expect(events.standing().map(\.id) == ["a"])
  }

  @Test func `only the actor of an event may note its rejection`() {
    let events = [event("a"), event("r", ScoringEvent.refusal, by: "ben", retracts: "a")]
    #expect(events.refused() == [])
  }
}
