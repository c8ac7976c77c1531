package import Domain
import Spaces

/// The high scores of the players who share theirs: one board for each game, by day, week, month, season and all time.
///
/// A projection writes them from the players' practices. The installation alone reads and writes the boards; players, and the
/// bearers of a link to one, see them on pages.
package struct HighScores: Sendable {
  /// The kind of space that the boards lie under, for the access rules.
  package static let kind: ItemPath.Segment = "high-scores"
  /// The place of the boards, one below it for each game.
  package static let boards: ItemPath = "high-scores/games"
  /// The place of what was written for each player, which is this machine's own.
  fileprivate static let ledgers: ItemPath = "local/high-scores"

  private let storage: Storage
  private let projector: Projector

  /// - Parameters:
  ///   - storage: The whole store.
  ///   - practice: The practice of every player.
  ///   - zone: The zone in which the days of new boards begin.
  ///   - clock: The clock and the identities.
  ///   - keys: Returns the games' present keys.
  package init(
    _ storage: Storage,
    practice: PracticeService,
    zone: ZoneTable,
    clock: ClockAndIdentities,
    keys: @escaping @Sendable () async -> GameKeys
  ) {
    self.storage = storage
    let projection = HighScoresProjection(storage: storage, practice: practice, zone: zone, clock: clock, keys: keys)
    projector = Projector(projection, over: storage, newIdentity: clock.newIdentity)
  }

  package static func board(of game: String) -> ItemPath { boards.appending(ItemPath.Segment(rawValue: game)) }

  /// Returns the game of a board; nil for another path.
  package static func game(at path: ItemPath) -> String? {
    path.isUnder(boards) && path.segments.count == 3 ? path.segments.last?.rawValue : nil
  }

  /// Writes everything that was recorded up to now; a page that shows a board calls this first.
  ///
  /// Nothing is written while no one looks. An open page follows the practices (``follows(_:)``) and so calls this again.
  ///
  /// - Throws: The first error; the next call tries again.
  package func catchUp() async throws { try await projector.catchUp() }

  /// Players, with the keys of the games that the boards have of each.
  package typealias Sharing = [PlayerID: Set<String>]

  /// Returns the players who share their scores now.
  ///
  /// A player who stops sharing is gone at once, also from boards that are behind.
  package func sharing() async throws(DocumentError) -> Sharing {
    var sharing: Sharing = [:]
    for head in try await storage.documents.all(under: Self.ledgers) {
      guard let user = head.path.segments.last.map({ UserID($0) }),
        try await storage.documents.value(.highScores(of: user)).value?.isShared == true,
        let ledger = try await storage.documents.value(DocumentKey<Ledger>.json(head.path)).value
      else { continue }
      sharing[PlayerID(user)] = Set(ledger.marks.keys)
    }
    return sharing
  }

  /// Returns what a page with scores of these players follows, besides the boards that it shows.
  package static func follows(_ sharing: Sharing) -> [ItemPath] {
    sharing.keys.sorted().map { PracticeService.path(of: UserID($0)) }
  }

  /// Returns the best scores of some players on a game in the present bucket of a period; nil for a game without a board.
  func best(
    on game: String,
    _ period: Period,
    among players: Set<PlayerID>,
    at now: Timestamp,
    most: Int
  ) async throws(LeaderboardError) -> (bucket: Bucket, standings: [Standing])? {
    let board = Self.board(of: game)
    guard board.problem == nil, let zone = try await storage.leaderboards.definition(of: board)?.zone else {
      return nil
    }
    let bucket = period.bucket(of: now, in: zone)
    let query = BoardQuery(board, bucket, .from(offset: 0, limit: most), players: players)
    return (bucket, try await storage.leaderboards.page(query).standings)
  }
}

/// Whether a player's scores are on the boards, stored as the player's own document.
package struct HighScoreChoice: Hashable, Codable, Sendable {
  package var isShared: Bool

  package init(isShared: Bool) { self.isShared = isShared }
}

extension DocumentKey where Value == HighScoreChoice {
  package static func highScores(of user: UserID) -> Self {
    .json(ItemPath(["users", ItemPath.Segment(user), "high-scores"]))
  }
}

/// What the boards have of one player: a mark of the scores on each game.
private struct Ledger: Hashable, Codable {
  var marks: [String: String] = [:]
}

/// Makes the boards say what the practices of the players who share their scores say.
private struct HighScoresProjection: Projection {
  private struct Shared: Hashable {
    let id: EntryID
    let points: Int64
    let time: Timestamp

    var name: String { "\(id.text) \(points) \(time.rawValue)" }
  }

