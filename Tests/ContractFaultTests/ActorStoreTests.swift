import Domain
import DomainContracts
import StoreEngine
import Testing

/// An adapter may be an actor, which serves one caller at a time: the contract's races must come to an end on it.
@Suite("The contract on a store that is an actor")
struct ActorStoreTests {
  private static let harness = ContractHarness(patience: .seconds(20)) { body in
    let clock = ContractClock()
    let store = ActorStore(clock.surroundings)
    try await body(ContractSite(clock: clock) { OpenedStore(store.storage) })
  }

  @Test("starves no writer", .timeLimit(.minutes(1)), arguments: [ContractRule].all.filter(\.isRace))
  func ends(rule: ContractRule) async throws {
    for _ in 1...5 { try await rule.verify(on: Self.harness) }
  }

  @Test func `has races between a reader and a writer on every port`() {
    #expect([ContractRule].all.count(where: \.isRace) == 4)
  }
}

extension ContractRule {
  /// Whether a reader asks again and again while a writer writes.
  fileprivate var isRace: Bool {
    [
      "a list never shows half of a batch", "a page never shows half of a batch",
      "a reader never sees half of an append",
      "what a reader learns of it can read",
    ]
    .contains(sentence)
  }
}

/// A store in memory behind an actor.
private actor ActorStore {
  private var image: StoreImage
  private let followers: Followers

  init(_ surroundings: StoreSurroundings) {
    let identity = surroundings.newIdentity()
    image = StoreImage(
      identity: identity,
      device: DeviceID(rawValue: surroundings.newIdentity()),
      now: surroundings.now
    )
    followers = Followers(at: ChangeCursor(store: identity, sequence: 0))
  }

  nonisolated var storage: Storage {
    Storage(leaderboards: self, sessions: self, documents: self, changes: self)
  }

  private func announced<Answer>(_ written: Written<Answer>) -> Answer {
    if let change = written.change { followers.announce(image.cursor, for: change.paths) }
    return written.answer
  }
}

extension ActorStore: ChangeFeed {
  nonisolated func follow(under prefix: ItemPath) -> Updates<ChangeCursor, StoreFailure> {
    followers.follow(under: prefix)
  }

  func changes(under prefix: ItemPath, after cursor: ChangeCursor?, limit: Int) async throws(StoreFailure) -> ChangePage
  {
    try image.changes(under: prefix, after: cursor, limit: limit)
  }
}

extension ActorStore: DocumentRepository {
  func load(_ path: ItemPath) async throws(DocumentError) -> Document? { image.load(path) }

  func save(_ writes: [DocumentWrite]) async throws(DocumentError) -> [DocumentHead] {
    announced(try image.save(writes))
  }

  func list(_ query: DocumentQuery) async throws(DocumentError) -> [DocumentHead] { try image.list(query) }
}

extension ActorStore: ScoringSessionRepository {
  nonisolated func session(at path: ItemPath) -> any ScoringSession { Session(path: path, store: self) }

  private struct Session: ScoringSession {
    let path: ItemPath
    let store: ActorStore

    func head() async -> JournalHead { await store.head(of: path) }

    func append(
      _ events: [ScoringEvent],
      expecting: Domain.Expectation
    ) async throws(JournalError) -> [RecordedEvent] {
      try await store.append(events, to: path, expecting: expecting)
    }

    func events(after revision: Revision, limit: Int) async throws(JournalError) -> [RecordedEvent] {
      try await store.events(of: path, after: revision, limit: limit)
    }

    func close() async throws(JournalError) { try await store.close(path) }
  }

  private func head(of journal: ItemPath) -> JournalHead { image.head(of: journal) }

  private func append(
    _ events: [ScoringEvent],
    to journal: ItemPath,
    expecting expected: Domain.Expectation
  ) async throws(JournalError) -> [RecordedEvent] {
    announced(try image.append(events, to: journal, expecting: expected))
  }

  private func events(of journal: ItemPath, after revision: Revision, limit: Int) async throws(JournalError)
    -> [RecordedEvent]
  {
    try image.events(of: journal, after: revision, limit: limit)
  }

  private func close(_ journal: ItemPath) async throws(JournalError) { announced(try image.close(journal)) }
}

extension ActorStore: LeaderboardRepository {
  func define(_ definition: BoardDefinition, at board: ItemPath) async throws(LeaderboardError) {
    announced(try image.define(definition, at: board))
  }

  func definition(of board: ItemPath) async throws(LeaderboardError) -> BoardDefinition? { image.definition(of: board) }

  func submit(_ submissions: [Submission], as arrival: Arrival) async throws(LeaderboardError) -> [AcceptedSubmission] {
    announced(try image.submit(submissions, as: arrival))
  }

  func page(_ query: BoardQuery) async throws(LeaderboardError) -> BoardPage { try image.page(query) }

  func buckets(of board: ItemPath, _ period: Period) async throws(LeaderboardError) -> [Bucket] {
    try image.buckets(of: board, period)
  }

  func submissions(
    of board: ItemPath,
    player: PlayerID?,
    after revision: Revision,
    limit: Int
  ) async throws(LeaderboardError) -> [AcceptedSubmission] {
    try image.submissions(of: board, player: player, after: revision, limit: limit)
  }
}
