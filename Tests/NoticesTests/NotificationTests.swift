import Domain
import InMemory
import Leaderboards
import Notices
import StoreEngine
import Synchronization
import TestSupport
import Testing

@Suite struct `Notices` {
  static let board: ItemPath = "bests/wa18/RECURVE"
  let store = InMemoryStore.forTests()

  var inbox: Inbox { Inbox(documents: store) { "n\($0.hashValue)" } }
  var watch: RankWatch { RankWatch(leaderboards: store, documents: store, inbox: inbox) }

  func score(_ player: PlayerID, _ score: Int64, at time: Timestamp) async throws {
    try await store.define(BoardDefinition(periods: [.allTime]), at: Self.board)
    let submission = Submission(
      id: SubmissionID(rawValue: "\(player) \(score)"),
      board: Self.board,
      player: player,
      .best(Score(score)),
      periods: [.allTime],
      occurredAt: time,
      actor: UserID(player),
      displayName: player.rawValue.prefix(1).uppercased() + player.rawValue.dropFirst()
    )
    _ = try await store.submit([submission], at: time)
  }

  func look(at time: Timestamp, bow: BowType? = .recurve) async throws -> Timestamp? {
    try await watch.look(at: Self.board, .allTime, now: time) { ($0.defaultBowType ?? bow) == bow }
  }

  func changes(of user: UserID) async throws -> [String] {
    try await inbox.notices(of: user).map { notice in
      guard case .rankChange(let change) = notice.content else { return "other" }
      return "\(change.from) to \(change.to)\(change.overtakenBy.map { ", by \($0)" } ?? "")"
    }
  }

