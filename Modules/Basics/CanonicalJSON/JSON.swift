/// A JSON value without the losses of Foundation's: it keeps the spelling of numbers, the order of members, repeated
/// members, and booleans.
///
/// So a file of another program, or of a later version, can be read and written again unchanged.
public indirect enum JSON: Hashable, Sendable {
  /// The value `null`.
  case null
  /// A boolean.
  case bool(Bool)
  /// A number as it is spelled.
  case number(String)
  /// A text.
  case text(String)
  /// An array.
  case list([JSON])
  /// An object, with its members in order.
  case object([Member])

  /// One member of an object.
  public struct Member: Hashable, Sendable {
    /// The member's name.
    public let key: String
    /// The member's value.
    public let value: JSON

    /// Creates a member.
    public init(key: String, value: JSON) {
      (self.key, self.value) = (key, value)
    }
  }

  /// Returns a whole number.
  public static func whole(_ number: some BinaryInteger) -> JSON { .number(String(number)) }

  /// Returns a number, without a fraction if it is whole.
  ///
  /// A number that is not finite becomes null, because JSON has no spelling for it.
  public static func double(_ number: Double) -> JSON {
    if let whole = Int64(exactly: number) { return .whole(whole) }
    return number.isFinite ? .number("\(number)") : .null
  }

  /// Returns an object with members in the given order; a nil value is an absent member.
  public static func members(_ members: KeyValuePairs<String, JSON?>) -> JSON {
    .object(members.compactMap { key, value in value.map { Member(key: key, value: $0) } })
  }

  /// The value of the last member with this key; nil if there is none, or if this is no object.
  public subscript(key: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.key == key }?.value
  }

  /// The text; nil for any other value.
  public var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// The boolean; nil for any other value.
  public var bool: Bool? {
    if case .bool(let bool) = self { bool } else { nil }
  }

  /// The elements; nil for any other value.
  public var list: [JSON]? {
    if case .list(let list) = self { list } else { nil }
  }

  /// The members; nil for any other value.
  public var members: [Member]? {
    if case .object(let members) = self { members } else { nil }
  }

  /// The number as a whole one, also `3.0`; nil for a fraction, or a number that does not fit.
  public var whole: Int? {
    guard case .number(let spelling) = self else { return nil }
    if let whole = Int(spelling) { return whole }
    return Double(spelling).flatMap { Int(exactly: $0) }
  }

  /// The number; nil if it is not finite.
  public var double: Double? {
    guard case .number(let spelling) = self, let double = Double(spelling), double.isFinite else { return nil }
    return double
  }
}
