/// All inner nodes of one index.
///
/// The branches to their children, and the number of elements beneath each, are in separate arrays.
///
/// A rank adds up the counts before a branch, and so reads only counts.
@usableFromInline
struct InnerPool<Element> {
  @usableFromInline var branches: NodePool<Branch<Element>>
  /// The counts, by the same numbers and slots.
  @usableFromInline var counts: NodePool<UInt32>

  @inlinable
  init(capacity: Int) {
    branches = NodePool(capacity: capacity)
    counts = NodePool(capacity: capacity)
  }

  @inlinable var capacity: Int { branches.capacity }
  @inlinable var fill: Int { branches.fill }

  @inlinable
  subscript(number: NodeNumber) -> ContiguousArray<Branch<Element>> {
    _read { yield branches[number] }
    _modify { yield &branches[number] }
  }

  @inlinable
  mutating func add(_ items: some Collection<CountedBranch<Element>>) -> NodeNumber {
    _ = counts.add(ContiguousArray(items.map(\.count)))
    return branches.add(ContiguousArray(items.map(\.branch)))
  }

  @inlinable
  mutating func drop(_ number: NodeNumber) {
    counts.drop(number)
    branches.drop(number)
  }

  @inlinable
  mutating func replace(_ slots: Range<Int>, of number: NodeNumber, with items: ContiguousArray<CountedBranch<Element>>)
  {
    counts.reserve(number)
    counts[number].replaceSubrange(slots, with: items.map(\.count))
    branches.reserve(number)
    branches[number].replaceSubrange(slots, with: items.map(\.branch))
  }

  /// Distributes the branches of neighbouring nodes evenly over `wanted` nodes, in order, and returns these nodes.
  @inlinable
  mutating func deal(_ numbers: ContiguousArray<NodeNumber>, over wanted: Int) -> ContiguousArray<NodeNumber> {
    _ = counts.deal(numbers, over: wanted)
    return branches.deal(numbers, over: wanted)
  }

  /// Returns the number of elements beneath the branches before this one.
  @inlinable
  func countBefore(_ slot: Int, of number: NodeNumber) -> Int {
    Int(counts[number][..<slot].reduce(0, &+))
  }
}

extension InnerPool: Sendable where Element: Sendable {}
