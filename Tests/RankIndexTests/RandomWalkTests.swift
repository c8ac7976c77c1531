import SeededRandom
import Testing

@testable import RankIndex

/// Random work done side by side on the index and on a sorted array.
///
/// Every failure names the seed that brings it back.
struct RandomWalkTests {
  static let seeds: [UInt64] = [1, 2, 3, 20_260_101]

  @Test(arguments: Nodes.allCases, seeds)
  func `thousands of random changes end as in a sorted array`(nodes: Nodes, seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var index: RankIndex<Int> = nodes.index()
    var model = SortedArray<Int>()
    for step in 0..<3_000 {
      let (here, there) = change(&index, &model, among: 400, &random)
      #expect(here == there, "step \(step) of seed \(seed)")
      let rules = index.brokenRules()
      #expect(rules.isEmpty, "step \(step) of seed \(seed)")
      guard here == there, rules.isEmpty, Array(index) == model.elements else { break }
    }
    #expect(Array(index) == model.elements, "seed \(seed)")
  }

  @Test(arguments: Nodes.allCases, seeds)
  func `every question has the answer of a sorted array`(nodes: Nodes, seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var index: RankIndex<Int> = nodes.index()
    var model = SortedArray<Int>()
    for _ in 0..<1_500 {
      _ = change(&index, &model, among: 300, &random)
      let element = Int.random(in: -5..<305, using: &random)
      #expect(index.position(of: element) == model.position(of: element), "seed \(seed)")
      #expect(index.countBefore(element) == model.countBefore(element), "seed \(seed)")
      #expect(index.contains(element) == model.elements.contains(element), "seed \(seed)")
      #expect(index.count == model.elements.count, "seed \(seed)")
      if let position = model.elements.indices.randomElement(using: &random) {
        #expect(index[position] == model.elements[position], "seed \(seed)")
      }
    }
  }

  @Test(arguments: Nodes.allCases, seeds)
  func `every page and window is that of a sorted array`(nodes: Nodes, seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let elements = Set((0..<300).map { _ in Int.random(in: 0..<1_000, using: &random) })
    let index = nodes.index(of: elements.shuffled(using: &random))
    let model = SortedArray(elements)
    for _ in 0..<500 {
      let start = Int.random(in: -20..<320, using: &random)
      let page = start..<(start + Int.random(in: 0..<100, using: &random))
      #expect(index.elements(in: page) == model.page(page), "seed \(seed)")
      var visited: [Int] = []
      index.forEach(in: page) { visited.append($0) }
      #expect(visited == model.page(page), "seed \(seed)")

      let element = Int.random(in: 0..<1_000, using: &random)
      let radius = Int.random(in: 0..<200, using: &random)
      let fill = Bool.random(using: &random)
      let window = index.window(around: element, radius: radius, fill: fill)
      #expect(window == model.window(around: element, radius: radius, fill: fill), "seed \(seed)")
    }
  }

  @Test(arguments: seeds)
  func `twenty thousand elements stay in order and well packed through random replacement`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var current = (0..<20_000).map { $0 * 1_000_000 }.shuffled(using: &random)
    var index = Nodes.own.index(of: current)
    for step in 0..<40_000 {
      let slot = current.indices.randomElement(using: &random) ?? 0
      let new = Int.random(in: 0..<1_000_000_000, using: &random) * 20_000 + step % 20_000
      guard index.replace(current[slot], with: new) else { continue }
      current[slot] = new
    }
    #expect(index.brokenRules().isEmpty, "seed \(seed)")
    #expect(index.elementsEqual(current.sorted()), "seed \(seed)")
    #expect(index.leafFill > 0.75, "seed \(seed)")
  }

  /// Makes one random change to both and tells what each answered.
  ///
  /// Insertion and removal take turns at being likelier.
  private func change(
    _ index: inout RankIndex<Int>,
    _ model: inout SortedArray<Int>,
    among bound: Int,
    _ random: inout SplitMix64
  ) -> (Bool, Bool) {
    let element = Int.random(in: 0..<bound, using: &random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0, 1: return (index.insert(element), model.insert(element))
    case 2, 3: return (index.remove(element), model.remove(element))
    default:
      let old = model.elements.randomElement(using: &random) ?? element
      return (index.replace(old, with: element), model.replace(old, with: element))
    }
  }
}
