import ArcheryScoring
import Domain
import Hypertext
import Leaderboards
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

  func boards(of tournament: Tournament) -> [BoardChoice] {
    BoardChoice(division: division, category: category).screens(of: tournament, inTurn: takesTurns)
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
  ) -> Page {
    var page = Page(
      title: Message("\(tournament.name) · Big screen"),
      layout: .screen,
      body: HTML { for board in boards { screenBoard(board) } },
      scripts: ["live.js", "standings.js", "screen.js"],
      follows: [tournament.id.journal],
      json: boards
    )
    page.frame = { body in
      let address = BoardAddress(tournament.id, link)
      return HTML {
        div(.class("screen-head")) {
          h1 { bdi(tournament.name) }
          p(.class("screen-facts")) { if !tournament.hasCategories { text(tournament.round.title) } }
          p(.liveState(of: "screen")) { t("Connecting…") }
        }
        div(.id("screen"), .live(address.screenStream.with(choice)), .data("every", "\(choice.seconds)")) { body }
        screenFoot(tournament, choice, address, code: link == nil ? nil : server + address.board.text)
      }
    }
    return page
  }
}

/// The controls and links below the boards, and the code of the live board for spectators' phones.
private func screenFoot(
  _ tournament: Tournament,
  _ choice: ScreenChoice,
  _ address: BoardAddress,
  code: String?
) -> HTML {
  var others = choice
  others.takesTurns.toggle()
  let turn = choice.takesTurns ? Message("All together") : Message("Bows in turn")
  let picture = code.flatMap { try? QRPicture($0, label: Message("QR code of the live board")) }
  return div(.class("screen-foot")) {
    p(.id("screen-place"), Attribute("aria-live", "off"))
    div(.id("screen-controls"), .class("screen-controls"), .hidden) {
      button(.type(.button), .id("screen-back"), .label(Message("Page before"))) { text("‹") }
      button(.type(.button), .id("screen-pause"), .pressed(false)) { t("Pause") }
      button(.type(.button), .id("screen-next"), .label(Message("Next page"))) { text("›") }
    }
    if let picture { div(.class("screen-code")) { picture.html } }
    p(.class("screen-links")) {
      if tournament.divisions.count > 1, !tournament.hasCategories {
        a(.href(address.screen.with(others))) { text(turn) }
      }
      a(.href(address.board)) { t("Board") }
    }
  }
}

private func screenBoard(_ screen: BoardScreen) -> HTML {
  let title = screen.category?.name.message ?? screen.division?.label ?? Message("All archers")
  let part = screen.category?.id.rawValue ?? screen.division?.rawValue ?? ""
  let (columns, order) = (StandingColumns(screen.rule.code, screen.countTitles), PlaceOrder(screen.rows))
  return section(.class("screen-board"), .data("board", title), .data("over", screen.status.isFinal)) {
    h2 {
      text(title)
      span(.class("screen-when")) {
        // Without categories one round stands in the head of the page.
        for words in [screen.category.map { _ in .round(screen.roundName) }, screen.status.label, screen.endWords] {
          if let words {
            text(" · ")
            text(words)
          }
        }
      }
    }
    if screen.rows.isEmpty, screen.unranked.isEmpty {
      p(.class("lead")) { t("No archers are on the board yet.") }
    } else {
      table(.class("board screen-table"), .places(order)) {
        caption(.class("unseen")) { text(title) }
        screenColumns(columns)
        tbody {
          for (row, place) in zip(screen.rows, BoardPlace.all(screen.rows, in: order)) {
            live(ScreenRow(row, place, screen.ends, columns, part: part))
          }
          for row in screen.unranked { live(UnplacedScreenRow(row, screen.ends, columns, part: part)) }
        }
      }
    }
  }
}

private func screenColumns(_ columns: StandingColumns) -> HTML {
  thead {
    tr {
      th(.scope(.col), .class("place")) { span(.class("unseen")) { t("Place") } }
      th(.scope(.col), .class("moved")) { span(.class("unseen")) { t("Moved since the last end") } }
      column(t("Archer"))
      column(t("Ends"), isNumber: true)
      for title in columns.titles { column(text(title), isNumber: true) }
      th(.scope(.col), .class("number score")) { t("Score") }
    }
  }
}

private struct ScreenRow: LiveRow {
  private let archer: ArcherName
  private let place: BoardPlace
  private let ends: String
  private let figures: [Int]
  private let score: Int
  private let part: String

  init(_ row: BoardRow, _ place: BoardPlace, _ ends: Int, _ columns: StandingColumns, part: String) {
    (self.place, self.part, figures, score) = (place, part, columns.values(row), row.totalScore)
    archer = ArcherName(row, showsShooting: false)
    self.ends = "\(row.endsCompleted)/\(ends)"
  }

  var key: String { rowKey(archer.id, in: part) }

  var attributes: [Attribute] { [.class("row")] }

  var content: HTML {
    td(.class("place"), place.level) { place.html }
    td(.class("moved"), place.from) { place.move }
    th(.scope(.row)) { span(.class("row-name")) { archer.html } }
    td(.class("number")) { text(ends) }
    for figure in figures { td(.class("number")) { text(figure) } }
    td(.class("number score")) { strong { text(score) } }
  }
}

/// The line of an archer without a place.
private struct UnplacedScreenRow: LiveRow {
  private let row: UnrankedRow
  private let ends: Int
  private let columns: StandingColumns
  private let part: String

  init(_ row: UnrankedRow, _ ends: Int, _ columns: StandingColumns, part: String) {
    (self.row, self.ends, self.columns, self.part) = (row, ends, columns, part)
  }

  var key: String { rowKey(row.id, in: part) }

  var attributes: [Attribute] { [.class("row unranked")] }

  var content: HTML {
    td(.class("place")) { abbr(.title(row.reason.meaning)) { text(row.reason.rawValue) } }
    td()
    th(.scope(.row)) { span(.class("row-name")) { ArcherName(row).html } }
    td(.class("number")) { text("\(row.endsCompleted)/\(ends)") }
    for _ in columns.titles { td() }
    td(.class("number score")) { strong { text(row.totalScore) } }
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
