/// The reason for rejecting an entry or a change.
///
/// The raw value is a stable code.
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
  /// The reason as a sentence.
  public var description: String {
    switch self {
    case .noGame: "Choose a game."
    case .invalidScore: "This is no score. Enter a whole number above zero, such as 1234567 or 12.5M."
    case .scoreTooLarge: "This score is too large. Enter at most 9,007,199,254,740,991."
    case .futureDate: "This day has not come yet. Enter today or an earlier day."
    case .tournamentNameRequired: "A tournament score needs the tournament's name."
    case .noVideoSource: "Choose a video."
    case .invalidTime: "This is no time. Enter minutes and seconds, such as 12:34, or 1:02:03 with hours."
    case .timesIncomplete: "Give both times, or none for the whole video."
    case .watchedTooLong: "You cannot have watched more than the video's length."
    case .noProgress: "Give how far you have come."
    case .invalidMinutes: "Minutes must be a whole number above zero."
    case .invalidCompetency: "Competency goes from 1 to 5."
    case .unknownEntry: "There is no such entry any more."
    case .readOnlyEntry: "This row cannot be changed."
    case .emptyNote: "The note is empty."
    case .notInThisEntry: "This entry has no such field."
    case .invalidValue: "This value does not fit."
    case .nameRequired: "The group needs a name."
    case .noGames: "Choose at least one game."
    case .invalidDate: "Dates look like 2026-03-30."
    case .endBeforeStart: "The end is before the start."
    case .unknownGroup: "There is no such group any more."
    case .notConfirmed: "Type the word reset to go on."
    case .noPlayer: "Say first which player of the league you are."
    case .noLeague: "The league's scores, or its library of games, are not here."
    case .nothingToUndo: "Nothing was done under that word, so nothing can be brought back."
    case .unknownBackup: "There is no such backup, or a part of it is missing."
    }
  }
}
