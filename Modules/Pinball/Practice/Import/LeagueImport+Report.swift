public import Domain

extension LeagueImport {
  /// What people are told; `import-league --json` prints it.
  public struct Report: Hashable, Codable, Sendable {
    public struct Score: Hashable, Codable, Sendable {
      public let game: String
      public let score: Double
      /// `YYYY-MM-DD`, by the player's clock.
      public let date: String
    }

    /// A row of the file that is left out.
    public struct Row: Hashable, Codable, Sendable {
      public let machine: String
      public let score: Double
      /// nil where the file has none.
      public let date: String?
    }

    /// As shown.
    public let player: String
    public let imported: [Score]
    /// Earlier imports that were of another game, as they are now.
    public let repaired: [Score]
    /// How many rows are here already.
    public let known: Int
    /// Without a game in the library, or without a date.
    public let unmatched: [Row]
  }

  /// What people are told.
  ///
  /// - Parameters:
  ///   - player: As shown.
  ///   - keys: Name the games.
  ///   - zone: The player's.
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
  /// The report line by line, for readers.
  public var lines: [Message] {
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
