import Domain
import Foundation
import Testing

@Suite("An identifier")
struct IdentifierTests {
  private let composed: UserID = "\u{E9}"
  private let decomposed: UserID = "e\u{301}"

  @Test func `two spellings of one letter are two identifiers`() {
    #expect(composed.rawValue == decomposed.rawValue)
    #expect(composed != decomposed)
    #expect(Set([composed, decomposed, composed]).count == 2)
    #expect([composed: 1, decomposed: 2][decomposed] == 2)
  }

  @Test func `identifiers are in the order of their bytes`() {
    let sorted: [UserID] = ["", "A", "B", "a", "aa", "b", decomposed, composed, "\u{FF5E}", "\u{1F3F9}"]
    #expect(sorted.reversed().sorted() == sorted)
    for (place, left) in sorted.enumerated() {
      for (other, right) in sorted.enumerated() { #expect((left < right) == (place < other)) }
    }
  }

  @Test func `an identifier is coded as its text and keeps its spelling`() throws {
    #expect(try String(decoding: JSONEncoder().encode(["ana"] as [UserID]), as: UTF8.self) == #"["ana"]"#)
    for id: UserID in [composed, decomposed, "a/b", "\u{0}", ""] {
      #expect(try JSONDecoder().decode([UserID].self, from: JSONEncoder().encode([id])) == [id])
    }
    #expect(throws: DecodingError.self) { try JSONDecoder().decode([UserID].self, from: Data("[1]".utf8)) }
  }

  @Test func `a text and a part of one are identifiers and paths, and a whole number of any kind is a score`() {
    let line = "ana groups/g1 12"
    let words = line.split(separator: " ")
    #expect(PlayerID(words[0]) == "ana" && UserID(line) == "ana groups/g1 12")
    #expect(ItemPath(words[1]) == "groups/g1")
    #expect(ItemPath("groups/a%2Fb"[...]).segments == ["groups", "a/b"])
    #expect(Score(words.count) == 3 && Score(UInt8(7)) == 7 && Score(-1) == Score(Int64(-1)))
  }

  @Test func `a user is the player of the same name`() {
    #expect(PlayerID(UserID("ana")) == "ana")
    #expect("\(PlayerID("ana"))" == "ana")
  }

  @Test(arguments: [1, 64, 128])
  func `up to 128 bytes are no problem`(count: Int) {
    #expect(UserID(rawValue: String(repeating: "x", count: count)).problem == nil)
  }

  @Test func `nothing, too much and NUL are problems`() throws {
    #expect(UserID("").problem == "an identifier is empty")
    #expect(try #require(UserID(rawValue: String(repeating: "x", count: 129)).problem).contains("129"))
    #expect(try #require(UserID("a\u{0}").problem).contains("NUL"))
  }
}
