import Domain
import Testing

extension LeaderboardContract {
  static let premises = [
    Rule("a board is defined only while what the definition depends on holds", needs: .checksPremises) { site in
      let boards = try await site.open().leaderboards
      await #expect(throws: LeaderboardError.store(.outdated)) {
        try await boards.define(BoardDefinition(), at: "b", given: [.document("right", at: Revision(rawValue: 1))])
      }
      try await expect(boards.definition(of: "b"), is: nil)
      try await boards.define(BoardDefinition(), at: "b", given: [.document("right", at: .zero)])
      let definition = try await boards.definition(of: "b")
      #expect(definition != nil)
    },
    Rule("submissions are accepted only while what they depend on holds", needs: .checksPremises) { site in
      let store = try await site.open()
      let board = BoardAtHand(store.leaderboards, "b", BoardDefinition())
      try await store.leaderboards.define(board.definition, at: board.path)
      let right = try await store.documents.save(.put("right", as: "w1")).revision
      let arrival = Arrival.here(at: ContractClock.start)
      let (first, second) = (board.submission("ana", .set(Score(1))), board.submission("ana", .set(Score(2))))
      let accepted = try await store.leaderboards.submit([first], as: arrival, given: [.document("right", at: right)])
      try await store.documents.save(.delete("right", as: "w2"))
      for submission in [first, second] {
        await #expect(throws: LeaderboardError.store(.outdated)) {
          _ = try await store.leaderboards.submit([submission], as: arrival, given: [.document("right", at: right)])
        }
      }
      let history = try await store.leaderboards.submissions(of: "b", player: nil, after: .zero, limit: 10)
      #expect(history == accepted)
    },
  ]
}
