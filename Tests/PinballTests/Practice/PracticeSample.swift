import Domain
import InMemory
import Pinball
import TestSupport

/// Texts and values that the tests of practice begin with.
enum PracticeSample {
  static let now: Timestamp = 1_750_000_000_000

  static func id(_ number: Int) -> String {
    let digits = String(number)
    return "40000000-0000-4000-8000-" + String(repeating: "0", count: 12 - digits.count) + digits
  }

  static func entryID(_ number: Int) throws(Missing) -> EntryID {
    guard let id = EntryID(id(number)) else { throw Missing() }
    return id
  }

  struct Missing: Error {}

  /// An empty store.
  static func store() -> Storage {
    let identities = Counter()
    return InMemoryStore(ClockAndIdentities(now: { now }) { "identity-\(identities.next())" }).storage
  }

  /// An entry of a name, made so long after the usual moment.
  static func entry(_ name: String, afterMilliseconds delay: Int64 = 0) -> QuickEntry {
    QuickEntry(id: .named("journal", name), at: now.advanced(byMilliseconds: delay))
  }

  static func open(_ text: String, legacy: LegacyPaths = .all) throws -> PracticeFile {
    try PracticeFile(Array(text.utf8), now: now, legacy: legacy)
  }

  /// A whole state with one of everything, in milliseconds.
  static let canonical = """
    {"schemaVersion": 4,
     "studyEvents": [{"id": "\(id(1))", "gameID": "GwhRL", "task": "rulesheet", "progressPercent": 40, "timestamp": 1745000001000}],
     "videoProgressEntries": [{"id": "\(id(2))", "gameID": "GwhRL", "kind": "percent", "value": "Tutorial 1 • 30%", "timestamp": 1745000002000}],
     "scoreEntries": [{"id": "\(id(3))", "gameID": "GwhRL", "score": 640000, "context": "tournament", "tournamentName": "Spring Cup", "timestamp": 1745000003000, "leagueImported": false}],
     "noteEntries": [{"id": "\(id(4))", "gameID": "Gq7Rt", "category": "mechanics", "detail": "Ramp", "note": "späte {Klammer} \\"[\\" \\u0041", "timestamp": 1745000004000}],
     "journalEntries": [
       {"id": "\(id(5))", "gameID": "GwhRL", "action": "scoreLogged", "score": 640000, "scoreContext": "tournament", "tournamentName": "Spring Cup", "timestamp": 1745000003000},
       {"id": "\(id(6))", "gameID": "GwhRL", "action": "rulesheetRead", "task": "rulesheet", "progressPercent": 40, "timestamp": 1745000001000},
       {"id": "\(id(7))", "gameID": "Gq7Rt", "action": "noteAdded", "noteCategory": "mechanics", "noteDetail": "Ramp", "note": "late", "timestamp": 1745000004000}],
     "customGroups": [{"id": "\(id(8))", "name": "June", "gameIDs": ["GwhRL", "Gq7Rt"], "type": "custom", "isActive": true, "isArchived": false, "isPriority": false, "startDate": 1744000000000, "createdAt": 1744000000000}],
     "leagueSettings": {"playerName": "Ivo Brandt", "csvAutoFillEnabled": false, "lastImportAt": 1745000000000},
     "syncSettings": {"cloudSyncEnabled": false, "endpoint": "pillyliu.com", "phaseLabel": "Phase 1: On-device"},
     "analyticsSettings": {"gapMode": "compressInactive", "useMedian": true},
     "rulesheetResumeOffsets": {"GwhRL": 0.25},
     "videoResumeHints": {"GwhRL": "08:15"},
     "gameSummaryNotes": {"GwhRL": "fan ramp first"},
     "practiceSettings": {"playerName": "Noor", "comparisonPlayerName": "", "selectedGroupID": "\(id(8))"}}
    """

  /// The same kind of thing in the flat shape.
  static let flat = """
    {"playerName": "Mika", "comparisonPlayerName": "", "leaguePlayerName": "Mika T", "cloudSyncEnabled": true,
     "selectedGroupID": "grp-9", "mood": "calm",
     "groups": [{"id": "grp-9", "name": "Friday", "gameSlugs": ["Gq7Rt"], "type": "custom", "isActive": true, "isArchived": false, "isPriority": false, "startDateMs": 1744000000000}],
     "scores": [{"id": "sc-1", "gameSlug": "GwhRL", "score": 2500000, "context": "tournament:Spring Cup", "timestampMs": 1744000100000, "leagueImported": false},
       {"id": "sc-2", "gameSlug": "GwhRL", "score": 99, "context": "", "timestampMs": 1744900000000, "leagueImported": false}],
     "notes": [{"id": "nt-1", "gameSlug": "Gq7Rt", "category": "multiball", "detail": "Orbs", "note": "hold one ball", "timestampMs": 1744000200000}],
     "journal": [{"id": "jr-1", "gameSlug": "GwhRL", "action": "study", "summary": "Read 45% of Whirlwind rulesheet: skipped modes", "timestampMs": 1744000050000},
       {"id": "jr-2", "gameSlug": "GwhRL", "action": "score", "summary": "Logged", "timestampMs": 1744000100000},
       {"id": "jr-3", "gameSlug": "Gq7Rt", "action": "note", "summary": "Note", "timestampMs": 1744000200000},
       {"id": "jr-4", "gameSlug": "Gq7Rt", "action": "browse", "summary": "Opened", "timestampMs": 1744000300000}],
     "rulesheetProgress": {"GwhRL": 0.45}, "gameSummaryNotes": {"GwhRL": "play the cellar"}}
    """

  /// The canonical state with its dates as seconds since 2001.
  static let referenceSeconds = canonical.replacing(#/(\d{13})/#) { match in
    "\(Double((Int(match.1) ?? 0) - 978_307_200_000) / 1000)"
  }
}
