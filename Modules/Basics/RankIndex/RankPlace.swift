/// A place in the order of an index, which compares itself with each element.
///
/// So an element may be small and stand for a record stored elsewhere. The order of these records must not change while
/// their elements are in the index.
public protocol RankPlace<Element> {
  /// The type of element.
  associatedtype Element

  /// Whether the place is before this element.
  func precedes(_ element: Element) -> Bool

  /// Whether the place is after this element.
  ///
  /// An element that the place neither precedes nor follows is at this place.
  func follows(_ element: Element) -> Bool
}

/// The place of a comparable element.
public struct OwnPlace<Element: Comparable>: RankPlace {
  @usableFromInline let element: Element

  /// Creates the place of an element, which need not be in the index.
  @inlinable
  public init(_ element: Element) {
    self.element = element
  }

  @inlinable
  public func precedes(_ other: Element) -> Bool { element < other }

  @inlinable
  public func follows(_ other: Element) -> Bool { other < element }
}

extension OwnPlace: Sendable where Element: Sendable {}
