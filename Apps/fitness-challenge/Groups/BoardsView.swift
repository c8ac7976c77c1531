import Domain
import GroupChallenges
import Pages
import Spaces

extension FitnessSite {
  /// Both boards of a week.
  func boards(_ week: WeekScreen, marksOwn: Bool) throws(TemplateFailure) -> HTML {
    try content.render("boards", BoardsView(week, marksOwn: marksOwn))
  }
}

/// What the template `boards` sees.
private struct BoardsView {
  let title: String
  let note: String?
  /// The last day of a week that is not over.
  let until: DayView?
  let boards: [BoardView]

  init(_ week: WeekScreen, marksOwn: Bool) {
    title = week.isOver ? week.title : "This week"
    note =
      week.isOver
      ? (week.isActive ? "Over; what was done in it still counts for a day." : nil)
      : "\(week.title), until "
    until = week.isOver ? nil : DayView(week.lastDate)
    boards = week.boards.map { BoardView($0, marksOwn: marksOwn) }
  }
}

private struct BoardView {
  struct Line {
    let rank: String
    let name: String
    let value: String
    let isMine: Bool
    let isUnranked: Bool
  }

  let id: String
  let title: String
  let winners: String?
  let hidden: String?
  let lines: [Line]

  init(_ board: WeekScreen.Board, marksOwn: Bool) {
    (id, title) = ("board-\(board.type.rawValue)", board.type.title)
    winners = board.winners.isEmpty ? nil : "Won by \(board.winners.joined(separator: " and "))"
    hidden = board.isHidden ? "The others are shown when the week is over." : nil
    lines = board.lines.map { line in
      Line(
        rank: line.rank.map { "\($0)" } ?? "–",
        name: line.displayName,
        value: line.rank == nil ? "" : board.type.words(line.value),
        isMine: line.isMine && marksOwn,
        isUnranked: line.rank == nil
      )
    }
  }
}

extension ChallengeType {
  var title: String {
    switch self {
    case .checkIn: "Check-ins"
    case .streak: "Streaks"
    }
  }

  /// A value of this challenge.
  func words(_ value: Int64) -> String {
    switch self {
    case .checkIn: "\(value)"
    case .streak: Words.count(Int(value), "day", "days")
    }
  }
}

extension WeekScreen {
  /// Such as `Week 24 of 2025`.
  var title: String {
    let parts = week.split(separator: "-W")
    return parts.count == 2 ? "Week \(parts[1]) of \(parts[0])" : week
  }
}
