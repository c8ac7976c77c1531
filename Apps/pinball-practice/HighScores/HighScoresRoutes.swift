import Access
import Domain
import Hypertext
import Pages
import Pinball
import ScoreServer
import ScorebookKit
import WireFormat

extension PinballWeb {
  /// The boards of the players who share their scores, and the page of a link to one.
  func addHighScores(to site: Site) {
    site.page("high-scores") { visit in
      let account = try visit.account()
      let sharing = try await sharing()
      let screen = try await app.highScores.screen(
        visit.period,
        keys: await app.keys(),
        among: sharing,
        for: account.user,
        isShared: try await app.sharesScores(account),
        at: app.clock.now(),
        name: name
      )
      return pages.highScores(screen, of: account, follows: HighScores.follows(sharing))
    }
    site.page("high-scores/:game") { visit in try await board(visit) }
    site.form("high-scores/share") { visit, form in
      let account = try visit.account()
      try await app.share(try form.text("share") == "yes", scoresOf: account)
      return .goTo(PinballAddress.highScores)
    }
    site.form("high-scores/:game/link") { visit, _ in
      let account = try visit.account()
      let sharing = try await sharing()
      guard try await screen(of: try visit.part("game"), visit, among: sharing) != nil else { throw Problem.notFound }
      let link = try await app.invites.makeViewerLink(to: try path(visit), by: account)
      let made = MadeLink(
        title: Message("Send this link"),
        hint: Message("The link shows this board, and nothing else, until you end it below. It is shown once."),
        link: frame.address(visit.context) + PinballAddress.view(link.secret).text
      )
      return .show(try await board(visit, made: made))
    }
    site.form("high-scores/:game/revoke") { visit, form in
      try await app.invites.revokeViewerLink(try form.text("link"), by: visit.account())
      return .goTo(PinballAddress.highScores(try visit.part("game")))
    }
    site.page("view/:link") { visit in
      let (link, sharing) = (try visit.part("link"), try await sharing())
      guard case .viewer(let path)? = try await app.invites.viewer(link), let game = HighScores.game(at: path),
        let screen = try await screen(of: game, visit, among: sharing)
      else { throw Problem.notFound }
      visit.context.noteValidLink()
      let follows = [path, Invites.viewerPath(link)] + HighScores.follows(sharing)
      return pages.highScores(of: screen, link: link, follows: follows)
    }
  }

  private func board(_ visit: Visit, made: MadeLink? = nil) async throws -> Page {
    let (account, path) = (try visit.account(), try path(visit))
    let (game, sharing) = (try visit.part("game"), try await sharing())
    guard let screen = try await screen(of: game, visit, among: sharing, for: account.user) else {
      // A text that names no game is no page.
      return pages.noHighScores(on: try await look(visit).look.screen.practiceKey)
    }
    var links: BoardLinks?
    if account.role == .owner {
      let open = try await app.invites.openViewerLinks(into: HighScores.boards, for: account).filter { $0.path == path }
      let revoke = PinballAddress.highScores(game, "revoke")
      links = BoardLinks(
        made: made,
        open: open.map { OpenLinks.Link(text: Message("Link to this board"), field: ("link", $0.id), revoke: revoke) }
      )
    }
    return pages.highScores(of: screen, links: links, follows: [path] + HighScores.follows(sharing))
  }

  /// The players who share their scores, whose boards are up to date.
  ///
  /// A board that cannot be written now shows its earlier state meanwhile.
  private func sharing() async throws -> HighScores.Sharing {
    try? await app.highScores.catchUp()
    return try await app.highScores.sharing()
  }

  private func screen(
    of game: String,
    _ visit: Visit,
    among sharing: HighScores.Sharing,
    for viewer: UserID? = nil
  ) async throws -> HighScoreScreen? {
    try await app.highScores.screen(
      of: game,
      visit.period,
      keys: await app.keys(),
      among: sharing,
      for: viewer,
      at: app.clock.now(),
      name: name
    )
  }

  private func path(_ visit: Visit) throws -> ItemPath {
    let path = HighScores.board(of: try visit.part("game"))
    if path.problem != nil { throw Problem.notFound }
    return path
  }

  @Sendable
  private func name(_ user: UserID) async throws -> String? { try await frame.installation.signIn.name(of: user) }
}

extension Visit {
  /// The period of the query; all time for none.
  fileprivate var period: Period { query["period"].flatMap { Period(rawValue: $0) } ?? .allTime }
}

extension PinballServices {
  /// Whether an account's scores are on the boards.
  func sharesScores(_ account: Account) async throws(DocumentError) -> Bool {
    try await documents(for: account).value(.highScores(of: account.user)).value?.isShared == true
  }

  /// Puts an account's scores on the boards, or takes them off.
  func share(_ isShared: Bool, scoresOf account: Account) async throws(DocumentError) {
    try await documents(for: account).update(.highScores(of: account.user), as: clock.newWrite()) { _ in
      HighScoreChoice(isShared: isShared)
    }
  }
}
