public import CanonicalJSON
public import Domain

/// A change of one field of a journal row; nil clears the field.
public enum JournalChange: Hashable, Sendable {
  /// The game.
  case gameID(String)
  /// The score.
  case score(Double?)
  /// The context of the score.
  case scoreContext(ScoreContext?)
  /// The tournament's name.
  case tournamentName(String?)
  /// The place where a score was played.
  case location(String?)
  /// The subject of a note.
  case noteCategory(NoteCategory?)
  /// The detail of the note.
  case noteDetail(String?)
  /// The note.
  case note(String?)
  /// The progress, rounded, from 0 to 100.
  case progress(Double?)
  /// The kind of video progress.
  case videoKind(VideoKind?)
  /// The video progress as text.
  case videoValue(String?)
  /// The time of the entry.
  ///
  /// An imported score keeps the league's night.
  case time(Timestamp)
}

extension PracticeState {
  /// Returns the steps that remove a row with its records.
  ///
  /// - Parameters:
  ///   - id: The row.
  ///   - zone: The player's zone, for scores that were imported for a day.
  /// - Returns: The steps.
  /// - Throws: ``PracticeRefusal``.
  public func deletion(of id: EntryID, zone: ZoneTable) throws(PracticeRefusal) -> [PracticeStep] {
    let row = try changeable(id)
    return JournalLinks(of: row, in: self, zone: zone).removal + [.remove(.journalEntries, id)]
  }

  /// Returns the steps that change a row with its records.
  ///
  /// Ids and action stay.
  ///
  /// - Parameters:
  ///   - id: The row.
  ///   - changes: The changes.
  ///   - zone: The player's zone.
  /// - Returns: The steps.
  /// - Throws: ``PracticeRefusal``.
  public func edit(
    _ id: EntryID,
    _ changes: [JournalChange],
    zone: ZoneTable
  ) throws(PracticeRefusal) -> [PracticeStep] {
    let old = try changeable(id)
    var row = old
    for change in changes { try row.apply(change) }
    try row.check(after: old)
    return JournalLinks(of: old, in: self, zone: zone).steps(from: old, to: row) + [.put(.journal(row))]
  }

  private func changeable(_ id: EntryID) throws(PracticeRefusal) -> JournalEntry {
    guard let row = journalEntries[id] else { throw .unknownEntry }
    if row.action == .gameBrowse { throw .readOnlyEntry }
    return row
  }
}

extension JournalEntry {
  fileprivate mutating func apply(_ change: JournalChange) throws(PracticeRefusal) {
    switch change {
    case .gameID(let game):
      gameID = game.trimmingSpaces
      if gameID.isEmpty, action != .noteAdded { throw .noGame }
    case .time(let moment):
      if eventDate != nil { throw .notInThisEntry }
      timestamp = moment
    case .note(let text): note = text?.trimmedOrNil?.replacing("\r\n", with: "\n")
    case .score, .scoreContext, .tournamentName, .location:
      if action != .scoreLogged { throw .notInThisEntry }
      applyToScore(change)
    case .noteCategory, .noteDetail:
      if action != .noteAdded { throw .notInThisEntry }
      if case .noteCategory(let category) = change { noteCategory = category ?? .general }
      if case .noteDetail(let detail) = change { noteDetail = detail?.trimmedOrNil }
    case .progress(let percent):
      if task ?? action.task == nil { throw .notInThisEntry }
      progressPercent = percent.map { ProgressText.clamped($0) }
    case .videoKind, .videoValue:
      if !action.isVideo { throw .notInThisEntry }
      if case .videoKind(let kind) = change { videoKind = kind }
      if case .videoValue(let value) = change { videoValue = value?.trimmedOrNil }
    }
  }

  private mutating func applyToScore(_ change: JournalChange) {
    if case .score(let number) = change { score = number }
    if case .scoreContext(let context) = change { scoreContext = context }
    if case .tournamentName(let name) = change { tournamentName = name?.trimmedOrNil }
    if case .location(let name) = change { location = name?.trimmedOrNil }
  }

