/// A player's own ratings of one skill, in order of time.
package struct Competency: Hashable, Sendable {
  /// The number of notes about the skill, with or without a rating.
  package let logs: Int
  /// The ratings, from 1 to 5.
  package let values: [Int]

  package init(logs: Int, values: [Int]) {
    (self.logs, self.values) = (logs, values)
  }

  package var latest: Int? { values.last }

  package var average: Double? { Self.mean(values[...]) }

  /// The difference of the later half's mean from the earlier half's; nil for fewer than two ratings.
  package var trend: Double? {
    guard values.count >= 2 else { return nil }
    let half = max(1, values.count / 2)
    guard let first = Self.mean(values[..<half]), let second = Self.mean(values[half...]) else { return nil }
    return second - first
  }

  /// Returns the rating from 1 to 5 after the word `competency` or `comfort` in a note.
  ///
  /// A scan by hand, because compiling a pattern for each note takes seconds for years of notes.
  package static func value(in note: String) -> Int? {
    let text = Array(note.lowercased().unicodeScalars)
    // The digits of a rejected rating, a number beyond 5, cannot belong to the next word.
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

  /// Returns the digits of a whole number that begins here, after optional space; none for 4.5.
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
  /// Creates the ratings of one skill from the details and texts of notes, oldest first.
  package init(of skill: Skill, in notes: some Sequence<(detail: String?, note: String)>) {
    let logged = notes.filter { Skill.detected(in: $0.note, about: $0.detail).contains(skill) }
    self.init(logs: logged.count, values: logged.compactMap { Self.value(in: $0.note) })
  }
}

struct MechanicsNote: Hashable, Sendable {
  let entry: NoteEntry
  /// The skills; none for a note about mechanics in general.
  let skills: Set<Skill>
  let competency: Int?

  /// Creates the note of an entry; nil for a note about something else.
  fileprivate init?(_ entry: NoteEntry) {
    (self.entry, competency) = (entry, Competency.value(in: entry.note))
    skills = Skill.detected(in: entry.note, about: entry.detail)
    if !skills.isEmpty { return }
    let text = entry.note.lowercased()
    guard text.contains("#mechanics") || text.contains("competency") else { return nil }
  }
}

extension PracticeState {
  /// The notes about mechanics, oldest first.
  var mechanicsNotes: [MechanicsNote] {
    noteEntries.sorted { $0.timestamp < $1.timestamp }.compactMap { MechanicsNote($0) }
  }
}
