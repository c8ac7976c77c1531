/// A word of the stored state, known to this version or not.
///
/// A later version, or the other of the two apps that wrote these files, may know more words. They are kept unchanged.
package protocol PracticeWord: RawRepresentable, Hashable, Sendable where RawValue == String {
  /// Creates a word from its stored text.
  init(rawValue: String)
  /// The words that this version knows, in order.
  static var known: [Self] { get }
}

extension PracticeWord {
  package var isKnown: Bool { Self.known.contains(self) }
}

/// A task with a game, in the order of the next suggested action.
package struct StudyTask: PracticeWord {
  package let rawValue: String
  package init(rawValue: String) { self.rawValue = rawValue }

  package static let playfield = StudyTask(rawValue: "playfield")
  package static let rulesheet = StudyTask(rawValue: "rulesheet")
  package static let tutorialVideo = StudyTask(rawValue: "tutorialVideo")
  package static let gameplayVideo = StudyTask(rawValue: "gameplayVideo")
  package static let practice = StudyTask(rawValue: "practice")
  package static let known = [playfield, rulesheet, tutorialVideo, gameplayVideo, practice]

  package var action: JournalAction? {
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

package struct JournalAction: PracticeWord {
  package let rawValue: String
  package init(rawValue: String) { self.rawValue = rawValue }

  package static let rulesheetRead = JournalAction(rawValue: "rulesheetRead")
  package static let tutorialWatch = JournalAction(rawValue: "tutorialWatch")
  package static let gameplayWatch = JournalAction(rawValue: "gameplayWatch")
  package static let playfieldViewed = JournalAction(rawValue: "playfieldViewed")
  /// The game's page was opened.
  package static let gameBrowse = JournalAction(rawValue: "gameBrowse")
  package static let practiceSession = JournalAction(rawValue: "practiceSession")
  package static let scoreLogged = JournalAction(rawValue: "scoreLogged")
  package static let noteAdded = JournalAction(rawValue: "noteAdded")
  package static let known = [
    rulesheetRead, tutorialWatch, gameplayWatch, playfieldViewed, gameBrowse, practiceSession, scoreLogged, noteAdded,
  ]

  package var task: StudyTask? { StudyTask.known.first { $0.action == self } }

  package var isVideo: Bool { self == .tutorialWatch || self == .gameplayWatch }
}

/// The category of a note; files of the other app also have `mechanics`.
package struct NoteCategory: PracticeWord {
  package let rawValue: String
  package init(rawValue: String) { self.rawValue = rawValue }

  package static let general = NoteCategory(rawValue: "general")
  package static let shots = NoteCategory(rawValue: "shots")
  package static let modes = NoteCategory(rawValue: "modes")
  package static let multiball = NoteCategory(rawValue: "multiball")
  package static let strategy = NoteCategory(rawValue: "strategy")
  package static let mechanics = NoteCategory(rawValue: "mechanics")
  package static let known = [general, shots, modes, multiball, strategy, mechanics]
}

package struct ScoreContext: PracticeWord {
  package let rawValue: String
  package init(rawValue: String) { self.rawValue = rawValue }

  package static let practice = ScoreContext(rawValue: "practice")
  package static let league = ScoreContext(rawValue: "league")
  package static let tournament = ScoreContext(rawValue: "tournament")
  package static let known = [practice, league, tournament]
}

/// The measure of progress in a video.
package struct VideoKind: PracticeWord {
  package let rawValue: String
  package init(rawValue: String) { self.rawValue = rawValue }

  package static let clock = VideoKind(rawValue: "clock")
  package static let percent = VideoKind(rawValue: "percent")
  package static let known = [clock, percent]
}

/// The common property of a group's games.
package struct GroupKind: PracticeWord {
  package let rawValue: String
  package init(rawValue: String) { self.rawValue = rawValue }

  package static let bank = GroupKind(rawValue: "bank")
  package static let location = GroupKind(rawValue: "location")
  package static let custom = GroupKind(rawValue: "custom")
  package static let known = [bank, location, custom]
}

/// The display of times without practice.
package struct GapMode: PracticeWord {
  package let rawValue: String
  package init(rawValue: String) { self.rawValue = rawValue }

  /// To scale.
  package static let realTimeline = GapMode(rawValue: "realTimeline")
  package static let compressInactive = GapMode(rawValue: "compressInactive")
  /// Left out.
  package static let activeSessionsOnly = GapMode(rawValue: "activeSessionsOnly")
  package static let brokenAxis = GapMode(rawValue: "brokenAxis")
  package static let known = [realTimeline, compressInactive, activeSessionsOnly, brokenAxis]
}
