import ArcheryScoring
import Domain
import Hypertext
import Pages

func standings(_ category: CategoryResults, marksOwn: Bool) -> HTML {
  let columns = StandingColumns(category.rule.code, category.countTitles)
  let frame = StandingFrame(columns, category.round.ends, category.id == TournamentCategory.wholeID ? nil : category.id)
  let count = category.rows.count + category.unranked.count
  return HTML {
    if count > 0 {
      standings(columns, ofRows: count) {
        for row in category.rows {
          // Nothing follows, so no move is shown.
          let place = BoardPlace(row, showsMoves: false)
          live(StandingRow(row, place, reason: row.reason, frame, marksOwn: marksOwn))
        }
        for row in category.unranked { live(UnplacedRow(row, frame, marksOwn: marksOwn)) }
      }
    } else {
      p(.class("lead")) { t("No archers are on the board yet.") }
    }
    tieHint(category.rows)
  }
}

/// A table of ranked archers: its head, and its rows.
///
/// `order` says how a script works the places out; nil where it does not.
func standings(
  _ columns: StandingColumns,
  ofRows count: Int,
  _ order: PlaceOrder? = nil,
  @HTMLBuilder rows: () -> HTML
) -> HTML {
  // A big screen has room for tall rows.
  let size = count <= 8 ? "few" : count <= 16 ? "some" : "many"
  return scrollingGroup(Message("Standings")) {
    table(.class("board board-\(size)"), .places(order)) {
      caption(.class("unseen")) { t("Standings") }
      thead {
        tr {
          th(.scope(.col), .class("place")) { span(.class("unseen")) { t("Place") } }
          column(t("Archer"))
          th(.scope(.col), .class("number wide")) { t("Ends") }
          th(.scope(.col), .class("number wide")) { t("Arrows") }
          for title in columns.titles { th(.scope(.col), .class("number wide")) { text(title) } }
          column(t("Score"), isNumber: true)
          th(.scope(.col), .class("number wide")) { t("To first") }
        }
      }
      tbody { rows() }
    }
  }
}

extension Attribute {
  /// Has `standings.js` work the places out.
  static func places(_ order: PlaceOrder?) -> Attribute { order.map { .data("places", $0.rawValue) } ?? .none }
}

/// What the rows of one board have in common.
struct StandingFrame: Hashable {
  let columns: StandingColumns
  let ends: Int
  /// The category, where the page has several; an archer of a combined category has a row in two of them.
  let part: String?

  init(_ columns: StandingColumns, _ ends: Int, _ category: CategoryID?) {
    (self.columns, self.ends, part) = (columns, ends, category?.rawValue)
  }

  func key(_ archer: PlayerID) -> String { rowKey(archer, in: part) }
}

struct StandingRow: LiveRow {
  private let frame: StandingFrame
  private let archer: ArcherName
  private let place: BoardPlace
  private let reason: Message?
  private let figures: [Int]
  private let note: Message
  private let (ends, arrows, score): (Int, Int, Int)

  init(_ row: BoardRow, _ place: BoardPlace, reason: ScreenText?, _ frame: StandingFrame, marksOwn: Bool) {
    (self.place, self.frame, self.reason) = (place, frame, reason?.message)
    archer = ArcherName(row, isOwn: marksOwn && row.isCurrentUser)
    (ends, arrows, score) = (row.endsCompleted, row.arrowsShot, row.totalScore)
    figures = frame.columns.values(row)
    note = "\(Message("\(row.endsCompleted) of \(frame.ends) ends")) · \(frame.columns.words(row))"
  }

  var key: String { frame.key(archer.id) }

  var attributes: [Attribute] {
    [.id("place-\(archer.id.anchor(in: frame.part))"), .class("row", archer.isOwn ? "mine" : nil)]
  }

  var content: HTML {
    td(.class("place"), place.level, place.from) {
      place.html
      place.move
    }
    th(.scope(.row)) {
      span(.class("row-name")) { archer.html }
      span(.class("row-note")) { text(note) }
      if let reason { span(.class("row-reason")) { text(reason) } }
    }
    td(.class("number wide")) { text("\(ends)/\(frame.ends)") }
    td(.class("number wide arrows")) { text(arrows) }
    for figure in figures { td(.class("number wide")) { text(figure) } }
    td(.class("number score")) {
      strong { text(score) }
      span(.class("row-note"), .data("behind")) { place.distance }
    }
    td(.class("number wide"), .data("behind")) { place.distance }
  }
}

/// An archer's name, with what a board says beside it.
struct ArcherName: Hashable {
  let id: PlayerID
  private let name: String
  private let target: TargetPlace?
  let isOwn: Bool
  private let isShooting: Bool
  private let dispute: Message?

