import Testing

@testable import RankIndex

struct BulkLoadTests {
  @Test(arguments: Nodes.allCases)
  func `any number of sorted elements is loaded as it is`(nodes: Nodes) {
    for count in Array(0..<70) + [500, 1_000, 2_345] {
      let index = nodes.index(sorted: Array(0..<count))
      #expect(Array(index) == Array(0..<count))
      #expect(index.count == count)
      #expect(index.brokenRules() == [], "\(count) elements")
    }
  }

  @Test(arguments: Nodes.allCases)
  func `a loaded index takes changes like any other`(nodes: Nodes) {
    var index = nodes.index(sorted: Array(stride(from: 0, to: 2_000, by: 2)))
    let insertions = stride(from: 1, to: 2_000, by: 2).map { index.insert($0) }
    #expect(!insertions.contains(false))
    #expect(Array(index) == Array(0..<2_000))
    #expect(index.brokenRules() == [])
    let removals = (0..<1_000).map { index.remove($0) }
    #expect(!removals.contains(false))
    #expect(Array(index) == Array(1_000..<2_000))
    #expect(index.brokenRules() == [])
  }

  @Test func `a loaded index is nearly full yet has room everywhere`() {
    let index = RankIndex(sorted: 0..<50_000)
    #expect(index.leafFill > 0.9)
    #expect(index.brokenRules() == [])
  }

  @Test func `elements that do not ascend are refused`() async {
    await #expect(processExitsWith: .failure) { _ = RankIndex(sorted: [1, 2, 2]) }
    await #expect(processExitsWith: .failure) { _ = RankIndex(sorted: [2, 1]) }
  }
}
