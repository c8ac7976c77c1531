extension RankIndex {
  /// Adds an element.
  ///
  /// - Complexity: O(log n).
  /// - Returns: `false` when it was already there, and then nothing has changed.
  @inlinable
  @discardableResult
  public mutating func insert(_ element: Element) -> Bool {
    guard insert(element, under: root, holding: total, level: height) else { return false }
    total += 1
    growIfFull()
    return true
  }

  /// Removes an element.
  ///
  /// - Complexity: O(log n).
  /// - Returns: `false` when it was not there, and then nothing has changed.
  @inlinable
  @discardableResult
  public mutating func remove(_ element: Element) -> Bool {
    take(element) != nil
  }

  /// Puts a new element in place of an old one, wherever the new one belongs.
  ///
  /// - Complexity: O(log n).
  /// - Returns: `false` when the old element was not there, or the new one is another that already was.
  ///   Then nothing has changed.
  @inlinable
  @discardableResult
  public mutating func replace(_ old: Element, with new: Element) -> Bool {
    guard let taken = take(old) else { return false }
    if insert(new) { return true }
    insert(taken)
    return false
  }
}

extension RankIndex {
  @inlinable
  mutating func take(_ element: Element) -> Element? {
    guard let taken = take(element, under: root, holding: total, level: height) else { return nil }
    total -= 1
    shrinkIfThin()
    return taken
  }

  /// Counts and sizes are put right on the way back up, so an element that is already there leaves no trace.
  @inlinable
  mutating func insert(_ element: Element, under node: NodeNumber, holding count: Int, level: Int) -> Bool {
    guard level > 0 else { return insert(element, intoLeaf: node, holding: count) }
    let slot = slot(for: element, inInner: node)
    let (child, count) = (inners[node][slot].child, Int(inners.counts[node][slot]))
    guard insert(element, under: child, holding: count, level: level - 1) else { return false }
    inners.counts[node][slot] += 1
    relieveIfFull(slot, of: node, level: level)
    return true
  }

  @inlinable
  mutating func insert(_ element: Element, intoLeaf leaf: NodeNumber, holding count: Int) -> Bool {
    let slot = slot(for: element, inLeaf: leaf, holding: count)
    if slot < count, leaves[leaf][slot] == element { return false }
    leaves.insert(element, at: slot, of: leaf)
    return true
  }

  @inlinable
  mutating func take(_ element: Element, under node: NodeNumber, holding count: Int, level: Int) -> Element? {
    guard level > 0 else { return take(element, fromLeaf: node, holding: count) }
    let slot = slot(for: element, inInner: node)
    let (child, count) = (inners[node][slot].child, Int(inners.counts[node][slot]))
    guard let taken = take(element, under: child, holding: count, level: level - 1) else { return nil }
    inners.counts[node][slot] -= 1
    tidyIfThin(slot, of: node, level: level)
    return taken
  }

  @inlinable
  mutating func take(_ element: Element, fromLeaf leaf: NodeNumber, holding count: Int) -> Element? {
    let slot = slot(for: element, inLeaf: leaf, holding: count)
    guard slot < count, leaves[leaf][slot] == element else { return nil }
    return leaves.remove(at: slot, of: leaf)
  }
}
