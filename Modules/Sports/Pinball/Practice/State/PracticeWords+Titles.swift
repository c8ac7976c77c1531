package import Domain

extension ScoreContext {
  /// The name that readers see; a word of another version as it is.
  package var title: Message {
    switch self {
    case .practice: Message("Practice")
    case .league: Message("League")
    case .tournament: Message("Tournament")
    default: Message(verbatim: rawValue.capitalizedFirst)
    }
  }
}

extension NoteCategory {
  /// The name that readers see; a word of another version as it is.
  package var title: Message {
    switch self {
    case .general: Message("General")
    case .shots: Message("Shots")
    case .modes: Message("Modes")
    case .multiball: Message("Multiball")
    case .strategy: Message("Strategy")
    case .mechanics: Message("Mechanics")
    default: Message(verbatim: rawValue.capitalizedFirst)
    }
  }
}

extension GroupKind {
  /// The name that readers see; a word of another version as it is.
  package var title: Message {
    switch self {
    case .bank: Message("Bank")
    case .location: Message("Location")
    case .custom: Message("Own choice")
    default: Message(verbatim: rawValue.capitalizedFirst)
    }
  }
}

extension PracticeNoteText.Focus {
  package var title: Message {
    switch self {
    case .general: Message("General")
    case .modes: Message("Modes")
    case .multiball: Message("Multiball")
    case .shots: Message("Shots")
    }
  }
}

extension TimelineFilter {
  package var title: Message {
    switch self {
    case .all: Message("All")
    case .study: Message("Study")
    case .practice: Message("Practice")
    case .scores: Message("Scores")
    case .notes: Message("Notes")
    case .league: Message("League")
    }
  }
}

extension JournalAction {
  /// The heading of a study in the journal; a word of another version as it is.
  var title: Message {
    switch self {
    case .rulesheetRead: Message("Rulesheet")
    case .tutorialWatch: Message("Tutorial video")
    case .gameplayWatch: Message("Gameplay video")
    case .playfieldViewed: Message("Playfield")
    default: Message(verbatim: rawValue)
    }
  }
}

extension GapMode {
  /// The name that readers see; a word of another version as it is.
  package var title: Message {
    switch self {
    case .realTimeline: Message("At full length")
    case .compressInactive: Message("At most two weeks long")
    case .activeSessionsOnly: Message("Not at all: one score after the other")
    case .brokenAxis: Message("At most two weeks long, with a gap in the line")
    default: Message(verbatim: rawValue)
    }
  }
}
