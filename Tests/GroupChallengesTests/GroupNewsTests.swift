import Domain
import GroupChallenges
import Notices
import Spaces
import TestSupport
import Testing

@Suite("News of groups", .timeLimit(.minutes(1)))
struct GroupNewsTests {
  private func tell(_ group: GroupAtHand) async throws {
    let count = Counter()
    let news = GroupNews(group.store.documents, group.gatekeeper.journals())
    let projection = NoticeProjection(news, into: inbox(group), now: { group.now })
    try await Projector(projection, over: group.store) { "news \(group.ticket()) \(count.next())" }.catchUp()
  }

  private func inbox(_ group: GroupAtHand) -> Inbox { Inbox(documents: group.store.documents) { "n\($0.hashValue)" } }

  private func notices(of user: UserID, in group: GroupAtHand) async throws -> [Message?] {
    try await inbox(group).notices(of: user, at: group.now).map { notice in
      guard case .news(let news) = notice.content else { return nil }
      return GroupNews.text(of: news)
    }
  }

  @Test func `tell a member once of each check-in that an organiser moved or removed`() async throws {
    let group = try await GroupAtHand(members: ["ana", "ben"])
    let run = try await group.checkIn("ben", at: "2025-06-10T10:00:00Z").event
    let swim = try await group.checkIn("ben", at: "2025-06-10T11:00:00Z").event
    let own = try await group.checkIn("ana", at: "2025-06-10T12:00:00Z").event
    let ana = group.groups("ana")
    let moved = GroupAction.Correction(of: run, to: "2025-06-09", because: "It was Monday.")
    _ = try await ana.correct(moved, of: "ben", in: GroupAtHand.id, as: group.ticket())
    try await tell(group)
    let removed = GroupAction.Correction(of: swim, because: "Twice.")
    _ = try await ana.correct(removed, of: "ben", in: GroupAtHand.id, as: group.ticket())
    _ = try await ana.correct(
      GroupAction.Correction(of: own, because: "My mistake."),
      of: "ana",
      in: GroupAtHand.id,
      as: group.ticket()
    )
    for _ in 1...2 { try await tell(group) }
    let day = Message.day("2025-06-10")
    let told = Set(try await notices(of: "ben", in: group))
    #expect(
      told == [
        Message("Your check-in for \(day) in \("Gym") was moved to \(.day("2025-06-09")): \("It was Monday.")"),
        Message("Your check-in for \(day) in \("Gym") was removed: \("Twice.")"),
      ]
    )
    #expect(try await inbox(group).notices(of: "ben").count == 2)
    #expect(try await notices(of: "ana", in: group).isEmpty, "she knows what she did herself")
  }

  @Test func `tell nothing that is older than a week`() async throws {
    let group = try await GroupAtHand(members: ["ana", "ben"])
    let run = try await group.checkIn("ben", at: "2025-06-10T10:00:00Z").event
    let moved = GroupAction.Correction(of: run, because: "Twice.")
    _ = try await group.groups("ana").correct(moved, of: "ben", in: GroupAtHand.id, as: group.ticket())
    try group.set("2025-06-17T10:00:01Z")
    try await tell(group)
    #expect(try await inbox(group).notices(of: "ben").isEmpty)
  }
}
