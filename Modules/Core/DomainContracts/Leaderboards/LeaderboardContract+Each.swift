import Domain
import Testing

extension LeaderboardContract {
  static let each = [
    Rule("of submissions that are accepted each by itself, a refused one leaves no trace and stops no other") { site in
      let store = try await site.open()
      let (first, second) = (try await store.board(at: "boards/1"), try await store.board(at: "boards/2"))
      let lost = BoardAtHand(store.leaderboards, "boards/none", BoardDefinition())
      let (one, two) = (first.submission("ana", .set(Score(5))), second.submission("cem", .set(Score(2))))
      let results = try await store.leaderboards.submitEach(
        [
          one, lost.submission("ana", .set(Score(1))), second.submission("ana", .increment(1), needsEntry: true),
          first.submission("bo", .set(Score(7))), first.submission("ana", .set(Score(6)), as: one.id), two,
          first.submission("ana", .increment(4)),
        ],
        as: .here(at: site.clock.now)
      )
      let revisions = results.map { $0.map(\.revision.rawValue) }
      expect(
        revisions,
        is: [
          .success(1), .failure(.noSuchBoard("boards/none")), .failure(.entryNotFound("ana")), .success(2),
          .failure(.idempotencyConflict(one.id)), .success(1), .success(3),
        ]
      )
      try await expect(first.lines(), is: ["1 ana 9", "2 bo 7"])
      try await expect(second.lines(), is: ["1 cem 2"])
      let accepted = results.compactMap { try? $0.get() }
      try await expect(first.history(), is: accepted.filter { $0.submission.board == first.path })
      try await expect(second.history(), is: accepted.filter { $0.submission.board == second.path })
    },
    Rule("a repeat of submissions that were accepted each by itself tries only the refused ones again") { site in
      let board = try await site.board()
      let early = board.submission("bo", .increment(3), needsEntry: true)
      let batch = [board.submission("ana", .increment(1)), early, board.submission("ana", .increment(2))]
      let first = try await board.boards.submitEach(batch, as: .here(at: site.clock.now))
      try await board.submit("bo", .set(Score(1)))
      let second = try await board.boards.submitEach(batch, as: .here(at: site.clock.now))
      #expect(first[1] == .failure(.entryNotFound("bo")))
      expect([second[0], second[2]], is: [first[0], first[2]])
      #expect(try second[1].get().effects.first?.after?.line == "1 bo 4")
      try await expect(board.lines(), is: ["1 bo 4", "2 ana 3"])
    },
    Rule("more submissions than one call takes, each by itself, are refused together") { site in
      let board = try await site.board()
      let batch = (0...Limits.batchItems).map { board.submission("ana", .increment(1), as: .init(rawValue: "s\($0)")) }
      await expectInvalid("too many submissions") {
        _ = try await board.boards.submitEach(batch, as: .here(at: site.clock.now))
      }
      try await expect(board.page().revision, is: .zero)
      let results = try await board.boards.submitEach(Array(batch.dropLast()), as: .here(at: site.clock.now))
      #expect(results.count == Limits.batchItems)
      try await expect(board.lines(), is: ["1 ana \(Limits.batchItems)"])
    },
    Rule("submissions are accepted each by itself only while what they depend on holds", needs: .checksPremises) {
      site in
      let store = try await site.open()
      let board = try await store.board()
      let batch = [board.submission("ana", .set(Score(1)))]
      let arrival = Arrival.here(at: site.clock.now)
      let broken = [Premise.document("right", at: Revision(rawValue: 1))]
      await #expect(throws: LeaderboardError.store(.outdated)) {
        _ = try await store.leaderboards.submitEach(batch, as: arrival, given: broken)
      }
      try await expect(board.page().revision, is: .zero)
      _ = try await store.leaderboards.submitEach(batch, as: arrival, given: [.document("right", at: .zero)])
      try await expect(board.lines(), is: ["1 ana 1"])
    },
  ]
}
