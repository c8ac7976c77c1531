/// One child in its parent, without the number of elements beneath it (``InnerPool``).
@usableFromInline
struct Branch<Element> {
  /// The least element of this child, so always an element of the index.
  ///
  /// Unused in the first branch of a node, where no search compares it.
  @usableFromInline var lowerBound: Element
  @usableFromInline let child: NodeNumber

  @inlinable
  init(lowerBound: Element, child: NodeNumber) {
    self.lowerBound = lowerBound
    self.child = child
  }
}

extension Branch: Sendable where Element: Sendable {}

/// A branch with the number of elements beneath its child, while it moves between nodes.
@usableFromInline
typealias CountedBranch<Element> = (branch: Branch<Element>, count: UInt32)

extension RankIndex {
  /// Returns the branch for this leaf in its parent.
  @inlinable
  func branch(toLeaf leaf: NodeNumber) -> CountedBranch<Element> {
    (Branch(lowerBound: leaves[leaf][0], child: leaf), UInt32(leaves[leaf].count))
  }

  /// Returns the branch for this inner node in its parent.
  @inlinable
  func branch(toInner node: NodeNumber) -> CountedBranch<Element> {
    (Branch(lowerBound: inners[node][0].lowerBound, child: node), inners.counts[node].reduce(0, &+))
  }

  /// Returns the branch for a node that is this many levels above the leaves.
  @inlinable
  func branch(to node: NodeNumber, level: Int) -> CountedBranch<Element> {
    level == 0 ? branch(toLeaf: node) : branch(toInner: node)
  }
}
