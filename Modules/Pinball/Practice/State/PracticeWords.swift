/// A word of the stored state, known to this version or not.
///
/// A later version, or the other of the two apps that wrote these files, may know more words. They are kept unchanged.
public protocol PracticeWord: RawRepresentable, Hashable, Sendable where RawValue == String {
  /// Creates a word from its stored text.
  init(rawValue: String)
  /// The words that this version knows, in order.
  static var known: [Self] { get }
}

extension PracticeWord {
  /// Whether this version knows the word.
  public var isKnown: Bool { Self.known.contains(self) }
}

/// A task with a game.
///
/// The order is that of the next suggested action.
public struct StudyTask: PracticeWord {
  /// The stored text.
  public let rawValue: String
  /// Creates a word from its stored text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Looking at the playfield.
  public static let playfield = StudyTask(rawValue: "playfield")
  /// Reading the rulesheet.
  public static let rulesheet = StudyTask(rawValue: "rulesheet")
  /// Watching a tutorial.
  public static let tutorialVideo = StudyTask(rawValue: "tutorialVideo")
  /// Watching gameplay.
  public static let gameplayVideo = StudyTask(rawValue: "gameplayVideo")
  /// Practising.
  public static let practice = StudyTask(rawValue: "practice")
  /// The words that this version knows, in order.
  public static let known = [playfield, rulesheet, tutorialVideo, gameplayVideo, practice]

  /// The action of the journal row for the task.
  public var action: JournalAction? {
    switch self {
    case .playfield: .playfieldViewed
    case .rulesheet: .rulesheetRead
    case .tutorialVideo: .tutorialWatch
    case .gameplayVideo: .gameplayWatch
    case .practice: .practiceSession
    default: nil
    }
  }
}

/// The action of a journal row.
public struct JournalAction: PracticeWord {
  /// The stored text.
  public let rawValue: String
  /// Creates a word from its stored text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The rulesheet was read.
  public static let rulesheetRead = JournalAction(rawValue: "rulesheetRead")
  /// A tutorial was watched.
  public static let tutorialWatch = JournalAction(rawValue: "tutorialWatch")
  /// Gameplay was watched.
  public static let gameplayWatch = JournalAction(rawValue: "gameplayWatch")
  /// The playfield was viewed.
  public static let playfieldViewed = JournalAction(rawValue: "playfieldViewed")
  /// The game's page was opened.
  public static let gameBrowse = JournalAction(rawValue: "gameBrowse")
  /// The game was practised.
  public static let practiceSession = JournalAction(rawValue: "practiceSession")
  /// A score was logged.
  public static let scoreLogged = JournalAction(rawValue: "scoreLogged")
  /// A note was added.
  public static let noteAdded = JournalAction(rawValue: "noteAdded")
  /// The words that this version knows, in order.
  public static let known = [
    rulesheetRead, tutorialWatch, gameplayWatch, playfieldViewed, gameBrowse, practiceSession, scoreLogged, noteAdded,
  ]

  /// The task of the action; nil for an action without a task.
  public var task: StudyTask? { StudyTask.known.first { $0.action == self } }

  /// Whether the action is watching a video.
  public var isVideo: Bool { self == .tutorialWatch || self == .gameplayWatch }
}

/// The category of a note.
///
/// Files of the other app also have `mechanics`.
public struct NoteCategory: PracticeWord {
  /// The stored text.
  public let rawValue: String
  /// Creates a word from its stored text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// No special category.
  public static let general = NoteCategory(rawValue: "general")
  /// Shots.
  public static let shots = NoteCategory(rawValue: "shots")
  /// Modes.
  public static let modes = NoteCategory(rawValue: "modes")
  /// Multiball.
  public static let multiball = NoteCategory(rawValue: "multiball")
  /// Strategy.
  public static let strategy = NoteCategory(rawValue: "strategy")
  /// Mechanics.
  public static let mechanics = NoteCategory(rawValue: "mechanics")
  /// The words that this version knows, in order.
  public static let known = [general, shots, modes, multiball, strategy, mechanics]
}

/// The context of a score.
public struct ScoreContext: PracticeWord {
  /// The stored text.
  public let rawValue: String
  /// Creates a word from its stored text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Practice.
  public static let practice = ScoreContext(rawValue: "practice")
  /// The league.
  public static let league = ScoreContext(rawValue: "league")
  /// A tournament.
  public static let tournament = ScoreContext(rawValue: "tournament")
  /// The words that this version knows, in order.
  public static let known = [practice, league, tournament]
}

/// The measure of progress in a video.
public struct VideoKind: PracticeWord {
  /// The stored text.
  public let rawValue: String
  /// Creates a word from its stored text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// By time.
  public static let clock = VideoKind(rawValue: "clock")
  /// By percentage.
  public static let percent = VideoKind(rawValue: "percent")
  /// The words that this version knows, in order.
  public static let known = [clock, percent]
}

/// The common property of a group's games.
public struct GroupKind: PracticeWord {
  /// The stored text.
  public let rawValue: String
  /// Creates a word from its stored text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The same bank.
  public static let bank = GroupKind(rawValue: "bank")
  /// The same location.
  public static let location = GroupKind(rawValue: "location")
  /// The player's own choice.
  public static let custom = GroupKind(rawValue: "custom")
  /// The words that this version knows, in order.
  public static let known = [bank, location, custom]
}

/// The display of times without practice.
public struct GapMode: PracticeWord {
  /// The stored text.
  public let rawValue: String
  /// Creates a word from its stored text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// To scale.
  public static let realTimeline = GapMode(rawValue: "realTimeline")
  /// Compressed.
  public static let compressInactive = GapMode(rawValue: "compressInactive")
  /// Left out.
  public static let activeSessionsOnly = GapMode(rawValue: "activeSessionsOnly")
  /// As a broken axis.
  public static let brokenAxis = GapMode(rawValue: "brokenAxis")
  /// The words that this version knows, in order.
  public static let known = [realTimeline, compressInactive, activeSessionsOnly, brokenAxis]
}
