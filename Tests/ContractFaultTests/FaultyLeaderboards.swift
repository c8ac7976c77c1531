import Domain

/// The arguments of a read of a board's history.
struct HistoryPage: Sendable {
  var path: ItemPath
  var player: PlayerID?
  var revision: Revision
  var limit: Int
}

struct FaultyLeaderboards: LeaderboardRepository {
  typealias Port = any LeaderboardRepository
  typealias On<Answer, each Argument> = @Sendable (Port, repeat each Argument) async throws(LeaderboardError) -> Answer

  var sound: Port
  var onDefine: On<Void, BoardDefinition, ItemPath> = { port, definition, path throws(LeaderboardError) in
    try await port.define(definition, at: path)
  }
  var onDefineGiven: On<Void, BoardDefinition, ItemPath, [Premise]> = {
    port,
    definition,
    path,
    premises throws(LeaderboardError) in
    try await port.define(definition, at: path, given: premises)
  }
  var onDefinition: On<BoardDefinition?, ItemPath> = { port, path throws(LeaderboardError) in
    try await port.definition(of: path)
  }
  var onSubmit: On<[AcceptedSubmission], [Submission], Arrival> = { port, batch, arrival throws(LeaderboardError) in
    try await port.submit(batch, as: arrival)
  }
  var onSubmitGiven: On<[AcceptedSubmission], [Submission], Arrival, [Premise]> = {
    port,
    batch,
    arrival,
    premises throws(LeaderboardError) in
    try await port.submit(batch, as: arrival, given: premises)
  }
  var onSubmitEach: On<[Result<AcceptedSubmission, LeaderboardError>], [Submission], Arrival, [Premise]> = {
    port,
    batch,
    arrival,
    premises throws(LeaderboardError) in
    try await port.submitEach(batch, as: arrival, given: premises)
  }
  var onPage: On<BoardPage, BoardQuery> = { port, query throws(LeaderboardError) in try await port.page(query) }
  var onBuckets: On<[Bucket], ItemPath, Period> = { port, path, period throws(LeaderboardError) in
    try await port.buckets(of: path, period)
  }
  var onSubmissions: On<[AcceptedSubmission], HistoryPage> = { port, page throws(LeaderboardError) in
    try await port.submissions(page)
  }
  var onFollow: OnFollow = { $0.follow(under: $1) }

  func define(
    _ definition: BoardDefinition,
    at board: ItemPath,
    given premises: [Premise]
  ) async throws(LeaderboardError) {
    if premises.isEmpty { return try await onDefine(sound, definition, board) }
    try await onDefineGiven(sound, definition, board, premises)
  }

  func submit(
    _ submissions: [Submission],
    as arrival: Arrival,
    given premises: [Premise]
  ) async throws(LeaderboardError) -> [AcceptedSubmission] {
    if premises.isEmpty { return try await onSubmit(sound, submissions, arrival) }
    return try await onSubmitGiven(sound, submissions, arrival, premises)
  }

  func definition(of board: ItemPath) async throws(LeaderboardError) -> BoardDefinition? {
    try await onDefinition(sound, board)
  }

  func submitEach(
    _ submissions: [Submission],
    as arrival: Arrival,
    given premises: [Premise]
  ) async throws(LeaderboardError) -> [Result<AcceptedSubmission, LeaderboardError>] {
    try await onSubmitEach(sound, submissions, arrival, premises)
  }

  func page(_ query: BoardQuery) async throws(LeaderboardError) -> BoardPage { try await onPage(sound, query) }

  func buckets(of board: ItemPath, _ period: Period) async throws(LeaderboardError) -> [Bucket] {
    try await onBuckets(sound, board, period)
  }

  func submissions(
    of board: ItemPath,
    player: PlayerID?,
    after revision: Revision,
    limit: Int
  ) async throws(LeaderboardError) -> [AcceptedSubmission] {
    try await onSubmissions(sound, HistoryPage(path: board, player: player, revision: revision, limit: limit))
  }

  func follow(under prefix: ItemPath) -> Updates<ChangeCursor, StoreFailure> { onFollow(sound, prefix) }
}

extension LeaderboardRepository {
  func submissions(_ page: HistoryPage) async throws(LeaderboardError) -> [AcceptedSubmission] {
    try await submissions(of: page.path, player: page.player, after: page.revision, limit: page.limit)
  }

  /// All that was submitted to a board, or for one of its players.
  func history(of board: ItemPath, player: PlayerID? = nil) async throws(LeaderboardError) -> [AcceptedSubmission] {
    try await submissions(of: board, player: player, after: .zero, limit: 1000)
  }
}

/// The arguments of a read of the feed.
struct FeedPage: Sendable {
  var prefix: ItemPath
  var cursor: ChangeCursor?
  var limit: Int
}

struct FaultyChanges: ChangeFeed {
  typealias Port = any ChangeFeed
  var sound: Port
  var onChanges: @Sendable (Port, FeedPage) async throws(StoreFailure) -> ChangePage = {
    port,
    page throws(StoreFailure) in
    try await port.changes(page)
  }
  var onFollow: OnFollow = { $0.follow(under: $1) }

  func changes(under prefix: ItemPath, after cursor: ChangeCursor?, limit: Int) async throws(StoreFailure) -> ChangePage
  {
    try await onChanges(sound, FeedPage(prefix: prefix, cursor: cursor, limit: limit))
  }

  func follow(under prefix: ItemPath) -> Updates<ChangeCursor, StoreFailure> { onFollow(sound, prefix) }
}

extension ChangeFeed {
  func changes(_ page: FeedPage) async throws(StoreFailure) -> ChangePage {
    try await changes(under: page.prefix, after: page.cursor, limit: page.limit)
  }
}
