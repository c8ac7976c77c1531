import AppKit
import ArgumentParser
import Domain
import GroupChallenges
import Pages

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

  @Option(help: ArgumentHelp("Let a missed day, or one to come, not end the streak.", valueName: "yyyy-mm-dd"))
  var freeze: String?

  @Option(help: ArgumentHelp("Set the streak that another program counts.", valueName: "days"))
  var report: Int64?

  @Option(help: "How many weeks the picture shows.")
  var weeks = 6

  func validate() throws {
    if freeze != nil, report != nil { throw ValidationError("Say --freeze or --report, not both.") }
    guard (1...53).contains(weeks) else { throw ValidationError("The picture shows 1 to 53 weeks.") }
  }

  func run(_ desk: GroupDesk) async throws {
    var view = desk.view
    let context = desk.app.context(desk.account)
    if let freeze {
      let day = GroupAction.DayOff(date: freeze, kind: .freeze)
      view = try await desk.app.groups.takeOff(day, about: desk.account.user, in: view.id, context)
    }
    if let report {
      view = try await desk.app.groups.reportStreak(report, at: context.now, in: view.id, context)
    }
    let me = view.mine(at: desk.now, weeks: weeks)
    try desk.show(me, lines(me, view, at: desk.now))
  }

  private func lines(_ me: MemberScreen, _ view: GroupView, at now: Timestamp) -> [String] {
    var facts = [
      "\(Words.count(me.streak, "day", "days")) in a row, \(me.longestStreak) at most.",
      "\(Words.count(me.freezesLeft, "freeze", "freezes")) left.",
    ]
    if view.group.rules.streaks == .external {
      let reported = view.snapshot(.streak, at: now).currentUserEntry.map { ChallengeType.streak.words($0.value) }
      facts = ["Reported for this week: \(reported ?? "nothing yet").", "By check-ins: \(facts[0])"]
    }
    let picture = me.weeks.map { week in
      (week.first?.date ?? "") + week.map { "  \($0.mark.sign)\($0.isToday ? "<" : " ")" }.joined()
    }
    let heading = "            Mo  Tu  We  Th  Fr  Sa  Su"
    let legend = "# checked in, f freeze, e excused, . missed, < today"
    return facts + ["", heading] + picture.map(\.trimmingEnd) + ["", legend]
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
  fileprivate var trimmingEnd: String { String(reversed().drop { $0 == " " }.reversed()) }
}
