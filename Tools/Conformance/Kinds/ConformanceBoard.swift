import CanonicalJSON
import Domain
import Leaderboards
import Synchronization

/// The leaderboard of one case, kept twice: with competition ranks, and with dense ones for the `dense` column.
struct ConformanceBoard {
  private let competition: Leaderboard
  private let dense: Leaderboard
  private let clock: OperationClock

  init(_ boards: any LeaderboardRepository) async throws {
    let operations = OperationClock()
    let clock = ClockAndIdentities(now: { operations.now }, newIdentity: { operations.newIdentity() })
    func board(_ ties: TiePolicy) async throws -> Leaderboard {
      // A later operation may have an earlier time, so nothing is ever sealed.
      let definition = BoardDefinition(ties: ties, periods: Set(Period.allCases), graceMilliseconds: .max)
      return try await .define(definition, at: ItemPath("conformance/\(ties)"), in: boards, with: clock)
    }
    (competition, dense, self.clock) = (try await board(.competition), try await board(.dense), operations)
  }

  func result(of op: JSON) async throws -> JSON {
    clock.set(try Timestamp(iso8601: op["at"]?.text ?? ""))
    do {
      return try await perform(op)
    } catch let error as LeaderboardError {
      return .members(["error": .text(error.conformanceCode)])
    }
  }

  private func perform(_ op: JSON) async throws -> JSON {
    switch op["op"]?.text {
    case "submit", "update": return try await submit(op)
    case "reset":
      _ = try await dense.reset(try op.period)
      return .members(["removed": .whole(try await competition.reset(try op.period))])
    case "board":
      let limit = op["limit"]?.whole ?? 100
      let (top, rows) = try await rows { board in try await board.top(try op.period, limit: limit) }
      return .members(["bucketId": .text(top.bucket.id), "total": .whole(top.total), "entries": .list(rows)])
    case "archive":
      let id = op["bucketId"]?.text ?? ""
      // A bucket that there never was is an empty one to the cases.
      let rows = try op.period.bucket(id: id, in: .utc) == nil ? [] : try await rows(ofBucket: id, op)
      return .members(["bucketId": .text(id), "entries": .list(rows)])
    case "around":
      // No board of a case is longer than the widest window.
      let radius = min(op["radius"]?.whole ?? 0, Limits.pageItems / 2)
      let rows = try await rows { try await $0.around(op.user, in: try op.period, radius: radius) }.rows
      return .members(["entries": .list(rows)])
    default:
      let standing = try await competition.standing(of: op.user, in: try op.period)
      return row(standing, dense: try await dense.standing(of: op.user, in: try op.period))
    }
  }

  private func submit(_ op: JSON) async throws -> JSON {
    let rule = try op.rule
    let score = Score(op["score"]?.whole ?? 0)
    let (name, periods) = (op["name"]?.text, Set(try (op["periods"]?.list ?? []).map(Period.init(conformanceName:))))
    func submit(to board: Leaderboard) async throws -> AcceptedSubmission {
      op["op"]?.text == "update"
        ? try await board.update(score, rule, for: op.user, named: name, in: periods)
        : try await board.submit(score, rule, for: op.user, named: name, in: periods)
    }
    let (accepted, dense) = (try await submit(to: competition), try await submit(to: dense))
    let entries = periods.compactMap { period -> JSON.Member? in
      guard let standing = accepted[period], let dense = dense[period] else { return nil }
      return JSON.Member(key: period.rawValue, value: row(standing, dense: dense))
    }
    return .members(["entries": .object(entries)])
  }

  private func rows(ofBucket id: String, _ op: JSON) async throws -> [JSON] {
    try await rows { try await $0.top(try op.period, bucketID: id, limit: Limits.pageItems) }.rows
  }

  private func rows(
    _ read: (Leaderboard) async throws -> BoardSnapshot
  ) async throws -> (snapshot: BoardSnapshot, rows: [JSON]) {
    let (snapshot, dense) = (try await read(competition), try await read(dense))
    return (snapshot, zip(snapshot.standings, dense.standings).map { row($0, dense: $1) })
  }

  private func row(_ standing: Standing, dense: Standing) -> JSON {
    .members([
      "id": .text(standing.entry.player.rawValue), "displayName": .text(standing.entry.displayName),
      "score": standing.entry.score.keys.first.map { .whole($0) }, "rank": .whole(standing.rank),
      "dense": .whole(dense.rank), "position": .whole(standing.position),
    ])
  }
}

/// Stands at the time of the operation that is performed.
private final class OperationClock: Sendable {
  private let state = Mutex((time: Timestamp(rawValue: 0), identities: 0))

  var now: Timestamp { state.withLock { $0.time } }

  func set(_ time: Timestamp) { state.withLock { $0.time = time } }

  func newIdentity() -> String {
    state.withLock { state in
      state.identities += 1
      return "s\(state.identities)"
    }
  }
}

extension JSON {
  fileprivate var user: PlayerID { PlayerID(rawValue: self["user"]?.text ?? "") }

  fileprivate var rule: ScoreRule {
    get throws {
      guard let rule = ScoreRule(rawValue: self["operator"]?.text ?? "set") else {
        throw Mismatch("operator", expected: "set, best or increment", got: self["operator"])
      }
      return rule
    }
  }

  fileprivate var period: Period { get throws { try Period(conformanceName: self["period"]) } }
}

extension Period {
  fileprivate init(conformanceName name: JSON?) throws {
    guard let period = name?.text.flatMap(Period.init(rawValue:)) else {
      throw Mismatch("period", expected: "a period", got: name)
    }
    self = period
  }
}

extension LeaderboardError {
  /// The code that cases expect for an error of the product.
  fileprivate var conformanceCode: String {
    switch self {
    case .noSuchBoard: "noSuchBoard"
    case .definitionDiffers: "definitionDiffers"
    case .entryNotFound: "entryNotFound"
    case .cannotRevert: "cannotRevert"
    case .periodClosed: "periodClosed"
    case .scoreOverflow: "scoreOverflow"
    case .implausible: "implausible"
    case .idempotencyConflict: "idempotencyConflict"
    case .invalidLimit: "invalidLimit"
    case .invalid: "invalid"
    case .store: "store"
    }
  }
}
