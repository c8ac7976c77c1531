internal import Domain

/// An entry in the texts of a form or a command.
package struct EntryDraft: Hashable, Sendable {
  /// The kind of entry, whose raw values are the words of addresses and commands.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case score, study, practice, mechanics
  }

  package enum Activity: String, Hashable, Sendable, CaseIterable {
    /// Reading rules, watching a tutorial or gameplay, or looking at the playfield.
    case rulesheet, tutorial, gameplay, playfield

    package var isVideo: Bool { self == .tutorial || self == .gameplay }
  }

  /// A field of the form, whose raw values are the fields' names.
  package enum Field: String, Hashable, Sendable, CaseIterable {
    case score, context, tournament, percent, video, mode, watched, total, minutes, focus, skill, competency, note,
      date, location
  }

  package let kind: Kind
  /// The activity, for ``Kind/study`` only.
  package let activity: Activity
  /// The practice key, or the name of a game outside the library; empty for none.
  package var game: String
  package var decimal = DecimalMark.point
  private var texts: [Field: String] = [:]

  package init(_ kind: Kind, _ activity: Activity = .rulesheet, game: String = "") {
    (self.kind, self.activity, self.game) = (kind, activity, game)
  }

  package subscript(field: Field) -> String {
    get { texts[field] ?? "" }
    set { texts[field] = newValue.isEmpty ? nil : newValue }
  }

  /// Fills in where the last score was played, because the next one is probably played there.
  package mutating func repeatPlace(of practice: PracticeState) {
    guard let last = practice.lastScore else { return }
    if let context = last.scoreContext, context.isKnown { self[.context] = context.rawValue }
    (self[.tournament], self[.location]) = (last.tournamentName ?? "", last.location ?? "")
  }

  /// Returns the id of the journal's row: the same for a retry, another for other content with the same ticket.
  package func entryID(_ ticket: String) -> EntryID {
    // An entry without a location has the id that earlier versions gave it.
    let named = Field.allCases.filter { $0 != .location || !self[$0].isEmpty }
    let fields = named.map { "\($0.rawValue.count):\(self[$0].utf8.count):\(self[$0])" }
    return .named("quick", ([ticket, kind.rawValue, activity.rawValue, game] + fields).joined(separator: "\n"))
  }

  /// Returns the steps that record the draft as a new row.
  package func steps(_ entry: QuickEntry) throws(PracticeError) -> [PracticeStep] {
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

  private func score(_ entry: QuickEntry) throws(PracticeError) -> [PracticeStep] {
    let context = self[.context].isEmpty ? ScoreContext.practice : ScoreContext(rawValue: self[.context])
    if !context.isKnown { throw .invalidValue }
    // Required only here, so that a later edit does not need it.
    if context == .tournament, self[.tournament].trimmingSpaces.isEmpty { throw .tournamentNameRequired }
    return try entry.score(
      try GameScore(self[.score], decimal: decimal),
      game: game,
      context: context,
      tournament: self[.tournament],
      location: self[.location],
      note: self[.note]
    )
  }

  private func study(_ entry: QuickEntry) throws(PracticeError) -> [PracticeStep] {
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

  private func video() throws(PracticeError) -> VideoProgress {
    if try word(.mode, or: VideoKind.clock) == .percent {
      return try VideoProgress(source: self[.video], percent: Double(self[.percent].trimmingSpaces))
    }
    return try VideoProgress(source: self[.video], watched: self[.watched], total: self[.total])
  }

  private func word<Word: RawRepresentable<String>>(_ field: Field, or fallback: Word) throws(PracticeError) -> Word {
    if self[field].isEmpty { return fallback }
    guard let word = Word(rawValue: self[field]) else { throw .invalidValue }
    return word
  }
}
