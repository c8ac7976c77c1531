/// The numbers of skipped rows, by reason.
public struct SkippedRows: Hashable, Codable, Sendable {
  /// Rows with fewer fields than columns, including blank lines.
  public internal(set) var tooShort = 0
  /// Rows without a required season number.
  public internal(set) var withoutSeason = 0
  /// Rows without a player, or without a game.
  public internal(set) var withoutName = 0
  /// Rows with a number that a spreadsheet has rounded, such as `1.43E+10`.
  public internal(set) var rounded = 0
  /// Whether a quote was opened and never closed, so that several rows may have become one field.
  public internal(set) var hasOpenQuote = false

  /// Creates empty counts.
  public init() {}

  /// The number of skipped rows.
  public var total: Int { tooShort + withoutSeason + withoutName + rounded }
}
