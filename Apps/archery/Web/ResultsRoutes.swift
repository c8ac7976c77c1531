import ArcheryScoring
import Domain
import HTTPTypes
import Hummingbird
import Server
import WebPages
import WireFormat

extension ArcheryWeb {
  /// The results as a page, for spreadsheets, for programs, and on paper; what one archer has shot, and the catalogue of rounds.
  func addResults(to router: Router<SignedInContext>) {
    router.get("shoots/:shoot/results") { request, context in
      let results = try await results(context)
      if request.wantsJSON { return try Response.json(results) }
      return Response.html(try pages.results(results, signedIn: context.account?.displayName))
    }
    router.get("shoots/:shoot/results.json") { _, context in
      try Response.json(try await results(context))
    }
    router.get("shoots/:shoot/results.csv") { _, context in
      let text = try await results(context).csv
      return Response(
        status: .ok,
        headers: [
          .contentType: "text/csv; charset=utf-8; header=present",
          .contentDisposition: "attachment; filename=\"results.csv\"",
        ],
        body: .init(byteBuffer: ByteBuffer(string: text))
      )
    }
    router.get("shoots/:shoot/score-cards") { _, context in
      Response.html(try pages.scoreCards(try await results(context), signedIn: context.account?.displayName))
    }
    router.get("shoots/:shoot/archers/:archer/shots") { request, context in try await shots(request, context) }
    router.get("rounds") { _, context in
      Response.html(try pages.rounds(signedIn: context.account?.displayName))
    }
    // Of nobody but the one who asks, so that no shoot need be looked at.
    router.get("history") { _, context in
      let account = try context.requireAccount()
      let history = try await app.bests.history(of: PlayerID(account.user))
      return Response.html(try pages.history(history, signedIn: account.displayName))
    }
  }

  private func shots(_ request: Request, _ context: SignedInContext) async throws -> Response {
    let (account, id) = try await visit(context)
    let tournament = try await app.tournaments.tournament(id)
    let archer = PlayerID(rawValue: try context.parameter("archer"))
    guard tournament[archer] != nil else { throw Problem.notFound }
    let screen = tournament.shotsScreen(of: archer)
    if request.wantsJSON { return try Response.json(screen) }
    let end = request.uri.queryParameters["end"].flatMap { Int($0) }
    return .html(try pages.shots(screen, end: end, signedIn: account.displayName))
  }

  private func results(_ context: SignedInContext) async throws -> ResultsScreen {
    let (account, id) = try await visit(context)
    return try await app.results(of: id, for: account.user)
  }
}
