package import CanonicalJSON
import Domain

/// One part of the state: a key of the root with its decoding and encoding.
struct StatePart: Sendable {
  let key: String
  let read: @Sendable (JSON, inout PracticeState, inout PracticeReading) -> Void
  let write: @Sendable (PracticeState) -> JSON

  /// The parts, in the order in which they are written.
  static let all: [StatePart] = [
    .entries("studyEvents", "study", \.studyEvents, \.id),
    .entries("videoProgressEntries", "video", \.videoProgressEntries, \.id),
    .entries("scoreEntries", "score", \.scoreEntries, \.id), .entries("noteEntries", "note", \.noteEntries, \.id),
    .entries("journalEntries", "journal", \.journalEntries, \.id), groups,
    .settings("leagueSettings", \.leagueSettings), .settings("syncSettings", \.syncSettings),
    .settings("analyticsSettings", \.analyticsSettings),
    .map("rulesheetResumeOffsets", \.rulesheetResumeOffsets, .number),
    .map("videoResumeHints", \.videoResumeHints, .text), .map("gameSummaryNotes", \.gameSummaryNotes, .text),
    .settings("practiceSettings", \.practiceSettings),
  ]

  private typealias Place<Value> = WritableKeyPath<PracticeState, Value> & Sendable

  private static func entries<Entry: PracticeEntry & CodedRecord>(
    _ key: String,
    _ prefix: String,
    _ place: any Place<Entries<Entry>>,
    _ id: any WritableKeyPath<Entry, EntryID> & Sendable
  ) -> StatePart {
    StatePart(key: key) { json, state, reading in
      state[keyPath: place] = Entries(reading.list(json, at: key, prefix, id))
    } write: {
      .list($0[keyPath: place].map(\.json))
    }
  }

  private static let groups = StatePart(key: "customGroups") { json, state, reading in
    state.customGroups = reading.list(json, at: "customGroups", "group", \.id)
  } write: {
    .list($0.customGroups.map(\.json))
  }

  private static func settings<Settings: CodedRecord>(_ key: String, _ place: any Place<Settings>) -> StatePart {
    StatePart(key: key) { json, state, reading in
      if let settings: Settings = reading.record(json, at: key, .member) { state[keyPath: place] = settings }
    } write: {
      $0[keyPath: place].json
    }
  }

  private static func map<Value>(
    _ key: String,
    _ place: any Place<[String: Value]>,
    _ spelling: Spelling<Value>
  ) -> StatePart {
    StatePart(key: key) { json, state, reading in
      guard let members = reading.members(json, at: key) else { return reading.putAside(json, at: key, .wrongType) }
      for member in members where member.value != .null {
        if let value = spelling.decode(member.value) {
          state[keyPath: place][member.key] = value
        } else {
          reading.putAside(member.value, at: "\(key).\(member.key)", .wrongType)
        }
      }
    } write: { state in
      let sorted = state[keyPath: place].sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      return .object(sorted.map { JSON.Member(key: $0.key, value: spelling.encode($0.value)) })
    }
  }
}

extension PracticeReading {
  /// Reads the records of a list in order, and sets damaged ones aside without affecting the rest.
  fileprivate mutating func list<Record: CodedRecord>(
    _ json: JSON,
    at key: String,
    _ prefix: String,
    _ id: WritableKeyPath<Record, EntryID>
  ) -> [Record] {
    guard let list = json.list else {
      putAside(json, at: key, .wrongType)
      return []
    }
    var ids: Set<EntryID> = []
    // The repetitions of each id so far, so that many records with one id do not try each other's new ids.
    var repeated: [EntryID: Int] = [:]
    var records: [Record] = []
    for (index, element) in list.enumerated() {
      if WorkLimit.isOver { break }
      guard var record: Record = record(element, at: "\(key)[\(index)]") else { continue }
      // Two records with one id would hide each other, so the later one gets its own id.
      let first = record[keyPath: id]
      var repeats = ids.contains(first) ? repeated[first, default: 0] : 0
      while !ids.insert(record[keyPath: id]).inserted {
        repeats += 1
        record[keyPath: id] = .named(prefix, "\(first):again:\(repeats)")
      }
      if repeats > 0 {
        repeated[first] = repeats
        use.note(.lenientDefaults)
      }
      records.append(record)
    }
    return records
  }

  /// Reads a canonical state, in which a missing part gets its default.
  mutating func state(_ root: JSON) -> PracticeState {
    var state = PracticeState()
    let members = members(root, at: "") ?? []
    for part in StatePart.all {
      if WorkLimit.isOver { break }
      guard let value = members.first(where: { $0.key == part.key })?.value, value != .null else { continue }
      part.read(value, &state, &self)
    }
    let known = Set(StatePart.all.map(\.key) + ["schemaVersion"])
    state.kept = members.filter { !known.contains($0.key) }
    return state
  }
}

extension PracticeState {
  /// The state as it is exchanged and stored: every part, dates in milliseconds, then unknown members.
  package var json: JSON {
    let parts = StatePart.all.map { JSON.Member(key: $0.key, value: $0.write(self)) }
    return .object([JSON.Member(key: "schemaVersion", value: .whole(Self.schemaVersion))] + parts + kept)
  }

  package var bytes: [UInt8] { Array(json.description.utf8) }
}
