/// One store, opened and ready: its three ports and the feed of what changes in them.
///
/// An adapter makes one; Composition picks which; services take the port that they use, never this.
public struct Storage: Sendable {
  public let leaderboards: any LeaderboardRepository
  public let sessions: any ScoringSessionRepository
  public let documents: any DocumentRepository
  public let changes: any ChangeFeed
  /// Whom a store behind a server takes its user for; nil for a store that belongs to whoever opens it.
  ///
  /// Throws ``StoreFailure/denied`` where the server knows no such user.
  public let account: @Sendable () async throws(StoreFailure) -> Account?
  /// The latest time that the store has stamped a record with; nil for an empty store, and where it is not known.
  public let lastStamp: @Sendable () async throws(StoreFailure) -> Timestamp?
  /// Releases what the adapter holds, after the last use; calling it again does nothing.
  public let close: @Sendable () async -> Void

  public init(
    leaderboards: any LeaderboardRepository,
    sessions: any ScoringSessionRepository,
    documents: any DocumentRepository,
    changes: any ChangeFeed,
    account: @escaping @Sendable () async throws(StoreFailure) -> Account? = { () throws(StoreFailure) in nil },
    lastStamp: @escaping @Sendable () async throws(StoreFailure) -> Timestamp? = { () throws(StoreFailure) in nil },
    close: @escaping @Sendable () async -> Void = {}
  ) {
    self.leaderboards = leaderboards
    self.sessions = sessions
    self.documents = documents
    self.changes = changes
    self.account = account
    self.lastStamp = lastStamp
    self.close = close
  }
}

/// What a store needs from outside: time and identity come in as values, so that a simulation can drive them.
public struct StoreSurroundings: Sendable {
  /// The clock that stamps writes.
  public let now: @Sendable () -> Timestamp
  /// A text that no other call has given and none will; names a new store and the installation that writes to it.
  public let newIdentity: @Sendable () -> String
  /// Tells the people in charge what the store found or did, such as a torn record that it put aside.
  public let report: @Sendable (String) -> Void

  public init(
    now: @escaping @Sendable () -> Timestamp,
    newIdentity: @escaping @Sendable () -> String,
    report: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.now = now
    self.newIdentity = newIdentity
    self.report = report
  }
}
