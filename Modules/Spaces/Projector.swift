public import Domain

/// Something derived from what changed: published scores, notifications, a search index.
public protocol Projection: Sendable {
  /// The name of the cursor; a new name projects everything again.
  var name: String { get }
  /// The part of the store that is looked at; never `local/`, where the cursor itself is kept.
  var prefix: Path { get }
  /// Projects one item as it is now. A repeat must change nothing.
  func project(_ change: Change) async throws
}

/// Runs projections over the change feed, each from the place that it reached before.
///
/// A cursor moves after its page was projected, so a crash repeats a page and loses none.
public struct Projector: Sendable {
  private let storage: Storage
  private let newIdentity: @Sendable () -> String

  /// - Parameters:
  ///   - storage: The whole store.
  ///   - newIdentity: A text that no other call has returned.
  public init(_ storage: Storage, newIdentity: @escaping @Sendable () -> String) {
    (self.storage, self.newIdentity) = (storage, newIdentity)
  }

  /// Projects everything that has changed up to now.
  ///
  /// A page or command that shows a projection calls this before it reads.
  public func catchUp(_ projection: some Projection) async throws {
    let key = DocumentKey<ChangeCursor>.json(Path(["local", "projections", Path.Segment(rawValue: projection.name)]))
    var cursor = try await storage.documents.value(key).value
    while true {
      let page = try await page(of: projection, after: cursor)
      for change in page.changes { try await projection.project(change) }
      cursor = page.cursor
      if !page.changes.isEmpty {
        try await storage.documents.update(key, as: WriteID(rawValue: newIdentity())) { _ in page.cursor }
      }
      if !page.hasMore { return }
    }
  }

  /// Projects until the task is cancelled.
  ///
  /// - Parameters:
  ///   - projection: What is projected.
  ///   - wait: Pauses after a failure; throws when the task is cancelled.
  ///   - onFailure: Receives each error; the next change, or the end of the pause, tries again.
  public func run(
    _ projection: some Projection,
    wait: @escaping @Sendable () async throws -> Void,
    onFailure: @escaping @Sendable (any Error) -> Void
  ) async {
    while !Task.isCancelled {
      do {
        for try await _ in storage.changes.follow(under: projection.prefix) { try await catchUp(projection) }
      } catch {
        onFailure(error)
      }
      do { try await wait() } catch { return }
    }
  }

  private static let pageItems = 100

  /// A cursor that the store has forgotten starts again at the beginning.
  private func page(of projection: some Projection, after cursor: ChangeCursor?) async throws -> ChangePage {
    do {
      return try await storage.changes.changes(under: projection.prefix, after: cursor, limit: Self.pageItems)
    } catch {
      guard error == .cursorUnknown else { throw error }
      return try await storage.changes.changes(under: projection.prefix, after: nil, limit: Self.pageItems)
    }
  }
}
