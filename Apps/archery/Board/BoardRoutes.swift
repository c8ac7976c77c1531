import Access
import ArcheryScoring
import Domain
import Hypertext
import Leaderboards
import Pages
import ScoreServer
import ScorebookKit
import WireFormat

extension ArcheryWeb {
  /// The live board and the big screen, for members and for the bearer of a viewer link.
  func addBoards(to site: Site) {
    site.page("shoots/:space/board") { visit in
      let (id, account) = try await shoot(visit)
      return try await board(id, for: account.user, visit)
    }
    site.page("shoots/:space/screen") { visit in try await bigScreen(try await shoot(visit).id, visit) }
    site.page("view/:link") { visit in
      let (id, link) = try await shown(visit)
      // Spectators land on the results when the shoot is final.
      let isOver = try await app.tournaments.tournament(id).status == .completed
      let page =
        if isOver {
          pages.in(visit).results(try await app.results(of: id, for: nil).screen, isPublic: true)
        } else {
          try await board(id, for: nil, visit, link: link)
        }
      return page.ending(with: link)
    }
    site.page("view/:link/screen") { visit in
      let (id, link) = try await shown(visit)
      return try await bigScreen(id, visit, link: link).ending(with: link)
    }
  }

  /// The shoot that a viewer link shows.
  private func shown(_ visit: Visit) async throws -> (TournamentID, link: String) {
    let link = try visit.part("link")
    guard let principal = try await app.invites.viewer(link), case .viewer(let path) = principal,
      let id = path.tournament, try await app.guarded(for: principal).mayRead(id.journal)
    else { throw Problem.notFound }
    visit.context.noteValidLink()
    return (id, link)
  }

  private func board(
    _ id: TournamentID,
    for user: UserID?,
    _ visit: Visit,
    link: String? = nil
  ) async throws -> Page {
    var choice = try BoardChoice(visit.query)
    let snapshot = try await app.tournaments.snapshot(id)
    let wishes: LeaderboardSettings? = if let user { try await app.settings.load(user) } else { nil }
    let usual = wishes?.usualBow(in: snapshot.tournament)
    if visit.query["bow"] == nil { choice.division = usual }
    let parts = choice.parts(of: snapshot.tournament)
    let screens = await boards.screens(of: snapshot, for: user, parts, now: app.now())
    return pages.board(
      screens,
      choice,
      usual: usual,
      marksOwn: wishes?.showOwnScores ?? true,
      archers: {
        let names = snapshot.tournament.displayNames.sorted { $0.key.rawValue < $1.key.rawValue }
        return visit.language.sorted(names) { $0.value }.map { ($0.key, $0.value) }
      },
      link: link
    )
  }

  private func bigScreen(_ id: TournamentID, _ visit: Visit, link: String? = nil) async throws -> Page {
    let choice = try ScreenChoice(visit.query)
    let snapshot = try await app.tournaments.snapshot(id)
    let parts = choice.boards(of: snapshot.tournament)
    let screens = await boards.screens(of: snapshot, for: nil, parts, now: app.now())
    return pages.screen(
      screens,
      of: snapshot.tournament,
      choice,
      link: link,
      server: frame.address(visit.context)
    )
  }
}

extension Page {
  /// Returns the page with a stream that ends at once when its viewer link does.
  fileprivate func ending(with link: String) -> Page {
    var page = self
    page.follows.append(Invites.viewerPath(link))
    return page
  }
}

extension BoardChoice {
  /// Reads the query of an address: `?bow=recurve&order=target&name=an&target=12&pin=ID`.
  fileprivate init(_ query: [String: String]) throws {
    self.init()
    division = try BowType(query)
    if let code = query["category"], !code.isEmpty { category = CategoryID(rawValue: code) }
    if let text = query["order"], !text.isEmpty {
      guard let asked = Order(rawValue: text) else { throw Problem.notFound }
      order = asked
    }
    name = query["name"] ?? ""
    target = query["target"] ?? ""
    if let archer = query["pin"], !archer.isEmpty { pinned = PlayerID(rawValue: archer) }
  }
}

extension ScreenChoice {
  /// Reads the query of an address: `?bow=recurve&every=15`, or `?turn=bows`.
  fileprivate init(_ query: [String: String]) throws {
    self.init()
    division = try BowType(query)
    if let code = query["category"], !code.isEmpty { category = CategoryID(rawValue: code) }
    takesTurns = query["turn"] == "bows"
    if let asked = query.number("every", in: -1_000_000...1_000_000) {
      seconds = min(max(asked, Self.allowedSeconds.lowerBound), Self.allowedSeconds.upperBound)
    }
  }
}

extension BowType {
  /// The bow that an address asks for; nil where it asks for none.
  fileprivate init?(_ query: [String: String]) throws {
    guard let bow = query["bow"], !bow.isEmpty else { return nil }
    try self.init(reading: bow)
  }
}
