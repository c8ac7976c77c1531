public import CanonicalJSON
import Domain

/// A player's whole practice: the canonical state, schema version 4.
///
/// A value; ``applying(_:)`` makes the next. Its JSON form (``json``) is the exchange format.
public struct PracticeState: PracticeRecord {
  /// The version written on every save.
  public static let schemaVersion = 4
  /// The most members of later versions or other programs that are kept.
  ///
  /// Each step looks for its member among them.
  static let mostMembers = 200

  /// The study events.
  public internal(set) var studyEvents = Entries<StudyEvent>()
  /// The video progress.
  public internal(set) var videoProgressEntries = Entries<VideoProgressEntry>()
  /// The scores.
  public internal(set) var scoreEntries = Entries<ScoreEntry>()
  /// The notes.
  public internal(set) var noteEntries = Entries<NoteEntry>()
  /// The rows of the journal.
  public internal(set) var journalEntries = Entries<JournalEntry>()
  /// The groups, in the order of display.
  public internal(set) var customGroups: [CustomGroup] = []
  /// The league settings.
  public internal(set) var leagueSettings = LeaguePlayerSettings()
  /// The sync settings.
  public internal(set) var syncSettings = PracticeSyncSettings()
  /// The settings of figures.
  public internal(set) var analyticsSettings = AnalyticsSettings()
  /// The reading position in each game's rulesheet, from 0 to 1.
  public internal(set) var rulesheetResumeOffsets: [String: Double] = [:]
  /// The position to continue at in each game's videos.
  public internal(set) var videoResumeHints: [String: String] = [:]
  /// The one note of each game.
  public internal(set) var gameSummaryNotes: [String: String] = [:]
  /// The player's settings.
  public internal(set) var practiceSettings = PracticeSettings()
  public var kept: [JSON.Member] = []

  /// Creates an empty state.
  public init() {}
}
