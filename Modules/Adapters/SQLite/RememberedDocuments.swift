import Domain
import GRDB
import Synchronization

/// Small documents cached until the next write to the file.
///
/// Every request looks up the signed-in account.
final class RememberedDocuments: Sendable {
  private struct Kept {
    /// The file's version when the documents were read.
    var version: Int64?
    var documents: [ItemPath: Document?] = [:]
  }

  private static let documentsAtMost = 1000
  private static let bytesAtMost = 4096

  private let kept = Mutex(Kept())

  /// Returns the document at a path, from the cache or the file; nil for none.
  func document(at path: ItemPath, in db: Database, or load: () throws -> Document?) throws -> Document? {
    // The version is read before the document, so a cached document is never older than its version.
    let version = try db.version
    if let known = kept.withLock({ $0.version == version ? $0.documents[path] : nil }) { return known }
    let document = try load()
    guard (document?.body.count ?? 0) <= Self.bytesAtMost else { return document }
    kept.withLock { kept in
      if kept.version != version || kept.documents.count >= Self.documentsAtMost { kept = Kept(version: version) }
      kept.documents[path] = .some(document)
    }
    return document
  }
}

extension Database {
  /// Changes after every commit made by another connection.
  var version: Int64 {
    get throws { try Int64.fetchOne(cachedStatement(sql: "PRAGMA data_version")) ?? 0 }
  }
}
