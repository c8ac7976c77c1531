/// The index of a node in its pool.
@usableFromInline
typealias NodeNumber = UInt32

/// All leaves, or all inner nodes, of one index.
///
/// Each node is a separate array, known by its number.
@usableFromInline
struct NodePool<Item> {
  @usableFromInline var nodes: ContiguousArray<ContiguousArray<Item>> = []
  @usableFromInline var unused: ContiguousArray<NodeNumber> = []
  /// The number of items at which a node is full and is split at once, so that a change always finds room for one more.
  @usableFromInline let capacity: Int

  @inlinable
  init(capacity: Int) {
    self.capacity = capacity
  }

  /// The most items that a node gets when items are distributed, so that it can take a few more before it is full.
  @inlinable var fill: Int { capacity - max(1, capacity / 16) }

  // The node is modified in place. A `get` and a `set` would copy it for each change.
  @inlinable
  subscript(number: NodeNumber) -> ContiguousArray<Item> {
    _read { yield nodes[Int(number)] }
    _modify { yield &nodes[Int(number)] }
  }

  @inlinable
  mutating func add(_ items: ContiguousArray<Item>) -> NodeNumber {
    if let number = unused.popLast() {
      self[number] = items
      return number
    }
    nodes.append(items)
    return NodeNumber(nodes.count - 1)
  }

  @inlinable
  mutating func drop(_ number: NodeNumber) {
    self[number] = []
    unused.append(number)
  }

  @inlinable
  mutating func insert(_ item: Item, at slot: Int, of number: NodeNumber) {
    reserve(number)
    self[number].insert(item, at: slot)
  }

  @inlinable
  mutating func remove(at slot: Int, of number: NodeNumber) -> Item {
    reserve(number)
    return self[number].remove(at: slot)
  }

  /// Reserves all the memory that a node will need, unless it is small.
  ///
  /// An array that grows by itself would double, and a copy of a shared array has no spare room. A small node is mostly the
  /// only one of a small index, such as one day of a board with a few players.
  @inlinable
  mutating func reserve(_ number: NodeNumber) {
    let count = self[number].count
    self[number].reserveCapacity(count < capacity / 4 ? 2 * count + 2 : capacity)
  }

  /// Distributes the items of neighbouring nodes evenly over `wanted` nodes, in order, and returns these nodes.
  @inlinable
  mutating func deal(_ numbers: ContiguousArray<NodeNumber>, over wanted: Int) -> ContiguousArray<NodeNumber> {
    var items: ContiguousArray<Item> = []
    items.reserveCapacity(numbers.count * capacity)
    for number in numbers { items.append(contentsOf: self[number]) }

    var numbers = numbers
    while numbers.count > wanted { drop(numbers.removeLast()) }
    while numbers.count < wanted { numbers.append(add([])) }

    var start = 0
    for (index, number) in numbers.enumerated() {
      let end = items.count * (index + 1) / wanted
      self[number].removeAll(keepingCapacity: true)
      reserve(number)
      self[number].append(contentsOf: items[start..<end])
      start = end
    }
    return numbers
  }
}

extension NodePool: Sendable where Item: Sendable {}
