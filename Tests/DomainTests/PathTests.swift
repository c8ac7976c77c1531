import Domain
import Foundation
import SeededRandom
import TestSupport
import Testing

@Suite("A path")
struct PathTests {
  private static let hostile: [ItemPath.Segment] = [
    "/", "%", "%2F", "%25", "%2f", "%252F", "%%2F", "a/b", "//", "2F%", "..", ".", " ", "\n", "é", "e\u{301}",
    "\u{301}",
    "/\u{301}", "%\u{301}2F", "\u{1F3F9}", "\u{0}", "a%",
  ]

  @Test(arguments: hostile)
  func `any text is good as a segment and comes back as it was`(text: ItemPath.Segment) throws {
    let path = ItemPath(["groups", text, "end"])
    #expect(path.segments == ["groups", text, "end"])
    #expect(ItemPath(path.text) == path)
    let coded = try JSONDecoder().decode(ItemPath.self, from: JSONEncoder().encode(path))
    #expect(coded == path)
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `segments come back from the text, whatever they hold`(seed: UInt64) {
    var dice = SplitMix64(seed: seed)
    for _ in 0..<100 {
      let path = Self.randomSegments(&dice)
      #expect(ItemPath(path).segments == path, "seed \(seed)")
      #expect(ItemPath(ItemPath(path).text) == ItemPath(path), "seed \(seed)")
    }
  }

  @Test func `a slash and a percent sign in a segment are written as escapes, nothing else is`() {
    #expect(ItemPath(["a", "b/c%d e?é"]).text == "a/b%2Fc%25d e?é")
    #expect(ItemPath("a/b%2Fc").segments == ["a", "b/c"])
    #expect(ItemPath("100%/%2f/%").segments == ["100%", "%2f", "%"])
    #expect(ItemPath("100%/%2f/%").text == "100%25/%252f/%25")
  }

  @Test func `paths are equal by their bytes, not by how they look`() {
    let (composed, decomposed) = (ItemPath("users/\u{E9}"), ItemPath("users/e\u{301}"))
    #expect(composed.text == decomposed.text)
    #expect(composed != decomposed)
    #expect(Set([composed, decomposed, ItemPath("users/\u{E9}")]).count == 2)
    #expect(decomposed < composed)
    #expect(!composed.isUnder(decomposed))
  }

  @Test func `a path under another starts with it and a slash`() {
    let group: ItemPath = "groups/g1"
    #expect(group.isUnder(group))
    #expect(ItemPath("groups/g1/members/ana").isUnder(group))
    for other: ItemPath in ["groups/g10", "groups/g", "groups", "groups/g1%2Fx", "groups/g2/g1", "groups/g1\u{301}/x"] {
      #expect(!other.isUnder(group), "\(other)")
    }
  }

  @Test func `everything is under the root, and the root under nothing else`() {
    #expect(ItemPath.root.isUnder(.root))
    #expect(ItemPath("a/b").isUnder(.root))
    #expect(!ItemPath.root.isUnder("a"))
    #expect(ItemPath("") == .root)
    #expect(ItemPath.root.segments == [])
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `everything below a path is contiguous in the order of paths`(seed: UInt64) {
    var dice = SplitMix64(seed: seed)
    let paths = Set((0..<200).map { _ in ItemPath(Self.randomSegments(&dice)) }).sorted()
    for prefix in paths {
      let below = paths.indices.filter { paths[$0] != prefix && paths[$0].isUnder(prefix) }
      let expected = paths.indices.filter {
        let start = Array("\(prefix.text)/".utf8)
        return paths[$0].text.utf8.starts(with: start)
      }
      #expect(below == expected, "seed \(seed), prefix \(prefix)")
      if let first = below.first { #expect(below == Array(first..<first + below.count), "seed \(seed), \(prefix)") }
    }
  }

  @Test func `appending adds segments at the end, and the root adds nothing`() {
    #expect(ItemPath("a").appending("b/c", "%") == ItemPath(["a", "b/c", "%"]))
    #expect(ItemPath("a/b").appending(ItemPath("c/d")) == "a/b/c/d")
    #expect(ItemPath.root.appending(ItemPath("c/d")) == "c/d")
    #expect(ItemPath("c/d").appending(.root) == "c/d")
  }

  @Test func `the space is the first two segments`() {
    #expect(ItemPath("groups/g1/challenges/x").space == "groups/g1")
    #expect(ItemPath(["groups", "g/1", "x"]).space == ItemPath(["groups", "g/1"]))
    #expect(ItemPath("groups").space == "groups")
    #expect(ItemPath.root.space == .root)
  }

  @Test func `a path within the limits has no problem`() {
    #expect(ItemPath("a").problem == nil)
    #expect(ItemPath(Array(repeating: "a", count: 16)).problem == nil)
    #expect(ItemPath(["local"] + Array(repeating: "a", count: 23)).problem == nil)
    #expect(ItemPath(["local"] + Array(repeating: "a", count: 24)).problem != nil)
    #expect(ItemPath([ItemPath.Segment(rawValue: String(repeating: "/", count: 128))]).problem == nil)
  }

  @Test(arguments: [
    (ItemPath.root, "a path is empty"),
    (ItemPath("a//b"), "an identifier is empty"),
    (ItemPath("/a"), "an identifier is empty"),
    (ItemPath("a/"), "an identifier is empty"),
    (ItemPath(["users", ""]), "an identifier is empty"),
    (ItemPath(["a", ItemPath.Segment(rawValue: String(repeating: "x", count: 129))]), "129 bytes"),
    (ItemPath([ItemPath.Segment(rawValue: String(repeating: "é", count: 65))]), "130 bytes"),
    (ItemPath(Array(repeating: "a", count: 17)), "17 segments"),
    (ItemPath("a/b\u{0}c"), "NUL"),
  ])
  func `a path out of bounds has a reason`(path: ItemPath, part: String) throws {
    let problem = try #require(path.problem)
    #expect(problem.contains(part))
  }

  private static func randomSegments(_ dice: inout SplitMix64) -> [ItemPath.Segment] {
    let letters = ["%", "2", "F", "5", "/", "a", "!", "\u{301}", "0", "é"]
    return (0..<dice.number(1...4)).map { _ in
      let text = (0..<dice.number(1...3)).map { _ in letters.randomElement(using: &dice) ?? "a" }
      return ItemPath.Segment(rawValue: text.joined())
    }
  }
}
