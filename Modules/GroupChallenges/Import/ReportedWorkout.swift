public import Domain

/// A workout as a watch, another service or a table tells of it, under an id of its own there.
public struct ReportedWorkout: Hashable, Sendable {
  /// What it says, as far as it can be read.
  public enum Content: Hashable, Sendable {
    case workout(at: LocalMoment, note: String?)
    /// The days of a streak that the program counts, for a group that takes streaks from outside (CHL-21).
    case streak(days: Int64, at: Timestamp)
    /// A sentence that says what is wrong.
    case unreadable(Message)
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
    let unreadable = Content.unreadable(
      Message("\"\(text.prefix(40))\" is not a time. Write it like 2025-06-11T10:00:00+02:00.")
    )
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
    /// Its week takes nothing more (CHL-22).
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
    ///
    /// Programs read it in English.
    public let reason: Message?
  }

  /// In the order in which they were told.
  public let outcomes: [Outcome]

  public func count(_ verdict: Verdict) -> Int { outcomes.count { $0.verdict == verdict } }
}

extension WorkoutReport.Outcome {
  private enum Key: String, CodingKey { case id, line, verdict, reason }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    self.init(
      id: try fields.decode(String.self, forKey: .id),
      line: try fields.decodeIfPresent(Int.self, forKey: .line),
      verdict: try fields.decode(WorkoutReport.Verdict.self, forKey: .verdict),
      reason: try fields.decodeIfPresent(String.self, forKey: .reason).map(Message.init(verbatim:))
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(id, forKey: .id)
    try fields.encodeIfPresent(line, forKey: .line)
    try fields.encode(verdict, forKey: .verdict)
    try fields.encodeIfPresent(reason?.description, forKey: .reason)
  }
}
