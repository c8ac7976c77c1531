internal import Domain

extension StudyEvent: CodedRecord {
  static let fields: [Field<StudyEvent>] = [
    .id("study", \.id), .field("gameID", \.gameID, .text), .field("task", \.task, .word),
    .field("progressPercent", \.progressPercent, .whole), .date("timestamp", \.timestamp),
    .field("journalEntryID", \.journalEntryID, .id),
  ]
}

extension VideoProgressEntry: CodedRecord {
  static let fields: [Field<VideoProgressEntry>] = [
    .id("video", \.id), .field("gameID", \.gameID, .text), .field("kind", \.kind, .word),
    .field("value", \.value, .text), .date("timestamp", \.timestamp), .field("journalEntryID", \.journalEntryID, .id),
  ]
}

extension ScoreEntry: CodedRecord {
  static let fields: [Field<ScoreEntry>] = [
    .id("score", \.id), .field("gameID", \.gameID, .text), .field("score", \.score, .number),
    .field("context", \.context, .word), .field("tournamentName", \.tournamentName, .text),
    .field("location", \.location, .text),
    .date("timestamp", \.timestamp), .field("leagueImported", \.leagueImported, .bool),
    .field("journalEntryID", \.journalEntryID, .id), .field("eventDate", \.eventDate, .day),
  ]
}

extension NoteEntry: CodedRecord {
  static let fields: [Field<NoteEntry>] = [
    .id("note", \.id), .field("gameID", \.gameID, .text), .field("category", \.category, .word),
    .field("detail", \.detail, .text), .field("note", \.note, .text), .date("timestamp", \.timestamp),
    .field("journalEntryID", \.journalEntryID, .id),
  ]
}

extension JournalEntry: CodedRecord {
  static let fields: [Field<JournalEntry>] = [
    .id("journal", \.id), .field("gameID", \.gameID, .text), .field("action", \.action, .word),
    .field("task", \.task, .word), .field("progressPercent", \.progressPercent, .whole),
    .field("videoKind", \.videoKind, .word), .field("videoValue", \.videoValue, .text),
    .field("score", \.score, .number), .field("scoreContext", \.scoreContext, .word),
    .field("tournamentName", \.tournamentName, .text), .field("location", \.location, .text),
    .field("noteCategory", \.noteCategory, .word),
    .field("noteDetail", \.noteDetail, .text), .field("note", \.note, .text), .date("timestamp", \.timestamp),
    .field("eventDate", \.eventDate, .day),
  ]
}

extension CustomGroup: CodedRecord {
  static let fields: [Field<CustomGroup>] = [
    .id("group", \.id), .field("name", \.name, .text), .field("gameIDs", \.gameIDs, .texts),
    .field("type", \.type, .word), .field("isActive", \.isActive, .bool), .field("isArchived", \.isArchived, .bool),
    .field("isPriority", \.isPriority, .bool), .date("startDate", \.startDate), .date("endDate", \.endDate),
    .date("createdAt", \.createdAt),
  ]
}

extension PracticeSettings: CodedRecord {
  static let fields: [Field<PracticeSettings>] = [
    .field("playerName", \.playerName, .text), .field("comparisonPlayerName", \.comparisonPlayerName, .text),
    .field("selectedGroupID", \.selectedGroupID, .id),
  ]
}

extension LeaguePlayerSettings: CodedRecord {
  static let fields: [Field<LeaguePlayerSettings>] = [
    .field("playerName", \.playerName, .text), .field("csvAutoFillEnabled", \.csvAutoFillEnabled, .bool),
    .date("lastImportAt", \.lastImportAt),
  ]
}

extension PracticeSyncSettings: CodedRecord {
  static let fields: [Field<PracticeSyncSettings>] = [
    .field("cloudSyncEnabled", \.cloudSyncEnabled, .bool), .field("endpoint", \.endpoint, .text),
    .field("phaseLabel", \.phaseLabel, .text),
  ]
}

extension AnalyticsSettings: CodedRecord {
  static let fields: [Field<AnalyticsSettings>] = [
    .field("gapMode", \.gapMode, .word), .field("useMedian", \.useMedian, .bool),
  ]
}
