import Domain
import GroupChallenges
import ScorebookKit
import Spaces

extension FitnessChallenge {
  /// The weeks of an account's groups that still take check-ins, from the end of each until it is closed, and those of the
  /// next month.
  static func calendar(of account: Account, in installation: Installation) async throws -> [CalendarEntry] {
    let groups = Groups(installation.gatekeeper, for: account)
    var dates: [CalendarEntry] = []
    for group in try await groups.list() where !group.needsUpdate {
      do { dates += try await groups.group(group.id).weekDates } catch .notFound {
        // The account has left, or the group was deleted.
      }
    }
    return dates
  }
}

extension SpaceView<GroupState> {
  fileprivate var weekDates: [CalendarEntry] {
    var week = about.week(of: now.advanced(byMilliseconds: -about.rules.graceMilliseconds))
    var dates: [CalendarEntry] = []
    while dates.count < 5, let end = week.end, let closing = about.closing(of: week) {
      dates.append(
        CalendarEntry(
          "groups/\(id)/\(week.id)",
          Message("\(about.name): enter the last check-ins of the week"),
          .between(end, closing),
          page: GroupAddress.group(id)
        )
      )
      week = about.week(of: end)
    }
    return dates
  }
}
