extension Range<Int> {
  /// Returns the first position that fails a test, by binary search.
  ///
  /// - Parameter passes: Whether a position passes. All passing positions come before all failing ones.
  /// - Returns: The end of the range in which every position passes.
  package func firstFailing(_ passes: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if passes(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
