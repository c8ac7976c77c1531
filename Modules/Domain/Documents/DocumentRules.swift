/// What a write does to a document: the one rule that every adapter asks.
extension DocumentWrite {
  /// The document as this write leaves it, or nil when it is a repeat of the write that made `present`.
  ///
  /// - Throws: ``DocumentError``; then nothing may be changed.
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

  /// - Throws: ``DocumentError/invalid(_:)`` for more writes than one call takes.
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
  /// - Throws: ``DocumentError/invalid(_:)`` for a limit out of bounds.
  public func check() throws(DocumentError) {
    guard (0...Limits.pageItems).contains(limit) else {
      throw .invalid("the limit \(limit) is not between 0 and \(Limits.pageItems)")
    }
  }

  /// Whether the document with this head is listed.
  public func matches(_ head: DocumentHead) -> Bool {
    !head.isDeleted && head.path.isUnder(prefix)
      && (after.map { head.path > $0 } ?? true)
      && (label.map { head.labels.contains($0) } ?? true)
  }
}
