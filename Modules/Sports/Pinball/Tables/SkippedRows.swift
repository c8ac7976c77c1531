/// The numbers of skipped rows, by reason.
package struct SkippedRows: Hashable, Codable, Sendable {
  /// Rows with fewer fields than columns, including blank lines.
  package internal(set) var tooShort = 0
  /// Rows without a required season number.
  package internal(set) var withoutSeason = 0
  /// Rows without a player, or without a game.
  package internal(set) var withoutName = 0
  /// Rows with a number that a spreadsheet has rounded, such as `1.43E+10`.
  package internal(set) var rounded = 0
  /// Whether a quote was opened and never closed, so that several rows may have become one field.
  package internal(set) var hasOpenQuote = false

  package init() {}

  package var total: Int { tooShort + withoutSeason + withoutName + rounded }
}
