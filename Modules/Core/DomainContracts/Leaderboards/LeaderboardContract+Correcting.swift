import Domain
import Testing

extension LeaderboardContract {
  static let reverting = [
    Rule("a revert brings back what was there before") { site in
      let board = try await site.board(BoardDefinition(periods: [.daily, .allTime]))
      try await board.set(["ana": 5, "bo": 7])
      let before = try await board.standing(of: "ana")
      try await board.submit(
        "ana",
        .set(Score(9)),
        as: "wrong",
        occurredAt: ContractClock.start.advanced(byMilliseconds: 9)
      )
      let revert = try await board.submit("ana", .revert("wrong"))
      #expect(revert.effects.map(\.before?.line) == ["1 ana 9", "1 ana 9"])
      #expect(revert.effects.map(\.after) == [before, before])
      try await expect(board.standing(of: "ana"), is: before)
      try await expect(board.lines(of: board.bucket(.daily)), is: ["1 bo 7", "2 ana 5"])
    },
    Rule("a revert of an older submission leaves the later ones counting") { site in
      let board = try await site.board()
      try await board.submit("ana", .increment(5), as: "s1")
      try await board.submit("ana", .increment(7), as: "s2")
      try await board.submit("ana", .increment(1), as: "s3")
      try await board.submit("ana", .revert("s2"))
      try await expect(board.lines(), is: ["1 ana 6"])
      try await board.submit("ana", .increment(1))
      try await expect(board.lines(), is: ["1 ana 7"])
    },
    Rule("a revert of the only submission takes the entry away") { site in
      let board = try await site.board()
      try await board.set(["bo": 1])
      try await board.submit("ana", .set(Score(5)), as: "only")
      let revert = try await board.submit("ana", .revert("only"))
      #expect(revert.effects == [.init(bucket: .allTime, before: revert.effects.first?.before, after: nil)])
      try await expect(board.lines(), is: ["1 bo 1"])
      try await expect(board.page().total, is: 1)
    },
    Rule("a revert counts in the buckets of what it takes back, whenever it is made") { site in
      let board = try await site.board(BoardDefinition(periods: [.daily, .allTime]))
      try await board.submit("ana", .increment(5), as: "s1")
      let tomorrow = ContractClock.start.advanced(byMilliseconds: .day)
      try await board.submit("ana", .increment(7), occurredAt: tomorrow)
      try await board.submit("ana", .revert("s1"), occurredAt: tomorrow)
      try await expect(board.lines(of: board.bucket(.daily)), is: [])
      try await expect(board.lines(of: board.bucket(.daily, at: tomorrow)), is: ["1 ana 7"])
      try await expect(board.lines(), is: ["1 ana 7"])
    },
    Rule("what is not there, another player's, a revert or a reset cannot be reverted") { site in
      let board = try await site.board()
      try await board.submit("bo", .increment(5), as: "bo's")
      try await board.submit("ana", .increment(5), as: "s1")
      try await board.submit("ana", .increment(2), as: "s2")
      try await board.submit("ana", .revert("s2"), as: "revert")
      try await board.submit("ana", .reset, as: "reset")
      try await board.submit("ana", .increment(3))
      for id in ["nothing", "bo's", "revert", "reset"] as [SubmissionID] {
        await #expect(throws: LeaderboardError.cannotRevert(id)) { try await board.submit("ana", .revert(id)) }
      }
      try await expect(board.lines(), is: ["1 ana 3"])
    },
    Rule("a correction goes in one batch with what it corrects") { site in
      let board = try await site.board()
      try await board.submit("ana", .increment(50), as: "typo")
      _ = try await board.boards.submit(
        [board.submission("ana", .revert("typo")), board.submission("ana", .increment(5))],
        at: site.clock.now
      )
      try await expect(board.lines(), is: ["1 ana 5"])
    },
  ]

