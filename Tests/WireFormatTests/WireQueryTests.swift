import SeededRandom
import Testing
import WireFormat

@Suite("A query")
struct WireQueryTests {
  @Test(arguments: hostileTexts)
  func `gives any text back, byte for byte`(text: String) throws {
    let query: WireQuery = ["path": text, "after": "x"]
    let read = try #require(WireQuery(text: query.text))
    #expect(read["path"].map { Array($0.utf8) } == Array(text.utf8))
    #expect(read["after"] == "x" && read == query)
    let twice = WireQuery(text: "\(query.text)&\(query.text.prefix { $0 != "&" })")
    #expect(twice?.all("path").map { Array($0.utf8) } == [Array(text.utf8), Array(text.utf8)])
  }

  @Test(arguments: hostileTexts)
  func `holds nothing that anything on the way has a reason to change`(text: String) {
    let query: WireQuery = ["path": text]
    let allowed = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~%=".utf8)
    #expect(query.text.utf8.allSatisfy(allowed.contains))
  }

  @Test(arguments: [1, 2, 20_260_101] as [UInt64])
  func `gives random texts back`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 1...500 {
      let bytes = (0..<random.next() % 20).map { _ in UInt8(truncatingIfNeeded: random.next()) }
      let text = String(decoding: bytes, as: UTF8.self)
      let read = WireQuery(text: (["a": text] as WireQuery).text)
      #expect(read?["a"].map { Array($0.utf8) } == Array(text.utf8), "seed \(seed)")
      // Any foreign text is read or rejected.
      if let read = WireQuery(text: text) { #expect(WireQuery(text: read.text) == read, "seed \(seed)") }
    }
  }

  @Test func `that would be slow to compare is refused`() {
    let marks = String(repeating: "%CC%81%CC%A3", count: 16)
    #expect(WireQuery(text: "a=Z\(marks)") == nil && WireQuery(text: "Z\(marks)=a") == nil)
    #expect(WireQuery(text: "a=Z\(marks.dropLast(24))")?["a"]?.unicodeScalars.count == 29)
  }

  @Test(arguments: ["%", "a=%", "a=%2", "a=%G0", "a=%0G", "a=%FF", "a=%C3", "a=%C3%28", "%FF=a", "a=b&c=%ED%A0%80"])
  func `that is no escaped text is refused`(text: String) {
    #expect(WireQuery(text: text) == nil)
  }

  @Test func `is read as browsers and scripts write it`() {
    let query = WireQuery(text: "a=1+2&b&c=&d=x=y&&a=%e2%82%ac")
    #expect(query?["a"] == "1 2" && query?.all("a") == ["1 2", "€"])
    #expect(query?["b"] == "" && query?["c"] == "" && query?["d"] == "x=y")
    #expect(query?["e"] == nil)
    #expect(WireQuery(text: "")?.items.isEmpty == true)
  }

  @Test func `leaves out items without a value`() {
    let query: WireQuery = ["a": nil, "b": "", "c": "1"]
    #expect(query.text == "b=&c=1")
  }
}
