import CanonicalJSON
internal import Domain

/// The flat shape of version 1, which differs from the canonical one by its keys.
enum FlatShape {
  fileprivate static let flatKeys: Set<String> = [
    "playerName", "comparisonPlayerName", "leaguePlayerName", "cloudSyncEnabled", "selectedGroupID", "groups", "scores",
    "notes", "journal", "rulesheetProgress",
  ]
  private static let canonicalKeys = Set(StatePart.all.map(\.key)).subtracting(["gameSummaryNotes"])

  /// Every key of the root whose value is a list or an object, in either shape.
  static let containers = canonicalKeys.union([
    "groups", "scores", "notes", "journal", "rulesheetProgress", "gameSummaryNotes",
  ])

  /// Returns whether an object is empty, or has a part of a practice in either shape.
  static func isPractice(_ json: JSON) -> Bool {
    guard let members = json.members else { return false }
    let known = canonicalKeys.union(flatKeys).union(["gameSummaryNotes", "schemaVersion"])
    return members.isEmpty || members.contains { known.contains($0.key) }
  }

  static func isFlat(_ root: JSON) -> Bool {
    let keys = Set((root.members ?? []).map(\.key))
    return keys.isDisjoint(with: canonicalKeys) && !keys.isDisjoint(with: flatKeys)
  }

  /// Returns the id of a record under another name.
  ///
  /// A UUID is kept, any other text becomes the id's name, a blank one with its index.
  static func id(_ json: JSON?, _ prefix: String, _ index: Int) -> EntryID {
    let raw = json?.text ?? json?.whole.map { String($0) } ?? ""
    if let id = EntryID(raw) { return id }
    return .named(prefix, raw.allSatisfy(\.isWhitespace) ? "\(prefix)-empty:\(index)" : raw)
  }
}

extension PracticeReading {
  /// Converts a flat root to the canonical shape, whose reading handles dates, defaults and damage.
  mutating func canonical(ofFlat root: JSON) -> JSON {
    let members = members(root, at: "") ?? []
    func value(_ key: String) -> JSON? { members.first { $0.key == key }?.value }
    let scores = records(value("scores"), at: "scores", "score").map { FlatRecord.score($0) }
    let notes = records(value("notes"), at: "notes", "note")
    var journal = FlatJournal(scores: scores, notes: notes, rule: DateRule(now: now, legacy: legacy))
    for row in records(value("journal"), at: "journal", "journal") where !WorkLimit.isOver { journal.add(row, &self) }
    let groups = records(value("groups"), at: "groups", "group").map { FlatRecord.group($0) }
    var settings = JSON.object([])
    settings.set("playerName", value("playerName"))
    settings.set("comparisonPlayerName", value("comparisonPlayerName"))
    settings.set("selectedGroupID", selected(value("selectedGroupID"), in: value("groups")))
    var league = JSON.members(["csvAutoFillEnabled": .bool(false)])
    league.set("playerName", value("leaguePlayerName") ?? .text(""))
    let isSynced = value("cloudSyncEnabled")?.bool ?? false
    var sync = JSON.members([
      "endpoint": .text("pillyliu.com"), "phaseLabel": .text(PracticeSyncSettings.phaseLabel(isSynced)),
    ])
    sync.set("cloudSyncEnabled", value("cloudSyncEnabled") ?? .bool(false))
    let canonical: KeyValuePairs<String, JSON?> = [
      "studyEvents": .list(journal.studyEvents), "videoProgressEntries": .list(journal.videos),
      "scoreEntries": .list(scores), "noteEntries": .list(notes), "journalEntries": .list(journal.rows),
      "customGroups": .list(groups), "leagueSettings": league, "syncSettings": sync,
      "rulesheetResumeOffsets": value("rulesheetProgress"), "practiceSettings": settings,
    ]
    let others = members.filter { !FlatShape.flatKeys.contains($0.key) }
    return .object((JSON.members(canonical).members ?? []) + others)
  }

  /// Returns the objects of a list with the names and ids of the canonical shape.
  private mutating func records(_ json: JSON?, at key: String, _ prefix: String) -> [JSON] {
    guard let json, json != .null else { return [] }
    guard let list = json.list else {
      putAside(json, at: key, .wrongType)
      return []
    }
    var records: [JSON] = []
    for (index, element) in list.enumerated() {
      guard let members = members(element, at: "\(key)[\(index)]") else {
        putAside(element, at: "\(key)[\(index)]", .wrongType)
        continue
      }
      var record = JSON.object(members)
      record.rename("gameSlug", "gameID")
      record.rename("timestampMs", "timestamp")
      let old = record["id"]
      record.set("id", .text(FlatShape.id(old, prefix, index).text))
      if prefix == "journal" { record.set(FlatRecord.oldID, old) }
      records.append(record)
    }
    return records
  }

  private func selected(_ json: JSON?, in groups: JSON?) -> JSON? {
    guard let raw = json?.text, !raw.allSatisfy(\.isWhitespace) else { return nil }
    let index = groups?.list?.firstIndex { $0["id"]?.text?.lowercased() == raw.lowercased() }
    return index.map { .text(FlatShape.id(.text(groups?.list?[$0]["id"]?.text ?? raw), "group", $0).text) }
  }
}

/// The records of the flat shape under canonical names.
enum FlatRecord {
  /// A temporary member for a row's old name, until the records named after it are made.
  static let oldID = "flatID"

  /// Converts a score, where `tournament:Spring Cup` is a tournament with a name.
  static func score(_ record: JSON) -> JSON {
    var record = record
    let context = record["context"]?.text?.trimmingSpaces ?? ""
    let prefix = "tournament:"
    if context.isEmpty, record["context"]?.text != nil || record["context"] == nil {
      record.set("context", .text("practice"))
    } else if context.lowercased().hasPrefix(prefix) {
      let name = String(context.dropFirst(prefix.count)).trimmingSpaces
      record.set("context", .text("tournament"))
      record.set("tournamentName", name.isEmpty ? nil : .text(name))
    }
    return record
  }

  static func group(_ record: JSON) -> JSON {
    var record = record
    record.rename("gameSlugs", "gameIDs")
    record.rename("startDateMs", "startDate")
    record.rename("endDateMs", "endDate")
    if record["createdAt"] == nil, let start = record["startDate"], start != .null { record.set("createdAt", start) }
    return record
  }
}

extension JSON {
  /// Sets or removes a member; does nothing if this is no object.
  mutating func set(_ key: String, _ value: JSON?) {
    guard var members else { return }
    let place = members.firstIndex { $0.key == key }
    members.removeAll { $0.key == key }
    if let value { members.insert(Member(key: key, value: value), at: min(place ?? members.count, members.count)) }
    self = .object(members)
  }

  mutating func rename(_ old: String, _ new: String) {
    guard let value = self[old], self[new] == nil else { return }
    set(old, nil)
    set(new, value)
  }
}
