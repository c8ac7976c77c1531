import CanonicalJSON
import Foundation
import SeededRandom
import StoreEngine
import TestSupport
import Testing

@testable import Domain

@Suite("Canonical JSON")
struct CanonicalJSONTests {
  /// Foundation's encoder, set to the one spelling.
  private static var foundation: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }

  @discardableResult
  private func expectSpelledAsFoundation(_ value: some Encodable) throws -> [UInt8] {
    let json = try CanonicalJSON.encode(value)
    #expect(String(decoding: json, as: UTF8.self) == String(decoding: try Self.foundation.encode(value), as: UTF8.self))
    return json
  }

  /// Also expects the value back from its JSON.
  private func expectAsFoundation<Value: Codable & Equatable>(_ value: Value) throws {
    #expect(try CanonicalJSON.decode(Value.self, from: try expectSpelledAsFoundation(value)) == value)
  }

  @Test func `is written and read as by Foundation's coders`() throws {
    let seed = runSeed("Values as JSON")
    var random = SplitMix64(seed: seed)
    let spaced = JSONEncoder()
    spaced.outputFormatting = .prettyPrinted
    for round in 0..<500 {
      let changes = (0...random.next(below: 4)).map { _ in StoreChange.sample(&random) }
      let json = try CanonicalJSON.encode(changes)
      try #require(json == Array(try Self.foundation.encode(changes)), "seed \(seed), round \(round)")
      for text in [json, Array(try spaced.encode(changes))] {
        try #require(
          try CanonicalJSON.decode([StoreChange].self, from: text) == changes,
          "seed \(seed), round \(round)"
        )
      }
      try #require(try JSONDecoder().decode([StoreChange].self, from: Data(json)) == changes)
    }
  }

  @Test func `writes every kind of value as Foundation does`() throws {
    try expectAsFoundation(Kinds())
  }

  @Test func `writes nested containers, and a superclass's members, as Foundation does`() throws {
    try expectSpelledAsFoundation([Nested(), Nested()])
  }

  @Test func `writes the lines of a board as Foundation does`() throws {
    let texts: [[String: String]] = [[:], ["": ""], ["b": "\"\\\n\u{1}", "a": "é", "B": "/", "é": "a"]]
    let scores: [[Int64]] = [[], [0], [.min, .max], [1, -2, 3, 4]]
    for (number, keys) in scores.enumerated() {
      let standings = texts.map { attributes in
        let (player, time) = (PlayerID(rawValue: "p\"\(number)"), Timestamp(rawValue: Int64(number) - 1))
        let entry = BoardEntry(
          player: player,
          displayName: "Zoë \\ \(number)",
          score: Score(keys: keys),
          achievedAt: time,
          createdAt: 2,
          updatedAt: 3,
          enteredAt: 4,
          attributes: attributes,
          isDisqualified: number == 1
        )
        return Standing(entry: entry, rank: number, position: -number)
      }
      let page = BoardPage(bucket: .allTime, revision: Revision(rawValue: 7), total: 3, standings: standings)
      try expectAsFoundation(page)
    }
  }

  @Test(arguments: [false, true])
  func `writes the records of logs as Foundation does`(isFull: Bool) throws {
    let actions: [Submission.Action] = [
      .set(Score(keys: [])), .best(Score(keys: [7, -12, .max])), .increment(-5), .revert("r\"1"), .disqualify, .reset,
    ]
    let submissions = actions.enumerated().map { number, action in
      Submission(
        id: SubmissionID(rawValue: "s\(number)"),
        board: "clubs/ü/board",
        player: "p\n1",
        action,
        periods: isFull ? [.weekly, .allTime, .daily] : nil,
        occurredAt: -7,
        actor: "u\\",
        displayName: isFull ? "Zoë" : nil,
        attributes: isFull ? ["b\u{1}": "\"", "a": ""] : [:],
        reason: isFull ? "" : nil,
        needsEntry: isFull,
        stamp: isFull ? Stamp(time: 3, device: "d/1") : nil
      )
    }
    let events = [[], Array("{\"end\":1}\n".utf8), [0xFF, 0, 1], [0]].map { body in
      ScoringEvent(
        id: "e1",
        type: "arrow\t",
        actor: "u",
        subject: isFull ? "p1" : nil,
        occurredAt: 5,
        retracts: isFull ? "e0" : nil,
        body: body,
        stamp: isFull ? Stamp(time: 3, device: "d") : nil
      )
    }
    try expectAsFoundation([StoreChange.submitted(submissions), .events(events, journal: "a/journal")])
  }

  @Test(arguments: [false, true])
  func `writes the records of a store as Foundation does`(isFull: Bool) throws {
    let day = Bucket(period: .daily, id: "2025-06-15", start: -1, end: isFull ? 86_400_000 : nil)
    let entry = BoardEntry(
      player: "p\"",
      displayName: "Zoë",
      score: 3,
      achievedAt: 1,
      createdAt: 2,
      updatedAt: 3,
      enteredAt: 4
    )
    let standing = Standing(entry: entry, rank: 1, position: 2)
    let effects: [AcceptedSubmission.Effect] = [
      .init(bucket: .allTime, before: nil, after: nil, removed: 12), .init(bucket: day, before: standing, after: nil),
      .init(bucket: day, before: nil, after: standing), .init(bucket: .allTime, before: standing, after: standing),
    ]
    let submission = Submission(id: "s", board: "a/board", player: "p\"", .set(3), occurredAt: 1, actor: "u")
    try expectAsFoundation([
      AcceptedSubmission(revision: Revision(rawValue: 9), submission: submission, effects: isFull ? effects : []),
      AcceptedSubmission(revision: Revision(rawValue: 10), submission: submission, effects: [effects[0]]),
    ])
  }

  @Test(
    "reads records of logs that are spelled in another way, and refuses what is none, as their own code does",
    arguments: [
      #"{"player":"p","id":"s","actor":"u","occurredAt":1,"board":"a","action":{"set":[1]}}"#,
      #"{"more":[{}],"action":{"more":1,"best":[1,2]},"actor":"u","board":"a","id":"s","occurredAt":1,"player":"p"}"#,
      #"{"action":{"set":[1]},"actor":"u","board":"a","displayName":null,"id":"s","occurredAt":1,"player":"p","stamp":null}"#,
      #"{"action":{"s\u0065t":[1]},"\u0061ctor":"u\u0062","board":"a","id":"s","occurredAt":1,"player":"p"}"#,
      #"{"action":{"set":[1]},"actor":"u","board":"a","id":"s","occurredAt":1,"player":"p","stamp":{"time":2,"device":"d"}}"#,
      #"{"action":{"set":[1],"best":[1]},"actor":"u","board":"a","id":"s","occurredAt":1,"player":"p"}"#,
      #"{"action":{},"actor":"u","board":"a","id":"s","occurredAt":1,"player":"p"}"#,
      #"{"action":{"set":[1.5]},"actor":"u","board":"a","id":"s","occurredAt":1,"player":"p"}"#,
      #"{"action":{"set":1},"actor":"u","board":"a","id":"s","occurredAt":1,"player":"p"}"#,
      #"{"action":"reset","actor":"u","board":"a","id":"s","occurredAt":1,"player":"p","reason":3}"#,
      #"{"action":"reset","actor":"u","board":"a","id":"s","occurredAt":1,"player":"p","periods":["never"]}"#,
      #"{"action":"reset","actor":"u","board":"a","id":"s","occurredAt":1,"player":"p","stamp":{"time":2}}"#,
      #"{"action":"reset","actor":"u","board":"a","id":"s","occurredAt":1}"#, "[]", "null",
    ]
  )
  func readsAsFoundation(submission: String) throws {
    for (text, isSubmission) in [(submission, true), (asEvent(submission), false)] {
      let json = Array("[\(text)]".utf8)
      if isSubmission {
        let expected = try? JSONDecoder().decode([Submission].self, from: Data(json))
        #expect((try? CanonicalJSON.decode([Submission].self, from: json)) == expected)
      } else {
        let expected = try? JSONDecoder().decode([ScoringEvent].self, from: Data(json))
        #expect((try? CanonicalJSON.decode([ScoringEvent].self, from: json)) == expected)
      }
    }
  }

  /// The same members with names of an event's.
  private func asEvent(_ submission: String) -> String {
    let names = [
      "player": "subject", "displayName": "body", "reason": "base64", "periods": "retracts", "board": "type",
    ]
    return names.reduce(submission) { $0.replacing("\"\($1.key)\"", with: "\"\($1.value)\"") }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `refuses a number that JSON does not have`(number: Double) {
    #expect(throws: EncodingError.self) { try CanonicalJSON.encode([number]) }
  }

  @Test(
    "refuses what is no JSON, or holds another kind of value",
    arguments: [
      "", "{", "[1", #"{"n":1"#, #"{"n"}"#, #"{"n":}"#, "{}", #"{"n":1}}"#, #"{"n":1.5}"#, #"{"n":"1"}"#,
      #"{"n":9223372036854775808}"#, #"{"n":{}}"#, "nul", #"{"n":1,"text":"a\x"}"#, #"{"n":1,"text":"a\uD800"}"#,
      #"{"n":1,"text":"#, #"{"n":01}"#, #"{"n":-}"#, #"{"n":1,"more":1.}"#, #"{"n":1,"more":1e}"#,
      #"{"n":1,"more":+1}"#,
      #"{"n":1,"more":tru}"#, #"{"n":1,"more":truer}"#, "{\"n\":1,\"text\":\"\u{1}\"}", "{\"n\":\u{C}1}", #"{"n":1,}"#,
      #"{"n":null}"#, String(repeating: "[", count: 120),
    ]
  )
  func refuses(text: String) {
    #expect(throws: (any Error).self) { try CanonicalJSON.decode(Line.self, from: Array(text.utf8)) }
  }

  @Test func `refuses bytes that are no text`() {
    for bytes in [[0xFF], [0xC3], [0x5C, 0x6E, 0xFF]] as [[UInt8]] {
      let json = Array(#"{"n":1,"text":""#.utf8) + bytes + Array(#""}"#.utf8)
      #expect(throws: (any Error).self) { try CanonicalJSON.decode(Line.self, from: json) }
    }
  }

  @Test func `says at which byte something is wrong`() throws {
    let missing = #expect(throws: DecodingError.self) {
      try CanonicalJSON.decode([Line].self, from: Array("[{}]".utf8))
    }
    #expect(missing.map { "\($0)" }?.contains("at byte 1") == true)
    let malformed = #expect(throws: JSONTape.Malformed.self) {
      try CanonicalJSON.decode(Line.self, from: Array(#"{"n":?}"#.utf8))
    }
    #expect(malformed.map { "\($0)" } == "no JSON from byte 5 on")
  }

  @Test func `reads the numbers at both ends, and every escape`() throws {
    let text = #" { "n" : -9223372036854775808 , "text" : "\"\\\/\b\f\n\r\t\u00e9\uD83D\uDE00" } "#
    let line = try CanonicalJSON.decode(Line.self, from: Array(text.utf8))
    #expect(line == Line(n: .min, text: "\"\\/\u{8}\u{C}\n\r\té😀"))
  }

  private struct Line: Codable, Equatable {
    let n: Int64
    var text: String?
  }

  private struct Kinds: Codable, Equatable {
    var truth = [true, false]
    var doubles: [Double] = [0, -0.5, 1, 1e15, 123_456.789, 2.5e-7]
    var float: Float = 1.25
    var small: [Int8] = [.min, 0, .max]
    var shorts: [UInt16] = [0, .max]
    var words: [UInt32] = [.max]
    var large: [UInt64] = [.max]
    var whole = Int.min
    var nothing: [Int?] = [nil, 1]
    var empty: [String: Int] = [:]
    var texts = ["\u{1F}": "\u{7F}\u{8}\u{C}", "b": "/", "ä": "\u{2028}", "a": ""]
  }

  private class Base: Encodable {
    let zebra = 1
    let apple = [1: "one"]
  }

  private final class Nested: Base {
    private enum Key: String, CodingKey { case z, m, list, above, a }

    override func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encodeNil(forKey: .z)
      var inner = container.nestedContainer(keyedBy: Key.self, forKey: .m)
      try inner.encode(1, forKey: .z)
      try inner.encode("2", forKey: .a)
      var list = container.nestedUnkeyedContainer(forKey: .list)
      try list.encode(1)
      var object = list.nestedContainer(keyedBy: Key.self)
      try object.encode(2, forKey: .a)
      try list.encodeNil()
      var empty = list.nestedUnkeyedContainer()
      try empty.encode(list.count)
      try super.encode(to: container.superEncoder(forKey: .above))
      var again = encoder.container(keyedBy: Key.self)
      try again.encode(true, forKey: .a)
    }
  }
}

