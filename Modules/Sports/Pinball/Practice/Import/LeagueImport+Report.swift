package import Domain

extension LeagueImport {
  /// The report for people, which `import-league --json` prints.
  package struct Report: Hashable, Codable, Sendable {
    package struct Score: Hashable, Codable, Sendable {
      package let game: String
      package let score: Double
      /// The date in the player's zone, as `YYYY-MM-DD`.
      package let date: String
    }

    /// A row of the file that was left out.
    package struct Row: Hashable, Codable, Sendable {
      package let machine: String
      package let score: Double
      package let date: String?
    }

    /// The player's name for display.
    package let player: String
    package let imported: [Score]
    /// The scores of earlier imports with a corrected game.
    package let repaired: [Score]
    package let known: Int
    /// The rows without a game in the library, or without a date.
    package let unmatched: [Row]
  }

  /// Returns the report, with the player's name for display.
  package func report(of player: String, keys: GameKeys, zone: ZoneTable) -> Report {
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
  /// The report line by line, for readers.
  package var lines: [Message] {
    [Message("\(player): \(imported.count) new, \(known) already here")]
      + Self.some(imported.map { Message("New: \($0.line)") })
      + Self.some(repaired.map { Message("Moved to the right game: \($0.line)") })
      + Self.some(unmatched.map { Message("Skipped, no game in the library or no date: \($0.line)") })
  }

  /// The number of rows of a kind that are named one by one.
  private static let named = 20

  private static func some(_ lines: [Message]) -> [Message] {
    lines.prefix(named) + (lines.count > named ? [Message("and \(lines.count - named) more")] : [])
  }
}

extension LeagueImport.Report.Score {
  fileprivate var line: Message { Message("\(Message.number(score)), \(game), \(date)") }
}

extension LeagueImport.Report.Row {
  fileprivate var line: Message {
    [.number(score), Message(verbatim: machine), date.map(Message.init(verbatim:))].compactMap(\.self)
      .joined(separator: ", ")
  }
}
