import CanonicalJSON
import Domain
import Testing

@Suite("Text whose comparison is cheap")
struct StreamSafeTextTests {
  /// Runs that take quadratic time: to compare, or to walk backwards.
  static let runs = ["\u{301}\u{323}", "\u{323}\u{301}", "\u{301}", "\u{F73}", "\u{200D}", "\u{FE0F}", "🇩"]

  @Test(arguments: runs)
  func `ends after thirty marks or indicators in a row`(run: String) {
    let long = "Z" + String(repeating: run, count: 5_000) + "!"
    #expect(!long.isStreamSafe)
    #expect(long.streamSafe.unicodeScalars.count == 32)
    #expect(long.streamSafe.unicodeScalars.first == "Z" && long.streamSafe.utf8.last == UInt8(ascii: "!"))
    #expect(long.streamSafe.isStreamSafe)
    let padded = String(repeating: "x", count: 1_000) + long
    #expect(!padded.isStreamSafe, "wherever the run is")
  }

  @Test func `stays as it is in every language`() {
    let texts = [
      "José", "Phạm Thị Ngọc Thạch", "किशोर कुमार", "น้ำทิพย์", "בְּרֵאשִׁית", "👩‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿", "各이각",
      String(repeating: "e\u{301}", count: 10_000), String(repeating: "각", count: 10_000),
      String(repeating: "🇩🇪 ", count: 1_000), "Z" + String(repeating: "\u{301}", count: 30),
    ]
    for text in texts {
      #expect(text.isStreamSafe)
      #expect(Array(text.streamSafe.utf8) == Array(text.utf8))
    }
  }

  @Test func `is what JSON is read as, in a value, a name and an escape, however the text is spelled`() throws {
    let (long, short) = (
      "Z" + String(repeating: "\u{301}\u{323}", count: 500), "Z" + String(repeating: "\u{301}\u{323}", count: 15)
    )
    let escaped = "Z" + String(repeating: #"\u0301\u0323"#, count: 500)
    for spelling in [long, escaped] {
      let bytes = Array(#"{"\#(spelling)":"\#(spelling)"}"#.utf8)
      #expect(try CanonicalJSON.decode([String: String].self, from: bytes) == [short: short])
      #expect(try JSONReader.value(of: bytes).members == [JSON.Member(key: short, value: .text(short))])
      #expect(throws: CanonicalJSON.Fault.self) {
        try CanonicalJSON.decode([String: String].self, fromForeign: bytes)
      }
    }
    let plain = Array(#"{"name":"José"}"#.utf8)
    #expect(try CanonicalJSON.decode([String: String].self, fromForeign: plain) == ["name": "José"])
  }

  @Test func `is no condition for the bytes of a body, which a store gives back as they came`() throws {
    let body = Array(("Z" + String(repeating: "\u{301}\u{323}", count: 500)).utf8)
    let event = ScoringEvent(id: "e", type: "t", actor: "u", occurredAt: Timestamp(rawValue: 1), body: body)
    #expect(try CanonicalJSON.decode(ScoringEvent.self, from: CanonicalJSON.encode(event)).body == body)
  }
}

@Suite("The limit of a text")
struct TextLimitTests {
  @Test func `counts characters, bytes, and marks in a row`() {
    let limit = TextLimit.name
    #expect(limit.allows(String(repeating: "ü", count: 64)) && !limit.allows(String(repeating: "u", count: 65)))
    #expect(limit.allows("Phạm Thị Ngọc Thạch") && limit.allows("👩‍👩‍👧‍👦 José"))
    let marks = String(repeating: "\u{301}\u{323}", count: 4)
    #expect(limit.allows("Z\(marks)") && !limit.allows("Z\(marks)\u{301}"))
    let family = "👩‍👩‍👧‍👦"
    #expect(limit.allows(String(repeating: family, count: 40)) && !limit.allows(String(repeating: family, count: 41)))
    let chain = String(repeating: "👩\u{200D}", count: 200) + "👩"
    #expect(chain.count == 1 && !limit.allows(chain), "one character, but 1,404 bytes")
  }

  @Test func `cuts what an earlier version stored, and nothing else`() {
    let limit = TextLimit.name
    #expect(limit.cut("José Müller") == "José Müller")
    let wild = "Zoë" + String(repeating: "\u{301}\u{323}", count: 80_000) + " Berg"
    let cut = limit.cut(wild)
    #expect(limit.allows(cut) && cut.hasPrefix("Zo") && cut.hasSuffix(" Berg"))
    let chain = "Ana " + String(repeating: "👩\u{200D}", count: 20_000)
    #expect(limit.allows(limit.cut(chain)) && limit.cut(chain).hasPrefix("Ana "))
    let long = String(repeating: "a", count: 100)
    #expect(limit.cutToBytes(long) == long, "too many characters are rejected and not cut unseen")
    #expect(limit.cut(long).count == 64 && wild.shownName == cut)
  }
}
