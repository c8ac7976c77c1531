public import Domain

/// A store that lasts as long as this object: the reference for what the ports mean.
public actor InMemoryStore {
  private var image: StoreImage
  private let followers: Followers

  /// Makes an empty store.
  public init(_ surroundings: StoreSurroundings) {
    let identity = surroundings.newIdentity()
    let device = DeviceID(rawValue: surroundings.newIdentity())
    image = StoreImage(identity: identity, device: device, now: surroundings.now)
    followers = Followers(at: ChangeCursor(store: identity, sequence: 0))
  }

  /// How many readers follow this store now.
  public nonisolated var followerCount: Int { followers.count }

  public nonisolated var storage: Storage {
    Storage(leaderboards: self, sessions: self, documents: self, changes: self)
  }

  private func announced<Answer>(_ written: Written<Answer>) -> Answer {
    if let change = written.change { followers.announce(image.cursor, for: change.paths) }
    return written.answer
  }
}

extension InMemoryStore: ChangeFeed {
  public nonisolated func follow(under prefix: Path) -> Updates<ChangeCursor, StoreFailure> {
    followers.follow(under: prefix)
  }

  public func changes(
    under prefix: Path,
    after cursor: ChangeCursor?,
    limit: Int
  ) throws(StoreFailure) -> ChangePage {
    try image.changes(under: prefix, after: cursor, limit: limit)
  }
}

extension InMemoryStore: DocumentRepository {
  public func load(_ path: Path) -> Document? { image.load(path) }

  public func save(_ writes: [DocumentWrite]) throws(DocumentError) -> [DocumentHead] {
    announced(try image.save(writes))
  }

  public func list(_ query: DocumentQuery) throws(DocumentError) -> [DocumentHead] { try image.list(query) }
}

extension InMemoryStore: ScoringSessionRepository {
  public func head(of journal: Path) -> JournalHead { image.head(of: journal) }

  public func append(
    _ events: [ScoringEvent],
    to journal: Path,
    expecting expected: Expectation
  ) throws(JournalError) -> [RecordedEvent] {
    announced(try image.append(events, to: journal, expecting: expected))
  }

  public func events(
    of journal: Path,
    after revision: Revision,
    limit: Int
  ) throws(JournalError) -> [RecordedEvent] {
    try image.events(of: journal, after: revision, limit: limit)
  }

  public func close(_ journal: Path) throws(JournalError) { announced(try image.close(journal)) }
}

extension InMemoryStore: LeaderboardRepository {
  public func define(_ definition: BoardDefinition, at board: Path) throws(LeaderboardError) {
    announced(try image.define(definition, at: board))
  }

  public func definition(of board: Path) -> BoardDefinition? { image.definition(of: board) }

  public func submit(
    _ submissions: [Submission],
    at now: Timestamp?
  ) throws(LeaderboardError) -> [AcceptedSubmission] {
    announced(try image.submit(submissions, at: now))
  }

  public func page(_ query: BoardQuery) throws(LeaderboardError) -> BoardPage { try image.page(query) }

  public func buckets(of board: Path, _ period: Period) throws(LeaderboardError) -> [Bucket] {
    try image.buckets(of: board, period)
  }

  public func submissions(
    of board: Path,
    player: PlayerID?,
    after revision: Revision,
    limit: Int
  ) throws(LeaderboardError) -> [AcceptedSubmission] {
    try image.submissions(of: board, player: player, after: revision, limit: limit)
  }
}
