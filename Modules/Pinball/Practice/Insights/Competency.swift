/// How well a player has said to do one skill, in the order of time.
public struct Competency: Hashable, Sendable {
  /// Notes about the skill, with a figure or without.
  public let logs: Int
  /// From 1 to 5.
  public let values: [Int]

  public init(logs: Int, values: [Int]) {
    (self.logs, self.values) = (logs, values)
  }

  public var latest: Int? { values.last }

  public var average: Double? { Self.mean(values[...]) }

  /// What the later half is above the earlier; nil for fewer than two.
  public var trend: Double? {
    guard values.count >= 2 else { return nil }
    let half = max(1, values.count / 2)
    guard let first = Self.mean(values[..<half]), let second = Self.mean(values[half...]) else { return nil }
    return second - first
  }

  /// The figure that a note has after `competency` or `comfort`.
  public static func value(in note: String) -> Int? {
    let pattern = #/(?i)(?:^|[^a-z])(?:competency|comfort)\s*([0-9]+)(?!\.?[0-9])/#
    return note.matches(of: pattern).lazy.compactMap { Int($0.1) }.first { (1...5).contains($0) }
  }

  private static func mean(_ values: ArraySlice<Int>) -> Double? {
    values.isEmpty ? nil : Double(values.reduce(0, +)) / Double(values.count)
  }
}

extension Competency {
  /// What the notes about one skill say.
  ///
  /// - Parameters:
  ///   - skill: The skill.
  ///   - notes: Details and texts of notes, oldest first.
  public init(of skill: Skill, in notes: some Sequence<(detail: String?, note: String)>) {
    let logged = notes.filter {
      Skill.detected(in: $0.detail ?? "").contains(skill) || Skill.detected(in: $0.note).contains(skill)
    }
    self.init(logs: logged.count, values: logged.compactMap { Self.value(in: $0.note) })
  }
}

extension PracticeState {
  /// What the notes say about one skill, by time.
  public func competency(of skill: Skill) -> Competency {
    let notes = noteEntries.sorted { $0.timestamp < $1.timestamp }
    return Competency(of: skill, in: notes.map { (detail: $0.detail, note: $0.note) })
  }

  /// Notes about mechanics, newest first.
  public func mechanicsLog(of skill: Skill? = nil) -> [NoteEntry] {
    noteEntries.filter { entry in
      let found = Skill.detected(in: entry.detail ?? "").union(Skill.detected(in: entry.note))
      if let skill { return found.contains(skill) }
      let text = entry.note.lowercased()
      return !found.isEmpty || text.contains("#mechanics") || text.contains("competency")
    }
    .sorted { $0.timestamp > $1.timestamp }
  }
}
