import ArcheryScoring
import Domain
import Notices

extension Simulation {
  /// Looks at the results as often as something is held back, with a server that may die meanwhile.
  func announce() async throws {
    for round in 1...5 {
      if round < 3, scheduler.oneIn(2) {
        let (isPowerCut, steps) = (scheduler.oneIn(2), scheduler.roll(12))
        _ = await server.crash(isPowerCut: isPowerCut, afterDiskSteps: steps) { _ = try await server.announce() }
        try await server.start()
      }
      if try await !server.announce() { return }
      scheduler.skip(milliseconds: RankWatch.pauseMilliseconds + 1)
    }
    witness.found("news are held back for ever")
  }

  /// The last report of a rank to a user, as far as it matters here.
  private struct Told: Codable {
    let rank: Int
    let count: Int
  }

  /// Returns the faults of the news: one that arrived twice or never, or that its user does not want.
  func newsProblems(in store: Storage) async throws -> [String] {
    let inbox = Inbox(documents: store.documents, digest: { $0 })
    let tournament = try await server.shoots().tournament(Actor.tournament)
    let rows = tournament.board(for: BoardViewer(nil, now: 0), basis: .running).rows
    var problems: [String] = []
    for user: UserID in ["ana", "ben"] {
      let news = try await inbox.notices(of: user).map(\.content)
      story.count("news told", news.count)
      let bests = news.compactMap { if case .personalBest(let best) = $0 { best.score } else { nil } }
      let ranks = news.compactMap { if case .rankChange(let change) = $0 { change } else { nil } }
      if Set(bests).count != bests.count { problems.append("\(user) was told twice of a best: \(bests)") }
      if user == "ana", !bests.isEmpty { problems.append("ana hears of bests \(bests) and does not want to") }
      if user == "ben", !ranks.isEmpty { problems.append("ben hears of ranks \(ranks) and does not want to") }
      let score = rows.first { $0.id == PlayerID(user) }?.totalScore ?? 0
      let isBest = tournament.status == .completed && score > server.earlier(of: PlayerID(user))
      if user == "ben", isBest, !bests.contains(score) { problems.append("ben was not told of the best \(score)") }
      problems += try await rankProblems(of: user, ranks, in: store)
    }
    return problems
  }

  private func rankProblems(of user: UserID, _ ranks: [Notice.RankChange], in store: Storage) async throws -> [String] {
    var problems: [String] = []
    for bucket in SimulatedServer.buckets {
      let path = ItemPath([
        "users", ItemPath.Segment(user), "ranks", ItemPath.Segment(rawValue: bucket.period.rawValue),
      ])
      let key = DocumentKey<Told>.json(path.appending(SimulatedServer.bests))
      let (told, count) = (try await store.documents.value(key).value, ranks.count { $0.bucket == bucket.id })
      if told?.count ?? 0 != count {
        problems.append("\(user) has \(count) news of ranks, told were \(told?.count ?? 0)")
      }
      let standings = try await store.leaderboards.page(BoardQuery(SimulatedServer.bests, bucket)).standings
      let rank = standings.first { $0.entry.player == PlayerID(user) }?.rank
      if let told, told.rank != rank { problems.append("\(user) was told \(told.rank) last and is \(rank ?? 0)") }
    }
    return problems
  }
}
