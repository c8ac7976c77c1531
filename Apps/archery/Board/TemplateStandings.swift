import ArcheryScoring
import Domain
import Hypertext
import Pages

// What the templates of the results show, until that page is a value, too: then this file and `standings`, `standings-head`,
// `standing`, `standing-unranked`, `standings-foot`, `row-marks` and `movement` go.

/// The table of results; what the template `standings` sees.
struct StandingsView {
  /// `few` where a big screen has room for tall rows.
  let size: String
  let hasRows: Bool
  /// The words for a board without rows.
  let empty: Message
  let columns: [Message]
  let rows: [StandingView]
  let unranked: [UnrankedView]
  let hasTies: Bool

  init(_ screen: CategoryResults, marksOwn: Bool) {
    let count = screen.rows.count + screen.unranked.count
    let (ends, columns) = (screen.round.ends, StandingColumns(screen.rule.code, screen.countTitles))
    let part = screen.id == ShootCategory.wholeID ? nil : screen.id.rawValue
    size = Self.size(ofRows: count)
    hasRows = count > 0
    empty = Message("No archers are on the board yet.")
    self.columns = columns.titles
    rows = screen.rows.map {
      StandingView($0, ends: ends, columns: columns, part: part, marksOwn: marksOwn, isFinal: true)
    }
    unranked = screen.unranked.map { UnrankedView($0, ends: ends, columns: columns, marksOwn: marksOwn) }
    hasTies = screen.rows.contains(where: \.tied)
  }

  static func size(ofRows count: Int) -> String { count <= 8 ? "few" : count <= 16 ? "some" : "many" }
}

/// One archer's line.
struct StandingView {
  /// Unique on the page.
  let anchor: String
  let rank: Int
  /// Such as `=2` where the place is shared.
  let place: String
  let isPodium: Bool
  /// nil where there is nothing to compare with, and in results.
  let movement: MovementView?
  let displayName: String
  let club: String?
  let target: String?
  let isCurrentUser: Bool
  let isActivelyScoring: Bool
  /// Such as `End 3 disputed`.
  let dispute: Message?
  let ends: String
  let arrowsShot: Int
  let counts: [Int]
  let totalScore: Int
  let difference: String
  /// The words below the name on a narrow screen, instead of columns.
  let note: Message
  /// The tie-break between archers with the same score.
  let reason: Message?

  /// `part` is the category if the page has several, and `marksOwn` whether the reader's own rows are highlighted.
  init(
    _ row: BoardRow,
    ends count: Int,
    columns: StandingColumns,
    part: String? = nil,
    marksOwn: Bool = true,
    isFinal: Bool = false
  ) {
    anchor = (part.map { "\($0)-" } ?? "") + "\(row.ordinal)"
    rank = row.rank
    movement = isFinal ? nil : row.movement.map(MovementView.init)
    place = row.tied ? "=\(row.rank)" : "\(row.rank)"
    isPodium = row.rank <= 3 && row.arrowsShot > 0
    displayName = row.displayName
    club = row.club
    (target, reason) = (row.target?.text, row.reason?.message)
    isCurrentUser = marksOwn && row.isCurrentUser
    isActivelyScoring = row.isActivelyScoring
    dispute = row.disputedEnds.isEmpty ? nil : row.disputeWords
    ends = "\(row.endsCompleted)/\(count)"
    arrowsShot = row.arrowsShot
    counts = columns.values(row)
    totalScore = row.totalScore
    difference = Words.difference(row.scoreDifferenceFromFirst)
    note = "\(Message("\(row.endsCompleted) of \(count) ends")) · \(columns.words(row))"
  }
}

/// An archer's change of rank since the last end, as a sign and in words.
struct MovementView {
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

/// The line of an archer without a place.
struct UnrankedView {
  let reason: String
  let meaning: Message
  let displayName: String
  let target: String?
  let isCurrentUser: Bool
  let ends: String
  let totalScore: Int
  /// Columns that stay empty.
  let span: Int
  let columns: [Message]

  init(_ row: UnrankedRow, ends count: Int, columns: StandingColumns, marksOwn: Bool = true) {
    reason = row.reason.rawValue
    meaning =
      switch row.reason {
      case .didNotFinish: Message("Did not finish")
      case .didNotStart: Message("Did not start")
      case .disqualified: Message("Disqualified")
      case .excluded: Message("Removed from all results")
      }
    displayName = row.displayName
    target = row.target?.text
    isCurrentUser = marksOwn && row.isCurrentUser
    ends = "\(row.endsCompleted)/\(count)"
    totalScore = row.totalScore
    span = 1 + columns.titles.count
    self.columns = columns.titles
  }
}

/// A link to the same results for other archers.
struct BoardChoiceView {
  let label: Message
  let address: String
  let isCurrent: Bool
}
