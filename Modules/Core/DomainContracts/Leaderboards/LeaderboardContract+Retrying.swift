import Domain
import Testing

extension LeaderboardContract {
  static let retrying = [
    Rule("a repeated submission gets the stored answer and counts once") { site in
      let board = try await site.board(BoardDefinition(periods: [.daily, .allTime]))
      try await board.set(["bo": 7])
      let submission = board.submission("ana", .increment(5))
      let accepted = try await board.submit(submission)
      try await board.set(["cem": 9, "bo": 1])
      site.clock.advance(byMilliseconds: 1000)
      let before = try await board.wholeContent()
      for _ in 1...3 { try await expect(board.submit(submission), is: accepted) }
      try await expect(board.wholeContent(), is: before)
    },
    Rule("a repeat is answered the same after its bucket is sealed") { site in
      let board = try await site.board(BoardDefinition(periods: [.daily], graceMilliseconds: 0))
      let submission = board.submission("ana", .increment(5))
      let accepted = try await board.submit(submission)
      site.clock.advance(byMilliseconds: 100 * .day)
      try await expect(board.submit(submission, at: site.clock.now), is: accepted)
      try await expect(board.replicate([submission]), is: [accepted])
    },
    Rule("a repeated submission is known however it is stamped") { site in
      let board = try await site.board()
      let submission = board.submission("ana", .increment(5))
      let accepted = try await board.submit(submission)
      try await expect(board.submit(submission.stamped(.at(-5))), is: accepted)
      try await expect(board.submit(accepted.submission), is: accepted)
      try await expect(board.lines(), is: ["1 ana 5"])
    },
    Rule("a repeat of what would now be refused is answered the same") { site in
      let board = try await site.board()
      let update = board.submission("ana", .set(Score(2)), as: "update", needsEntry: true)
      try await board.submit("ana", .increment(5), as: "s1")
      let updated = try await board.submit(update)
      let revert = board.submission("ana", .revert("s1"))
      let reverted = try await board.submit(revert)
      try await board.submit("admin", .reset)
      try await expect(board.submit(update), is: updated)
      try await expect(board.submit(revert), is: reverted)
      try await expect(board.lines(), is: [])
    },
    Rule("a batch that is partly known counts only what is new") { site in
      let store = try await site.open()
      let (first, second) = (try await store.board(at: "boards/1"), try await store.board(at: "boards/2"))
      let known = first.submission("ana", .increment(5))
      let accepted = try await first.submit(known)
      let batch = [second.submission("ana", .increment(1)), known, first.submission("ana", .increment(2))]
      let answers = try await store.leaderboards.submit(batch, at: site.clock.now)
      #expect(answers.map(\.submission.id) == batch.map(\.id))
      #expect(answers.count == 3 && answers[1] == accepted)
      try await expect(first.lines(), is: ["1 ana 7"])
      try await expect(second.lines(), is: ["1 ana 1"])
      try await expect(store.leaderboards.submit(batch, at: site.clock.now), is: answers)
    },
    Rule("the same submission twice in one batch counts once") { site in
      let board = try await site.board()
      let submission = board.submission("ana", .increment(5))
      let answers = try await board.boards.submit([submission, submission], at: site.clock.now)
      #expect(answers.count == 2)
      #expect(Set(answers).count == 1)
      try await expect(board.lines(), is: ["1 ana 5"])
    },
    Rule("each board knows ids of its own") { site in
      let store = try await site.open()
      let (first, second) = (try await store.board(at: "boards/1"), try await store.board(at: "boards/2"))
      try await first.submit("ana", .increment(5), as: "same")
      try await second.submit("bo", .increment(7), as: "same")
      try await expect(first.lines(), is: ["1 ana 5"])
      try await expect(second.lines(), is: ["1 bo 7"])
    },
    Rule("a refused submission leaves its id free") { site in
      let board = try await site.board(BoardDefinition(plausible: 0...10))
      await #expect(throws: LeaderboardError.self) { try await board.submit("ana", .set(Score(99)), as: "s1") }
      try await board.submit("ana", .set(Score(9)), as: "s1")
      try await expect(board.lines(), is: ["1 ana 9"])
    },
  ]

