/// One of several options of which one is chosen.
public struct OptionView: Hashable, Sendable {
  public let value: String
  public let name: String
  public let explanation: String
  public let isChosen: Bool

  public init(_ value: String, _ name: String, _ explanation: String = "", isChosen: Bool) {
    (self.value, self.name, self.explanation, self.isChosen) = (value, name, explanation, isChosen)
  }
}
