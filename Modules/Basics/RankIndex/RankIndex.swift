/// A set of distinct elements in ascending order that knows the number of elements before each.
///
/// Ranks, positions and pages are computed from counts in a tree, without walking all elements. Elements that are not
/// comparable are found by a ``RankPlace``. A copy shares its nodes with the original: the first change to either
/// copies the list of nodes, and each change the few nodes it touches. An index holds at most `UInt32.max` elements.
public struct RankIndex<Element> {
  // A counted B+tree: all elements are in leaves of one depth, and an inner node stores the number of elements of each
  // child. Nodes are values known by number, so copying is safe and the type is Sendable without a promise from us.
  @usableFromInline var leaves: NodePool<Element>
  @usableFromInline var inners: InnerPool<Element>
  @usableFromInline var root: NodeNumber
  /// The number of levels of inner nodes, 0 if the root is a leaf.
  @usableFromInline var height: Int
  @usableFromInline var total: Int

  @inlinable
  public init() {
    self.init(leafCapacity: Self.leafCapacity, innerCapacity: Self.innerCapacity)
  }

  /// Creates an empty index with nodes of these sizes, each at least 4.
  ///
  /// Small nodes give a test deep trees.
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
  // Measured with 24-byte elements: leaves of 3 KiB make the header of each cheap and are still quick to shift. Inner
  // nodes of 4 KiB save a level at a million elements.
  @inlinable static var leafCapacity: Int { Swift.max(16, 3072 / MemoryLayout<Element>.stride) }
  @inlinable static var innerCapacity: Int { Swift.max(16, 4096 / MemoryLayout<Branch<Element>>.stride) }
}
