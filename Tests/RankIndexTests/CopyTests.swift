import Testing

@testable import RankIndex

struct CopyTests {
  @Test(arguments: Nodes.allCases)
  func `a copy does not see changes of the original`(nodes: Nodes) {
    var index = nodes.index(of: Array(0..<1_000))
    let copy = index
    for element in stride(from: 0, to: 1_000, by: 3) { index.remove(element) }
    for element in 1_000..<1_500 { index.insert(element) }
    #expect(Array(copy) == Array(0..<1_000))
    #expect(copy.brokenRules() == [])
    #expect(index.brokenRules() == [])
  }

  @Test(arguments: Nodes.allCases)
  func `the original does not see changes of a copy`(nodes: Nodes) {
    let index = nodes.index(of: Array(0..<1_000))
    var copy = index
    for element in 0..<1_000 { copy.replace(element, with: element + 5_000) }
    #expect(Array(index) == Array(0..<1_000))
    #expect(Array(copy) == Array(5_000..<6_000))
    #expect(index.brokenRules() == [])
    #expect(copy.brokenRules() == [])
  }

  @Test func `a walk sees the index as it was when the walk began`() {
    var index = Nodes.tiny.index(of: Array(0..<100))
    var seen: [Int] = []
    for element in index {
      seen.append(element)
      index.remove(element)
    }
    #expect(seen == Array(0..<100))
    #expect(index.isEmpty)
  }

  @Test func `nodes copied for a change have room to the limit and no more`() {
    var index = Nodes.own.index(of: Array(0..<5_000))
    let copy = index
    for element in 0..<5_000 { index.replace(element, with: element + 5_000) }
    // An allocator may round up by a few items, but never to the double.
    for node in index.leaves.nodes where !node.isEmpty { #expect(node.capacity < index.leaves.capacity * 5 / 4) }
    #expect(copy.count == 5_000)
  }
}
