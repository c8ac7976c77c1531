public import Domain

/// A player's entry as steps that record it, after the checks.
///
/// The caller gives the row's id, and the ids of its records are made from it, so a retried entry is the same entry.
public struct QuickEntry: Hashable, Sendable {
  /// The id of the row.
  public let id: EntryID
  /// The time of the entry.
  public let time: Timestamp

  /// The stored note of a look at the playfield for which the player entered none.
  static let playfieldRemark = "Reviewed playfield image"

  public init(id: EntryID, at time: Timestamp) {
    (self.id, self.time) = (id, time)
  }

  /// Returns the steps of a score.
  ///
  /// - Throws: ``PracticeRefusal``.
  public func score(
    _ score: GameScore,
    game: String,
    context: ScoreContext = .practice,
    tournament: String = "",
    location: String = ""
  ) throws(PracticeRefusal) -> [PracticeStep] {
    var entry = ScoreEntry()
    (entry.id, entry.timestamp, entry.journalEntryID) = (.named("score", id.text), time, id)
    entry.gameID = try Self.game(game)
    (entry.score, entry.context) = (Double(score.points), context)
    entry.tournamentName = context == .tournament ? tournament.trimmedOrNil : nil
    entry.location = location.trimmedOrNil
    var row = row(.scoreLogged, entry.gameID)
    (row.score, row.scoreContext, row.tournamentName) = (entry.score, context, entry.tournamentName)
    row.location = entry.location
    return [.put(.score(entry)), .put(.journal(row))]
  }

  /// Returns the steps of reading a rulesheet.
  ///
  /// - Throws: ``PracticeRefusal``.
  public func rulesheet(game: String, percent: Double, note: String = "") throws(PracticeRefusal) -> [PracticeStep] {
    guard percent.isFinite else { throw .noProgress }
    var row = row(.rulesheetRead, try Self.game(game))
    row.note = PracticeNoteText.note(note)
    return study(&row, ProgressText.clamped(percent)) + [.put(.journal(row))]
  }

  /// Returns the steps of a reading position in a rulesheet: the position to continue from, and the study event.
  ///
  /// - Parameters:
  ///   - game: The game.
  ///   - ratio: The share that was read, from 0 to 1.
  ///   - state: The practice. A share that the last study event has is no new one.
  /// - Returns: The steps.
  /// - Throws: ``PracticeRefusal``.
  public func reading(game: String, ratio: Double, in state: PracticeState) throws(PracticeRefusal) -> [PracticeStep] {
    let studies = state.studyEvents.filter { $0.gameID == game && $0.task == .rulesheet }
    let last = studies.max { $0.timestamp < $1.timestamp }?.progressPercent
    let position = PracticeStep.resumeOffset(game: game, ratio)
    if last == ProgressText.clamped(ratio * 100) { return [position] }
    return [position] + (try rulesheet(game: game, percent: ratio * 100))
  }

  /// Returns the steps of watching a video.
  ///
  /// - Parameters:
  ///   - game: The game.
  ///   - isTutorial: Whether it is a tutorial rather than gameplay.
  ///   - progress: The progress.
  ///   - note: The player's note.
  /// - Returns: The steps.
  /// - Throws: ``PracticeRefusal``.
  public func video(
    game: String,
    isTutorial: Bool,
    _ progress: VideoProgress,
    note: String = ""
  ) throws(PracticeRefusal) -> [PracticeStep] {
    var row = row(isTutorial ? .tutorialWatch : .gameplayWatch, try Self.game(game))
    row.note = PracticeNoteText.note(note)
    (row.videoKind, row.videoValue) = (progress.kind, progress.value)
    var video = VideoProgressEntry()
    (video.id, video.gameID, video.timestamp) = (.named("video", id.text), row.gameID, time)
    (video.kind, video.value, video.journalEntryID) = (progress.kind, progress.value, id)
    return [.put(.video(video))] + study(&row, progress.percent) + [.put(.journal(row))]
  }

  /// Returns the steps of looking at the playfield.
  ///
  /// - Throws: ``PracticeRefusal``.
  public func playfield(game: String, note: String = "") throws(PracticeRefusal) -> [PracticeStep] {
    var row = row(.playfieldViewed, try Self.game(game))
    row.note = PracticeNoteText.note(note) ?? Self.playfieldRemark
    return [.put(.journal(row))]
  }