  @Test func `report a changed rank once, and the overtaking player`() async throws {
    try await score("ana", 500, at: 1)
    #expect(try await look(at: 1) == nil)
    #expect(try await changes(of: "ana").isEmpty, "there was no rank before")
    try await score("ben", 510, at: 2)
    for time in [2, 3, 70_000] as [Timestamp] { #expect(try await look(at: time) == nil) }
    #expect(try await changes(of: "ana") == ["1 to 2, by Ben"])
    #expect(try await changes(of: "ben").isEmpty)
    try await score("ana", 520, at: 80_000)
    _ = try await look(at: 80_000)
    #expect(try await changes(of: "ana") == ["2 to 1", "1 to 2, by Ben"])
    #expect(try await changes(of: "ben") == ["1 to 2, by Ana"])
  }

  @Test func `tell the net change after a pause, and a net of nothing not at all`() async throws {
    try await score("ana", 500, at: 1)
    _ = try await look(at: 1)
    try await score("ben", 510, at: 10)
    _ = try await look(at: 10)
    try await score("cleo", 520, at: 20)
    #expect(try await look(at: 20) == 60_010)
    try await score("dora", 530, at: 30)
    #expect(try await look(at: 30) == 60_010)
    #expect(try await changes(of: "ana") == ["1 to 2, by Ben"])
    _ = try await look(at: 60_010)
    #expect(try await changes(of: "ana") == ["2 to 4, by Ben", "1 to 2, by Ben"])
    try await score("ana", 525, at: 60_020)
    try await score("ana", 525, at: 60_020)
    #expect(try await look(at: 60_020) != nil)
    try await score("ben", 526, at: 60_030)
    try await score("cleo", 527, at: 60_040)
    _ = try await look(at: 130_000)
    #expect(try await changes(of: "ana") == ["2 to 4, by Ben", "1 to 2, by Ben"], "fourth again: nothing has changed")
  }

  @Test(arguments: [true, false])
  func `tell the last of two changes, though two programs look at the same time`(isBeforeLoad: Bool) async throws {
    try await score("ana", 500, at: 1)
    try await score("ben", 490, at: 1)
    _ = try await look(at: 1)
    try await score("ben", 510, at: 2)
    // Ana becomes first again after one program has read the board and before it delivers. Then another program reads.
    let meanwhile = InterruptedDocuments(store, beforeLoad: isBeforeLoad) {
      try? await self.score("ana", 520, at: 3)
      _ = try? await self.look(at: 3)
    }
    let slow = RankWatch(leaderboards: store, documents: meanwhile, inbox: Inbox(documents: meanwhile) { $0 })
    let due = try await slow.look(at: Self.board, .allTime, now: 2)
    _ = try await look(at: try #require(due))
    #expect(try await changes(of: "ana") == ["2 to 1", "1 to 2, by Ben"])
    #expect(try await changes(of: "ben").first == "1 to 2, by Ana")
  }

  @Test func `respect the user's switches and filters`() async throws {
    let settings = SettingsService(documents: store)
    try await settings.update("ana", as: "1", at: 1) { $0.notifyRankChanges = false }
    try await settings.update("ben", as: "2", at: 1) { $0.defaultBowType = .compound }
    try await settings.update("cleo", as: "3", at: 1) { $0.defaultTimePeriod = .season }
    for (player, points) in [("ana", 500), ("ben", 490), ("cleo", 480)] as [(PlayerID, Int64)] {
      try await score(player, points, at: 1)
    }
    _ = try await look(at: 1)
    try await score("dora", 600, at: 2)
    _ = try await look(at: 2)
    for user in ["ana", "ben", "cleo", "dora"] as [UserID] { #expect(try await changes(of: user).isEmpty) }
    try await settings.update("ana", as: "4", at: 3) { $0.notifyRankChanges = true }
    _ = try await look(at: 3)
    #expect(try await changes(of: "ana").isEmpty, "what changed while it was off is no news")
  }

  @Test func `are delivered once by any number of programs, and read`() async throws {
    let best = Notice.Content.personalBest(.init(what: "WA 18m", event: "Club", score: 540, previous: 530))
    try await withThrowingTaskGroup { group in
      for time in 0..<10 as Range<Int64> {
        group.addTask {
          try await inbox.deliver(best, about: ["shoot", "540"], to: "ana", at: Timestamp(rawValue: time))
        }
      }
      try await group.waitForAll()
    }
    try await inbox.deliver(best, about: ["another", "540"], to: "ana", at: 99)
    let notices = try await inbox.notices(of: "ana")
    #expect(notices.map(\.readAt) == [nil, nil] && notices.first?.createdAt == 99)
    try await inbox.markRead([notices[1].id], of: "ana", at: 100)
    #expect(try await inbox.notices(of: "ana").map(\.readAt) == [nil, 100])
    try await inbox.markRead(of: "ana", at: 200)
    #expect(try await inbox.notices(of: "ana").map(\.readAt) == [200, 100])
    try await inbox.deliver(best, about: ["shoot", "540"], to: "ana", at: 300)
    #expect(try await inbox.notices(of: "ana").count == 2)
    #expect(try await inbox.notices(of: "ben").isEmpty)
  }
}

/// Documents before whose first load, or first write, something else happens.
final class InterruptedDocuments: DocumentLayer {
  let base: any DocumentRepository
  private let isBeforeLoad: Bool
  private let work: @Sendable () async -> Void
  private let isDone = Mutex(false)

  init(_ base: any DocumentRepository, beforeLoad: Bool, _ work: @escaping @Sendable () async -> Void) {
    (self.base, isBeforeLoad, self.work) = (base, beforeLoad, work)
  }

  private func interrupt() async {
    let isFirst = isDone.withLock { isDone in
      defer { isDone = true }
      return !isDone
    }
    if isFirst { await work() }
  }

  func load(_ path: ItemPath) async throws(DocumentError) -> Document? {
    if isBeforeLoad { await interrupt() }
    return try await base.load(path)
  }

  func save(_ writes: [DocumentWrite], given premises: [Premise]) async throws(DocumentError) -> [DocumentHead] {
    if !isBeforeLoad { await interrupt() }
    return try await base.save(writes, given: premises)
  }
}
