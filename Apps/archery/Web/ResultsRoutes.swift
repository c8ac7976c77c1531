import ArcheryScoring
import Domain
import HTTPTypes
import Hummingbird
import Pages
import Server
import WireFormat

extension ArcheryWeb {
  /// The results as a page, for spreadsheets, for programs, and on paper; what one archer has shot, and the catalogue of rounds.
  func addResults(to router: Router<SignedInContext>) {
    router.get("shoots/:shoot/results") { request, context in
      let results = try await results(request, context)
      if request.wantsJSON { return try Response.json(results) }
      let marksOwn = try await marksOwn(context.account?.user)
      return Response.html(try pages.results(results, marksOwn: marksOwn, signedIn: context.account?.displayName))
    }
    router.get("shoots/:shoot/results.json") { request, context in
      try Response.json(try await results(request, context))
    }
    router.get("shoots/:shoot/results.csv") { request, context in
      Response.csv(try await results(request, context).csv, named: "results.csv")
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
      return Response.html(try pages.history(history, signedIn: account.displayName))
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
    let end = request.formQuery.number("end", in: ArrowPlace.allowedNumbers)
    return .html(try pages.shots(screen, end: end, signedIn: account.displayName))
  }

  private func results(_ request: Request, _ context: SignedInContext) async throws -> ResultsScreen {
    let (account, id) = try await visit(context)
    let bow = request.uri.queryParameters["bow"].map { String($0) } ?? ""
    let division = bow.isEmpty ? nil : try BowType(reading: bow)
    return try await app.results(of: id, for: account.user, division: division)
  }

  /// Everybody with an account sees them: they say what was shot, and practice is not in them.
  private func bests(_ request: Request, _ context: SignedInContext) async throws -> Response {
    let account = try context.requireAccount()
    let wishes = try await app.settings.load(account.user)
    let choice = try BestsChoice(request, wishes, at: app.now())
    let boards = try await app.bestBoards(choice)
    if request.wantsJSON { return try .json(boards) }
    let own = wishes.showOwnScores ? PlayerID(account.user) : nil
    return .html(try pages.bests(boards, choice, own: own, at: app.now(), signedIn: account.displayName))
  }

  /// Whether whoever looks wants their own rows set off.
  func marksOwn(_ user: UserID?) async throws -> Bool {
    guard let user else { return true }
    return try await app.settings.load(user).showOwnScores
  }
}

extension BestsChoice {
  /// As an address asks: `?round=wa18&bow=recurve&season=2025-INDOOR`; an empty value is all, and what is not said of bow
  /// and season is as the settings say.
  fileprivate init(_ request: Request, _ wishes: LeaderboardSettings, at now: Timestamp) throws {
    let query = request.formQuery
    self.init(wishes, at: now)
    if let code = query["round"], !code.isEmpty {
      guard let found = RoundCatalogue.round(code) else { throw Problem.notFound }
      round = found
    }
    if let text = query["bow"] { choose(bow: text.isEmpty ? nil : try BowType(reading: text)) }
    if let id = query["season"] {
      let found = Period.seasonal.bucket(id: id, in: .utc)
      if found == nil, !id.isEmpty { throw Problem.notFound }
      choose(season: found)
    }
  }
}