  static let reusing = [
    reuse("player") { $0.submission("bo", .set(Score(5)), as: "s1") },
    reuse("score") { $0.submission("ana", .set(Score(6)), as: "s1") },
    reuse("way of scoring") { $0.submission("ana", .best(Score(5)), as: "s1") },
    reuse("time") { $0.submission("ana", .set(Score(5)), as: "s1", occurredAt: 5) },
    reuse("choice of periods") { $0.submission("ana", .set(Score(5)), as: "s1", in: [.allTime]) },
    reuse("name") { $0.submission("ana", .set(Score(5)), as: "s1", named: "Ana") },
    reuse("attribute") { $0.submission("ana", .set(Score(5)), as: "s1", attributes: ["a": "b"]) },
    Rule("the same id twice in one batch with other content is refused") { site in
      let board = try await site.board()
      let batch = [board.submission("ana", .increment(5), as: "s1"), board.submission("ana", .increment(6), as: "s1")]
      await #expect(throws: LeaderboardError.idempotencyConflict("s1")) {
        _ = try await board.boards.submit(batch, at: site.clock.now)
      }
      try await expect(board.page(), is: BoardPage(bucket: .allTime, revision: .zero, total: 0, standings: []))
    },
  ]

  private static func reuse(
    _ what: String,
    _ changed: @escaping @Sendable (BoardAtHand) -> Submission
  ) -> ContractRule {
    Rule("a submission's id that comes back with another \(what) is refused") { site in
      let board = try await site.board(BoardDefinition(periods: [.daily, .allTime]))
      try await board.submit("ana", .set(Score(5)), as: "s1")
      let before = try await board.wholeContent()
      await #expect(throws: LeaderboardError.idempotencyConflict("s1")) {
        try await board.submit(changed(board), at: site.clock.now)
      }
      try await expect(board.wholeContent(), is: before)
    }
  }

  static let history = [
    Rule("every submission is listed in the order of acceptance, with the answer it got") { site in
      let board = try await site.board(BoardDefinition(periods: [.daily, .allTime]))
      var accepted: [AcceptedSubmission] = []
      let actions: [Submission.Action] = [
        .set(Score(5)), .increment(1), .disqualify, .revert("s2"), .reset, .best(Score(3)),
      ]
      for (number, action) in actions.enumerated() {
        accepted.append(try await board.submit("ana", action, as: SubmissionID(rawValue: "s\(number + 1)")))
      }
      try await expect(board.history(), is: accepted)
    },
    Rule("a submission is read with all that it was made with") { site in
      let board = try await site.board(BoardDefinition(periods: [.daily, .allTime]))
      let submission = Submission(
        id: "s1",
        board: board.path,
        player: "ana",
        .set(Score(-5)),
        periods: [.daily],
        occurredAt: -1,
        actor: "referee",
        displayName: "  Ana ",
        attributes: ["bow": "recurve", "": ""],
        reason: "second try\n",
        stamp: .at(7)
      )
      let accepted = try await board.replicate([submission])
      #expect(accepted.map(\.submission) == [submission])
      try await expect(board.history().map(\.submission), is: [submission])
    },
    Rule("one player's submissions are listed alone") { site in
      let board = try await site.board()
      try await board.set(["ana": 1, "bo": 2])
      try await board.submit("ana", .increment(1))
      try await board.submit("bo", .increment(1))
      let listed = try await board.boards.submissions(of: board.path, player: "ana", after: .zero, limit: 10)
      try await expect(board.history().filter { $0.submission.player == "ana" }, is: listed)
      #expect(listed.map(\.revision.rawValue) == [1, 3])
      try await expect(board.boards.submissions(of: board.path, player: "cem", after: .zero, limit: 10), is: [])
    },
    Rule("pages of submissions join without gap or repeat, also of one player") { site in
      let board = try await site.board()
      for number in 0..<40 { try await board.submit(PlayerID(rawValue: "p\(number % 3)"), .increment(1)) }
      let whole = try await board.history()
      #expect(whole.map(\.revision.rawValue) == Array(1...40))
      for player in [nil, "p1"] as [PlayerID?] {
        let listed = try await joined(pagesOf: 6) { last in
          try await board.boards.submissions(of: board.path, player: player, after: last?.revision ?? .zero, limit: 6)
        }
        #expect(listed == whole.filter { player == nil || $0.submission.player == player })
      }
    },
    Rule("submissions are listed with limits from nothing to a full page and no other") { site in
      let board = try await site.board()
      try await board.set(["ana": 1])
      func list(after revision: Int64, _ limit: Int) async throws(LeaderboardError) -> [AcceptedSubmission] {
        try await board.boards.submissions(of: board.path, player: nil, after: .init(rawValue: revision), limit: limit)
      }
      for limit in [-1, Limits.pageItems + 1, .max, .min] {
        await #expect(throws: LeaderboardError.invalidLimit(limit)) { try await list(after: 0, limit) }
      }
      for revision in [-1, Int64.min] {
        await expectInvalid("the revision \(revision)") { try await list(after: revision, 1) }
      }
      try await expect(list(after: 0, 0), is: [])
      try await expect(list(after: 0, Limits.pageItems).count, is: 1)
      for revision in [1, 2, Int64.max] { try await expect(list(after: revision, 10), is: []) }
    },
  ]
}
