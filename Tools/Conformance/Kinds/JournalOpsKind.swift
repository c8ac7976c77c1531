import CanonicalJSON
import Domain
import Pinball

/// `pinball-journal-ops`: each step on a fresh copy of the state.
struct JournalOpsKind: ConformanceKind {
  private static let steps: [String: Shape] = [
    "delete": .object(["op": .text, "id": .text]),
    "edit": .object(["op": .text, "id": .text, "set": .map(.free)]),
    "purgeImportedLeagueScores": .object(["op": .text]),
  ]

  let name = "pinball-journal-ops"
  let input = Shape.object(
    PracticeInput.shape.merging(["steps": .list(.variants(by: "op", steps))]) { first, _ in first },
    optional: PracticeInput.optional
  )
  let expected = Shape.object([
    "results": .list(
      .object(["ok": .bool], optional: ["removed": .completeMap(.set(.text)), "fields": .map(.exact)])
    )
  ])

  func outcomes(of input: JSON) -> [JSON] { [] }

  func outcomes(of testCase: ConformanceCase) throws -> [JSON] {
    let input = try PracticeInput(testCase.input)
    let expected = testCase.expected["results"]?.list ?? []
    let results = (testCase.input["steps"]?.list ?? []).enumerated().map { index, step in
      result(of: step, input, expected.indices.contains(index) ? expected[index] : .null)
    }
    return [.members(["results": .list(results)])]
  }

  private func result(of step: JSON, _ input: PracticeInput, _ expected: JSON) -> JSON {
    let state = input.state
    do {
      let after = state.applying(try steps(of: step, state, input.zone))
      let fields = (expected["fields"]?.members ?? []).map {
        JSON.Member(key: $0.key, value: after.json.at($0.key) ?? .null)
      }
      return .members(["ok": .bool(true), "removed": removed(from: state, to: after), "fields": .object(fields)])
    } catch {
      return .members(["ok": .bool(false)])
    }
  }

  private func steps(of step: JSON, _ state: PracticeState, _ zone: ZoneTable) throws(PracticeError) -> [PracticeStep] {
    if step["op"]?.text == "purgeImportedLeagueScores" { return state.purgeOfImports(zone: zone) }
    guard let id = step["id"]?.text.flatMap({ EntryID($0) }) else { throw .unknownEntry }
    guard step["op"]?.text == "edit" else { return try state.deletion(of: id, zone: zone) }
    var changes: [JournalChange] = []
    for member in step["set"]?.members ?? [] { changes.append(try JournalChange(key: member.key, member.value)) }
    return try state.edit(id, changes, zone: zone)
  }

  private func removed(from state: PracticeState, to after: PracticeState) -> JSON {
    let lists = EntryList.allCases.map(\.rawValue) + ["customGroups"]
    return .object(
      lists.compactMap { list in
        func ids(_ state: PracticeState) -> [String] { (state.json[list]?.list ?? []).compactMap { $0["id"]?.text } }
        let left = Set(ids(after))
        let gone = ids(state).filter { !left.contains($0) }
        return gone.isEmpty ? nil : JSON.Member(key: list, value: .list(gone.map { .text($0) }))
      }
    )
  }
}

extension JournalChange {
  /// Creates the change of a member of a row's JSON form; null clears it.
  fileprivate init(key: String, _ value: JSON) throws(PracticeError) {
    let isNull = value == .null
    let (text, number) = (value.text, value.double)
    switch key {
    case "score", "progressPercent":
      guard isNull || number != nil else { throw .invalidValue }
      self = key == "score" ? .score(number) : .progress(number)
    default:
      guard isNull || text != nil else { throw .invalidValue }
      guard let change = Self.text(key, text) else { throw .notInThisEntry }
      self = change
    }
  }

  private static func text(_ key: String, _ text: String?) -> JournalChange? {
    switch key {
    case "gameID": .gameID(text ?? "")
    case "scoreContext": .scoreContext(text.map { ScoreContext(rawValue: $0) })
    case "tournamentName": .tournamentName(text)
    case "location": .location(text)
    case "noteCategory": .noteCategory(text.map { NoteCategory(rawValue: $0) })
    case "noteDetail": .noteDetail(text)
    case "note": .note(text)
    case "videoKind": .videoKind(text.map { VideoKind(rawValue: $0) })
    case "videoValue": .videoValue(text)
    default: nil
    }
  }
}
