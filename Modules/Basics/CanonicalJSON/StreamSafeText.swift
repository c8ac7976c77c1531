// Swift compares and hashes text by its normal form, and sorts the marks after each character for that. The time grows with
// the square of their number: 32,000 marks take 0.4 s. Unicode calls a text stream-safe if no more than 30 characters in a
// row are such marks (UAX #15, section 13). No language needs more, so foreign text with longer runs is rejected where it
// arrives, and cut where a store already holds it.
//
// Finding the start of a character in a run of regional indicators, of which two make a flag, has the same cost. The same
// bound holds for them.

extension String {
  /// The most marks, and the most regional indicators, in a row.
  static let longestRun = 30
  /// The fewest bytes of a run that is too long, because a mark takes at least two.
  static let shortestLongRun = 2 * (longestRun + 1)

  /// Whether comparing and hashing the text takes time in proportion to its length.
  package var isStreamSafe: Bool {
    guard mayHoldLongRun else { return true }
    var run = TextRun()
    return unicodeScalars.allSatisfy { run.takes($0) }
  }

  /// The text with every run cut to the longest one allowed.
  package var streamSafe: String {
    if isStreamSafe { return self }
    var (run, kept) = (TextRun(), String.UnicodeScalarView())
    for scalar in unicodeScalars where run.takes(scalar) { kept.append(scalar) }
    return String(kept)
  }

  /// Whether so many bytes in a row are no ASCII that they could be a run that is too long.
  ///
  /// Looks at one byte of each possible run, so that ordinary text costs next to nothing.
  private var mayHoldLongRun: Bool {
    let shortest = Self.shortestLongRun
    guard utf8.count >= shortest else { return false }
    let found = utf8.withContiguousStorageIfAvailable { bytes in
      stride(from: shortest - 1, to: bytes.count, by: shortest).contains { bytes[$0] >= 0x80 }
    }
    return found ?? true
  }
}

/// The run of marks, or of regional indicators, at the place in a text that a scan has reached.
private struct TextRun {
  private var marks = 0
  private var indicators = 0

  /// Adds a character, and returns whether the text is still stream-safe with it.
  mutating func takes(_ scalar: Unicode.Scalar) -> Bool {
    if (0x1F1E6...0x1F1FF).contains(scalar.value) {
      (marks, indicators) = (0, indicators + 1)
    } else if Self.isMark(scalar) {
      (marks, indicators) = (marks + 1, 0)
    } else {
      (marks, indicators) = (0, 0)
    }
    return max(marks, indicators) <= String.longestRun
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x300, 0x370...0x482, 0x3100...0xA66E, 0xAC00...0xD7A3: false
    // Three signs of Tibetan begin no character when they are decomposed, although they have no class of their own.
    case 0xF73, 0xF75, 0xF81: true
    // A joiner extends a character without being a mark.
    case 0x200D: true
    default: scalar.properties.canonicalCombiningClass != .notReordered || scalar.properties.isGraphemeExtend
    }
  }
}
