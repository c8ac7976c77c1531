package import Domain

/// An archer's place: the number of a target and the letter of a place at it, such as `12A`.
///
/// Its text is stored and exchanged.
package struct TargetPlace: Hashable, Sendable {
  package let number: Int
  /// The letter, `A` to `H`; nil for a target with one archer.
  package let letter: Character?

  static let allowedNumbers = 1...999
  static let allowedLetters: ClosedRange<Character> = "A"..."H"

  /// Reads a place; spaces, leading zeros and case do not matter.
  ///
  /// - Throws: ``ScoringCode/invalidTarget``.
  package init(_ text: String) throws(Refusal) {
    let spelling = text.filter { $0 != " " }.uppercased()
    let digits = spelling.prefix { $0.isASCII && $0.isNumber }
    let rest = spelling.dropFirst(digits.count)
    guard digits.count <= 4, let number = Int(digits), Self.allowedNumbers.contains(number), rest.count <= 1,
      rest.first.map(Self.allowedLetters.contains) ?? true
    else { throw .invalidTarget(text) }
    (self.number, letter) = (number, rest.first)
  }

  /// Creates the place with the letter at an index: 0 is A.
  ///
  /// - Throws: ``ScoringCode/invalidTarget``.
  init(number: Int, letterIndex: Int) throws(Refusal) {
    guard (0..<8).contains(letterIndex), let scalar = UnicodeScalar(65 + letterIndex) else {
      throw .invalidTarget("\(number)")
    }
    try self.init("\(number)\(Character(scalar))")
  }

  package var text: String { "\(number)\(letter.map(String.init) ?? "")" }
}

extension TargetPlace: CustomStringConvertible {
  package var description: String { text }
}

extension TargetPlace: Comparable {
  /// Returns the order along the line: by number, then by letter.
  package static func < (left: TargetPlace, right: TargetPlace) -> Bool {
    (left.number, left.letter ?? "@") < (right.number, right.letter ?? "@")
  }

  /// Returns whether what is at one place comes before what is at another, without a place last; nil for the same place.
  static func comes(_ left: TargetPlace?, before right: TargetPlace?) -> Bool? {
    if left == right { return nil }
    guard let left else { return false }
    return right.map { left < $0 } ?? true
  }
}

extension TargetPlace: Codable {
  package init(from decoder: any Decoder) throws {
    try self.init(try decoder.singleValueContainer().decode(String.self))
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}

extension Refusal {
  fileprivate static func invalidTarget(_ text: String) -> Refusal {
    Refusal(
      .invalidTarget,
      "\"\(text.prefix(20))\" is not a target. Write 1 to 999 and a letter A to H, such as 12A."
    )
  }
}
