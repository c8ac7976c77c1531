internal import Domain

extension LoggedEntry {
  /// Finds the entry of a row.
  ///
  /// A record of ours names its row. In older files it is the nearest one with the same content for the same game, within
  /// five seconds, or on the same local day for imported scores. Nothing else looks for records by their content.
  init(_ row: JournalEntry, in state: PracticeState, zone: ZoneTable) {
    self.init(row: row)
    func find<Record: RowRecord>(_ entries: Entries<Record>) -> Record? {
      entries.first { $0.journalEntryID == row.id }
        ?? entries.filter { $0.journalEntryID == nil && $0.matches(row, zone) }
        .min { $0.distance(to: row) < $1.distance(to: row) }
    }
    switch row.action {
    case .scoreLogged: score = find(state.scoreEntries)
    case .noteAdded: note = find(state.noteEntries)
    case .rulesheetRead, .tutorialWatch, .gameplayWatch, .playfieldViewed, .practiceSession:
      // A row without progress has no study event, and none is taken from another.
      if row.progressPercent != nil, row.task ?? row.action.task != nil { study = find(state.studyEvents) }
      if row.videoValue != nil { video = find(state.videoProgressEntries) }
    default: break
    }
  }
}

extension PracticeState {
  /// Returns the rows of a score; several only in older files.
  func rows(of score: ScoreEntry, zone: ZoneTable) -> [JournalEntry] {
    journalEntries.filter { row in
      row.id == score.journalEntryID
        || score.matches(row, zone) && LoggedEntry(row, in: self, zone: zone).score?.id == score.id
    }
  }

  /// Returns every imported score, each with a row of its own if there is one.
  func imports(zone: ZoneTable) -> [(score: ScoreEntry, row: JournalEntry?)] {
    let imported = scoreEntries.filter(\.leagueImported)
    let games = Set(imported.map(\.gameID))
    let rows = journalEntries.filter { $0.action == .scoreLogged && $0.score != nil && games.contains($0.gameID) }
    // A row with a manual score belongs to that score.
    let free = rows.filter { LoggedEntry($0, in: self, zone: zone).score?.leagueImported == true }
    var byGame = Dictionary(grouping: free, by: \.gameID)
    return imported.map { score in
      let rows = byGame[score.gameID] ?? []
      let own = rows.filter { $0.id == score.journalEntryID }
      // Rows with the import's note first, then the nearest.
      func order(_ row: JournalEntry) -> (Int, UInt64) {
        (row.note == Self.importRemark ? 0 : 1, score.distance(to: row))
      }
      let row = (own.isEmpty ? rows.filter { score.matches($0, zone) } : own).min { order($0) < order($1) }
      if let row { byGame[score.gameID]?.removeAll { $0.id == row.id } }
      return (score, row)
    }
  }
}

extension RowRecord {
  /// Returns whether the record is about what a row says, as far as visible without links.
  fileprivate func matches(_ row: JournalEntry, _ zone: ZoneTable) -> Bool {
    gameID == row.gameID && says(row) && isNear(row, zone)
  }

  func isNear(_ row: JournalEntry, _ zone: ZoneTable) -> Bool { distance(to: row) <= 5000 }

  fileprivate func distance(to row: JournalEntry) -> UInt64 {
    let (difference, overflow) = timestamp.rawValue.subtractingReportingOverflow(row.timestamp.rawValue)
    return overflow ? .max : difference.magnitude
  }
}

extension ScoreEntry {
  func isNear(_ row: JournalEntry, _ zone: ZoneTable) -> Bool {
    distance(to: row) <= 5000 || leagueImported && day(in: zone) == row.day(in: zone)
  }

  func says(_ row: JournalEntry) -> Bool {
    guard row.action == .scoreLogged, let score = row.score, abs(self.score - score) <= 0.5 else { return false }
    return row.scoreContext.map { $0 == context && isSameName(tournamentName, row.tournamentName) } ?? true
  }
}

extension NoteEntry {
  func says(_ row: JournalEntry) -> Bool {
    category == row.noteCategory ?? category && isSameName(detail, row.noteDetail)
      && note.trimmingSpaces == (row.note ?? "").trimmingSpaces
  }
}

extension StudyEvent {
  func says(_ row: JournalEntry) -> Bool {
    task == row.task ?? row.action.task && progressPercent == row.progressPercent
  }
}

extension VideoProgressEntry {
  func says(_ row: JournalEntry) -> Bool {
    kind == row.videoKind ?? kind && value.trimmingSpaces == row.videoValue?.trimmingSpaces
  }
}

/// Returns whether two texts are one name, where an absent one is blank.
private func isSameName(_ left: String?, _ right: String?) -> Bool { NameKey(left ?? "") == NameKey(right ?? "") }