  /// Checks the changed row, and drops a tournament's name without a tournament.
  fileprivate mutating func check(after old: JournalEntry) throws(PracticeRefusal) {
    // Words of other versions stay, but cannot be entered.
    let words = [
      scoreContext == old.scoreContext || scoreContext?.isKnown ?? true,
      noteCategory == old.noteCategory || noteCategory?.isKnown ?? true,
      videoKind == old.videoKind || videoKind?.isKnown ?? true,
    ]
    if words.contains(false) { throw .invalidValue }
    if action == .scoreLogged {
      if score != nil || old.score != nil {
        guard let score, score > 0, score == old.score || score <= Double(GameScore.largest) else {
          throw .invalidScore
        }
      }
      if scoreContext == .tournament, (tournamentName ?? "").trimmingSpaces.isEmpty { throw .tournamentNameRequired }
      if let scoreContext, scoreContext.isKnown, scoreContext != .tournament { tournamentName = nil }
    }
    if action == .noteAdded, note == nil, old.note != nil { throw .emptyNote }
    if action.isVideo {
      let isWhole = (videoKind == nil) == (videoValue == nil)
      if !isWhole || videoValue == nil && old.videoValue != nil { throw .invalidValue }
    }
  }
}

extension JournalLinks {
  /// Returns the steps that change the records like the row.
  fileprivate func steps(from old: JournalEntry, to row: JournalEntry) -> [PracticeStep] {
    var steps: [PracticeStep] = []
    if var score {
      (score.gameID, score.score) = (row.gameID, row.score ?? score.score)
      if row.timestamp != old.timestamp { score.timestamp = row.timestamp }
      if let context = row.scoreContext { (score.context, score.tournamentName) = (context, row.tournamentName) }
      score.location = row.location
      steps.append(.put(.score(score)))
    }
    if var note {
      (note.gameID, note.detail, note.note) = (row.gameID, row.noteDetail, row.note ?? note.note)
      note.category = row.noteCategory ?? note.category
      if row.timestamp != old.timestamp { note.timestamp = row.timestamp }
      steps.append(.put(.note(note)))
    }
    return steps + studySteps(old, row) + videoSteps(old, row)
  }

  private func studySteps(_ old: JournalEntry, _ row: JournalEntry) -> [PracticeStep] {
    guard let percent = row.progressPercent else { return study.map { [.remove(.studyEvents, $0.id)] } ?? [] }
    guard var study else { return StudyEvent(of: row).map { [.put(.study($0))] } ?? [] }
    (study.gameID, study.progressPercent) = (row.gameID, percent)
    if row.timestamp != old.timestamp { study.timestamp = row.timestamp }
    return [.put(.study(study))]
  }

  private func videoSteps(_ old: JournalEntry, _ row: JournalEntry) -> [PracticeStep] {
    guard let kind = row.videoKind, let value = row.videoValue else { return [] }
    if video == nil, old.videoValue != nil { return [] }
    var entry = video ?? VideoProgressEntry(of: row)
    (entry.gameID, entry.kind, entry.value) = (row.gameID, kind, value)
    if row.timestamp != old.timestamp { entry.timestamp = row.timestamp }
    return [.put(.video(entry))]
  }
}

extension VideoProgressEntry {
  fileprivate init(of row: JournalEntry) {
    self.init()
    (id, timestamp, journalEntryID) = (.named("video", row.id.text), row.timestamp, row.id)
  }
}

extension JournalChange {
  /// Creates the change of a member of a row's JSON form; null clears it.
  ///
  /// - Parameters:
  ///   - key: The member's key.
  ///   - value: The new value.
  /// - Throws: ``PracticeRefusal`` for a member that cannot be changed, or a value of another type.
  public init(key: String, _ value: JSON) throws(PracticeRefusal) {
    let isNull = value == .null
    let (text, number) = (value.text, value.double)
    switch key {
    case "score", "progressPercent":
      guard isNull || number != nil else { throw .invalidValue }
      self = key == "score" ? .score(number) : .progress(number)
    default:
      guard isNull || text != nil else { throw .invalidValue }
      guard let change = Self.text(key, text) else { throw .notInThisEntry }
      self = change
    }
  }

  private static func text(_ key: String, _ text: String?) -> JournalChange? {
    switch key {
    case "gameID": .gameID(text ?? "")
    case "scoreContext": .scoreContext(text.map { ScoreContext(rawValue: $0) })
    case "tournamentName": .tournamentName(text)
    case "location": .location(text)
    case "noteCategory": .noteCategory(text.map { NoteCategory(rawValue: $0) })
    case "noteDetail": .noteDetail(text)
    case "note": .note(text)
    case "videoKind": .videoKind(text.map { VideoKind(rawValue: $0) })
    case "videoValue": .videoValue(text)
    default: nil
    }
  }
}
