/// A word of the stored state, known to this version or not.
///
/// A later version, or the other of the two apps that wrote these files, may know more words; they are kept as they are.
public protocol PracticeWord: RawRepresentable, Hashable, Sendable where RawValue == String {
  init(rawValue: String)
  /// The words that this version knows, in their order.
  static var known: [Self] { get }
}

extension PracticeWord {
  public var isKnown: Bool { Self.known.contains(self) }
}

/// What a player may study or do with a game; the order is that of the next action to suggest.
public struct StudyTask: PracticeWord {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let playfield = StudyTask(rawValue: "playfield")
  public static let rulesheet = StudyTask(rawValue: "rulesheet")
  public static let tutorialVideo = StudyTask(rawValue: "tutorialVideo")
  public static let gameplayVideo = StudyTask(rawValue: "gameplayVideo")
  public static let practice = StudyTask(rawValue: "practice")
  public static let known = [playfield, rulesheet, tutorialVideo, gameplayVideo, practice]

  /// The action of the journal row that goes with it.
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

/// What a row of the journal tells.
public struct JournalAction: PracticeWord {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let rulesheetRead = JournalAction(rawValue: "rulesheetRead")
  public static let tutorialWatch = JournalAction(rawValue: "tutorialWatch")
  public static let gameplayWatch = JournalAction(rawValue: "gameplayWatch")
  public static let playfieldViewed = JournalAction(rawValue: "playfieldViewed")
  public static let gameBrowse = JournalAction(rawValue: "gameBrowse")
  public static let practiceSession = JournalAction(rawValue: "practiceSession")
  public static let scoreLogged = JournalAction(rawValue: "scoreLogged")
  public static let noteAdded = JournalAction(rawValue: "noteAdded")
  public static let known = [
    rulesheetRead, tutorialWatch, gameplayWatch, playfieldViewed, gameBrowse, practiceSession, scoreLogged, noteAdded,
  ]

  /// The task that it is about; nil for what is no study.
  public var task: StudyTask? { StudyTask.known.first { $0.action == self } }

  /// Whether it is about a video.
  public var isVideo: Bool { self == .tutorialWatch || self == .gameplayWatch }
}

/// What a note is about; files of the other app also have `mechanics`.
public struct NoteCategory: PracticeWord {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let general = NoteCategory(rawValue: "general")
  public static let shots = NoteCategory(rawValue: "shots")
  public static let modes = NoteCategory(rawValue: "modes")
  public static let multiball = NoteCategory(rawValue: "multiball")
  public static let strategy = NoteCategory(rawValue: "strategy")
  public static let mechanics = NoteCategory(rawValue: "mechanics")
  public static let known = [general, shots, modes, multiball, strategy, mechanics]
}

/// Where a score was played.
public struct ScoreContext: PracticeWord {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let practice = ScoreContext(rawValue: "practice")
  public static let league = ScoreContext(rawValue: "league")
  public static let tournament = ScoreContext(rawValue: "tournament")
  public static let known = [practice, league, tournament]
}

/// How progress in a video is told.
public struct VideoKind: PracticeWord {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let clock = VideoKind(rawValue: "clock")
  public static let percent = VideoKind(rawValue: "percent")
  public static let known = [clock, percent]
}

/// What the games of a group have in common.
public struct GroupKind: PracticeWord {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let bank = GroupKind(rawValue: "bank")
  public static let location = GroupKind(rawValue: "location")
  public static let custom = GroupKind(rawValue: "custom")
  public static let known = [bank, location, custom]
}

/// How times without practice are drawn.
public struct GapMode: PracticeWord {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let realTimeline = GapMode(rawValue: "realTimeline")
  public static let compressInactive = GapMode(rawValue: "compressInactive")
  public static let activeSessionsOnly = GapMode(rawValue: "activeSessionsOnly")
  public static let brokenAxis = GapMode(rawValue: "brokenAxis")
  public static let known = [realTimeline, compressInactive, activeSessionsOnly, brokenAxis]
}
