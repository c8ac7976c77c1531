/// A set of distinct elements in ascending order that knows how many stand before each of them.
///
/// Rank, position and page are answered from counts kept in a tree, never by walking all elements.
/// Elements that cannot be compared by themselves are found by a ``RankPlace``, which knows what they stand for; others by
/// themselves.
/// A copy shares its nodes with the original. The first change to either copies the list of nodes, and each change
/// the few nodes it touches.
/// An index holds at most `UInt32.max` elements.
public struct RankIndex<Element> {
  // A counted B+tree: all elements are in leaves of one depth, and an inner node knows how many elements each of its
  // children holds. Nodes are values known by number, so copying is safe and Sendable needs no promise from us.
  @usableFromInline var leaves: NodePool<Element>
  @usableFromInline var inners: InnerPool<Element>
  @usableFromInline var root: NodeNumber
  /// The levels of inner nodes above the leaves, 0 when the root is a leaf.
  @usableFromInline var height: Int
  @usableFromInline var total: Int

  /// Makes an index with no elements.
  @inlinable
  public init() {
    self.init(leafCapacity: Self.leafCapacity, innerCapacity: Self.innerCapacity)
  }

  /// Makes an empty index of nodes of these sizes, each at least 4.
  ///
  /// With small ones a test has deep trees.
  @inlinable
  init(leafCapacity: Int, innerCapacity: Int) {
    leaves = NodePool(capacity: leafCapacity)
    inners = InnerPool(capacity: innerCapacity)
    root = leaves.add([])
    height = 0
    total = 0
  }

  /// The number of elements.
  ///
  /// - Complexity: O(1).
  @inlinable
  public var count: Int { total }

  /// Whether there are no elements.
  ///
  /// - Complexity: O(1).
  @inlinable
  public var isEmpty: Bool { total == 0 }
}

extension RankIndex: Sendable where Element: Sendable {}

extension RankIndex {
  // Measured with 24-byte elements. Leaves of 3 KiB make the header of each cheap and are still quick to shift.
  // Inner nodes of 4 KiB save a level at a million elements.
  @inlinable static var leafCapacity: Int { Swift.max(16, 3072 / MemoryLayout<Element>.stride) }
  @inlinable static var innerCapacity: Int { Swift.max(16, 4096 / MemoryLayout<Branch<Element>>.stride) }
}
