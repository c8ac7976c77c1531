import ArcheryScoring
import Domain
import Leaderboards
import ScorebookKit
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
  func project(onFailure: @escaping @Sendable (any Error) -> Void) async {
    await news.run(wait: { try await Task.sleep(for: $0) }, onFailure: onFailure)
  }

  /// Does the same on a server, which says what keeps it behind.
  func project() async {
    let last = Mutex("")
    await project { error in
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

  private func personalBests(in tournament: Tournament) async throws -> [PlayerID: PersonalBest] {
    await catchUp()
    return try await bests.personalBests(in: tournament, at: now())
  }

  /// The boards of best scores that hold anything.
  ///
  /// `own` are the organisers' own rounds, and `shoots` the names that the reader may know.
  func bestBoards(
    _ choice: BestsChoice,
    own: [Round],
    shoots: [TournamentID: String]
  ) async throws -> [BestsScreen] {
    await catchUp()
    let rounds = choice.round.map { [$0] } ?? RoundCatalogue.all + own
    return try await bests.screens(of: rounds, choice.bow, bucket: choice.bucket, shoots: shoots)
  }

  /// The organisers' own rounds of completed shoots, by name.
  func ownRounds() async throws -> [Round] {
    await catchUp()
    return try await organisersRounds.all()
  }

  /// The names of the shoots that a user may see.
  func shootNames(for user: UserID) async throws -> [TournamentID: String] {
    let seen = try await tournaments.tournaments(of: user)
    var names: [TournamentID: String] = [:]
    for card in try await tournaments.cards() where seen.contains(card.id) { names[card.id] = card.name }
    return names
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
