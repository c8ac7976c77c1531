import Domain
import GroupChallenges
import Hypertext
import Pages
import Server
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
      let view = BoardPageView(screen, marksOwn: try await marksOwn(group))
      let (title, follows) = (Message("Boards · \(screen.name)"), [GroupBoards.path(of: group.id)])
      return try page(title, "board", view, of: group, visit, follows: follows, json: screen)
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

/// The template `board` shows this.
private struct BoardPageView {
  struct Tab {
    let label: Message
    let address: String
    let isCurrent: Bool
  }

  struct Mine {
    let place: Message
    let ahead: Message?
    let around: String
  }

  struct Line {
    let rank: String
    let name: String
    let value: Int
    let isMine: Bool
  }

  struct Past {
    let address: String
    let bucket: BucketView
    /// nil for a bucket without winners, or whose winners are hidden.
    let winners: Message?
    /// The first members while late check-ins count.
    let leaders: Message?
    let isProvisional: Bool
  }

  let tabs: [Tab]
  let bucket: BucketView
  /// nil for a member without a check-in there.
  let me: Mine?
  let none: Message
  let isHidden: Bool
  let isProvisional: Bool
  let lines: [Line]
  let previous: String?
  let next: String?
  let hasPages: Bool
  let changes: [Message]
  let hasChanges: Bool
  let past: [Past]
  let hasPast: Bool
  let now: String?

  init(_ screen: PeriodScreen, marksOwn: Bool) {
    let choice = PeriodChoice(screen.period)
    let page = GroupAddress.part("boards", of: screen.group).with("period", choice.rawValue)
    let here = page.with("bucket", screen.bucket)
    tabs = PeriodChoice.allCases.map { period in
      let address = GroupAddress.part("boards", of: screen.group).with("period", period.rawValue)
      return Tab(label: period.label, address: address.text, isCurrent: period == choice)
    }
    bucket = BucketView(screen.period, screen.bucket)
    me = screen.mine.map {
      Mine(place: screen.placeWords($0), ahead: screen.aheadWords, around: here.with("me", "1").text)
    }
    none =
      screen.isOver
      ? Message("You had no check-ins here.")
      : Message("You are not on this board yet. Check in on the page of this week.")
    (isHidden, isProvisional) = (screen.isHidden, screen.isOver && !screen.isFinal)
    lines = screen.lines.map {
      Line(rank: $0.place, name: $0.displayName, value: Int($0.value), isMine: $0.isMine && marksOwn)
    }
    previous = screen.previous.map { here.with("from", "\($0)").text }
    next = screen.next.map { here.with("from", "\($0)").text }
    hasPages = previous != nil || next != nil
    changes = screen.changes.map(\.words)
    hasChanges = !changes.isEmpty
    past = screen.past.map { past in
      Past(
        address: page.with("bucket", past.bucket).text,
        bucket: BucketView(screen.period, past.bucket),
        winners: past.winners.listed,
        leaders: past.leaders.listed,
        isProvisional: !past.isFinal
      )
    }
    hasPast = !past.isEmpty
    now = screen.isOver ? page.text : nil
  }
}

/// The name of a bucket: a day or a month that the reader's browser writes, or words.
struct BucketView {
  let words: Message
  let day: DayView?
  let month: DayView?
  let isNamed: Bool

  init(_ period: Period, _ id: String) {
    words = Self.words(period, id)
    day = period == .daily ? DayView(id) : nil
    month = period == .monthly ? DayView("\(id)-01") : nil
    isNamed = day == nil && month == nil
  }

  /// Such as `Week 24 of 2025` or `Winter 2025/26`.
  static func words(_ period: Period, _ id: String) -> Message {
    let parts = id.split(separator: "-")
    switch period {
    case .weekly: return .week(id)
    case .seasonal where parts.count == 2:
      if parts[1] == "OUTDOOR" { return Message("Summer \(parts[0])") }
      let next = (Int(parts[0]) ?? 0) + 1
      return Message("Winter \("\(parts[0])/\(String(next).suffix(2))")")
    case .allTime: return Message("All time")
    default: return Message(verbatim: id)
    }
  }
}

extension PeriodScreen.Line {
  /// The rank, such as `2`, or `=2` for one that several members have.
  var place: String { "\(isTied ? "=" : "")\(rank)" }
}

extension PeriodScreen {
  /// The place and the value of a line, such as "place 3 of 12, 14 check-ins".
  func placeWords(_ line: Line) -> Message {
    let value = Message("\(Int(line.value)) check-ins")
    return isHidden ? Message("Place \(line.rank), \(value).") : Message("Place \(line.rank) of \(total), \(value).")
  }

  /// The member ahead and the difference; nil where the member who looks leads, or the standings are hidden.
  var aheadWords: Message? {
    guard let ahead else { return nil }
    return ahead.by == 0
      ? ahead.isFirst
        ? Message("\(ahead.displayName) has the same value and entered it first.")
        : Message("\(ahead.displayName) has the same value.")
      : Message("\(ahead.displayName) is ahead by \(Int(ahead.by)).")
  }
}

extension PeriodEvent {
  var words: Message {
    switch (from, to) {
    case (nil, let to?): Message("\(displayName) is new, on place \(to).")
    case (let from?, let to?) where to < from: Message("\(displayName) rises from place \(from) to \(to).")
    case (let from?, let to?): Message("\(displayName) falls from place \(from) to \(to).")
    case (_, nil): Message("\(displayName) is no longer on the board.")
    }
  }
}
