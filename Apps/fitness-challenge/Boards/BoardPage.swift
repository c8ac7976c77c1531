import Domain
import GroupChallenges
import Hypertext
import Pages
import ScoreServer
import Spaces
import WireFormat

extension FitnessSite {
  /// The boards of a group by day, week, month, season and all time.
  func addBoards(to site: Site) {
    site.page("groups/:space/boards", beside: groups) { visit in
      let group = try await group(visit)
      let period = PeriodChoice(rawValue: visit.query["period"] ?? "") ?? .month
      let window = PeriodScreen.Window(visit.query)
      let boards = try await app.boards(of: group)
      guard let screen = try await boards.screen(of: group, period.period, bucket: visit.query["bucket"], window) else {
        throw Problem.notFound
      }
      let body = board(screen, marksOwn: try await marksOwn(group))
      let (title, follows) = (Message("Boards · \(screen.name)"), [GroupBoards.path(of: group.id)])
      return page(title, body, of: group, follows: follows, json: screen)
    }
  }
}

extension PeriodScreen.Window {
  fileprivate init(_ query: [String: String]) {
    self = query["me"] == nil ? .from(query["from"].flatMap { Int($0) } ?? 0) : .aroundMe
  }
}

/// A period as addresses and commands name it.
enum PeriodChoice: String, CaseIterable {
  case day, week, month, season, all

  var period: Period {
    switch self {
    case .day: .daily
    case .week: .weekly
    case .month: .monthly
    case .season: .seasonal
    case .all: .allTime
    }
  }

  var label: Message {
    switch self {
    case .day: Message("Day")
    case .week: Message("Week")
    case .month: Message("Month")
    case .season: Message("Season")
    case .all: Message("All time")
    }
  }

  init(_ period: Period) { self = Self.allCases.first { $0.period == period } ?? .all }
}

@HTMLBuilder
private func board(_ screen: PeriodScreen, marksOwn: Bool) -> HTML {
  let choice = PeriodChoice(screen.period)
  let here = screen.page.with("bucket", screen.bucket)
  h1 { t("Boards") }
  tabs(
    Message("Period"),
    PeriodChoice.allCases.map { period in
      let address = GroupAddress.part("boards", of: screen.group).with("period", period.rawValue)
      return Page.Link(period.label, address, isCurrent: period == choice)
    }
  )
  h2 { bucket(screen.period, screen.bucket) }
  if screen.isOver { crumbs(screen.page) { t("Back to now") } }
  if screen.isOver, !screen.isFinal { p(.class("flag")) { t("Provisional. Late check-ins still count.") } }
  if let words = screen.mineWords {
    me(words, screen, here)
  } else {
    p(.class("lead")) {
      screen.isOver
        ? t("You had no check-ins here.")
        : t("You are not on this board yet. Check in on the page of this week.")
    }
  }
  standings(screen, here, marksOwn: marksOwn)
  if !screen.changes.isEmpty {
    card("changes", t("Latest changes"), level: 3) {
      factList(screen.changes) { bdi($0.words) }
    }
  }
  if !screen.past.isEmpty { earlier(screen) }
}

/// The member's own place, with the way to it on a board of several pages.
private func me(_ words: Message, _ screen: PeriodScreen, _ here: WebAddress) -> HTML {
  card("me", t("You"), level: 3) {
    p(.class("winner")) { text(words) }
    if let ahead = screen.aheadWords { p { text(ahead) } }
    if screen.previous != nil || screen.next != nil {
      p { buttonLink(here.with("me", "1")) { t("Around me") } }
    }
  }
}

private func standings(_ screen: PeriodScreen, _ here: WebAddress, marksOwn: Bool) -> HTML {
  card("standings", t("Check-ins"), level: 3) {
    if screen.isHidden { p(.class("quiet")) { t("The other members appear here when the week is over.") } }
    ol(.class("list standings")) {
      for line in screen.lines {
        let isMarked = line.isMine && marksOwn
        li(.class("standing", isMarked ? "mine" : nil), .current(isMarked)) {
          span(.class("rank")) { text(line.place) }
          span(.class("who")) { bdi(line.displayName) }
          span(.class("value")) { text(Int(line.value)) }
        }
      }
    }
    if screen.lines.isEmpty { p { t("No check-ins here.") } }
    pager(
      before: screen.previous.map { (here.with("from", "\($0)"), Message("Places before")) },
      after: screen.next.map { (here.with("from", "\($0)"), Message("Places after")) }
    )
  }
}

private func earlier(_ screen: PeriodScreen) -> HTML {
  section(.labelled(by: "past-title")) {
    h3(.id("past-title")) { t("Earlier boards") }
    for past in screen.past {
      cardLink(screen.page.with("bucket", past.bucket), bucket(screen.period, past.bucket)) {
        if let winners = past.winners.listed { span { t("Won by \(bdi: winners)") } }
        if let leaders = past.leaders.listed { span { t("Ahead: \(bdi: leaders)") } }
        if !past.isFinal { span { t("provisional") } }
      }
    }
  }
}

/// The name of a bucket: a day or a month that the reader's browser writes, or words.
private func bucket(_ period: Period, _ id: String) -> HTML {
  switch period {
  case .daily: time(id)
  case .monthly: time("\(id)-01", .month)
  default: text(period.words(ofBucket: id))
  }
}

extension PeriodScreen {
  /// The board of the period that runs.
  fileprivate var page: WebAddress {
    GroupAddress.part("boards", of: group).with("period", PeriodChoice(period).rawValue)
  }
}
