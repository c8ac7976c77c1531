import ArcheryScoring
import CanonicalJSON
import Domain

/// `tournament-trace`: one scorer's session, action by action.
struct TournamentTraceKind: ConformanceKind {
  let name = "tournament-trace"
  let input = Shape.object([
    "format": Rehearsal.formatShape, "scorer": .text, "advanceSelection": .text,
    "participants": .list(
      .object(["id": .text, "displayName": .text, "guest": .bool], optional: ["addedBy": .orNull(.text)])
    ),
    "actions": .list(.variants(by: "op", actionShapes)),
  ])
  let expected = Shape.object([
    "trace": .list(
      .object(
        ["ok": .bool],
        optional: [
          "error": .text, "currentParticipant": .text, "currentEnd": .int, "arrowNumber": .int, "roundComplete": .bool,
          "finalized": .bool,
        ]
      )
    ),
    "leaderboard": .list(Rehearsal.rowShape), "unranked": .list(.text),
  ])

  private static let actionShapes: [String: Shape] = [
    "arrow": .object(["op": .text, "value": .text], optional: ["for": .text]),
    "select": .object(["op": .text, "participant": .text]),
    "undo": .object(["op": .text]),
    "edit": .object(
      ["op": .text, "participant": .text, "end": .int, "arrow": .int, "value": .text],
      optional: ["reason": .text]
    ),
    "withdraw": .object(["op": .text, "participant": .text]),
    "finalize": .object(["op": .text]),
  ]

  func outcomes(of input: JSON) throws -> [JSON] {
    var session = try TracedSession(input)
    var trace: [JSON] = []
    for action in input["actions"]?.list ?? [] { trace.append(try session.state(after: action)) }
    let outcome = JSON.members([
      "trace": .list(trace), "leaderboard": try session.rehearsal.rows(.scoreXTenEnds, .running),
      "unranked": .list(try session.unranked),
    ])
    return [outcome]
  }
}

/// A tournament, and the selection of the one scorer whose actions are traced.
private struct TracedSession {
  private(set) var rehearsal: Rehearsal
  private var selection: ScorerSelection

  init(_ input: JSON) throws {
    let name = input["advanceSelection"]?.text ?? ""
    guard let advance = TournamentSettings.Advance(rawValue: name) else {
      throw Mismatch("input.advanceSelection", expected: "firstInRoster or stay", got: .text(name))
    }
    rehearsal = try Rehearsal(format: input["format"], advance: advance)
    for participant in input["participants"]?.list ?? [] { try rehearsal.add(participant) }
    try rehearsal.perform(.start, by: Rehearsal.organiser)
    let scorer = input["scorer"]?.text.flatMap { $0.isEmpty ? nil : UserID(rawValue: $0) }
    selection = ScorerSelection(scorer: scorer, in: try rehearsal.tournament)
  }

  var unranked: [JSON] {
    get throws { try rehearsal.tournament.roster.filter { $0.status == .withdrawn }.map { .text($0.id.rawValue) } }
  }

  mutating func state(after action: JSON) throws -> JSON {
    var refusal: Refusal?
    do throws(Refusal) { try perform(action) } catch { refusal = error }
    return try state(error: refusal?.code)
  }

  private func state(error: String?) throws -> JSON {
    let tournament = try rehearsal.tournament
    let view = tournament.view(of: selection.scorer)
    return .members([
      "ok": .bool(error == nil), "error": error.map { .text($0) },
      "currentParticipant": selection.archer.map { .text($0.rawValue) } ?? .null,
      "currentEnd": view.currentEnd.map { .whole($0) } ?? .null,
      "arrowNumber": selection.arrowNumber(in: tournament).map { .whole($0) } ?? .null,
      "roundComplete": .bool(view.isRoundComplete), "finalized": .bool(view.isFinalised),
    ])
  }

  private mutating func perform(_ action: JSON) throws(Refusal) {
    switch action["op"]?.text {
    case "select":
      guard let tournament = rehearsal.rehearsal.tournament else { return }
      try selection.select(action.player("participant"), in: tournament)
    case "withdraw": try withdraw(action.player("participant"))
    default: try record(command(action), by: selection.scorer)
    }
  }

  private func command(_ action: JSON) -> TournamentCommand {
    switch action["op"]?.text {
    case "arrow":
      // Without a selected archer the product rejects the arrow.
      let archer = action["for"]?.text.map { PlayerID(rawValue: $0) } ?? selection.archer ?? ""
      return .record(.token(action["value"]?.text ?? ""), for: archer)
    case "edit":
      return .edit(
        action.player("participant"),
        end: action["end"]?.whole ?? 0,
        arrow: action["arrow"]?.whole ?? 0,
        value: action["value"]?.text ?? "",
        reason: action["reason"]?.text
      )
    case "undo": return .undo
    default: return .finalise
    }
  }

  /// Has the organiser withdraw an archer, which always succeeds, also for an archer who does not take part.
  private mutating func withdraw(_ archer: PlayerID) throws(Refusal) {
    if rehearsal.rehearsal.tournament?[archer] == nil { return }
    try record(.withdraw(archer, reason: nil), by: Rehearsal.organiser)
  }

  private mutating func record(_ command: TournamentCommand, by actor: UserID?) throws(Refusal) {
    let events = try rehearsal.perform(command, by: actor)
    if let tournament = rehearsal.rehearsal.tournament { selection.follow(events, in: tournament) }
  }
}

extension JSON {
  fileprivate func player(_ key: String) -> PlayerID { PlayerID(rawValue: self[key]?.text ?? "") }
}

extension Rehearsal {
  /// A guest without `addedBy` has no scorer.
  fileprivate mutating func add(_ participant: JSON) throws(Refusal) {
    let isGuest = participant["guest"]?.bool ?? false
    let archer = TournamentCommand.NewArcher(
      PlayerID(rawValue: participant["id"]?.text ?? ""),
      displayName: participant["displayName"]?.text ?? "",
      isGuest: isGuest,
      addedBy: participant["addedBy"]?.text.map { UserID(rawValue: $0) }
    )
    try perform(.add(archer), by: Self.organiser)
  }
}
