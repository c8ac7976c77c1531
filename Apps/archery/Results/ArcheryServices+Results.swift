import AppKit
import ArcheryScoring
import Domain
import LeaderboardKit
import Spaces
import Synchronization

extension ArcheryServices {
  /// The results as one user sees them; once the shoot is over, with the journal's hash and personal bests.
  func results(of id: TournamentID, for user: UserID?, _ choice: BoardChoice = BoardChoice()) async throws
    -> (screen: ResultsScreen, tournament: Tournament)
  {
    let (log, viewer) = (try await tournaments.log(id), BoardViewer(user, now: now()))
    guard let tournament = log.tournament else { throw SpaceError.notFound }
    let isFinal = tournament.status == .completed
    let screen = tournament.resultsScreen(
      for: viewer,
      logHash: isFinal ? try await hashes.hash(of: log) : nil,
      bests: isFinal ? try await personalBests(in: tournament) : [:],
      division: choice.division,
      category: choice.category
    )
    return (screen, tournament)
  }

  /// Publishes best scores and delivers news that are due.
  ///
  /// Pages and commands that show them call it first.
  ///
  /// Another server projects its own store. A failed projection is repeated later, and the present data are shown
  /// meanwhile.
  func catchUp() async {
    guard await account() == nil else { return }
    try? await news.catchUp()
  }

  /// Publishes best scores and tells news until the task is cancelled.
  func project() async {
    let last = Mutex("")
    await news.run(wait: { try await Task.sleep(for: $0) }) { error in
      let text = "\(error)"
      let isNew = last.withLock { last in
        defer { last = text }
        return last != text
      }
      guard isNew else { return }
      Terminal.say(
        Message("Best scores and news are not up to date: \(text). The server tries again every 10 seconds.")
      )
    }
  }

  /// The account on the server whose store this is; nil for a store on this machine.
  private func account() async -> Account? { try? await installation.account() }

  /// Only the owner of somebody else's server reads its boards.
  private func personalBests(in tournament: Tournament) async throws -> [PlayerID: PersonalBest] {
    await catchUp()
    if let account = await account(), account.role != .owner { return [:] }
    return try await bests.personalBests(in: tournament, at: now())
  }

  /// The boards of best scores that hold anything.
  func bestBoards(_ choice: BestsChoice) async throws -> [BestsScreen] {
    await catchUp()
    var boards: [BestsScreen] = []
    for round in choice.round.map({ [$0] }) ?? RoundCatalogue.all {
      for bow in choice.bow.map({ [$0] }) ?? [nil] + BowType.allCases {
        if let board = try await bests.screen(of: round, bow, season: choice.season) { boards.append(board) }
      }
    }
    return boards
  }
}

/// Remembers the hashes of journals, for those of large shoots take a while.
actor JournalHashes {
  /// A journal only grows, so as many events are the same events.
  private var known: [TournamentID: (events: Int, hash: String)] = [:]
  private static let size = 200

  func hash(of log: TournamentLog) throws(Refusal) -> String {
    let count = log.events.count
    if let (events, hash) = known[log.id], events == count { return hash }
    let hash = Installation.digest(try TournamentExport.text(log))
    if known.count >= Self.size { known = [:] }
    known[log.id] = (count, hash)
    return hash
  }
}
