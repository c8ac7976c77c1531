package import CanonicalJSON
package import Domain

/// One record of the practice state: a JSON object whose known members are typed.
package protocol PracticeRecord: Hashable, Sendable {
  /// Members that have no type: unknown ones, and known ones in an unusual spelling.
  var kept: [JSON.Member] { get set }
}

package protocol PracticeEntry: PracticeRecord, Identifiable where ID == EntryID {
  var id: EntryID { get }
  /// The practice key of the game, or the file's text for it; empty for none.
  var gameID: String { get set }
  var timestamp: Timestamp { get }
}

/// A player's progress with one task of a game.
package struct StudyEvent: PracticeEntry {
  package internal(set) var id = EntryID.none
  package var gameID = ""
  package var task = StudyTask.practice
  /// The progress from 0 to 100.
  package var progressPercent = 0
  package internal(set) var timestamp: Timestamp = 0
  /// The journal row that it was logged with; nil in old files, where it is found by its content.
  package internal(set) var journalEntryID: EntryID?
  package var kept: [JSON.Member] = []
}

/// A player's progress in a video, as text.
package struct VideoProgressEntry: PracticeEntry {
  package internal(set) var id = EntryID.none
  package var gameID = ""
  package var kind = VideoKind.percent
  /// The progress: `Tutorial 1 • 00:12:34/00:45:00 (28%)`, `Tutorial 1 • 28%`, or in the other app's form `28%
  /// (Tutorial 1)`.
  package var value = ""
  package internal(set) var timestamp: Timestamp = 0
  /// The journal row that it was logged with; nil in old files.
  package internal(set) var journalEntryID: EntryID?
  package var kept: [JSON.Member] = []
}

package struct ScoreEntry: PracticeEntry {
  package internal(set) var id = EntryID.none
  package var gameID = ""
  package var score = 0.0
  package var context = ScoreContext.practice
  package var tournamentName: String?
  /// The place of the game, such as a bar; nil for none.
  package var location: String?
  package internal(set) var timestamp: Timestamp = 0
  package internal(set) var leagueImported = false
  /// The league's night of an imported score; nil for manual scores, and in older files.
  package internal(set) var eventDate: CivilDate?
  /// The journal row that it was logged with; nil in old files.
  package internal(set) var journalEntryID: EntryID?
  package var kept: [JSON.Member] = []
}

/// A note about a game, or about no game.
package struct NoteEntry: PracticeEntry {
  package internal(set) var id = EntryID.none
  package var gameID = ""
  package var category = NoteCategory.general
  package var detail: String?
  package var note = ""
  package internal(set) var timestamp: Timestamp = 0
  /// The journal row that it was logged with; nil in old files.
  package internal(set) var journalEntryID: EntryID?
  package var kept: [JSON.Member] = []
}

/// One row of the journal, with the values of its records.
package struct JournalEntry: PracticeEntry {
  package internal(set) var id = EntryID.none
  package var gameID = ""
  package internal(set) var action = JournalAction.gameBrowse
  package internal(set) var task: StudyTask?
  /// The progress of a study event, from 0 to 100.
  package var progressPercent: Int?
  package var videoKind: VideoKind?
  package var videoValue: String?
  package var score: Double?
  package var scoreContext: ScoreContext?
  package var tournamentName: String?
  /// The place where a score was played; nil for none.
  package var location: String?
  package var noteCategory: NoteCategory?
  package var noteDetail: String?
  package var note: String?
  package internal(set) var timestamp: Timestamp = 0
  /// The league's night of an imported score; nil for other rows, and in older files.
  package internal(set) var eventDate: CivilDate?
  package var kept: [JSON.Member] = []

  /// The sentence of this row in the flat shape of old files, for rows without other data.
  package var oldSummary: String? { kept.last { $0.key == "summary" }?.value.text }
}

/// Games that are practised together, perhaps for a limited time.
package struct CustomGroup: PracticeRecord, Identifiable {
  package internal(set) var id = EntryID.none
  package var name = "Group"
  package var gameIDs: [String] = []
  package var type = GroupKind.custom
  package var isActive = true
  package var isArchived = false
  package var isPriority = false
  package var startDate: Timestamp?
  package var endDate: Timestamp?
  package internal(set) var createdAt: Timestamp = 0
  package var kept: [JSON.Member] = []

  /// Creates an empty group; ``PracticeState/creation(of:id:now:position:)`` makes a complete one.
  init() {}
}
