import ArcheryScoring
import Domain
import Hypertext
import Leaderboards
import Pages

extension ArcheryPages {
  /// The page of the live boards, for a phone or a desktop: one board, or one for each category.
  ///
  /// `usual` is the bow that this reader's boards open with, `archers` are the choices for the pinned row, and `link`
  /// is the secret of the viewer link of readers without an account.
  func board(
    _ screens: [BoardScreen],
    _ choice: BoardChoice = BoardChoice(),
    usual: BowType? = nil,
    marksOwn: Bool = true,
    archers: @escaping @Sendable () -> [(PlayerID, String)] = { [] },
    link: String? = nil
  ) -> Page {
    let (id, name) = (screens[0].tournament, screens[0].name)
    let json: any Encodable & Sendable = if screens.count == 1 { screens[0] } else { screens }
    var page = Page(
      title: Message("Board · \(name)"),
      layout: .wide,
      body: boardFragment(screens, marksOwn: marksOwn),
      scripts: ["live.js", "standings.js", "board.js"],
      follows: [id.journal],
      json: json
    )
    page.frame = { body in
      let address = BoardAddress(id, link)
      return HTML {
        if link == nil { crumbs(TournamentAddress.shoot(id)) { t("Back to the shoot") } }
        pageHead(bdi(name)) { p(.liveState(of: "board")) { t("Connecting…") } }
        choices(screens, choice, address, usual: usual)
        if screens.contains(where: { $0.archers > 1 }) { find(choice, address.board, archers(), usual: usual) }
        div(.id("board"), .live(address.boardStream.with(choice, usual: usual))) { body }
      }
    }
    return page
  }

  /// The content of the element `#board`, on the board's page as on the scoring page.
  func boardFragment(_ screens: [BoardScreen], marksOwn: Bool = true) -> HTML {
    HTML { for screen in screens { oneBoard(screen, marksOwn: marksOwn) } }
  }
}

@HTMLBuilder
private func oneBoard(_ screen: BoardScreen, marksOwn: Bool) -> HTML {
  let count = screen.rows.count + screen.unranked.count
  let (columns, order) = (StandingColumns(screen.rule.code, screen.countTitles), PlaceOrder(screen.rows))
  let frame = StandingFrame(columns, screen.ends, screen.category?.id)
  if screen.status.isFinal { span(.over, .hidden) }
  p(.class("unseen"), .announce) { text(announcement(screen.rows)) }
  if let category = screen.category { h2(.class("board-title")) { bdi(category.name.message) } }
  facts(screen, count)
  if count > 0 {
    standings(columns, ofRows: count, order) {
      for (row, place) in zip(screen.rows, BoardPlace.all(screen.rows, in: order)) {
        // Those who share a place are marked; which others do changes with every arrow.
        live(StandingRow(row, place, reason: row.tied ? nil : row.reason, frame, marksOwn: marksOwn))
      }
      for row in screen.unranked { live(UnplacedRow(row, frame, marksOwn: marksOwn)) }
    }
  } else {
    p(.class("lead")) {
      if screen.archers == 0 { t("No archers are on the board yet.") } else { t("No archers match.") }
    }
  }
  tieHint(screen.rows)
  if screen.refusedEvents > 0 { p(.class("flag")) { t("\(screen.refusedEvents) entries did not count.") } }
  // A short board is in sight as a whole.
  if screen.archers > 8, !screen.pinned.isEmpty {
    section(.class("pinned"), .label(Message("Pinned archers"))) {
      for row in screen.pinned { pinned(row, frame, marksOwn: marksOwn) }
    }
  }
}

private func facts(_ screen: BoardScreen, _ count: Int) -> HTML {
  p(.class("board-facts")) {
    spaced(by: " · ") {
      strong { text(.round(screen.roundName)) }
      if let division = screen.division { strong { text(division.label) } }
      text(screen.status.label)
      if let end = screen.endWords { text(end) }
      text(screen.rule.name.message)
      if count != screen.archers { strong { t("\(count) of \(screen.archers) archers") } }
    }
  }
}

private func pinned(_ row: BoardRow, _ frame: StandingFrame, marksOwn: Bool) -> HTML {
  let isOwn = marksOwn && row.isCurrentUser
  return p(.data("place", row.id.anchor(in: frame.part)), .class("pinned-row", isOwn ? "mine" : nil)) {
    span(.class("place")) {
      text(row.place)
      movement(row.movement)
    }
    span(.class("row-name")) { bdi(row.displayName) }
    span(.class("pinned-ends")) { text("\(row.endsCompleted)/\(frame.ends)") }
    strong(.class("pinned-score")) { text(row.totalScore) }
  }
}

/// The words for a screen reader after each change: the archer in front.
private func announcement(_ rows: [BoardRow]) -> Message {
  let leaders = rows.filter { $0.rank == 1 }
  guard let first = leaders.first, first.arrowsShot > 0 else { return Message("No arrows yet.") }
  if leaders.count > 1 { return Message("\(leaders.count) archers share the lead with \(first.totalScore).") }
  return Message("\(first.displayName) leads with \(first.totalScore).")
}

