public import Domain
import StoreEngine
import Synchronization

/// A store that lasts as long as this object.
///
/// The reference for the meaning of the ports.
public final class InMemoryStore: Sendable {
  private let image: Mutex<StoreImage>
  private let followers: Followers

  /// Creates an empty store.
  public init(_ surroundings: StoreSurroundings) {
    let identity = surroundings.newIdentity()
    let device = DeviceID(rawValue: surroundings.newIdentity())
    image = Mutex(StoreImage(identity: identity, device: device, now: surroundings.now))
    followers = Followers(at: ChangeCursor(store: identity, sequence: 0))
  }

  /// The number of readers that follow this store.
  public var followerCount: Int { followers.count }

  /// The store's ports.
  public var storage: Storage {
    Storage(
      leaderboards: self,
      sessions: self,
      documents: self,
      changes: self,
      lastStamp: { () throws(StoreFailure) in self.read { $0.lastStamp } }
    )
  }

  private func read<Answer: Sendable, Failure>(
    _ work: (inout StoreImage) throws(Failure) -> Answer
  ) throws(Failure) -> Answer {
    try image.withLock { (image) throws(Failure) in try work(&image) }
  }

  /// Writes, and notifies the followers before the next write.
  private func write<Answer: Sendable, Failure: StorePortError>(
    given premises: [Premise],
    _ work: (inout StoreImage) throws(Failure) -> Written<Answer>
  ) throws(Failure) -> Answer {
    try image.withLock { (image) throws(Failure) in
      try image.check(premises, for: Failure.self)
      let written = try work(&image)
      if let change = written.change { followers.announce(image.cursor, for: change.paths) }
      return written.answer
    }
  }
}

extension InMemoryStore: ChangeFeed {
  public func follow(under prefix: ItemPath) -> Updates<ChangeCursor, StoreFailure> {
    followers.follow(under: prefix)
  }

  public func changes(
    under prefix: ItemPath,
    after cursor: ChangeCursor?,
    limit: Int
  ) async throws(StoreFailure) -> ChangePage {
    try read { (image) throws(StoreFailure) in try image.changes(under: prefix, after: cursor, limit: limit) }
  }
}

extension InMemoryStore: DocumentRepository {
  public func load(_ path: ItemPath) async -> Document? { read { $0.load(path) } }

  public func save(_ writes: [DocumentWrite]) async throws(DocumentError) -> [DocumentHead] {
    try await save(writes, given: [])
  }

  public func save(
    _ writes: [DocumentWrite],
    given premises: [Premise]
  ) async throws(DocumentError) -> [DocumentHead] {
    try write(given: premises) { (image) throws(DocumentError) in try image.save(writes) }
  }

  public func list(_ query: DocumentQuery) async throws(DocumentError) -> [DocumentHead] {
    try read { (image) throws(DocumentError) in try image.list(query) }
  }
}

extension InMemoryStore: ScoringSessionRepository {
  public func session(at path: ItemPath) -> any ScoringSession { Session(path: path, store: self) }

  private struct Session: ScoringSession {
    let path: ItemPath
    let store: InMemoryStore

    func head() async -> JournalHead {
      store.read { $0.head(of: path) }
    }

    func append(_ events: [ScoringEvent], expecting expected: Expectation) async throws(JournalError) -> [RecordedEvent]
    {
      try await append(events, expecting: expected, given: [])
    }

    func append(
      _ events: [ScoringEvent],
      expecting expected: Expectation,
      given premises: [Premise]
    ) async throws(JournalError) -> [RecordedEvent] {
      try store.write(given: premises) { (image) throws(JournalError) in
        try image.append(events, to: path, expecting: expected)
      }
    }

    func events(after revision: Revision, limit: Int) async throws(JournalError) -> [RecordedEvent] {
      try store.read { (image) throws(JournalError) in try image.events(of: path, after: revision, limit: limit) }
    }

    func close() async throws(JournalError) { try await close(given: []) }

    func close(given premises: [Premise]) async throws(JournalError) {
      try store.write(given: premises) { (image) throws(JournalError) in try image.close(path) }
    }
  }
}

extension InMemoryStore: LeaderboardRepository {
  public func define(_ definition: BoardDefinition, at board: ItemPath) async throws(LeaderboardError) {
    try await define(definition, at: board, given: [])
  }

  public func define(
    _ definition: BoardDefinition,
    at board: ItemPath,
    given premises: [Premise]
  ) async throws(LeaderboardError) {
    try write(given: premises) { (image) throws(LeaderboardError) in try image.define(definition, at: board) }
  }

  public func definition(of board: ItemPath) async -> BoardDefinition? { read { $0.definition(of: board) } }

  public func submit(
    _ submissions: [Submission],
    as arrival: Arrival
  ) async throws(LeaderboardError) -> [AcceptedSubmission] {
    try await submit(submissions, as: arrival, given: [])
  }

  public func submit(
    _ submissions: [Submission],
    as arrival: Arrival,
    given premises: [Premise]
  ) async throws(LeaderboardError) -> [AcceptedSubmission] {
    try write(given: premises) { (image) throws(LeaderboardError) in try image.submit(submissions, as: arrival) }
  }

  public func page(_ query: BoardQuery) async throws(LeaderboardError) -> BoardPage {
    try read { (image) throws(LeaderboardError) in try image.page(query) }
  }

  public func buckets(of board: ItemPath, _ period: Period) async throws(LeaderboardError) -> [Bucket] {
    try read { (image) throws(LeaderboardError) in try image.buckets(of: board, period) }
  }

  public func submissions(
    of board: ItemPath,
    player: PlayerID?,
    after revision: Revision,
    limit: Int
  ) async throws(LeaderboardError) -> [AcceptedSubmission] {
    try read { (image) throws(LeaderboardError) in
      try image.submissions(of: board, player: player, after: revision, limit: limit)
    }
  }
}
