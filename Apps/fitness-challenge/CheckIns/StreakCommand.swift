import ArgumentParser
import Domain
import GroupChallenges
import Pages
import ScorebookKit
import Spaces

struct StreakCommand: GroupCommand {
  static let configuration = CommandConfiguration(
    commandName: "streak",
    abstract: "Prints your days in a row, with a picture of the last weeks; freezes a day.",
    discussion: """
      Example: fitness-challenge streak
               fitness-challenge streak --freeze 2026-03-30
               fitness-challenge streak --report 12     where the group takes streaks from another program
      """
  )

  @OptionGroup var options: GroupOptions

  @Option(help: ArgumentHelp("Freeze a missed or future day, which then keeps the streak.", valueName: "yyyy-mm-dd"))
  var freeze: String?

  @Option(help: ArgumentHelp("Set the streak that another program counts.", valueName: "days"))
  var report: Int64?

  @Option(help: "The number of weeks in the picture.")
  var weeks = 6

  func validate() throws {
    if freeze != nil, report != nil {
      throw ValidationError(Message("Use --freeze or --report, not both."))
    }
    guard (1...53).contains(weeks) else {
      throw ValidationError(Message("The picture shows 1 to 53 weeks."))
    }
  }

  func run(_ context: GroupContext) async throws {
    var view = context.view
    if let freeze {
      let day = GroupAction.DayOff(date: freeze, kind: .freeze)
      view = try await context.spaces.takeOff(day, about: context.account.user, in: view.id, as: context.newTicket())
    }
    if let report {
      view = try await context.spaces.reportStreak(report, in: view.id, as: context.newTicket())
    }
    let me = view.mine(at: context.now, weeks: weeks)
    try context.show(me, lines(me, view, at: context.now))
  }

  private func lines(_ me: MemberScreen, _ view: GroupView, at now: Timestamp) -> [String] {
    let days = Message("\(me.streak) days in a row")
    let streak = Message("\(days), \(me.longestStreak) at most.")
    var facts = [streak, Message("\(me.freezesLeft) freezes left.")]
    if view.about.rules.streaks == .external {
      let reported = view.snapshot(.streak, at: now).currentUserEntry
      let words = reported.map { ChallengeType.streak.words($0.value) } ?? Message("nothing yet")
      facts = [Message("Reported for this week: \(words)."), Message("By check-ins: \(streak)")]
    }
    let picture = me.weeks.map { week in
      (week.first?.date ?? "") + week.map { "  \($0.mark.sign)\($0.isToday ? "<" : " ")" }.joined()
    }
    let heading = Weekday.all.map { "  " + Terminal.text($0.short).padded(to: 2) }.joined()
    let legend = Message("# checked in, f freeze, e excused, . missed, < today")
    return facts.map(Terminal.text) + ["", ("          " + heading).trimmingEnd] + picture.map(\.trimmingEnd)
      + ["", Terminal.text(legend)]
  }
}

extension MemberScreen.Mark {
  fileprivate var sign: String {
    switch self {
    case .checkIn: "#"
    case .freeze: "f"
    case .excuse: "e"
    case .missed: "."
    case .toCome: " "
    }
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }

  fileprivate var trimmingEnd: String { String(reversed().drop { $0 == " " }.reversed()) }
}
