import Foundation

extension GuardedStorage: DocumentRepository {
  public func load(_ path: Path) async throws(DocumentError) -> Document? {
    guard try await reads(path) else { return nil }
    return try await base.documents.load(path)
  }

  public func save(_ writes: [DocumentWrite]) async throws(DocumentError) -> [DocumentHead] {
    try DocumentWrite.check(batch: writes)
    for write in writes { if let problem = write.path.problem { throw .invalid(problem) } }
    do { try await authorise(writes.map { (.save(granting: $0.granted), $0.path) }) } catch { throw .store(error) }
    for write in writes { if let problem = problem(with: write.stamp) { throw .store(.invalidTime(problem)) } }
    return try await base.documents.save(writes)
  }

  public func list(_ query: DocumentQuery) async throws(DocumentError) -> [DocumentHead] {
    try query.check()
    var gate = Gate(self)
    var (found, after, size) = ([DocumentHead](), query.after, query.limit)
    do { if try await gate.isBlind(under: query.prefix) { return [] } } catch { throw .store(error) }
    while found.count < query.limit {
      let page = try await base.documents.list(
        DocumentQuery(under: query.prefix, labelled: query.label, after: after, limit: size)
      )
      for head in page where found.count < query.limit {
        do { if try await gate.allows(.read, head.path) { found.append(head) } } catch { throw .store(error) }
      }
      if page.count < size { break }
      // What comes next is mostly not this reader's, so look at more of it at once.
      (after, size) = (page.last?.path, Limits.pageItems)
    }
    return found
  }

  private func reads(_ path: Path) async throws(DocumentError) -> Bool {
    do { return try await mayRead(path) } catch { throw .store(error) }
  }
}

extension DocumentWrite {
  /// The role that this write gives somebody, if it is a membership.
  fileprivate var granted: Membership.Role? {
    guard path.segments.dropFirst(2).first == "members", let body else { return nil }
    return DocumentKey<Membership>.json(path).decode(body)?.role
  }
}
