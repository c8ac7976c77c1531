import Domain
import Hypertext
import Pages
import Pinball

/// What the owner of the server sees of the links to a board.
struct BoardLinks {
  let made: MadeLink?
  let open: [OpenLinks.Link]
}

extension PinballPages {
  /// Returns the page of all boards.
  func highScores(_ screen: HighScoresScreen, of account: Account, follows: [ItemPath]) -> Page {
    Page(
      title: Message("High scores"),
      body: highScoresPage(screen, account.displayName),
      tabs: .league(PinballAddress.highScores),
      follows: [HighScores.boards, DocumentKey<HighScoreChoice>.highScores(of: account.user).path] + follows,
      keeps: screen.games.map { PinballAddress.highScores($0.practiceKey) },
      json: screen
    )
  }

  /// Returns the page of one board, also for the bearer of a link.
  func highScores(
    of screen: HighScoreScreen,
    link: String? = nil,
    links: BoardLinks? = nil,
    follows: [ItemPath]
  ) -> Page {
    var page = Page(
      title: Message("High scores · \(screen.name)"),
      body: boardPage(screen, link: link, links),
      tabs: link == nil ? .league(PinballAddress.highScores) : [],
      follows: follows,
      json: screen
    )
    page.isConfidential = link != nil || links?.made != nil
    return page
  }

  /// Returns the page of a game on which no one shares a score.
  func noHighScores(on game: String) -> Page {
    let body = HTML {
      crumbs(PinballAddress.highScores) { t("High scores") }
      h1 { t("High scores") }
      emptyState { t("No one shares a score on this game yet.") }
    }
    return Page(
      title: Message("High scores"),
      body: body,
      tabs: .league(PinballAddress.highScores),
      follows: [HighScores.board(of: game)]
    )
  }
}

@HTMLBuilder
private func highScoresPage(_ screen: HighScoresScreen, _ name: String) -> HTML {
  h1 { t("High scores") }
  periodTabs(screen.period, PinballAddress.highScores)
  if screen.games.isEmpty {
    emptyState { t("No scores in this time.") }
  } else {
    dataTable(Message("High scores"), screen.games, isAligned: true, row: { [.current($0.best.isMine)] }) {
      Column<HighScoresScreen.Game>.name(Message("Game")) { game in
        a(.href(PinballAddress.highScores(game.practiceKey).with("period", screen.period.rawValue))) { bdi(game.name) }
      }
      Column<HighScoresScreen.Game>.fact(Message("Player")) { bdi($0.best.player) }
      Column<HighScoresScreen.Game>.main(Message("Score")) { .number(Double($0.best.score)) }
    }
  }
  card("share", t("Share my scores")) {
    p {
      screen.isShared
        ? t("Your best score on each game is on these boards, as \(bdi: name).")
        : t("Your scores are on no board. Others see them only if you share them.")
    }
    p(.class("hint")) {
      t(
        "Everyone with an account on this server sees these boards, and whoever has a link that its owner sent. Your notes, places and other scores stay private."
      )
    }
    form(post: PinballAddress.sharing, as: nil, .class("way")) {
      if screen.isShared {
        button(.class("block"), .name("share"), .value("no")) { t("Stop sharing my scores") }
      } else {
        button(.class("primary block"), .name("share"), .value("yes")) { t("Share my scores") }
      }
    }
  }
}

@HTMLBuilder
private func boardPage(_ screen: HighScoreScreen, link: String?, _ links: BoardLinks?) -> HTML {
  let here = link.map(PinballAddress.view) ?? PinballAddress.highScores(screen.practiceKey)
  if link == nil { crumbs(PinballAddress.highScores.with("period", screen.period.rawValue)) { t("High scores") } }
  h1 { bdi(screen.name) }
  if let made = links?.made { made.html }
  periodTabs(screen.period, here)
  if let since = screen.since { p(.class("quiet")) { t("Since \(time: since, .date)") } }
  if screen.lines.isEmpty {
    emptyState { t("No scores in this time.") }
  } else {
    dataTable(Message("High scores"), screen.lines, isAligned: true, row: { [.current($0.isMine)] }) {
      Column<HighScoreScreen.Line>.rank(Message("Place")) { text($0.rank) }
      Column<HighScoreScreen.Line>.name(Message("Player")) { bdi($0.player) }
      Column<HighScoreScreen.Line>.main(Message("Score")) { .number(Double($0.score)) }
      Column<HighScoreScreen.Line>.fact(Message("Date")) { time($0.time, .date) }
    }
  }
  if link == nil { p { buttonLink(PinballAddress.game(screen.practiceKey)) { t("About the game") } } }
  if let links {
    card("link", t("Share this board")) {
      form(post: PinballAddress.highScores(screen.practiceKey, "link"), as: nil, .data("online")) {
        p(.class("hint")) { t("A link shows this board without signing in, and nothing else, until you end it.") }
        button(.class("block")) { t("Create link") }
      }
    }
    if let open = OpenLinks(links.open) { open.html }
  }
}

private func periodTabs(_ chosen: Period, _ page: WebAddress) -> HTML {
  tabs(
    Message("Period"),
    Period.allCases.map { Page.Link($0.label, page.with("period", $0.rawValue), isCurrent: $0 == chosen) }
  )
}

extension Period {
  fileprivate var label: Message {
    switch self {
    case .daily: Message("Day")
    case .weekly: Message("Week")
    case .monthly: Message("Month")
    case .seasonal: Message("Season")
    case .allTime: Message("All time")
    }
  }
}
