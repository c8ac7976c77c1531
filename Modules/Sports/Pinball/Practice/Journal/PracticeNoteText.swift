internal import Domain

/// The stored texts of quick entries.
package enum PracticeNoteText: Sendable {
  package enum Focus: String, Hashable, Sendable, CaseIterable {
    case general, modes, multiball, shots
  }

  /// Returns a text with plain line breaks; nil for a blank text.
  static func note(_ text: String) -> String? {
    text.trimmingSpaces.isEmpty ? nil : text.replacing("\r\n", with: "\n")
  }

  /// Returns the note of a session, such as `Practice session: 30 minutes. Focus: Shots. warm-up`.
  package static func practice(
    minutes: String,
    focus: Focus = .general,
    note: String = ""
  ) throws(PracticeError) -> String {
    var text = "Practice session"
    if let minutes = minutes.trimmedOrNil {
      guard minutes.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let count = Int(minutes), count > 0 else {
        throw .invalidMinutes
      }
      text += ": \(count) minute\(count == 1 ? "" : "s")"
    }
    if focus != .general { text += ". Focus: \(focus.rawValue.capitalizedFirst)" }
    if let note = Self.note(note) { text += ". \(note)" }
    return text
  }

  /// Returns the note of mechanics, such as `#TapPass competency 5/5. both sides`; a blank skill is none in particular.
  package static func mechanics(skill: String, competency: Int, note: String) throws(PracticeError) -> String {
    guard (1...5).contains(competency) else { throw .invalidCompetency }
    return rating(of: skill, competency, Self.note(note))
  }

  static func rating(of skill: String, _ competency: Int, _ note: String?) -> String {
    let tag = skill.filter { !$0.isWhitespace }
    let text = "#\(tag.isEmpty ? "mechanics" : tag) competency \(competency)/5."
    return note.map { "\(text) \($0)" } ?? text
  }

  /// Returns a note with a tag for each skill in it or its detail.
  package static func tagged(_ note: String, detail: String?) -> String {
    var text = note
    for skill in Skill.detected(in: detail ?? "").union(Skill.detected(in: note)).sorted() {
      let tag = "#" + skill.name.filter { !$0.isWhitespace }.lowercased()
      if !text.lowercased().contains(tag) { text += " \(tag)" }
    }
    return text
  }
}

extension String {
  /// The text with a capital first letter.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
