import ArcheryScoring
import Domain
import HTTPTypes
import Hummingbird
import Server
import WebPages
import WireFormat

extension ArcheryWeb {
  /// The results as a page, for spreadsheets, for programs, and on paper; and what one archer has shot.
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
    // Of nobody but the one who asks, so that no shoot need be looked at.
    router.get("history") { _, context in
      let account = try context.requireAccount()
      let history = try await app.bests.history(of: PlayerID(account.user))
      return Response.html(try pages.history(history, signedIn: account.displayName))
    }
  }

  private func results(_ context: SignedInContext) async throws -> ResultsScreen {
    let (account, id) = try await visit(context)
    return try await app.results(of: id, for: account.user)
  }
}
