import Domain
import Foundation
import SeededRandom
import Testing

@Suite("A path")
struct PathTests {
  private static let hostile: [Path.Segment] = [
    "/", "%", "%2F", "%25", "%2f", "%252F", "%%2F", "a/b", "//", "2F%", "..", ".", " ", "\n", "é", "e\u{301}",
    "\u{301}",
    "/\u{301}", "%\u{301}2F", "\u{1F3F9}", "\u{0}", "a%",
  ]

  @Test(arguments: hostile)
  func `any text is good as a segment and comes back as it was`(text: Path.Segment) throws {
    let path = Path(["groups", text, "end"])
    #expect(path.segments == ["groups", text, "end"])
    #expect(Path(path.text) == path)
    let coded = try JSONDecoder().decode(Path.self, from: JSONEncoder().encode(path))
    #expect(coded == path)
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `segments come back from the text, whatever they hold`(seed: UInt64) {
    var dice = SplitMix64(seed: seed)
    for _ in 0..<100 {
      let path = Self.randomSegments(&dice)
      #expect(Path(path).segments == path, "seed \(seed)")
      #expect(Path(Path(path).text) == Path(path), "seed \(seed)")
    }
  }

  @Test
  func `a slash and a percent sign in a segment are written as escapes, nothing else is`() {
    #expect(Path(["a", "b/c%d e?é"]).text == "a/b%2Fc%25d e?é")
    #expect(Path("a/b%2Fc").segments == ["a", "b/c"])
    #expect(Path("100%/%2f/%").segments == ["100%", "%2f", "%"])
    #expect(Path("100%/%2f/%").text == "100%25/%252f/%25")
  }

  @Test
  func `paths are equal by their bytes, not by how they look`() {
    let (composed, decomposed) = (Path("users/\u{E9}"), Path("users/e\u{301}"))
    #expect(composed.text == decomposed.text)
    #expect(composed != decomposed)
    #expect(Set([composed, decomposed, Path("users/\u{E9}")]).count == 2)
    #expect(decomposed < composed)
    #expect(!composed.isUnder(decomposed))
  }

  @Test
  func `a path under another starts with it and a slash`() {
    let group: Path = "groups/g1"
    #expect(group.isUnder(group))
    #expect(Path("groups/g1/members/ana").isUnder(group))
    for other: Path in ["groups/g10", "groups/g", "groups", "groups/g1%2Fx", "groups/g2/g1", "groups/g1\u{301}/x"] {
      #expect(!other.isUnder(group), "\(other)")
    }
  }

  @Test
  func `everything is under the root, and the root under nothing else`() {
    #expect(Path.root.isUnder(.root))
    #expect(Path("a/b").isUnder(.root))
    #expect(!Path.root.isUnder("a"))
    #expect(Path("") == .root)
    #expect(Path.root.segments == [])
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `everything below a path is contiguous in the order of paths`(seed: UInt64) {
    var dice = SplitMix64(seed: seed)
    let paths = Set((0..<200).map { _ in Path(Self.randomSegments(&dice)) }).sorted()
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

  @Test
  func `appending adds segments at the end, and the root adds nothing`() {
    #expect(Path("a").appending("b/c", "%") == Path(["a", "b/c", "%"]))
    #expect(Path("a/b").appending(Path("c/d")) == "a/b/c/d")
    #expect(Path.root.appending(Path("c/d")) == "c/d")
    #expect(Path("c/d").appending(.root) == "c/d")
  }

  @Test
  func `the space is the first two segments`() {
    #expect(Path("groups/g1/challenges/x").space == "groups/g1")
    #expect(Path(["groups", "g/1", "x"]).space == Path(["groups", "g/1"]))
    #expect(Path("groups").space == "groups")
    #expect(Path.root.space == .root)
  }

  @Test
  func `a path within the limits has no problem`() {
    #expect(Path("a").problem == nil)
    #expect(Path(Array(repeating: "a", count: 16)).problem == nil)
    #expect(Path(["local"] + Array(repeating: "a", count: 23)).problem == nil)
    #expect(Path(["local"] + Array(repeating: "a", count: 24)).problem != nil)
    #expect(Path([Path.Segment(rawValue: String(repeating: "/", count: 128))]).problem == nil)
  }

  @Test(arguments: [
    (Path.root, "a path is empty"),
    (Path("a//b"), "an identifier is empty"),
    (Path("/a"), "an identifier is empty"),
    (Path("a/"), "an identifier is empty"),
    (Path(["users", ""]), "an identifier is empty"),
    (Path(["a", Path.Segment(rawValue: String(repeating: "x", count: 129))]), "129 bytes"),
    (Path([Path.Segment(rawValue: String(repeating: "é", count: 65))]), "130 bytes"),
    (Path(Array(repeating: "a", count: 17)), "17 segments"),
    (Path("a/b\u{0}c"), "NUL"),
  ])
  func `a path out of bounds has a reason`(path: Path, part: String) throws {
    let problem = try #require(path.problem)
    #expect(problem.contains(part))
  }

  private static func randomSegments(_ dice: inout SplitMix64) -> [Path.Segment] {
    let letters = ["%", "2", "F", "5", "/", "a", "!", "\u{301}", "0", "é"]
    return (0..<dice.number(1...4)).map { _ in
      let text = (0..<dice.number(1...3)).map { _ in letters.randomElement(using: &dice) ?? "a" }
      return Path.Segment(rawValue: text.joined())
    }
  }
}
