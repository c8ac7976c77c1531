package import Domain

extension PracticeState {
  /// The note of journal rows that the league import makes.
  static let importRemark = "Imported from LPL stats CSV"

  /// Returns the steps that remove every imported score with its row, and no manual entry.
  package func purgeOfImports(zone: ZoneTable) -> [PracticeStep] {
    imports(zone: zone).flatMap { score, row in
      [.remove(.scoreEntries, score.id)] + (row.map { [.remove(.journalEntries, $0.id)] } ?? [])
    }
  }

  /// Returns the step that removes everything, after the player has typed `reset`.
  package static func reset(typed word: String) throws(PracticeError) -> PracticeStep {
    guard word.trimmingSpaces.lowercased() == "reset" else { throw .notConfirmed }
    return .reset
  }
}
