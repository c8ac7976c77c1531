/// The reason why a rule rejects something.
///
/// Pages, commands, the API and sync all carry the same value.
public struct Refusal: Error, Hashable, Codable, Sendable {
  /// A stable code for programs, such as `notYourTurn`.
  public let code: String
  /// A sentence that says what is wrong and what to do.
  public let message: Message

  /// Creates a refusal.
  public init(_ code: String, _ message: Message) { (self.code, self.message) = (code, message) }
}

extension Refusal: CustomStringConvertible {
  /// The sentence in English.
  public var description: String { message.description }
}
