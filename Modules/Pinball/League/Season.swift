internal import Domain

/// A season as the stats file spells it: `Season 24` is `24`.
public struct Season: Hashable, Sendable {
  /// The digits, or the whole text if it has none.
  public let token: String
  /// The number of the digits; nil for none and for 0.
  public let number: Int?

  public init(_ text: String) {
    let digits = text.filter { $0.isASCII && $0.isNumber }
    token = digits.isEmpty ? text.trimmingSpaces : digits
    number = Int(digits).flatMap { $0 > 0 ? $0 : nil }
  }
}

extension Season: Comparable {
  /// Returns the order by number.
  ///
  /// Seasons without a number come first, by text.
  public static func < (left: Season, right: Season) -> Bool {
    (left.number ?? 0, left.token) < (right.number ?? 0, right.token)
  }
}
