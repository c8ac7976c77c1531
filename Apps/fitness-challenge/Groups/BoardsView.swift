import Domain
import GroupChallenges
import Pages
import Spaces

extension FitnessSite {
  /// Both boards of a week; its title is the heading of the page where the page shows nothing else.
  func boards(_ week: WeekScreen, marksOwn: Bool, isPage: Bool) throws(TemplateFailure) -> HTML {
    try content.render("boards", BoardsView(week, marksOwn: marksOwn, isPage: isPage))
  }
}

/// The view of the template `boards`.
private struct BoardsView {
  let title: String
  /// The number in the tag of the week's heading, and of the boards' headings.
  let level: String
  let boardLevel: String
  let note: String?
  /// The last day of a week that is not over.
  let until: DayView?
  /// The end of the time for late check-ins in a week that is over.
  let provisional: MomentView?
  let boards: [BoardView]

  init(_ week: WeekScreen, marksOwn: Bool, isPage: Bool) {
    title = week.isOver ? week.title : "This week"
    (level, boardLevel) = isPage ? ("1", "2") : ("2", "3")
    note = week.isOver ? nil : "\(week.title), until "
    until = week.isOver ? nil : DayView(week.lastDate)
    provisional = week.provisionalUntil.map(MomentView.init)
    boards = week.boards.map { BoardView($0, marksOwn: marksOwn) }
  }
}

private struct BoardView {
  struct Line {
    let rank: String
    let name: String
    let value: String
    /// Tells every member of check-ins that were entered on a later day.
    let late: String?
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
    winners = board.firstWords
    hidden = board.isHidden ? "The others are shown when the week is over." : nil
    lines = board.lines.map { line in
      Line(
        rank: line.rank.map { "\($0)" } ?? "–",
        name: line.displayName,
        value: line.rank == nil ? "" : board.type.words(line.value),
        late: line.late == 0 ? nil : line.lateWords,
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

extension WeekScreen.Line {
  /// Such as `2 entered later`.
  var lateWords: String { "\(late) entered later" }
}

extension WeekScreen.Board {
  /// The winners, or the leaders while late check-ins count.
  var first: [String] { winners.isEmpty ? leaders : winners }

  var firstWords: String? {
    first.isEmpty ? nil : "\(winners.isEmpty ? "Ahead:" : "Won by") \(first.joined(separator: " and "))"
  }
}

extension WeekScreen {
  /// A sentence about events of a newer version; nil for none.
  var unreadableWords: String? {
    unreadable == 0
      ? nil
      : "\(Words.count(unreadable, "entry", "entries")) cannot be read by this version and count for nothing. Update the app."
  }

  /// Such as `Week 24 of 2025`.
  var title: String {
    let parts = week.split(separator: "-W")
    return parts.count == 2 ? "Week \(parts[1]) of \(parts[0])" : week
  }
}
