public import CanonicalJSON
import Domain

/// All that a player has practised: the canonical state, schema version 4.
///
/// A value; ``applying(_:)`` makes the next one. Its JSON form (``json``) is the exchange format.
public struct PracticeState: PracticeRecord {
  /// What is written on every save.
  public static let schemaVersion = 4

  public internal(set) var studyEvents = Entries<StudyEvent>()
  public internal(set) var videoProgressEntries = Entries<VideoProgressEntry>()
  public internal(set) var scoreEntries = Entries<ScoreEntry>()
  public internal(set) var noteEntries = Entries<NoteEntry>()
  public internal(set) var journalEntries = Entries<JournalEntry>()
  /// In the order in which they are shown.
  public internal(set) var customGroups: [CustomGroup] = []
  public internal(set) var leagueSettings = LeaguePlayerSettings()
  public internal(set) var syncSettings = PracticeSyncSettings()
  public internal(set) var analyticsSettings = AnalyticsSettings()
  /// How far the rulesheet of a game has been read, from 0 to 1.
  public internal(set) var rulesheetResumeOffsets: [String: Double] = [:]
  /// Where to go on in the videos of a game.
  public internal(set) var videoResumeHints: [String: String] = [:]
  public internal(set) var gameSummaryNotes: [String: String] = [:]
  public internal(set) var practiceSettings = PracticeSettings()
  public var kept: [JSON.Member] = []

  public init() {}
}
