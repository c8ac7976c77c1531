public import Domain

/// One of several options, for a choice on a page.
public struct OptionView: Hashable, Sendable {
  /// The value in the form.
  public let value: String
  /// The label.
  public let name: Message
  /// The explanation beside the label.
  public let explanation: Message
  /// Whether it is the present choice.
  public let isChosen: Bool

  /// Creates an option.
  public init(_ value: String, _ name: Message, _ explanation: Message = "", isChosen: Bool) {
    (self.value, self.name, self.explanation, self.isChosen) = (value, name, explanation, isChosen)
  }
}
