import ArcheryScoring
import CanonicalJSON
import Domain

/// `tournament-board`: arrows to a ranked board, under several rules and on both bases.
struct TournamentBoardKind: ConformanceKind {
  private static let rules = [RankingRule.scoreXTenEnds, .waOutdoor2026, .waOutdoorPre2026, .waIndoor, .agbImperial]
  private static let boards = Shape.object(
    [:],
    optional: Dictionary(uniqueKeysWithValues: rules.map { ($0.rawValue, .list(Rehearsal.rowShape)) })
  )

  let name = "tournament-board"
  let input = Shape.object(["format": Rehearsal.formatShape, "scores": .map(.list(.text))])
  let expected = Shape.object(["running": boards], optional: ["completedEnds": boards])

  func outcomes(of input: JSON) throws -> [JSON] {
    var rehearsal = try Rehearsal(format: input["format"])
    let archers = input["scores"]?.members ?? []
    for archer in archers { try rehearsal.add(archer.key) }
    try rehearsal.perform(.start, by: Rehearsal.organiser)
    for archer in archers {
      for end in archer.value.list ?? [] {
        for token in (end.text ?? "").split(separator: " ") { try rehearsal.shoot(String(token), by: archer.key) }
      }
    }
    return [
      .members(["running": try boards(rehearsal, .running), "completedEnds": try boards(rehearsal, .completedEnds)])
    ]
  }

  private func boards(_ rehearsal: Rehearsal, _ basis: BoardBasis) throws -> JSON {
    .object(try Self.rules.map { JSON.Member(key: $0.rawValue, value: try rehearsal.rows($0, basis)) })
  }
}

extension Rehearsal {
  fileprivate mutating func add(_ archer: String) throws(Refusal) {
    try perform(.add(.init(PlayerID(rawValue: archer), displayName: "")), by: UserID(rawValue: archer))
  }

  fileprivate mutating func shoot(_ token: String, by archer: String) throws(Refusal) {
    try perform(.record(.token(token), for: PlayerID(rawValue: archer)), by: UserID(rawValue: archer))
  }
}
