import AppPages
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
      let results = try await results(request, context)
      if request.wantsJSON { return try Response.json(results) }
      return Response.html(try pages.results(results, signedIn: context.account?.displayName))
    }
    router.get("shoots/:shoot/results.json") { request, context in
      try Response.json(try await results(request, context))
    }
    router.get("shoots/:shoot/results.csv") { request, context in
      let text = try await results(request, context).csv
      return Response(
        status: .ok,
        headers: [
          .contentType: "text/csv; charset=utf-8; header=present",
          .contentDisposition: "attachment; filename=\"results.csv\"",
        ],
        body: .init(byteBuffer: ByteBuffer(string: text))
      )
    }
    router.get("shoots/:shoot/score-cards") { request, context in
      Response.html(try pages.scoreCards(try await results(request, context), signedIn: context.account?.displayName))
    }
    router.get("shoots/:shoot/archers/:archer/shots") { request, context in try await shots(request, context) }
    router.get("rounds") { _, context in
      Response.html(try pages.rounds(signedIn: context.account?.displayName))
    }
    // Of nobody but the one who asks, so that no shoot need be looked at.
    router.get("history") { _, context in
      let account = try context.requireAccount()
      let history = try await app.history(of: account.user)
      let seesBests = try await seesBests(context)
      return Response.html(try pages.history(history, seesBests: seesBests, signedIn: account.displayName))
    }
    router.get("bests") { request, context in try await bests(request, context) }
    addCombined(to: router)
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

  private func results(_ request: Request, _ context: SignedInContext) async throws -> ResultsScreen {
    let (account, id) = try await visit(context)
    let bow = request.uri.queryParameters["bow"].map { String($0) } ?? ""
    let division = bow.isEmpty ? nil : try BowType(reading: bow)
    return try await app.results(of: id, for: account.user, division: division)
  }

  /// The boards tell of all shoots, so who may see the boards is a matter of the installation.
  private func seesBests(_ context: SignedInContext) async throws -> Bool {
    try await app.guarded(for: context.principal).mayRead(Path("bests"))
  }

  private func bests(_ request: Request, _ context: SignedInContext) async throws -> Response {
    let account = try context.requireAccount()
    guard try await seesBests(context) else { throw Problem.notFound }
    let query = request.uri.queryParameters
    let choice = try BestsChoice(round: query["round"].map { String($0) }, season: query["season"].map { String($0) })
    let rounds = choice.round.map { [$0] } ?? RoundCatalogue.all
    let boards = try await app.bestBoards(of: rounds, season: choice.season)
    if request.wantsJSON { return try .json(boards) }
    return .html(try pages.bests(boards, choice, at: app.now(), signedIn: account.displayName))
  }
}

extension BestsChoice {
  /// As an address asks: `?round=wa18&season=2025-INDOOR`; nothing, or nothing in it, for all.
  fileprivate init(round code: String?, season id: String?) throws {
    self.init()
    if let code, !code.isEmpty {
      guard let found = RoundCatalogue.round(code) else { throw Problem.notFound }
      round = found
    }
    if let id, !id.isEmpty {
      guard let found = Period.seasonal.bucket(id: id, in: .utc) else { throw Problem.notFound }
      season = found
    }
  }
}
