import CanonicalJSON
import Domain
import Foundation
import SeededRandom
import TestSupport
import Testing

@Suite("JSON from outside", .timeLimit(.minutes(2)))
struct HostileJSONTests {
  private struct Anything: Decodable {
    init(from decoder: any Decoder) {}
  }

  @Test(
    "is refused where it is nested too deep, whatever it opens and however it ends",
    arguments: [101, 200, 201, 512, 513, 514, 2000, 1_000_000]
  )
  func deep(count: Int) {
    for opening in ["[", "{\"a\":", "[{\"a\":", "[[\"\u{FFFD}\",", "[\n"] {
      let text = Array(String(repeating: opening, count: count).utf8)
      for bytes in [text, text + Array("1".utf8), text + [0xFF], text.dropLast(), text + text.reversed()] {
        #expect(throws: (any Error).self) { try CanonicalJSON.decode(Anything.self, from: Array(bytes)) }
        #expect(throws: (any Error).self) { try CanonicalJSON.decode([ScoringEvent].self, from: Array(bytes)) }
        #expect(throws: JSONReader.Failure.self) { try JSONReader.value(of: Array(bytes)) }
        #expect(JSONFields(Array(bytes)) == nil)
      }
    }
  }

  @Test func `ends no process, however it is mutated`() {
    let seed = runSeed("Mutated JSON")
    var random = SplitMix64(seed: seed)
    let samples = [
      #"{"a":[1,-2.5e300,"\u00e9\ud83d\ude00\n",null,true],"b":{"c":{}},"":"x"}"#,
      #"[{"actor":"u","body":"{}","id":"e","occurredAt":-9223372036854775808,"type":"t"}]"#,
      #"{"action":{"set":[1,2]},"actor":"a","board":"b","id":"s","occurredAt":1e99,"player":"p"}"#,
      #"[-0,0.0,1E+400,-1e-400,123456789012345678901234567890,"\ud800","\udc00\ud800"]"#,
    ].map { Array($0.utf8) }
    let pieces =
      ["[", "]", "{", "}", ",", ":", "\"", "\\", "\\u", "\\ud800", "-", "1e", ".", "\u{FEFF}", "null", "9", "\n"]
      .map { Array($0.utf8) } + [[0], [0xFF], [0xC3], [0xED, 0xA0, 0x80]]
    for _ in 0..<20_000 {
      var bytes = samples[random.next(below: samples.count)]
      for _ in 0...random.next(below: 4) {
        let place = random.next(below: bytes.count + 1)
        let end = min(bytes.count, place + random.next(below: 3))
        bytes.replaceSubrange(place..<end, with: pieces[random.next(below: pieces.count)])
      }
      _ = try? CanonicalJSON.decode(Anything.self, from: bytes)
      _ = try? CanonicalJSON.decode([ScoringEvent].self, from: bytes)
      _ = try? CanonicalJSON.decode(Submission.self, from: bytes)
      _ = try? CanonicalJSON.decode([String: String].self, from: bytes)
      _ = try? CanonicalJSON.decode([Double].self, from: bytes)
      _ = try? CanonicalJSON.decode([UInt8].self, from: bytes)
      _ = (try? JSONReader.value(of: bytes))?.description
      _ = JSONFields(bytes)?.bytes
    }
  }

  @Test func `with 100,000 members in one object is read in a moment`() throws {
    let members = (0..<100_000).map { "\"k\($0)\":\"v\($0)\"" }.joined(separator: ",")
    let bytes = Array("{\(members),\"k7\":\"again\"}".utf8)
    let time = try ContinuousClock().measure {
      let values = try CanonicalJSON.decode([String: String].self, from: bytes)
      #expect(values.count == 100_000 && values["k99999"] == "v99999" && values["k7"] == "v7")
    }
    #expect(time < .seconds(30), "a search for each member takes minutes")
  }

  @Test func `keeps each field as it is spelled`() {
    let fields = JSONFields(Array(#" {"a" : [1, {"b":"}]"}] ,"n":1.50,"t":"\"x","a":{ },"e":""} "#.utf8))
    #expect(fields?.bytes == Array(#"{"a":{ },"e":"","n":1.50,"t":"\"x"}"#.utf8))
    #expect(JSONFields(Array("[]".utf8)) == nil && JSONFields(Array(#"{"a":1}x"#.utf8)) == nil)
  }
}
