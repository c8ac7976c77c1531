/// The reason why a rule rejects something: the same from the rule to the reader, on a page, a command line, over the API
/// and on a device that syncs.
public struct Refusal: Error, Hashable, Codable, Sendable {
  /// A stable word for programs, such as `notYourTurn`.
  public let code: String
  /// A sentence with the fault, and the advice for now.
  public let message: Message

  public init(_ code: String, _ message: Message) { (self.code, self.message) = (code, message) }
}

extension Refusal: CustomStringConvertible {
  /// The sentence in English.
  public var description: String { message.description }
}
