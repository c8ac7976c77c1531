/// Rows of a file that were left out, and why.
public struct SkippedRows: Hashable, Codable, Sendable {
  /// Fewer fields than the header has columns; blank lines are among them.
  public internal(set) var tooShort = 0
  /// No season number where one is needed.
  public internal(set) var withoutSeason = 0
  /// Nobody's, or no game's.
  public internal(set) var withoutName = 0
  /// Whether a quote was opened and never closed, so that rows may have gone into one field.
  public internal(set) var hasOpenQuote = false

  public init() {}

  public var total: Int { tooShort + withoutSeason + withoutName }
}
