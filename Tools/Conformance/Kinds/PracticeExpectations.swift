import CanonicalJSON
import Domain
import Pinball

/// The state expectations of FORMAT.md, 5.1: which there are, and what a state says to them.
struct PracticeExpectations {
  static let shapes: [String: Shape] = [
    "usedFallbackDateDecoding": .bool, "timestampsMs": .map(.int), "noTimestampBeforeMs": .int,
    "timelineNewestFirst": .list(.text), "reencodedDatesAreMillisecondIntegers": .bool,
    "decodeOfReencodedUsesFallback": .bool, "schemaVersionAfterSave": .int, "fields": .map(.exact),
    "fieldsOneOf": .map(.list(.exact)), "counts": .map(.int), "minimumCounts": .map(.int),
    "mapKeys": .map(.set(.text)), "uuidFields": .list(.text), "allIdsAreUuids": .bool,
    "competency": .list(.object(["skill": .text, "logs": .int], optional: ["latest": .orNull(.int)])),
    "preserved": .list(.object(["path": .text, "value": .exact])), "effectiveSelectedGroupID": .text,
  ]

  private static let lists = EntryList.allCases.map(\.rawValue) + ["customGroups"]

  let state: PracticeState
  let usedFallback: Bool
  /// The state as it would be written.
  let saved: JSON
  /// The original file that is kept aside.
  let original: JSON?
  let now: Timestamp

  /// Returns the state in the places that a case checks.
  func outcome(_ expected: JSON) throws -> [JSON.Member] {
    try (expected.members ?? []).filter { Self.shapes[$0.key] != nil }.map { member in
      JSON.Member(key: member.key, value: try actual(member.key, member.value))
    }
  }

  private func actual(_ key: String, _ expected: JSON) throws -> JSON {
    switch key {
    case "usedFallbackDateDecoding": .bool(usedFallback)
    case "timestampsMs": each(expected) { isNear(state.json.at($0), $1) ? $1 : state.json.at($0) }
    case "noTimestampBeforeMs":
      dates(state.json).allSatisfy { ($0.whole ?? .min) >= expected.whole ?? 0 } ? expected : .null
    case "timelineNewestFirst":
      .list(state.journalEntries.sorted { $0.timestamp > $1.timestamp }.map { .text($0.id.text) })
    case "reencodedDatesAreMillisecondIntegers": .bool(dates(saved).allSatisfy { Int("\($0)") != nil })
    case "decodeOfReencodedUsesFallback":
      .bool(try PracticeFile(Array(saved.description.utf8), now: now).hasDatesInSeconds)
    case "schemaVersionAfterSave": saved["schemaVersion"] ?? .null
    case "fields": each(expected) { path, _ in state.json.at(path) }
    case "fieldsOneOf":
      each(expected) { path, allowed in
        let value = state.json.at(path) ?? .null
        return (allowed.list ?? []).contains { Difference.first($0, value, .exact) == nil } ? allowed : .list([value])
      }
    case "counts": each(expected) { list, _ in .whole(state.json[list]?.list?.count ?? 0) }
    case "minimumCounts":
      each(expected) { list, least in
        let count = state.json[list]?.list?.count ?? 0
        return count >= least.whole ?? 0 ? least : .whole(count)
      }
    case "mapKeys": each(expected) { map, _ in .list((state.json[map]?.members ?? []).map { .text($0.key) }) }
    case "uuidFields": .list((expected.list ?? []).filter { isUUID(state.json.at($0.text ?? "")) })
    case "allIdsAreUuids":
      .bool(Self.lists.allSatisfy { (state.json[$0]?.list ?? []).allSatisfy { isUUID($0["id"]) } })
    case "competency": .list((expected.list ?? []).map { competency($0["skill"]?.text ?? "") })
    case "preserved": .list((expected.list ?? []).map { preserved($0) })
    default: state.selectedGroup.map { .text($0.id.text) } ?? .null
    }
  }

  private func each(_ expected: JSON, _ value: (String, JSON) -> JSON?) -> JSON {
    .object((expected.members ?? []).map { JSON.Member(key: $0.key, value: value($0.key, $0.value) ?? .null) })
  }

  private func isNear(_ value: JSON?, _ expected: JSON) -> Bool {
    guard let value = value?.whole, let expected = expected.whole else { return false }
    return abs(value - expected) <= 1
  }

  private func isUUID(_ value: JSON?) -> Bool { value?.text.flatMap { EntryID($0) } != nil }

  /// Every date of a state's JSON form.
  private func dates(_ state: JSON) -> [JSON] {
    let names = ["timestamp", "createdAt", "startDate", "endDate"]
    let records = Self.lists.flatMap { state[$0]?.list ?? [] }
    let dates = records.flatMap { record in names.compactMap { record[$0] } }
    return (dates + [state["leagueSettings"]?["lastImportAt"]].compactMap { $0 }).filter { $0 != .null }
  }

  private func competency(_ name: String) -> JSON {
    let notes = state.noteEntries.map { (detail: $0.detail, note: $0.note) }
    let found = Skill(named: name).map { Competency(of: $0, in: notes) }
    return .members([
      "skill": .text(name), "logs": .whole(found?.logs ?? 0), "latest": found?.latest.map { .whole($0) } ?? .null,
    ])
  }

  private func preserved(_ expected: JSON) -> JSON {
    let path = expected["path"]?.text ?? ""
    let places = [saved.at(path), original?.at(path)]
    let kept = places.contains { Difference.first(expected["value"] ?? .null, $0, .exact) == nil }
    return .members(["path": .text(path), "value": kept ? expected["value"] : places[0] ?? .null])
  }
}
