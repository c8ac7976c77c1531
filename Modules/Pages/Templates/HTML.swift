/// Markup that may stand in a page as it is.
///
/// A value of this type comes out of a template, where everything that a person typed was escaped; a template's
/// `{{{name}}}` takes only values of this type.
public struct HTML: Hashable, Sendable, CustomStringConvertible {
  /// The markup itself.
  public let text: String

  /// Takes markup that is known to be safe.
  public init(trusted text: String) {
    self.text = text
  }

  /// Nothing.
  public static let none = HTML(trusted: "")

  public var description: String { text }
}
