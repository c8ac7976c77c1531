package import CanonicalJSON
import Domain

/// A player's whole practice: the canonical state, schema version 4.
///
/// A value; ``applying(_:)`` makes the next. Its JSON form (``json``) is the exchange format.
package struct PracticeState: PracticeRecord {
  package static let schemaVersion = 4
  /// The most foreign members that are kept, because each step looks for its member among them.
  static let mostMembers = 200

  package internal(set) var studyEvents = Entries<StudyEvent>()
  package internal(set) var videoProgressEntries = Entries<VideoProgressEntry>()
  package internal(set) var scoreEntries = Entries<ScoreEntry>()
  package internal(set) var noteEntries = Entries<NoteEntry>()
  package internal(set) var journalEntries = Entries<JournalEntry>()
  package internal(set) var customGroups: [CustomGroup] = []
  package var leagueSettings = LeaguePlayerSettings()
  package var syncSettings = PracticeSyncSettings()
  package var analyticsSettings = AnalyticsSettings()
  /// The reading position in each game's rulesheet, from 0 to 1.
  package internal(set) var rulesheetResumeOffsets: [String: Double] = [:]
  /// The position to continue at in each game's videos.
  package internal(set) var videoResumeHints: [String: String] = [:]
  package internal(set) var gameSummaryNotes: [String: String] = [:]
  package var practiceSettings = PracticeSettings()
  package var kept: [JSON.Member] = []

  package init() {}
}
