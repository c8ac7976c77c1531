import Domain
import Testing

@Suite("A redaction")
struct RedactionTests {
  private func event(_ body: some Sequence<UInt8>, type: String = Redaction.type) -> ScoringEvent {
    ScoringEvent(id: "r", type: type, actor: "ana", occurredAt: 1, body: Array(body))
  }

  @Test func `is spelled as the bodies that it leaves, by event`() throws {
    let redaction = Redaction(keeping: ["e2": Array("{}".utf8), "e1": Array(#"{"name":"Archer 7f3k"}"#.utf8)])
    let body = try redaction.body()
    let expected = #"{"bodies":{"e1":"{\"redacted\":true,\"name\":\"Archer 7f3k\"}","e2":"{\"redacted\":true}"}}"#
    #expect(String(decoding: body, as: UTF8.self) == expected)
    #expect(Redaction(event(body)) == redaction)
    #expect(Redaction(event(body, type: "arrow")) == nil)
    #expect([event(body), event([])].redactedBodies == redaction.bodies)
  }

  @Test(
    "leaves nothing of what is no object",
    arguments: ["", "{}", "{ }", "[1]", "5", "null", #""text""#, "{", #"{"a":1"#, "name"]
  )
  func leavesNothing(kept: String) {
    let bodies = Redaction(keeping: ["e": Array(kept.utf8)]).bodies
    #expect(bodies == ["e": Array(#"{"redacted":true}"#.utf8)])
  }

  @Test func `marks what it leaves once`() {
    let once = Redaction(keeping: ["e": Array(#"{"a":1}"#.utf8)])
    #expect(Redaction(keeping: once.bodies) == once)
    #expect(event(once.bodies["e"] ?? []).isRedacted)
    for body in [
      "", "{}", #"{"redacted":false}"#, #"{"redacted":true"#, #"{"redacted":truest}"#, #"{"a":1,"redacted":true}"#,
    ] {
      #expect(!event(body.utf8).isRedacted, "\(body)")
    }
  }

  @Test func `names at most a batch of events`() throws {
    for count in [Redaction.eventsAtMost, Redaction.eventsAtMost + 1] {
      let kept = (0..<count).map { (EventID(rawValue: "e\($0)"), [UInt8]()) }
      let body = try Redaction(keeping: Dictionary(uniqueKeysWithValues: kept)).body()
      #expect(body.count <= Limits.eventBytes)
      #expect((Redaction(event(body)) == nil) == (count > Redaction.eventsAtMost))
    }
  }

  @Test func `of a redaction still names the events that were left to it`() throws {
    let bodies = Redaction(keeping: ["e": []]).bodies
    let left = Redaction(keeping: ["r": try Redaction(keeping: ["e": []]).body()])
    let redacted = event(left.bodies["r"] ?? [])
    #expect(redacted.isRedacted && Redaction(redacted)?.bodies == bodies)
  }
}
