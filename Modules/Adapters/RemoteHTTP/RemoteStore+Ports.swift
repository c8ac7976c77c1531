public import Domain
import NIOHTTP1
import WireFormat

extension RemoteStore: DocumentRepository {
  public func load(_ path: ItemPath) async throws(DocumentError) -> Document? {
    try await link.find(.document, ["path": path.text], throwing: DocumentError.self)
  }

  public func loadFirst(of paths: [ItemPath]) async throws(DocumentError) -> [Document?] {
    let asked = Array(paths.prefix(Limits.batchItems))
    guard let first = asked.first else { return [] }
    let body = try link.encoded(WirePaths(asked), throwing: DocumentError.self)
    let request = WireRequest(method: .POST, address: .documentsLoad, query: [:], body: body)
    guard let answer: WireDocuments = try await link.find(request, throwing: DocumentError.self) else {
      // An earlier version of the server does not know this request.
      return [try await load(first)]
    }
    // An empty answer would make the caller ask without end.
    guard (1...asked.count).contains(answer.documents.count) else {
      throw .store(.damaged("the server answered \(answer.documents.count) of \(asked.count) documents"))
    }
    return answer.documents
  }

  /// Leaves the premises to the server, as every write does: it decides for the caller itself.
  public func save(_ writes: [DocumentWrite], given premises: [Premise]) async throws(DocumentError) -> [DocumentHead] {
    let answer: WireHeads = try await link.post(.documents, [:], WireWrites(writes), throwing: DocumentError.self)
    return answer.documents
  }

  public func list(_ query: DocumentQuery) async throws(DocumentError) -> [DocumentHead] {
    let answer: WireHeads = try await link.get(
      .documents,
      [
        "under": query.prefix.text, "label": query.label?.rawValue, "after": query.after?.text,
        "limit": "\(query.limit)",
      ],
      throwing: DocumentError.self
    )
    return answer.documents
  }
}

extension RemoteStore: ScoringSessionRepository {
  public func session(at path: ItemPath) -> any ScoringSession { Session(path: path, link: link) }

  private struct Session: ScoringSession {
    let path: ItemPath
    let link: Link

    func head() async throws(JournalError) -> JournalHead {
      try await link.get(.journal, ["path": path.text], throwing: JournalError.self)
    }

    func append(
      _ events: [ScoringEvent],
      expecting expected: Expectation,
      given premises: [Premise]
    ) async throws(JournalError) -> [RecordedEvent] {
      let body = WireAppend(events, expected: expected)
      let answer: WireEvents = try await link.post(
        .journalEvents,
        ["path": path.text],
        body,
        throwing: JournalError.self
      )
      return answer.events
    }

    func events(after revision: Revision, limit: Int) async throws(JournalError) -> [RecordedEvent] {
      let answer: WireEvents = try await link.get(
        .journalEvents,
        ["path": path.text, "after": "\(revision.rawValue)", "limit": "\(limit)"],
        throwing: JournalError.self
      )
      return answer.events
    }

    func close(given premises: [Premise]) async throws(JournalError) {
      let request = WireRequest(method: .POST, address: .journalClose, query: ["path": path.text])
      _ = try await link.exchange(request, throwing: JournalError.self)
    }
  }
}

extension RemoteStore: LeaderboardRepository {
  public func define(
    _ definition: BoardDefinition,
    at board: ItemPath,
    given premises: [Premise]
  ) async throws(LeaderboardError) {
    let body = try link.encoded(definition, throwing: LeaderboardError.self)
    let request = WireRequest(method: .PUT, address: .board, query: ["path": board.text], body: body)
    _ = try await link.exchange(request, throwing: LeaderboardError.self)
  }

  public func definition(of board: ItemPath) async throws(LeaderboardError) -> BoardDefinition? {
    try await link.find(.board, ["path": board.text], throwing: LeaderboardError.self)
  }

  public func submit(
    _ submissions: [Submission],
    as arrival: Arrival,
    given premises: [Premise]
  ) async throws(LeaderboardError) -> [AcceptedSubmission] {
    let body = WireSubmit(submissions, as: arrival)
    let answer: WireAccepted = try await link.post(.submissions, [:], body, throwing: LeaderboardError.self)
    return answer.submissions
  }

  public func submitEach(
    _ submissions: [Submission],
    as arrival: Arrival,
    given premises: [Premise]
  ) async throws(LeaderboardError) -> [Result<AcceptedSubmission, LeaderboardError>] {
    let body = try link.encoded(WireSubmit(submissions, as: arrival), throwing: LeaderboardError.self)
    let request = WireRequest(method: .POST, address: .submissionsBatch, query: [:], body: body)
    guard let answer: WireResults = try await link.find(request, throwing: LeaderboardError.self) else {
      // An earlier version of the server does not know this request.
      return try await submitOneByOne(submissions, as: arrival, given: premises)
    }
    guard answer.results.count == submissions.count else {
      throw .store(.damaged("the server answered \(answer.results.count) of \(submissions.count) submissions"))
    }
    return answer.results
  }

  public func page(_ query: BoardQuery) async throws(LeaderboardError) -> BoardPage {
    try await link.post(.boardPage, [:], WirePage(query), throwing: LeaderboardError.self)
  }

  public func buckets(of board: ItemPath, _ period: Period) async throws(LeaderboardError) -> [Bucket] {
    let answer: WireBuckets = try await link.get(
      .boardBuckets,
      ["path": board.text, "period": period.rawValue],
      throwing: LeaderboardError.self
    )
    return answer.buckets
  }

  public func submissions(
    of board: ItemPath,
    player: PlayerID?,
    after revision: Revision,
    limit: Int
  ) async throws(LeaderboardError) -> [AcceptedSubmission] {
    let answer: WireAccepted = try await link.get(
      .boardSubmissions,
      ["path": board.text, "player": player?.rawValue, "after": "\(revision.rawValue)", "limit": "\(limit)"],
      throwing: LeaderboardError.self
    )
    return answer.submissions
  }
}

extension RemoteStore: ChangeFeed {
  public func changes(
    under prefix: ItemPath,
    after cursor: ChangeCursor?,
    limit: Int
  ) async throws(StoreFailure) -> ChangePage {
    try await link.get(
      .changes,
      ["under": prefix.text, "after": cursor?.wireText, "limit": "\(limit)"],
      throwing: StoreFailure.self
    )
  }
}
