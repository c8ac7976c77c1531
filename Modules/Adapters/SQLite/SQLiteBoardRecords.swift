import Domain
import Foundation
import GRDB
import SQLShared
import StoreEngine

/// The file's records of one board.
struct SQLiteBoardRecords: BoardRecords {
  let db: Database
  let board: Int64
  let codec: BoardCodec

  func entries(in bucket: Bucket) throws(LeaderboardError) -> [BoardEntry] {
    try mapped {
      try rows(
        "SELECT content, player FROM entry WHERE board = ? AND period = ? AND bucket = ? AND content IS NOT NULL",
        [board, bucket.period.rawValue, bucket.id]
      ) { try BoardCodec.entry($0.bytes(0)[...], of: PlayerID(rawValue: $0.text(1))) }
    }
  }

  func submission(_ id: SubmissionID) throws(LeaderboardError) -> Submission? {
    try accepted(id)?.submission
  }

  func history(of player: PlayerID) throws(LeaderboardError) -> [Submission] {
    try mapped {
      try rows(
        """
        SELECT content, id, player FROM submission WHERE board = ?1 AND player = ?2 AND NOT is_reset
        UNION ALL SELECT content, id, player FROM submission WHERE board = ?1 AND is_reset
        """,
        [board, player.rawValue]
      ) { row in
        let (id, player) = (SubmissionID(rawValue: row.text(1)), PlayerID(rawValue: row.text(2)))
        return try codec.submission(row.bytes(0)[...], id: id, player: player)
      }
    }
  }

  func accepted(_ id: SubmissionID) throws(LeaderboardError) -> AcceptedSubmission? {
    try mapped {
      try rows(
        "SELECT \(BoardCodec.columns) FROM submission WHERE board = ? AND id = ?",
        [board, id.rawValue],
        codec.accepted
      ).first
    }
  }

  /// Returns the entries that submissions after a revision have changed; nil if one of them was a reset, which changes
  /// all.
  func entries(
    changedAfter revision: Revision
  ) throws -> [(bucket: Bucket, player: PlayerID, entry: BoardEntry?)]? {
    let resets = "SELECT 1 FROM submission WHERE board = ? AND revision > ? AND is_reset"
    if try Int.fetchOne(db.cachedStatement(sql: resets), arguments: [board, revision.rawValue]) != nil { return nil }
    let changed = try rows(
      "SELECT \(BoardCodec.columns) FROM submission WHERE board = ? AND revision > ?",
      [board, revision.rawValue],
      codec.accepted
    )
    .reduce(into: [Bucket: Set<PlayerID>]()) { changed, accepted in
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
    return try rows(sql, [board, bucket.period.rawValue, bucket.id, player.rawValue]) {
      try BoardCodec.entry($0.bytes(0)[...], of: player)
    }
    .first
  }

  private func rows<Value>(
    _ sql: String,
    _ arguments: StatementArguments,
    _ read: (SQLiteRow) throws -> Value
  ) throws -> [Value] {
    var values: [Value] = []
    let cursor = try Row.fetchCursor(db.cachedStatement(sql: sql), arguments: arguments)
    while let row = try cursor.next() { values.append(try read(SQLiteRow(row))) }
    return values
  }

  /// Writes the changes of a submission.
  ///
  /// The board's head is written with the commit.
  func keep(_ acceptance: BoardState.Acceptance) throws {
    let accepted = acceptance.accepted
    try db.cachedStatement(sql: "INSERT INTO submission VALUES (?, ?, ?, ?, ?, ?)").execute(arguments: [
      board, accepted.revision.rawValue, accepted.submission.id.rawValue, accepted.submission.player.rawValue,
      accepted.submission.action == .reset, Data(try codec.bytes(of: accepted)),
    ]
    )
    for change in acceptance.changes { try keep(change, revision: accepted.revision) }
  }

  private func keep(_ change: BoardState.EntryChange, revision: Revision) throws {
    let content = change.after.map { Data(BoardCodec.bytes(of: $0)) }
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
