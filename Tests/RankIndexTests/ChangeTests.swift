import Testing

@testable import RankIndex

struct ChangeTests {
  @Test(arguments: Nodes.allCases)
  func `ascending insertion keeps every element in its place`(nodes: Nodes) {
    let index = nodes.index(of: Array(0..<2_000))
    #expect(Array(index) == Array(0..<2_000))
    #expect(index.brokenRules() == [])
  }

  @Test(arguments: Nodes.allCases)
  func `descending insertion keeps every element in its place`(nodes: Nodes) {
    let index = nodes.index(of: (0..<2_000).reversed())
    #expect(Array(index) == Array(0..<2_000))
    #expect(index.brokenRules() == [])
  }

  @Test(arguments: Nodes.allCases)
  func `inserting an element twice says so and changes nothing`(nodes: Nodes) {
    var index = nodes.index(of: Array(0..<500))
    let answers = (0..<500).map { index.insert($0) }
    #expect(!answers.contains(true))
    #expect(Array(index) == Array(0..<500))
    #expect(index.count == 500)
    #expect(index.brokenRules() == [])
  }

  @Test(arguments: Nodes.allCases)
  func `removing an absent element says so and changes nothing`(nodes: Nodes) {
    var index = nodes.index(of: Array(stride(from: 0, to: 500, by: 2)))
    let answers = stride(from: -1, to: 503, by: 2).map { index.remove($0) }
    #expect(!answers.contains(true))
    #expect(index.count == 250)
    #expect(index.brokenRules() == [])
  }

  @Test(arguments: Nodes.allCases, [1, 7, 1_999])
  func `an index emptied in any order is as good as new`(nodes: Nodes, stride: Int) {
    // The stride and the number of elements share no factor, so every element has its turn.
    let order = (0..<2_000).map { $0 * stride % 2_000 }
    var index = nodes.index(of: order)
    for _ in 0..<2 {
      let removals = order.map { index.remove($0) }
      #expect(!removals.contains(false))
      #expect(index.isEmpty)
      #expect(Array(index) == [])
      #expect(index.height == 0)
      #expect(index.brokenRules() == [])
      let insertions = order.map { index.insert($0) }
      #expect(!insertions.contains(false))
      #expect(Array(index) == Array(0..<2_000))
      #expect(index.brokenRules() == [])
    }
  }

  @Test(arguments: Nodes.allCases)
  func `replacing moves an element to where it belongs`(nodes: Nodes) {
    var index = nodes.index(of: Array(0..<500))
    let isReplaced = index.replace(0, with: 1_000)
    #expect(isReplaced)
    #expect(index.position(of: 0) == nil)
    #expect(index.position(of: 1_000) == 499)
    #expect(index.count == 500)
    #expect(index.brokenRules() == [])
  }

  @Test(arguments: Nodes.allCases)
  func `replacing an absent element or onto another changes nothing`(nodes: Nodes) {
    var index = nodes.index(of: Array(0..<500))
    let answers = [index.replace(-1, with: 1_000), index.replace(3, with: 4)]
    #expect(answers == [false, false])
    #expect(Array(index) == Array(0..<500))
    #expect(index.brokenRules() == [])
  }

  @Test func `replacing an element by an equal one puts the new one there`() {
    var index = RankIndex<Named>()
    index.insert(Named(rank: 1, name: "old"))
    let isReplaced = index.replace(Named(rank: 1, name: "any"), with: Named(rank: 1, name: "new"))
    #expect(isReplaced)
    #expect(index.map(\.name) == ["new"])
  }

  @Test func `a replacement that fails leaves the very element that was there`() {
    var index = RankIndex<Named>()
    index.insert(Named(rank: 1, name: "one"))
    index.insert(Named(rank: 2, name: "two"))
    let isReplaced = index.replace(Named(rank: 1, name: "any"), with: Named(rank: 2, name: "any"))
    #expect(!isReplaced)
    #expect(index.map(\.name) == ["one", "two"])
  }

  @Test(arguments: Nodes.allCases)
  func `elements that hold references are kept in order as well`(nodes: Nodes) {
    let names = (0..<700).map { "a name too long to be stored in place \($0)" }
    var index = nodes.index(of: names)
    #expect(Array(index) == names.sorted())
    let removals = names.prefix(350).map { index.remove($0) }
    #expect(!removals.contains(false))
    #expect(Array(index) == names.dropFirst(350).sorted())
  }
}

/// Two of these are equal when their ranks are, whatever their names.
private struct Named: Comparable {
  let rank: Int
  let name: String

  static func == (left: Named, right: Named) -> Bool { left.rank == right.rank }
  static func < (left: Named, right: Named) -> Bool { left.rank < right.rank }
}
