internal import Domain

/// The mark between a number's whole part and its fraction, in the reader's locale.
package enum DecimalMark: Character, Hashable, Sendable {
  case point = "."
  case comma = ","

  /// Creates the mark of a locale; a point for any mark other than a comma.
  package init(separator: String?) { self = separator == "," ? .comma : .point }

  /// The mark that groups the digits of large numbers.
  var grouping: DecimalMark { self == .point ? .comma : .point }
}

/// A score of one game of pinball: a whole number above zero.
///
/// Pages and commands read every score that a player types with ``init(_:decimal:)``. `entry.js` reads the same texts in
/// the browser and shows the number before it is saved. A table of texts in the tests holds both to one result.
package struct GameScore: Hashable, Sendable {
  /// The largest score, above which a stored number could not be told from its neighbours.
  package static let largest: Int64 = 9_007_199_254_740_991

  package let points: Int64

  /// Reads a score as a player types it.
  ///
  /// These are digits, with or without groups of three: `1234567`, `1,234,567`, `1 234 567`. `K`, `M` and `B` stand for
  /// thousands, millions and billions: `12.5M`. The reader's mark begins a fraction, the other one groups digits.
  /// Fractions of a point are rejected.
  package init(_ text: String, decimal: DecimalMark = .point) throws(PracticeError) {
    var text = text.trimmingSpaces[...]
    let exponent = text.last.flatMap { Self.exponents[$0] } ?? 0
    if exponent > 0 {
      text = text.dropLast()
      while text.last?.isWhitespace == true { text = text.dropLast() }
    }
    guard let number = Self.split(text, decimal, hasSuffix: exponent > 0) else { throw .invalidScore }
    let fraction = String(number.fraction.reversed().drop { $0 == "0" }.reversed())
    guard fraction.count <= exponent else { throw .invalidScore }
    let digits = (number.whole + fraction + String(repeating: "0", count: exponent - fraction.count)).drop { $0 == "0" }
    guard !digits.isEmpty else { throw .invalidScore }
    guard let points = Int64(digits), points <= Self.largest else { throw .scoreTooLarge }
    self.points = points
  }

  private static let exponents: [Character: Int] = ["k": 3, "K": 3, "m": 6, "M": 6, "b": 9, "B": 9]
  /// The marks that group digits everywhere: spaces and apostrophes.
  private static let neutralMarks: Set<Character> = [" ", "\u{A0}", "\u{2009}", "\u{202F}", "'", "’"]

  /// Returns the digits of both parts; nil for a text that is no number.
  private static func split(
    _ text: Substring,
    _ decimal: DecimalMark,
    hasSuffix: Bool
  ) -> (whole: String, fraction: String)? {
    if let whole = whole(text, decimal) { return (whole, "") }
    // `12,5M` has one meaning for every reader.
    for mark in hasSuffix ? [decimal, decimal.grouping] : [decimal] {
      guard let place = text.lastIndex(of: mark.rawValue) else { continue }
      let fraction = text[text.index(after: place)...]
      if let digits = self.digits(fraction), let whole = whole(text[..<place], mark, hasFraction: true) {
        return (whole, digits)
      }
    }
    return nil
  }

  /// Returns the digits before a fraction: without marks, or in groups of three with one repeated mark.
  private static func whole(_ text: Substring, _ decimal: DecimalMark, hasFraction: Bool = false) -> String? {
    if let digits = digits(text) { return digits }
    guard let mark = text.first(where: { !isDigit($0) }) else { return nil }
    let groups = text.split(separator: mark, omittingEmptySubsequences: false)
    guard let first = groups.first, (1...3).contains(first.count), first.first != "0",
      groups.dropFirst().allSatisfy({ $0.count == 3 }), groups.allSatisfy({ digits($0) != nil })
    else { return nil }
    // A decimal mark occurs once, so two of them are groups.
    let isGroup =
      neutralMarks.contains(mark) || mark == decimal.grouping.rawValue
      || mark == decimal.rawValue && groups.count > 2 && !hasFraction
    return isGroup ? groups.joined() : nil
  }

  private static func digits(_ text: Substring) -> String? {
    !text.isEmpty && text.allSatisfy(isDigit) ? String(text) : nil
  }

  private static func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) && character.isASCII }
}
