public import CanonicalJSON
public import Domain

/// One record of the practice state: a JSON object whose known members are typed.
public protocol PracticeRecord: Hashable, Sendable {
  /// What the typed members cannot say: unknown members, and known ones in a spelling of their own.
  var kept: [JSON.Member] { get set }
}

/// Something that happened to a game at a time.
public protocol PracticeEntry: PracticeRecord, Identifiable {
  var id: EntryID { get }
  /// The practice key of the game, or the text that a file has for it; empty for none.
  var gameID: String { get set }
  var timestamp: Timestamp { get }
}

/// How far a player has come with one task of a game.
public struct StudyEvent: PracticeEntry {
  public internal(set) var id = EntryID.none
  public var gameID = ""
  public var task = StudyTask.practice
  public var progressPercent = 0
  public internal(set) var timestamp: Timestamp = 0
  /// The row of the journal that it was logged with; nil in old files, where it is found by what it says.
  public internal(set) var journalEntryID: EntryID?
  public var kept: [JSON.Member] = []
}

/// How far a player has seen a video, as text.
public struct VideoProgressEntry: PracticeEntry {
  public internal(set) var id = EntryID.none
  public var gameID = ""
  public var kind = VideoKind.percent
  /// `Tutorial 1 • 00:12:34/00:45:00 (28%)`, `Tutorial 1 • 28%`, or in the other app's form `28% (Tutorial 1)`.
  public var value = ""
  public internal(set) var timestamp: Timestamp = 0
  public internal(set) var journalEntryID: EntryID?
  public var kept: [JSON.Member] = []
}

/// One score of one game.
public struct ScoreEntry: PracticeEntry {
  public internal(set) var id = EntryID.none
  public var gameID = ""
  public var score = 0.0
  public var context = ScoreContext.practice
  public var tournamentName: String?
  /// Where the player played it, such as a bar; nil where it is not noted.
  public var location: String?
  public internal(set) var timestamp: Timestamp = 0
  /// Whether it comes from the league's file rather than from the player's hand.
  public internal(set) var leagueImported = false
  /// The league's night of an imported score; nil for scores entered by hand, and in older files.
  public internal(set) var eventDate: CivilDate?
  public internal(set) var journalEntryID: EntryID?
  public var kept: [JSON.Member] = []
}

/// One note about one game, or about none.
public struct NoteEntry: PracticeEntry {
  public internal(set) var id = EntryID.none
  public var gameID = ""
  public var category = NoteCategory.general
  public var detail: String?
  public var note = ""
  public internal(set) var timestamp: Timestamp = 0
  public internal(set) var journalEntryID: EntryID?
  public var kept: [JSON.Member] = []
}

/// One row of the journal: what was done, in the words of the records that were made with it.
public struct JournalEntry: PracticeEntry {
  public internal(set) var id = EntryID.none
  public var gameID = ""
  public internal(set) var action = JournalAction.gameBrowse
  public internal(set) var task: StudyTask?
  public var progressPercent: Int?
  public var videoKind: VideoKind?
  public var videoValue: String?
  public var score: Double?
  public var scoreContext: ScoreContext?
  public var tournamentName: String?
  /// Where the player played a score; nil where it is not noted.
  public var location: String?
  public var noteCategory: NoteCategory?
  public var noteDetail: String?
  public var note: String?
  public internal(set) var timestamp: Timestamp = 0
  /// The league's night of an imported score; nil for other rows, and in older files.
  public internal(set) var eventDate: CivilDate?
  public var kept: [JSON.Member] = []

  /// What the flat shape of old files showed as this row, for rows that nothing more is known of.
  public var oldSummary: String? { kept.last { $0.key == "summary" }?.value.text }
}

/// Games that are practised together, maybe for a time.
public struct CustomGroup: PracticeRecord, Identifiable {
  public internal(set) var id = EntryID.none
  public var name = "Group"
  public var gameIDs: [String] = []
  public var type = GroupKind.custom
  public var isActive = true
  public var isArchived = false
  public var isPriority = false
  public var startDate: Timestamp?
  public var endDate: Timestamp?
  public internal(set) var createdAt: Timestamp = 0
  public var kept: [JSON.Member] = []

  /// An empty one; ``PracticeState/creation(of:id:now:position:)`` makes a group.
  init() {}
}
