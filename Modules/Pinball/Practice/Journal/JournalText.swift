/// The display of a journal row, derived and not stored.
public struct JournalText: Hashable, Sendable {
  /// The action.
  public let heading: String
  /// The result.
  public let value: String?
  /// The note.
  public let note: String?

  public init(_ row: JournalEntry) {
    switch row.action {
    case .scoreLogged:
      heading = "Score"
      value = row.score.map { "Score: \(NumberText.grouped($0))" + (Self.context(row).map { " (\($0))" } ?? "") }
      note = row.note
    case .noteAdded:
      let isGameNote = row.noteCategory == .general && row.noteDetail == "Game Note"
      heading = isGameNote ? "Game note" : "Note"
      value = isGameNote ? nil : [row.noteCategory?.rawValue.capitalizedFirst, row.noteDetail].joined()
      note = row.note ?? row.oldSummary
    case .practiceSession:
      heading = "Practice"
      (value, note) = Self.practice(row.note ?? row.oldSummary ?? "Practice session")
    case .gameBrowse: (heading, value, note) = ("Opened", nil, row.note)
    default:
      heading = Self.study[row.action] ?? row.action.rawValue
      value = row.videoValue ?? row.progressPercent.map { "\($0)%" }
      note = row.note ?? (row.progressPercent == nil && row.videoValue == nil ? row.oldSummary : nil)
    }
  }

  private static let study: [JournalAction: String] = [
    .rulesheetRead: "Rulesheet", .tutorialWatch: "Tutorial video", .gameplayWatch: "Gameplay video",
    .playfieldViewed: "Playfield",
  ]

  private static func context(_ row: JournalEntry) -> String? {
    guard let context = row.scoreContext else { return nil }
    return [context.rawValue.capitalizedFirst, row.tournamentName].joined(": ")
  }

  /// Splits a practice note into the action and the note after its first line, or first sentence.
  private static func practice(_ text: String) -> (value: String, note: String?) {
    guard text.hasPrefix("Practice session"),
      let split = text.firstRange(of: "\n") ?? text.firstRange(of: ". ")
    else { return (text, nil) }
    return (String(text[..<split.lowerBound]), String(text[split.upperBound...]).trimmedOrNil)
  }
}

extension [String?] {
  fileprivate func joined(_ separator: String = " • ") -> String? {
    let texts = compactMap { $0?.trimmedOrNil }
    return texts.isEmpty ? nil : texts.joined(separator: separator)
  }
}
