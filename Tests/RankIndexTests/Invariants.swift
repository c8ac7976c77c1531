@testable import RankIndex

extension RankIndex where Element: Comparable {
  /// Every rule of the tree that does not hold, in words.
  ///
  /// Empty when all is well.
  func brokenRules() -> [String] {
    var rules: [String] = []
    let reached = check(root, level: height, above: nil, below: nil, &rules)
    if reached.elements != total { rules.append("\(total) counted, \(reached.elements) there") }
    if height > 0, inners[root].count < 2 { rules.append("the root has one child") }
    if leaves.nodes.count - leaves.unused.count != reached.leaves { rules.append("a leaf is lost") }
    if inners.branches.nodes.count - inners.branches.unused.count != reached.inners {
      rules.append("an inner node is lost")
    }
    for number in leaves.unused where !leaves[number].isEmpty { rules.append("unused leaf \(number) holds elements") }
    for number in inners.branches.unused where !inners[number].isEmpty {
      rules.append("unused node \(number) holds branches")
    }
    if inners.counts.unused != inners.branches.unused { rules.append("counts and branches have other numbers") }
    return rules
  }

  private typealias Reached = (elements: Int, leaves: Int, inners: Int)

  private func check(
    _ node: NodeNumber,
    level: Int,
    above lower: Element?,
    below upper: Element?,
    _ rules: inout [String]
  ) -> Reached {
    guard level > 0 else { return checkLeaf(node, above: lower, below: upper, &rules) }
    let branches = inners[node]
    checkSize(of: node, in: inners.branches, isRoot: level == height, &rules)
    if inners.counts[node].count != branches.count { rules.append("node \(node) counts other children") }
    var reached = Reached(elements: 0, leaves: 0, inners: 1)
    for (slot, branch) in branches.enumerated() {
      let start = slot == 0 ? lower : branch.lowerBound
      let end = slot + 1 < branches.count ? branches[slot + 1].lowerBound : upper
      if let start, let end, !(start < end) { rules.append("bounds of node \(node) do not ascend at \(slot)") }
      let below = check(branch.child, level: level - 1, above: start, below: end, &rules)
      if below.elements != Int(inners.counts[node][slot]) { rules.append("node \(node) miscounts child \(slot)") }
      reached.elements += below.elements
      reached.leaves += below.leaves
      reached.inners += below.inners
    }
    return reached
  }

  private func checkLeaf(
    _ leaf: NodeNumber,
    above lower: Element?,
    below upper: Element?,
    _ rules: inout [String]
  ) -> Reached {
    let elements = leaves[leaf]
    checkSize(of: leaf, in: leaves, isRoot: height == 0, &rules)
    if zip(elements, elements.dropFirst()).contains(where: { !($0 < $1) }) { rules.append("leaf \(leaf) is unsorted") }
    if let lower, elements.first != lower { rules.append("the bound of leaf \(leaf) is not its first element") }
    if let upper, let last = elements.last, !(last < upper) { rules.append("leaf \(leaf) reaches into the next") }
    return (elements.count, 1, 0)
  }

  private func checkSize<Item>(of node: NodeNumber, in pool: NodePool<Item>, isRoot: Bool, _ rules: inout [String]) {
    let size = pool[node].count
    if size >= pool.capacity { rules.append("node \(node) has no room left") }
    if !isRoot, size < Swift.max(2, pool.capacity / 4) { rules.append("node \(node) has only \(size) items") }
  }

  /// How much of the leaves' capacity is in use, of 1.
  var leafFill: Double {
    Double(total) / Double((leaves.nodes.count - leaves.unused.count) * leaves.capacity)
  }
}
