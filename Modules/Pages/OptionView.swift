public import Domain

/// One of several options of which one is chosen.
public struct OptionView: Hashable, Sendable {
  public let value: String
  public let name: Message
  public let explanation: Message
  public let isChosen: Bool

  public init(_ value: String, _ name: Message, _ explanation: Message = "", isChosen: Bool) {
    (self.value, self.name, self.explanation, self.isChosen) = (value, name, explanation, isChosen)
  }
}
