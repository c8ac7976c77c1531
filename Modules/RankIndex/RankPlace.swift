/// A place in the order of an index: it knows of each element whether it comes before or after.
///
/// So an element may be small and stand for something that is kept elsewhere. What it stands for must not change its place
/// as long as the element is in the index.
public protocol RankPlace<Element> {
  associatedtype Element

  /// Whether the place is before this element.
  func precedes(_ element: Element) -> Bool

  /// Whether the place is after this element.
  ///
  /// Where it is neither before nor after, the element is at this place.
  func follows(_ element: Element) -> Bool
}

/// The place of an element that can be compared by itself.
public struct OwnPlace<Element: Comparable>: RankPlace {
  @usableFromInline let element: Element

  /// Makes the place where this element is, or would be.
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