  let name = "high-scores"
  let prefix: ItemPath = "users"
  let storage: Storage
  let practice: PracticeService
  let zone: ZoneTable
  let clock: ClockAndIdentities
  let keys: @Sendable () async -> GameKeys

  func project(_ change: Change) async throws -> Bool {
    let segments = change.path.segments
    guard segments.count == 3, ["practice", "high-scores"].contains(segments[2]) else { return false }
    let (documents, user) = (storage.documents, UserID(segments[1]))
    let key = DocumentKey<Ledger>.json(HighScores.ledgers.appending(segments[1]))
    let found = try await documents.value(key)
    let isShared = try await documents.value(.highScores(of: user)).value?.isShared == true
    var ledger = found.value ?? Ledger()
    if !isShared, ledger.marks.isEmpty { return false }
    let scores = try await isShared ? shared(of: practice.state(of: user).read(by: keys())) : [:]
    for game in Set(scores.keys).union(ledger.marks.keys).sorted() {
      let own = scores[game] ?? []
      let mark = own.isEmpty ? nil : EntryID.named("high-scores", own.map(\.name).joined(separator: "\n")).text
      if mark == ledger.marks[game] { continue }
      try await write(own, of: PlayerID(user), on: HighScores.board(of: game))
      ledger.marks[game] = mark
    }
    if ledger == found.value { return false }
    _ = try await documents.save([try key.write(ledger, id: clock.newWrite(), expected: found.expected)])
    return true
  }

  /// The scores that a board can rank, by game.
  private func shared(of state: PracticeState) -> [String: [Shared]] {
    let now = clock.now()
    let scores = state.scoreEntries.lazy.compactMap { entry -> (game: String, score: Shared)? in
      guard let points = Int64(exactly: entry.score.rounded()), (1...GameScore.largest).contains(points),
        entry.timestamp <= now,
        HighScores.board(of: entry.gameID).problem == nil
      else { return nil }
      return (entry.gameID, Shared(id: entry.id, points: points, time: entry.timestamp))
    }
    return Dictionary(grouping: scores) { $0.game }.mapValues { $0.map { $0.score } }
  }

  /// Submits the scores that a board lacks, and reverts those that its player has changed, deleted or shares no more.
  ///
  /// The history of the board says what it has, so doing this again does nothing. Days that are over take late scores, too,
  /// because a practice may come from a phone that was offline.
  private func write(_ scores: [Shared], of player: PlayerID, on board: ItemPath) async throws {
    let boards = storage.leaderboards
    if try await boards.definition(of: board) == nil {
      try await boards.define(BoardDefinition(periods: Set(Period.allCases), zone: zone), at: board)
    }
    var known: [SubmissionID: (submission: Submission, isStanding: Bool)] = [:]
    for accepted in try await boards.submissions(of: board, player: player) {
      let submission = accepted.submission
      if case .revert(let id) = submission.action {
        known[id]?.isStanding = false
      } else {
        known[submission.id] = (submission, true)
      }
    }
    var (kept, new) = (Set<SubmissionID>(), [Submission]())
    for score in scores {
      let id = submissionID(of: score, by: player) { known[$0]?.isStanding ?? true }
      kept.insert(id)
      if known[id] != nil { continue }
      let action = Submission.Action.best(Score(score.points))
      // Every device of the player makes the same submission.
      let stamp = Stamp(time: score.time, device: "high-scores")
      let actor = UserID(player)
      new.append(
        Submission(id: id, board: board, player: player, action, occurredAt: score.time, actor: actor, stamp: stamp)
      )
    }
    let reverts = known.filter { $0.value.isStanding && !kept.contains($0.key) }.map { id, known in
      Submission(
        id: SubmissionID(rawValue: EntryID.named("revert", id.rawValue).text),
        board: board,
        player: player,
        .revert(id),
        occurredAt: known.submission.occurredAt,
        actor: UserID(player),
        stamp: known.submission.stamp
      )
    }
    let changes = reverts.sorted { $0.id < $1.id } + new
    for start in stride(from: 0, to: changes.count, by: Limits.batchItems) {
      _ = try await boards.submit(
        Array(changes[start..<min(start + Limits.batchItems, changes.count)]),
        as: .replicated
      )
    }
  }

  /// The id of a score's submission: the first that is not reverted, because a reverted id stays reverted.
  private func submissionID(
    of score: Shared,
    by player: PlayerID,
    isOpen: (SubmissionID) -> Bool
  ) -> SubmissionID {
    var number = 0
    while true {
      let id = SubmissionID(rawValue: EntryID.named("high-score", "\(player) \(score.name) \(number)").text)
      if isOpen(id) { return id }
      number += 1
    }
  }
}
