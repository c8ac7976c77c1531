public import Domain
import StoreEngine

/// Copies everything from one store to another, and verifies the copy.
///
/// The target stores the progress, so an interrupted copy continues. Items under `local/` (sign-ins, the address of a
/// running server) belong to one store and are not copied.
///
/// A guarded target, such as a server, has its own accounts under `server/`, and derives some spaces itself. Neither is
/// copied, the source stores the progress, and what the target adds by itself is no difference.
public struct StoreCopy: Sendable {
  /// The progress of a copy.
  public struct Progress: Hashable, Sendable {
    /// The number of copied items of the source's feed.
    public let items: Int
    /// The number of items to copy at the start.
    public let total: Int
  }

  /// The result of a finished copy.
  public struct Report: Hashable, Sendable {
    /// The number of items copied this time, without earlier copies.
    public let items: Int
    /// The content of both stores, without the paths left out.
    public let content: StoreDigest
    /// The paths not copied, because the target has its own.
    public let leftOut: [ItemPath]
    /// Whether the target is a server, which may hold more.
    public let isGuarded: Bool
  }

  /// The reason why a copy was not made or cannot be trusted.
  public enum Failure: Error, Hashable, Sendable {
    /// Both addresses are one store.
    case sameStore
    /// The target has other content.
    ///
    /// Nothing was changed.
    case targetNotEmpty
    /// The target has a later version of a document.
    ///
    /// The copy did not overwrite it.
    case targetIsNewer(ItemPath)
    /// The first few items that differ between the stores.
    case differs([ItemPath])
    /// The source was written to all the time.
    case sourceKeepsChanging
  }

  private let source: Storage
  private let target: Storage
  private let caller: UserID?
  private let derived: [ItemPath]
  private let newIdentity: @Sendable () -> String
  /// The paths under `local/` that are copied all the same, as a restore does.
  var local: [ItemPath] = []

  /// Creates a copy.
  ///
  /// - Parameters:
  ///   - source: The store to read.
  ///   - target: The store to write.
  ///   - caller: The account of a guarded target that the source's owner becomes; nil for the same user.
  ///   - derived: What a guarded target derives from the rest.
  ///   - newIdentity: Returns a new, unique text.
  public init(
    from source: Storage,
    to target: Storage,
    as caller: UserID? = nil,
    deriving derived: [ItemPath] = [],
    newIdentity: @escaping @Sendable () -> String
  ) {
    (self.source, self.target, self.newIdentity) = (source, target, newIdentity)
    (self.caller, self.derived) = (caller, derived)
  }

  /// Copies and compares until the target equals the source.
  ///
  /// - Parameters:
  ///   - overwriting: Whether to write to a target with other content, and to replace its later documents.
  ///   - onProgress: Called after each part.
  /// - Returns: The result.
  /// - Throws: ``Failure``, or an error of either store.
  public func run(
    overwriting: Bool = false,
    onProgress: @escaping @Sendable (Progress) -> Void = { _ in }
  ) async throws -> Report {
    let identity = try await source.changes.identity()
    guard try await target.changes.identity() != identity else { throw Failure.sameStore }
    let isGuarded = try await !target.documents.keepsWhatIsLocal()
    let leftOut: [ItemPath] = isGuarded ? ["server"] + derived : []
    let note = try await note(isInTarget: !isGuarded)
    var cursor = try await note.port.value(note.key).value?.cursor
    if cursor == nil, !overwriting, try await target.changes.count(after: nil, leftOut, local) > 0 {
      throw Failure.targetNotEmpty
    }
    var moved = 0
    for _ in 1...Self.attempts {
      let end = try await pass(after: cursor, note, overwriting, leftOut, moved, onProgress)
      moved += end.items
      let content = try await StoreDigest(of: source, leavingOut: leftOut, including: local)
      cursor = end.cursor
      guard try await source.changes.count(after: end.cursor, leftOut, local) == 0 else { continue }
      let copied = try await StoreDigest(of: target, leavingOut: leftOut, including: local)
      let differences = isGuarded ? content.missing(from: copied) : content.differences(from: copied)
      guard differences.isEmpty else { throw Failure.differs(Array(differences.prefix(5))) }
      return Report(items: moved, content: content, leftOut: leftOut, isGuarded: isGuarded)
    }
    throw Failure.sourceKeepsChanging
  }

