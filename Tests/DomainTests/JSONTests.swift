import CanonicalJSON
import Domain
import Foundation
import Testing

@Suite("The JSON of what stores hold")
struct JSONTests {
  @Test(
    "keeps every body to the byte",
    arguments: [[], Array("plain".utf8), Array("\u{FEFF}a\0\n\"ü".utf8), [0xFF, 0xC0, 0]]
  )
  func keepsBodies(body: [UInt8]) throws {
    let head = DocumentHead(
      path: "a/b",
      revision: Revision(rawValue: 3),
      stamp: Stamp(time: 5, device: "d"),
      write: "w",
      labels: ["x", "a"],
      size: body.count
    )
    try expectSame(Document(head: head, body: body))
    try expectSame(DocumentWrite("a", id: "w", expected: .absent, labels: ["l"], body: body))
    try expectSame(
      ScoringEvent(id: "e", type: "t", actor: "u", subject: "p", occurredAt: -1, retracts: "r", body: body)
    )
  }

  @Test func `distinguishes a deleted document from an empty one`() throws {
    try expectSame(DocumentWrite("a", id: "w", expected: .revision(Revision(rawValue: 7)), body: nil))
    let text = try text(DocumentWrite("a", id: "w", expected: .any, body: []))
    #expect(text == #"{"body":"","expected":"any","id":"w","path":"a"}"#)
  }

  @Test(
    "writes actions as people read them",
    arguments: [
      (Submission.Action.set(Score(720, 12)), #"{"set":[720,12]}"#), (.best(Score(-9)), #"{"best":[-9]}"#),
      (.increment(.min), #"{"increment":-9223372036854775808}"#), (.revert("s"), #"{"revert":"s"}"#),
      (.disqualify, #""disqualify""#), (.reset, #""reset""#),
    ]
  )
  func actions(action: Submission.Action, expected: String) throws {
    #expect(try text(action) == expected)
    try expectSame(action)
  }

  @Test("refuses an action that it does not know", arguments: [#""rest""#, #"{"set":[1],"best":[1]}"#, "{}", "5"])
  func refuses(json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Submission.Action.self, from: Data(json.utf8))
    }
  }

  @Test func `keeps a submission and a definition whole, and writes equal ones alike`() throws {
    try expectSame(
      Submission(
        id: "s",
        board: "b",
        player: "p",
        .best(Score(1, 2)),
        periods: [.weekly, .allTime],
        occurredAt: 4,
        actor: "u",
        displayName: "Ana",
        attributes: ["bow": "recurve"],
        reason: "why",
        needsEntry: true,
        stamp: Stamp(time: 9, device: "d")
      )
    )
    let definition = BoardDefinition(periods: Set(Period.allCases), plausible: 0...720)
    try expectSame(definition)
    #expect(try text(definition).contains(#""periods":["allTime","daily","monthly","seasonal","weekly"]"#))
  }

  @Test func `writes no body in more than twice its bytes`() throws {
    let bare = try text(DocumentWrite("a", id: "w", expected: .any, body: [])).utf8.count
    for byte in 0...255 as ClosedRange<UInt8> {
      let write = DocumentWrite("a", id: "w", expected: .any, body: [UInt8](repeating: byte, count: 1000))
      #expect(try text(write).utf8.count <= bare + 2 * 1000 + 2, "byte \(byte)")
      try expectSame(write)
    }
  }

  private func expectSame<Value: Codable & Equatable>(_ value: Value) throws {
    #expect(try JSONDecoder().decode(Value.self, from: Data(CanonicalJSON.encode(value))) == value)
  }

  private func text(_ value: some Encodable) throws -> String {
    String(decoding: try CanonicalJSON.encode(value), as: UTF8.self)
  }
}
