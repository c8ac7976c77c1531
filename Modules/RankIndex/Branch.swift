/// One child as its parent knows it, but for the number of elements beneath it (``InnerPool``).
@usableFromInline
struct Branch<Element> {
  /// The least element of this child, and so always one that is in the index.
  ///
  /// It means nothing in the first branch of a node, where no search looks at it.
  @usableFromInline var lowerBound: Element
  @usableFromInline let child: NodeNumber

  @inlinable
  init(lowerBound: Element, child: NodeNumber) {
    self.lowerBound = lowerBound
    self.child = child
  }
}

extension Branch: Sendable where Element: Sendable {}

/// A branch and the number of elements beneath its child, on their way to a node.
@usableFromInline
typealias CountedBranch<Element> = (branch: Branch<Element>, count: UInt32)

extension RankIndex {
  /// What the parent of this leaf should say of it.
  @inlinable
  func branch(toLeaf leaf: NodeNumber) -> CountedBranch<Element> {
    (Branch(lowerBound: leaves[leaf][0], child: leaf), UInt32(leaves[leaf].count))
  }

  /// What the parent of this inner node should say of it.
  @inlinable
  func branch(toInner node: NodeNumber) -> CountedBranch<Element> {
    (Branch(lowerBound: inners[node][0].lowerBound, child: node), inners.counts[node].reduce(0, &+))
  }

  /// What the parent of this node should say of it, when it stands so many levels above the leaves.
  @inlinable
  func branch(to node: NodeNumber, level: Int) -> CountedBranch<Element> {
    level == 0 ? branch(toLeaf: node) : branch(toInner: node)
  }
}
