import ArcheryScoring
import Domain
import Hypertext
import Pages

/// The table of one category's results.
func standings(_ category: CategoryResults, marksOwn: Bool) -> HTML {
  let columns = StandingColumns(category.rule.code, category.countTitles)
  let part = category.id == ShootCategory.wholeID ? nil : category.id.rawValue
  let (ends, count) = (category.round.ends, category.rows.count + category.unranked.count)
  return HTML {
    if count > 0 {
      standings(columns, ofRows: count) {
        for row in category.rows {
          standing(row, ends, columns, part: part, marksOwn: marksOwn, isFinal: true)
        }
        for row in category.unranked { unranked(row, ends, columns, part: part, marksOwn: marksOwn) }
      }
    } else {
      p(.class("lead")) { t("No archers are on the board yet.") }
    }
    tieHint(category.rows)
  }
}

/// A table of ranked archers: its head, and its rows.
func standings(_ columns: StandingColumns, ofRows count: Int, @HTMLBuilder rows: () -> HTML) -> HTML {
  // A big screen has room for tall rows.
  let size = count <= 8 ? "few" : count <= 16 ? "some" : "many"
  return div(.class("scroll"), .tabindex(0), .role(.group), .label(Message("Standings"))) {
    table(.class("board board-\(size)")) {
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

/// One archer's line.
///
/// - Parameters:
///   - row: The archer.
///   - ends: The number of ends of the round.
///   - columns: The columns besides the score.
///   - part: The category, where the page has several; an archer of a combined category has a row in two of them.
///   - marksOwn: Whether the reader's own rows are highlighted.
///   - isFinal: Whether moves are left out, because nothing follows.
/// - Returns: The row.
func standing(
  _ row: BoardRow,
  _ ends: Int,
  _ columns: StandingColumns,
  part: String?,
  marksOwn: Bool,
  isFinal: Bool = false
) -> HTML {
  let isOwn = marksOwn && row.isCurrentUser
  let difference = Words.difference(row.scoreDifferenceFromFirst)
  let note: Message = "\(Message("\(row.endsCompleted) of \(ends) ends")) · \(columns.words(row))"
  return liveRow(
    rowKey(row.id, in: part),
    .id("place-\(row.anchor(in: part))"),
    .class("row", isOwn ? "mine" : nil, row.podium)
  ) {
    td(.class("place")) {
      text(row.place)
      if !isFinal { movement(row.movement) }
    }
    th(.scope(.row)) {
      span(.class("row-name")) { name(row, isOwn: isOwn) }
      span(.class("row-note")) { text(note) }
      if let reason = row.reason { span(.class("row-reason")) { text(reason.message) } }
    }
    td(.class("number wide")) { text("\(row.endsCompleted)/\(ends)") }
    td(.class("number wide arrows")) { text(row.arrowsShot) }
    for count in columns.values(row) { td(.class("number wide")) { text(count) } }
    td(.class("number score")) {
      strong { text(row.totalScore) }
      span(.class("row-note")) { text(difference) }
    }
    td(.class("number wide")) { text(difference) }
  }
}

private func name(_ row: BoardRow, isOwn: Bool) -> HTML {
  spaced {
    bdi(row.displayName)
    if let target = row.target { badge("quiet") { text(target.text) } }
    if isOwn { badge("on") { t("You") } }
    if row.isActivelyScoring { badge("shooting") { t("Shooting") } }
    if !row.disputedEnds.isEmpty { badge("bad") { text(row.disputeWords) } }
  }
}

/// The line of an archer without a place.
func unranked(_ row: UnrankedRow, _ ends: Int, _ columns: StandingColumns, part: String?, marksOwn: Bool) -> HTML {
  let isOwn = marksOwn && row.isCurrentUser
  return liveRow(rowKey(row.id, in: part), .class("row unranked", isOwn ? "mine" : nil)) {
    td(.class("place")) { abbr(.title(row.reason.meaning)) { text(row.reason.rawValue) } }
    th(.scope(.row)) {
      span(.class("row-name")) {
        spaced {
          bdi(row.displayName)
          if let target = row.target { badge("quiet") { text(target.text) } }
          if isOwn { badge("on") { t("You") } }
        }
      }
      span(.class("row-note")) { text(row.reason.meaning) }
    }
    td(.class("number wide")) { text("\(row.endsCompleted)/\(ends)") }
    // Columns that stay empty.
    td(.class("wide"), .colspan(1 + columns.titles.count))
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

/// A change of rank.
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
struct StandingColumns {
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

extension BoardRow {
  /// Such as `=2` where the place is shared.
  var place: String { tied ? "=\(rank)" : "\(rank)" }

  /// The class of a row on the podium; nil for others.
  var podium: String? { rank <= 3 && arrowsShot > 0 ? "podium-\(rank)" : nil }

  /// The row's name in the page, unique with the category where the page has several.
  ///
  /// It is the archer's, not the place's, so that a row that others overtake stays the same but for its place.
  func anchor(in part: String?) -> String {
    (part.map { "\($0)-" } ?? "") + WebAddress(id.rawValue).text.dropFirst()
  }
}

extension UnrankedRow.Reason {
  /// The reason in words.
  var meaning: Message {
    switch self {
    case .didNotFinish: Message("Did not finish")
    case .didNotStart: Message("Did not start")
    case .disqualified: Message("Disqualified")
    case .excluded: Message("Removed from all results")
    }
  }
}
