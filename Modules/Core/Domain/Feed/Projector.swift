/// Data derived from changes: published scores, notifications, a search index.
public protocol Projection: Sendable {
  /// The name of the cursor; a new name projects everything again.
  var name: String { get }
  /// The part of the store to watch; never `local/`, where the cursor is stored.
  var prefix: ItemPath { get }

  /// Projects one item as it is now.
  ///
  /// Projecting again must change nothing, even at the same time in another process.
  ///
  /// - Parameter change: The item, which may have changed again since.
  /// - Returns: Whether the item led to any write, so that the cursor is worth saving.
  /// - Throws: Any error. The item is retried later, and the others go on.
  func project(_ change: Change) async throws -> Bool
}

/// Runs one projection over the change feed, from a durable cursor.
///
/// The cursor moves after its changes were projected, so a crash repeats some and loses none. Several processes may
/// project one store. A process that finds the cursor moved by another projects again from its own start. So the last
/// process to move the cursor has seen everything that the others did.
public actor Projector {
  private let projection: any Projection
  private let storage: Storage
  private let newIdentity: @Sendable () -> String
  /// The position of this process; nil before the first pass.
  private var place: Place?
  private var last: Task<Void, any Error>?
  /// The next pass, until it begins.
  private var queued: Task<Void, any Error>?

  /// Creates a projector.
  ///
  /// - Parameters:
  ///   - projection: The projection.
  ///   - storage: The whole store.
  ///   - newIdentity: Returns a new, unique text.
  public init(_ projection: some Projection, over storage: Storage, newIdentity: @escaping @Sendable () -> String) {
    (self.projection, self.storage, self.newIdentity) = (projection, storage, newIdentity)
  }

  /// Projects all changes up to now.
  ///
  /// A page or command that shows a projection calls this before it reads. Simultaneous callers share one pass. A pass
  /// that led to no write does not save the cursor, unless it saw many changes.
  ///
  /// - Throws: The error of the store, or of the first item that could not be projected. All other items are projected.
  public func catchUp() async throws { try await pass().value }

  /// Projects until the task is cancelled.
  ///
  /// - Parameters:
  ///   - rest: Pauses after each pass. Changes of one item that come meanwhile are projected as one.
  ///   - wait: Pauses after a failure; throws when the task is cancelled.
  ///   - onFailure: Receives each error; the end of the pause tries again.
  public func run(
    rest: @escaping @Sendable () async -> Void = {},
    wait: @escaping @Sendable () async throws -> Void,
    onFailure: @escaping @Sendable (any Error) -> Void
  ) async {
    while !Task.isCancelled {
      do {
        for try await _ in storage.changes.follow(under: projection.prefix) {
          try await pass().value
          await rest()
        }
      } catch {
        onFailure(error)
      }
      do { try await wait() } catch { return }
    }
  }

  /// Returns a pass that begins after this call; passes run one after another.
  private func pass() -> Task<Void, any Error> {
    if let queued { return queued }
    let before = last
    let pass = Task {
      _ = await before?.result
      self.queued = nil
      try await self.project()
    }
    (queued, last) = (pass, pass)
    return pass
  }
}

// MARK: One pass

extension Projector {
  /// The durable part of a place.
  struct Saved: Codable, Hashable {
    var cursor: ChangeCursor?
    /// The items before the cursor that could not be projected.
    var failed: [Change] = []
  }

  private struct Place {
    var now: Saved
    var saved: Saved
    var expected: Expectation
    /// The number of changes since the cursor was last saved.
    var unsaved = 0
    var isWorthSaving = false
  }

  private static let pageItems = 100
  /// The number of changes without effect after which the cursor is saved.
  private static let unsavedAtMost = 100
  private static let failedAtMost = 100
  private static let attempts = 10

  static func key(of name: String) -> DocumentKey<Saved> {
    .json(ItemPath(["local", "projections", ItemPath.Segment(rawValue: name)]))
  }

  private var key: DocumentKey<Saved> { Self.key(of: projection.name) }

  private func project() async throws {
    var place: Place
    if let known = self.place { place = known } else { place = try await load() }
    // After a failure of the store, the position of the last pass stays.
    let failure = try await advance(&place)
    self.place = place
    if let failure { throw failure }
  }

  private func load() async throws -> Place {
    let loaded = try await storage.documents.value(key)
    let saved = loaded.value ?? Saved()
    return Place(now: saved, saved: saved, expected: loaded.expected)
  }

  /// Projects the items that failed before and everything after the cursor, and returns the first error.
  private func advance(_ place: inout Place) async throws -> (any Error)? {
    var (failure, conflicts) = ((any Error)?.none, 0)
    var again = place.now.failed
    place.now.failed = []
    while true {
      let page = try await page(after: place.now.cursor)
      for change in again + page.changes {
        do {
          if try await projection.project(change) { place.isWorthSaving = true }
        } catch let error as CancellationError {
          throw error
        } catch {
          if place.now.failed.count >= Self.failedAtMost { throw error }
          if !place.now.failed.contains(change) { place.now.failed.append(change) }
          failure = failure ?? error
        }
      }
      again = []
      place.now.cursor = page.cursor
      place.unsaved += page.changes.count
      if try await !save(&place) {
        conflicts += 1
        if conflicts >= Self.attempts {
          throw StoreFailure.unavailable("other processes move the cursor of \(projection.name)")
        }
        (failure, again, place.now.failed) = (nil, place.now.failed, [])
        continue
      }
      if !page.hasMore { return failure }
    }
  }

  /// Saves the position if it is worth a write.
  ///
  /// Returns false if another process saved its own meanwhile; then the changes since the last save must be projected
  /// again.
  private func save(_ place: inout Place) async throws -> Bool {
    let isWanted = place.isWorthSaving || place.unsaved >= Self.unsavedAtMost
    guard isWanted || place.now.failed != place.saved.failed else { return true }
    let write = try key.write(place.now, id: WriteID(rawValue: newIdentity()), expected: place.expected)
    do {
      let head = try await storage.documents.save([write]).first
      let expected = head.map { Expectation.revision($0.revision) } ?? .any
      place = Place(now: place.now, saved: place.now, expected: expected)
      return true
    } catch {
      guard case .conflict = error else { throw error }
      let loaded = try await storage.documents.value(key)
      // The other process may have failed at an item that this one has not seen.
      let failed = place.now.failed + (loaded.value?.failed ?? []).filter { !place.now.failed.contains($0) }
      place.now = Saved(cursor: place.saved.cursor, failed: failed)
      (place.expected, place.unsaved, place.isWorthSaving) = (loaded.expected, 0, true)
      return false
    }
  }

  /// Returns the next changes; starts again if the store no longer knows the cursor.
  private func page(after cursor: ChangeCursor?) async throws -> ChangePage {
    do {
      return try await storage.changes.changes(under: projection.prefix, after: cursor, limit: Self.pageItems)
    } catch {
      guard error == .cursorUnknown else { throw error }
      return try await storage.changes.changes(under: projection.prefix, after: nil, limit: Self.pageItems)
    }
  }
}
