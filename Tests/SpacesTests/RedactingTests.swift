import Domain
import InMemory
import Spaces
import TestSupport
import Testing

@Suite("Redacting a journal")
struct RedactingTests {
  private let session = InMemoryStore.forTests().storage.sessions.session(at: "clubs/one/log")

  private func append(_ bodies: [String]) async throws {
    for (number, body) in bodies.enumerated() {
      let event = ScoringEvent(
        id: EventID(rawValue: "e\(number)"),
        type: "note",
        actor: "ana",
        occurredAt: 1,
        body: Array(body.utf8)
      )
      _ = try await session.append([event], expecting: .any)
    }
  }

  private func bodies() async throws -> [String] {
    try await session.events().map(\.event).filter { $0.type != Redaction.type }
      .map { String(decoding: $0.body, as: UTF8.self) }
  }

  @Test func `keeps every other member as it is spelled, and what cannot be read`() async throws {
    try await append([
      #"{"n":1.50,"note":"Ana","new":{"a":[1]}}"#, #"{"note":["Ana"]}"#, #"{"note":"#, "", #"{"n":1}"#,
      #"{"redacted":true,"note":"Ana"}"#,
    ])
    for _ in 1...2 { try await session.redact(by: "ana") { $0.body(replacing: ["note": "…"]) } }
    let after = [
      #"{"redacted":true,"n": 1.50, "note": "…", "new": {"a": [1]}}"#, #"{"note":["Ana"]}"#, #"{"note":"#, "",
      #"{"n":1}"#, #"{"redacted":true,"note": "…"}"#,
    ]
    #expect(try await bodies() == after)
    #expect(try await session.events().count == 7)
    try await session.close()
    try await session.redact(by: "ana") { _ in Redaction.nothing }
    let nothing = #"{"redacted":true}"#
    #expect(try await bodies() == [nothing, nothing, nothing, "", nothing, nothing])
  }

  @Test func `fills redactions up to the length of an event, and keeps nothing of what is longer`() async throws {
    let (half, long) = (String(repeating: "x", count: 30_000), String(repeating: #"\""#, count: 20_000))
    try await append([half, half, half, long].map { #"{"note":"Ana","text":"\#($0)"}"# })
    try await session.redact(by: "ana") { $0.body(replacing: ["note": nil]) }
    let kept = #"{"redacted":true,"text": "\#(half)"}"#
    #expect(try await bodies() == [kept, kept, kept, #"{"redacted":true}"#])
    let redactions = try await session.events().map(\.event).filter { $0.type == Redaction.type }
    #expect(redactions.count == 2)
  }
}
