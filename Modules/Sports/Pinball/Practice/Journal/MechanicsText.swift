package import Domain

/// A rating of mechanics as its stored text tells it: `#DropCatch competency 4/5. left side`.
///
/// The exchange format fixes that text. Readers see the rating in their language, and the player's own words.
package struct MechanicsText: Hashable, Sendable {
  /// The skill; nil for mechanics in general.
  package let skill: Skill?
  /// The rating, from 1 to 5.
  package let competency: Int
  package let note: String?

  /// Reads the text that ``PracticeNoteText/mechanics(skill:competency:note:)`` makes; nil for other texts.
  package init?(_ text: String) {
    guard text.hasPrefix("#"), let match = text.prefixMatch(of: /[#]([^\s]+) competency ([1-5])[\/]5[.]/),
      let competency = Int(match.2)
    else { return nil }
    let rest = text[match.range.upperBound...]
    guard rest.isEmpty || rest.first?.isWhitespace == true else { return nil }
    skill = Skill.all.first { $0.name.filter { !$0.isWhitespace } == match.1 }
    guard skill != nil || match.1 == "mechanics" else { return nil }
    (self.competency, note) = (competency, String(rest).trimmedOrNil)
  }

  /// The rating for readers, such as `Drop Catch, 4 of 5`.
  package var message: Message {
    [skill.map { Message(verbatim: $0.name) }, Message("\(competency) of 5")].compactMap(\.self).joined(separator: ", ")
  }
}

extension JournalEntry {
  /// The player's own words in the row's note.
  package var ownNote: String? {
    action == .noteAdded ? note.flatMap(MechanicsText.init).map(\.note) ?? note : note
  }

  /// Returns the note to store for the player's words, which keeps the rating of a row that has one.
  package func note(saying words: String?) -> String? {
    guard action == .noteAdded, let rating = note.flatMap(MechanicsText.init) else { return words }
    return PracticeNoteText.rating(of: rating.skill?.name ?? "", rating.competency, words)
  }
}

extension MechanicsScreen.Note {
  /// The rating for readers; nil for a note without one.
  package var rating: Message? { MechanicsText(text)?.message }

  package var words: String? { MechanicsText(text).map(\.note) ?? text }

  package var line: Message {
    [rating, words.map(Message.init(verbatim:))].compactMap(\.self).joined(separator: ". ")
  }
}
