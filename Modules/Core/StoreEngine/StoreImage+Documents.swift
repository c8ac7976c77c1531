public import Domain

extension StoreImage {
  /// Implements ``DocumentRepository/load(_:)``.
  public func load(_ path: ItemPath) -> Document? { documents[path] }

  /// Implements ``DocumentRepository/save(_:given:)``.
  public mutating func save(_ writes: [DocumentWrite]) throws(DocumentError) -> Written<[DocumentHead]> {
    try DocumentWrite.check(batch: writes)
    let time = lastStampTime
    do {
      return try keep(writes)
    } catch {
      lastStampTime = time
      throw error
    }
  }

  /// Implements ``DocumentRepository/list(_:)``.
  public func list(_ query: DocumentQuery) throws(DocumentError) -> [DocumentHead] {
    try query.check()
    let found = documents.values.lazy.map(\.head).filter(query.matches)
    return Array(found.sorted { $0.path < $1.path }.prefix(query.limit))
  }

  private mutating func keep(_ writes: [DocumentWrite]) throws(DocumentError) -> Written<[DocumentHead]> {
    var latest: [ItemPath: Document] = [:]
    var changed: [Document] = []
    var heads: [DocumentHead] = []
    for write in writes {
      let present = latest[write.path] ?? documents[write.path]
      if let next = try write.applied(to: present, stampedBy: { stamp(nil) }) {
        note(next.head.stamp.time)
        latest[write.path] = next
        changed.append(next)
        heads.append(next.head)
      } else if let present {
        heads.append(present.head)
      }
    }
    for document in changed { put(document) }
    return Written(heads, change: changed.isEmpty ? nil : .documents(changed))
  }
}
