import Domain
import Foundation
import SeededRandom
import Testing

@testable import FileStore

@Suite("The decoder of log lines")
struct DecoderTests {
  @Test func `reads every change as Foundation's decoder does`() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SplitMix64(seed: seed)
    for round in 0..<500 {
      let commit = LogCommit(n: Int64(round), changes: (0...random.next(below: 4)).map { _ in .sample(&random) })
      let json = try CanonicalJSON.encoder.encode(commit)
      let spaced = JSONEncoder()
      spaced.outputFormatting = .prettyPrinted
      for text in [json, try spaced.encode(commit)] {
        let read = try TapeDecoder.decode(LogCommit.self, from: Array(text))
        try #require(read.n == commit.n && read.changes == commit.changes, "seed \(seed), round \(round)")
        let other = try JSONDecoder().decode(LogCommit.self, from: text)
        try #require(read.changes == other.changes, "seed \(seed), round \(round)")
      }
    }
  }

  @Test(
    "refuses what is no JSON, or holds another kind of value",
    arguments: [
      "", "{", "[1", #"{"n":1"#, #"{"n"}"#, #"{"n":}"#, #"{"n":1}"#, #"{"n":1,"changes":[]}]"#,
      #"{"n":1.5,"changes":[]}"#,
      #"{"n":"1","changes":[]}"#, #"{"n":9223372036854775808,"changes":[]}"#, #"{"n":1,"changes":{}}"#, "nul",
      #"{"n":1,"changes":[{"closed":"a\x"}]}"#, #"{"n":1,"changes":[{"closed":"a\uD800"}]}"#,
      #"{"n":1,"changes":[{"closed":"#,
      String(repeating: "[", count: 100_000),
    ]
  )
  func refuses(text: String) {
    #expect(throws: (any Error).self) { try TapeDecoder.decode(LogCommit.self, from: Array(text.utf8)) }
  }

  @Test func `reads the numbers at both ends, and every escape`() throws {
    let text = #"{"n":-9223372036854775808,"changes":[{"closed":"\"\\\/\b\f\n\r\t\u00e9\uD83D\uDE00"}]}"#
    let commit = try TapeDecoder.decode(LogCommit.self, from: Array(text.utf8))
    #expect(commit.n == .min)
    #expect(commit.changes == [.closed(journal: "\"\\/\u{8}\u{C}\n\r\té😀")])
  }
}

extension StoreChange {
  fileprivate static func sample(_ random: inout SplitMix64) -> StoreChange {
    let path = Path("\(random.text())/\(random.text())")
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
  fileprivate static func sample(_ path: Path, _ random: inout SplitMix64) -> DocumentHead {
    DocumentHead(
      path: path,
      revision: Revision(rawValue: Int64(random.next(below: 1000))),
      stamp: random.stamp(),
      write: WriteID(rawValue: random.text()),
      labels: random.oneIn(2) ? [] : [Label(rawValue: random.text()), "l"],
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
  fileprivate static func sample(_ number: Int, _ board: Path, _ random: inout SplitMix64) -> Submission {
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
