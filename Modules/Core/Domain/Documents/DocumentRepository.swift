/// Stores small documents under paths.
///
/// Every adapter keeps these rules:
/// - ``save(_:given:)`` is all or nothing, over any paths, and durable when it returns.
/// - A revision of one path names one content for ever.
/// - A retry is idempotent: a write whose ``WriteID`` made the present revision returns that head. The same id with
///   other content is rejected.
/// - A deletion takes the content out of the store's files, too: soon after it by itself, and before the store has closed.
/// - A read sees every write that any opening of this store acknowledged before the read began.
/// - Every call may throw ``DocumentError/store(_:)``, and otherwise only the cases that it names.
public protocol DocumentRepository: Followable {
  /// Returns the document at `path`; nil if there never was one, or if the caller may not see it.
  ///
  /// A deleted document is returned without its body.
  ///
  /// - Throws: ``DocumentError/store(_:)`` only.
  func load(_ path: ItemPath) async throws(DocumentError) -> Document?

  /// Returns the documents at the first of `paths`, in order, each as ``load(_:)`` returns it.
  ///
  /// The result holds at least one document if any path was given, and at most ``Limits/batchItems`` with together at
  /// most ``Limits/documentBytes``. Call again for the rest. A remote store answers in one round trip.
  ///
  /// - Throws: ``DocumentError/store(_:)`` only. Too many paths are no error.
  func loadFirst(of paths: [ItemPath]) async throws(DocumentError) -> [Document?]

  /// Applies all writes or none, at most ``Limits/batchItems``, if all premises hold, and returns their heads in order.
  ///
  /// Each write sees the effect of those before it. The checks run in the order of the list below
  /// (``DocumentWrite/applied(to:stampedBy:)``).
  ///
  /// - Throws: The error of the first rejected write.
  ///   - ``DocumentError/invalid(_:)``: more than ``Limits/batchItems`` writes, an invalid path, id, label or device,
  ///     or more than ``Limits/labels``.
  ///   - ``DocumentError/tooLarge(_:)``: a body of more than ``Limits/documentBytes``.
  ///   - ``DocumentError/idempotencyConflict(_:)``: the id made the path's present revision with another body or other
  ///     labels.
  ///   - ``DocumentError/conflict(_:current:)``: the document is not in the expected state.
  ///   - ``StoreFailure/outdated``: a premise does not hold, before any other error, and also for a retry.
  func save(_ writes: [DocumentWrite], given premises: [Premise]) async throws(DocumentError) -> [DocumentHead]

  /// Returns heads in the order of their paths, without the bodies, which may be large.
  ///
  /// Fewer than asked for are returned only at the end of the list.
  ///
  /// - Throws: ``DocumentError/invalid(_:)`` for a limit that is not between 0 and ``Limits/pageItems``.
  func list(_ query: DocumentQuery) async throws(DocumentError) -> [DocumentHead]
}

/// The reason why a document could not be read or written.
///
/// Nothing was changed, except perhaps after ``StoreFailure/unavailable(_:)``.
public enum DocumentError: StorePortError, Hashable {
  /// The document is not in the expected state.
  ///
  /// `current` is its head, nil if there never was one.
  case conflict(ItemPath, current: DocumentHead?)
  /// The id already made the present revision, with other content.
  case idempotencyConflict(WriteID)
  /// The body is longer than ``Limits/documentBytes``.
  case tooLarge(ItemPath)
  /// A path, identifier, limit or number of writes is out of bounds, or a value cannot be encoded.
  ///
  /// The text says which and why.
  case invalid(String)
  /// The store itself failed or denied access.
  case store(StoreFailure)
}

extension DocumentError {
  /// Whether another write was first, perhaps the same write in an earlier try.
  package var saysThatItIsThere: Bool {
    switch self {
    case .conflict, .idempotencyConflict: true
    default: false
    }
  }
}

extension DocumentError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .conflict(let path, _): "another edit of \(path) was saved first"
    case .idempotencyConflict(let id): "the write \(id) was already made with other content"
    case .tooLarge(let path): "\(path) is larger than \(Limits.documentBytes) bytes"
    case .invalid(let reason): reason
    case .store(let failure): failure.description
    }
  }
}

extension DocumentRepository {
  public func loadFirst(of paths: [ItemPath]) async throws(DocumentError) -> [Document?] {
    var (documents, bytes) = ([Document?](), 0)
    for path in paths.prefix(Limits.batchItems) {
      let document = try await load(path)
      bytes += document?.body.count ?? 0
      if !documents.isEmpty, bytes > Limits.documentBytes { break }
      documents.append(document)
    }
    return documents
  }

  /// Returns the documents at all paths, in order; nil for an absent one.
  ///
  /// - Throws: ``DocumentError``.
  public func loadAll(of paths: [ItemPath]) async throws(DocumentError) -> [Document?] {
    var found: [Document?] = []
    while found.count < paths.count {
      let more = try await loadFirst(of: Array(paths[found.count...].prefix(Limits.batchItems)))
      if more.isEmpty { break }
      found += more
    }
    return found
  }

  /// Applies any number of writes, ``Limits/batchItems`` at once.
  ///
  /// - Parameters:
  ///   - writes: The writes.
  ///   - premises: What must hold for each batch.
  /// - Throws: ``DocumentError``. The batches before the one that failed stay applied.
  public func saveAll(_ writes: [DocumentWrite], given premises: [Premise] = []) async throws(DocumentError) {
    for start in stride(from: 0, to: writes.count, by: Limits.batchItems) {
      _ = try await save(Array(writes[start...].prefix(Limits.batchItems)), given: premises)
    }
  }

  /// Returns the document now and after each change; nil while it is absent.
  public func follow(_ path: ItemPath) -> Snapshots<Document?, DocumentError> {
    Snapshots(on: follow(under: path)) { () throws(DocumentError) in try await load(path) }
  }

  /// Returns the list now and after each change.
  public func follow(_ query: DocumentQuery) -> Snapshots<[DocumentHead], DocumentError> {
    Snapshots(on: follow(under: query.prefix)) { () throws(DocumentError) in try await list(query) }
  }

  /// Returns every live document at or below `prefix`, page by page.
  ///
  /// - Throws: ``DocumentError/store(_:)`` only.
  public func all(under prefix: ItemPath, labelled label: DocumentLabel? = nil) async throws(DocumentError)
    -> [DocumentHead]
  {
    var heads: [DocumentHead] = []
    while true {
      let query = DocumentQuery(under: prefix, labelled: label, after: heads.last?.path, limit: Limits.pageItems)
      let page = try await list(query)
      heads += page
      if page.count < Limits.pageItems { return heads }
    }
  }
}
