import Domain
import GroupChallenges
import Pages
import Spaces

extension FitnessSite {
  /// Both boards of a week; its title is the heading of the page where the page shows nothing else.
  func boards(_ week: WeekScreen, marksOwn: Bool, isPage: Bool, _ visit: Visit) throws(TemplateFailure) -> HTML {
    let window = BoardsView.Window(week, isPage: isPage, visit.query)
    return try content.in(visit).render("boards", BoardsView(week, window, marksOwn: marksOwn))
  }
}

/// The view of the template `boards`.
private struct BoardsView {
  /// The part of a long list that a page shows: its first lines beside the week's button, all of them on the week's own page.
  struct Window {
    static let lines = 20

    let isPage: Bool
    /// The page of the week.
    let address: WebAddress
    let from: Int
    let search: String

    init(_ week: WeekScreen, isPage: Bool, _ query: [String: String]) {
      self.isPage = isPage
      address = GroupAddress.part("weeks", week.week, of: week.group)
      let last = week.boards.map(\.lines.count).max() ?? 0
      from = isPage ? query["from"].flatMap { Int($0) }.map { min(max(0, $0), last) } ?? 0 : 0
      search = isPage ? (query["search"] ?? "").trimmingSpaces : ""
    }

    func address(from: Int) -> String {
      (search.isEmpty ? address : address.with("search", search)).with("from", "\(from)").text
    }
  }

  /// A week that is not over.
  struct Running {
    let week: Message
    let until: DayView
  }

  struct Search {
    let action: String
    let text: String
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
  let search: Search?
  let all: Message?
  let page: String
  let previous: String?
  let next: String?
  let hasPages: Bool

  init(_ week: WeekScreen, _ window: Window, marksOwn: Bool) {
    title = week.isOver ? week.title : Message("This week")
    (level, boardLevel) = window.isPage ? ("1", "2") : ("2", "3")
    running = week.isOver ? nil : Running(week: week.title, until: DayView(week.lastDate))
    provisional = week.provisionalUntil.map(MomentView.init)
    boards = week.boards.map { BoardView($0, window, marksOwn: marksOwn) }
    let (members, found) = (week.boards.map(\.lines.count).max() ?? 0, boards.map(\.found).max() ?? 0)
    let isLong = members > Window.lines
    page = window.address.text
    search = isLong && window.isPage ? Search(action: page, text: window.search) : nil
    all = isLong && !window.isPage ? Message("All \(members) members") : nil
    previous = window.from > 0 ? window.address(from: max(0, window.from - Window.lines)) : nil
    let end = window.from + Window.lines
    next = window.isPage && end < found ? window.address(from: end) : nil
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

  init(_ board: WeekScreen.Board, _ window: BoardsView.Window, marksOwn: Bool) {
    (id, title, isHidden) = ("board-\(board.type.rawValue)", board.type.title, board.isHidden)
    (winners, leaders) = (board.winners.listed, board.leaders.listed)
    let matching = board.lines.filter {
      NameKey(loosely: $0.displayName).contains(NameKey(loosely: window.search))
    }
    found = matching.count
    let shown = matching.dropFirst(window.from).prefix(BoardsView.Window.lines)
    let own = shown.contains(where: \.isMine) ? [] : board.lines.filter(\.isMine)
    lines = (own + shown).map { line in
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
