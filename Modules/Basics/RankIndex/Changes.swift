extension RankIndex {
  /// Adds an element at its place.
  ///
  /// - Complexity: O(log n).
  /// - Returns: `false` if the place was taken; then nothing has changed.
  @inlinable
  @discardableResult
  public mutating func insert(_ element: Element, at place: some RankPlace<Element>) -> Bool {
    guard insert(element, at: place, under: root, holding: total, level: height) else { return false }
    total += 1
    growIfFull()
    return true
  }

  /// Removes the element at a place.
  ///
  /// - Complexity: O(log n).
  /// - Returns: The element; `nil` if there was none, and then nothing has changed.
  @inlinable
  @discardableResult
  public mutating func remove(at place: some RankPlace<Element>) -> Element? {
    guard let taken = take(place, under: root, holding: total, level: height) else { return nil }
    total -= 1
    shrinkIfThin()
    return taken.element
  }
}

extension RankIndex {
  /// Inserts an element.
  ///
  /// Counts and sizes are updated on the way back up, so a duplicate leaves no trace.
  @inlinable
  mutating func insert(
    _ element: Element,
    at place: some RankPlace<Element>,
    under node: NodeNumber,
    holding count: Int,
    level: Int
  ) -> Bool {
    guard level > 0 else { return insert(element, at: place, intoLeaf: node, holding: count) }
    let slot = slot(for: place, inInner: node)
    let (child, count) = (inners[node][slot].child, Int(inners.counts[node][slot]))
    guard insert(element, at: place, under: child, holding: count, level: level - 1) else { return false }
    inners.counts[node][slot] += 1
    relieveIfFull(slot, of: node, level: level)
    return true
  }

  @inlinable
  mutating func insert(
    _ element: Element,
    at place: some RankPlace<Element>,
    intoLeaf leaf: NodeNumber,
    holding count: Int
  ) -> Bool {
    let slot = slot(for: place, inLeaf: leaf, holding: count)
    if slot < count, !place.precedes(leaves[leaf][slot]) { return false }
    leaves.insert(element, at: slot, of: leaf)
    return true
  }

  /// An element removed from a node, and whether it was the least there, so that a bound above must change.
  @usableFromInline
  typealias Taken = (element: Element, wasLeast: Bool)

  @inlinable
  mutating func take(
    _ place: some RankPlace<Element>,
    under node: NodeNumber,
    holding count: Int,
    level: Int
  ) -> Taken? {
    guard level > 0 else { return take(place, fromLeaf: node, holding: count) }
    let slot = slot(for: place, inInner: node)
    let (child, count) = (inners[node][slot].child, Int(inners.counts[node][slot]))
    guard let taken = take(place, under: child, holding: count, level: level - 1) else { return nil }
    inners.counts[node][slot] -= 1
    if taken.wasLeast { inners[node][slot].lowerBound = least(under: child, level: level - 1) }
    tidyIfThin(slot, of: node, level: level)
    return (taken.element, taken.wasLeast && slot == 0)
  }

  @inlinable
  mutating func take(_ place: some RankPlace<Element>, fromLeaf leaf: NodeNumber, holding count: Int) -> Taken? {
    let slot = slot(for: place, inLeaf: leaf, holding: count)
    guard slot < count, !place.precedes(leaves[leaf][slot]) else { return nil }
    return (leaves.remove(at: slot, of: leaf), slot == 0)
  }

  @inlinable
  func least(under node: NodeNumber, level: Int) -> Element {
    var node = node
    for _ in 0..<level { node = inners[node][0].child }
    return leaves[node][0]
  }
}
