package import Domain

/// A player's flipper skills with their notes.
package struct MechanicsScreen: Hashable, Codable, Sendable {
  /// The summary of the notes about one skill.
  package struct Line: Hashable, Codable, Sendable {
    package let skill: String
    /// The number of notes, with or without a rating.
    package let logs: Int
    /// The last rating, from 1 to 5.
    package let latest: Int?
    package let average: Double?
    /// The difference of the later half's mean from the earlier half's.
    package let trend: Double?
  }

  package struct Note: Hashable, Codable, Sendable {
    package let time: Timestamp
    package let text: String
    package let skills: [String]
    /// The rating, from 1 to 5.
    package let competency: Int?
    /// The game's name; `None` for no game.
    package let game: String
    /// The journal row for changes and deletion; nil for old notes without one.
    package let entry: String?
  }

  package struct Figure: Hashable, Codable, Sendable {
    package let time: Timestamp
    package let value: Int
    /// The position in the chart, from 0 to 1.
    package let place: Double
  }

  /// All skills in order, including those without notes.
  package let skills: [Line]
  /// The requested skill; nil for all.
  package let skill: String?
  /// The ratings of the requested skill, by time.
  package let history: [Figure]
  /// The notes, newest first, at most the requested number.
  package let notes: [Note]
  /// The number of all notes.
  package let count: Int
}

extension PracticeState {
  /// Returns the progress of all skills, and the newest notes about one or all.
  package func mechanics(of skill: Skill? = nil, keys: GameKeys, limit: Int) -> MechanicsScreen {
    // Each note is searched once for all skills, because a log has thousands.
    let all = mechanicsNotes
    let shown = all.filter { note in skill.map { note.skills.contains($0) } ?? true }
    let figures = skill == nil ? [] : shown.filter { $0.competency != nil }
    let timeline = ScoreTimeline(figures.map(\.entry.timestamp), analyticsSettings.gapMode)
    return MechanicsScreen(
      skills: Skill.all.map { skill in
        let own = all.filter { $0.skills.contains(skill) }
        return MechanicsScreen.Line(skill, Competency(logs: own.count, values: own.compactMap(\.competency)))
      },
      skill: skill?.name,
      history: figures.enumerated().map { place, note in
        let time = note.entry.timestamp
        return MechanicsScreen.Figure(time: time, value: note.competency ?? 0, place: timeline.places[place])
      },
      notes: shown.reversed().prefix(limit).map { note in
        MechanicsScreen.Note(
          note,
          keys,
          isInJournal: note.entry.journalEntryID.map { journalEntries[$0] != nil } ?? false
        )
      },
      count: shown.count
    )
  }
}

extension MechanicsScreen.Line {
  fileprivate init(_ skill: Skill, _ competency: Competency) {
    (self.skill, logs, latest) = (skill.name, competency.logs, competency.latest)
    (average, trend) = (competency.average, competency.trend)
  }
}

extension MechanicsScreen.Note {
  fileprivate init(_ note: MechanicsNote, _ keys: GameKeys, isInJournal: Bool) {
    (time, text, competency) = (note.entry.timestamp, note.entry.note, note.competency)
    skills = note.skills.sorted().map(\.name)
    game = keys.displayName(note.entry.gameID)
    entry = isInJournal ? note.entry.journalEntryID?.text : nil
  }
}
