// What a library of user interfaces brings along. SwiftUI, which is not everywhere, has both names.

/// A line to draw.
public struct Path: Sendable {
  /// The number of its points.
  public var points = 0

  /// Creates an empty line.
  public init() {}
}

/// A line of text beside a picture.
public struct Label: Sendable {
  /// The text.
  public let text: String

  /// Creates a label.
  public init(_ text: String) { self.text = text }
}
