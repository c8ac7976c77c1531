/// The effect of a write on a document: the one rule that every adapter applies.
extension DocumentWrite {
  /// Returns the document after this write; nil if the write made `present` already.
  ///
  /// - Throws: ``DocumentError``; then the store must change nothing.
  public func applied(
    to present: Document?,
    stampedBy makeStamp: () -> Stamp
  ) throws(DocumentError) -> Document? {
    try check()
    if let present, present.head.write == id {
      guard repeats(present) else { throw .idempotencyConflict(id) }
      return nil
    }
    let revision = present?.head.revision ?? .zero
    guard expected.isMet(by: revision, isLive: present.map { !$0.head.isDeleted } ?? false) else {
      throw .conflict(path, current: present?.head)
    }
    let head = DocumentHead(
      path: path,
      revision: revision.next,
      stamp: stamp ?? makeStamp(),
      write: id,
      labels: body == nil ? [] : labels,
      size: body?.count
    )
    return Document(head: head, body: body ?? [])
  }

  /// Rejects a batch of more writes than one call takes.
  ///
  /// - Throws: ``DocumentError/invalid(_:)``.
  public static func check(batch writes: [DocumentWrite]) throws(DocumentError) {
    guard writes.count <= Limits.batchItems else {
      throw .invalid("\(writes.count) writes at once, at most \(Limits.batchItems) are allowed")
    }
  }

  private func repeats(_ present: Document) -> Bool {
    guard let body else { return present.head.isDeleted }
    return !present.head.isDeleted && body == present.body && labels == present.head.labels
  }

  private func check() throws(DocumentError) {
    if let problem = path.problem ?? id.problem ?? stamp?.device.problem ?? labels.lazy.compactMap(\.problem).first {
      throw .invalid(problem)
    }
    if labels.count > Limits.labels { throw .invalid("\(labels.count) labels, at most \(Limits.labels) are allowed") }
    if let body, body.count > Limits.documentBytes { throw .tooLarge(path) }
  }
}

extension DocumentQuery {
  /// Rejects a limit that is out of bounds.
  ///
  /// - Throws: ``DocumentError/invalid(_:)``.
  public func check() throws(DocumentError) {
    guard (0...Limits.pageItems).contains(limit) else {
      throw .invalid("the limit \(limit) is not between 0 and \(Limits.pageItems)")
    }
  }

  /// Whether the query lists the document with this head.
  public func matches(_ head: DocumentHead) -> Bool {
    !head.isDeleted && head.path.isUnder(prefix)
      && (after.map { head.path > $0 } ?? true)
      && (label.map { head.labels.contains($0) } ?? true)
  }
}