/// The links to the same board for other archers, or in another order, and to the big screen.
private func choices(
  _ screens: [BoardScreen],
  _ choice: BoardChoice,
  _ address: BoardAddress,
  usual: BowType?
) -> HTML {
  let screen = address.screen.with(BoardChoice(division: choice.division, category: choice.category))
  return nav(.class("board-choices"), .label(Message("Boards"))) {
    for link in otherBoards(screens, choice, address.board, usual: usual) { boardLink(link, .true) }
    boardLink(Page.Link(Message("Big screen"), screen), .true)
  }
}

/// One of several boards or results.
func boardLink(_ link: Page.Link, _ kind: Attribute.Current) -> HTML {
  a(.class("button board-choice"), .href(link.address), .current(link.isCurrent, kind)) { text(link.label) }
}

/// Links to the same board for other archers, or in another order; none where there is nothing to choose.
private func otherBoards(
  _ screens: [BoardScreen],
  _ chosen: BoardChoice,
  _ page: WebAddress,
  usual: BowType?
) -> [Page.Link] {
  guard let screen = screens.first else { return [] }
  func link(_ label: Message, isCurrent: Bool, _ change: (inout BoardChoice) -> Void) -> Page.Link {
    var choice = chosen
    change(&choice)
    return Page.Link(label, page.with(choice, usual: usual), isCurrent: isCurrent)
  }
  let categories: [CategoryName?] = screen.categories.count < 2 ? [] : [nil] + screen.categories.map(\.self)
  let byCategory = categories.map { category in
    let label = category?.name.message ?? Message("All categories")
    return link(label, isCurrent: category?.id == chosen.category) { $0.category = category?.id }
  }
  let divisions: [BowType?] = screen.divisions.isEmpty ? [] : [nil] + screen.divisions.map(\.self)
  let isShort = divisions.count == 2 && chosen.division == nil && usual == nil
  let hasTargets = screens.contains { $0.rows.contains { $0.target != nil } }
  let byDivision = screen.categories.isEmpty ? divisions : []
  let byBow = byDivision.map { bow in
    link(bow?.label ?? Message("All archers"), isCurrent: bow == chosen.division) { $0.division = bow }
  }
  let other: BoardChoice.Order = chosen.order == .rank ? .target : .rank
  let order = link(other == .target ? Message("By target") : Message("By place"), isCurrent: false) {
    $0.order = other
  }
  return byCategory + (isShort ? [] : byBow) + (hasTargets || chosen.order == .target ? [order] : [])
}

/// The form that looks for archers and keeps one in sight.
private func find(
  _ choice: BoardChoice,
  _ page: WebAddress,
  _ archers: [(PlayerID, String)],
  usual: BowType?
) -> HTML {
  var everybody = choice
  (everybody.name, everybody.target) = ("", "")
  let all = page.with(everybody, usual: usual)
  return details(.class("board-find"), .open(choice.isFiltered)) {
    summary { t("Find archers") }
    form(get: page, .class("card")) {
      if let bow = choice.division?.rawValue.lowercased() ?? (usual == nil ? nil : "") { hidden("bow", bow) }
      if let category = choice.category { hidden("category", category.rawValue) }
      if choice.order != .rank { hidden("order", choice.order.rawValue) }
      div(.class("fields")) {
        field("name", t("Name contains"), .text(choice.name), .autocomplete(.off), id: "find-name")
        field(
          "target",
          t("Target"),
          .text(choice.target),
          .autocomplete(.off),
          .placeholder(Message("12 or 12A")),
          id: "find-target"
        )
        let people = archers.map { Choice($0.rawValue, named: $1, isChosen: $0 == choice.pinned) }
        field("pin", t("Pin an archer"), .select([Choice("", Message("No one"))] + people), id: "find-pin")
      }
      div(.class("actions")) {
        button(.class("primary")) { t("Show") }
        buttonLink(all) { t("All archers") }
      }
    }
  }
}

/// The address of a shoot's boards, for members or for the bearer of a viewer link.
struct BoardAddress {
  let board: WebAddress
  let boardStream: WebAddress
  let screen: WebAddress
  let screenStream: WebAddress

  init(_ id: TournamentID, _ link: String?) {
    board = link.map(TournamentAddress.view) ?? TournamentAddress.board(id)
    boardStream = link.map { WebAddress("view", $0, "live") } ?? TournamentAddress.page("board", id, "live")
    screen = link.map { WebAddress("view", $0, "screen") } ?? TournamentAddress.page("screen", id)
    screenStream = link.map { WebAddress("view", $0, "screen", "live") } ?? TournamentAddress.page("screen", id, "live")
  }
}

extension WebAddress {
  /// The same board for a division, in another order, or for the archers that a search finds.
  ///
  /// With a `usual` bow, an address without a bow means that bow, and an address with an empty one means all bows.
  func with(_ choice: BoardChoice, usual: BowType? = nil) -> WebAddress {
    let everybody = usual == nil ? self : with("bow", "")
    var address = choice.division.map { with("bow", $0.rawValue.lowercased()) } ?? everybody
    if let category = choice.category { address = address.with("category", category.rawValue) }
    if choice.order != .rank { address = address.with("order", choice.order.rawValue) }
    if !choice.name.isEmpty { address = address.with("name", choice.name) }
    if !choice.target.isEmpty { address = address.with("target", choice.target) }
    return choice.pinned.map { address.with("pin", $0.rawValue) } ?? address
  }
}
