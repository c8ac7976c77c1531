import Domain
import Foundation
import GRDB
import SQLShared

/// A row of an answer, as what both kinds of SQL store read.
struct SQLiteRow: StoredRow {
  private let row: Row

  init(_ row: Row) { self.row = row }

  func int(_ column: Int) -> Int64 { row[column] }
  func optionalInt(_ column: Int) -> Int64? { row[column] }
  func text(_ column: Int) -> String { row[column] }
  func optionalText(_ column: Int) -> String? { row[column] }
  func flag(_ column: Int) -> Bool { row[column] }
  func bytes(_ column: Int) -> [UInt8] { (row[column] as Data?).map(Array.init) ?? [] }
}

extension BoardRow {
  static func load(_ path: ItemPath, from db: Database) throws -> BoardRow? {
    if path.isNowhere { return nil }
    let sql = "SELECT \(columns) FROM board WHERE path = ?"
    return try Row.fetchOne(db.cachedStatement(sql: sql), arguments: [path.text]).map { try BoardRow(SQLiteRow($0)) }
  }
}

extension ItemPath {
  /// A condition that holds for this path and all below it.
  func sqlScope(of column: String) -> (sql: String, arguments: StatementArguments) {
    switch PathScope(self) {
    case .everything: ("TRUE", [])
    case .nothing: ("FALSE", [])
    case .below(let path, let lower, let upper):
      ("(\(column) = ? OR (\(column) >= ? AND \(column) < ?))", [path, lower, upper])
    }
  }
}
