import CanonicalJSON
import Domain
import Foundation
import GRDB
import StoreEngine

/// The file's records of one board.
struct SQLiteBoardRecords: BoardRecords {
  let db: Database
  let board: Int64

  func entries(in bucket: Bucket) throws(LeaderboardError) -> [BoardEntry] {
    try mapped {
      try Data.fetchAll(
        db.cachedStatement(
          sql: "SELECT content FROM entry WHERE board = ? AND period = ? AND bucket = ? AND content IS NOT NULL"
        ),
        arguments: [board, bucket.period.rawValue, bucket.id]
      )
      .map { try CanonicalJSON.decode(BoardEntry.self, from: Array($0)) }
    }
  }

  func submission(_ id: SubmissionID) throws(LeaderboardError) -> Submission? {
    try accepted(id)?.submission
  }

  func history(of player: PlayerID) throws(LeaderboardError) -> [Submission] {
    try mapped {
      try Data.fetchAll(
        db.cachedStatement(
          sql: """
            SELECT content FROM submission WHERE board = ?1 AND player = ?2 AND NOT is_reset
            UNION ALL SELECT content FROM submission WHERE board = ?1 AND is_reset
            """
        ),
        arguments: [board, player.rawValue]
      )
      .map { try CanonicalJSON.decode(AcceptedSubmission.self, from: Array($0)).submission }
    }
  }

  func accepted(_ id: SubmissionID) throws(LeaderboardError) -> AcceptedSubmission? {
    try mapped {
      let sql = "SELECT content FROM submission WHERE board = ? AND id = ?"
      return try Data.fetchOne(db.cachedStatement(sql: sql), arguments: [board, id.rawValue])
        .map { try CanonicalJSON.decode(AcceptedSubmission.self, from: Array($0)) }
    }
  }

  /// Returns the entries that submissions after a revision have changed; nil if one of them was a reset, which changes
  /// all.
  func entries(
    changedAfter revision: Revision
  ) throws -> [(bucket: Bucket, player: PlayerID, entry: BoardEntry?)]? {
    let resets = "SELECT 1 FROM submission WHERE board = ? AND revision > ? AND is_reset"
    if try Int.fetchOne(db.cachedStatement(sql: resets), arguments: [board, revision.rawValue]) != nil { return nil }
    let since = "SELECT content FROM submission WHERE board = ? AND revision > ?"
    let changed = try Data.fetchAll(db.cachedStatement(sql: since), arguments: [board, revision.rawValue])
      .reduce(into: [Bucket: Set<PlayerID>]()) { changed, content in
        let accepted = try CanonicalJSON.decode(AcceptedSubmission.self, from: Array(content))
        for effect in accepted.effects { changed[effect.bucket, default: []].insert(accepted.submission.player) }
      }
    return try changed.flatMap { bucket, players in
      try players.map { (bucket, $0, try entry(of: $0, in: bucket)) }
    }
  }

  private func entry(of player: PlayerID, in bucket: Bucket) throws -> BoardEntry? {
    let sql = """
      SELECT content FROM entry WHERE board = ? AND period = ? AND bucket = ? AND player = ? AND content IS NOT NULL
      """
    return try Data.fetchOne(
      db.cachedStatement(sql: sql),
      arguments: [board, bucket.period.rawValue, bucket.id, player.rawValue]
    )
    .map { try CanonicalJSON.decode(BoardEntry.self, from: Array($0)) }
  }

  /// Writes the changes of a submission.
  ///
  /// The board's head is written with the commit.
  func keep(_ acceptance: BoardState.Acceptance) throws {
    let accepted = acceptance.accepted
    try db.cachedStatement(sql: "INSERT INTO submission VALUES (?, ?, ?, ?, ?, ?)").execute(arguments: [
      board, accepted.revision.rawValue, accepted.submission.id.rawValue, accepted.submission.player.rawValue,
      accepted.submission.action == .reset, Data(try CanonicalJSON.encode(accepted)),
    ]
    )
    for change in acceptance.changes { try keep(change, revision: accepted.revision) }
  }

  private func keep(_ change: BoardState.EntryChange, revision: Revision) throws {
    let content = try change.after.map { Data(try CanonicalJSON.encode($0)) }
    if let before = change.before, let after = change.after, before.isDisqualified == after.isDisqualified {
      // This statement touches no index.
      let sql = """
        UPDATE entry SET revision = ?, content = ? WHERE board = ? AND period = ? AND bucket = ? AND player = ?
        """
      return try db.cachedStatement(sql: sql).execute(arguments: [
        revision.rawValue, content, board, change.bucket.period.rawValue, change.bucket.id, change.player.rawValue,
      ])
    }
    try db.cachedStatement(sql: "INSERT OR REPLACE INTO entry VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)").execute(arguments: [
      board, change.bucket.period.rawValue, change.bucket.id, change.player.rawValue,
      change.bucket.start?.rawValue, change.bucket.end?.rawValue, revision.rawValue,
      content, change.after?.isDisqualified == false,
    ]
    )
  }

  private func mapped<Value>(_ work: () throws -> Value) throws(LeaderboardError) -> Value {
    do { return try work() } catch { throw .store(StoreFailure(error)) }
  }
}
