import Testing

@testable import RankIndex

/// Sizes of nodes to try: the least that work, odd ones, and those the module picks for itself.
enum Nodes: CaseIterable, CustomTestStringConvertible {
  case tiny, odd, own

  var testDescription: String { "\(self) nodes" }

  func index<Element: Comparable>(of elements: [Element] = []) -> RankIndex<Element> {
    var index = empty(Element.self)
    for element in elements { index.insert(element) }
    return index
  }

  func index<Element: Comparable>(sorted elements: [Element]) -> RankIndex<Element> {
    switch self {
    case .tiny: RankIndex(sorted: elements, by: <, leafCapacity: 4, innerCapacity: 4)
    case .odd: RankIndex(sorted: elements, by: <, leafCapacity: 7, innerCapacity: 5)
    case .own: RankIndex(sorted: elements)
    }
  }

  func empty<Element>(_: Element.Type) -> RankIndex<Element> {
    switch self {
    case .tiny: RankIndex(leafCapacity: 4, innerCapacity: 4)
    case .odd: RankIndex(leafCapacity: 7, innerCapacity: 5)
    case .own: RankIndex()
    }
  }
}
