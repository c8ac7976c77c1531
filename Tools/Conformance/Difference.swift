import CanonicalJSON
import Domain

/// The comparison of FORMAT.md, section 3.
enum Difference {
  /// Where what a case expects is first not what the product gave; nil where all of it is.
  ///
  /// Keys that only the product gives are ignored, but for what is marked complete.
  static func first(_ expected: JSON, _ actual: JSON?, _ shape: Shape, at path: String = "") -> Mismatch? {
    switch (expected, actual) {
    case (.null, nil), (.null, .null): nil
    case (.object(let members), .object(let others)): first(members, others, actual, shape, path)
    case (.list(let list), .list(let other)): first(list, other, shape, path)
    default: isSame(expected, actual) ? nil : mismatch(expected, actual, path)
    }
  }

  private static func mismatch(_ expected: JSON, _ actual: JSON?, _ path: String) -> Mismatch {
    Mismatch(path, expected: expected.description, got: actual ?? .null)
  }

  private static func first(
    _ expected: [JSON.Member],
    _ actual: [JSON.Member],
    _ whole: JSON?,
    _ shape: Shape,
    _ path: String
  ) -> Mismatch? {
    let prefix = path.isEmpty ? "" : "\(path)."
    for member in expected {
      let inner = shape.member(member.key)
      if let found = first(member.value, whole?[member.key], inner, at: prefix + member.key) { return found }
    }
    guard shape.isComplete else { return nil }
    let known = Set(expected.map(\.key))
    return actual.first { !known.contains($0.key) && $0.value != .null }.map {
      mismatch(.null, $0.value, prefix + $0.key)
    }
  }

  private static func first(_ expected: [JSON], _ actual: [JSON], _ shape: Shape, _ path: String) -> Mismatch? {
    if case .set(let element) = shape { return firstOfSet(expected, actual, element, path) }
    for index in 0..<max(expected.count, actual.count) {
      let place = "\(path)[\(index)]"
      if index >= expected.count { return Mismatch(place, expected: "nothing", got: actual[index]) }
      if index >= actual.count { return Mismatch(place, expected: expected[index].description, got: nil) }
      if let found = first(expected[index], actual[index], shape.element, at: place) { return found }
    }
    return nil
  }

  private static func firstOfSet(_ expected: [JSON], _ actual: [JSON], _ shape: Shape, _ path: String) -> Mismatch? {
    var left = actual
    for (index, element) in expected.enumerated() {
      guard let match = left.firstIndex(where: { first(element, $0, shape) == nil }) else {
        return Mismatch("\(path)[\(index)]", expected: element.description, got: .list(actual))
      }
      left.remove(at: match)
    }
    return left.first.map { Mismatch("\(path)[\(expected.count)]", expected: "nothing", got: $0) }
  }

  private static func isSame(_ expected: JSON, _ actual: JSON?) -> Bool {
    switch (expected, actual) {
    case (.bool(let left), .bool(let right)): left == right
    case (.text(let left), .text(let right)): isSameText(left, right)
    case (.number, .number): actual.map { isSameNumber(expected, $0) } ?? false
    default: false
    }
  }

  /// Swift compares texts as their canonical forms, which is comparing code points after NFC.
  private static func isSameText(_ left: String, _ right: String) -> Bool {
    left == right || left.isUUID && right.isUUID && left.lowercased() == right.lowercased()
  }

  private static func isSameNumber(_ left: JSON, _ right: JSON) -> Bool {
    if let left = left.whole, let right = right.whole { return left == right }
    guard let left = left.double, let right = right.double else { return left == right }
    let hasFraction = left != left.rounded() || right != right.rounded()
    return hasFraction ? abs(left - right) <= 1e-9 * max(abs(left), abs(right)) : left == right
  }
}

extension Shape {
  fileprivate var isComplete: Bool {
    switch self {
    case .completeMap, .exact: true
    default: false
    }
  }

  fileprivate func member(_ key: String) -> Shape {
    switch self {
    case .object(let required, let optional): required[key] ?? optional[key] ?? .free
    case .map(let shape), .completeMap(let shape): shape
    case .listOr(_, let other): other.member(key)
    case .orNull(let shape): shape.member(key)
    case .exact: .exact
    default: .free
    }
  }

  fileprivate var element: Shape {
    switch self {
    case .list(let shape), .listOr(let shape, _): shape
    case .orNull(let shape): shape.element
    case .exact: .exact
    default: .free
    }
  }
}

extension String {
  /// Has the form `8-4-4-4-12` of hexadecimal digits.
  fileprivate var isUUID: Bool {
    let groups = split(separator: "-", omittingEmptySubsequences: false)
    return groups.map(\.utf8.count) == [8, 4, 4, 4, 12] && groups.allSatisfy { $0.allSatisfy(\.isHexDigit) }
  }
}
