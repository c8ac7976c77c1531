extension RankIndex {
  /// Creates an index of elements that are already in order.
  ///
  /// - Complexity: O(n), with nodes almost full.
  /// - Precondition: Each element is above the one before it.
  @inlinable
  public init(sorted elements: some Sequence<Element>, by precedes: (Element, Element) -> Bool) {
    self.init(sorted: elements, by: precedes, leafCapacity: Self.leafCapacity, innerCapacity: Self.innerCapacity)
  }

  @inlinable
  init(
    sorted elements: some Sequence<Element>,
    by precedes: (Element, Element) -> Bool,
    leafCapacity: Int,
    innerCapacity: Int
  ) {
    self.init(leafCapacity: leafCapacity, innerCapacity: innerCapacity)
    var row = addLeaves(of: elements, by: precedes)
    guard !row.isEmpty else { return }
    leaves.drop(root)
    while row.count > 1 {
      row = addParents(of: row)
      height += 1
    }
    root = row[0].branch.child
    total = Int(row[0].count)
  }

  @inlinable
  mutating func addLeaves(
    of elements: some Sequence<Element>,
    by precedes: (Element, Element) -> Bool
  ) -> ContiguousArray<CountedBranch<Element>> {
    var numbers: ContiguousArray<NodeNumber> = []
    var leaf: ContiguousArray<Element> = []
    var last: Element?
    for element in elements {
      if let last { precondition(precedes(last, element), "elements must ascend") }
      last = element
      if leaf.count == leaves.fill {
        numbers.append(leaves.add(leaf))
        leaf = []
      }
      if leaf.isEmpty { leaf.reserveCapacity(leaves.capacity) }
      leaf.append(element)
    }
    if !leaf.isEmpty { numbers.append(leaves.add(leaf)) }
    // The last leaf got the rest, which may be a single element.
    let end = numbers.suffix(2)
    numbers.replaceSubrange(end.indices, with: leaves.deal(ContiguousArray(end), over: end.count))
    return ContiguousArray(numbers.map { branch(toLeaf: $0) })
  }

  @inlinable
  mutating func addParents(of row: ContiguousArray<CountedBranch<Element>>) -> ContiguousArray<CountedBranch<Element>> {
    let wanted = (row.count + inners.fill - 1) / inners.fill
    var parents: ContiguousArray<CountedBranch<Element>> = []
    for index in 0..<wanted {
      let share = row[(row.count * index / wanted)..<(row.count * (index + 1) / wanted)]
      let parent = inners.add(share)
      parents.append(branch(toInner: parent))
    }
    return parents
  }
}
