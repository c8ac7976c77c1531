package import Domain

/// A workout as a watch, another service or a table reports it, with its id there.
package struct ReportedWorkout: Hashable, Sendable {
  /// The content of a report, as far as it can be read.
  package enum Content: Hashable, Sendable {
    /// A workout with its local time.
    case workout(at: LocalMoment, note: String?)
    /// The length of a streak that the program counts, for a group that takes streaks from outside.
    case streak(days: Int64, at: Timestamp)
    /// The fault, as a sentence.
    case unreadable(Message)
  }

  /// The id of the workout, the same from every source, so that it counts once for a member.
  package let id: String
  package let content: Content
  /// The line of a table, from 1; nil for a single report.
  package let line: Int?

  package init(id: String, _ content: Content, line: Int? = nil) {
    (self.id, self.content, self.line) = (id, content, line)
  }

  /// Creates a report from a time in ISO 8601 with an offset.
  package init(id: String, at text: String, note: String?, line: Int? = nil) {
    self.init(id: id, at: text, line: line) { .workout(at: $0, note: note) }
  }

  /// Creates the report of a streak, with its time in the same form.
  package init(id: String, streak days: Int64, at text: String) {
    self.init(id: id, at: text, line: nil) { .streak(days: days, at: $0.time) }
  }

  private init(id: String, at text: String, line: Int?, _ content: (LocalMoment) -> Content) {
    let unreadable = Content.unreadable(Refusal.notATime(text).message)
    self.init(id: id, LocalMoment(iso8601: text).map(content) ?? unreadable, line: line)
  }
}

extension Refusal {
  static func notATime(_ text: String) -> Refusal {
    .invalid(Message("\"\(text.prefix(40))\" is not a time. Write it like 2025-06-11T10:00:00+02:00."))
  }
}

/// The outcomes of workouts reported together.
///
/// `import --json` prints it, and the webhook returns it.
package struct WorkoutReport: Hashable, Codable, Sendable {
  /// The outcome of one workout.
  package enum Verdict: String, Hashable, Codable, Sendable, CaseIterable {
    /// The workout was recorded and counts.
    case counted
    /// The workout was reported before, from any source.
    case known
    /// Its week is closed.
    case tooLate
    /// The group accepts no more check-ins of that day.
    case dayFull
    /// A later report of the streak is known.
    case stale
    /// The report is faulty.
    case wrong
  }

  /// One workout with its outcome.
  package struct Outcome: Hashable, Codable, Sendable {
    package let id: String
    /// The line of the table, from 1; nil for a single report.
    package let line: Int?
    package let verdict: Verdict
    /// Why it was not counted.
    ///
    /// Programs read it in English.
    package let reason: Message?
  }

  /// The outcomes, in the order of the reports.
  package let outcomes: [Outcome]

  /// Returns the number of workouts with an outcome.
  package func count(_ verdict: Verdict) -> Int { outcomes.count { $0.verdict == verdict } }
}

extension WorkoutReport.Outcome {
  private enum Key: String, CodingKey { case id, line, verdict, reason }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    self.init(
      id: try fields.decode(String.self, forKey: .id),
      line: try fields.decodeIfPresent(Int.self, forKey: .line),
      verdict: try fields.decode(WorkoutReport.Verdict.self, forKey: .verdict),
      reason: try fields.decodeIfPresent(String.self, forKey: .reason).map(Message.init(verbatim:))
    )
  }

  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(id, forKey: .id)
    try fields.encodeIfPresent(line, forKey: .line)
    try fields.encode(verdict, forKey: .verdict)
    try fields.encodeIfPresent(reason?.description, forKey: .reason)
  }
}
