import CanonicalJSON
import Domain
import Pinball
import SeededRandom
import Testing

/// A good file with many records, and where each of them stands in it.
struct PracticeRecords {
  enum Shape: CaseIterable, Sendable {
    case milliseconds, referenceSeconds, mixed, flat
  }

  struct Record {
    let id: EntryID
    let list: String
    var span: Range<Int> = 0..<0
  }

  let bytes: [UInt8]
  private(set) var all: [Record] = []
  private let good: PracticeState
  private let isFlat: Bool

  init(_ shape: Shape, _ random: inout SplitMix64) {
    isFlat = shape == .flat
    var texts: [(Record, [UInt8])] = []
    var text = isFlat ? #"{"playerName": "Mika", "labs": {"a": 1}"# : #"{"schemaVersion": 4, "labs": {"a": 1}"#
    for list in isFlat ? ["groups", "scores", "notes", "journal"] : Self.lists {
      let records = (0..<(2 + random.next(below: 4))).map { Self.record($0, list, shape, &random) }
      for (id, record) in records { texts.append((Record(id: id, list: list), Array(record.utf8))) }
      text += #", "\#(list)": [\#(records.map(\.1).joined(separator: random.oneIn(2) ? "," : ",\n  "))]"#
    }
    text += #", "gameSummaryNotes": {"G1": "note"}"#
    text += isFlat ? "}" : #", "practiceSettings": {"playerName": "Noor", "comparisonPlayerName": ""}}"#
    bytes = Array(text.utf8)
    for (record, spelled) in texts {
      let start = bytes.firstRange(of: spelled)?.lowerBound ?? 0
      var found = record
      found.span = start..<(start + spelled.count)
      all.append(found)
    }
    good = (try? PracticeFile(bytes, now: PracticeSample.now).state) ?? PracticeState()
  }

  private static let lists = [
    "studyEvents", "videoProgressEntries", "scoreEntries", "noteEntries", "journalEntries", "customGroups",
  ]

  /// The file with another text for one record.
  func replacing(_ record: Record, with json: JSON) -> [UInt8] {
    Array(bytes[..<record.span.lowerBound]) + Array(json.description.utf8) + Array(bytes[record.span.upperBound...])
  }

  /// The records that are not in a state as they are in the good one.
  func missing(in state: PracticeState, besides damaged: Set<EntryID> = []) -> [EntryID] {
    let (here, there) = (Self.byID(state), Self.byID(good))
    return all.map(\.id).filter { id in
      if damaged.contains(id) { return false }
      // The rows of a flat journal tell what other records say, so damage to those shows in them.
      let isRow = isFlat && good.journalEntries[id] != nil && !damaged.isEmpty
      return isRow ? here[id] == nil : here[id] == nil || here[id] != there[id]
    }
  }

  func check(_ file: PracticeFile?, _ bytes: [UInt8], without damaged: Set<EntryID>, _ comment: String) throws {
    let state = file?.state ?? PracticeState()
    let missing = missing(in: state, besides: damaged)
    #expect(missing.isEmpty, "\(comment): \(missing)\n\(String(decoding: bytes, as: UTF8.self))")
    let isGone = damaged.contains { Self.byID(state)[$0] == nil }
    if isGone, file?.isUntouched == true {
      // The damage is in the id itself, so the record is there under another.
      #expect(Self.byID(state).count >= Self.byID(good).count, "\(comment)")
    }
  }

  private static func byID(_ state: PracticeState) -> [EntryID: JSON] {
    let json = state.json
    let records = lists.flatMap { json[$0]?.list ?? [] }
    return Dictionary(
      records.compactMap { record in
        record["id"]?.text.flatMap { EntryID($0) }.map { ($0, record) }
      }
    ) { first, _ in first }
  }

  private static func record(
    _ number: Int,
    _ list: String,
    _ shape: Shape,
    _ random: inout SplitMix64
  ) -> (EntryID, String) {
    let id = EntryID.named(list, "\(random.next())")
    let milliseconds = 1_700_000_000_000 + Int64(random.next(below: 40_000_000)) * 1000
    let seconds = shape == .referenceSeconds || shape == .mixed && random.oneIn(2)
    let time = seconds ? "\(Double(milliseconds - 978_307_200_000) / 1000)" : "\(milliseconds)"
    let words = ["late {shot}", #"said \"[1,2]\""#, "a, b: c", "über 50%", #"back\\slash"#]
    let note = "\(words[random.next(below: words.count)]) \(random.next(below: 1_000_000))"
    let head =
      shape == .flat
      ? #""gameSlug": "G\#(number)", "timestampMs": \#(time)"# : #""gameID": "G\#(number)", "timestamp": \#(time)"#
    let rest =
      switch list {
      case "studyEvents": #"\#(head), "task": "rulesheet", "progressPercent": \#(random.next(below: 101))"#
      case "videoProgressEntries": #"\#(head), "kind": "percent", "value": "\#(note)""#
      case "scoreEntries":
        #"\#(head), "score": \#(random.next(below: 1_000_000)), "context": "league", "leagueImported": false"#
      case "scores":
        #"\#(head), "score": \#(random.next(below: 1_000_000)), "context": "league", "leagueImported": false"#
      case "noteEntries", "notes": #"\#(head), "category": "shots", "detail": "x", "note": "\#(note)""#
      case "journalEntries":
        #"\#(head), "action": "noteAdded", "noteCategory": "shots", "note": "\#(note)", "mood": {"a": []}"#
      case "journal": #"\#(head), "action": "study", "summary": "Read 4\#(number)% of Tron rulesheet: \#(note)""#
      case "groups": #""name": "\#(note)", "gameSlugs": ["G1"], "type": "custom", "startDateMs": \#(time)"#
      default:
        #""name": "\#(note)", "gameIDs": ["G1"], "type": "custom", "isActive": true, "isArchived": false, "isPriority": false, "createdAt": \#(time)"#
      }
    return (id, #"{"id": "\#(id)", \#(rest)}"#)
  }
}
