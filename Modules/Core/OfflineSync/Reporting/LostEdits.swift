import CanonicalJSON
public import Domain

/// The reports of losing edits, in the store where the edits were made.
public struct LostEdits: Sendable {
  private let store: Storage
  private let clock: ClockAndIdentities

  /// Creates the reports of a store.
  ///
  /// - Parameters:
  ///   - store: A store that syncs, or has synced.
  ///   - clock: The clock.
  public init(in store: Storage, _ clock: ClockAndIdentities) { (self.store, self.clock) = (store, clock) }

  /// Returns the edits that are neither restored nor dismissed.
  ///
  /// - Throws: ``Domain/StoreFailure``.
  public func all() async throws(StoreFailure) -> [LostEdit] {
    try await OfflineSync.translated {
      var edits: [LostEdit] = []
      for head in try await store.documents.all(under: LostEdit.prefix) {
        if let edit = try await store.documents.value(DocumentKey<LostEdit>.json(head.path)).value {
          edits.append(edit)
        }
      }
      return edits
    }
  }

  /// Returns a stream that signals at once and after each change of the reports.
  public func changes() -> Updates<ChangeCursor, StoreFailure> { store.changes.follow(under: LostEdit.prefix) }

  /// Returns the document content of a losing edit; nil for other records, and for content no longer kept.
  ///
  /// - Throws: ``Domain/StoreFailure``.
  package func body(of edit: LostEdit) async throws(StoreFailure) -> [UInt8]? {
    try await OfflineSync.translated { try await store.documents.load(edit.bodyPath)?.content?.body }
  }

  /// Returns the event of a losing edit; nil for other records.
  ///
  /// - Throws: ``Domain/StoreFailure``.
  public func event(of edit: LostEdit) async throws(StoreFailure) -> ScoringEvent? {
    guard case .event(let id) = edit.record else { return nil }
    return try await OfflineSync.translated {
      try await store.sessions.session(at: edit.item.path).events().first { $0.event.id == id }?.event
    }
  }

  /// Returns what a losing edit had written, a document's content or an event's body; nil for other records, and for
  /// content no longer kept.
  ///
  /// - Throws: ``Domain/StoreFailure``.
  public func content(of edit: LostEdit) async throws(StoreFailure) -> [UInt8]? {
    if let body = try await body(of: edit) { return body }
    return try await event(of: edit)?.body
  }

  /// Makes the edit again as a new one, and dismisses the report.
  ///
  /// Restoring twice counts once.
  ///
  /// Only the overwritten part of a document is written. An event or a submission is recorded under a new id.
  ///
  /// - Throws: The port's error if the edit is no longer possible, `invalid` if it is no longer kept; then the report
  ///   stays.
  public func restore(_ edit: LostEdit) async throws {
    let id = again(edit)
    switch edit.record {
    case .document(let labels):
      let write = try await restoring(edit, labels, as: WriteID(rawValue: id))
      _ = try await store.documents.save([write] + dismissal(of: edit))
    case .deletion:
      let write = DocumentWrite(edit.item.path, id: WriteID(rawValue: id), expected: .any, body: nil)
      _ = try await store.documents.save([write] + dismissal(of: edit))
    case .event:
      guard let known = try await event(of: edit) else { throw Self.notKept }
      try await store.sessions.session(at: edit.item.path).append([known.again(id)], expecting: .any)
      try await dismiss(edit)
    case .submission(let submission):
      guard let known = try await self.submission(submission, on: edit.item.path) else { throw Self.notKept }
      _ = try await store.leaderboards.submit([known.again(id)], at: clock.now())
      try await dismiss(edit)
    }
  }

  private static let notKept = StoreFailure.invalid("unknown edit")

  /// The id of the restored edit, the same on every retry.
  private func again(_ edit: LostEdit) -> String {
    let id = "\(edit.id).again"
    return id.utf8.count > Limits.identifierBytes ? clock.newIdentity() : id
  }

  /// Drops the report of an edit.
  ///
  /// - Throws: ``Domain/StoreFailure``.
  public func dismiss(_ edit: LostEdit) async throws(StoreFailure) {
    try await OfflineSync.translated { _ = try await store.documents.save(dismissal(of: edit)) }
  }

  private func dismissal(of edit: LostEdit) -> [DocumentWrite] {
    let id = clock.newWrite()
    return [edit.path, edit.bodyPath].map { DocumentWrite($0, id: id, expected: .any, body: nil) }
  }

  private func restoring(_ edit: LostEdit, _ labels: Set<DocumentLabel>, as id: WriteID) async throws -> DocumentWrite {
    guard let lost = try await store.documents.load(edit.bodyPath)?.content?.body else { throw Self.notKept }
    let present = try await store.documents.load(edit.item.path)
    var body = lost
    if case .overwritten(.fields(let names), _) = edit.cause, let content = present?.content,
      var fields = JSONFields(content.body), let old = JSONFields(lost)
    {
      for name in names.map({ Array($0.utf8) }) { fields[name] = old[name] }
      body = fields.bytes
    }
    return DocumentWrite(
      edit.item.path,
      id: id,
      expected: present.map { .revision($0.head.revision) } ?? .absent,
      labels: present?.content?.labels ?? labels,
      body: body
    )
  }

  private func submission(_ id: SubmissionID, on board: ItemPath) async throws -> Submission? {
    try await store.leaderboards.submissions(of: board).first { $0.submission.id == id }?.submission
  }
}

extension ScoringEvent {
  fileprivate func again(_ id: String) -> ScoringEvent {
    var event = stamped(nil)
    event.id = EventID(rawValue: id)
    return event
  }
}

extension Submission {
  fileprivate func again(_ id: String) -> Submission {
    var submission = stamped(nil)
    submission.id = SubmissionID(rawValue: id)
    return submission
  }
}
