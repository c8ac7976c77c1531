public import Domain

extension PracticeState {
  /// The note of journal rows that the league import makes.
  static let importRemark = "Imported from LPL stats CSV"

  /// Returns the steps that remove every imported score with its row.
  ///
  /// Manual entries stay.
  ///
  /// - Parameter zone: The player's zone.
  /// - Returns: The steps.
  public func purgeOfImports(zone: ZoneTable) -> [PracticeStep] {
    let imported = scoreEntries.filter(\.leagueImported)
    let games = Set(imported.map(\.gameID))
    let rows = journalEntries.filter { $0.action == .scoreLogged && $0.score != nil && games.contains($0.gameID) }
    // A row with a manual score belongs to that score.
    let free = rows.filter { JournalLinks(of: $0, in: self, zone: zone).score?.leagueImported == true }
    var byGame = Dictionary(grouping: free, by: \.gameID)
    return imported.flatMap { score -> [PracticeStep] in
      let own = byGame[score.gameID]?.filter { $0.id == score.journalEntryID }
      let candidates =
        own?.isEmpty == false ? own : byGame[score.gameID]?.filter { JournalLinks.isSame($0, score, zone) }
      guard let row = candidates?.min(by: { Self.order($0, score) < Self.order($1, score) }) else {
        return [.remove(.scoreEntries, score.id)]
      }
      byGame[score.gameID]?.removeAll { $0.id == row.id }
      return [.remove(.scoreEntries, score.id), .remove(.journalEntries, row.id)]
    }
  }

  /// Returns the order: rows with the import's note first, then the nearest.
  private static func order(_ row: JournalEntry, _ score: ScoreEntry) -> (Int, UInt64) {
    (row.note == importRemark ? 0 : 1, JournalLinks.distance(score, row))
  }

  /// Returns the step that removes everything, after the player has typed `reset`.
  ///
  /// - Parameter word: The typed word.
  /// - Returns: The step.
  /// - Throws: ``PracticeRefusal/notConfirmed``.
  public static func reset(typed word: String) throws(PracticeRefusal) -> PracticeStep {
    guard word.trimmingSpaces.lowercased() == "reset" else { throw .notConfirmed }
    return .reset
  }
}
