/// One open store: its three ports and its change feed.
///
/// An adapter creates it, and Composition picks the adapter. A service takes the port that it uses, never the whole
/// store.
public struct Storage: Sendable {
  /// The ranked boards.
  public let leaderboards: any LeaderboardRepository
  /// The journals of scoring events.
  public let sessions: any ScoringSessionRepository
  /// The documents.
  public let documents: any DocumentRepository
  /// The feed of all changes in the store.
  public let changes: any ChangeFeed
  /// The account that a server knows this store's user by; nil for a store without a server.
  ///
  /// Throws ``StoreFailure/denied`` if the server does not know the user.
  public let account: @Sendable () async throws(StoreFailure) -> Account?
  /// The latest time of any stamp in the store; nil if the store is empty or does not know.
  public let lastStamp: @Sendable () async throws(StoreFailure) -> Timestamp?
  /// Releases the adapter's resources after the last use.
  ///
  /// Closing again does nothing.
  public let close: @Sendable () async -> Void

  /// Creates a store from its ports.
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
  /// Creates a store from a type that is all of its ports.
  public init(
    _ store: some LeaderboardRepository & ScoringSessionRepository & DocumentRepository & ChangeFeed,
    account: @escaping @Sendable () async throws(StoreFailure) -> Account? = { () throws(StoreFailure) in nil },
    lastStamp: @escaping @Sendable () async throws(StoreFailure) -> Timestamp? = { () throws(StoreFailure) in nil },
    close: @escaping @Sendable () async -> Void = {}
  ) {
    (leaderboards, sessions, documents, changes) = (store, store, store, store)
    (self.account, self.lastStamp, self.close) = (account, lastStamp, close)
  }
}
