import Domain
import GRDB
import Synchronization

/// Small documents that were read, for as long as nobody writes to the file: who is signed in is asked at every request.
final class RememberedDocuments: Sendable {
  private struct Kept {
    /// The file's version when they were read.
    var version: Int64?
    var documents: [Path: Document?] = [:]
  }

  private static let documentsAtMost = 1000
  private static let bytesAtMost = 4096

  private let kept = Mutex(Kept())

  /// The document at a path, from the file where it is not remembered; nil for none.
  func document(at path: Path, in db: Database, or load: () throws -> Document?) throws -> Document? {
    // Asked before the file is read, so a document is never older than the version it is kept for.
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
  /// Another one after every commit of another connection, this one's own commits apart.
  var version: Int64 {
    get throws { try Int64.fetchOne(cachedStatement(sql: "PRAGMA data_version")) ?? 0 }
  }
}
