/// A JSON value that keeps what Foundation's loses: the spelling of numbers, the order of members, and which values are
/// booleans.
indirect enum JSON: Hashable, Sendable {
  case null
  case bool(Bool)
  /// As it is spelled.
  case number(String)
  case text(String)
  case list([JSON])
  case object([Member])

  struct Member: Hashable, Sendable {
    let key: String
    let value: JSON
  }

  static func whole(_ number: some BinaryInteger) -> JSON { .number(String(number)) }

  /// An object in the given order; nil stands for an absent member.
  static func members(_ members: KeyValuePairs<String, JSON?>) -> JSON {
    .object(members.compactMap { key, value in value.map { Member(key: key, value: $0) } })
  }

  /// The member with this key; nil where there is none, and for what is no object.
  subscript(key: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.key == key }?.value
  }

  var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  var bool: Bool? {
    if case .bool(let bool) = self { bool } else { nil }
  }

  var list: [JSON]? {
    if case .list(let list) = self { list } else { nil }
  }

  var members: [Member]? {
    if case .object(let members) = self { members } else { nil }
  }

  /// The number as a whole one, `3.0` too; nil for what has a fraction or does not fit.
  var whole: Int? {
    guard case .number(let spelling) = self else { return nil }
    if let whole = Int(spelling) { return whole }
    return Double(spelling).flatMap { Int(exactly: $0) }
  }

  /// The number; nil for what is not finite.
  var double: Double? {
    guard case .number(let spelling) = self, let double = Double(spelling), double.isFinite else { return nil }
    return double
  }
}
