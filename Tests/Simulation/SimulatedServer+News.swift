import Access
import ArcheryScoring
import Domain
import Leaderboards

/// An archery server's work with a shoot's results: it publishes best scores, and notifies archers.
extension SimulatedServer {
  /// Publishes and tells, as the server does while it serves.
  ///
  /// - Returns: Whether something is held back.
  func announce() async throws -> Bool {
    try await news().catchUp()
    return try await !store().documents.all(under: "local/held").isEmpty
  }

  /// Several programs may do so at once, and one that fails leaves it to the next.
  func announceAfterCommand() async {
    async let other: Void = announceElsewhere()
    _ = try? await news().catchUp()
    await other
  }

  private func announceElsewhere() async {
    guard isTwice, let store = try? store() else { return }
    let shoots = TournamentService(sessions: store.sessions, documents: store.documents)
    try? await makeNews(shoots, store).catchUp()
  }

  static let bests = ItemPath.bests(of: round.code ?? "", .recurve)
  static let buckets = [Bucket.allTime, Period.seasonal.bucket(of: Timestamp(rawValue: Scheduler.start), in: .utc)]

  /// Short, and another for each text that a run makes.
  static let digest: @Sendable (String) -> String = { text in
    let hash = text.utf8.reduce(UInt64(0xcbf2_9ce4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    return String(hash, radix: 36)
  }
}

/// Journals after each write to which the server's projections run at once.
struct ProjectedSessions: ScoringSessionRepository {
  let base: any ScoringSessionRepository
  let project: @Sendable () async -> Void

  func session(at path: ItemPath) -> any ScoringSession { Session(base: base.session(at: path), project: project) }

  func follow(under prefix: ItemPath) -> Updates<ChangeCursor, StoreFailure> { base.follow(under: prefix) }

  private struct Session: SessionLayer {
    let base: any ScoringSession
    let project: @Sendable () async -> Void

    func append(
      _ events: [ScoringEvent],
      expecting expected: Expectation,
      given premises: [Premise]
    ) async throws(JournalError) -> [RecordedEvent] {
      let recorded = try await base.append(events, expecting: expected, given: premises)
      await project()
      return recorded
    }
  }
}

// MARK: Founding

extension SimulatedServer {
  static let round = RoundCatalogue.round("vegas_300") ?? RoundCatalogue.all[0]

  /// Makes the club of all users, and a shoot that is under way.
  func found() async throws {
    let store = try store()
    for user in Plan.users {
      let membership = Membership(role: user == Plan.users.first ? .owner : .member)
      // The creator of the shoot owns it; the others came with an invite.
      let isCreator = membership.role == .owner
      for space: ItemPath in ["clubs/c1", Actor.tournament.space] where space.segments.first == "clubs" || !isCreator {
        let key = DocumentKey.membership(of: user, in: space)
        _ = try await store.documents.save([try key.write(membership, id: "founding", expected: .any)])
      }
    }
    try await store.leaderboards.define(BoardDefinition(), at: "clubs/c1/board")
    try await store.leaderboards.define(BoardDefinition(periods: [.weekly]), at: Actor.checkIns)
    let settings = SettingsService(documents: store.documents)
    try await settings.update("ana", as: "founding", at: now) { $0.notifyPersonalBests = false }
    try await settings.update("ben", as: "founding", at: now) { $0.notifyRankChanges = false }
    try await publishEarlierScores(in: store)
    try await beginShoot()
  }

  private func publishEarlierScores(in store: Storage) async throws {
    let definition = BoardDefinition(periods: [.allTime, .seasonal], plausible: 0...Int64(Self.round.maxScore))
    try await store.leaderboards.define(definition, at: Self.bests)
    for user: UserID in ["ana", "ben"] {
      let score = 120 + roll(120)
      remember(score, of: PlayerID(user))
      let submissions = [Period.allTime, .seasonal].map { period in
        Submission(
          id: SubmissionID(rawValue: "earlier \(user) \(period)"),
          board: Self.bests,
          player: PlayerID(user),
          .best(Score(score)),
          periods: [period],
          occurredAt: now.advanced(byMilliseconds: -24 * 3_600_000),
          actor: "ana",
          displayName: user.rawValue,
          attributes: ["tournament": "earlier"]
        )
      }
      _ = try await store.leaderboards.submit(submissions, at: now)
    }
  }

  /// Two archers, each with two scorers or three, who have shot some ends.
  private func beginShoot() async throws {
    let setup: [TournamentCommand] = [
      .create(name: "Shoot", round: Self.round, settings: TournamentSettings()),
      .add(.init("ana", displayName: "Ana", bowType: .recurve)),
      .add(.init("ben", displayName: "Ben", bowType: .recurve)),
      .appointScorers(["ana", "ben"], for: "ana"),
      .appointScorers(["ana", "ben", "eva"], for: "ben"),
      .start,
    ]
    let shoots = try shoots()
    try await perform(setup, by: "ana", "setup", on: shoots)
    let arrows = (1...8).flatMap { end in
      (["ana", "ben"] as [PlayerID]).flatMap { archer in
        (1...3).map { number in
          let token = Actor.tokens[roll(Actor.tokens.count)]
          return TournamentCommand.record(.token(token, at: ArrowPlace(end: end, number: number)), for: archer)
        }
      }
    }
    try await perform(arrows, by: "ben", "early", on: shoots)
  }

  private func perform(
    _ commands: [TournamentCommand],
    by user: UserID,
    _ name: String,
    on shoots: TournamentService
  ) async throws {
    let steps = commands.enumerated().map { TournamentStep($1, as: EventID(rawValue: "\(name)-\($0)")) }
    _ = try await shoots.perform(steps, on: Actor.tournament, by: user, at: now)
  }
}
