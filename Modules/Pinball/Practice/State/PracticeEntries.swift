public import CanonicalJSON
public import Domain

/// One record of the practice state: a JSON object whose known members are typed.
public protocol PracticeRecord: Hashable, Sendable {
  /// Members that have no type: unknown ones, and known ones in an unusual spelling.
  var kept: [JSON.Member] { get set }
}

/// An event about a game at a time.
public protocol PracticeEntry: PracticeRecord, Identifiable {
  var id: EntryID { get }
  /// The practice key of the game, or the file's text for it; empty for none.
  var gameID: String { get set }
  /// The time of the event.
  var timestamp: Timestamp { get }
}

/// A player's progress with one task of a game.
public struct StudyEvent: PracticeEntry {
  public internal(set) var id = EntryID.none
  public var gameID = ""
  /// The task.
  public var task = StudyTask.practice
  /// The progress from 0 to 100.
  public var progressPercent = 0
  /// The time of the event.
  public internal(set) var timestamp: Timestamp = 0
  /// The journal row that it was logged with; nil in old files, where it is found by its content.
  public internal(set) var journalEntryID: EntryID?
  public var kept: [JSON.Member] = []
}

/// A player's progress in a video, as text.
public struct VideoProgressEntry: PracticeEntry {
  public internal(set) var id = EntryID.none
  public var gameID = ""
  /// The kind of progress.
  public var kind = VideoKind.percent
  /// The progress: `Tutorial 1 • 00:12:34/00:45:00 (28%)`, `Tutorial 1 • 28%`, or in the other app's form `28%
  /// (Tutorial 1)`.
  public var value = ""
  /// The time of the event.
  public internal(set) var timestamp: Timestamp = 0
  /// The journal row that it was logged with; nil in old files.
  public internal(set) var journalEntryID: EntryID?
  public var kept: [JSON.Member] = []
}

/// One score of one game.
public struct ScoreEntry: PracticeEntry {
  public internal(set) var id = EntryID.none
  public var gameID = ""
  /// The score.
  public var score = 0.0
  /// The context in which it was played.
  public var context = ScoreContext.practice
  /// The tournament's name; nil for none.
  public var tournamentName: String?
  /// The place of the game, such as a bar; nil for none.
  public var location: String?
  public internal(set) var timestamp: Timestamp = 0
  /// Whether it was imported from the league's file.
  public internal(set) var leagueImported = false
  /// The league's night of an imported score; nil for manual scores, and in older files.
  public internal(set) var eventDate: CivilDate?
  /// The journal row that it was logged with; nil in old files.
  public internal(set) var journalEntryID: EntryID?
  public var kept: [JSON.Member] = []
}

/// A note about a game, or about no game.
public struct NoteEntry: PracticeEntry {
  public internal(set) var id = EntryID.none
  public var gameID = ""
  /// The category.
  public var category = NoteCategory.general
  /// The subject within the category; nil for none.
  public var detail: String?
  /// The text.
  public var note = ""
  /// The time of the event.
  public internal(set) var timestamp: Timestamp = 0
  /// The journal row that it was logged with; nil in old files.
  public internal(set) var journalEntryID: EntryID?
  public var kept: [JSON.Member] = []
}

/// One row of the journal, with the values of its records.
public struct JournalEntry: PracticeEntry {
  public internal(set) var id = EntryID.none
  public var gameID = ""
  /// The action.
  public internal(set) var action = JournalAction.gameBrowse
  /// The task of a study event.
  public internal(set) var task: StudyTask?
  /// The progress of a study event, from 0 to 100.
  public var progressPercent: Int?
  /// The kind of video progress.
  public var videoKind: VideoKind?
  /// The video progress as text.
  public var videoValue: String?
  /// The score.
  public var score: Double?
  /// The context of the score.
  public var scoreContext: ScoreContext?
  /// The tournament's name.
  public var tournamentName: String?
  /// The place where a score was played; nil for none.
  public var location: String?
  /// The category of a note; nil for other entries.
  public var noteCategory: NoteCategory?
  /// The subject of the note.
  public var noteDetail: String?
  /// The note.
  public var note: String?
  /// The time of the event.
  public internal(set) var timestamp: Timestamp = 0
  /// The league's night of an imported score; nil for other rows, and in older files.
  public internal(set) var eventDate: CivilDate?
  public var kept: [JSON.Member] = []

  /// The sentence of this row in the flat shape of old files, for rows without other data.
  public var oldSummary: String? { kept.last { $0.key == "summary" }?.value.text }
}

/// Games that are practised together, perhaps for a limited time.
public struct CustomGroup: PracticeRecord, Identifiable {
  public internal(set) var id = EntryID.none
  /// The name of the group.
  public var name = "Group"
  /// The games, in the order of display.
  public var gameIDs: [String] = []
  /// The kind of group.
  public var type = GroupKind.custom
  /// Whether the player works on the group.
  public var isActive = true
  /// Whether the group is archived.
  public var isArchived = false
  /// Whether the group comes first.
  public var isPriority = false
  /// The first moment of the group; nil for none.
  public var startDate: Timestamp?
  /// The last moment of the group; nil for none.
  public var endDate: Timestamp?
  /// The time of creation.
  public internal(set) var createdAt: Timestamp = 0
  public var kept: [JSON.Member] = []

  /// Creates an empty group; ``PracticeState/creation(of:id:now:position:)`` makes a complete one.
  init() {}
}
