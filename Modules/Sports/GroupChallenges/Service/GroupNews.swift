internal import Access
package import Domain
package import Notices
package import Spaces

/// The news of groups, each kind with a switch.
package struct GroupNews: NoticeSource {
  package static let streakEnds = NoticeKind("streakEnds", Message("My streak ends this evening"), needsYou: true)
  package static let overtaken = NoticeKind("overtaken", Message("Another member overtakes me"), lifetime: day)
  package static let weekWon = NoticeKind("weekWon", Message("I win a week"))
  package static let newMember = NoticeKind("newMember", Message("A new member joins"), lifetime: 3 * day)
  package static let entryChanged = NoticeKind("entryChanged", Message("An organiser corrects one of my check-ins"))

  private static let day: Int64 = 86_400_000
  /// The most members of a group in which all hear of new ones; in a larger group, only its leaders do.
  package static let smallGroup = 12

  package let name = "groups"
  package let prefix: ItemPath = GroupState.space.root
  package static let allKinds = [streakEnds, overtaken, weekWon, newMember, entryChanged]
  package let kinds = GroupNews.allKinds
  private let documents: any DocumentRepository
  private let journals: FoldedJournals<GroupState>
  private let now: @Sendable () -> Timestamp

  /// - Parameters:
  ///   - documents: The documents of the whole store.
  ///   - journals: The groups' folded journals.
  ///   - now: The clock.
  package init(
    _ documents: any DocumentRepository,
    _ journals: FoldedJournals<GroupState>,
    now: @escaping @Sendable () -> Timestamp
  ) {
    (self.documents, self.journals, self.now) = (documents, journals, now)
  }

  package func item(of change: Change) -> ItemPath? {
    let space = GroupState.space
    guard let id = space.id(of: change.path), id != SampleGroup.id else { return nil }
    return [space.journal(of: id), space.about(of: id)].contains(change.path) ? change.path.space : nil
  }

  package func drafts(about item: ItemPath) async throws -> [NoticeDraft] {
    let space = GroupState.space
    guard let id = space.id(of: item),
      let group = try await documents.value(DocumentKey<Group>.stored(space.about(of: id))).value
    else { return [] }
    let state = try await journals.fold(of: space.journal(of: id), group).state
    let day = GroupDay(id, state, at: now())
    var drafts = day.corrections() + day.overtakings() + day.weeksWon()
    drafts += day.streaks(try await zones(of: day.membersWithStreak))
    drafts += day.arrivals(tell: try await leaders(of: day))
    return drafts
  }

  /// The zones that members have chosen for their notices.
  private func zones(of users: [UserID]) async throws -> [UserID: ZoneTable] {
    let keys = users.map { DocumentKey.noticeSettings(of: $0) }
    let stored = try await documents.loadAll(of: keys.map(\.path))
    var zones: [UserID: ZoneTable] = [:]
    for ((user, key), document) in zip(zip(users, keys), stored) {
      zones[user] = document.flatMap { key.decode($0.body)?.zoneTable }
    }
    return zones
  }

  /// The members who hear of new ones.
  private func leaders(of day: GroupDay) async throws -> Set<UserID> {
    let users = day.members.filter(\.isActive).map(\.user)
    if day.newcomers.isEmpty || users.count <= Self.smallGroup { return Set(users) }
    let keys = users.map { DocumentKey.membership(of: $0, in: day.id.space) }
    let stored = try await documents.loadAll(of: keys.map(\.path))
    var leaders: Set<UserID> = []
    for ((user, key), document) in zip(zip(users, keys), stored)
    where document.flatMap({ key.decode($0.body)?.leads }) ?? false {
      leaders.insert(user)
    }
    return leaders
  }
}

// MARK: Words

extension GroupNews {
  /// Returns a notice in a sentence; nil for a kind or facts that this version does not know.
  package static func text(of news: Notice.News) -> Message? {
    let facts = news.facts
    guard let group = facts["group"] else { return nil }
    switch news.kind {
    case streakEnds.id:
      guard let days = facts["days"].flatMap({ Int($0) }) else { return nil }
      let row = Message("\(days) days in a row")
      return Message("\(row) in \(group): your streak ends today unless you check in.")
    case overtaken.id: return facts["by"].map { Message("\($0) is ahead of you this week in \(group).") }
    case weekWon.id:
      guard let week = facts["week"].map(Message.week), let count = facts["checkIns"].flatMap({ Int($0) }) else {
        return nil
      }
      let checkIns = Message("\(count) check-ins")
      return facts["shared"] == nil
        ? Message("\(week) in \(group): \(checkIns), and you won.")
        : Message("\(week) in \(group): \(checkIns), and you share first place.")
    case newMember.id: return facts["member"].map { Message("\($0) joined \(group).") }
    case entryChanged.id:
      guard let date = facts["date"], let reason = facts["reason"] else { return nil }
      return facts["to"].map {
        Message("Your check-in for \(.day(date)) in \(group) was moved to \(.day($0)): \(reason)")
      } ?? Message("Your check-in for \(.day(date)) in \(group) was removed: \(reason)")
    default: return nil
    }
  }
}