extension StoreChange {
  fileprivate static func sample(_ random: inout SplitMix64) -> StoreChange {
    let path = ItemPath("\(random.text())/\(random.text())")
    switch random.next(below: 6) {
    case 0: return .documents([Document(head: .sample(path, &random), body: random.bytes())])
    case 1: return .events([.sample(&random), .sample(&random)], journal: path)
    case 2: return .closed(journal: path)
    case 3: return .defined(BoardDefinition(periods: [.allTime, .daily], plausible: -5...Int64.max), board: path)
    case 4: return .submitted((0...random.next(below: 8)).map { .sample($0, path, &random) })
    default: return .superseded(count: 3, lastStamp: random.oneIn(2) ? nil : 77)
    }
  }
}

extension SplitMix64 {
  fileprivate mutating func text() -> String {
    let pieces = [
      "a", "é", "\"", "\\", "/", "\u{1}", "\n", "😀", "%2F", "long enough to leave the small texts", "0", "{", "]",
    ]
    return "x" + (0...next(below: 4)).map { _ in pieces[next(below: pieces.count)] }.joined()
  }

  fileprivate mutating func bytes() -> [UInt8] { oneIn(2) ? Array(text().utf8) : [0xFF, 0, UInt8(next(below: 256))] }

  fileprivate mutating func stamp() -> Stamp {
    Stamp(time: Timestamp(rawValue: Int64(next() >> 1)), device: DeviceID(rawValue: text()))
  }
}