  init(_ row: BoardRow, isOwn: Bool = false, showsShooting: Bool = true) {
    (id, name, target, self.isOwn) = (row.id, row.displayName, row.target, isOwn)
    isShooting = showsShooting && row.isActivelyScoring
    dispute = row.disputedEnds.isEmpty ? nil : row.disputeWords
  }

  init(_ row: UnrankedRow, isOwn: Bool = false) {
    (id, name, target, self.isOwn, isShooting, dispute) = (row.id, row.displayName, row.target, isOwn, false, nil)
  }

  var html: HTML {
    spaced {
      bdi(name)
      if let target { badge("quiet") { text(target.text) } }
      if isOwn { badge("on") { t("You") } }
      if isShooting { badge("shooting") { t("Shooting") } }
      if let dispute { badge("bad") { text(dispute) } }
    }
  }
}

/// The line of an archer without a place.
struct UnplacedRow: LiveRow {
  private let row: UnrankedRow
  private let frame: StandingFrame
  private let isOwn: Bool

  init(_ row: UnrankedRow, _ frame: StandingFrame, marksOwn: Bool) {
    (self.row, self.frame, isOwn) = (row, frame, marksOwn && row.isCurrentUser)
  }

  var key: String { frame.key(row.id) }

  var attributes: [Attribute] { [.class("row unranked", isOwn ? "mine" : nil)] }

  var content: HTML {
    td(.class("place")) { abbr(.title(row.reason.meaning)) { text(row.reason.rawValue) } }
    th(.scope(.row)) {
      span(.class("row-name")) { ArcherName(row, isOwn: isOwn).html }
      span(.class("row-note")) { text(row.reason.meaning) }
    }
    td(.class("number wide")) { text("\(row.endsCompleted)/\(frame.ends)") }
    // Columns that stay empty.
    td(.class("wide"), .colspan(1 + frame.columns.titles.count))
    td(.class("number score")) { strong { text(row.totalScore) } }
    td(.class("wide"))
  }
}

/// Tells the row of an archer from all others of a live part.
func rowKey(_ archer: PlayerID, in part: String?) -> String { (part.map { "\($0) " } ?? "") + archer.rawValue }

/// What the sign before a shared place means.
@HTMLBuilder
func tieHint(_ rows: [BoardRow]) -> HTML {
  if rows.contains(where: \.tied) { p(.class("hint")) { t("= means tied.") } }
}

/// An archer's change of rank since the last end, as a sign and in words.
@HTMLBuilder
func movement(_ places: Int?) -> HTML {
  if let places {
    let movement = Movement(places)
    span(.class("move move-\(movement.way)")) {
      span(.unread) { text(movement.sign) }
      span(.class("unseen")) {
        text(", ")
        text(movement.words)
      }
    }
  }
}

struct Movement {
  let way: String
  /// Such as `▲2`.
  let sign: String
  let words: Message

  init(_ places: Int) {
    (way, sign, words) =
      if places > 0 {
        ("up", "▲\(places)", Message("up \(places) places since the last end"))
      } else if places < 0 {
        ("down", "▼\(-places)", Message("down \(-places) places since the last end"))
      } else {
        ("level", "–", Message("no change since the last end"))
      }
  }
}

/// The columns between arrows and score: what the rule compares besides.
struct StandingColumns: Hashable {
  let titles: [Message]
  private let names: CountTitles
  private let hasHits: Bool

  init(_ rule: RankingRule, _ names: CountTitles) {
    (self.names, hasHits) = (names, rule == .agbImperial)
    titles = (hasHits ? [Message("Hits")] : []) + names.all
  }

  func values(_ row: BoardRow) -> [Int] { (hasHits ? [row.hits] : []) + names.counts(of: row).map(\.count) }

  /// Such as `4 × X · 9 × 10s`.
  func words(_ row: BoardRow) -> Message {
    ((hasHits ? ["\(Message("Hits")) \(row.hits)"] : []) + names.words(of: row)).joined(separator: " · ")
  }
}

extension PlayerID {
  /// The name in the page of this archer's row, unique with the category where the page has several.
  func anchor(in part: String?) -> String {
    (part.map { "\($0)-" } ?? "") + WebAddress(rawValue).text.dropFirst()
  }
}

extension UnrankedRow.Reason {
  var meaning: Message {
    switch self {
    case .didNotFinish: Message("Did not finish")
    case .didNotStart: Message("Did not start")
    case .disqualified: Message("Disqualified")
    case .excluded: Message("Removed from all results")
    }
  }
}
