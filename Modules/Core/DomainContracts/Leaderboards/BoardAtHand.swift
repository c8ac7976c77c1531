import Domain
import Testing

/// One board under test, with helpers for the rules.
struct BoardAtHand: Sendable {
  let boards: any LeaderboardRepository
  let path: ItemPath
  let definition: BoardDefinition

  init(_ boards: any LeaderboardRepository, _ path: ItemPath, _ definition: BoardDefinition) {
    self.boards = boards
    self.path = path
    self.definition = definition
  }

  /// A submission to this board with an id of its own, unless one is given.
  func submission(
    _ player: PlayerID,
    _ action: Submission.Action,
    as id: SubmissionID? = nil,
    in periods: Set<Period>? = nil,
    occurredAt: Timestamp = ContractClock.start,
    named name: String? = nil,
    attributes: [String: String] = [:],
    needsEntry: Bool = false,
    stamp: Stamp? = nil
  ) -> Submission {
    Submission(
      id: id ?? SubmissionID(rawValue: "auto \(Counter.submissions.next())"),
      board: path,
      player: player,
      action,
      periods: periods,
      occurredAt: occurredAt,
      actor: "referee",
      displayName: name,
      attributes: attributes,
      needsEntry: needsEntry,
      stamp: stamp
    )
  }

  @discardableResult
  func submit(_ submission: Submission, at now: Timestamp? = nil) async throws(LeaderboardError) -> AcceptedSubmission {
    let accepted = try await boards.submit([submission], at: now ?? submission.occurredAt)
    guard let first = accepted.first else { throw .invalid("a submission was answered without itself") }
    return first
  }

  @discardableResult
  func submit(
    _ player: PlayerID,
    _ action: Submission.Action,
    as id: SubmissionID? = nil,
    occurredAt: Timestamp = ContractClock.start
  ) async throws(LeaderboardError) -> AcceptedSubmission {
    try await submit(submission(player, action, as: id, occurredAt: occurredAt))
  }

  /// Sets the players' scores, one after the other, each a second later than the one before.
  func set(_ scores: KeyValuePairs<PlayerID, Int64>) async throws {
    for (place, (player, score)) in scores.enumerated() {
      let time = ContractClock.start.advanced(byMilliseconds: Int64(place) * 1000)
      try await submit(player, .set(Score(score)), occurredAt: time)
    }
  }

  func bucket(_ period: Period = .allTime, at time: Timestamp = ContractClock.start) -> Bucket {
    period.bucket(of: time, in: definition.zone)
  }

  func page(
    _ window: BoardQuery.Window = .from(offset: 0, limit: 100),
    of bucket: Bucket? = nil,
    attributes: [String: String] = [:],
    players: Set<PlayerID>? = nil
  ) async throws(LeaderboardError) -> BoardPage {
    try await boards.page(
      BoardQuery(path, bucket ?? self.bucket(), window, attributes: attributes, players: players)
    )
  }

  /// The page as one short text per line.
  func lines(
    _ window: BoardQuery.Window = .from(offset: 0, limit: 100),
    of bucket: Bucket? = nil,
    attributes: [String: String] = [:],
    players: Set<PlayerID>? = nil
  ) async throws -> [String] {
    try await page(window, of: bucket, attributes: attributes, players: players).standings.map(\.line)
  }

  func standing(of player: PlayerID, in bucket: Bucket? = nil) async throws -> Standing? {
    try await page(.from(offset: 0, limit: 1000), of: bucket).standings.first { $0.entry.player == player }
  }

  func history() async throws -> [AcceptedSubmission] {
    try await joined(pagesOf: Limits.pageItems) { last in
      try await boards.submissions(of: path, player: nil, after: last?.revision ?? .zero, limit: Limits.pageItems)
    }
  }

  /// Reads everything about the board in the buckets of the contract's first day.
  func wholeContent(at time: Timestamp = ContractClock.start) async throws -> BoardContent {
    var content = BoardContent()
    content.definition = try await boards.definition(of: path)
    for period in Period.allCases where definition.periods.contains(period) {
      content.buckets += try await boards.buckets(of: path, period)
    }
    for bucket in content.buckets { content.pages.append(try await page(of: bucket)) }
    content.history = try await history()
    return content
  }
}

/// The content of a board, to compare two boards.
struct BoardContent: Equatable {
  var definition: BoardDefinition?
  var buckets: [Bucket] = []
  var pages: [BoardPage] = []
  var history: [AcceptedSubmission] = []

  /// The content without the revisions, which belong to one store.
  var standings: [[Standing]] { pages.map(\.standings) }
}

extension Standing {
  /// `rank player score`, such as `1 ana 9`; the keys of a longer score are joined by slashes.
  var line: String {
    "\(rank) \(entry.player) \(entry.score.keys.map { "\($0)" }.joined(separator: "/"))"
  }
}

extension OpenedStore {
  /// Makes a board.
  func board(_ definition: BoardDefinition = BoardDefinition(), at path: ItemPath = "boards/b") async throws
    -> BoardAtHand
  {
    try await leaderboards.define(definition, at: path)
    return BoardAtHand(leaderboards, path, definition)
  }
}

extension ContractSite {
  /// Opens the store and makes a board there.
  func board(_ definition: BoardDefinition = BoardDefinition()) async throws -> BoardAtHand {
    try await open().board(definition)
  }
}

extension BoardAtHand {
  /// Accepts submissions that another store has accepted.
  @discardableResult
  func replicate(_ submissions: [Submission]) async throws(LeaderboardError) -> [AcceptedSubmission] {
    try await boards.submit(submissions, as: .replicated)
  }
}

extension Stamp {
  /// The stamp of another store's device, `milliseconds` after the contract's first moment.
  static func at(_ milliseconds: Int64, on device: DeviceID = "elsewhere") -> Stamp {
    Stamp(time: ContractClock.start.advanced(byMilliseconds: milliseconds), device: device)
  }
}
