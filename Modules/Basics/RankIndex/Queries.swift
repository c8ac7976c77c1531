extension RankIndex {
  /// Returns the number of elements before the one at this place, or `nil` if there is none.
  ///
  /// - Complexity: O(log n).
  @inlinable
  public func position(at place: some RankPlace<Element>) -> Int? {
    let found = find(place)
    return found.isTaken ? found.position : nil
  }

  /// Returns the number of elements before a place, which may be empty.
  ///
  /// - Complexity: O(log n).
  ///
  /// With the place before all entries with a score, this is their shared rank, counted from 0.
  @inlinable
  public func countBefore(_ place: some RankPlace<Element>) -> Int {
    find(place).position
  }

  /// The element at a position, counted from 0.
  ///
  /// - Complexity: O(log n).
  /// - Precondition: The position is at least 0 and below `count`.
  @inlinable
  public subscript(position: Int) -> Element {
    precondition(position >= 0 && position < total, "position out of range")
    let (leaf, slot) = leaf(at: position)
    return leaves[leaf][slot]
  }

  /// Returns the positions from `radius` before an element to `radius` after it, clamped to the index.
  ///
  /// - Complexity: O(log n).
  /// - Parameters:
  ///   - place: The place of the element in the middle.
  ///   - radius: The number of positions on either side. A negative radius counts as 0.
  ///   - fill: Whether to make up at one end for positions missing at the other.
  /// - Returns: The positions; `nil` if there is no element at the place.
  @inlinable
  public func window(around place: some RankPlace<Element>, radius: Int, fill: Bool) -> Range<Int>? {
    guard let middle = position(at: place) else { return nil }
    // No radius needs to be larger than the count, and this limit prevents overflow.
    let radius = Swift.min(Swift.max(radius, 0), total)
    var lower = Swift.max(middle - radius, 0)
    var upper = Swift.min(middle + radius + 1, total)
    if fill {
      let size = Swift.min(2 * radius + 1, total)
      lower = Swift.min(lower, total - size)
      upper = Swift.max(upper, size)
    }
    return lower..<upper
  }
}

extension RankIndex {
  /// Returns the number of elements before a place, and whether the place is taken.
  @inlinable
  func find(_ place: some RankPlace<Element>) -> (position: Int, isTaken: Bool) {
    var node = root
    var count = total
    var before = 0
    for _ in 0..<height {
      let slot = slot(for: place, inInner: node)
      before &+= inners.countBefore(slot, of: node)
      count = Int(inners.counts[node][slot])
      node = inners[node][slot].child
    }
    let slot = slot(for: place, inLeaf: node, holding: count)
    return (before + slot, slot < count && !place.precedes(leaves[node][slot]))
  }

  /// Returns the leaf and slot of a position, which must exist.
  @inlinable
  func leaf(at position: Int) -> (leaf: NodeNumber, slot: Int) {
    var node = root
    var rest = position
    for _ in 0..<height {
      var slot = 0
      while rest >= Int(inners.counts[node][slot]) {
        rest &-= Int(inners.counts[node][slot])
        slot &+= 1
      }
      node = inners[node][slot].child
    }
    return (node, rest)
  }
}
