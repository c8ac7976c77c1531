/// Markup that may be inserted into a page unescaped.
///
/// Only templates make it, and they escape every text. A template's `{{{name}}}` accepts only values of this type.
public struct HTML: Hashable, Sendable, CustomStringConvertible {
  /// The markup itself.
  public let text: String

  /// Creates markup from text that is known to be safe.
  public init(trusted text: String) {
    self.text = text
  }

  /// Empty markup.
  public static let none = HTML(trusted: "")

  public var description: String { text }
}
