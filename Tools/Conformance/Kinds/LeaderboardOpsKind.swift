import CanonicalJSON
import Domain

/// `leaderboard-ops`: operations on one leaderboard, one after another.
struct LeaderboardOpsKind: ConformanceKind {
  let name = "leaderboard-ops"
  let input = Shape.object(["ops": .list(.variants(by: "op", opShapes))])
  let expected = Shape.object(["results": .list(resultShape)])
  let makeStorage: @Sendable () async throws -> Storage

  private static let submission = Shape.object(
    ["op": .text, "at": .text, "user": .text, "score": .int, "periods": .list(.text)],
    optional: ["operator": .text, "name": .text]
  )
  private static let opShapes: [String: Shape] = [
    "submit": submission,
    "update": submission,
    "board": .object(["op": .text, "at": .text, "period": .text], optional: ["limit": .int]),
    "rank": .object(["op": .text, "at": .text, "period": .text, "user": .text]),
    "around": .object(["op": .text, "at": .text, "period": .text, "user": .text, "radius": .int]),
    "reset": .object(["op": .text, "at": .text, "period": .text]),
    "archive": .object(["op": .text, "at": .text, "period": .text, "bucketId": .text]),
  ]
  private static let rowKeys: [String: Shape] = [
    "id": .text, "displayName": .text, "score": .int, "rank": .int, "dense": .int, "position": .int,
  ]
  /// A row, an error, or what the operation gives; `entries` is a map after a submission and a list elsewhere.
  private static let resultShape = Shape.row(
    rowKeys.merging(
      [
        "bucketId": .text, "total": .int, "removed": .int, "error": .text,
        "entries": .listOr(.row(rowKeys), .map(.row(rowKeys))),
      ]
    ) { $1 }
  )

  func outcomes(of input: JSON) async throws -> [JSON] {
    let storage = try await makeStorage()
    let board = try await ConformanceBoard(storage.leaderboards)
    var results: [JSON] = []
    for op in input["ops"]?.list ?? [] { results.append(try await board.result(of: op)) }
    await storage.close()
    return [.members(["results": .list(results)])]
  }
}
