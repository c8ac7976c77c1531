public import Domain

extension LeagueImport {
  /// The report for people, which `import-league --json` prints.
  public struct Report: Hashable, Codable, Sendable {
    /// A score in the report.
    public struct Score: Hashable, Codable, Sendable {
      /// The game's name.
      public let game: String
      /// The score.
      public let score: Double
      /// The date in the player's zone, as `YYYY-MM-DD`.
      public let date: String
    }

    /// A row of the file that was left out.
    public struct Row: Hashable, Codable, Sendable {
      /// The machine's name.
      public let machine: String
      /// The score.
      public let score: Double
      /// The date; nil if the file has none.
      public let date: String?
    }

    /// The player's name for display.
    public let player: String
    /// The new scores.
    public let imported: [Score]
    /// The scores of earlier imports with a corrected game.
    public let repaired: [Score]
    /// The number of rows imported before.
    public let known: Int
    /// The rows without a game in the library, or without a date.
    public let unmatched: [Row]
  }

  /// Returns the report.
  ///
  /// - Parameters:
  ///   - player: The player's name for display.
  ///   - keys: The names of games.
  ///   - zone: The player's zone.
  /// - Returns: The report.
  public func report(of player: String, keys: GameKeys, zone: ZoneTable) -> Report {
    func score(_ entry: ScoreEntry) -> Report.Score {
      let date = CivilDate(dayNumber: entry.day(in: zone))
      return Report.Score(game: keys.displayName(entry.gameID), score: entry.score, date: "\(date)")
    }
    return Report(
      player: player,
      imported: imported.map(score),
      repaired: repaired.map(score),
      known: duplicates.count,
      unmatched: unmatched.map { row in
        Report.Row(machine: row.machine, score: row.score ?? 0, date: row.date.map { "\($0)" })
      }
    )
  }
}

extension LeagueImport.Report {
  /// The report as lines of text.
  public var lines: [String] {
    var lines = ["\(player): \(imported.count) new, \(known) here already"]
    lines += Self.some(imported.map { "new: \($0.line)" })
    lines += Self.some(repaired.map { "moved to its right game: \($0.line)" })
    lines += Self.some(unmatched.map { "left out, no game of the library or no date: \($0.line)" })
    return lines
  }

  /// The most items of a kind that are listed.
  private static let named = 20

  private static func some(_ lines: [String]) -> [String] {
    lines.prefix(named) + (lines.count > named ? ["and \(lines.count - named) more"] : [])
  }
}

extension LeagueImport.Report.Score {
  fileprivate var line: String { "\(NumberText.grouped(score)), \(game), \(date)" }
}

extension LeagueImport.Report.Row {
  fileprivate var line: String {
    ["\(NumberText.grouped(score))", machine, date].compactMap(\.self).joined(separator: ", ")
  }
}
