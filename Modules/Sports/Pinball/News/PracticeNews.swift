package import Domain
package import Notices

/// The news of a player's practice: a group that ends tomorrow.
package struct PracticeNews: NoticeSource {
  /// The seconds after midnight of the reminder.
  private static let evening: Int64 = 18 * 3_600

  package let name = "practice"
  package let prefix: ItemPath = "users"
  package let kinds = [PinballNews.groupEnds]
  private let practice: PracticeService
  private let inbox: Inbox
  private let now: @Sendable () -> Timestamp

  /// - Parameters:
  ///   - practice: The practice of every player.
  ///   - inbox: The players' notices and their settings, whose zone the reminders go by.
  ///   - now: The clock.
  package init(_ practice: PracticeService, _ inbox: Inbox, now: @escaping @Sendable () -> Timestamp) {
    (self.practice, self.inbox, self.now) = (practice, inbox, now)
  }

  package func item(of change: Change) -> ItemPath? {
    guard change.path.segments.count > 2 else { return nil }
    let user = UserID(change.path.segments[1])
    let isRead = [PracticeService.path(of: user), DocumentKey.noticeSettings(of: user).path].contains(change.path)
    return isRead ? ItemPath(["users", ItemPath.Segment(user)]) : nil
  }

  package func drafts(about item: ItemPath) async throws -> [NoticeDraft] {
    guard let user = item.segments.last.map({ UserID($0) }) else { return [] }
    let state = try await practice.state(of: user)
    // A file from elsewhere may have any end.
    let groups = state.customGroups.filter { !$0.isArchived && $0.endDate?.isOnCalendar == true }
    if groups.isEmpty { return [] }
    let zone = try await inbox.settings(of: user).zoneTable ?? .utc
    let now = now()
    return groups.compactMap { group in
      guard let end = group.endDate, !group.isOver(now, zone),
        state.progress(of: group, keys: GameKeys([]), now: now, zone: zone).completion < 100
      else { return nil }
      let day = zone.day(of: end)
      let date = CivilDate(dayNumber: day).description
      return NoticeDraft(
        PinballNews.groupEnds,
        to: user,
        about: [group.id.text, date],
        ["id": group.id.text, "group": TextLimit.name.cut(group.name), "date": date],
        naming: [:],
        occurredAt: group.createdAt,
        dueAt: zone.moment(day: day - 1, clock: Self.evening).time,
        expiresAt: zone.start(ofDay: day + 1)
      )
    }
  }
}
