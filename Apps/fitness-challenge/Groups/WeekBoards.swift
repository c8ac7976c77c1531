import Domain
import GroupChallenges
import Hypertext
import Pages
import Spaces

extension FitnessSite {
  /// Both boards of a week; its title is the heading of the page where the page shows nothing else.
  func boards(_ week: WeekScreen, marksOwn: Bool, isPage: Bool, _ visit: Visit) -> HTML {
    let address = GroupAddress.part("weeks", week.week, of: week.group)
    // Beside the week's button stand the first lines, and all of them on the week's own page.
    let window = ListWindow(of: address, isPage ? visit.query : [:])
    let lists = week.boards.map { board in (board, window.part(of: board.lines, named: \.displayName, isOwn: \.isMine))
    }
    let members = week.boards.map(\.lines.count).max() ?? 0
    return HTML {
      weekHead(week, isPage: isPage)
      if isPage { window.search(in: members, Message("Name")) }
      div(.class("cards boards")) {
        for (board, list) in lists { boardCard(board, list.shown, level: isPage ? 2 : 3, marksOwn: marksOwn) }
      }
      if !isPage, members > ListWindow.lines {
        p { buttonLink(address, isWide: true) { t("All \(members) members") } }
      }
      if isPage {
        window.pager(of: lists.map(\.1.found).max() ?? 0, Message("Places before"), Message("Places after"))
      }
    }
  }
}

@HTMLBuilder
private func weekHead(_ week: WeekScreen, isPage: Bool) -> HTML {
  heading(isPage ? 1 : 2, .class("week-title")) { text(week.isOver ? week.title : Message("This week")) }
  if !week.isOver { p(.class("quiet")) { t("\(week.title), until \(time: week.lastDate)") } }
  if let end = week.provisionalUntil {
    p(.class("flag")) { t("Provisional. Late check-ins count until \(time: end).") }
  }
}

private func boardCard(_ board: WeekScreen.Board, _ lines: [WeekScreen.Line], level: Int, marksOwn: Bool) -> HTML {
  let id = "board-\(board.type.rawValue)"
  return section(.class("card"), .labelled(by: id)) {
    heading(level, .id(id), .class("board-title")) { text(board.type.title) }
    if let winners = board.winners.listed { p(.class("winner")) { t("Won by \(bdi: winners)") } }
    if let leaders = board.leaders.listed { p(.class("winner")) { t("Ahead: \(bdi: leaders)") } }
    if board.isHidden { p(.class("quiet")) { t("The other members appear here when the week is over.") } }
    ol(.class("list standings")) {
      for line in lines { standing(line, of: board.type, isMarked: line.isMine && marksOwn) }
    }
  }
}

private func standing(_ line: WeekScreen.Line, of type: ChallengeType, isMarked: Bool) -> HTML {
  li(.class("standing", isMarked ? "mine" : nil, line.rank == nil ? "quiet" : nil), .current(isMarked)) {
    span(.class("rank")) { text(line.place ?? "–") }
    span(.class("who")) {
      bdi(line.displayName)
      if line.late > 0 { span(.class("quiet late")) { text(line.lateWords) } }
    }
    span(.class("value")) { if line.rank != nil { text(type.words(line.value)) } }
  }
}

extension ChallengeType {
  var title: Message {
    switch self {
    case .checkIn: Message("Check-ins")
    case .streak: Message("Streaks")
    }
  }

  func words(_ value: Int64) -> Message {
    switch self {
    case .checkIn: Message(verbatim: "\(value)")
    case .streak: Message("\(Int(value)) days")
    }
  }
}
