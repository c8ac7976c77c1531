internal import Domain

/// One entry of the journal: its row, and its records in the other lists of the exchange format.
///
/// The format stores a score, a note, a study event and a video twice, in the row and in a record with the same values.
/// Both forms are made only here, so that no caller keeps them equal.
struct LoggedEntry: Hashable, Sendable {
  let row: JournalEntry
  var score: ScoreEntry?
  var note: NoteEntry?
  var study: StudyEvent?
  var video: VideoProgressEntry?
}

extension LoggedEntry {
  /// Creates a new entry, whose records have the values of the row, its time, and ids made from its id.
  init(new row: JournalEntry) {
    self.init(row: row)
    switch row.action {
    case .scoreLogged: score = ScoreEntry(.named("score", row.id.text), of: row)
    case .noteAdded: note = NoteEntry(.named("note", row.id.text), of: row)
    default:
      study = StudyEvent(of: row)
      video = row.videoValue.map { _ in VideoProgressEntry(of: row) }
    }
  }

  private var records: [AnyEntry] {
    [
      score.map(AnyEntry.score), note.map(AnyEntry.note), study.map(AnyEntry.study), video.map(AnyEntry.video),
    ].compactMap(\.self)
  }

  /// The steps that record the entry, in the order in which every version has stored them.
  var steps: [PracticeStep] { (records.reversed() + [.journal(row)]).map(PracticeStep.put) }

  var removal: [PracticeStep] { (records + [.journal(row)]).map { .remove($0.list, $0.id) } }

  /// Returns the steps that change the row and its records, which keep their ids and the values that a row lacks.
  func changed(to new: JournalEntry) -> [PracticeStep] {
    func follow<Record: RowRecord>(_ record: Record) -> Record {
      var record = record
      record.take(new)
      if new.timestamp != row.timestamp { record.timestamp = new.timestamp }
      return record
    }
    var entry = LoggedEntry(row: new)
    (entry.score, entry.note) = (score.map(follow), note.map(follow))
    if new.progressPercent != nil { entry.study = study.map(follow) ?? StudyEvent(of: new) }
    if new.videoKind != nil, new.videoValue != nil {
      // In an older file a row may have lost its video, which does not come back.
      entry.video = video.map(follow) ?? (row.videoValue == nil ? VideoProgressEntry(of: new) : nil)
    }
    let dropped = entry.study == nil ? study : nil
    return (dropped.map { [.remove(.studyEvents, $0.id)] } ?? [])
      + (entry.records + [.journal(new)]).map(PracticeStep.put)
  }
}

/// A record with the values of an entry's row.
protocol RowRecord: PracticeEntry {
  var id: EntryID { get set }
  var timestamp: Timestamp { get set }
  var journalEntryID: EntryID? { get set }
  init()
  /// Takes the values of a row; those that the row lacks stay.
  mutating func take(_ row: JournalEntry)
  /// Returns whether a row of a file without links has the record's values.
  func says(_ row: JournalEntry) -> Bool
  /// Returns whether such a row is near enough in time.
  func isNear(_ row: JournalEntry, _ zone: ZoneTable) -> Bool
}

extension RowRecord {
  fileprivate init(_ id: EntryID, of row: JournalEntry) {
    self.init()
    (self.id, timestamp, journalEntryID) = (id, row.timestamp, row.id)
    take(row)
  }
}

extension ScoreEntry: RowRecord {
  mutating func take(_ row: JournalEntry) {
    (gameID, score, location) = (row.gameID, row.score ?? score, row.location)
    if let scoreContext = row.scoreContext { (context, tournamentName) = (scoreContext, row.tournamentName) }
  }
}

extension NoteEntry: RowRecord {
  mutating func take(_ row: JournalEntry) {
    (gameID, category, detail) = (row.gameID, row.noteCategory ?? category, row.noteDetail)
    note = row.note ?? note
  }
}

extension StudyEvent: RowRecord {
  /// Creates the progress of a row; nil for a row without.
  fileprivate init?(of row: JournalEntry) {
    guard row.progressPercent != nil, let task = row.task ?? row.action.task else { return nil }
    self.init(.named("study", "\(row.id):\(task.rawValue)"), of: row)
    self.task = task
  }

  mutating func take(_ row: JournalEntry) {
    (gameID, progressPercent) = (row.gameID, row.progressPercent ?? progressPercent)
  }
}

extension VideoProgressEntry: RowRecord {
  fileprivate init(of row: JournalEntry) { self.init(.named("video", row.id.text), of: row) }

  mutating func take(_ row: JournalEntry) {
    (gameID, kind, value) = (row.gameID, row.videoKind ?? kind, row.videoValue ?? value)
  }
}
