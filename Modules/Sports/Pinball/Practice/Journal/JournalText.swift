package import Domain

/// A row of the journal as readers see it; nothing of it is stored.
package struct JournalText: Hashable, Sendable {
  package let heading: Message
  package let result: Message?
  /// The player's note, or a remark of this app.
  package let remark: Message?
  /// The result as programs read it, in English.
  package let value: String?
  /// The note as it is stored.
  package let note: String?

  package init(_ row: JournalEntry) {
    switch row.action {
    case .scoreLogged:
      let context = Self.context(of: row)
      let place = [context, row.location?.trimmedOrNil.map(Message.init(verbatim:))].compactMap(\.self)
      let score = row.score.map { Message.number($0) }
      (heading, note) = (Message("Score"), row.note)
      result = score.map { place.isEmpty ? $0 : Message("\($0) (\(place.joined(separator: ", ")))") }
      value = score.map { "Score: \($0)" + (context.map { " (\($0))" } ?? "") }
      let isImported = row.note == PracticeState.importRemark
      remark = isImported ? Message("Copied from the league's file") : row.note.map(Message.init(verbatim:))
    case .noteAdded:
      let rating = row.note.flatMap(MechanicsText.init)
      let isGameNote = row.noteCategory == .general && row.noteDetail == "Game Note"
      heading = rating != nil ? Message("Mechanics") : isGameNote ? Message("Game note") : Message("Note")
      let parts = [row.noteCategory?.title, row.noteDetail?.trimmedOrNil.map(Message.init(verbatim:))].compactMap(
        \.self
      )
      let about = isGameNote || parts.isEmpty ? nil : parts.joined(separator: " • ")
      result = rating?.message ?? about
      (value, note) = (about?.description, row.note ?? row.oldSummary)
      remark = (rating.map(\.note) ?? note).map(Message.init(verbatim:))
    case .practiceSession:
      let text = row.note ?? row.oldSummary ?? PracticeSession.beginning
      heading = Message("Practice")
      (value, note) = PracticeSession.parts(of: text)
      let session = PracticeSession(text)
      result = session?.message ?? value.map(Message.init(verbatim:))
      remark = (session.map(\.note) ?? note).map(Message.init(verbatim:))
    case .gameBrowse:
      (heading, result, value, note) = (Message("Opened"), nil, nil, row.note)
      remark = note.map(Message.init(verbatim:))
    default:
      heading = row.action.title
      result = row.videoValue.map(Message.init(verbatim:)) ?? row.progressPercent.map { Message("\($0)%") }
      value = result?.description
      note = row.note ?? (row.progressPercent == nil && row.videoValue == nil ? row.oldSummary : nil)
      let isRemark = note == QuickEntry.playfieldRemark
      remark = isRemark ? Message("Looked at the playfield picture") : note.map(Message.init(verbatim:))
    }
  }

  /// Where a score was played, such as `League` or `Tournament: Spring Cup`.
  private static func context(of row: JournalEntry) -> Message? {
    guard let context = row.scoreContext?.title else { return nil }
    return row.tournamentName?.trimmedOrNil.map { Message("\(context): \($0)") } ?? context
  }
}

/// A practice session as its stored text tells it: `Practice session: 30 minutes. Focus: Shots. warm-up`.
struct PracticeSession: Hashable, Sendable {
  static let beginning = "Practice session"

  let minutes: Int?
  let focus: PracticeNoteText.Focus?
  let note: String?

  /// Reads the text that ``PracticeNoteText/practice(minutes:focus:note:)`` makes; nil for other texts.
  init?(_ text: String) {
    var rest = text[...]
    guard rest.hasPrefix(Self.beginning) else { return nil }
    rest = rest.dropFirst(Self.beginning.count)
    var minutes: Int?
    if let match = rest.prefixMatch(of: #/: ([0-9]{1,6}) minutes?/#) {
      minutes = Int(match.1)
      rest = rest[match.range.upperBound...]
    }
    var focus: PracticeNoteText.Focus?
    if let match = rest.prefixMatch(of: #/\. Focus: ([A-Z][a-z]+)/#),
      let known = PracticeNoteText.Focus(rawValue: match.1.lowercased())
    {
      focus = known
      rest = rest[match.range.upperBound...]
    }
    guard rest.isEmpty || rest.hasPrefix(". ") || rest.hasPrefix("\n") else { return nil }
    (self.minutes, self.focus) = (minutes, focus)
    note = String(rest.drop { $0 == "." || $0 == "\n" }).trimmedOrNil
  }

  var message: Message {
    let parts = [minutes.map { Message("\($0) minutes") }, focus.map { Message("Focus: \($0.title)") }].compactMap(
      \.self
    )
    return parts.isEmpty ? Message("Practice session") : parts.joined(separator: ", ")
  }

  /// The session, and the note behind it: after the first line, or the first sentence.
  static func parts(of text: String) -> (value: String?, note: String?) {
    guard text.hasPrefix(beginning), let split = text.firstRange(of: "\n") ?? text.firstRange(of: ". ") else {
      return (text, nil)
    }
    return (String(text[..<split.lowerBound]), String(text[split.upperBound...]).trimmedOrNil)
  }
}
