import ArcheryScoring
import Domain
import Hypertext
import LeaderboardKit
import Localization
import Pages

/// The choice of what a big screen shows.
struct ScreenChoice: Hashable, Sendable {
  /// Only archers with this bow; nil for all.
  var division: BowType?
  /// Only this category; nil for all, one after the other.
  var category: CategoryID?
  /// Each division's own board, one after the other.
  var takesTurns = false
  /// Seconds that a page stands.
  var seconds = 10

  static let allowedSeconds = 3...600

  /// The boards to show: with turns one for each division, after a board of all archers if some have no bow.
  func boards(of tournament: Tournament) -> [BoardChoice] {
    if tournament.hasCategories, division == nil {
      return BoardChoice(category: category).parts(of: tournament)
    }
    let divisions = takesTurns ? tournament.divisions : []
    if divisions.isEmpty { return [BoardChoice(division: division)] }
    let isEverybodyIn = tournament.roster.allSatisfy { $0.bowType != nil }
    return (isEverybodyIn ? [] : [BoardChoice()]) + divisions.map { BoardChoice(division: $0) }
  }
}

extension ArcheryPages {
  /// Boards for a screen on the wall, which pages through all archers.
  ///
  /// `link` is the secret of the viewer link for readers without an account. The screen shows the link as a code to
  /// scan, with the address `server` before it.
  func screen(
    _ boards: [BoardScreen],
    of tournament: Tournament,
    _ choice: ScreenChoice,
    link: String? = nil,
    server: String = ""
  ) throws(TemplateFailure) -> Page {
    var page = Page(
      title: Message("\(tournament.name) · Big screen"),
      layout: .screen,
      body: try screenFragment(boards),
      scripts: ["live.js", "screen.js"],
      follows: [tournament.id.journal],
      json: boards
    )
    page.frame = { fragment throws(TemplateFailure) in
      let address = BoardAddress(tournament.id, link)
      var others = choice
      others.takesTurns.toggle()
      let turn = ScreenPageView.LinkView(
        label: choice.takesTurns ? Message("All together") : Message("Bows in turn"),
        address: address.screen.with(others).text
      )
      let view = ScreenPageView(
        name: tournament.name,
        roundName: tournament.hasCategories ? "" : tournament.round.title,
        stream: address.screenStream.with(choice).text,
        every: choice.seconds,
        fragment: fragment,
        turn: tournament.divisions.count > 1 && !tournament.hasCategories ? turn : nil,
        board: address.board.text,
        code: link.flatMap { _ in
          (try? QRPicture(server + address.board.text, label: Message("QR code of the live board")))
            .map { ScreenCode(fragment: $0) }
        }
      )
      return try content.render("screen", view)
    }
    return page
  }

  /// The content of the element `#screen`.
  private func screenFragment(_ boards: [BoardScreen]) throws(TemplateFailure) -> HTML {
    var fragment = HTML.empty
    for screen in boards {
      let view = ScreenBoardView(screen)
      let part = screen.category?.id.rawValue ?? screen.division?.rawValue ?? ""
      let columns = StandingColumns(screen.rule.code, screen.countTitles)
      fragment.add(try content.render("screen-head", view))
      for row in screen.rows {
        let key = RenderedRows.Key("screen-row", row, screen, in: content.text.language)
        let html = try rows.html(key) { () throws(TemplateFailure) in
          try content.render("screen-row", StandingView(row, in: screen, columns: columns))
        }
        fragment.add(row: html, key: "\(part) \(row.id)")
      }
      for row in screen.unranked {
        let line = UnrankedView(row, ends: screen.ends, columns: columns)
        fragment.add(
          row: try content.render("screen-unranked", line),
          key: "\(part) \(row.id)"
        )
      }
      fragment.add(try content.render("screen-foot", view))
    }
    return fragment
  }
}

extension WebAddress {
  fileprivate func with(_ choice: ScreenChoice) -> WebAddress {
    var address = choice.division.map { with("bow", $0.rawValue.lowercased()) } ?? self
    if let category = choice.category { address = address.with("category", category.rawValue) }
    if choice.takesTurns { address = address.with("turn", "bows") }
    return choice.seconds == ScreenChoice().seconds ? address : address.with("every", "\(choice.seconds)")
  }
}

private struct ScreenPageView {
  struct LinkView {
    let label: Message
    let address: String
  }

  let name: String
  let roundName: Message
  let stream: String
  let every: Int
  let fragment: HTML
  let turn: LinkView?
  let board: String
  let code: ScreenCode?
}

/// The QR code of the live board, for spectators' phones.
private struct ScreenCode {
  let fragment: QRPicture
}

/// One board of a big screen, rows left out.
private struct ScreenBoardView {
  let title: Message
  /// The category's; nil where one round stands in the head of the page.
  let roundName: Message?
  let status: Message
  let isOver: Bool
  let end: Message?
  let columns: [Message]
  let hasRows: Bool

  init(_ screen: BoardScreen) {
    title = screen.category?.name.message ?? screen.division?.label ?? Message("All archers")
    roundName = screen.category == nil ? nil : .round(screen.roundName)
    status = screen.status.label
    isOver = screen.status.isFinal
    end = screen.endWords
    columns = StandingColumns(screen.rule.code, screen.countTitles).titles
    hasRows = screen.rows.count + screen.unranked.count > 0
  }
}
