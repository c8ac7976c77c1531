extension Range<Int> {
  /// Finds the first position that fails a test, by halving.
  ///
  /// - Parameter passes: Whether a position passes; all that pass come before all that fail.
  /// - Returns: The end of the range where every position passes.
  public func firstFailing(_ passes: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if passes(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
