import CanonicalJSON
import Domain
import Hummingbird
import NIOCore
import WireFormat

extension PortAPI {
  func addBoards(to router: some RouterMethods<Context>) {
    on(.get, .board, of: router) { call in
      let definition = try await call.storage.leaderboards.definition(of: try call.path())
      guard let definition else { throw Problem.notFound }
      return try Response(json: definition)
    }
    on(.put, .board, of: router) { call in
      let (path, definition) = (try call.path(), try await call.body(BoardDefinition.self))
      try await call.storage.leaderboards.define(definition, at: path)
      return Response(status: .noContent)
    }
    on(.get, .boardPage, of: router) { call in
      let query = try await call.boardQuery()
      return try await call.board(query.board, json: { [pages] in try await pages.json(query, of: $0) })
    }
    on(.post, .boardPage, of: router) { call in
      let query = try await call.body(WirePage.self).query
      return try await call.board(query.board, json: { [pages] in try await pages.json(query, of: $0) })
    }
    on(.get, .boardBuckets, of: router) { call in
      let (path, period) = (try call.path(), try call.period())
      return try await call.board(path) { WireBuckets(try await $0.buckets(of: path, period)) }
    }
    on(.get, .boardSubmissions, of: router) { call in
      let (path, after, limit) = (try call.path(), try call.revision("after"), try call.judgedNumber("limit", or: 100))
      let player = call.query["player"].map { PlayerID(rawValue: $0) }
      return try await call.board(path) {
        WireAccepted(try await $0.submissions(of: path, player: player, after: after, limit: limit))
      }
    }
    on(.post, .submissions, of: router) { call in
      let body = try await call.body(WireSubmit.self)
      return try await call.board(body.submissions.first?.board ?? .root) {
        WireAccepted(try await $0.submit(body.submissions, as: body.arrival))
      }
    }
    on(.post, .submissionsBatch, of: router) { call in
      let batch = try SubmissionBatch(try await call.bytes())
      let results = try await call.storage.leaderboards.submitEach(batch.submissions, as: batch.arrival)
      // A hidden board looks absent.
      let shown = zip(batch.submissions, results).map { submission, result in
        result.mapError { $0 == .store(.denied) ? LeaderboardError.noSuchBoard(submission.board) : $0 }
      }
      return try Response(json: WireResults(batch.results(shown)))
    }
  }
}

extension APICall {
  /// Answers a request for a board.
  ///
  /// A hidden board looks absent.
  fileprivate func board(
    _ path: ItemPath,
    _ ask: (any LeaderboardRepository) async throws -> some Encodable
  ) async throws -> Response {
    try await board(path, json: { ByteBuffer(bytes: try CanonicalJSON.encode(try await ask($0))) })
  }

  fileprivate func board(
    _ path: ItemPath,
    json: (any LeaderboardRepository) async throws -> ByteBuffer
  ) async throws -> Response {
    do {
      return Response(json: try await json(storage.leaderboards))
    } catch LeaderboardError.store(.denied) {
      throw LeaderboardError.noSuchBoard(path)
    }
  }

  /// The page that a query names, with the bucket by its id, such as `period=weekly&bucket=2025-W24`; without one, the
  /// current bucket.
  func boardQuery() async throws -> BoardQuery {
    let board = try path()
    let window: BoardQuery.Window =
      if let player = query["around"] {
        .around(
          PlayerID(rawValue: player),
          radius: try judgedNumber("radius", or: 5),
          fill: query["fill"] == "true"
        )
      } else {
        .from(offset: try judgedNumber("offset", or: 0), limit: try judgedNumber("limit", or: 100))
      }
    return BoardQuery(board, try await bucket(of: board), window)
  }

  private func bucket(of board: ItemPath) async throws -> Bucket {
    let (id, period) = (query["bucket"], try self.period())
    if id == nil, period == .allTime { return .allTime }
    let definition = try? await storage.leaderboards.definition(of: board)
    guard let definition else { throw LeaderboardError.noSuchBoard(board) }
    guard let id else { return period.bucket(of: now(), in: definition.zone) }
    guard let bucket = period.bucket(id: id, in: definition.zone) else { throw malformed("bucket") }
    return bucket
  }
}
