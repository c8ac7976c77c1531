import AppKit
import ArcheryScoring
import Domain

extension ArcheryApp {
  /// The results as one user sees them; once the shoot is over, with the journal's hash (ARC-80) and personal bests.
  func results(of id: TournamentID, for user: UserID?, division: BowType? = nil) async throws -> ResultsScreen {
    let (log, viewer) = (try await tournaments.log(id), BoardViewer(user, now: now()))
    guard let tournament = log.tournament else { throw TournamentError.notFound(id) }
    guard tournament.status == .completed else { return tournament.resultsScreen(for: viewer, division: division) }
    return tournament.resultsScreen(
      for: viewer,
      logHash: try await hashes.hash(of: log),
      bests: try await publishBests(of: tournament),
      division: division
    )
  }

  /// Publishes what a completed shoot's archers have shot (ARC-82), as often as one likes.
  ///
  /// Who uses somebody else's server may not write its boards; the server publishes itself.
  @discardableResult
  func publishBests(of tournament: Tournament) async throws(TournamentError) -> [PlayerID: PersonalBest] {
    guard tournament.status == .completed else { return [:] }
    let bests: [PlayerID: PersonalBest]
    do {
      bests = try await self.bests.publish(tournament, at: now())
    } catch .store(.denied) {
      return [:]
    } catch .store(let failure) {
      throw .store(failure)
    } catch {
      throw .store(.unavailable("The scores are recorded, but not on the boards of best scores yet: \(error)."))
    }
    if !bests.isEmpty { try await tell(bests, of: tournament) }
    return bests
  }

  /// The boards of best scores that hold anything.
  func bestBoards(_ choice: BestsChoice) async throws -> [BestsScreen] {
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

  func hash(of log: TournamentLog) throws(ScoringRefusal) -> String {
    let count = log.events.count
    if let (events, hash) = known[log.id], events == count { return hash }
    let hash = Installation.digest(try TournamentExport.text(log))
    if known.count >= Self.size { known = [:] }
    known[log.id] = (count, hash)
    return hash
  }
}
