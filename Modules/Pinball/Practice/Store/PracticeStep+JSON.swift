internal import Domain

// The JSON of steps, as journals of practice hold them:
// {"put":"scoreEntries","record":{…}}, {"remove":"noteEntries","id":"…"}, {"put":"customGroups","record":{…},"at":2},
// {"order":["…"]}, {"set":"gameSummaryNotes","game":"G1234","value":"…"}, {"set":"practiceSettings","value":{…}} or
// {"reset":true}. These spellings are stored and never change.

extension PracticeStep {
  var json: JSON {
    switch self {
    case .put(let entry): .members(["put": .text(entry.list.rawValue), "record": entry.json])
    case .remove(let list, let id): .members(["remove": .text(list.rawValue), "id": JSON.text(id.text)])
    case .putGroup(let group, let place):
      .members(["put": .text(Self.groups), "record": group.json, "at": place.map { JSON.whole($0) }])
    case .removeGroup(let id): .members(["remove": .text(Self.groups), "id": JSON.text(id.text)])
    case .orderGroups(let ids): .members(["order": .list(ids.map { .text($0.text) })])
    case .resumeOffset(let game, let offset):
      Self.set("rulesheetResumeOffsets", of: game, to: offset.map { JSON.double($0) })
    case .videoHint(let game, let hint): Self.set("videoResumeHints", of: game, to: hint.map { JSON.text($0) })
    case .gameNote(let game, let note): Self.set("gameSummaryNotes", of: game, to: note.map { JSON.text($0) })
    case .practiceSettings(let settings): .members(["set": .text("practiceSettings"), "value": settings.json])
    case .leagueSettings(let settings): .members(["set": .text("leagueSettings"), "value": settings.json])
    case .syncSettings(let settings): .members(["set": .text("syncSettings"), "value": settings.json])
    case .analyticsSettings(let settings): .members(["set": .text("analyticsSettings"), "value": settings.json])
    case .reset: .members(["reset": .bool(true)])
    }
  }

  private static let groups = "customGroups"

  private static func set(_ map: String, of game: String, to value: JSON?) -> JSON {
    .members(["set": .text(map), "game": .text(game), "value": value ?? .null])
  }
}

extension AnyEntry {
  /// The list that it belongs to.
  var list: EntryList {
    switch self {
    case .study: .studyEvents
    case .video: .videoProgressEntries
    case .score: .scoreEntries
    case .note: .noteEntries
    case .journal: .journalEntries
    }
  }

  fileprivate var json: JSON {
    switch self {
    case .study(let entry): entry.json
    case .video(let entry): entry.json
    case .score(let entry): entry.json
    case .note(let entry): entry.json
    case .journal(let entry): entry.json
    }
  }
}

// MARK: Reading

extension PracticeStep {
  /// nil for a step that this version does not know or cannot read, which stays in the journal and changes nothing.
  init?(_ json: JSON, at now: Timestamp) {
    var reading = PracticeReading(now: now, legacy: [])
    guard let step = reading.step(json) else { return nil }
    self = step
  }
}

extension PracticeReading {
  fileprivate mutating func step(_ json: JSON) -> PracticeStep? {
    if let list = json["put"]?.text, let record = json["record"] { return put(record, list, json["at"]?.whole) }
    if let list = json["remove"]?.text, let id = json["id"]?.text.flatMap({ EntryID($0) }) {
      if list == "customGroups" { return .removeGroup(id) }
      return EntryList(rawValue: list).map { .remove($0, id) }
    }
    if let ids = json["order"]?.list { return .orderGroups(ids.compactMap { $0.text.flatMap { EntryID($0) } }) }
    if let part = json["set"]?.text { return set(part, json["game"]?.text, json["value"] ?? .null) }
    return json["reset"]?.bool == true ? .reset : nil
  }

  private mutating func put(_ json: JSON, _ list: String, _ place: Int?) -> PracticeStep? {
    if list == "customGroups" {
      let group: CustomGroup? = record(json, at: list)
      return group.map { .putGroup($0, at: place) }
    }
    switch EntryList(rawValue: list) {
    case .studyEvents: return (record(json, at: list) as StudyEvent?).map { .put(.study($0)) }
    case .videoProgressEntries: return (record(json, at: list) as VideoProgressEntry?).map { .put(.video($0)) }
    case .scoreEntries: return (record(json, at: list) as ScoreEntry?).map { .put(.score($0)) }
    case .noteEntries: return (record(json, at: list) as NoteEntry?).map { .put(.note($0)) }
    case .journalEntries: return (record(json, at: list) as JournalEntry?).map { .put(.journal($0)) }
    case nil: return nil
    }
  }

  private mutating func set(_ part: String, _ game: String?, _ value: JSON) -> PracticeStep? {
    switch (part, game) {
    case ("rulesheetResumeOffsets", let game?): .resumeOffset(game: game, value.double)
    case ("videoResumeHints", let game?): .videoHint(game: game, value.text)
    case ("gameSummaryNotes", let game?): .gameNote(game: game, value.text)
    case ("practiceSettings", nil): record(value, at: part, .member).map { .practiceSettings($0) }
    case ("leagueSettings", nil): record(value, at: part, .member).map { .leagueSettings($0) }
    case ("syncSettings", nil): record(value, at: part, .member).map { .syncSettings($0) }
    case ("analyticsSettings", nil): record(value, at: part, .member).map { .analyticsSettings($0) }
    default: nil
    }
  }
}
