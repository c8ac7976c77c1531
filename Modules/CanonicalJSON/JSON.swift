/// A JSON value that keeps what Foundation's loses: the spelling of numbers, the order of members, members of the same
/// name, and which values are booleans.
///
/// So a file of another program, or of a later version of this one, can be read and written again without a loss.
public indirect enum JSON: Hashable, Sendable {
  case null
  case bool(Bool)
  /// As it is spelled.
  case number(String)
  case text(String)
  case list([JSON])
  case object([Member])

  /// One member of an object.
  public struct Member: Hashable, Sendable {
    public let key: String
    public let value: JSON

    public init(key: String, value: JSON) {
      (self.key, self.value) = (key, value)
    }
  }

  /// A whole number.
  public static func whole(_ number: some BinaryInteger) -> JSON { .number(String(number)) }

  /// A number, without a fraction where it has none.
  ///
  /// What is not finite has no spelling in JSON and becomes null.
  public static func double(_ number: Double) -> JSON {
    if let whole = Int64(exactly: number) { return .whole(whole) }
    return number.isFinite ? .number("\(number)") : .null
  }

  /// An object in the given order; nil stands for an absent member.
  public static func members(_ members: KeyValuePairs<String, JSON?>) -> JSON {
    .object(members.compactMap { key, value in value.map { Member(key: key, value: $0) } })
  }

  /// The member with this key, the last where several have it; nil where there is none, and for what is no object.
  public subscript(key: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.key == key }?.value
  }

  /// nil for anything else.
  public var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// nil for anything else.
  public var bool: Bool? {
    if case .bool(let bool) = self { bool } else { nil }
  }

  /// nil for anything else.
  public var list: [JSON]? {
    if case .list(let list) = self { list } else { nil }
  }

  /// nil for anything else.
  public var members: [Member]? {
    if case .object(let members) = self { members } else { nil }
  }

  /// The number as a whole one, `3.0` too; nil for what has a fraction or does not fit.
  public var whole: Int? {
    guard case .number(let spelling) = self else { return nil }
    if let whole = Int(spelling) { return whole }
    return Double(spelling).flatMap { Int(exactly: $0) }
  }

  /// The number; nil for what is not finite.
  public var double: Double? {
    guard case .number(let spelling) = self, let double = Double(spelling), double.isFinite else { return nil }
    return double
  }
}
