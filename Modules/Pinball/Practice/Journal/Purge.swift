public import Domain

extension PracticeState {
  /// What rows of the journal that the league import makes say.
  static let importRemark = "Imported from LPL stats CSV"

  /// The steps that take away every imported score and the row that stands for it; what was entered by hand stays.
  ///
  /// - Parameter zone: The player's.
  /// - Returns: The steps.
  public func purgeOfImports(zone: ZoneTable) -> [PracticeStep] {
    let imported = scoreEntries.filter(\.leagueImported)
    let rows = journalEntries.filter { $0.action == .scoreLogged && $0.score != nil }
    // A row stands for the score that it would take with it; several may for one, and then the nearest does.
    var rowsByScore: [EntryID: [JournalEntry]] = [:]
    let games = Set(imported.map(\.gameID))
    for row in rows where games.contains(row.gameID) {
      if let score = JournalLinks(of: row, in: self, zone: zone).score, score.leagueImported {
        rowsByScore[score.id, default: []].append(row)
      }
    }
    return imported.flatMap { score -> [PracticeStep] in
      let row = rowsByScore[score.id]?.min { Self.order($0, score) < Self.order($1, score) }
      return [.remove(.scoreEntries, score.id)] + (row.map { [.remove(.journalEntries, $0.id)] } ?? [])
    }
  }

  /// Rows with the import's remark first, then the nearest.
  private static func order(_ row: JournalEntry, _ score: ScoreEntry) -> (Int, UInt64) {
    (row.note == importRemark ? 0 : 1, JournalLinks.distance(score, row))
  }

  /// Everything away, when the player has typed `reset`.
  ///
  /// - Parameter word: What was typed.
  /// - Returns: The step.
  /// - Throws: ``PracticeRefusal/notConfirmed``.
  public static func reset(typed word: String) throws(PracticeRefusal) -> PracticeStep {
    guard word.trimmed.lowercased() == "reset" else { throw .notConfirmed }
    return .reset
  }
}
