import ArcheryScoring
import CanonicalJSON
import Domain
import Hypertext
import Leaderboards
import Pages
import ScoreServer
import ScorebookKit
import WireFormat

extension ArcheryWeb {
  /// The results as a page, for spreadsheets, for programs, and on paper; what one archer has shot, and the catalogue of
  /// rounds.
  func addResults(to site: Site) {
    site.page("shoots/:space/results") { visit in try await resultsPage(visit) }
    site.form("shoots/:space/results/share") { visit, _ in
      let (id, account) = try await shoot(visit)
      let link = try await app.invites.makeViewerLink(to: id.journal, by: account)
      let made = MadeLink(
        title: Message("Share this link"),
        hint: Message("It shows the board and the results, and nothing else, until you end it on the page People."),
        link: frame.address(visit.context) + TournamentAddress.view(link.secret).text
      )
      return .show(try await resultsPage(visit, sharing: made))
    }
    site.page("shoots/:space/score-cards") { visit in
      let (screen, tournament) = try await results(visit)
      let session = try visit.query["session"].map { try tournament.lineSession($0) }
      let links = try await cardLinks(of: tournament, session, visit)
      return pages.scoreCards(
        screen,
        version: try await app.tournaments.snapshot(tournament.id).revision.rawValue,
        CardSessions(of: tournament, showing: session),
        links: links,
        ofShootOffs: visit.query["shoot-off"] != nil
      )
    }
    site.download("shoots/:space/results.json") { visit in
      let (screen, tournament) = try await results(visit)
      let document = try CanonicalJSON.encode(tournament.resultsDocument(screen))
      return .json(document, named: "\(screen.name), results")
    }
    site.download("shoots/:space/results.csv") { visit in
      let screen = try await results(visit).screen
      return .csv(screen.csv, named: "\(screen.name), results")
    }
    site.page("shoots/:space/archers/:archer/shots") { visit in try await shots(visit) }
    site.page("rounds") { _ in pages.rounds() }
    // The history is the account's own, so that no shoot need be looked at.
    site.page("history") { visit in pages.history(try await app.history(of: visit.account().user)) }
    site.page("bests") { visit in try await bests(visit) }
  }

  private func resultsPage(_ visit: Visit, sharing made: MadeLink? = nil) async throws -> Page {
    let (screen, tournament) = try await results(visit)
    let account = try visit.account()
    let mayShare = try await mayInvite(into: tournament.screen(for: account.user), account)
    return pages.in(visit).results(
      screen,
      marksOwn: try await marksOwn(account.user),
      mayShare: mayShare && !tournament.isPractice,
      sharing: made
    )
  }

  private func shots(_ visit: Visit) async throws -> Page {
    let tournament = try await tournament(visit).0
    let archer = PlayerID(rawValue: try visit.part("archer"))
    guard tournament[archer] != nil else { throw Problem.notFound }
    let end = visit.query.number("end", in: ArrowPlace.allowedNumbers)
    return pages.shots(tournament.shotsScreen(of: archer), end: end)
  }

  /// The links on printed cards, for the organiser alone.
  private func cardLinks(
    of tournament: Tournament,
    _ session: LineSession?,
    _ visit: Visit
  ) async throws -> CardLinks? {
    let account = try visit.account()
    guard tournament.screen(for: account.user).may.manageRoster, !tournament.isPractice else { return nil }
    return CardLinks(
      tournament,
      session,
      try await app.cards.open(in: tournament),
      at: frame.address(visit.context),
      isLocal: frame.reach.isLocal
    )
  }

  private func results(_ visit: Visit) async throws -> (screen: ResultsScreen, tournament: Tournament) {
    let (id, account) = try await shoot(visit)
    let bow = visit.query["bow"] ?? ""
    var choice = BoardChoice(division: bow.isEmpty ? nil : try BowType(reading: bow))
    if let code = visit.query["category"], !code.isEmpty { choice.category = CategoryID(rawValue: code) }
    return try await app.results(of: id, for: account.user, choice)
  }

  /// Every account sees the best scores: they say what was shot, and practice is not in them.
  private func bests(_ visit: Visit) async throws -> Page {
    let user = try visit.account().user
    let wishes = try await app.settings.load(user)
    let own = try await app.ownRounds()
    let rounds = (RoundCatalogue.all + own).compactMap { round in app.bests.code(of: round).map { ($0, round) } }
    let choice = try BestsChoice(visit.query, wishes, rounds, at: app.now())
    return pages.bests(
      try await app.bestBoards(choice, own: own, shoots: try await app.shootNames(for: user)),
      choice,
      rounds: rounds.map { ($0, $1.name) },
      own: wishes.showOwnScores ? PlayerID(user) : nil,
      at: app.now()
    )
  }

  private func marksOwn(_ user: UserID) async throws -> Bool {
    try await app.settings.load(user).showOwnScores
  }
}

extension BestsChoice {
  /// Reads the query of an address: `?round=wa18&bow=recurve&season=2025-INDOOR`.
  ///
  /// An empty value means all. Without bow and period, the user's settings decide.
  fileprivate init(
    _ query: [String: String],
    _ wishes: LeaderboardSettings,
    _ rounds: [(code: String, round: Round)],
    at now: Timestamp
  ) throws {
    self.init(wishes, at: now)
    if let code = query["round"], !code.isEmpty {
      guard let found = RoundCatalogue.round(code) ?? rounds.first(where: { $0.code == code })?.round else {
        throw Problem.notFound
      }
      (round, self.code) = (found, code)
    }
    if let text = query["bow"] { choose(bow: text.isEmpty ? nil : try BowType(reading: text)) }
    if let id = query["season"] {
      let found = Bucket.ofBests(id)
      if found == nil, !id.isEmpty { throw Problem.notFound }
      choose(bucket: found)
    }
  }
}
