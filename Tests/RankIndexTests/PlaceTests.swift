import SeededRandom
import Testing

@testable import RankIndex

/// Elements that only stand for something: numbers of scores that change while the index stays.
struct PlaceTests {
  /// The place of a number, by the score that it has now.
  private struct ByScore: RankPlace {
    let number: Int
    let scores: [Int]

    func precedes(_ other: Int) -> Bool { (scores[number], number) < (scores[other], other) }
    func follows(_ other: Int) -> Bool { (scores[other], other) < (scores[number], number) }
  }

  /// The place before all who have a score.
  private struct BeforeScore: RankPlace {
    let score: Int
    let scores: [Int]

    func precedes(_ other: Int) -> Bool { !follows(other) }
    func follows(_ other: Int) -> Bool { scores[other] < score }
  }

  @Test(arguments: Nodes.allCases, RandomWalkTests.seeds)
  func `the record behind an element may change while the element is out`(nodes: Nodes, seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var scores = (0..<300).map { _ in Int.random(in: 0..<40, using: &random) }
    var index = nodes.empty(Int.self)
    var inside: Set<Int> = []
    for step in 0..<1_000 {
      let number = Int.random(in: 0..<300, using: &random)
      let taken = index.remove(at: ByScore(number: number, scores: scores))
      #expect(taken == inside.remove(number), "step \(step) of seed \(seed)")
      scores[number] = Int.random(in: 0..<40, using: &random)
      if Int.random(in: 0..<4, using: &random) > 0 {
        let isNew = index.insert(number, at: ByScore(number: number, scores: scores))
        #expect(isNew, "step \(step) of seed \(seed)")
        inside.insert(number)
      }
      let sorted = inside.sorted { (scores[$0], $0) < (scores[$1], $1) }
      #expect(Array(index) == sorted, "step \(step) of seed \(seed)")
      guard let asked = sorted.randomElement(using: &random), Array(index) == sorted else { break }
      let place = ByScore(number: asked, scores: scores)
      #expect(index.position(at: place) == sorted.firstIndex(of: asked), "step \(step) of seed \(seed)")
      let isTwice = index.insert(asked, at: place)
      #expect(!isTwice, "step \(step) of seed \(seed)")
      let before = sorted.count { scores[$0] < scores[asked] }
      let counted = index.countBefore(BeforeScore(score: scores[asked], scores: scores))
      #expect(counted == before, "step \(step) of seed \(seed)")
    }
  }

  @Test func `elements are loaded in the order that is given`() async {
    let index = RankIndex(sorted: (0..<1_000).reversed(), by: >)
    #expect(Array(index) == (0..<1_000).reversed())
    await #expect(processExitsWith: .failure) { _ = RankIndex(sorted: [1, 2], by: >) }
  }
}
