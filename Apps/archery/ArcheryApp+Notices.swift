import AppKit
import ArcheryScoring
import Domain
import Pages
import Server

extension ArcheryApp {
  private var inbox: Inbox { installation.inbox }
  private var held: HeldNews { installation.heldNews }

  /// Tells what was held back when it is due, until it is cancelled; `wait` waits so long, and throws when it is cancelled.
  func tellHeldNews(wait: @escaping @Sendable (Duration) async throws -> Void) async {
    await held.run(now: now, wait: wait) { id in
      try await publishBests(of: try await tournaments.tournament(TournamentID(rawValue: id)))
    }
  }

  /// Tells archers of a completed shoot's personal bests and of ranks that it has changed (SET-80 to SET-82), each once
  /// however often this is done.
  func tell(_ bests: [PlayerID: PersonalBest], of tournament: Tournament) async throws(TournamentError) {
    do {
      if try await !installation.isWhole() { return }
      // What was told of these scores need not be looked for again.
      let told = DocumentKey<String>.json(Path(["local", "told", Path.Segment(rawValue: tournament.id.rawValue)]))
      let version = Self.version(of: bests)
      if try await documents.value(told).value == version { return }
      for (archer, best) in bests.sorted(by: { $0.key < $1.key }) {
        try await tell(best, to: UserID(archer), tournament)
      }
      if let due = try await lookAtRanks(of: tournament) {
        return try await held.hold(tournament.id.rawValue, until: due)
      }
      try await held.release(tournament.id.rawValue)
      try await documents.update(told, as: installation.newWrite()) { _ in version }
    } catch let error as DocumentError {
      throw .documents(error)
    } catch {
      throw .store(.unavailable("The scores are recorded, but not everybody was told yet: \(error)."))
    }
  }

  /// Another one whenever a correction or a late arrow has changed a score.
  private static func version(of bests: [PlayerID: PersonalBest]) -> String {
    let lines = bests.sorted { $0.key < $1.key }
      .map { archer, best in "\(archer) \(best.score) \(best.previous.map { "\($0)" } ?? "")" }
    return Installation.digest(lines.joined(separator: "\n"))
  }

  private func tell(_ best: PersonalBest, to user: UserID, _ tournament: Tournament) async throws(DocumentError) {
    guard best.isBest, let previous = best.previous, try await settings.load(user).notifyPersonalBests else { return }
    let news = Notice.PersonalBest(
      what: tournament.round.name,
      event: tournament.name,
      score: best.score,
      previous: previous
    )
    let subject = [tournament.id.rawValue, "\(best.score)"]
    try await inbox.deliver(.personalBest(news), about: subject, to: user, at: now())
  }

  /// Returns when news are due that come too soon after others; nil where none are held back.
  private func lookAtRanks(of tournament: Tournament) async throws(LeaderboardError) -> Timestamp? {
    guard let code = tournament.round.code else { return nil }
    var due: Timestamp?
    let watch = RankWatch(leaderboards: installation.leaderboards, documents: documents, inbox: inbox)
    let bows = Set(tournament.roster.filter { !$0.isGuest }.map(\.bowType))
    let last = tournament.roster.compactMap { tournament.lastActive($0.id) }.max() ?? tournament.createdAt
    for bow in bows {
      for bucket in [Bucket.allTime, Period.seasonal.bucket(of: last, in: .utc)] {
        do {
          let later = try await watch.look(at: BestScores.board(of: code, bow), bucket, bow: bow, now: now())
          due = [due, later].compactMap(\.self).min()
        } catch {
          guard case .noSuchBoard = error else { throw error }
        }
      }
    }
    return due
  }
}

extension Notice {
  /// The notice in a sentence.
  var text: String {
    switch content {
    case .signInLink(let link): return link.text
    case .personalBest(let best):
      return "Personal best: \(best.score) in \(best.what) at \(best.event), \(best.previous) before."
    case .rankChange(let change):
      let place = "from \(change.from) to \(change.to) on \(change.boardWords)"
      let who = change.overtakenBy.map { ", behind \($0)" } ?? ""
      return change.isRise ? "You have risen \(place)." : "You have fallen \(place)\(who)."
    }
  }
}

extension Notice.RankChange {
  /// Such as `WA 18m, Recurve, 2025-INDOOR`.
  fileprivate var boardWords: String {
    let parts = board.segments.map(\.rawValue)
    let round = parts.dropFirst().first.flatMap { RoundCatalogue.round($0)?.name } ?? board.text
    let bow = parts.last.flatMap { BowType(rawValue: $0)?.label }
    return [round, bow, bucket == Bucket.allTime.id ? "all time" : bucket].compactMap(\.self).joined(separator: ", ")
  }
}
