import Domain
import Testing

extension DocumentWrite {
  static func put(
    _ path: ItemPath,
    _ text: String = "body",
    as id: WriteID,
    if expected: Expectation = .any,
    labels: Set<DocumentLabel> = [],
    stamp: Stamp? = nil
  ) -> DocumentWrite {
    DocumentWrite(path, id: id, expected: expected, labels: labels, body: Array(text.utf8), stamp: stamp)
  }

  static func delete(_ path: ItemPath, as id: WriteID, if expected: Expectation = .any) -> DocumentWrite {
    DocumentWrite(path, id: id, expected: expected, body: nil)
  }
}

extension DocumentRepository {
  @discardableResult
  func save(_ write: DocumentWrite) async throws(DocumentError) -> DocumentHead {
    let heads = try await save([write])
    guard let head = heads.first else { throw .invalid("a write was answered without a head") }
    return head
  }

  /// Returns the document's text; nil if there is none.
  func text(_ path: ItemPath) async throws -> String? {
    guard let document = try await load(path), !document.head.isDeleted else { return nil }
    return String(decoding: document.body, as: UTF8.self)
  }

  func listed(_ query: DocumentQuery) async throws -> [ItemPath] {
    try await list(query).map(\.path)
  }

  /// Writes each path with a text of its own.
  func fill(_ paths: [ItemPath], labels: Set<DocumentLabel> = []) async throws {
    for path in paths { try await save(.put(path, "text of \(path)", as: "fill", labels: labels)) }
  }
}

extension OpenedStore {
  /// Every document of the store, live or deleted.
  func allDocuments() async throws -> [Document] {
    var documents: [Document] = []
    for change in try await allChanges() where change.kind == .document || change.kind == .deletedDocument {
      documents.append(try #require(try await self.documents.load(change.path)))
    }
    return documents.sorted { $0.head.path < $1.head.path }
  }
}
