public import Domain

/// How the contract reaches one adapter: what it can do, and how to make it an empty store.
///
/// This is all that an adapter's author writes:
///
/// ```swift
/// extension ContractHarness {
///   static var redis: Self {
///     Self(abilities: .durable) { body in
///       let (clock, database) = (ContractClock(), try await EmptyDatabase())
///       try await body(ContractSite(clock: clock) { OpenedStore(try await RedisStore(database, clock.surroundings).storage) })
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

  /// Describes an adapter to the contract.
  ///
  /// - Parameters:
  ///   - abilities: What this adapter promises beyond the rules that bind every adapter.
  ///   - patience: How long a rule waits for what must happen soon, before it fails.
  ///   - withFreshSite: Makes an empty store that no other rule can see, passes it to `body` once, and removes it however
  ///     `body` ends.
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
  public let storage: Storage
  /// How many readers follow this opening now; needed by those who claim ``StoreAbilities/countsFollowers``.
  public let liveFollowers: (@Sendable () -> Int)?

  public init(_ storage: Storage, liveFollowers: (@Sendable () -> Int)? = nil) {
    self.storage = storage
    self.liveFollowers = liveFollowers
  }

  var documents: any DocumentRepository { storage.documents }
  var sessions: any ScoringSessionRepository { storage.sessions }
  var leaderboards: any LeaderboardRepository { storage.leaderboards }
  var changes: any ChangeFeed { storage.changes }
}
