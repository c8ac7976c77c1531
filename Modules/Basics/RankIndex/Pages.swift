extension RankIndex {
  /// Returns the elements at these positions, clamped to the index.
  ///
  /// - Complexity: O(log n + k) for k elements.
  @inlinable
  public func elements(in positions: Range<Int>) -> [Element] {
    let positions = positions.clamped(to: 0..<total)
    var page: [Element] = []
    page.reserveCapacity(positions.count)
    forEachRun(in: positions, under: root, level: height) { page.append(contentsOf: $0) }
    return page
  }

  /// Calls `body` with each element at these positions, ascending, clamped to the index.
  ///
  /// - Complexity: O(log n + k) for k elements.
  @inlinable
  public func forEach(in positions: Range<Int>, _ body: (Element) throws -> Void) rethrows {
    let positions = positions.clamped(to: 0..<total)
    try forEachRun(in: positions, under: root, level: height) { try $0.forEach(body) }
  }

  /// Calls `body` with the elements of each leaf beneath the node at these positions, which are counted from its first
  /// element.
  @inlinable
  func forEachRun(
    in positions: Range<Int>,
    under node: NodeNumber,
    level: Int,
    _ body: (ArraySlice<Element>) throws -> Void
  ) rethrows {
    guard level > 0 else { return try body(leaves[node][positions]) }
    var start = 0
    for (slot, count) in inners.counts[node].enumerated() {
      guard start < positions.upperBound else { return }
      let end = start + Int(count)
      if positions.lowerBound < end {
        let part = positions.clamped(to: start..<end)
        let inside = (part.lowerBound - start)..<(part.upperBound - start)
        try forEachRun(in: inside, under: inners[node][slot].child, level: level - 1, body)
      }
      start = end
    }
  }
}

extension RankIndex: Sequence {
  /// Iterates over the elements of an index, ascending.
  public struct Iterator: IteratorProtocol {
    @usableFromInline let index: RankIndex
    /// The position after the current leaf.
    @usableFromInline var nextLeafPosition = 0
    @usableFromInline var leaf: ContiguousArray<Element>.Iterator

    @inlinable
    init(_ index: RankIndex) {
      self.index = index
      leaf = ContiguousArray().makeIterator()
    }

    /// Returns the next element, or `nil` after the last.
    ///
    /// - Complexity: O(1) on average.
    @inlinable
    public mutating func next() -> Element? {
      if let element = leaf.next() { return element }
      guard nextLeafPosition < index.total else { return nil }
      let elements = index.leaves[index.leaf(at: nextLeafPosition).leaf]
      nextLeafPosition += elements.count
      leaf = elements.makeIterator()
      return leaf.next()
    }
  }

  /// Returns an iterator from the least element.
  ///
  /// The iterator does not see later changes to the index.
  @inlinable
  public func makeIterator() -> Iterator {
    Iterator(self)
  }

  /// The number of elements.
  ///
  /// - Complexity: O(1).
  @inlinable
  public var underestimatedCount: Int { total }
}

extension RankIndex.Iterator: Sendable where Element: Sendable {}
