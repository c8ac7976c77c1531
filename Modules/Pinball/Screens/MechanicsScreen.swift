public import Domain

/// How a player's flipper skills come along, and what was noted about them.
///
/// This is what the page shows and `mechanics --json` prints.
public struct MechanicsScreen: Hashable, Codable, Sendable {
  /// What the notes about one skill come to.
  public struct Line: Hashable, Codable, Sendable {
    public let skill: String
    /// Notes, with a figure or without.
    public let logs: Int
    /// From 1 to 5.
    public let latest: Int?
    public let average: Double?
    /// How far the later half of the figures is above the earlier.
    public let trend: Double?
  }

  public struct Note: Hashable, Codable, Sendable {
    public let time: Timestamp
    public let text: String
    public let skills: [String]
    public let competency: Int?
    /// As it is called; `None` for no game in particular.
    public let game: String
    /// The row of the journal, which changes and deletes it; nil for old notes that have none.
    public let entry: String?
  }

  /// How well it went at a time.
  public struct Figure: Hashable, Codable, Sendable {
    public let time: Timestamp
    public let value: Int
    /// Where it stands in the drawing, from 0 to 1.
    public let place: Double
  }

  /// All skills in their order, with those that were never logged.
  public let skills: [Line]
  /// The one that was asked for; nil for all.
  public let skill: String?
  /// Of the one that was asked for, by time.
  public let history: [Figure]
  /// Newest first, at most as many as were asked for.
  public let notes: [Note]
  /// How many there are.
  public let count: Int
}

extension PracticeState {
  /// How skills come along.
  ///
  /// - Parameters:
  ///   - skill: Only this one; nil for all.
  ///   - keys: Name the games.
  ///   - limit: How many of the newest notes.
  /// - Returns: The screen.
  public func mechanics(of skill: Skill? = nil, keys: GameKeys, limit: Int) -> MechanicsScreen {
    // Each note is searched once for all skills: a log has thousands.
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
