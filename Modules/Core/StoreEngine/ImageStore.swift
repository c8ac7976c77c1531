public import Domain

/// A store that holds everything in one ``StoreImage``.
///
/// The adapter decides where the image lies, who waits for whom, and how a change becomes durable. It implements
/// `perform` and ``Domain/ChangeFeed/follow(under:)``; everything else in the ports comes from here.
///
/// ```swift
/// func perform<Answer, Failure>(_ work: ImageWork<Answer, Failure>) throws(Failure) -> Answer {
///   try image.withLock { (image) throws(Failure) in
///     let written = try work(on: &image)
///     if let change = written.change { followers.announce(image.cursor, for: change.paths) }
///     return written.answer
///   }
/// }
/// ```
///
/// The functions are inlinable, so that each is compiled for the adapter's own `perform`. That halves the time of a read
/// in memory.
public protocol ImageStore: LeaderboardRepository, ScoringSessionRepository, DocumentRepository, ChangeFeed {
  /// Does the work on the image, and answers once its change is durable and announced to the followers.
  ///
  /// - Parameter work: A read or a write. Work that is done again on an image without its change answers the same.
  /// - Returns: The work's answer.
  /// - Throws: The work's error, or the port's error for a ``StoreFailure``.
  func perform<Answer: Sendable, Failure: StorePortError>(
    _ work: ImageWork<Answer, Failure>
  ) async throws(Failure) -> Answer
}

/// One call of a port, which an ``ImageStore`` passes to its image.
public struct ImageWork<Answer: Sendable, Failure: StorePortError>: Sendable {
  @usableFromInline let premises: [Premise]
  @usableFromInline let body: @Sendable (inout StoreImage) throws(Failure) -> Written<Answer>

  @inlinable
  init(
    premises: [Premise],
    body: @escaping @Sendable (inout StoreImage) throws(Failure) -> Written<Answer>
  ) {
    (self.premises, self.body) = (premises, body)
  }

  /// Returns the answer, and the change that the image has made; nil for a read and a retry.
  ///
  /// - Throws: The port's error, also for a premise that does not hold; then the image is unchanged.
  @inlinable
  public func callAsFunction(on image: inout StoreImage) throws(Failure) -> Written<Answer> {
    try image.check(premises, for: Failure.self)
    return try body(&image)
  }
}

extension ImageStore {
  /// Returns the store's ports; `close` releases the adapter's resources.
  @inlinable
  public func ports(close: @escaping @Sendable () async -> Void = {}) -> Storage {
    Storage(
      self,
      lastStamp: { () async throws(StoreFailure) in
        try await self.read { (image) throws(StoreFailure) in image.lastStamp }
      },
      close: close
    )
  }

  @inlinable
  func read<Answer: Sendable, Failure: StorePortError>(
    _ body: @escaping @Sendable (inout StoreImage) throws(Failure) -> Answer
  ) async throws(Failure) -> Answer {
    try await write(given: []) { (image) throws(Failure) in Written(try body(&image), change: nil) }
  }

  @inlinable
  func write<Answer: Sendable, Failure: StorePortError>(
    given premises: [Premise],
    _ body: @escaping @Sendable (inout StoreImage) throws(Failure) -> Written<Answer>
  ) async throws(Failure) -> Answer {
    try await perform(ImageWork(premises: premises, body: body))
  }
}

// MARK: The change feed

extension ImageStore {
  @inlinable
  public func changes(
    under prefix: ItemPath,
    after cursor: ChangeCursor?,
    limit: Int
  ) async throws(StoreFailure) -> ChangePage {
    try await read { (image) throws(StoreFailure) in try image.changes(under: prefix, after: cursor, limit: limit) }
  }
}

// MARK: Documents

extension ImageStore {
  @inlinable
  public func load(_ path: ItemPath) async throws(DocumentError) -> Document? {
    try await read { (image) throws(DocumentError) in image.load(path) }
  }

  @inlinable
  public func save(_ writes: [DocumentWrite], given premises: [Premise]) async throws(DocumentError) -> [DocumentHead] {
    try await write(given: premises) { (image) throws(DocumentError) in try image.save(writes) }
  }

  @inlinable
  public func list(_ query: DocumentQuery) async throws(DocumentError) -> [DocumentHead] {
    try await read { (image) throws(DocumentError) in try image.list(query) }
  }
}

// MARK: Journals

extension ImageStore {
  @inlinable
  public func session(at path: ItemPath) -> any ScoringSession { ImageSession(path: path, store: self) }
}

@usableFromInline
struct ImageSession<Store: ImageStore>: ScoringSession {
  @usableFromInline let path: ItemPath
  @usableFromInline let store: Store

  @inlinable
  init(path: ItemPath, store: Store) { (self.path, self.store) = (path, store) }

  @inlinable
  func head() async throws(JournalError) -> JournalHead {
    try await store.read { [path] (image) throws(JournalError) in image.head(of: path) }
  }

  @inlinable
  func append(
    _ events: [ScoringEvent],
    expecting expected: Expectation,
    given premises: [Premise]
  ) async throws(JournalError) -> [RecordedEvent] {
    try await store.write(given: premises) { [path] (image) throws(JournalError) in
      try image.append(events, to: path, expecting: expected)
    }
  }

  @inlinable
  func events(after revision: Revision, limit: Int) async throws(JournalError) -> [RecordedEvent] {
    try await store.read { [path] (image) throws(JournalError) in
      try image.events(of: path, after: revision, limit: limit)
    }
  }

  @inlinable
  func close(given premises: [Premise]) async throws(JournalError) {
    try await store.write(given: premises) { [path] (image) throws(JournalError) in try image.close(path) }
  }
}

// MARK: Boards

extension ImageStore {
  @inlinable
  public func define(
    _ definition: BoardDefinition,
    at board: ItemPath,
    given premises: [Premise]
  ) async throws(LeaderboardError) {
    try await write(given: premises) { (image) throws(LeaderboardError) in try image.define(definition, at: board) }
  }

  @inlinable
  public func definition(of board: ItemPath) async throws(LeaderboardError) -> BoardDefinition? {
    try await read { (image) throws(LeaderboardError) in image.definition(of: board) }
  }

  @inlinable
  public func submit(
    _ submissions: [Submission],
    as arrival: Arrival,
    given premises: [Premise]
  ) async throws(LeaderboardError) -> [AcceptedSubmission] {
    try await write(given: premises) { (image) throws(LeaderboardError) in try image.submit(submissions, as: arrival) }
  }

  @inlinable
  public func submitEach(
    _ submissions: [Submission],
    as arrival: Arrival,
    given premises: [Premise]
  ) async throws(LeaderboardError) -> [Result<AcceptedSubmission, LeaderboardError>] {
    try await write(given: premises) { (image) throws(LeaderboardError) in
      try image.submitEach(submissions, as: arrival)
    }
  }

  @inlinable
  public func page(_ query: BoardQuery) async throws(LeaderboardError) -> BoardPage {
    try await read { (image) throws(LeaderboardError) in try image.page(query) }
  }

  @inlinable
  public func buckets(of board: ItemPath, _ period: Period) async throws(LeaderboardError) -> [Bucket] {
    try await read { (image) throws(LeaderboardError) in try image.buckets(of: board, period) }
  }

  @inlinable
  public func submissions(
    of board: ItemPath,
    player: PlayerID?,
    after revision: Revision,
    limit: Int
  ) async throws(LeaderboardError) -> [AcceptedSubmission] {
    try await read { (image) throws(LeaderboardError) in
      try image.submissions(of: board, player: player, after: revision, limit: limit)
    }
  }
}
