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

  /// The figure from 1 to 5 that a note has after the word `competency` or `comfort`.
  ///
  /// A scan by hand: a pattern is read anew for each note, which takes seconds for years of them.
  public static func value(in note: String) -> Int? {
    let text = Array(note.lowercased().unicodeScalars)
    // What one figure took, a number beyond 5, cannot stand before the next word.
    var taken = 0
    for start in text.indices where text[start] == "c" {
      guard start == 0 || (start > taken && !("a"..."z").contains(text[start - 1])) else { continue }
      for word in words where text[start...].starts(with: word) {
        guard let digits = figure(at: text[start...].dropFirst(word.count)) else { continue }
        var characters = String.UnicodeScalarView()
        characters.append(contentsOf: digits)
        if let value = Int(String(characters)), (1...5).contains(value) { return value }
        taken = digits.endIndex
      }
    }
    return nil
  }

  private static let words = ["competency", "comfort"].map { Array($0.unicodeScalars) }

  /// The digits of a whole number that begins here, with or without space before it; 4.5 is none.
  private static func figure(at text: ArraySlice<Unicode.Scalar>) -> ArraySlice<Unicode.Scalar>? {
    let digits = text.drop { $0.properties.isWhitespace }.prefix { isDigit($0) }
    let rest = text[digits.endIndex...]
    let next = rest.first == "." ? rest.dropFirst().first : rest.first
    if let next, isDigit(next) { return nil }
    return digits.isEmpty ? nil : digits
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

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
    let logged = notes.filter { Skill.detected(in: $0.note, about: $0.detail).contains(skill) }
    self.init(logs: logged.count, values: logged.compactMap { Self.value(in: $0.note) })
  }
}

/// A note about mechanics, and what it says of them.
struct MechanicsNote: Hashable, Sendable {
  let entry: NoteEntry
  /// None for a note about mechanics in general.
  let skills: Set<Skill>
  let competency: Int?

  /// nil for a note about something else.
  fileprivate init?(_ entry: NoteEntry) {
    (self.entry, competency) = (entry, Competency.value(in: entry.note))
    skills = Skill.detected(in: entry.note, about: entry.detail)
    if !skills.isEmpty { return }
    let text = entry.note.lowercased()
    guard text.contains("#mechanics") || text.contains("competency") else { return nil }
  }
}

extension PracticeState {
  /// Notes about mechanics, oldest first.
  var mechanicsNotes: [MechanicsNote] {
    noteEntries.sorted { $0.timestamp < $1.timestamp }.compactMap { MechanicsNote($0) }
  }
}
