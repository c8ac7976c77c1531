import CanonicalJSON
import Domain
import Hummingbird
import NIOHTTP1
import Testing
import WireFormat

@testable import ScoreServer

@Suite("The API: submissions in one call, each by itself", .timeLimit(.minutes(1)))
struct BatchTests {
  private struct Told: Decodable {
    struct Result: Decodable {
      struct Accepted: Decodable { let revision: Int64 }

      let accepted: Accepted?
      let problem: Problem?
    }

    let results: [Result]
  }

  private static let marks = String(repeating: "\u{301}\u{323}", count: 20)

  private static func sent(_ id: String, _ member: String = #""action":{"set":[7]}"#) -> String {
    #"{"id":"\#(id)","board":"b","player":"ana","occurredAt":1000,"actor":"ana",\#(member)}"#
  }

  private static func send(
    _ members: [String],
    beside: String = #","at":1000"#,
    _ check: @escaping @Sendable (APIClient.Answer) async throws -> Void
  ) async throws {
    let bench = try await APIBench()
    try await bench.sessions.storage.leaderboards.define(BoardDefinition(), at: "b")
    let headers = try await bench.headers()
    let body = Array(#"{"submissions":[\#(members.joined(separator: ","))]\#(beside)}"#.utf8)
    try await bench.serve { client in
      try await check(try await client.ask("/api/v1/submissions/batch", method: .POST, headers: headers, body: body))
    }
  }

  @Test(
    arguments: [
      (#"{"id":"x"}"#, "board", #""board" is missing"#), ("7", nil, "the value must be an object"),
      (sent("x", #""action":{"set":["seven"]}"#), "action.set[0]", "whole number"),
      (sent("x", #""action":5"#), "action", "disqualify"), (sent("x", #""action":"win""#), "action", "disqualify"),
      (sent("x", #""action":"reset","reason":7"#), "reason", #""reason" must be a text"#),
      (sent("x", #""action":"reset","stamp":{"device":"d","time":"now"}"#), "stamp.time", "whole number"),
      (sent("x", #""action":"reset","reason":"Z\#(marks)""#), "reason", "marks"),
    ] as [(String, String?, String)]
  )
  func `a member that cannot be read costs only itself`(member: String, field: String?, words: String) async throws {
    try await Self.send([Self.sent("s1"), member, Self.sent("s2")]) { answer in
      try #require(answer.status == 200, "\(answer.text)")
      let results = try CanonicalJSON.decode(Told.self, from: Array(answer.text.utf8)).results
      #expect(results.map(\.accepted?.revision) == [1, nil, 2])
      let problem = try #require(results[1].problem)
      #expect(problem.status == 400 && problem.code == "malformed" && problem.facts.field == field, "\(problem)")
      let detail = "\(try #require(problem.detail))"
      #expect(detail.contains(words) && !detail.contains("at byte") && !detail.contains("Key"), "\(detail)")
    }
  }

  @Test func `a body that is no list, too long, or wrong beside the list is refused as a whole`() async throws {
    let many = Array(repeating: "7", count: Limits.batchItems + 1)
    for (members, beside) in [(many, ""), ([Self.sent("s1")], #","at":"now""#), (["7"], "]")] {
      try await Self.send(members, beside: beside) { #expect($0.status == 400 && !$0.text.contains("results")) }
    }
    let bench = try await APIBench()
    let headers = try await bench.headers()
    try await bench.serve { client in
      let body = Array(#"{"submissions":7}"#.utf8)
      let answer = try await client.ask("/api/v1/submissions/batch", method: .POST, headers: headers, body: body)
      #expect(answer.status == 400 && answer.text.contains(#""field":"submissions""#), "\(answer.text)")
      #expect(answer.text.contains("must be a list"), "\(answer.text)")
    }
  }
}
