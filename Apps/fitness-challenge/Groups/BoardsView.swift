import Domain
import GroupChallenges
import Hypertext
import Pages
import Spaces

extension FitnessSite {
  /// Both boards of a week; its title is the heading of the page where the page shows nothing else.
  func boards(_ week: WeekScreen, marksOwn: Bool, isPage: Bool, _ visit: Visit) throws(TemplateFailure) -> HTML {
    let address = GroupAddress.part("weeks", week.week, of: week.group)
    // Beside the week's button stand the first lines, and all of them on the week's own page.
    let window = ListWindow(of: address, isPage ? visit.query : [:])
    let view = BoardsView(week, window, at: address, marksOwn: marksOwn, isPage: isPage)
    return try content.in(visit).render("boards", view)
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
  /// nil for a list that is short enough to read.
  let search: ListWindow.Search?
  let all: Message?
  let page: String
  let previous: String?
  let next: String?
  let hasPages: Bool

  init(_ week: WeekScreen, _ window: ListWindow, at address: WebAddress, marksOwn: Bool, isPage: Bool) {
    title = week.isOver ? week.title : Message("This week")
    (level, boardLevel) = isPage ? ("1", "2") : ("2", "3")
    running = week.isOver ? nil : Running(week: week.title, until: DayView(week.lastDate))
    provisional = week.provisionalUntil.map(MomentView.init)
    boards = week.boards.map { BoardView($0, window, marksOwn: marksOwn) }
    let members = week.boards.map(\.lines.count).max() ?? 0
    page = address.text
    search = isPage ? window.search(in: members) : nil
    all = !isPage && members > ListWindow.lines ? Message("All \(members) members") : nil
    (previous, next) = (window.previous, isPage ? window.next(of: boards.map(\.found).max() ?? 0) : nil)
    hasPages = previous != nil || next != nil
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
  /// The reader's own line where it is not among those of the page, then these.
  let lines: [Line]
  /// The number of lines on all pages.
  let found: Int

  init(_ board: WeekScreen.Board, _ window: ListWindow, marksOwn: Bool) {
    (id, title, isHidden) = ("board-\(board.type.rawValue)", board.type.title, board.isHidden)
    (winners, leaders) = (board.winners.listed, board.leaders.listed)
    let (shown, found) = window.part(of: board.lines, named: \.displayName, isOwn: \.isMine)
    self.found = found
    lines = shown.map { line in
      Line(
        rank: line.place ?? "–",
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
  /// The rank, such as `2`, or `=2` for one that several members have; nil for a member without a value.
  var place: String? { rank.map { "\(isTied ? "=" : "")\($0)" } }

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
  var title: Message { .week(week) }
}
