package import Domain
import Leaderboards
import Notices
import Spaces

/// Publishes the scores of each completed tournament on the boards of best scores.
struct BestScoresProjection: Projection {
  // Not the name of earlier versions, so old shoots are published again, with their own rounds.
  let name = "best-scores-4"
  let prefix: ItemPath = "tournaments"
  let tournaments: TournamentService
  let bests: BestScores
  let ownRounds: OwnRounds
  let clock: ClockAndIdentities

  func project(_ change: Change) async throws -> Bool {
    guard let tournament = try await tournaments.completed(in: change) else { return false }
    try await ownRounds.keep(tournament, bests) { clock.newWrite() }
    return try await !bests.publish(tournament, at: clock.now()).isEmpty
  }
}

/// Notifies archers of a completed tournament's personal bests, and of changed ranks.
///
/// Each notice has an id made from its content, so it is delivered once, however often and by however many processes it
/// is found.
struct NewsProjection: Projection {
  let name = "news"
  let prefix: ItemPath = "tournaments"
  let scores: BestScoresProjection
  let storage: Storage
  let digest: @Sendable (String) -> String
  let isWhole: @Sendable () async throws -> Bool

  func project(_ change: Change) async throws -> Bool {
    guard let tournament = try await scores.tournaments.completed(in: change) else { return false }
    return try await tell(tournament)
  }

  var held: HeldNews { HeldNews(documents: storage.documents, newIdentity: scores.clock.newIdentity) }

  /// Delivers the held-back news of a tournament.
  fileprivate func tellHeld(_ id: String) async throws {
    guard let tournament = try await scores.tournaments.completed(TournamentID(rawValue: id)) else { return }
    _ = try await tell(tournament)
  }
}

extension NewsProjection {
  private var documents: any DocumentRepository { storage.documents }
  private var inbox: Inbox { Inbox(documents: documents, digest: digest) }
  private var now: Timestamp { scores.clock.now() }

  /// Delivers the news of a tournament; returns whether it has scores.
  private func tell(_ tournament: Tournament) async throws -> Bool {
    // Ranks depend on the published scores, so publishing comes first, whichever projection is ahead.
    let bests = try await scores.bests.publish(tournament, at: now)
    let boards = boards(of: tournament)
    guard !boards.isEmpty, try await isWhole() else { return false }
    // News of an unchanged version need no second look.
    let told = DocumentKey<String>.json(ItemPath(["local", "told", ItemPath.Segment(tournament.id)]))
    let version = digest(try await "\(bests.lines)\n\(revisions(of: boards))")
    if try await documents.value(told).value == version { return true }
    for (archer, best) in bests.sorted(by: { $0.key < $1.key }) {
      if let user = tournament[archer]?.user { try await tell(best, to: user, tournament) }
    }
    if let due = try await lookAtRanks(of: tournament) {
      try await held.hold(tournament.id.rawValue, until: due)
    } else {
      try await held.release(tournament.id.rawValue)
      try await documents.update(told, as: scores.clock.newWrite()) { _ in version }
    }
    return true
  }

  private func tell(_ best: PersonalBest, to user: UserID, _ tournament: Tournament) async throws(DocumentError) {
    let settings = SettingsService(documents: documents)
    guard best.isBest, let previous = best.previous, try await settings.load(user).notifyPersonalBests else { return }
    let news = Notice.PersonalBest(
      what: tournament.round(of: tournament.archer(of: user)?.id ?? PlayerID(user)).name,
      event: tournament.name,
      score: best.score,
      previous: previous
    )
    try await inbox.deliver(
      .personalBest(news),
      about: [tournament.id.rawValue, "\(best.score)"],
      to: user,
      at: now
    )
  }

  /// Returns the time at which held-back news are due; nil if none are held back.
  private func lookAtRanks(of tournament: Tournament) async throws(LeaderboardError) -> Timestamp? {
    let watch = RankWatch(leaderboards: storage.leaderboards, documents: documents, inbox: inbox)
    let last = tournament.roster.compactMap { tournament.lastActive($0.id) }.max() ?? tournament.createdAt
    let time = tournament.time(counting: last)
    var due: Timestamp?
    for (board, bow) in boards(of: tournament) {
      for bucket in board.periods.map({ $0.bucket(of: time, in: .utc) }) {
        do {
          let later = try await watch.look(at: board.path, bucket, now: now) {
            ($0.defaultBowType ?? bow) == bow
          }
          due = [due, later].compactMap(\.self).min()
        } catch {
          guard case .noSuchBoard = error else { throw error }
        }
      }
    }
    return due
  }

