// The same queries and changes for comparable elements, which only `<` tells apart.

extension RankIndex where Element: Comparable {
  /// Creates an index of elements that are already in order.
  ///
  /// - Complexity: O(n), with nodes almost full.
  /// - Precondition: Each element is above the one before it.
  @inlinable
  public init(sorted elements: some Sequence<Element>) {
    self.init(sorted: elements, by: <)
  }

  /// Adds an element.
  ///
  /// - Complexity: O(log n).
  /// - Returns: `false` if the index held it already; then nothing has changed.
  @inlinable
  @discardableResult
  public mutating func insert(_ element: Element) -> Bool {
    insert(element, at: OwnPlace(element))
  }

  /// Removes an element.
  ///
  /// - Complexity: O(log n).
  /// - Returns: `false` if the index did not hold it; then nothing has changed.
  @inlinable
  @discardableResult
  public mutating func remove(_ element: Element) -> Bool {
    remove(at: OwnPlace(element)) != nil
  }

  /// Replaces an old element by a new one, which may have another place.
  ///
  /// - Complexity: O(log n).
  /// - Returns: `false` if the index did not hold the old element, or already held the new one. Then nothing has
  ///   changed.
  @inlinable
  @discardableResult
  public mutating func replace(_ old: Element, with new: Element) -> Bool {
    guard let taken = remove(at: OwnPlace(old)) else { return false }
    if insert(new) { return true }
    insert(taken)
    return false
  }

  /// Returns the number of elements before this one, or `nil` if the index does not hold it.
  ///
  /// - Complexity: O(log n).
  @inlinable
  public func position(of element: Element) -> Int? {
    position(at: OwnPlace(element))
  }

  /// Returns the number of elements strictly less than this one, which need not be in the index.
  ///
  /// - Complexity: O(log n).
  @inlinable
  public func countBefore(_ element: Element) -> Int {
    countBefore(OwnPlace(element))
  }

  /// Returns whether the index holds the element.
  ///
  /// - Complexity: O(log n).
  @inlinable
  public func contains(_ element: Element) -> Bool {
    find(OwnPlace(element)).isTaken
  }

  /// Returns the positions from `radius` before an element to `radius` after it; see ``window(around:radius:fill:)``.
  ///
  /// - Complexity: O(log n).
  @inlinable
  public func window(around element: Element, radius: Int, fill: Bool) -> Range<Int>? {
    window(around: OwnPlace(element), radius: radius, fill: fill)
  }
}
