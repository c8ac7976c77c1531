import ArcheryScoring
import WebPages

extension ArcheryPages {
  /// The live board as a page of its own, for a phone or a big screen.
  ///
  /// `link` is the secret of the viewer link that shows it to somebody without an account.
  func board(_ screen: BoardScreen, signedIn: String?, link: String? = nil) throws(TemplateFailure) -> HTML {
    let view = BoardPageView(
      name: screen.name,
      shoot: link == nil ? ShootAddress.shoot(screen.tournament).text : nil,
      stream: (link.map(ShootAddress.viewStream) ?? ShootAddress.boardStream(screen.tournament)).text,
      fragment: try boardFragment(screen)
    )
    let page = Page(
      title: "Board · \(screen.name)",
      layout: .wide,
      body: try templates.render("board", view),
      scripts: ["live.js"],
      signedIn: signedIn
    )
    return try shell.document(page)
  }

  /// The content of the element `#board`, on the board's page as on the scoring page.
  func boardFragment(_ screen: BoardScreen) throws(TemplateFailure) -> HTML {
    try templates.render("board-fragment", BoardView(screen))
  }
}

private struct BoardPageView {
  let name: String
  let shoot: String?
  let stream: String
  let fragment: HTML
}

/// What the template `board-fragment` sees.
private struct BoardView {
  let announcement: String
  let roundName: String
  let status: String
  let ruleName: String
  let standings: StandingsView
  let refusedNote: String?

  init(_ screen: BoardScreen) {
    announcement = Self.announcement(screen.rows)
    roundName = screen.roundName
    status = screen.status.label
    ruleName = screen.rule.name
    standings = StandingsView(screen)
    refusedNote =
      screen.refusedEvents == 0 ? nil : "\(Words.count(screen.refusedEvents, "entry", "entries")) did not count."
  }

  /// What a screen reader says after each change: who is in front.
  private static func announcement(_ rows: [BoardRow]) -> String {
    let leaders = rows.filter { $0.rank == 1 }
    guard let first = leaders.first, first.arrowsShot > 0 else { return "No arrows yet." }
    if leaders.count > 1 { return "\(leaders.count) archers share the lead with \(first.totalScore)." }
    return "\(first.displayName) leads with \(first.totalScore)."
  }
}