  /// Returns the steps of a practice session.
  ///
  /// - Throws: ``PracticeRefusal``.
  public func practice(
    game: String,
    minutes: String,
    focus: PracticeNoteText.Focus = .general,
    note: String = ""
  ) throws(PracticeRefusal) -> [PracticeStep] {
    var row = row(.practiceSession, try Self.game(game))
    row.note = try PracticeNoteText.practice(minutes: minutes, focus: focus, note: note)
    return [.put(.journal(row))]
  }

  /// Returns the steps of practising mechanics, also without a game.
  ///
  /// - Throws: ``PracticeRefusal``.
  public func mechanics(
    game: String,
    skill: String,
    competency: Int,
    note: String
  ) throws(PracticeRefusal) -> [PracticeStep] {
    let text = try PracticeNoteText.mechanics(skill: skill, competency: competency, note: note)
    return store(text, game: game.trimmingSpaces, .general, detail: skill.trimmedOrNil)
  }

  /// Returns the steps of a note; none for a blank one.
  ///
  /// - Throws: ``PracticeRefusal/noGame``.
  public func note(
    game: String,
    category: NoteCategory,
    detail: String,
    _ text: String
  ) throws(PracticeRefusal) -> [PracticeStep] {
    let game = try Self.game(game)
    guard let note = PracticeNoteText.note(text) else { return [] }
    let detail = detail.trimmedOrNil
    return store(PracticeNoteText.tagged(note, detail: detail), game: game, category, detail: detail)
  }

  /// Returns the steps of a game's one note.
  ///
  /// A blank text removes it, and a new one is also added to the journal.
  public func gameNote(_ text: String, game: String, in state: PracticeState) -> [PracticeStep] {
    let note = text.trimmedOrNil?.replacing("\r\n", with: "\n")
    if note == state.gameSummaryNotes[game] { return [] }
    let entries = note.map { store($0, game: game, .general, detail: "Game Note") } ?? []
    return [.gameNote(game: game, note)] + entries
  }

  /// Returns the steps of opening a game's page, at most once in 45 seconds.
  public func browse(game: String, in state: PracticeState) -> [PracticeStep] {
    let isRecent = state.journalEntries.contains {
      $0.action == .gameBrowse && $0.gameID == game && $0.timestamp.isWithin(45_000, of: time)
    }
    return isRecent || game.trimmingSpaces.isEmpty ? [] : [.put(.journal(row(.gameBrowse, game)))]
  }

  private static func game(_ text: String) throws(PracticeRefusal) -> String {
    guard let game = text.trimmedOrNil else { throw .noGame }
    return game
  }

  private func row(_ action: JournalAction, _ game: String) -> JournalEntry {
    var row = JournalEntry()
    (row.id, row.gameID, row.action, row.task, row.timestamp) = (id, game, action, action.task, time)
    return row
  }

  private func study(_ row: inout JournalEntry, _ percent: Int) -> [PracticeStep] {
    row.progressPercent = percent
    return StudyEvent(of: row).map { [.put(.study($0))] } ?? []
  }

  private func store(_ text: String, game: String, _ category: NoteCategory, detail: String?) -> [PracticeStep] {
    var entry = NoteEntry()
    (entry.id, entry.gameID, entry.timestamp) = (.named("note", id.text), game, time)
    (entry.category, entry.detail, entry.note, entry.journalEntryID) = (category, detail, text, id)
    var row = row(.noteAdded, game)
    (row.noteCategory, row.noteDetail, row.note) = (category, detail, text)
    return [.put(.note(entry)), .put(.journal(row))]
  }
}

extension StudyEvent {
  /// Creates the progress of a row; nil for a row without.
  init?(of row: JournalEntry) {
    guard let percent = row.progressPercent, let task = row.task ?? row.action.task else { return nil }
    self.init()
    (id, gameID, timestamp) = (.named("study", "\(row.id):\(task.rawValue)"), row.gameID, row.timestamp)
    (self.task, progressPercent, journalEntryID) = (task, percent, row.id)
  }
}
