package import Domain

/// A change of one field of a journal row; nil clears the field.
package struct JournalChange: Sendable {
  fileprivate let apply: @Sendable (inout JournalEntry) throws(PracticeError) -> Void

  /// Changes a field of the rows that have it.
  private static func field(
    of hasField: @escaping @Sendable (JournalEntry) -> Bool,
    _ change: @escaping @Sendable (inout JournalEntry) -> Void
  ) -> JournalChange {
    JournalChange { row throws(PracticeError) in
      guard hasField(row) else { throw .notInThisEntry }
      change(&row)
    }
  }

  private static func score(_ change: @escaping @Sendable (inout JournalEntry) -> Void) -> JournalChange {
    field(of: { $0.action == .scoreLogged }, change)
  }

  private static func note(_ change: @escaping @Sendable (inout JournalEntry) -> Void) -> JournalChange {
    field(of: { $0.action == .noteAdded }, change)
  }

  package static func score(_ score: Double?) -> JournalChange { Self.score { $0.score = score } }
  package static func scoreContext(_ context: ScoreContext?) -> JournalChange { score { $0.scoreContext = context } }
  package static func tournamentName(_ name: String?) -> JournalChange {
    score { $0.tournamentName = name?.trimmedOrNil }
  }
  package static func location(_ place: String?) -> JournalChange { score { $0.location = place?.trimmedOrNil } }
  package static func noteCategory(_ category: NoteCategory?) -> JournalChange {
    note { $0.noteCategory = category ?? .general }
  }
  package static func noteDetail(_ detail: String?) -> JournalChange { note { $0.noteDetail = detail?.trimmedOrNil } }
  package static func note(_ text: String?) -> JournalChange {
    field(of: { _ in true }) { $0.note = text?.trimmedOrNil?.replacing("\r\n", with: "\n") }
  }
  package static func progress(_ percent: Double?) -> JournalChange {
    field(of: { $0.task ?? $0.action.task != nil }) { $0.progressPercent = percent.map { ProgressText.clamped($0) } }
  }
  package static func videoKind(_ kind: VideoKind?) -> JournalChange {
    field(of: \.action.isVideo) { $0.videoKind = kind }
  }
  package static func videoValue(_ value: String?) -> JournalChange {
    field(of: \.action.isVideo) { $0.videoValue = value?.trimmedOrNil }
  }
  /// An imported score keeps the league's night.
  package static func time(_ moment: Timestamp) -> JournalChange {
    field(of: { $0.eventDate == nil }) { $0.timestamp = moment }
  }
  package static func gameID(_ game: String) -> JournalChange {
    JournalChange { row throws(PracticeError) in
      row.gameID = game.trimmingSpaces
      if row.gameID.isEmpty, row.action != .noteAdded { throw .noGame }
    }
  }
}

extension PracticeState {
  /// Returns the steps that remove a row with its records.
  package func deletion(of id: EntryID, zone: ZoneTable) throws(PracticeError) -> [PracticeStep] {
    LoggedEntry(try changeable(id), in: self, zone: zone).removal
  }

  /// Returns the steps that change a row with its records, whose ids and action stay.
  package func edit(
    _ id: EntryID,
    _ changes: [JournalChange],
    zone: ZoneTable
  ) throws(PracticeError) -> [PracticeStep] {
    let old = try changeable(id)
    var row = old
    for change in changes { try change.apply(&row) }
    try row.check(after: old)
    return LoggedEntry(old, in: self, zone: zone).changed(to: row)
  }

  private func changeable(_ id: EntryID) throws(PracticeError) -> JournalEntry {
    guard let row = journalEntries[id] else { throw .unknownEntry }
    if row.action == .gameBrowse { throw .readOnlyEntry }
    return row
  }
}

extension JournalEntry {
  /// Checks the changed row, and drops a tournament's name without a tournament.
  fileprivate mutating func check(after old: JournalEntry) throws(PracticeError) {
    // Words of other versions stay, but cannot be entered.
    let words = [
      scoreContext == old.scoreContext || scoreContext?.isKnown ?? true,
      noteCategory == old.noteCategory || noteCategory?.isKnown ?? true,
      videoKind == old.videoKind || videoKind?.isKnown ?? true,
    ]
    if words.contains(false) { throw .invalidValue }
    if action == .scoreLogged {
      if score != nil || old.score != nil {
        guard let score, score > 0, score == old.score || score <= Double(GameScore.largest) else {
          throw .invalidScore
        }
      }
      if scoreContext == .tournament, (tournamentName ?? "").trimmingSpaces.isEmpty { throw .tournamentNameRequired }
      if let scoreContext, scoreContext.isKnown, scoreContext != .tournament { tournamentName = nil }
    }
    if action == .noteAdded, note == nil, old.note != nil { throw .emptyNote }
    if action.isVideo {
      let isWhole = (videoKind == nil) == (videoValue == nil)
      if !isWhole || videoValue == nil && old.videoValue != nil { throw .invalidValue }
    }
  }
}
