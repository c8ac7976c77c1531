public import Domain

/// A workout as a watch, another service or a table tells of it, under an id of its own there.
public struct ReportedWorkout: Hashable, Sendable {
  /// What it says, as far as it can be read.
  public enum Content: Hashable, Sendable {
    case workout(at: LocalMoment, note: String?)
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
    let moment = LocalMoment(iso8601: text)
    let content = moment.map { Content.workout(at: $0, note: note) }
    self.init(
      id: id,
      content ?? .unreadable("\"\(text.prefix(40))\" is no moment such as 2025-06-11T10:00:00+02:00."),
      line: line
    )
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
