public import Domain

/// Why something is not entered or changed; the raw value is a stable code.
public enum PracticeRefusal: String, Error, Hashable, Sendable {
  /// Rejected fields of entries.
  case noGame, invalidScore, scoreTooLarge, futureDate, tournamentNameRequired, noVideoSource, invalidTime,
    timesIncomplete, watchedTooLong
  /// Rejected fields of study events, notes and rows.
  case noProgress, invalidMinutes, invalidCompetency, unknownEntry, readOnlyEntry, emptyNote, notInThisEntry,
    invalidValue
  /// Rejected settings and groups.
  case nameRequired, noGames, invalidDate, endBeforeStart, unknownGroup, notConfirmed
  /// Rejected commands.
  case noPlayer, noLeague, unknownBackup, nothingToUndo
}

extension PracticeRefusal: CustomStringConvertible {
  /// A sentence for the player, with the advice for now.
  public var message: Message {
    switch self {
    case .noGame: Message("Choose a game.")
    case .invalidScore:
      Message(
        "This is not a score. Enter a whole number above zero, such as 1234567 or \(Message.number(12.5, digits: 1))M."
      )
    case .scoreTooLarge: Message("This score is too large. Enter at most \(Message.number(Double(GameScore.largest))).")
    case .futureDate: Message("This day is in the future. Enter today or an earlier day.")
    case .tournamentNameRequired: Message("Enter the name of the tournament.")
    case .noVideoSource: Message("Choose a video.")
    case .invalidTime: Message("This is not a time. Enter minutes and seconds, such as 12:34, or 1:02:03 with hours.")
    case .timesIncomplete: Message("Enter both times, or leave both empty for the whole video.")
    case .watchedTooLong: Message("This is more than the length of the video. Check both times.")
    case .noProgress: Message("Enter your progress from 0 to 100.")
    case .invalidMinutes: Message("Enter the minutes as a whole number above zero.")
    case .invalidCompetency: Message("Choose a number from 1 to 5.")
    case .unknownEntry: Message("This entry no longer exists. Load the journal again.")
    case .readOnlyEntry: Message("This row cannot be changed.")
    case .emptyNote: Message("Enter a note.")
    case .notInThisEntry: Message("This entry has no such field.")
    case .invalidValue: Message("This value is not possible here. Choose one from the list.")
    case .nameRequired: Message("Enter a name for the group.")
    case .noGames: Message("Choose at least one game.")
    case .invalidDate: Message("This is not a day. Enter a day such as 2026-03-30.")
    case .endBeforeStart: Message("The last day is before the first day. Change one of them.")
    case .unknownGroup: Message("This group no longer exists. Load the groups again.")
    case .notConfirmed: Message("Type the word reset to delete everything.")
    case .noPlayer: Message("Choose your name in the league first.")
    case .noLeague: Message("The league's scores or its game library are missing. Check for newer files first.")
    case .nothingToUndo: Message("There is nothing to undo.")
    case .unknownBackup: Message("This backup does not exist, or a part of it is missing.")
    }
  }

  /// The sentence in English.
  public var description: String { message.description }
}
