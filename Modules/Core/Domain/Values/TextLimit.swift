/// The most that one text from outside may hold: in characters, which people count, and in what stores and pages pay for.
///
/// A character of Unicode may have any number of marks and bytes, so a limit in characters alone is none.
public struct TextLimit: Hashable, Sendable {
  /// The most characters.
  public let characters: Int

  /// Creates a limit in characters; the other limits follow from it.
  public init(characters: Int) { self.characters = characters }

  /// The limit of names: of people, spaces, rounds and places.
  public static let name = TextLimit(characters: Limits.displayNameCharacters)
  /// The limit of reasons, notes and wishes, which others read in a line of a list.
  public static let line = TextLimit(characters: 200)

  /// The most UTF-8 bytes: sixteen for each character, where Latin takes one or two, and most emoji four to eight.
  package var bytes: Int { 16 * characters }

  /// The most marks in a row; the scripts of all languages need fewer.
  package static let marks = 8

  /// Whether a text keeps the limit.
  public func allows(_ text: String) -> Bool {
    // The cheap questions come first, so that the number of characters is only counted in a short text.
    text.utf8.count <= bytes && !Self.hasTooManyMarks(text) && text.count <= characters
  }

  /// Whether a text may be a new name: within the limit, not blank, and ``Swift/String/isPlain``.
  public func accepts(name: String) -> Bool {
    let name = name.trimmingSpaces
    return !name.isEmpty && allows(name) && name.isPlain
  }

  /// Returns as much of the beginning of a text as the limit allows.
  public func cut(_ text: String) -> String { String(cutToBytes(text).prefix(characters)) }

  /// Returns a text without what exceeds the limits of marks and bytes, for text that an earlier version stored.
  ///
  /// The number of characters stays, so that a text with too many is still rejected and not cut unseen.
  public func cutToBytes(_ text: String) -> String {
    if text.utf8.count <= bytes, !Self.hasTooManyMarks(text) { return text }
    var (kept, marks, size) = (String.UnicodeScalarView(), 0, 0)
    for scalar in text.unicodeScalars {
      marks = scalar.isMark ? marks + 1 : 0
      if marks > Self.marks { continue }
      size += UTF8.width(scalar)
      if size > bytes { break }
      kept.append(scalar)
    }
    return String(kept)
  }

  private static func hasTooManyMarks(_ text: String) -> Bool {
    var run = 0
    return text.unicodeScalars.contains { scalar in
      run = scalar.isMark ? run + 1 : 0
      return run > marks
    }
  }
}

extension Unicode.Scalar {
  /// Whether the character is drawn over or around the one before it.
  fileprivate var isMark: Bool {
    guard value >= 0x300 else { return false }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return true
    default: return false
    }
  }
}
