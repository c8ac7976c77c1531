package import CanonicalJSON
import Domain

extension PracticeStep {
  /// The step as in an event's body.
  package var json: JSON {
    switch self {
    case .put(let entry): .members(["step": .text("put"), "list": .text(entry.list.rawValue), "value": entry.json])
    case .remove(let list, let id):
      .members(["step": .text("remove"), "list": .text(list.rawValue), "id": .text(id.text)])
    case .putGroup(let group, let place):
      .members(["step": .text("putGroup"), "value": group.json, "at": place.map { .whole($0) }])
    case .removeGroup(let id): .members(["step": .text("removeGroup"), "id": .text(id.text)])
    case .orderGroups(let ids): .members(["step": .text("orderGroups"), "ids": .list(ids.map { .text($0.text) })])
    case .resumeOffset(let game, let value): Self.map("resumeOffset", game, value.map { .double($0) })
    case .videoHint(let game, let value): Self.map("videoHint", game, value.map { .text($0) })
    case .gameNote(let game, let value): Self.map("gameNote", game, value.map { .text($0) })
    case .practiceSettings(let settings): .members(["step": .text("practiceSettings"), "value": settings.json])
    case .leagueSettings(let settings): .members(["step": .text("leagueSettings"), "value": settings.json])
    case .syncSettings(let settings): .members(["step": .text("syncSettings"), "value": settings.json])
    case .analyticsSettings(let settings): .members(["step": .text("analyticsSettings"), "value": settings.json])
    case .member(let key, let value): .members(["step": .text("member"), "key": .text(key), "value": value])
    case .reset: .members(["step": .text("reset")])
    }
  }

  private static func map(_ step: String, _ game: String, _ value: JSON?) -> JSON {
    .members(["step": .text(step), "game": .text(game), "value": value])
  }

  /// Reads a step; nil for one that is unknown to this version or damaged.
  package init?(json: JSON) {
    var reader = StepReader(json)
    guard let step = reader.step() else { return nil }
    self = step
  }
}

extension AnyEntry {
  package var list: EntryList {
    switch self {
    case .study: .studyEvents
    case .video: .videoProgressEntries
    case .score: .scoreEntries
    case .note: .noteEntries
    case .journal: .journalEntries
    }
  }

  var id: EntryID { entry.id }

  fileprivate var json: JSON { entry.json }

  private var entry: any PracticeEntry & CodedRecord {
    switch self {
    case .study(let entry): entry
    case .video(let entry): entry
    case .score(let entry): entry
    case .note(let entry): entry
    case .journal(let entry): entry
    }
  }
}

/// Reads one step, strictly, because this program or a later version wrote it.
private struct StepReader {
  private let json: JSON
  private var reading = PracticeReading(now: 0, legacy: [])

  init(_ json: JSON) {
    self.json = json
  }

  mutating func step() -> PracticeStep? {
    switch json["step"]?.text {
    case "put": return entry().map { .put($0) }
    case "remove": return list.flatMap { list in id.map { .remove(list, $0) } }
    case "putGroup":
      let place = json["at"]?.whole
      return record().map { .putGroup($0, at: place) }
    case "removeGroup": return id.map { .removeGroup($0) }
    case "orderGroups":
      let ids = (json["ids"]?.list ?? []).compactMap { Spelling.id.decode($0) }
      return ids.count == json["ids"]?.list?.count ? .orderGroups(ids) : nil
    case "resumeOffset": return map(.number) { .resumeOffset(game: $0, $1) }
    case "videoHint": return map(.text) { .videoHint(game: $0, $1) }
    case "gameNote": return map(.text) { .gameNote(game: $0, $1) }
    case "practiceSettings": return record().map { .practiceSettings($0) }
    case "leagueSettings": return record().map { .leagueSettings($0) }
    case "syncSettings": return record().map { .syncSettings($0) }
    case "analyticsSettings": return record().map { .analyticsSettings($0) }
    case "member":
      let value = json["value"]
      return json["key"]?.text.map { .member(key: $0, value) }
    case "reset": return .reset
    default: return nil
    }
  }

  private var id: EntryID? { json["id"].flatMap { Spelling.id.decode($0) } }

  private var list: EntryList? { json["list"]?.text.flatMap { EntryList(rawValue: $0) } }

  /// Reads a step about a game; an unreadable value is none, because without a value it would remove something.
  private func map<Value>(_ spelling: Spelling<Value>, _ make: (String, Value?) -> PracticeStep) -> PracticeStep? {
    guard let game = json["game"]?.text else { return nil }
    guard let value = json["value"], value != .null else { return make(game, nil) }
    return spelling.decode(value).map { make(game, $0) }
  }

  private mutating func entry() -> AnyEntry? {
    switch list {
    case .studyEvents: record().map { .study($0) }
    case .videoProgressEntries: record().map { .video($0) }
    case .scoreEntries: record().map { .score($0) }
    case .noteEntries: record().map { .note($0) }
    case .journalEntries: record().map { .journal($0) }
    case nil: nil
    }
  }

  private mutating func record<Record: CodedRecord>() -> Record? {
    json["value"].flatMap { reading.record($0, at: "value") }
  }
}