extension DocumentHead {
  fileprivate static func sample(_ path: ItemPath, _ random: inout SplitMix64) -> DocumentHead {
    DocumentHead(
      path: path,
      revision: Revision(rawValue: Int64(random.next(below: 1000))),
      stamp: random.stamp(),
      write: WriteID(rawValue: random.text()),
      labels: random.oneIn(2) ? [] : [DocumentLabel(rawValue: random.text()), "l"],
      size: 1
    )
  }
}

extension ScoringEvent {
  fileprivate static func sample(_ random: inout SplitMix64) -> ScoringEvent {
    ScoringEvent(
      id: EventID(rawValue: random.text()),
      type: random.text(),
      actor: "u",
      subject: random.oneIn(2) ? nil : PlayerID(rawValue: random.text()),
      occurredAt: -5,
      retracts: random.oneIn(2) ? nil : EventID(rawValue: random.text()),
      body: random.bytes(),
      stamp: random.stamp()
    )
  }
}

extension Submission {
  fileprivate static func sample(_ number: Int, _ board: ItemPath, _ random: inout SplitMix64) -> Submission {
    let actions: [Action] = [
      .set(Score(5, -7, .max)), .best(Score(0)), .increment(.min), .revert("r"), .disqualify, .reset,
      .set(Score(keys: [])),
    ]
    return Submission(
      id: SubmissionID(rawValue: random.text()),
      board: board,
      player: PlayerID(rawValue: random.text()),
      actions[number % actions.count],
      periods: random.oneIn(2) ? nil : [.daily, .allTime],
      occurredAt: 12,
      actor: "u",
      displayName: random.oneIn(2) ? nil : random.text(),
      attributes: random.oneIn(2) ? [:] : [random.text(): random.text()],
      reason: random.oneIn(2) ? nil : random.text(),
      needsEntry: random.oneIn(2),
      stamp: random.stamp()
    )
  }
}
