import ArcheryScoring
import Crypto
import Domain
import Foundation

extension ArcheryApp {
  /// The results as one user sees them; once the shoot is over, with the journal's hash (ARC-80) and personal bests.
  func results(of id: TournamentID, for user: UserID?) async throws -> ResultsScreen {
    let (log, viewer) = (try await tournaments.log(id), BoardViewer(user, now: now()))
    guard let tournament = log.tournament else { throw TournamentError.notFound(id) }
    guard tournament.status == .completed else { return tournament.resultsScreen(for: viewer) }
    return tournament.resultsScreen(
      for: viewer,
      logHash: Self.hash(try TournamentExport.text(log)),
      bests: try await publishBests(of: tournament)
    )
  }

  /// Publishes what a completed shoot's archers have shot (ARC-82), as often as one likes.
  ///
  /// Who uses somebody else's server may not write its boards; the server publishes itself.
  @discardableResult
  func publishBests(of tournament: Tournament) async throws(TournamentError) -> [PlayerID: PersonalBest] {
    guard tournament.status == .completed else { return [:] }
    do {
      return try await bests.publish(tournament, at: now())
    } catch .store(.denied) {
      return [:]
    } catch .store(let failure) {
      throw .store(failure)
    } catch {
      throw .store(.unavailable("The scores are recorded, but not on the boards of best scores yet: \(error)."))
    }
  }

  /// SHA-256 in hexadecimal.
  static func hash(_ text: String) -> String {
    SHA256.hash(data: Data(text.utf8)).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
