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
  var sound: Port
  var onDefine: @Sendable (Port, BoardDefinition, ItemPath) async throws(LeaderboardError) -> Void = {
    port,
    definition,
    path throws(LeaderboardError) in
    try await port.define(definition, at: path)
  }
  var onDefineGiven: @Sendable (Port, BoardDefinition, ItemPath, [Premise]) async throws(LeaderboardError) -> Void = {
    port,
    definition,
    path,
    premises throws(LeaderboardError) in
    try await port.define(definition, at: path, given: premises)
  }
  var onDefinition: @Sendable (Port, ItemPath) async throws(LeaderboardError) -> BoardDefinition? = {
    port,
    path throws(LeaderboardError) in
    try await port.definition(of: path)
  }
  var onSubmit: @Sendable (Port, [Submission], Arrival) async throws(LeaderboardError) -> [AcceptedSubmission] = {
    port,
    submissions,
    arrival throws(LeaderboardError) in
    try await port.submit(submissions, as: arrival)
  }
  var onSubmitGiven:
    @Sendable (Port, [Submission], Arrival, [Premise]) async throws(LeaderboardError) -> [AcceptedSubmission] = {
      port,
      submissions,
      arrival,
      premises throws(LeaderboardError) in
      try await port.submit(submissions, as: arrival, given: premises)
    }
  var onPage: @Sendable (Port, BoardQuery) async throws(LeaderboardError) -> BoardPage = {
    port,
    query throws(LeaderboardError) in
    try await port.page(query)
  }
  var onBuckets: @Sendable (Port, ItemPath, Period) async throws(LeaderboardError) -> [Bucket] = {
    port,
    path,
    period throws(LeaderboardError) in
    try await port.buckets(of: path, period)
  }
  var onSubmissions: @Sendable (Port, HistoryPage) async throws(LeaderboardError) -> [AcceptedSubmission] = {
    port,
    page throws(LeaderboardError) in
    try await port.submissions(page)
  }
  var onFollow: @Sendable (any Followable, ItemPath) -> Updates<ChangeCursor, StoreFailure> = { $0.follow(under: $1) }

  func define(_ definition: BoardDefinition, at board: ItemPath) async throws(LeaderboardError) {
    try await onDefine(sound, definition, board)
  }

  func define(
    _ definition: BoardDefinition,
    at board: ItemPath,
    given premises: [Premise]
  ) async throws(LeaderboardError) {
    try await onDefineGiven(sound, definition, board, premises)
  }

  func submit(
    _ submissions: [Submission],
    as arrival: Arrival,
    given premises: [Premise]
  ) async throws(LeaderboardError) -> [AcceptedSubmission] {
    try await onSubmitGiven(sound, submissions, arrival, premises)
  }

  func definition(of board: ItemPath) async throws(LeaderboardError) -> BoardDefinition? {
    try await onDefinition(sound, board)
  }

  func submit(_ submissions: [Submission], as arrival: Arrival) async throws(LeaderboardError) -> [AcceptedSubmission] {
    try await onSubmit(sound, submissions, arrival)
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
  var onFollow: @Sendable (any Followable, ItemPath) -> Updates<ChangeCursor, StoreFailure> = { $0.follow(under: $1) }

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
