extension ContiguousArray {
  /// The index of the first item in a range that fails the test, or the end of the range.
  ///
  /// The items that pass must come first. A caller who knows the count should give it as the end: then the search need
  /// not wait for the array's own count to be fetched, only be checked against it afterwards.
  ///
  /// The branches are meant: while one item is on its way from memory, the processor guesses on and fetches the next.
  /// Without branches, or in strides, the same search was slower on leaves not in the cache.
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
  /// Which branch of the inner node leads to the leaf where the place is.
  @inlinable
  func slot(for place: some RankPlace<Element>, inInner node: NodeNumber) -> Int {
    inners[node].firstIndex(in: 1..<inners[node].count) { !place.precedes($0.lowerBound) } - 1
  }

  /// Where in the leaf the place is.
  ///
  /// The leaf must hold `count` elements.
  @inlinable
  func slot(for place: some RankPlace<Element>, inLeaf leaf: NodeNumber, holding count: Int) -> Int {
    leaves[leaf].firstIndex(in: 0..<count) { place.follows($0) }
  }
}
