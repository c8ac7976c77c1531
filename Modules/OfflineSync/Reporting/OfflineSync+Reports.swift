public import Domain

extension OfflineSync {
  /// How one item stands.
  ///
  /// - Throws: ``Domain/StoreFailure`` of the local store.
  public func status(of item: SyncItem) async throws(StoreFailure) -> ItemStatus {
    try await Self.translated {
      let pass = try await makePass()
      if let waiting = pass.notebook.state.waiting.first(where: { $0.item == item }) { return .waiting(waiting.reason) }
      let backlog = try await pass.backlog(of: item)
      return backlog.count == 0 ? .synced : .pending(backlog.count, since: backlog.since)
    }
  }

  /// The edits that gave way and that nobody has restored or dismissed.
  ///
  /// - Throws: ``Domain/StoreFailure`` of the local store.
  public func lostEdits() async throws(StoreFailure) -> [LostEdit] {
    try await Self.translated {
      var edits: [LostEdit] = []
      for head in try await local.documents.all(under: LostEdit.prefix) {
        if let edit = try await local.documents.value(DocumentKey<LostEdit>.json(head.path)).value {
          edits.append(edit)
        }
      }
      return edits
    }
  }

  /// What a document was to hold when the edit gave way; nil for other records, and for an edit that is not kept any more.
  ///
  /// - Throws: ``Domain/StoreFailure`` of the local store.
  public func body(of edit: LostEdit) async throws(StoreFailure) -> [UInt8]? {
    try await Self.translated { try await local.documents.load(edit.bodyPath)?.content?.body }
  }

  /// Makes the edit again, as a new one, and dismisses the report.
  ///
  /// Of a document only what gave way is written; an event or a submission is recorded under a new id.
  ///
  /// - Throws: A port's error where it cannot be made any more; then the report stays.
  public func restore(_ edit: LostEdit) async throws {
    let id = surroundings.newIdentity()
    switch edit.record {
    case .document(let labels): try await restoreDocument(edit, labels, as: WriteID(rawValue: id))
    case .deletion:
      _ = try await local.documents.save([
        DocumentWrite(edit.item.path, id: WriteID(rawValue: id), expected: .any, body: nil)
      ])
    case .event(let event):
      let known = try await local.sessions.session(at: edit.item.path).events().first { $0.event.id == event }?.event
      if let known { try await local.sessions.session(at: edit.item.path).append([known.again(id)], expecting: .any) }
    case .submission(let submission):
      if let known = try await self.submission(submission, on: edit.item.path) {
        _ = try await local.leaderboards.submit([known.again(id)], at: surroundings.now())
      }
    }
    try await dismiss(edit)
  }

  /// Drops the report of an edit.
  ///
  /// - Throws: ``Domain/StoreFailure`` of the local store.
  public func dismiss(_ edit: LostEdit) async throws(StoreFailure) {
    let id = WriteID(rawValue: surroundings.newIdentity())
    let writes = [edit.path, edit.bodyPath].map { DocumentWrite($0, id: id, expected: .any, body: nil) }
    try await Self.translated { _ = try await local.documents.save(writes) }
  }

  private func restoreDocument(_ edit: LostEdit, _ labels: Set<Label>, as id: WriteID) async throws {
    guard let lost = try await local.documents.load(edit.bodyPath)?.content?.body else { return }
    let present = try await local.documents.load(edit.item.path)
    var body = lost
    if case .overwritten(.fields(let names), _) = edit.cause, let content = present?.content,
      var fields = JSONFields(content.body), let old = JSONFields(lost)
    {
      for name in names.map({ Array($0.utf8) }) { fields[name] = old[name] }
      body = fields.bytes
    }
    let write = DocumentWrite(
      edit.item.path,
      id: id,
      expected: present.map { .revision($0.head.revision) } ?? .absent,
      labels: present?.content?.labels ?? labels,
      body: body
    )
    _ = try await local.documents.save([write])
  }

  private func submission(_ id: SubmissionID, on board: Path) async throws -> Submission? {
    var last = Revision.zero
    while true {
      let page = try await local.leaderboards.submissions(of: board, player: nil, after: last, limit: Limits.pageItems)
      if let found = page.first(where: { $0.submission.id == id }) { return found.submission }
      guard let next = page.last?.revision else { return nil }
      last = next
    }
  }
}

extension ScoringEvent {
  fileprivate func again(_ id: String) -> ScoringEvent {
    ScoringEvent(
      id: EventID(rawValue: id),
      type: type,
      actor: actor,
      subject: subject,
      occurredAt: occurredAt,
      retracts: retracts,
      body: body
    )
  }
}

extension Submission {
  fileprivate func again(_ id: String) -> Submission {
    Submission(
      id: SubmissionID(rawValue: id),
      board: board,
      player: player,
      action,
      periods: periods,
      occurredAt: occurredAt,
      actor: actor,
      displayName: displayName,
      attributes: attributes,
      reason: reason,
      needsEntry: needsEntry
    )
  }
}
