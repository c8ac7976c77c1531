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
    let boards = app.tournaments.follow(id).map { [self] snapshot in
      try pages.boardFragment(snapshot.tournament.boardScreen(for: viewer(account))).text
    }
    return EventStream.response(to: request, boards)
  }

  private func viewer(_ account: Account) -> BoardViewer {
    BoardViewer(account.user, now: app.now())
  }
}
