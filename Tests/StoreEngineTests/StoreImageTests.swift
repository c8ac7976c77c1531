import Domain
import StoreEngine
import Testing

@Suite("A store's image that folds its boards later")
struct StoreImageTests {
  @Test func `shows the same as an image that folds at once`() throws {
    var (now, later) = (Self.image(), Self.image())
    for number in 1...30 {
      let change = StoreChange.submitted([
        Self.submission("s\(number)", player: number % 4, time: Int64(number % 7) * 10)
      ])
      try now.apply(change)
      try later.apply(change, foldingLater: true)
    }
    let query = BoardQuery("a/board", .allTime)
    #expect(try now.page(query) == later.page(query))
    #expect(
      try now.submissions(of: "a/board", player: nil, after: .zero, limit: 100)
        == later.submissions(of: "a/board", player: nil, after: .zero, limit: 100)
    )
    #expect(try now.changes(under: .root, after: nil, limit: 9) == later.changes(under: .root, after: nil, limit: 9))
    #expect(now.sequence == later.sequence)
    let next = Self.submission("s31", player: 1, time: nil)
    #expect(try now.submit([next], as: .replicated).answer == later.submit([next], as: .replicated).answer)
  }

  @Test func `finds a repeated submission, and one whose board is missing`() throws {
    var image = Self.image()
    let change = StoreChange.submitted([Self.submission("s1", player: 1, time: 10)])
    try image.apply(change, foldingLater: true)
    try image.apply(change, foldingLater: true)
    for _ in 1...2 {
      #expect(throws: LeaderboardError.self) { try image.page(BoardQuery("a/board", .allTime)) }
      #expect(throws: LeaderboardError.self) {
        try image.submit([Self.submission("s2", player: 1, time: nil)], as: .replicated)
      }
    }
    var empty = StoreImage(identity: "s", device: "d", now: { 1_000 })
    #expect(throws: StoreFailure.self) { try empty.apply(change, foldingLater: true) }
  }

  private static func image() -> StoreImage {
    var image = StoreImage(identity: "s", device: "d", now: { 1_000 })
    _ = try? image.define(BoardDefinition(), at: "a/board")
    return image
  }

  private static func submission(_ id: String, player: Int, time: Int64?) -> Submission {
    Submission(
      id: SubmissionID(rawValue: id),
      board: "a/board",
      player: PlayerID(rawValue: "p\(player)"),
      .increment(3),
      occurredAt: 5,
      actor: "u",
      stamp: time.map { Stamp(time: Timestamp(rawValue: $0), device: "d") }
    )
  }
}
