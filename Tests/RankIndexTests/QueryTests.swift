import Testing

@testable import RankIndex

struct QueryTests {
  @Test func `an empty index answers without an element`() {
    let index = RankIndex<Int>()
    #expect(index.isEmpty)
    #expect(index.position(of: 1) == nil)
    #expect(index.countBefore(1) == 0)
    #expect(!index.contains(1))
    #expect(index.elements(in: 0..<10) == [])
    #expect(index.window(around: 1, radius: 3, fill: true) == nil)
    #expect(Array(index) == [])
  }

  @Test(arguments: Nodes.allCases)
  func `a probe below all of one score gives the shared rank`(nodes: Nodes) {
    let scores = [90, 90, 80, 80, 80, 70]
    let index = nodes.index(of: scores.enumerated().map { Scored(score: $1, id: $0) })
    let ranks = scores.map { index.countBefore(Scored(score: $0, id: -1)) + 1 }
    #expect(ranks == [1, 1, 3, 3, 3, 6])
  }

  @Test(arguments: Nodes.allCases)
  func `positions and elements are each other's inverse`(nodes: Nodes) {
    let index = nodes.index(of: (0..<1_000).map { $0 * 10 })
    for position in 0..<1_000 {
      #expect(index[position] == position * 10)
      #expect(index.position(of: position * 10) == position)
      #expect(index.countBefore(position * 10 + 1) == position + 1)
    }
  }

  @Test(arguments: Nodes.allCases)
  func `a page from the middle equals that of the sorted array`(nodes: Nodes) {
    let index = nodes.index(of: Array(0..<1_000))
    #expect(index.elements(in: 450..<550) == Array(450..<550))
  }

  @Test(arguments: Nodes.allCases)
  func `a page beyond either end is clamped`(nodes: Nodes) {
    let index = nodes.index(of: Array(0..<100))
    #expect(index.elements(in: -10..<5) == Array(0..<5))
    #expect(index.elements(in: 95..<110) == Array(95..<100))
    #expect(index.elements(in: 200..<300) == [])
    #expect(index.elements(in: -300 ..< -200) == [])
    #expect(index.elements(in: 50..<50) == [])
    #expect(index.elements(in: Int.min..<Int.max) == Array(0..<100))
  }

  @Test func `a visit ends with the error its body throws`() {
    struct Enough: Error {}
    let index = Nodes.tiny.index(of: Array(0..<100))
    var seen: [Int] = []
    #expect(throws: Enough.self) {
      try index.forEach(in: 10..<90) { element in
        if element == 20 { throw Enough() }
        seen.append(element)
      }
    }
    #expect(seen == Array(10..<20))
  }

  @Test(arguments: [
    (element: 50, radius: 10, clipped: 40..<61, filled: 40..<61),
    (element: 3, radius: 10, clipped: 0..<14, filled: 0..<21),
    (element: 98, radius: 10, clipped: 88..<100, filled: 79..<100),
    (element: 50, radius: 0, clipped: 50..<51, filled: 50..<51),
    (element: 50, radius: -7, clipped: 50..<51, filled: 50..<51),
    (element: 50, radius: 60, clipped: 0..<100, filled: 0..<100),
    (element: 30, radius: 40, clipped: 0..<71, filled: 0..<81),
    (element: 50, radius: .max, clipped: 0..<100, filled: 0..<100),
    (element: 50, radius: .min, clipped: 50..<51, filled: 50..<51),
  ])
  func `a window is clipped at the ends, or shifted to stay full`(
    element: Int,
    radius: Int,
    clipped: Range<Int>,
    filled: Range<Int>
  ) {
    let index = Nodes.tiny.index(of: Array(0..<100))
    #expect(index.window(around: element, radius: radius, fill: false) == clipped)
    #expect(index.window(around: element, radius: radius, fill: true) == filled)
  }

  @Test func `there is no window around an element that is absent`() {
    let index = Nodes.tiny.index(of: Array(stride(from: 0, to: 100, by: 2)))
    for absent in [-1, 51, 100] { #expect(index.window(around: absent, radius: 1, fill: true) == nil) }
  }

  @Test func `a position outside the index is refused as an array refuses it`() async {
    await #expect(processExitsWith: .failure) { _ = RankIndex(sorted: 0..<10)[10] }
    await #expect(processExitsWith: .failure) { _ = RankIndex(sorted: 0..<10)[-1] }
  }

  @Test func `an index can be sent to another task`() async {
    let index = Nodes.tiny.index(of: Array(0..<100))
    let sum = await Task.detached { index.reduce(0, +) }.value
    #expect(sum == 4_950)
  }
}

private struct Scored: Comparable {
  let score: Int
  let id: Int

  /// The best score comes first.
  static func < (left: Scored, right: Scored) -> Bool { (right.score, left.id) < (left.score, right.id) }
}
