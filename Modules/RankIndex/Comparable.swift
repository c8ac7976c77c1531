// The same questions and changes for elements that can be compared by themselves. They are told apart by `<` alone.

extension RankIndex where Element: Comparable {
  /// Makes an index of elements that are already in order.
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
  /// - Returns: `false` when it was already there, and then nothing has changed.
  @inlinable
  @discardableResult
  public mutating func insert(_ element: Element) -> Bool {
    insert(element, at: OwnPlace(element))
  }

  /// Removes an element.
  ///
  /// - Complexity: O(log n).
  /// - Returns: `false` when it was not there, and then nothing has changed.
  @inlinable
  @discardableResult
  public mutating func remove(_ element: Element) -> Bool {
    remove(at: OwnPlace(element)) != nil
  }

  /// Puts a new element in place of an old one, wherever the new one belongs.
  ///
  /// - Complexity: O(log n).
  /// - Returns: `false` when the old element was not there, or the new one is another that already was.
  ///   Then nothing has changed.
  @inlinable
  @discardableResult
  public mutating func replace(_ old: Element, with new: Element) -> Bool {
    guard let taken = remove(at: OwnPlace(old)) else { return false }
    if insert(new) { return true }
    insert(taken)
    return false
  }

  /// The number of elements before this one, or `nil` when it is not in the index.
  ///
  /// - Complexity: O(log n).
  @inlinable
  public func position(of element: Element) -> Int? {
    position(at: OwnPlace(element))
  }

  /// The number of elements strictly less than this one, which need not be in the index.
  ///
  /// - Complexity: O(log n).
  @inlinable
  public func countBefore(_ element: Element) -> Int {
    countBefore(OwnPlace(element))
  }

  /// Whether the element is in the index.
  ///
  /// - Complexity: O(log n).
  @inlinable
  public func contains(_ element: Element) -> Bool {
    find(OwnPlace(element)).isTaken
  }

  /// The positions from `radius` before an element to `radius` after it, as ``window(around:radius:fill:)`` of its place.
  ///
  /// - Complexity: O(log n).
  @inlinable
  public func window(around element: Element, radius: Int, fill: Bool) -> Range<Int>? {
    window(around: OwnPlace(element), radius: radius, fill: fill)
  }
}
