extension Sequence {
  /// Returns the elements by ascending keys, equal ones in their order.
  func stablySorted<Key: Comparable>(by key: (Element) -> Key) -> [Element] {
    let elements = Array(self)
    let keys = elements.map(key)
    let places = elements.indices.sorted { left, right in
      keys[left] < keys[right] || keys[left] == keys[right] && left < right
    }
    return places.map { elements[$0] }
  }
}
