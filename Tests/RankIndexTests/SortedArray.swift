/// The plainest set with positions.
///
/// The index must answer as it does.
struct SortedArray<Element: Comparable> {
  private(set) var elements: [Element] = []

  init() {}

  init(_ elements: some Sequence<Element>) { self.elements = elements.sorted() }

  func countBefore(_ element: Element) -> Int { elements.firstIndex { !($0 < element) } ?? elements.count }

  func position(of element: Element) -> Int? { elements.firstIndex(of: element) }

  mutating func insert(_ element: Element) -> Bool {
    if elements.contains(element) { return false }
    elements.insert(element, at: countBefore(element))
    return true
  }

  mutating func remove(_ element: Element) -> Bool {
    guard let position = position(of: element) else { return false }
    elements.remove(at: position)
    return true
  }

  mutating func replace(_ old: Element, with new: Element) -> Bool {
    guard elements.contains(old), old == new || !elements.contains(new) else { return false }
    return remove(old) && insert(new)
  }

  func page(_ positions: Range<Int>) -> [Element] {
    elements.enumerated().filter { positions.contains($0.offset) }.map(\.element)
  }

  /// Every window of the right size is tried, and the one that has the element nearest its middle is taken.
  func window(around element: Element, radius: Int, fill: Bool) -> Range<Int>? {
    guard let middle = position(of: element) else { return nil }
    let near = elements.indices.filter { abs($0 - middle) <= radius }
    guard fill else { return near[0]..<(near[near.count - 1] + 1) }
    let size = min(2 * radius + 1, elements.count)
    let starts = (0...(elements.count - size)).filter { ($0..<($0 + size)).contains(middle) }
    return starts.min { abs($0 + radius - middle) < abs($1 + radius - middle) }.map { $0..<($0 + size) }
  }
}
