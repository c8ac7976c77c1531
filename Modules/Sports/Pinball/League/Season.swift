internal import Domain

/// A season as the stats file spells it: `Season 24` is `24`.
package struct Season: Hashable, Sendable {
  /// The digits, or the whole text if it has none.
  package let token: String
  /// The number of the digits; nil for none and for 0.
  package let number: Int?

  package init(_ text: String) {
    let digits = text.filter { $0.isASCII && $0.isNumber }
    token = digits.isEmpty ? text.trimmingSpaces : digits
    number = Int(digits).flatMap { $0 > 0 ? $0 : nil }
  }
}

extension Season: Comparable {
  /// Returns the order by number, after seasons without one, by text.
  package static func < (left: Season, right: Season) -> Bool {
    (left.number ?? 0, left.token) < (right.number ?? 0, right.token)
  }
}