  static let resetting = [
    Rule("a reset empties the bucket of its period only, and tells how many it removed") { site in
      let board = try await site.board(BoardDefinition(periods: [.daily, .weekly, .allTime]))
      try await board.set(["ana": 5, "bo": 7])
      try await board.submit(board.submission("cem", .set(Score(1)), in: [.allTime, .weekly]))
      let reset = try await board.submit(board.submission("admin", .reset, in: [.daily]))
      #expect(reset.effects == [.init(bucket: board.bucket(.daily), before: nil, after: nil, removed: 2)])
      try await expect(board.page(of: board.bucket(.daily)).total, is: 0)
      try await expect(board.lines(of: board.bucket(.weekly)), is: ["1 bo 7", "2 ana 5", "3 cem 1"])
      try await expect(board.page().total, is: 3)
    },
    Rule("a reset leaves the other buckets of its period alone") { site in
      let board = try await site.board(BoardDefinition(periods: [.daily]))
      let yesterday = ContractClock.start.advanced(byMilliseconds: -.day)
      for time in [yesterday, ContractClock.start] { try await board.submit("ana", .set(Score(1)), occurredAt: time) }
      try await board.submit("admin", .reset)
      try await expect(board.lines(of: board.bucket(.daily)), is: [])
      try await expect(board.lines(of: board.bucket(.daily, at: yesterday)), is: ["1 ana 1"])
    },
    Rule("a reset of an empty bucket removes nobody") { site in
      let board = try await site.board()
      let reset = try await board.submit("admin", .reset)
      #expect(reset.effects == [.init(bucket: .allTime, before: nil, after: nil)])
    },
    Rule("after a reset players start anew") { site in
      let board = try await site.board()
      try await board.submit(board.submission("ana", .increment(5), named: "Ana", attributes: ["a": "b"]))
      try await board.submit("admin", .reset)
      let later = ContractClock.start.advanced(byMilliseconds: .hour)
      try await board.submit("ana", .increment(2), occurredAt: later)
      let entry = try #require(try await board.standing(of: "ana")).entry
      #expect(entry.score == Score(2))
      #expect(entry.createdAt == later)
      #expect(entry.displayName == "ana")
      #expect(entry.attributes == [:])
    },
    Rule("what was submitted before a reset and arrives after it stays removed") { site in
      let board = try await site.board()
      try await board.replicate([board.submission("ana", .increment(5), stamp: .at(10))])
      try await board.replicate([board.submission("admin", .reset, stamp: .at(20))])
      try await board.replicate([
        board.submission("ana", .increment(1), stamp: .at(15)), board.submission("bo", .increment(1), stamp: .at(11)),
        board.submission("cem", .increment(3), stamp: .at(21)),
      ])
      try await expect(board.lines(), is: ["1 cem 3"])
    },
    Rule("a reset that arrives late removes what was submitted before it only") { site in
      let board = try await site.board()
      try await board.replicate([
        board.submission("ana", .increment(5), stamp: .at(10)), board.submission("bo", .increment(6), stamp: .at(11)),
        board.submission("ana", .increment(2), stamp: .at(30)),
      ])
      let reset = try await board.replicate([board.submission("admin", .reset, stamp: .at(20))])
      #expect(reset.first?.effects.first?.removed == 1)
      try await expect(board.lines(), is: ["1 ana 2"])
    },
    Rule("what was submitted before a reset is not brought back by a revert") { site in
      let board = try await site.board()
      try await board.submit("ana", .increment(5), as: "s1")
      try await board.submit("ana", .increment(7), as: "s2")
      try await board.submit("admin", .reset)
      try await board.submit("ana", .revert("s2"))
      try await expect(board.lines(), is: [])
    },
  ]

  static let disqualifying = [
    Rule("a disqualified player is neither ranked nor counted") { site in
      let board = try await site.board()
      try await board.set(["ana": 9, "bo": 7, "cem": 5])
      let accepted = try await board.submit("ana", .disqualify)
      #expect(accepted.effects.first?.before?.line == "1 ana 9")
      #expect(accepted.effects.first?.after == nil)
      let page = try await board.page()
      #expect(page.standings.map(\.line) == ["1 bo 7", "2 cem 5"])
      #expect(page.total == 2)
      await #expect(throws: LeaderboardError.entryNotFound("ana")) {
        try await board.page(.around("ana", radius: 1, fill: false))
      }
      try await expect(board.page(players: ["ana"]).total, is: 0)
    },
    Rule("later scores of a disqualified player do not bring the player back") { site in
      let board = try await site.board()
      try await board.set(["ana": 9, "bo": 7])
      try await board.submit("ana", .disqualify)
      for action in [Submission.Action.set(Score(20)), .increment(1), .best(Score(30))] {
        try await expect(board.submit("ana", action).effects.first?.after, is: nil)
      }
      try await expect(board.lines(), is: ["1 bo 7"])
    },
    Rule("a reverted disqualification brings the player back with all that was scored") { site in
      let board = try await site.board()
      try await board.set(["ana": 9, "bo": 10])
      try await board.submit("ana", .disqualify, as: "dq")
      try await board.submit("ana", .increment(2))
      try await expect(board.submit("ana", .revert("dq")).effects.first?.after?.line, is: "1 ana 11")
      try await expect(board.lines(), is: ["1 ana 11", "2 bo 10"])
    },
    Rule("a player without an entry cannot be disqualified") { site in
      let board = try await site.board()
      await #expect(throws: LeaderboardError.entryNotFound("ana")) { try await board.submit("ana", .disqualify) }
      try await expect(board.page().revision, is: .zero)
    },
    Rule("a reset also forgets who was disqualified, and does not count them") { site in
      let board = try await site.board()
      try await board.set(["ana": 9, "bo": 10])
      try await board.submit("ana", .disqualify)
      try await expect(board.submit("admin", .reset).effects.first?.removed, is: 1)
      try await board.submit("ana", .set(Score(3)))
      try await expect(board.lines(), is: ["1 ana 3"])
    },
  ]
}