  private static let attempts = 5

  /// The place where the progress is stored.
  private typealias Note = (port: any DocumentRepository, key: DocumentKey<CopyNote>)

  private func note(isInTarget: Bool) async throws -> Note {
    isInTarget
      ? (target.documents, .copyNote("copies", of: try await source.changes.identity()))
      : (source.documents, .copyNote("copied-to", of: try await target.changes.identity(), as: caller))
  }

  private func pass(
    after cursor: ChangeCursor?,
    _ note: Note,
    _ overwriting: Bool,
    _ leftOut: [ItemPath],
    _ moved: Int,
    _ onProgress: @Sendable (Progress) -> Void
  ) async throws -> (cursor: ChangeCursor, items: Int) {
    let total = try await source.changes.count(after: cursor, leftOut, local)
    var items = 0
    do {
      let end = try await source.copy(
        to: target,
        after: cursor,
        overwriting: overwriting,
        leavingOut: leftOut,
        including: local
      ) { page in
        try await save(CopyNote(cursor: page.cursor), note)
        items += page.changes.count { $0.path.isCopied(leavingOut: leftOut, including: local) }
        onProgress(Progress(items: moved + items, total: moved + total))
      }
      return (end, items)
    } catch CopyRefusal.newer(let path) {
      throw Failure.targetIsNewer(path)
    }
  }

  private func save(_ value: CopyNote, _ note: Note) async throws {
    do {
      try await note.port.update(note.key, as: WriteID(rawValue: newIdentity())) { _ in value }
    } catch DocumentError.store(.denied), DocumentError.store(.invalid) {
      // Neither the server nor the source, such as a backup, keeps the progress. An interrupted copy starts again.
    }
  }
}

extension StoreCopy.Failure: CustomStringConvertible {
  public var description: String {
    switch self {
    case .sameStore: "both addresses are the same store"
    case .targetNotEmpty:
      "the target holds data of its own; nothing was changed. --overwrite copies into it all the same"
    case .targetIsNewer(let path):
      "\(path) was changed in the target since the last copy, and was left as it is; --overwrite replaces it"
    case .differs(let paths):
      "the copy differs from its source in \(paths.map(\.text).joined(separator: ", ")); copy again, or into an empty store"
    case .sourceKeepsChanging: "the source is written to all the time; what was copied so far stays, run it again"
    }
  }
}

/// The progress of a copy from one store, stored in the target.
struct CopyNote: Hashable, Codable, Sendable {
  let cursor: ChangeCursor
}

extension DocumentKey where Value == CopyNote {
  fileprivate static func copyNote(_ kind: ItemPath.Segment, of store: String, as caller: UserID? = nil) -> Self {
    let place = ItemPath(["local", kind, ItemPath.Segment(rawValue: store)])
    return .json(caller.map { place.appending(ItemPath.Segment($0)) } ?? place)
  }
}

extension DocumentRepository {
  /// Returns whether `local/` can be written here, without writing.
  func keepsWhatIsLocal() async throws(DocumentError) -> Bool {
    let never = Expectation.revision(Revision(rawValue: .max))
    do {
      _ = try await save([DocumentWrite("local/copies/probe", id: "probe", expected: never, body: Array("{}".utf8))])
      return true
    } catch .store(.denied) {
      return false
    } catch .conflict {
      return true
    }
  }
}

extension ChangeFeed {
  /// Returns the identity of the store, which the names of its files and the notes of a copy have.
  package func identity() async throws(StoreFailure) -> String {
    try await changes(under: .root, after: nil, limit: 1).cursor.store
  }

  /// Returns the number of items to copy that changed after a cursor.
  func count(
    after cursor: ChangeCursor?,
    _ leftOut: [ItemPath] = [],
    _ local: [ItemPath] = []
  ) async throws(StoreFailure) -> Int {
    var (cursor, count) = (cursor, 0)
    while true {
      let page = try await changes(under: .root, after: cursor, limit: Limits.pageItems)
      count += page.changes.count { $0.path.isCopied(leavingOut: leftOut, including: local) }
      cursor = page.cursor
      if !page.hasMore { return count }
    }
  }
}
