internal import Domain

/// An entry in the texts of a form or a command.
public struct EntryDraft: Hashable, Sendable {
  /// The kind of entry.
  ///
  /// Raw values are the words of addresses and commands.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A score, a study event, a practice session, or mechanics.
    case score, study, practice, mechanics
  }

  /// The activity of a study event.
  public enum Activity: String, Hashable, Sendable, CaseIterable {
    /// Reading rules, watching a tutorial or gameplay, or looking at the playfield.
    case rulesheet, tutorial, gameplay, playfield

    /// Whether it is watching a video.
    public var isVideo: Bool { self == .tutorial || self == .gameplay }
  }

  /// A field of the form.
  ///
  /// Raw values are the fields' names.
  public enum Field: String, Hashable, Sendable, CaseIterable {
    /// A field, in the order of the form.
    case score, context, tournament, percent, video, mode, watched, total, minutes, focus, skill, competency, note,
      date, location
  }

  /// The kind of entry.
  public let kind: Kind
  /// The activity, for ``Kind/study`` only.
  public let activity: Activity
  /// The practice key, or the name of a game outside the library; empty for none.
  public var game: String
  /// The player's decimal mark.
  public var decimal = DecimalMark.point
  private var texts: [Field: String] = [:]

  /// Creates an empty draft.
  public init(_ kind: Kind, _ activity: Activity = .rulesheet, game: String = "") {
    (self.kind, self.activity, self.game) = (kind, activity, game)
  }

  /// The text of a field; empty for a missing one.
  public subscript(field: Field) -> String {
    get { texts[field] ?? "" }
    set { texts[field] = newValue.isEmpty ? nil : newValue }
  }

  /// Fills in where the last score was played, because the next one is probably played there.
  public mutating func repeatPlace(of practice: PracticeState) {
    let last = practice.journalEntries.filter { $0.action == .scoreLogged && $0.note != PracticeState.importRemark }
      .max { $0.timestamp < $1.timestamp }
    guard let last else { return }
    if let context = last.scoreContext, context.isKnown { self[.context] = context.rawValue }
    (self[.tournament], self[.location]) = (last.tournamentName ?? "", last.location ?? "")
  }

  /// Returns the id of the entry: the same for a retry, another for other content with the same ticket.
  ///
  /// - Parameter ticket: The ticket of the form or command.
  /// - Returns: The id of the journal's row.
  public func entryID(_ ticket: String) -> EntryID {
    // An entry without a location has the id that earlier versions gave it.
    let named = Field.allCases.filter { $0 != .location || !self[$0].isEmpty }
    let fields = named.map { "\($0.rawValue.count):\(self[$0].utf8.count):\(self[$0])" }
    return .named("quick", ([ticket, kind.rawValue, activity.rawValue, game] + fields).joined(separator: "\n"))
  }

  /// Returns the steps that record the draft.
  ///
  /// - Parameter entry: The new row.
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
    // Required only here, so that a later edit does not need it.
    if context == .tournament, self[.tournament].trimmingSpaces.isEmpty { throw .tournamentNameRequired }
    return try entry.score(
      try GameScore(self[.score], decimal: decimal),
      game: game,
      context: context,
      tournament: self[.tournament],
      location: self[.location]
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
  /// Returns the names of a game's videos for a choice, such as `Tutorial 1`.
  ///
  /// - Parameters:
  ///   - game: The practice key.
  ///   - activity: Tutorial or gameplay.
  /// - Returns: At least one name, which ends in a dash if no such video is known.
  public func videoNames(of game: String, _ activity: EntryDraft.Activity) -> [String] {
    let word = activity.rawValue
    let copies = games(practiceKey: game).map { copy in
      copy.videos.count { "\($0.kind ?? "") \($0.label)".lowercased().contains(word) }
    }
    let (count, name) = (copies.first { $0 > 0 } ?? 0, word.capitalizedFirst)
    return count == 0 ? ["\(name) -"] : (1...count).map { "\(name) \($0)" }
  }
}
