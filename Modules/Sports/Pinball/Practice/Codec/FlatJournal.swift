import CanonicalJSON
internal import Domain

/// The journal of the flat shape, from whose displayed sentences the records are reconstructed.
struct FlatJournal {
  /// Bytes of a sentence that the first version may have made; matching a longer one takes too long.
  private static let longestSummary = 2_000

  private(set) var rows: [JSON] = []
  private(set) var studyEvents: [JSON] = []
  private(set) var videos: [JSON] = []
  private let scores: [String: [JSON]]
  private let notes: [String: [JSON]]
  private let rule: DateRule

  /// Creates a journal from the file's scores and notes under canonical names.
  init(scores: [JSON], notes: [JSON], rule: DateRule) {
    self.scores = Dictionary(grouping: scores) { $0["gameID"]?.text ?? "" }
    self.notes = Dictionary(grouping: notes) { $0["gameID"]?.text ?? "" }
    self.rule = rule
  }

  /// Adds a row with its records, and keeps its sentence, so that nothing of it is lost.
  mutating func add(_ row: JSON, _ reading: inout PracticeReading) {
    var row = row
    let oldID = row[FlatRecord.oldID]
    row.set(FlatRecord.oldID, nil)
    let action = row["action"]?.text?.lowercased().trimmingSpaces ?? ""
    switch action {
    case "score":
      row.set("action", .text("scoreLogged"))
      let score = nearest(to: row, in: scores)
      row.set("score", score?["score"])
      row.set("scoreContext", score?["context"])
      row.set("tournamentName", score?["tournamentName"])
    case "note", "mechanics":
      row.set("action", .text("noteAdded"))
      let note = nearest(to: row, in: notes)
      row.set("noteCategory", note?["category"] ?? .text(action == "note" ? "general" : "mechanics"))
      row.set("noteDetail", note?["detail"])
      row.set("note", note?["note"])
    case "study", "practice":
      let summary = row["summary"]?.text ?? ""
      let isKnown = reading.legacy.contains(.summaryTemplates) && summary.utf8.count <= Self.longestSummary
      if isKnown { reading.use.note(.summaryTemplates) }
      let told = FlatSummary(summary, isPractice: action == "practice", usesTemplates: isKnown)
      add(told, to: &row, name: oldID?.text?.trimmedOrNil ?? row["id"]?.text ?? "")
    default:
      row.set("action", .text("gameBrowse"))
    }
    rows.append(row)
  }

  private mutating func add(_ told: FlatSummary, to row: inout JSON, name: String) {
    row.set("action", told.task.action.map { .text($0.rawValue) })
    row.set("task", .text(told.task.rawValue))
    row.set("note", told.note.map { .text($0) })
    let common: [JSON.Member] = ["gameID", "timestamp"].compactMap { key in
      row[key].map { JSON.Member(key: key, value: $0) }
    }
    if let percent = told.percent {
      row.set("progressPercent", .whole(percent))
      let id = EntryID.named("study", "\(name):\(told.task.rawValue)")
      let event: KeyValuePairs<String, JSON?> = [
        "id": .text(id.text), "task": .text(told.task.rawValue), "progressPercent": .whole(percent),
        "journalEntryID": row["id"],
      ]
      studyEvents.append(.object((JSON.members(event).members ?? []) + common))
    }
    guard told.task == .tutorialVideo || told.task == .gameplayVideo else { return }
    let kind = JSON.text(told.value.contains(":") ? "clock" : "percent")
    row.set("videoKind", kind)
    row.set("videoValue", .text(told.value))
    let video: KeyValuePairs<String, JSON?> = [
      "id": .text(EntryID.named("video", name).text), "kind": kind, "value": .text(told.value),
      "journalEntryID": row["id"],
    ]
    videos.append(.object((JSON.members(video).members ?? []) + common))
  }

  /// Returns the record of the row's game that is nearest in time, the first of equals.
  private func nearest(to row: JSON, in records: [String: [JSON]]) -> JSON? {
    let time = self.time(row)
    return records[row["gameID"]?.text ?? ""]?.min {
      time.distance(to: self.time($0)).magnitude < time.distance(to: self.time($1)).magnitude
    }
  }

  private func time(_ record: JSON) -> Double {
    Double(record["timestamp"].flatMap { rule.read($0)?.time.rawValue } ?? 0)
  }
}

/// The content of one displayed sentence of the flat shape.
struct FlatSummary: Hashable, Sendable {
  let task: StudyTask
  /// The progress as displayed.
  let value: String
  let note: String?
  var percent: Int? { ProgressText.percent(in: value) }

  init(_ summary: String, isPractice: Bool, usesTemplates: Bool) {
    let read = #/(?is)\s*Read (.+?) of (.+?) rulesheet(?:: ?(.*))?/#
    let video = #/(?is)\s*(Tutorial|Gameplay) progress on (.+)/#
    let viewed = #/(?is)\s*Viewed (.+?) playfield(?:: ?(.*))?/#
    if isPractice {
      let told = usesTemplates ? Self.practice(summary) : nil
      let value = told?.value ?? summary.trimmedOrNil ?? "Practice session"
      let note = told?.note.map { "\(value)\n\($0)" } ?? value
      self.init(.practice, value, note)
    } else if usesTemplates, let match = summary.wholeMatch(of: read)?.output {
      self.init(.rulesheet, String(match.1), match.3.map { String($0) })
    } else if usesTemplates, let match = summary.wholeMatch(of: video)?.output {
      let told = Self.video(String(match.2))
      self.init(match.1.lowercased() == "tutorial" ? .tutorialVideo : .gameplayVideo, told.value, told.note)
    } else if usesTemplates, let match = summary.wholeMatch(of: viewed)?.output {
      self.init(.playfield, "", match.2.map { String($0) })
    } else {
      self.init(.rulesheet, summary, nil)
    }
  }

  private init(_ task: StudyTask, _ value: String, _ note: String?) {
    (self.task, self.value, self.note) = (task, value.trimmingSpaces, note?.trimmedOrNil)
  }

  /// Parses `⟨value⟩ on ⟨game⟩[: note]`.
  private static func practice(_ summary: String) -> (value: String, note: String?)? {
    guard let match = summary.wholeMatch(of: #/(?is)(.*?) on (.+?)(?:: (.*))?/#)?.output else { return nil }
    return (String(match.1).trimmedOrNil ?? "Practice session", match.3.flatMap { String($0).trimmedOrNil })
  }

  /// Parses `⟨game⟩: ⟨value⟩[: note]`.
  ///
  /// A game's name may contain a colon, so the value is the first part that looks like one.
  private static func video(_ text: String) -> (value: String, note: String?) {
    let parts = text.split(separator: ": ", omittingEmptySubsequences: false).map { String($0) }
    guard parts.count > 1 else { return (text, nil) }
    let looksLikeProgress = #/\d\s*%|\d:\d\d/#
    let place = parts.indices.dropFirst().first { parts[$0].contains(looksLikeProgress) } ?? 1
    let note = parts[(place + 1)...].joined(separator: ": ")
    return (parts[place], note.isEmpty ? nil : note)
  }
}
