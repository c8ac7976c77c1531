import Domain

/// The leaderboard of one case, kept twice: with competition ranks, and with dense ones for the `dense` column.
struct ConformanceBoard {
  private static let competition: Path = "conformance/competition"
  private static let dense: Path = "conformance/dense"
  private static let administrator = UserID(rawValue: "administrator")

  private let boards: any LeaderboardRepository
  private var count = 0

  init(_ boards: any LeaderboardRepository) async throws {
    self.boards = boards
    for (path, ties) in [(Self.competition, TiePolicy.competition), (Self.dense, .dense)] {
      // A later operation may have an earlier time, so nothing is ever sealed.
      let definition = BoardDefinition(ties: ties, periods: Set(Period.allCases), graceMilliseconds: .max)
      try await boards.define(definition, at: path)
    }
  }

  mutating func result(of op: JSON) async throws -> JSON {
    do {
      return try await perform(op)
    } catch let error as LeaderboardError {
      return .members(["error": .text(error.conformanceCode)])
    }
  }

  private mutating func perform(_ op: JSON) async throws -> JSON {
    let time = try Timestamp(iso8601: op["at"]?.text ?? "")
    switch op["op"]?.text {
    case "submit", "update": return try await submit(op, at: time)
    case "reset": return try await reset(try period(op), at: time)
    case "archive": return try await archive(op)
    default: break
    }
    let bucket = try period(op).bucket(of: time, in: .utc)
    switch op["op"]?.text {
    case "board":
      let (rows, total) = try await rows(bucket, .from(offset: 0, limit: op["limit"]?.whole ?? 100))
      return .members(["bucketId": .text(bucket.id), "total": .whole(total), "entries": .list(rows)])
    case "around":
      // No board of a case is longer than the widest window.
      let radius = min(op["radius"]?.whole ?? 0, Limits.pageItems / 2)
      return .members(["entries": .list(try await rows(bucket, .around(op.user, radius: radius, fill: false)).rows)])
    default:
      return try await rows(bucket, .around(op.user, radius: 0, fill: false)).rows.first ?? .null
    }
  }

  private func archive(_ op: JSON) async throws -> JSON {
    let id = op["bucketId"]?.text ?? ""
    var rows: [JSON] = []
    if let bucket = try period(op).bucket(id: id, in: .utc) {
      rows = try await self.rows(bucket, .from(offset: 0, limit: Limits.pageItems)).rows
    }
    return .members(["bucketId": .text(id), "entries": .list(rows)])
  }

  private func rows(_ bucket: Bucket, _ window: BoardQuery.Window) async throws -> (rows: [JSON], total: Int) {
    let page = try await boards.page(BoardQuery(Self.competition, bucket, window))
    let dense = try await boards.page(BoardQuery(Self.dense, bucket, window))
    return (zip(page.standings, dense.standings).map { row($0, dense: $1) }, page.total)
  }

  private func row(_ standing: Standing, dense: Standing) -> JSON {
    .members([
      "id": .text(standing.entry.player.rawValue), "displayName": .text(standing.entry.displayName),
      "score": standing.entry.score.keys.first.map { .whole($0) }, "rank": .whole(standing.rank),
      "dense": .whole(dense.rank), "position": .whole(standing.position),
    ])
  }

  private func period(_ op: JSON) throws -> Period { try Period(conformanceName: op["period"]) }
}

// MARK: Changing

extension ConformanceBoard {
  /// Both boards are fed by one batch.
  private mutating func accept(
    at time: Timestamp,
    _ make: (SubmissionID, Path) -> Submission
  ) async throws -> [AcceptedSubmission] {
    count += 1
    let batch = [Self.competition, Self.dense].map { make(SubmissionID(rawValue: "s\(count) \($0)"), $0) }
    return try await boards.submit(batch, at: time)
  }

  private mutating func submit(_ op: JSON, at time: Timestamp) async throws -> JSON {
    let action = try op.action
    let periods = Set(try (op["periods"]?.list ?? []).map { try Period(conformanceName: $0) })
    let accepted = try await accept(at: time) { id, board in
      Submission(
        id: id,
        board: board,
        player: op.user,
        action,
        periods: periods,
        occurredAt: time,
        actor: UserID(op.user),
        displayName: op["name"]?.text,
        needsEntry: op["op"]?.text == "update"
      )
    }
    let effects = zip(accepted[0].effects, accepted[1].effects)
    let entries = effects.compactMap { effect, dense -> JSON.Member? in
      guard let standing = effect.after, let dense = dense.after else { return nil }
      return JSON.Member(key: effect.bucket.period.rawValue, value: row(standing, dense: dense))
    }
    return .members(["entries": .object(entries)])
  }

  private mutating func reset(_ period: Period, at time: Timestamp) async throws -> JSON {
    let accepted = try await accept(at: time) { id, board in
      Submission(
        id: id,
        board: board,
        player: PlayerID(Self.administrator),
        .reset,
        periods: [period],
        occurredAt: time,
        actor: Self.administrator
      )
    }
    return .members(["removed": .whole(accepted[0].effects.reduce(0) { $0 + $1.removed })])
  }
}

extension JSON {
  fileprivate var user: PlayerID { PlayerID(rawValue: self["user"]?.text ?? "") }

  fileprivate var action: Submission.Action {
    get throws {
      let score = Int64(self["score"]?.whole ?? 0)
      switch self["operator"]?.text ?? "set" {
      case "set": return .set(Score(score))
      case "best": return .best(Score(score))
      case "increment": return .increment(score)
      default: throw Mismatch("operator", expected: "set, best or increment", got: self["operator"])
      }
    }
  }
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
