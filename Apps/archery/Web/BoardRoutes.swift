import ArcheryScoring
import Domain
import Hummingbird
import Server
import WebPages

extension ArcheryWeb {
  /// The live board, its stream, and the results.
  func addBoards(to router: Router<SignedInContext>) {
    router.get("shoots/:shoot/board") { _, context in
      let account = try context.requireAccount()
      let tournament = try await app.tournaments.tournament(try context.shoot())
      return Response.html(try pages.board(tournament.boardScreen(for: viewer(account)), signedIn: account.displayName))
    }
    router.get("shoots/:shoot/board/live") { request, context in try await liveBoard(request, context) }
    router.get("shoots/:shoot/results") { _, context in
      let account = try context.requireAccount()
      let tournament = try await app.tournaments.tournament(try context.shoot())
      let screen = tournament.resultsScreen(for: viewer(account))
      return Response.html(try pages.results(screen, signedIn: account.displayName))
    }
  }

  /// The board as it is, and again after each change.
  private func liveBoard(_ request: Request, _ context: SignedInContext) async throws -> Response {
    let (account, id) = (try context.requireAccount(), try context.shoot())
    // A stream has no status to say so later.
    _ = try await app.tournaments.tournament(id)
    let currentAccount = context.currentAccount
    return EventStream.response(to: request, on: app.tournaments.follow(id)) { [self] in
      guard try await currentAccount() == account else { return nil }
      let tournament = try await app.tournaments.tournament(id)
      return try pages.boardFragment(tournament.boardScreen(for: viewer(account))).text
    }
  }

  private func viewer(_ account: Account) -> BoardViewer {
    BoardViewer(account.user, now: app.now())
  }
}
