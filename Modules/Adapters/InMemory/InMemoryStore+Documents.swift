public import Domain

extension InMemoryStore: DocumentRepository {
  public func load(_ path: Path) -> Document? {
    documents[path]
  }

  public func save(_ writes: [DocumentWrite]) throws(DocumentError) -> [DocumentHead] {
    try DocumentWrite.check(batch: writes)
    var written: [Path: Document] = [:]
    var changed: [ChangedItem] = []
    var heads: [DocumentHead] = []
    let time = lastStampTime
    do throws(DocumentError) {
      for write in writes {
        let present = written[write.path] ?? documents[write.path]
        if let next = try write.applied(to: present, stampedBy: { stamp(nil) }) {
          _ = stamp(next.head.stamp)
          written[write.path] = next
          changed.append(ChangedItem(port: .documents, path: write.path))
          heads.append(next.head)
        } else if let present {
          heads.append(present.head)
        }
      }
    } catch {
      lastStampTime = time
      throw error
    }
    documents.merge(written) { $1 }
    record(changed)
    return heads
  }

  public func list(_ query: DocumentQuery) throws(DocumentError) -> [DocumentHead] {
    try query.check()
    let found = documents.values.lazy.map(\.head).filter(query.matches)
    return Array(found.sorted { $0.path < $1.path }.prefix(query.limit))
  }
}
