import ArcheryScoring
import Domain
import Hummingbird
import Pages
import Server
import WireFormat

extension ArcheryWeb {
  /// Several shoots as one; without any, the form that chooses them.
  func addCombined(to router: Router<SignedInContext>) {
    router.get("results/combined") { request, context in
      let account = try context.requireAccount()
      let ids = request.uri.queryParameters[values: "shoot"].map { TournamentID(rawValue: String($0)) }
      if ids.count < 2 { return try await chooseShoots(account, context) }
      var tournaments: [Tournament] = []
      for id in ids where !tournaments.contains(where: { $0.id == id }) {
        tournaments.append(try await begunShoot(id, account, context))
      }
      guard tournaments.count <= CombinedScreen.mostShoots else {
        throw Problem(.badRequest, "tooMany", "At most \(CombinedScreen.mostShoots) shoots can be combined.")
      }
      let screen = CombinedScreen(tournaments)
      if request.wantsJSON { return try .json(screen) }
      return .html(try pages.combined(screen, signedIn: account.displayName))
    }
  }

  private func begunShoot(
    _ id: TournamentID,
    _ account: Account,
    _ context: SignedInContext
  ) async throws -> Tournament {
    try await requireSight(of: id, context)
    return try await app.tournaments.tournament(id)
  }

  private func chooseShoots(_ account: Account, _ context: SignedInContext) async throws -> Response {
    let shoots = try await visibleShoots(account, context).filter { $0.status.isStarted && !$0.isPractice }
    return .html(try pages.chooseShoots(shoots, signedIn: account.displayName))
  }
}
