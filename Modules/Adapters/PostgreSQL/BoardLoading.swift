#if PostgreSQL

import CanonicalJSON
import Domain
import SQLShared
import StoreEngine

/// Brings boards into memory and up to date, outside the store's lock and on threads of its own.
final class BoardLoading: Sendable {
  private static let entriesAtOnce: Int64 = 10_000
  /// Larger buckets are read by the connection that has nothing else to do.
  private static let entriesOfSmallBucket = 20_000
  private static let rounds = 50
  /// Milliseconds that a snapshot may pause between two statements.
  private static let pause = 30_000

  private let boards: BoardCache
  private let reader: Connection
  private let loader: Connection

  init(boards: BoardCache, reader: Connection, loader: Connection) {
    (self.boards, self.reader, self.loader) = (boards, reader, loader)
  }

  /// A bucket as the database has it at a revision of the board.
  private struct LoadedBucket: Sendable {
    var entries: RankedBucket
    var revision: Revision
  }

  /// The board at a path; nil where there is none.
  func board(at path: ItemPath) async throws -> CachedBoard? {
    if let board = boards[path] { return board }
    return try await reader.insist { [boards] pipeline in
      let sql = """
        SELECT \(BoardRow.columns), (SELECT last_sequence FROM store WHERE id = 1) FROM board WHERE path = $1
        """
      guard let row = try pipeline.run(sql, [.text(path.text)]).first else { return nil }
      return boards.add(CachedBoard(try BoardRow(row), upTo: row.int(6)))
    }
  }

  /// Reads what others have changed; a board that must be read anew leaves the memory.
  func catchUp(_ board: CachedBoard) async throws {
    let isThere = try await reader.insist { pipeline in
      guard let delta = try BoardDelta.read(board, after: board.revision, in: pipeline) else { return false }
      board.take(delta)
      return true
    }
    if !isThere { boards.remove(board) }
  }

  /// Reads a bucket into memory.
  ///
  /// Answers with the revision at which the bucket was empty, and nil once it is in memory. `keepsEmpty` keeps an empty one, too;
  /// readers may ask for any number of them.
  func fill(_ board: CachedBoard, _ bucket: Bucket, keepsEmpty: Bool) async throws -> Revision? {
    if board.holds(bucket) { return nil }
    // No text of the database holds a NUL.
    if bucket.id.utf8.contains(0) { return board.revision }
    let small = try await reader.insist { pipeline in
      // Another reader may have loaded the bucket meanwhile.
      board.holds(bucket) ? nil : try Self.read(bucket, of: board, atMost: Self.entriesOfSmallBucket, pipeline)
    }
    let found: LoadedBucket?
    if let small {
      found = small
    } else {
      found = try await loader.insist { pipeline in
        // Another reader may have loaded the bucket meanwhile.
        board.holds(bucket) ? nil : try Self.read(bucket, of: board, atMost: .max, pipeline)
      }
    }
    guard var loaded = found else { return nil }
    if loaded.entries.players.isEmpty, !keepsEmpty { return loaded.revision }
    for _ in 0..<Self.rounds {
      let here = board.install(loaded.entries, as: bucket, at: loaded.revision)
      guard let here else {
        boards.makeRoom(keeping: board)
        return nil
      }
      if here < loaded.revision {
        try await catchUp(board)
      } else if try await !catchUp(&loaded, bucket, of: board) {
        return try await fill(board, bucket, keepsEmpty: keepsEmpty)
      }
    }
    throw StoreFailure.unavailable("the board changes faster than it can be read")
  }

  /// Brings a bucket up to date that is not in memory yet; false where it must be read anew.
  private func catchUp(_ loaded: inout LoadedBucket, _ bucket: Bucket, of board: CachedBoard) async throws -> Bool {
    let revision = loaded.revision
    let delta = try await reader.insist { pipeline in
      try BoardDelta.read(board, after: revision, in: pipeline).map { delta in
        (changes: delta.changes.filter { $0.bucket == bucket }, revision: delta.revision)
      }
    }
    guard let delta else { return false }
    for change in delta.changes { loaded.entries.update(change.player, to: change.entry) }
    loaded.revision = delta.revision
    return true
  }

  /// Reads a bucket in one snapshot, and ranks it; nil where it has more entries than that.
  private static func read(
    _ bucket: Bucket,
    of board: CachedBoard,
    atMost limit: Int,
    _ pipeline: Pipeline
  ) throws -> LoadedBucket? {
    guard let (entries, revision) = try entries(of: bucket, of: board, atMost: limit, pipeline) else { return nil }
    return LoadedBucket(entries: RankedBucket(board.definition, entries: entries), revision: revision)
  }

  private static func entries(
    of bucket: Bucket,
    of board: CachedBoard,
    atMost limit: Int,
    _ pipeline: Pipeline
  ) throws -> ([BoardEntry], Revision)? {
    let head = try pipeline.run([
      .beginSnapshot,
      // A snapshot locks nothing, so it may pause for longer than a commit, such as to decode on a busy machine.
      Statement("SELECT set_config('idle_in_transaction_session_timeout', '\(pause)', true)"),
      Statement("SELECT revision FROM board WHERE id = $1", [.int(board.row)]),
    ])
    // A snapshot keeps the database from cleaning up, so it ends before the ranking.
    defer { pipeline.rollBack() }
    guard let revision = head[2].first?.int(0) else { throw LeaderboardError.noSuchBoard(board.path) }
    let sql = """
      SELECT content, player FROM entry
      WHERE board = $1 AND period = $2 AND bucket = $3 AND player > $4 AND content IS NOT NULL ORDER BY player LIMIT $5
      """
    var (entries, last) = ([BoardEntry](), "")
    while true {
      let answer = try pipeline.run(
        sql,
        [
          .int(board.row), .text(bucket.period.rawValue), .text(bucket.id), .text(last), .int(entriesAtOnce),
        ]
      )
      for row in answer.rows { entries.append(try CanonicalJSON.decode(BoardEntry.self, from: row.bytes(0))) }
      if entries.count > limit { return nil }
      if answer.count < Int(entriesAtOnce) { return (entries, Revision(rawValue: revision)) }
      last = entries.last?.player.rawValue ?? ""
    }
  }

  /// Reads what a write lacks.
  func fetch(_ missing: CommitUnit.Missing) async throws {
    for path in missing.boards.union(missing.buckets.keys) {
      guard let board = try await board(at: path) else { continue }
      for bucket in missing.buckets[path] ?? [] { _ = try await fill(board, bucket, keepsEmpty: true) }
    }
  }

  /// Reads the buckets that submissions will change, so that no commit has to wait for them.
  func prepare(_ submissions: [Submission]) async throws {
    for (path, submissions) in Dictionary(grouping: submissions, by: \.board) where !path.isNowhere {
      guard let board = try await board(at: path) else { continue }
      let definition = board.definition
      let buckets = Set(
        submissions.flatMap { submission in
          (submission.periods ?? definition.periods).map { $0.bucket(of: submission.occurredAt, in: definition.zone) }
        }
      )
      for bucket in buckets { _ = try await fill(board, bucket, keepsEmpty: true) }
    }
  }
}

#endif
