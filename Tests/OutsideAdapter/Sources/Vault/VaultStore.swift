public import Crypto
public import Domain
import StoreEngine

/// A store in one encrypted file, which one process uses at a time.
///
/// Acknowledged is written and synchronised. The rules of scores and documents are those of Domain's `StoreImage`; this
/// adapter only keeps what the image says has changed.
public actor VaultStore {
  private var image: StoreImage
  private var file: VaultFile
  /// Why nothing is answered any more: what is in the file may not be what the image holds.
  private var ended: StoreFailure?
  private let followers: Followers

  /// Opens the vault at `path`, and makes it where there is none.
  ///
  /// - Throws: ``Domain/StoreFailure``: `damaged` for another key or changed bytes, `unavailable` for a file that is in use
  ///   or cannot be had.
  public init(path: String, key: SymmetricKey, _ surroundings: StoreSurroundings) throws(StoreFailure) {
    (file, image) = try VaultFile.open(path, key, surroundings)
    followers = Followers(at: image.cursor)
  }

  /// How many readers follow this store now.
  public nonisolated var followerCount: Int { followers.count }

  public nonisolated var storage: Storage {
    Storage(leaderboards: self, sessions: self, documents: self, changes: self, close: { await self.shut() })
  }

  private func shut() {
    if ended == nil { file.close() }
    ended = .unavailable("it is closed")
  }

  private func read<Answer, Failure: StorePortError>(
    _ work: (inout StoreImage) throws(Failure) -> Answer
  ) throws(Failure) -> Answer {
    if let ended { throw .store(ended) }
    return try work(&image)
  }

  private func write<Answer, Failure: StorePortError>(
    given premises: [Premise],
    _ work: (inout StoreImage) throws(Failure) -> Written<Answer>
  ) throws(Failure) -> Answer {
    let written = try read { (image) throws(Failure) in
      try image.check(premises, for: Failure.self)
      return try work(&image)
    }
    guard let change = written.change else { return written.answer }
    do { try file.append(change) } catch {
      file.close()
      ended = error
      throw .store(error)
    }
    followers.announce(image.cursor, for: change.paths)
    return written.answer
  }
}

extension VaultStore: ChangeFeed {
  public nonisolated func follow(under prefix: ItemPath) -> Updates<ChangeCursor, StoreFailure> {
    followers.follow(under: prefix)
  }

  public func changes(
    under prefix: ItemPath,
    after cursor: ChangeCursor?,
    limit: Int
  ) throws(StoreFailure) -> ChangePage {
    try read { (image) throws(StoreFailure) in try image.changes(under: prefix, after: cursor, limit: limit) }
  }
}

extension VaultStore: DocumentRepository {
  public func load(_ path: ItemPath) throws(DocumentError) -> Document? {
    try read { (image) throws(DocumentError) in image.load(path) }
  }

  public func save(_ writes: [DocumentWrite]) throws(DocumentError) -> [DocumentHead] { try save(writes, given: []) }

  public func save(_ writes: [DocumentWrite], given premises: [Premise]) throws(DocumentError) -> [DocumentHead] {
    try write(given: premises) { (image) throws(DocumentError) in try image.save(writes) }
  }

  public func list(_ query: DocumentQuery) throws(DocumentError) -> [DocumentHead] {
    try read { (image) throws(DocumentError) in try image.list(query) }
  }
}

extension VaultStore: ScoringSessionRepository {
  public nonisolated func session(at path: ItemPath) -> any ScoringSession { Session(path: path, store: self) }

  struct Session: ScoringSession {
    let path: ItemPath
    let store: VaultStore

    func head() async throws(JournalError) -> JournalHead {
      try await store.read { (image) throws(JournalError) in image.head(of: path) }
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
      try await store.write(given: premises) { (image) throws(JournalError) in
        try image.append(events, to: path, expecting: expected)
      }
    }

    func events(after revision: Revision, limit: Int) async throws(JournalError) -> [RecordedEvent] {
      try await store.read { (image) throws(JournalError) in try image.events(of: path, after: revision, limit: limit) }
    }

    func close() async throws(JournalError) { try await close(given: []) }

    func close(given premises: [Premise]) async throws(JournalError) {
      try await store.write(given: premises) { (image) throws(JournalError) in try image.close(path) }
    }
  }
}

extension VaultStore: LeaderboardRepository {
  public func define(_ definition: BoardDefinition, at board: ItemPath) throws(LeaderboardError) {
    try define(definition, at: board, given: [])
  }

  public func define(
    _ definition: BoardDefinition,
    at board: ItemPath,
    given premises: [Premise]
  ) throws(LeaderboardError) {
    try write(given: premises) { (image) throws(LeaderboardError) in try image.define(definition, at: board) }
  }

  public func definition(of board: ItemPath) throws(LeaderboardError) -> BoardDefinition? {
    try read { (image) throws(LeaderboardError) in image.definition(of: board) }
  }

  public func submit(
    _ submissions: [Submission],
    as arrival: Arrival
  ) throws(LeaderboardError) -> [AcceptedSubmission] {
    try submit(submissions, as: arrival, given: [])
  }

  public func submit(
    _ submissions: [Submission],
    as arrival: Arrival,
    given premises: [Premise]
  ) throws(LeaderboardError) -> [AcceptedSubmission] {
    try write(given: premises) { (image) throws(LeaderboardError) in try image.submit(submissions, as: arrival) }
  }

  public func page(_ query: BoardQuery) throws(LeaderboardError) -> BoardPage {
    try read { (image) throws(LeaderboardError) in try image.page(query) }
  }

  public func buckets(of board: ItemPath, _ period: Period) throws(LeaderboardError) -> [Bucket] {
    try read { (image) throws(LeaderboardError) in try image.buckets(of: board, period) }
  }

  public func submissions(
    of board: ItemPath,
    player: PlayerID?,
    after revision: Revision,
    limit: Int
  ) throws(LeaderboardError) -> [AcceptedSubmission] {
    try read { (image) throws(LeaderboardError) in
      try image.submissions(of: board, player: player, after: revision, limit: limit)
    }
  }
}
