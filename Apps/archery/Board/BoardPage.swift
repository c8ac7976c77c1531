import ArcheryScoring
import Domain
import Pages

extension ArcheryPages {
  /// The live board as a page of its own, for a phone or a desk.
  ///
  /// `link` is the secret of the viewer link that shows it to somebody without an account; `archers` are those whom one
  /// can choose to keep in sight. `usual` is the bow that this viewer's boards open with, so that an address has to say
  /// where it means everybody.
  func board(
    _ screen: BoardScreen,
    _ choice: BoardChoice = BoardChoice(),
    usual: BowType? = nil,
    marksOwn: Bool = true,
    archers: @escaping @Sendable () -> [(PlayerID, String)] = { [] },
    link: String? = nil
  ) throws(TemplateFailure) -> Page {
    var page = Page(
      title: "Board · \(screen.name)",
      layout: .wide,
      body: try boardFragment(screen, marksOwn: marksOwn),
      scripts: ["live.js", "board.js"],
      follows: [screen.tournament.journal],
      json: screen
    )
    page.frame = { fragment throws(TemplateFailure) in
      let address = BoardAddress(screen.tournament, link)
      let view = BoardPageView(
        name: screen.name,
        shoot: link == nil ? ShootAddress.shoot(screen.tournament).text : nil,
        stream: address.boardStream.with(choice, usual: usual).text,
        screen: address.screen.with(BoardChoice(division: choice.division)).text,
        choices: BoardChoiceView.all(screen, choice, address.board, usual: usual),
        find: screen.archers > 1 ? FindView(choice, address.board, archers(), usual: usual) : nil,
        fragment: fragment
      )
      return try content.render("board", view)
    }
    return page
  }

  /// The content of the element `#board`, on the board's page as on the scoring page.
  func boardFragment(_ screen: BoardScreen, marksOwn: Bool = true) throws(TemplateFailure) -> LiveFragment {
    let (view, columns) = (BoardView(screen, marksOwn: marksOwn), StandingColumns(screen.rule.code, screen.countTitles))
    var fragment = LiveFragment()
    fragment.add(try content.render("board-head", view))
    if view.hasRows { fragment.add(try content.render("standings-head", view)) }
    for row in screen.rows {
      let key = RenderedRows.Key("standing", row, screen, marksOwn: marksOwn)
      let html = try rows.html(key) { () throws(TemplateFailure) in
        let view = StandingView(row, ends: screen.ends, columns: columns, marksOwn: marksOwn)
        return try content.render("standing", view)
      }
      fragment.add(row: html, key: row.id.rawValue)
    }
    for row in screen.unranked {
      let view = UnrankedView(row, ends: screen.ends, columns: columns, marksOwn: marksOwn)
      fragment.add(row: try content.render("standing-unranked", view), key: row.id.rawValue)
    }
    fragment.add(try content.render("standings-foot", view))
    fragment.add(try content.render("board-foot", view))
    return fragment
  }
}

private struct BoardPageView {
  let name: String
  let shoot: String?
  let stream: String
  let screen: String
  let choices: [BoardChoiceView]
  let find: FindView?
  let fragment: HTML
}

/// What the templates of the board's fragment see, rows left out.
private struct BoardView {
  let announcement: String
  let roundName: String
  let division: String?
  let status: String
  let end: String?
  let ruleName: String
  let found: String?
  let size: String
  let columns: [String]
  let hasRows: Bool
  let nobody: String
  let hasTies: Bool
  let refusedNote: String?
  let hasPinned: Bool
  let pinned: [StandingView]

  init(_ screen: BoardScreen, marksOwn: Bool) {
    let (count, columns) = (
      screen.rows.count + screen.unranked.count, StandingColumns(screen.rule.code, screen.countTitles)
    )
    announcement = Self.announcement(screen.rows)
    roundName = screen.roundName
    division = screen.division?.label
    status = screen.status.label
    end = screen.endWords
    ruleName = screen.rule.name
    found = count == screen.archers ? nil : "\(count) of \(Words.count(screen.archers, "archer", "archers"))"
    size = StandingsView.size(ofRows: count)
    self.columns = columns.titles
    hasRows = count > 0
    nobody = screen.archers == 0 ? "Nobody is on the board yet." : "Nobody is like that."
    hasTies = screen.rows.contains(where: \.tied)
    refusedNote =
      screen.refusedEvents == 0 ? nil : "\(Words.count(screen.refusedEvents, "entry", "entries")) did not count."
    // A short board is in sight as a whole.
    hasPinned = screen.archers > 8 && !screen.pinned.isEmpty
    pinned = screen.pinned.map { StandingView($0, ends: screen.ends, columns: columns, marksOwn: marksOwn) }
  }

  /// What a screen reader says after each change: who is in front.
  private static func announcement(_ rows: [BoardRow]) -> String {
    let leaders = rows.filter { $0.rank == 1 }
    guard let first = leaders.first, first.arrowsShot > 0 else { return "No arrows yet." }
    if leaders.count > 1 { return "\(leaders.count) archers share the lead with \(first.totalScore)." }
    return "\(first.displayName) leads with \(first.totalScore)."
  }
}

extension BoardScreen {
  /// Such as `End 4 of 10`; nil when none is being shot.
  var endWords: String? {
    status.isLive ? currentEnd.map { "End \($0) of \(ends)" } : nil
  }
}
