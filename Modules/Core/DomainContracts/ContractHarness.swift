public import Domain

/// The contract's access to one adapter: its abilities, and how to create an empty store.
///
/// An adapter's author writes only this:
///
/// ```swift
/// extension ContractHarness {
///   static var redis: Self {
///     Self(abilities: .durable) { body in
///       let (clock, database) = (ContractClock(), try await EmptyDatabase())
///       try await body(ContractSite(clock: clock) { OpenedStore(try await RedisStore(database, clock.andIdentities).storage) })
///       try await database.remove()
///     }
///   }
/// }
/// ```
public struct ContractHarness: Sendable {
  public typealias Body = @Sendable (ContractSite) async throws -> Void

  let abilities: StoreAbilities
  let patience: Duration
  let withFreshSite: @Sendable (Body) async throws -> Void

  /// Creates the access to an adapter.
  ///
  /// - Parameters:
  ///   - abilities: The adapter's promises beyond the rules that bind every adapter.
  ///   - patience: The time that a rule waits for an event before it fails.
  ///   - withFreshSite: Creates an empty store that no other rule can see, passes it to `body` once, and removes it
  ///     however `body` ends.
  public init(
    abilities: StoreAbilities = [],
    patience: Duration = .seconds(120),
    withFreshSite: @escaping @Sendable (_ body: Body) async throws -> Void
  ) {
    self.abilities = abilities
    self.patience = patience
    self.withFreshSite = withFreshSite
  }

  func withSite(_ proof: ContractSite.Proof) async throws {
    try await withFreshSite { site in
      var site = site
      site.harness = self
      do {
        try await proof(site)
      } catch {
        await site.closeAll()
        throw error
      }
      await site.closeAll()
    }
  }
}

/// A store opened at a site.
public struct OpenedStore: Sendable {
  /// The store.
  public let storage: Storage
  /// Returns the number of readers that follow this opening; required for ``StoreAbilities/countsFollowers``.
  public let liveFollowers: (@Sendable () -> Int)?
  /// Returns the content of every file of the store; required for ``StoreAbilities/showsFiles``.
  public let bytesOnDisk: (@Sendable () async throws -> [[UInt8]])?

  /// Creates an opened store.
  public init(
    _ storage: Storage,
    liveFollowers: (@Sendable () -> Int)? = nil,
    bytesOnDisk: (@Sendable () async throws -> [[UInt8]])? = nil
  ) {
    self.storage = storage
    self.bytesOnDisk = bytesOnDisk
    self.liveFollowers = liveFollowers
  }

  /// Returns whether a file of the store holds a text.
  func holds(_ text: String) async throws -> Bool {
    let bytes = Array(text.utf8)
    return try await (bytesOnDisk?() ?? []).contains { $0.firstRange(of: bytes) != nil }
  }

  var documents: any DocumentRepository { storage.documents }
  var sessions: any ScoringSessionRepository { storage.sessions }
  var leaderboards: any LeaderboardRepository { storage.leaderboards }
  var changes: any ChangeFeed { storage.changes }
}
