import Domain
import Leaderboards
import Notices
import OfflineSync
import Simulation
import Testing

/// A laptop and a server, which hold the same boards and both tell their users.
@Suite("Notices of two stores")
struct NoticeSyncTests {
  private static let board: ItemPath = "bests/wa18/RECURVE"
  private let world = World()

  private func inbox(_ store: Storage) -> Inbox { Inbox(documents: store.documents) { "n\($0.hashValue)" } }

  private func notices(_ store: Storage) async throws -> [String] {
    try await inbox(store).notices(of: "ana").map { notice in
      guard case .rankChange(let change) = notice.content else { return "best" }
      return "\(change.from) to \(change.to)"
    }
  }

  private func score(_ player: PlayerID, _ score: Int64, in stores: [Storage]) async throws {
    let submission = Submission(
      id: SubmissionID(rawValue: "\(player) \(score)"),
      board: Self.board,
      player: player,
      .best(Score(score)),
      periods: [.allTime],
      occurredAt: Timestamp(rawValue: score),
      actor: UserID(player)
    )
    for store in stores {
      try await store.leaderboards.define(BoardDefinition(periods: [.allTime]), at: Self.board)
      _ = try await store.leaderboards.submit([submission], at: Timestamp(rawValue: score))
    }
  }

  private func look(_ store: Storage, at now: Timestamp) async throws {
    let watch = RankWatch(leaderboards: store.leaderboards, documents: store.documents, inbox: inbox(store))
    _ = try await watch.look(at: Self.board, .allTime, now: now)
  }

  /// Both have noted that Ana is first.
  private func begun(_ laptop: Device) async throws -> [Storage] {
    let stores = [laptop.local, world.server]
    try await score("ana", 500, in: stores)
    for store in stores { try await look(store, at: 1) }
    try await laptop.sync.sync()
    return stores
  }

  @Test func `that both tell are one, with no report of a lost edit`() async throws {
    let laptop = world.device("laptop")
    let stores = try await begun(laptop)
    try await score("ben", 510, in: stores)
    try await look(laptop.local, at: 10)
    try await look(world.server, at: 20)
    let best = Notice.Content.personalBest(.init(what: "WA 18m", event: "Club", score: 500, previous: 490))
    try await inbox(laptop.local).deliver(best, about: ["shoot", "500"], to: "ana", at: 10)
    try await inbox(world.server).deliver(best, about: ["shoot", "500"], to: "ana", at: 20)
    try await inbox(world.server).markRead(of: "ana", at: 30)
    for _ in 1...2 { try await laptop.sync.sync() }
    for store in stores {
      #expect(try await Set(notices(store)) == ["1 to 2", "best"])
      let told = try await inbox(store).notices(of: "ana")
      #expect(told.map(\.createdAt) == [10, 10] && told.map(\.readAt) == [30, 30])
    }
    #expect(try await Replica(of: laptop.local).documents == Replica(of: world.server).documents)
    #expect(try await laptop.sync.lost.all() == [])
    for store in stores { try await look(store, at: 100_000) }
    #expect(try await notices(world.server).count == 2)
  }

  @Test func `do not repeat a rank that the other has reported`() async throws {
    let laptop = world.device("laptop")
    let stores = try await begun(laptop)
    try await score("ben", 510, in: stores)
    try await look(world.server, at: 10)
    try await score("cleo", 520, in: stores)
    try await look(world.server, at: 100_000)
    // The laptop was away, and sees only what it came to.
    try await look(laptop.local, at: 200_000)
    for _ in 1...2 { try await laptop.sync.sync() }
    for store in stores { #expect(try await notices(store) == ["2 to 3", "1 to 2"]) }
    // And goes on from there.
    try await score("dora", 530, in: stores)
    for store in stores { try await look(store, at: 300_000) }
    try await laptop.sync.sync()
    for store in stores { #expect(try await notices(store) == ["3 to 4", "2 to 3", "1 to 2"]) }
    #expect(try await laptop.sync.lost.all() == [])
  }
}
