// Nodes are balanced among up to five neighbours, which keeps them well filled. A node is added only when all of them
// are nearly full, and removed as soon as the others can hold its items.

extension RankIndex {
  @inlinable
  mutating func relieveIfFull(_ slot: Int, of node: NodeNumber, level: Int) {
    guard size(of: slot, in: node, level: level) >= capacity(below: level) else { return }
    let run = neighbours(of: slot, in: node)
    let fits = size(of: run, in: node, level: level) <= run.count * fill(below: level)
    deal(run, of: node, over: fits ? run.count : run.count + 1, level: level)
  }

  @inlinable
  mutating func tidyIfThin(_ slot: Int, of node: NodeNumber, level: Int) {
    let size = size(of: slot, in: node, level: level)
    let capacity = capacity(below: level)
    guard size < capacity * 3 / 4 else { return }
    let run = neighbours(of: slot, in: node)
    if self.size(of: run, in: node, level: level) <= (run.count - 1) * fill(below: level) {
      deal(run, of: node, over: run.count - 1, level: level)
    } else if size < Swift.max(2, capacity / 4) {
      deal(run, of: node, over: run.count, level: level)
    }
  }

  @inlinable
  mutating func growIfFull() {
    let isFull = height == 0 ? total >= leaves.capacity : inners[root].count >= inners.capacity
    guard isFull else { return }
    root = inners.add([branch(to: root, level: height)])
    height += 1
    relieveIfFull(0, of: root, level: height)
  }

  @inlinable
  mutating func shrinkIfThin() {
    while height > 0, inners[root].count == 1 {
      let child = inners[root][0].child
      inners.drop(root)
      root = child
      height -= 1
    }
  }
}

extension RankIndex {
  @inlinable
  func capacity(below level: Int) -> Int {
    level == 1 ? leaves.capacity : inners.capacity
  }

  @inlinable
  func fill(below level: Int) -> Int {
    level == 1 ? leaves.fill : inners.fill
  }

  /// Returns the number of items in one child of a node.
  ///
  /// The parent knows it for a leaf, which saves fetching the leaf.
  @inlinable
  func size(of slot: Int, in node: NodeNumber, level: Int) -> Int {
    level == 1 ? Int(inners.counts[node][slot]) : inners[inners[node][slot].child].count
  }

  @inlinable
  func size(of run: Range<Int>, in node: NodeNumber, level: Int) -> Int {
    run.reduce(0) { $0 + size(of: $1, in: node, level: level) }
  }

  /// Returns the slot with two on either side, or up to five together at an end.
  @inlinable
  func neighbours(of slot: Int, in node: NodeNumber) -> Range<Int> {
    let siblings = inners[node].count
    let width = Swift.min(5, siblings)
    let first = Swift.min(Swift.max(slot - 2, 0), siblings - width)
    return first..<(first + width)
  }

  /// Distributes the items of a run of children evenly over the wanted number of children.
  @inlinable
  mutating func deal(_ run: Range<Int>, of node: NodeNumber, over wanted: Int, level: Int) {
    let children = ContiguousArray(inners[node][run].map(\.child))
    let branches =
      if level == 1 {
        leaves.deal(children, over: wanted).map { branch(toLeaf: $0) }
      } else {
        dealInners(run, of: node, children, over: wanted).map { branch(toInner: $0) }
      }
    inners.replace(run, of: node, with: ContiguousArray(branches))
  }

  /// Distributes the items of a run of inner nodes, and returns the nodes that hold them now.
  ///
  /// The first bound of a node is unused while it is first, but its branch may move behind another. So the bound is
  /// first fetched from the parent.
  @inlinable
  mutating func dealInners(
    _ run: Range<Int>,
    of node: NodeNumber,
    _ children: ContiguousArray<NodeNumber>,
    over wanted: Int
  ) -> ContiguousArray<NodeNumber> {
    for (slot, child) in zip(run, children) {
      inners[child][0].lowerBound = inners[node][slot].lowerBound
    }
    return inners.deal(children, over: wanted)
  }
}
