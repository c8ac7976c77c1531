package import Domain

/// Why something is not entered, changed, read or stored; nothing was changed.
package enum PracticeError: Error, Hashable, Sendable {
  case noGame, invalidScore, scoreTooLarge, futureDate, tournamentNameRequired, noVideoSource, invalidTime,
    timesIncomplete, watchedTooLong
  /// Rejected fields of study events, notes and rows.
  case noProgress, invalidMinutes, invalidCompetency, unknownEntry, readOnlyEntry, emptyNote, notInThisEntry,
    invalidValue
  case nameRequired, invalidName, noGames, invalidDate, endBeforeStart, unknownGroup, notConfirmed
  case noPlayer, noLeague, unknownBackup, nothingToUndo
  /// A score is far from every known one on its game, so the player answers this question before it is saved.
  case doubtfulScore(Message)
  /// Nothing of a file can be read, so it must be kept unchanged; the reason is the end of a sentence.
  case unreadable(Message)
  case newer(schemaVersion: Int)
  /// One entry is larger than an event.
  case tooLarge
  case journal(JournalError)

  static let tooMuchWork = PracticeError.unreadable(Message("reading it takes the server too long"))
}

extension PracticeError: CustomStringConvertible {
  /// A stable word for programs.
  package var code: String { told.code }

  /// A sentence for the player, with the advice for now.
  package var message: Message { told.message }

  package var description: String { message.description }

  private var told: (code: String, message: Message) {
    switch self {
    case .noGame: ("noGame", Message("Choose a game."))
    case .invalidScore:
      (
        "invalidScore",
        Message(
          "This is not a score. Enter a whole number above zero, such as 1234567 or \(Message.number(12.5, digits: 1))M."
        )
      )
    case .scoreTooLarge:
      ("scoreTooLarge", Message("This score is too large. Enter at most \(Message.number(Double(GameScore.largest)))."))
    case .futureDate: ("futureDate", Message("This day is in the future. Enter today or an earlier day."))
    case .tournamentNameRequired: ("tournamentNameRequired", Message("Enter the name of the tournament."))
    case .noVideoSource: ("noVideoSource", Message("Choose a video."))
    case .invalidTime:
      ("invalidTime", Message("This is not a time. Enter minutes and seconds, such as 12:34, or 1:02:03 with hours."))
    case .timesIncomplete: ("timesIncomplete", Message("Enter both times, or leave both empty for the whole video."))
    case .watchedTooLong: ("watchedTooLong", Message("This is more than the length of the video. Check both times."))
    case .noProgress: ("noProgress", Message("Enter your progress from 0 to 100."))
    case .invalidMinutes: ("invalidMinutes", Message("Enter the minutes as a whole number above zero."))
    case .invalidCompetency: ("invalidCompetency", Message("Choose a number from 1 to 5."))
    case .unknownEntry: ("unknownEntry", Message("This entry no longer exists. Load the journal again."))
    case .readOnlyEntry: ("readOnlyEntry", Message("This row cannot be changed."))
    case .emptyNote: ("emptyNote", Message("Enter a note."))
    case .notInThisEntry: ("notInThisEntry", Message("This entry has no such field."))
    case .invalidValue: ("invalidValue", Message("This value is not possible here. Choose one from the list."))
    case .nameRequired: ("nameRequired", Message("Enter a name for the group."))
    case .invalidName:
      ("invalidName", Message("A name has 1 to \(TextLimit.name.characters) characters that can be seen."))
    case .noGames: ("noGames", Message("Choose at least one game."))
    case .invalidDate: ("invalidDate", Message("This is not a day. Enter a day such as 2026-03-30."))
    case .endBeforeStart: ("endBeforeStart", Message("The last day is before the first day. Change one of them."))
    case .unknownGroup: ("unknownGroup", Message("This group no longer exists. Load the groups again."))
    case .notConfirmed: ("notConfirmed", Message("Type the word reset to delete everything."))
    case .noPlayer: ("noPlayer", Message("Choose your name in the league first."))
    case .noLeague:
      ("noLeague", Message("The league's scores or its game library are missing. Check for newer files first."))
    case .nothingToUndo: ("nothingToUndo", Message("There is nothing to undo."))
    case .unknownBackup: ("unknownBackup", Message("This backup does not exist, or a part of it is missing."))
    case .doubtfulScore(let question): ("doubtfulScore", question)
    case .unreadable(let reason): ("unreadablePractice", Message("This is not a practice file: \(reason)."))
    case .newer(let version):
      (
        "unreadablePractice",
        Message(
          "A later version of this app wrote the file (schema \(version)). Update this app, then import it again."
        )
      )
    case .tooLarge:
      ("tooLarge", Message("This is too long. Shorten it to at most \(Limits.eventBytes / 1024) KB."))
    case .journal(let error): ("journal", Message(verbatim: error.description))
    }
  }
}
