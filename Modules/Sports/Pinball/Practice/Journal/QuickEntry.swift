package import Domain

/// A player's entry as steps that record it, after the checks.
///
/// The caller gives the row's id, and the ids of its records are made from it, so a retried entry is the same entry.
package struct QuickEntry: Hashable, Sendable {
  package let id: EntryID
  package let time: Timestamp

  /// The stored note of a look at the playfield for which the player entered none.
  static let playfieldRemark = "Reviewed playfield image"

  package init(id: EntryID, at time: Timestamp) {
    (self.id, self.time) = (id, time)
  }

  package func score(
    _ score: GameScore,
    game: String,
    context: ScoreContext = .practice,
    tournament: String = "",
    location: String = "",
    note: String = ""
  ) throws(PracticeError) -> [PracticeStep] {
    var row = row(.scoreLogged, try Self.game(game))
    (row.score, row.scoreContext, row.location) = (Double(score.points), context, location.trimmedOrNil)
    row.tournamentName = context == .tournament ? tournament.trimmedOrNil : nil
    row.note = PracticeNoteText.note(note)
    return LoggedEntry(new: row).steps
  }

  package func rulesheet(game: String, percent: Double, note: String = "") throws(PracticeError) -> [PracticeStep] {
    guard percent.isFinite else { throw .noProgress }
    var row = row(.rulesheetRead, try Self.game(game))
    (row.note, row.progressPercent) = (PracticeNoteText.note(note), ProgressText.clamped(percent))
    return LoggedEntry(new: row).steps
  }

  /// Returns the steps of a reading position in a rulesheet, from 0 to 1.
  ///
  /// These are the position to continue from, and a study event unless the last one has that share.
  package func reading(game: String, ratio: Double, in state: PracticeState) throws(PracticeError) -> [PracticeStep] {
    let studies = state.studyEvents.filter { $0.gameID == game && $0.task == .rulesheet }
    let last = studies.max { $0.timestamp < $1.timestamp }?.progressPercent
    let position = PracticeStep.resumeOffset(game: game, ratio)
    if last == ProgressText.clamped(ratio * 100) { return [position] }
    return [position] + (try rulesheet(game: game, percent: ratio * 100))
  }

  package func video(
    game: String,
    isTutorial: Bool,
    _ progress: VideoProgress,
    note: String = ""
  ) throws(PracticeError) -> [PracticeStep] {
    var row = row(isTutorial ? .tutorialWatch : .gameplayWatch, try Self.game(game))
    row.note = PracticeNoteText.note(note)
    (row.videoKind, row.videoValue, row.progressPercent) = (progress.kind, progress.value, progress.percent)
    return LoggedEntry(new: row).steps
  }

  package func playfield(game: String, note: String = "") throws(PracticeError) -> [PracticeStep] {
    var row = row(.playfieldViewed, try Self.game(game))
    row.note = PracticeNoteText.note(note) ?? Self.playfieldRemark
    return LoggedEntry(new: row).steps
  }

  package func practice(
    game: String,
    minutes: String,
    focus: PracticeNoteText.Focus = .general,
    note: String = ""
  ) throws(PracticeError) -> [PracticeStep] {
    var row = row(.practiceSession, try Self.game(game))
    row.note = try PracticeNoteText.practice(minutes: minutes, focus: focus, note: note)
    return LoggedEntry(new: row).steps
  }

  /// Returns the steps of practising mechanics, also without a game.
  package func mechanics(
    game: String,
    skill: String,
    competency: Int,
    note: String
  ) throws(PracticeError) -> [PracticeStep] {
    let text = try PracticeNoteText.mechanics(skill: skill, competency: competency, note: note)
    return store(text, game: game.trimmingSpaces, .general, detail: skill.trimmedOrNil)
  }

  /// Returns the steps of a note; none for a blank one.
  package func note(
    game: String,
    category: NoteCategory,
    detail: String,
    _ text: String
  ) throws(PracticeError) -> [PracticeStep] {
    let game = try Self.game(game)
    guard let note = PracticeNoteText.note(text) else { return [] }
    let detail = detail.trimmedOrNil
    return store(PracticeNoteText.tagged(note, detail: detail), game: game, category, detail: detail)
  }

  /// Returns the steps of a game's one note: a blank text removes it, and a new one joins the journal, too.
  package func gameNote(_ text: String, game: String, in state: PracticeState) -> [PracticeStep] {
    let note = text.trimmedOrNil?.replacing("\r\n", with: "\n")
    if note == state.gameSummaryNotes[game] { return [] }
    let entries = note.map { store($0, game: game, .general, detail: "Game Note") } ?? []
    return [.gameNote(game: game, note)] + entries
  }

  /// Returns the steps of opening a game's page, at most once in 45 seconds.
  package func browse(game: String, in state: PracticeState) -> [PracticeStep] {
    let isRecent = state.journalEntries.contains {
      $0.action == .gameBrowse && $0.gameID == game && $0.timestamp.isWithin(45_000, of: time)
    }
    return isRecent || game.trimmingSpaces.isEmpty ? [] : LoggedEntry(new: row(.gameBrowse, game)).steps
  }

  private static func game(_ text: String) throws(PracticeError) -> String {
    guard let game = text.trimmedOrNil else { throw .noGame }
    return game
  }

  private func row(_ action: JournalAction, _ game: String) -> JournalEntry {
    var row = JournalEntry()
    (row.id, row.gameID, row.action, row.task, row.timestamp) = (id, game, action, action.task, time)
    return row
  }

  private func store(_ text: String, game: String, _ category: NoteCategory, detail: String?) -> [PracticeStep] {
    var row = row(.noteAdded, game)
    (row.noteCategory, row.noteDetail, row.note) = (category, detail, text)
    return LoggedEntry(new: row).steps
  }
}
