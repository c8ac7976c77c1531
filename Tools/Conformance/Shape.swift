import CanonicalJSON
import Domain

/// The description of one place in a case by FORMAT.md: its type, and its required and optional keys.
indirect enum Shape: Sendable {
  /// Not looked into.
  case free
  /// Not looked into, and compared with additional keys as a difference wherever they are.
  case exact
  case text
  case bool
  /// A whole number.
  case int
  /// Any finite number.
  case num
  case orNull(Shape)
  case list(Shape)
  /// A list whose order does not matter.
  case set(Shape)
  case map(Shape)
  /// A list of the first, or an object of the second, as the operation has it.
  case listOr(Shape, Shape)
  /// A map in which additional keys are a difference.
  case completeMap(Shape)
  /// Keys that must be there, and keys that may.
  case object([String: Shape], optional: [String: Shape] = [:])
  /// An object whose keys depend on the text under one of them.
  case variants(by: String, [String: Shape])

  /// An object of `expected` that stands in a list or map: only the keys that it shows are compared.
  static func row(_ keys: [String: Shape]) -> Shape { .object([:], optional: keys) }
}

/// A case, or a file, that is not as FORMAT.md describes; or an outcome that is not the expected one.
struct Mismatch: Error, Hashable {
  let expected: String
  let got: String

  init(_ path: String, expected: String, got: JSON?) {
    self.expected = "\(path) \(expected)"
    self.got = got?.description ?? "nothing"
  }

  init(expected: String, got: String) {
    self.expected = expected
    self.got = got
  }
}

extension Shape {
  /// Checks a value; with `allowsNull` any place may be null, as in `expected`, where it means null or absent.
  ///
  /// - Throws: ``Mismatch`` at the first place that is not as described.
  func check(_ value: JSON, at path: String, allowsNull: Bool) throws(Mismatch) {
    if allowsNull, value == .null, !isContainer { return }
    switch self {
    case .free, .exact: return
    case .text: try require(value.text != nil, path, "a text", value)
    case .bool: try require(value.bool != nil, path, "true or false", value)
    case .int: try require(value.whole != nil, path, "a whole number", value)
    case .num: try require(value.double != nil, path, "a number", value)
    case .orNull(let shape): if value != .null { try shape.check(value, at: path, allowsNull: allowsNull) }
    case .list(let shape), .set(let shape):
      guard let list = value.list else { throw Mismatch(path, expected: "a list", got: value) }
      for (index, element) in list.enumerated() {
        try shape.check(element, at: "\(path)[\(index)]", allowsNull: allowsNull)
      }
    case .listOr(let element, let other):
      let isObject = value.members != nil
      try (isObject ? other : .list(element)).check(value, at: path, allowsNull: allowsNull)
    case .map(let shape), .completeMap(let shape):
      for member in try members(of: value, path) {
        try shape.check(member.value, at: "\(path).\(member.key)", allowsNull: allowsNull)
      }
    case .object(let required, let optional):
      try check(members(of: value, path), required, optional, at: path, allowsNull)
    case .variants(let key, let shapes):
      guard let shape = value[key]?.text.flatMap({ shapes[$0] }) else {
        throw Mismatch("\(path).\(key)", expected: "one of \(shapes.keys.sorted())", got: value[key])
      }
      try shape.check(value, at: path, allowsNull: allowsNull)
    }
  }

  private func check(
    _ members: [JSON.Member],
    _ required: [String: Shape],
    _ optional: [String: Shape],
    at path: String,
    _ allowsNull: Bool
  ) throws(Mismatch) {
    for member in members {
      guard let shape = required[member.key] ?? optional[member.key] else {
        throw Mismatch("no key \(path).\(member.key)", expected: "here", got: member.value)
      }
      // An optional key may also be there with null, which is as if it were not.
      if required[member.key] == nil, member.value == .null { continue }
      try shape.check(member.value, at: "\(path).\(member.key)", allowsNull: allowsNull)
    }
    let present = Set(members.map(\.key))
    if let missing = required.keys.filter({ !present.contains($0) }).min() {
      throw Mismatch("\(path).\(missing)", expected: "to be there", got: nil)
    }
  }

  private func members(of value: JSON, _ path: String) throws(Mismatch) -> [JSON.Member] {
    guard let members = value.members else { throw Mismatch(path, expected: "an object", got: value) }
    return members
  }

  private func require(_ isTrue: Bool, _ path: String, _ what: String, _ value: JSON) throws(Mismatch) {
    if !isTrue { throw Mismatch(path, expected: what, got: value) }
  }

  private var isContainer: Bool {
    switch self {
    case .list, .set, .map, .listOr, .completeMap: true
    default: false
    }
  }
}
