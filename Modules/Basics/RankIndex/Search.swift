extension ContiguousArray {
  /// Returns the index of the first item in a range that fails the test, or the end of the range.
  ///
  /// The items that pass must come first. A caller that knows the count should give it as the end, because then the
  /// search need not wait for the array's own count.
  ///
  /// The branches are intended: while one item is fetched from memory, the processor predicts and fetches the next.
  /// Without branches, or in strides, the search was slower on leaves outside the cache.
  @inlinable
  func firstIndex(in range: Range<Int>, failing passes: (Element) -> Bool) -> Int {
    withUnsafeBufferPointer { items in
      precondition(range.lowerBound >= 0 && range.upperBound <= items.count)
      var low = range.lowerBound
      var high = range.upperBound
      while low < high {
        let middle = low &+ (high &- low) / 2
        if passes(items[middle]) {
          low = middle &+ 1
        } else {
          high = middle
        }
      }
      return low
    }
  }
}

extension RankIndex {
  /// Returns the branch of the inner node that leads to the leaf of a place.
  @inlinable
  func slot(for place: some RankPlace<Element>, inInner node: NodeNumber) -> Int {
    inners[node].firstIndex(in: 1..<inners[node].count) { !place.precedes($0.lowerBound) } - 1
  }

  /// Returns the slot of a place in a leaf.
  ///
  /// The leaf must hold `count` elements.
  @inlinable
  func slot(for place: some RankPlace<Element>, inLeaf leaf: NodeNumber, holding count: Int) -> Int {
    leaves[leaf].firstIndex(in: 0..<count) { place.follows($0) }
  }
}
