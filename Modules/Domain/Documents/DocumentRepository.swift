/// Keeps small documents under paths.
///
/// What must be true:
/// - ``save(_:)`` is all or nothing, over any paths, and durable when it returns.
/// - A revision of one path names one content for ever.
/// - A write whose ``WriteID`` made the present revision is not done again: its head is returned, so a retry after a lost
///   answer is harmless. The same id with other content is refused.
/// - A read sees every write that any opening of this store has acknowledged before the read began.
/// - Every call may throw ``DocumentError/store(_:)``, and no case but those that stand beside it.
public protocol DocumentRepository: Followable {
  /// The document at `path`; nil when there never was one, or none that may be seen. A deleted one is returned, without
  /// body.
  ///
  /// - Throws: ``DocumentError/store(_:)`` only.
  func load(_ path: Path) async throws(DocumentError) -> Document?

  /// The documents at the first of `paths`, in their order, each as ``load(_:)`` answers it.
  ///
  /// At least one where any is asked for, and as many more as are together no longer than ``Limits/documentBytes`` and no
  /// more than ``Limits/batchItems``; ask again for the rest. A store that is far away answers them in one go.
  ///
  /// - Throws: ``DocumentError/store(_:)`` only: too many paths are no error.
  func loadFirst(of paths: [Path]) async throws(DocumentError) -> [Document?]

  /// Does all of the writes, or none, and returns their heads in order; at most ``Limits/batchItems``.
  ///
  /// Each write is judged by what those before it leave, and is asked the following in this order
  /// (``DocumentWrite/applied(to:stampedBy:)``).
  ///
  /// - Throws: What the first write that is refused is refused for.
  ///   - ``DocumentError/invalid(_:)``: more than ``Limits/batchItems`` of them, a path, id, label or device that no
  ///     store takes, more than ``Limits/labels``.
  ///   - ``DocumentError/tooLarge(_:)``: a body of more than ``Limits/documentBytes``.
  ///   - ``DocumentError/idempotencyConflict(_:)``: its id made the path's present revision, with another body or other
  ///     labels.
  ///   - ``DocumentError/conflict(_:current:)``: the document is not what the write expects.
  func save(_ writes: [DocumentWrite]) async throws(DocumentError) -> [DocumentHead]

  /// Heads in the order of their paths, without bodies, for they may be large.
  ///
  /// There are fewer than asked for only where the list ends.
  ///
  /// - Throws: ``DocumentError/invalid(_:)`` for a limit that is not between 0 and ``Limits/pageItems``.
  func list(_ query: DocumentQuery) async throws(DocumentError) -> [DocumentHead]
}

/// Why a document could not be read or written.
///
/// Nothing was changed, unless a store cannot be reached (``StoreFailure/unavailable(_:)``).
public enum DocumentError: StorePortError, Hashable {
  /// The document is not what the write expected; `current` is what it is, nil where there never was one.
  case conflict(Path, current: DocumentHead?)
  /// This id has already made the present revision, with other content.
  case idempotencyConflict(WriteID)
  /// The body is longer than ``Limits/documentBytes``.
  case tooLarge(Path)
  /// A path, identifier, number of writes or limit out of bounds, or a value that cannot be encoded.
  ///
  /// The text says which and why.
  case invalid(String)
  /// The store itself could not do it, or did not allow it.
  case store(StoreFailure)
}

extension DocumentError {
  /// Whether another write was first, maybe the same one at another time.
  public var saysThatItIsThere: Bool {
    switch self {
    case .conflict, .idempotencyConflict: true
    default: false
    }
  }
}

extension DocumentError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .conflict(let path, _): "\(path) was changed by somebody else meanwhile"
    case .idempotencyConflict(let id): "the write \(id) was already made with other content"
    case .tooLarge(let path): "\(path) is larger than \(Limits.documentBytes) bytes"
    case .invalid(let reason): reason
    case .store(let failure): failure.description
    }
  }
}

extension DocumentRepository {
  public func loadFirst(of paths: [Path]) async throws(DocumentError) -> [Document?] {
    var (documents, bytes) = ([Document?](), 0)
    for path in paths.prefix(Limits.batchItems) {
      let document = try await load(path)
      bytes += document?.body.count ?? 0
      if !documents.isEmpty, bytes > Limits.documentBytes { break }
      documents.append(document)
    }
    return documents
  }

  /// The document now, and after each change of it; nil while there is none.
  public func follow(_ path: Path) -> Snapshots<Document?, DocumentError> {
    Snapshots(on: follow(under: path)) { () throws(DocumentError) in try await load(path) }
  }

  /// The list now, and after each change in it.
  public func follow(_ query: DocumentQuery) -> Snapshots<[DocumentHead], DocumentError> {
    Snapshots(on: follow(under: query.prefix)) { () throws(DocumentError) in try await list(query) }
  }

  /// Every live document at or under `prefix`, page by page.
  ///
  /// - Throws: ``DocumentError/store(_:)`` only.
  public func all(under prefix: Path, labelled label: Label? = nil) async throws(DocumentError) -> [DocumentHead] {
    var heads: [DocumentHead] = []
    while true {
      let query = DocumentQuery(under: prefix, labelled: label, after: heads.last?.path, limit: Limits.pageItems)
      let page = try await list(query)
      heads += page
      if page.count < Limits.pageItems { return heads }
    }
  }
}
