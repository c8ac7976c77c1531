import ArcheryScoring
import Domain
import WebPages

extension ArcheryPages {
  /// The live board as a page of its own, for a phone or a big screen.
  ///
  /// `link` is the secret of the viewer link that shows it to somebody without an account.
  func board(
    _ screen: BoardScreen,
    _ choice: BoardChoice = BoardChoice(),
    signedIn: String?,
    link: String? = nil
  ) throws(TemplateFailure) -> HTML {
    let here = link.map(ShootAddress.view) ?? ShootAddress.board(screen.tournament)
    let stream = link.map(ShootAddress.viewStream) ?? ShootAddress.boardStream(screen.tournament)
    let view = BoardPageView(
      name: screen.name,
      shoot: link == nil ? ShootAddress.shoot(screen.tournament).text : nil,
      stream: stream.with(choice).text,
      choices: BoardChoiceView.all(screen, choice, here),
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
  let choices: [BoardChoiceView]
  let fragment: HTML
}

/// A link to the same board for other archers, or in another order.
struct BoardChoiceView {
  let label: String
  let address: String
  let isCurrent: Bool

  /// None where there is nothing to choose.
  static func all(_ screen: BoardScreen, _ chosen: BoardChoice, _ page: WebAddress) -> [BoardChoiceView] {
    func view(_ label: String, _ choice: BoardChoice, isCurrent: Bool) -> BoardChoiceView {
      BoardChoiceView(label: label, address: page.with(choice).text, isCurrent: isCurrent)
    }
    let divisions: [BowType?] = screen.divisions.isEmpty ? [] : [nil] + screen.divisions.map(\.self)
    let isShort = divisions.count == 2 && chosen.division == nil
    let hasTargets = screen.rows.contains { $0.target != nil }
    let byDivision = divisions.map { bow in
      let choice = BoardChoice(division: bow, order: chosen.order)
      return view(bow?.label ?? "Everybody", choice, isCurrent: bow == chosen.division)
    }
    let other: BoardChoice.Order = chosen.order == .rank ? .target : .rank
    let order = view(
      other == .target ? "By target" : "By place",
      BoardChoice(division: chosen.division, order: other),
      isCurrent: false
    )
    return (isShort ? [] : byDivision) + (hasTargets || chosen.order == .target ? [order] : [])
  }
}

extension WebAddress {
  /// The same board, of a division or in another order.
  func with(_ choice: BoardChoice) -> WebAddress {
    let address = choice.division.map { with("bow", $0.rawValue.lowercased()) } ?? self
    return choice.order == .rank ? address : address.with("order", choice.order.rawValue)
  }
}

/// What the template `board-fragment` sees.
private struct BoardView {
  let announcement: String
  let roundName: String
  let division: String?
  let status: String
  let ruleName: String
  let standings: StandingsView
  let refusedNote: String?

  init(_ screen: BoardScreen) {
    announcement = Self.announcement(screen.rows)
    roundName = screen.roundName
    division = screen.division?.label
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
