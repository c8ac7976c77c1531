public import Domain
import Foundation
import Leaderboards
public import OfflineSync
import StoreCopying
public import StoreEngine
import Synchronization

/// The shared dependencies of an app, created before anything runs.
///
/// A dependency is a stored property, so an app that forgets one does not compile. Services take the port that they
/// use, never the container.
public struct Container: Sendable {
  /// The app's store.
  public let storage: Storage
  /// The number of the app's reads and writes of ``storage`` by day, without those of sync.
  package let usage: StoreUsage
  /// The sync with a server; nil for a store by itself.
  public var sync: OfflineSync? { synced?.sync }
  private let synced: SyncedStore?
  /// The clock and the identities.
  public let clock: ClockAndIdentities

  package init(storage: Storage, clock: ClockAndIdentities) { self.init(storage, clock, nil) }

  private init(_ storage: Storage, _ clock: ClockAndIdentities, _ synced: SyncedStore?) {
    usage = StoreUsage(now: clock.now)
    self.storage = storage.counted(in: usage)
    (self.clock, self.synced) = (clock, synced)
  }

  /// Opens the chosen store, runs `body`, and closes the store however `body` ends.
  ///
  /// With a server to sync with, the container has the local store. Nothing is synced before ``whileSyncing(_:)``.
  ///
  /// - Throws: The error of `body`; ``Domain/StoreAddressError``, ``Domain/StoreFailure`` or ``Syncing/Failure`` if the
  ///   store does not open, or was restored in part.
  public static func with<Result>(
    _ choice: StoreChoice,
    syncing: Syncing? = nil,
    in registry: StoreRegistry = .standard,
    _ body: (Container) async throws -> Result
  ) async throws -> Result {
    try await opening(choice, syncing, registry, body)
  }

  /// Opens a store, which may be restored in part, while `body` restores it.
  package static func restoring<Result>(
    _ choice: StoreChoice,
    in registry: StoreRegistry,
    _ body: (Container) async throws -> Result
  ) async throws -> Result {
    try await opening(choice, nil, registry, inPart: true, body)
  }

  private static func opening<Result>(
    _ choice: StoreChoice,
    _ syncing: Syncing?,
    _ registry: StoreRegistry,
    inPart: Bool = false,
    _ body: (Container) async throws -> Result
  ) async throws -> Result {
    let (storage, container): (Storage, Container)
    if let syncing {
      let synced = try await SyncedStore.open(choice, syncing, in: registry, system)
      (storage, container) = (synced.local, Container(synced.local, synced.clock.andIdentities(of: system), synced))
    } else {
      let clock = ServerClock(system.now)
      storage = try await clock.open(choice.url, in: registry, system)
      container = Container(storage: storage, clock: clock.andIdentities(of: system))
    }
    let result: Result
    do {
      // A server looks after its own store.
      if !inPart, !choice.url.hasPrefix("http"), try await storage.isHalfRestored() {
        throw StoreFailure.invalid("the store is restored only in part; run 'restore' again with the same backup")
      }
      result = try await body(container)
    } catch {
      await container.close()
      throw error
    }
    await container.close()
    return result
  }

  private func close() async {
    if let sync { await sync.storage.close() } else { await storage.close() }
  }

  /// Syncs once.
  ///
  /// - Throws: ``Syncing/Failure/synced(by:)`` while another process syncs, or the ``Domain/StoreFailure`` of the sync.
  package func syncOnce() async throws {
    guard let synced else { return }
    let lock = try synced.lock()
    defer { withExtendedLifetime(lock) {} }
    try await synced.sync.sync()
    try await synced.clock.keep(in: storage, as: clock.newWrite())
  }

  /// Returns the account that the local store is linked to; nil for a store that never synced.
  ///
  /// - Throws: ``Domain/DocumentError``.
  package func accountLink() async throws(DocumentError) -> AccountLink? {
    try await storage.documents.value(.accountLink).value
  }

  /// Links the local store to an account of the server, in one write.
  ///
  /// From then on, sync exchanges the two ids of the link on the way.
  ///
  /// - Returns: Whether the store has this link now; false if it has another one.
  /// - Throws: ``Syncing/Failure/synced(by:)`` while another process syncs; ``Domain/DocumentError``.
  package func link(_ link: AccountLink) async throws -> Bool {
    guard let synced else { return false }
    let lock = try synced.lock()
    defer { withExtendedLifetime(lock) {} }
    return try await synced.take(link, as: clock.newWrite())
  }

  /// Removes the user's own data from this device.
  ///
  /// Nothing is synced afterwards.
  ///
  /// - Parameter discardPending: Whether to drop undelivered data instead of keeping it until the user returns.
  /// - Returns: Whether something was not delivered.
  /// - Throws: ``Syncing/Failure/synced(by:)`` while another process syncs; ``Domain/StoreFailure`` of the local store.
  package func leave(discardPending: Bool) async throws -> Bool {
    guard let synced else { return false }
    let lock = try synced.lock()
    defer { withExtendedLifetime(lock) {} }
    return try await synced.sync.leave(discardPending: discardPending)
  }

  /// Runs `body`, and syncs while it runs.
  ///
  /// - Throws: The error of `body`; ``Syncing/Failure/synced(by:)`` while another process syncs.
  public func whileSyncing(_ body: @escaping @Sendable () async throws -> Void) async throws {
    guard let synced else { return try await body() }
    let lock = try synced.lock()
    defer { withExtendedLifetime(lock) {} }
    try await withThrowingTaskGroup { group in
      group.addTask { [clock] in await synced.run(newWrite: clock.newWrite) }
      group.addTask { try await body() }
      // Sync ends only when cancelled, so the first task to end is the body.
      try await group.next()
      group.cancelAll()
    }
  }

  /// Repairs the chosen store, which no other process may use meanwhile.
  package static func repair(
    _ choice: StoreChoice,
    in registry: StoreRegistry = .standard
  ) async throws -> StoreRepair {
    let repair = try await registry.repair(choice.url, system)
    if let former = repair.former {
      try await restoring(choice, in: registry) {
        try await $0.storage.note(formerStores: [former], as: $0.clock.newWrite())
      }
    }
    return repair
  }

  /// Where stores report what they mended; standard error for nil.
  private static let reporter = Mutex<(@Sendable (String) -> Void)?>(nil)

  /// Has stores report elsewhere than on standard error.
  package static func report(_ report: @escaping @Sendable (String) -> Void) { reporter.withLock { $0 = report } }

  /// The machine's clock and random identities, with ``report(_:)``.
  private static let system = ClockAndIdentities(
    now: ClockAndIdentities.system.now,
    newIdentity: ClockAndIdentities.system.newIdentity
  ) { text in
    if let report = reporter.withLock(\.self) { return report(text) }
    FileHandle.standardError.write(Data("\(text.terminalText)\n".utf8))
  }
}
