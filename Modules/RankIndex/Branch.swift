/// One child as its parent knows it.
@usableFromInline
struct Branch<Element: Comparable> {
  /// Above every element of the child before, and not above any element of this child.
  ///
  /// It means nothing in the first branch of a node, where no search looks at it.
  @usableFromInline var lowerBound: Element
  @usableFromInline let child: NodeNumber
  /// The number of elements beneath the child.
  @usableFromInline var count: UInt32

  @inlinable
  init(lowerBound: Element, child: NodeNumber, count: UInt32) {
    self.lowerBound = lowerBound
    self.child = child
    self.count = count
  }
}

extension Branch: Sendable where Element: Sendable {}

extension RankIndex {
  /// What the parent of this leaf should say of it.
  @inlinable
  func branch(toLeaf leaf: NodeNumber) -> Branch<Element> {
    Branch(lowerBound: leaves[leaf][0], child: leaf, count: UInt32(leaves[leaf].count))
  }

  /// What the parent of this inner node should say of it.
  @inlinable
  func branch(toInner node: NodeNumber) -> Branch<Element> {
    let count = inners[node].reduce(0) { $0 + $1.count }
    return Branch(lowerBound: inners[node][0].lowerBound, child: node, count: count)
  }

  /// What the parent of this node should say of it, when it stands so many levels above the leaves.
  @inlinable
  func branch(to node: NodeNumber, level: Int) -> Branch<Element> {
    level == 0 ? branch(toLeaf: node) : branch(toInner: node)
  }
}
