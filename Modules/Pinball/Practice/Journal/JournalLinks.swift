internal import Domain

/// The records of one row of the journal, at most one of each list.
///
/// A record of ours names its row. In older files it is the nearest one with the same content for the same game, within
/// five seconds, or on the same local day for imported scores.
struct JournalLinks: Hashable, Sendable {
  private(set) var study: StudyEvent?
  private(set) var video: VideoProgressEntry?
  private(set) var score: ScoreEntry?
  private(set) var note: NoteEntry?

  init(of row: JournalEntry, in state: PracticeState, zone: ZoneTable) {
    switch row.action {
    case .scoreLogged: score = Self.score(row, state, zone)
    case .noteAdded: note = Self.note(row, state)
    case .rulesheetRead, .tutorialWatch, .gameplayWatch, .playfieldViewed, .practiceSession:
      study = Self.study(row, state)
      video = Self.video(row, state)
    default: break
    }
  }

  /// The steps that remove the records.
  var removal: [PracticeStep] {
    [
      study.map { .remove(.studyEvents, $0.id) }, video.map { .remove(.videoProgressEntries, $0.id) },
      score.map { .remove(.scoreEntries, $0.id) }, note.map { .remove(.noteEntries, $0.id) },
    ].compactMap { $0 }
  }

  private static func score(_ row: JournalEntry, _ state: PracticeState, _ zone: ZoneTable) -> ScoreEntry? {
    find(row, state.scoreEntries, \.journalEntryID) { isSame(row, $0, zone) }
  }

  /// Returns whether a row is about a score, as far as visible without links.
  static func isSame(_ row: JournalEntry, _ entry: ScoreEntry, _ zone: ZoneTable) -> Bool {
    guard row.action == .scoreLogged, row.gameID == entry.gameID, let score = row.score,
      abs(entry.score - score) <= 0.5
    else { return false }
    if let context = row.scoreContext,
      entry.context != context || !isSameName(entry.tournamentName, row.tournamentName)
    {
      return false
    }
    return isNear(entry, row) || entry.leagueImported && entry.day(in: zone) == row.day(in: zone)
  }

  private static func note(_ row: JournalEntry, _ state: PracticeState) -> NoteEntry? {
    find(row, state.noteEntries, \.journalEntryID) { entry in
      entry.category == row.noteCategory ?? entry.category && isSameName(entry.detail, row.noteDetail)
        && entry.note.trimmingSpaces == (row.note ?? "").trimmingSpaces && isNear(entry, row)
    }
  }

  /// Returns the study event of a row; a row without progress has none.
  private static func study(_ row: JournalEntry, _ state: PracticeState) -> StudyEvent? {
    guard let percent = row.progressPercent, let task = row.task ?? row.action.task else { return nil }
    return find(row, state.studyEvents, \.journalEntryID) { entry in
      entry.task == task && entry.progressPercent == percent && isNear(entry, row)
    }
  }

  private static func video(_ row: JournalEntry, _ state: PracticeState) -> VideoProgressEntry? {
    guard let value = row.videoValue?.trimmingSpaces else { return nil }
    return find(row, state.videoProgressEntries, \.journalEntryID) { entry in
      entry.kind == row.videoKind ?? entry.kind && entry.value.trimmingSpaces == value && isNear(entry, row)
    }
  }

  private static func find<Entry: PracticeEntry>(
    _ row: JournalEntry,
    _ entries: Entries<Entry>,
    _ link: KeyPath<Entry, EntryID?>,
    _ matches: (Entry) -> Bool
  ) -> Entry? {
    if let linked = entries.first(where: { $0[keyPath: link] == row.id }) { return linked }
    return
      entries
      .filter { $0.gameID == row.gameID && $0[keyPath: link] == nil && matches($0) }
      .min { distance($0, row) < distance($1, row) }
  }

  private static func isNear(_ entry: some PracticeEntry, _ row: JournalEntry) -> Bool { distance(entry, row) <= 5000 }

  static func distance(_ entry: some PracticeEntry, _ row: JournalEntry) -> UInt64 {
    let (difference, overflow) = entry.timestamp.rawValue.subtractingReportingOverflow(row.timestamp.rawValue)
    return overflow ? .max : difference.magnitude
  }

  /// Returns whether two texts are one name, where an absent one is blank.
  private static func isSameName(_ left: String?, _ right: String?) -> Bool {
    NameKey(left ?? "") == NameKey(right ?? "")
  }
}
