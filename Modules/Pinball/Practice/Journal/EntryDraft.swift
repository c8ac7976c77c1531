internal import Domain

/// What somebody wants to enter, in the texts of a form or of a command.
public struct EntryDraft: Hashable, Sendable {
  /// What quick entry offers; raw values are the words of addresses and commands.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case score, study, practice, mechanics
  }

  /// What can be studied.
  public enum Activity: String, Hashable, Sendable, CaseIterable {
    case rulesheet, tutorial, gameplay, playfield

    public var isVideo: Bool { self == .tutorial || self == .gameplay }
  }

  /// What is filled in; raw values are the names of a form's fields.
  public enum Field: String, Hashable, Sendable, CaseIterable {
    case score, context, tournament, percent, video, mode, watched, total, minutes, focus, skill, competency, note, date
  }

  public let kind: Kind
  /// What is studied; counts for ``Kind/study`` only.
  public let activity: Activity
  /// The practice key, or the name of a game that is in no library; empty for none.
  public var game: String
  /// The mark with which the player writes fractions.
  public var decimal = DecimalMark.point
  private var texts: [Field: String] = [:]

  public init(_ kind: Kind, _ activity: Activity = .rulesheet, game: String = "") {
    (self.kind, self.activity, self.game) = (kind, activity, game)
  }

  /// Empty for what is left out.
  public subscript(field: Field) -> String {
    get { texts[field] ?? "" }
    set { texts[field] = newValue.isEmpty ? nil : newValue }
  }

  /// The id of the entry: the same for a repeat, another for anything else that is entered with the same ticket.
  ///
  /// - Parameter ticket: Of the form, or of the command.
  /// - Returns: The id of the journal's row.
  public func entryID(_ ticket: String) -> EntryID {
    let fields = Field.allCases.map { "\($0.rawValue.count):\(self[$0].utf8.count):\(self[$0])" }
    return .named("quick", ([ticket, kind.rawValue, activity.rawValue, game] + fields).joined(separator: "\n"))
  }

  /// What records it.
  ///
  /// - Parameter entry: The row that it becomes.
  /// - Returns: The steps.
  /// - Throws: ``PracticeRefusal``.
  public func steps(_ entry: QuickEntry) throws(PracticeRefusal) -> [PracticeStep] {
    switch kind {
    case .score: try score(entry)
    case .study: try study(entry)
    case .practice:
      try entry.practice(
        game: game,
        minutes: self[.minutes],
        focus: try word(.focus, or: PracticeNoteText.Focus.general),
        note: self[.note]
      )
    case .mechanics:
      try entry.mechanics(
        game: game,
        skill: self[.skill],
        competency: Int(self[.competency].trimmingSpaces) ?? 0,
        note: self[.note]
      )
    }
  }

  private func score(_ entry: QuickEntry) throws(PracticeRefusal) -> [PracticeStep] {
    let context = self[.context].isEmpty ? ScoreContext.practice : ScoreContext(rawValue: self[.context])
    if !context.isKnown { throw .invalidValue }
    // Asked for here, so that the entry can be changed later without asking for it then.
    if context == .tournament, self[.tournament].trimmingSpaces.isEmpty { throw .tournamentNameRequired }
    return try entry.score(
      try GameScore(self[.score], decimal: decimal),
      game: game,
      context: context,
      tournament: self[.tournament]
    )
  }

  private func study(_ entry: QuickEntry) throws(PracticeRefusal) -> [PracticeStep] {
    switch activity {
    case .playfield: return try entry.playfield(game: game, note: self[.note])
    case .rulesheet:
      guard let percent = Double(self[.percent].trimmingSpaces) else { throw .noProgress }
      return try entry.rulesheet(game: game, percent: percent, note: self[.note])
    case .tutorial, .gameplay:
      if game.trimmingSpaces.isEmpty { throw .noGame }
      return try entry.video(game: game, isTutorial: activity == .tutorial, try video(), note: self[.note])
    }
  }

  private func video() throws(PracticeRefusal) -> VideoProgress {
    if try word(.mode, or: VideoKind.clock) == .percent {
      return try VideoProgress(source: self[.video], percent: Double(self[.percent].trimmingSpaces))
    }
    return try VideoProgress(source: self[.video], watched: self[.watched], total: self[.total])
  }

  private func word<Word: RawRepresentable<String>>(_ field: Field, or fallback: Word) throws(PracticeRefusal) -> Word {
    if self[field].isEmpty { return fallback }
    guard let word = Word(rawValue: self[field]) else { throw .invalidValue }
    return word
  }
}

extension PinballLibrary {
  /// What a game's videos are called where one is chosen, such as `Tutorial 1`.
  ///
  /// - Parameters:
  ///   - game: The practice key.
  ///   - activity: Tutorial or gameplay.
  /// - Returns: At least one name, which ends in a dash where no such video is known.
  public func videoNames(of game: String, _ activity: EntryDraft.Activity) -> [String] {
    let word = activity.rawValue
    let copies = games(practiceKey: game).map { copy in
      copy.videos.count { "\($0.kind ?? "") \($0.label)".lowercased().contains(word) }
    }
    let (count, name) = (copies.first { $0 > 0 } ?? 0, word.capitalizedFirst)
    return count == 0 ? ["\(name) -"] : (1...count).map { "\(name) \($0)" }
  }
}