  /// Returns the boards to which a tournament publishes, with their kinds of bow, even if no archer has a rank any
  /// more.
  private func boards(of tournament: Tournament) -> [(board: BestsBoard, bow: BowType?)] {
    guard !tournament.isPractice else { return [] }
    var boards: [ItemPath: (board: BestsBoard, bow: BowType?)] = [:]
    for archer in tournament.roster where archer.user != nil || !archer.formerAccounts.isEmpty {
      guard let code = scores.bests.code(of: tournament.round(of: archer.id)) else { continue }
      for board in BestsBoard.all(of: code, archer.bowType) { boards[board.path] = (board, archer.bowType) }
    }
    return boards.values.sorted { $0.board.path < $1.board.path }
  }

  /// Returns a text that changes after each write to one of the boards, because ranks may have changed.
  private func revisions(of boards: [(board: BestsBoard, bow: BowType?)]) async throws(LeaderboardError) -> String {
    var revisions: [String] = []
    for (board, _) in boards {
      do {
        let head = try await storage.leaderboards.page(
          BoardQuery(board.path, board.periods[0].bucket(of: now, in: .utc), .from(offset: 0, limit: 0))
        )
        revisions.append("\(board.path) \(head.revision)")
      } catch {
        guard case .noSuchBoard = error else { throw error }
      }
    }
    return revisions.joined(separator: "\n")
  }
}

extension [PlayerID: PersonalBest] {
  /// A text that changes whenever a correction or a late arrow changes a score.
  fileprivate var lines: String {
    sorted { $0.key < $1.key }
      .map { archer, best in "\(archer) \(best.score) \(best.previous.map { "\($0)" } ?? "")" }
      .joined(separator: "\n")
  }
}

extension TournamentService {
  /// Returns the tournament whose journal has changed; nil for another item, and for a tournament that is not
  /// completed.
  fileprivate func completed(in change: Change) async throws(SpaceError) -> Tournament? {
    guard change.kind == .journal, let id = change.path.tournament, id.journal == change.path else { return nil }
    return try await completed(id)
  }

  fileprivate func completed(_ id: TournamentID) async throws(SpaceError) -> Tournament? {
    do {
      let tournament = try await tournament(id)
      return tournament.status == .completed ? tournament : nil
    } catch {
      guard case .notFound = error else { throw error }
      return nil
    }
  }
}

/// The projections of completed tournaments: best scores, and the news about them.
///
/// Commands and other programs only record. A server runs the projections. A page or command that shows them calls
/// ``catchUp()`` first.
package struct TournamentNews: Sendable {
  private let scores: Projector
  private let news: Projector
  private let telling: NewsProjection

  /// Creates the projections.
  ///
  /// - Parameters:
  ///   - tournaments: The service of the whole store.
  ///   - storage: The whole store.
  ///   - digest: Returns a short text for a long one, different for each, for the ids of submissions and notices.
  ///   - clock: The clock and the identities.
  ///   - isWhole: Returns whether the store is complete. If not, no archer is notified.
  package init(
    _ tournaments: TournamentService,
    storage: Storage,
    digest: @escaping @Sendable (String) -> String,
    clock: ClockAndIdentities,
    isWhole: @escaping @Sendable () async throws -> Bool = { true }
  ) {
    let bests = BestScores(storage.leaderboards, digest: digest)
    let projection = BestScoresProjection(
      tournaments: tournaments,
      bests: bests,
      ownRounds: OwnRounds(storage.documents),
      clock: clock
    )
    telling = NewsProjection(scores: projection, storage: storage, digest: digest, isWhole: isWhole)
    scores = Projector(projection, over: storage, newIdentity: clock.newIdentity)
    news = Projector(telling, over: storage, newIdentity: clock.newIdentity)
  }

  /// Publishes and notifies everything up to now, including held-back news that are due.
  ///
  /// - Throws: The first error. Everything else is done, and the rest with the next call.
  package func catchUp() async throws {
    var failure: (any Error)?
    for projector in [scores, news] {
      do { try await projector.catchUp() } catch { failure = failure ?? error }
    }
    await telling.held.tellDue(at: telling.scores.clock.now()) { [telling] in try await telling.tellHeld($0) }
    if let failure { throw failure }
  }

  /// Publishes and notifies until the task is cancelled.
  ///
  /// - Parameters:
  ///   - wait: Waits this long; throws when the task is cancelled.
  ///   - onFailure: Receives each error. The failed work is retried after a pause.
  package func run(
    wait: @escaping @Sendable (Duration) async throws -> Void,
    onFailure: @escaping @Sendable (any Error) -> Void
  ) async {
    await withDiscardingTaskGroup { group in
      for projector in [scores, news] {
        group.addTask {
          // Many arrows are one look, and nothing here is late for a tenth of a second.
          await projector.run(
            rest: { try? await wait(.milliseconds(100)) },
            wait: { try await wait(Self.pause) },
            onFailure: onFailure
          )
        }
      }
      group.addTask { [telling] in
        await telling.held.run(now: telling.scores.clock.now, wait: wait) { try await telling.tellHeld($0) }
      }
    }
  }

  private static let pause = Duration.seconds(10)
}
