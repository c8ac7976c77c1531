public import Domain

/// A workout as a watch, another service or a table tells of it, under an id of its own there.
public struct ReportedWorkout: Hashable, Sendable {
  /// What it says, as far as it can be read.
  public enum Content: Hashable, Sendable {
    case workout(at: LocalMoment, note: String?)
    /// The days of a streak that the program counts, for a group that takes streaks from outside.
    case streak(days: Int64, at: Timestamp)
    /// A sentence that says what is wrong.
    case unreadable(String)
  }

  /// The same workout has the same id wherever it comes from, and counts once for a member.
  public let id: String
  public let content: Content
  /// The line of a table, from 1; nil for what comes by itself.
  public let line: Int?

  public init(id: String, _ content: Content, line: Int? = nil) {
    (self.id, self.content, self.line) = (id, content, line)
  }

  /// Reads a moment as ISO 8601 spells it, with an offset.
  public init(id: String, at text: String, note: String?, line: Int? = nil) {
    self.init(id: id, at: text, line: line) { .workout(at: $0, note: note) }
  }

  /// Creates the report of a streak; its moment is spelled like that of a workout.
  public init(id: String, streak days: Int64, at text: String) {
    self.init(id: id, at: text, line: nil) { .streak(days: days, at: $0.time) }
  }

  private init(id: String, at text: String, line: Int?, _ content: (LocalMoment) -> Content) {
    let unreadable = Content.unreadable("\"\(text.prefix(40))\" is no moment such as 2025-06-11T10:00:00+02:00.")
    self.init(id: id, LocalMoment(iso8601: text).map(content) ?? unreadable, line: line)
  }
}

/// What became of workouts that were told of together.
///
/// This is what `import --json` prints and the webhook answers.
public struct WorkoutReport: Hashable, Codable, Sendable {
  public enum Verdict: String, Hashable, Codable, Sendable, CaseIterable {
    case counted
    /// It was told before, by whatever way.
    case known
    /// Its week takes nothing more.
    case tooLate
    /// The group counts no more of that day.
    case dayFull
    /// A later report of the streak is known.
    case stale
    case wrong
  }

  public struct Outcome: Hashable, Codable, Sendable {
    public let id: String
    public let line: Int?
    public let verdict: Verdict
    /// Why it was not counted.
    public let reason: String?
  }

  /// In the order in which they were told.
  public let outcomes: [Outcome]

  public func count(_ verdict: Verdict) -> Int { outcomes.count { $0.verdict == verdict } }
}
