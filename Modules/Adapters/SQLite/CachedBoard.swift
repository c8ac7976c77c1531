import Domain
import GRDB
import SQLShared
import StoreEngine
import Synchronization

/// The boards whose rankings this process has in memory.
///
/// Used only on the file's queue, one access at a time.
final class CachedBoards: Sendable {
  private let boards = Mutex<[ItemPath: CachedBoard]>([:])

  func withAll<Value>(_ work: (inout sending [ItemPath: CachedBoard]) throws -> sending Value) rethrows -> sending Value
  {
    try boards.withLock(work)
  }

  /// Has every board read again before its next use, because some may hold writes that the file does not.
  func doubt() {
    boards.withLock { boards in for path in boards.keys { boards[path]?.isSuspect = true } }
  }
}

/// A board's ranking in memory, as of this process's last look at the file.
struct CachedBoard {
  let row: Int64
  private let codec: BoardCodec
  var state: BoardState
  /// Whether a write changed the ranking but not the file.
  ///
  /// Then the board is read again before its next use.
  var isSuspect = false
  /// The file's version when the ranking was last up to date.
  ///
  /// The version changes with every commit of another process.
  private var version: Int64

  /// The file's records of the board.
  func records(in db: Database) -> SQLiteBoardRecords { SQLiteBoardRecords(db: db, board: row, codec: codec) }

  /// Whether no other process has written since the ranking was up to date.
  func isCurrent(in db: Database) throws -> Bool {
    try !isSuspect && version == db.version
  }

  /// Updates the cached board from the file; removes it if the file has none.
  static func refresh(_ path: ItemPath, in cache: inout [ItemPath: CachedBoard], from db: Database) throws {
    guard let cached = cache[path], !cached.isSuspect else { return cache[path] = try load(path, from: db) }
    let version = try db.version
    if version == cached.version { return }
    let sql = "SELECT revision, last_stamp_time, last_stamp_device FROM board WHERE id = ?"
    guard let row = try Row.fetchOne(db.cachedStatement(sql: sql), arguments: [cached.row]).map(SQLiteRow.init) else {
      return cache[path] = nil
    }
    let revision = Revision(rawValue: row.int(0))
    if revision < cached.state.revision { return cache[path] = try load(path, from: db) }
    if revision > cached.state.revision {
      guard let changes = try cached.records(in: db).entries(changedAfter: cached.state.revision) else {
        return cache[path] = try load(path, from: db)
      }
      cache[path]?.state.catchUp(to: revision, lastStamp: row.optionalStamp(1), with: changes)
    }
    cache[path]?.version = version
  }

  private static func load(_ path: ItemPath, from db: Database) throws -> CachedBoard? {
    guard let row = try BoardRow.load(path, from: db) else { return nil }
    let state = BoardState(row.definition, revision: row.revision, lastStamp: row.lastStamp)
    let device = try String.fetchOne(db.cachedStatement(sql: "SELECT device FROM store WHERE id = 1"))
    let codec = BoardCodec(of: path, row.definition, device: device.map(DeviceID.init(rawValue:)))
    return CachedBoard(row: row.id, codec: codec, state: state, version: try db.version)
  }
}
