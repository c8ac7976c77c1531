import Domain
import GroupChallenges
import Pages
import Spaces

extension FitnessSite {
  /// Both boards of a week; its title is the heading of the page where the page shows nothing else.
  func boards(_ week: WeekScreen, marksOwn: Bool, isPage: Bool, _ visit: Visit) throws(TemplateFailure) -> HTML {
    try content.in(visit).render("boards", BoardsView(week, marksOwn: marksOwn, isPage: isPage))
  }
}

/// The view of the template `boards`.
private struct BoardsView {
  /// A week that is not over.
  struct Running {
    let week: Message
    let until: DayView
  }

  let title: Message
  /// The number in the tag of the week's heading, and of the boards' headings.
  let level: String
  let boardLevel: String
  let running: Running?
  /// The end of the time for late check-ins in a week that is over.
  let provisional: MomentView?
  let boards: [BoardView]

  init(_ week: WeekScreen, marksOwn: Bool, isPage: Bool) {
    title = week.isOver ? week.title : Message("This week")
    (level, boardLevel) = isPage ? ("1", "2") : ("2", "3")
    running = week.isOver ? nil : Running(week: week.title, until: DayView(week.lastDate))
    provisional = week.provisionalUntil.map(MomentView.init)
    boards = week.boards.map { BoardView($0, marksOwn: marksOwn) }
  }
}

private struct BoardView {
  struct Line {
    let rank: String
    let name: String
    let value: Message
    /// A line about check-ins that were entered on a later day, for every member.
    let late: Message?
    let isMine: Bool
    let isUnranked: Bool
  }

  let id: String
  let title: Message
  let winners: Message?
  /// The first members while late check-ins count.
  let leaders: Message?
  let isHidden: Bool
  let lines: [Line]

  init(_ board: WeekScreen.Board, marksOwn: Bool) {
    (id, title, isHidden) = ("board-\(board.type.rawValue)", board.type.title, board.isHidden)
    (winners, leaders) = (board.winners.listed, board.leaders.listed)
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
  var title: Message {
    switch self {
    case .checkIn: Message("Check-ins")
    case .streak: Message("Streaks")
    }
  }

  /// A value of this challenge.
  func words(_ value: Int64) -> Message {
    switch self {
    case .checkIn: Message(verbatim: "\(value)")
    case .streak: Message("\(Int(value)) days")
    }
  }
}

extension WeekScreen.Line {
  /// Such as `2 entered later`.
  var lateWords: Message { Message("\(late) entered later") }
}

extension WeekScreen.Board {
  /// The winners, or the leaders while late check-ins count.
  var first: [String] { winners.isEmpty ? leaders : winners }

  var firstWords: Message? {
    guard let first = first.listed else { return nil }
    return winners.isEmpty ? Message("Ahead: \(first)") : Message("Won by \(first)")
  }
}

extension [String] {
  /// Such as `Ana, Ben and Cem`; nil for none.
  var listed: Message? {
    guard let last else { return nil }
    return count == 1 ? Message(verbatim: last) : Message("\(dropLast().joined(separator: ", ")) and \(last)")
  }
}

extension WeekScreen {
  /// A sentence about events of a newer version; nil for none.
  var unreadableWords: Message? {
    unreadable == 0
      ? nil : Message("\(unreadable) entries cannot be read by this version and do not count. Update the app.")
  }

  /// Such as `Week 24 of 2025`.
  var title: Message {
    let parts = week.split(separator: "-W")
    return parts.count == 2 ? Message("Week \(parts[1]) of \(parts[0])") : Message(verbatim: week)
  }
}
