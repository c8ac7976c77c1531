public import Domain

/// What a player enters, on its way into the state: checked, and made into the steps that record it.
///
/// The row's id comes from the caller, and the ids of what goes with it are made from that; so a repeated entry is the same
/// entry.
public struct QuickEntry: Hashable, Sendable {
  /// The row of the journal.
  public let id: EntryID
  public let time: Timestamp

  /// The stored note of a look at the playfield for which the player entered none.
  static let playfieldRemark = "Reviewed playfield image"

  public init(id: EntryID, at time: Timestamp) {
    (self.id, self.time) = (id, time)
  }

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

  /// - Throws: ``PracticeRefusal``.
  public func rulesheet(game: String, percent: Double, note: String = "") throws(PracticeRefusal) -> [PracticeStep] {
    guard percent.isFinite else { throw .noProgress }
    var row = row(.rulesheetRead, try Self.game(game))
    row.note = PracticeNoteText.note(note)
    return study(&row, ProgressText.clamped(percent)) + [.put(.journal(row))]
  }

  /// Saves how far the player has read a rulesheet: where reading goes on, and the study.
  ///
  /// - Parameters:
  ///   - game: The game.
  ///   - ratio: The share that is read, from 0 to 1.
  ///   - state: The practice. A share that the last study has already is no new study.
  /// - Returns: What records it.
  /// - Throws: ``PracticeRefusal``.
  public func reading(game: String, ratio: Double, in state: PracticeState) throws(PracticeRefusal) -> [PracticeStep] {
    let studies = state.studyEvents.filter { $0.gameID == game && $0.task == .rulesheet }
    let last = studies.max { $0.timestamp < $1.timestamp }?.progressPercent
    let position = PracticeStep.resumeOffset(game: game, ratio)
    if last == ProgressText.clamped(ratio * 100) { return [position] }
    return [position] + (try rulesheet(game: game, percent: ratio * 100))
  }

  /// - Parameters:
  ///   - game: The game.
  ///   - isTutorial: Whether it is a tutorial; else it shows the game being played.
  ///   - progress: How far.
  ///   - note: What else there is to say.
  /// - Returns: What records it.
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

  /// - Throws: ``PracticeRefusal``.
  public func playfield(game: String, note: String = "") throws(PracticeRefusal) -> [PracticeStep] {
    var row = row(.playfieldViewed, try Self.game(game))
    row.note = PracticeNoteText.note(note) ?? Self.playfieldRemark
    return [.put(.journal(row))]
  }

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

  /// Mechanics may be practised on no game in particular.
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

  /// A blank note is no note: nothing is recorded.
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

  /// The one note of a game: blank takes it away, a new one is in the journal, too.
  public func gameNote(_ text: String, game: String, in state: PracticeState) -> [PracticeStep] {
    let note = text.trimmedOrNil?.replacing("\r\n", with: "\n")
    if note == state.gameSummaryNotes[game] { return [] }
    let entries = note.map { store($0, game: game, .general, detail: "Game Note") } ?? []
    return [.gameNote(game: game, note)] + entries
  }

  /// Opening a game's page, once in 45 seconds.
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
  /// The progress that a row tells of; nil where it tells of none.
  init?(of row: JournalEntry) {
    guard let percent = row.progressPercent, let task = row.task ?? row.action.task else { return nil }
    self.init()
    (id, gameID, timestamp) = (.named("study", "\(row.id):\(task.rawValue)"), row.gameID, row.timestamp)
    (self.task, progressPercent, journalEntryID) = (task, percent, row.id)
  }
}
