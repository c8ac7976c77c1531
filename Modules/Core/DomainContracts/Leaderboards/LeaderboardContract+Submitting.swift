import Domain
import Testing

extension LeaderboardContract {
  static let submitting = [
    Rule("a lone score ranks first, and is what the answer says") { site in
      let board = try await site.board()
      let submission = board.submission("ana", .set(Score(9)), named: "Ana")
      let accepted = try await board.submit(submission)
      let page = try await board.page()
      #expect(page.standings.map(\.line) == ["1 ana 9"])
      #expect(page.total == 1)
      #expect(accepted.submission.stamped(nil) == submission)
      #expect(accepted.effects == [.init(bucket: .allTime, before: nil, after: page.standings.first)])
    },
    Rule("answers tell the place before and after, in each bucket") { site in
      let board = try await site.board(BoardDefinition(periods: [.weekly, .allTime, .daily]))
      try await board.set(["ana": 5, "bo": 7])
      let accepted = try await board.submit(
        "ana",
        .increment(4),
        occurredAt: ContractClock.start.advanced(byMilliseconds: 9)
      )
      #expect(accepted.effects.map(\.bucket.period) == [.allTime, .daily, .weekly])
      for effect in accepted.effects {
        #expect(effect.before?.line == "2 ana 5")
        #expect(effect.after?.line == "1 ana 9")
        try await expect(board.standing(of: "ana", in: effect.bucket), is: effect.after)
      }
    },
    Rule("revisions of a board are 1, 2, 3 in the order of acceptance, and pages tell theirs") { site in
      let board = try await site.board()
      try await expect(board.page().revision, is: .zero)
      for number in 1...3 {
        let accepted = try await board.submit("ana", .set(Score(5)))
        #expect(accepted.revision.rawValue == Int64(number))
        try await expect(board.page().revision, is: accepted.revision)
      }
    },
    Rule("one submission counts in every period of its board") { site in
      let board = try await site.board(BoardDefinition(periods: Set(Period.allCases)))
      let accepted = try await board.submit("ana", .increment(3))
      #expect(accepted.effects.map(\.bucket.id) == ["all", "2025-06-11", "2025-06", "2025-OUTDOOR", "2025-W24"])
      for effect in accepted.effects { try await expect(board.lines(of: effect.bucket), is: ["1 ana 3"]) }
    },
    Rule("a submission may count in some of the periods only") { site in
      let board = try await site.board(BoardDefinition(periods: [.daily, .weekly, .allTime]))
      let accepted = try await board.submit(board.submission("ana", .increment(3), in: [.weekly, .daily]))
      #expect(accepted.effects.map(\.bucket.period) == [.daily, .weekly])
      try await expect(board.lines(of: .allTime), is: [])
      try await expect(board.lines(of: board.bucket(.weekly)), is: ["1 ana 3"])
    },
    Rule("a batch is accepted in its order, over several boards") { site in
      let store = try await site.open()
      let (first, second) = (try await store.board(at: "boards/1"), try await store.board(at: "boards/2"))
      let batch = [
        first.submission("ana", .set(Score(1))), second.submission("ana", .set(Score(2))),
        first.submission("bo", .set(Score(3))), first.submission("ana", .increment(4)),
      ]
      let accepted = try await store.leaderboards.submit(batch, at: site.clock.now)
      #expect(accepted.map { $0.submission.stamped(nil) } == batch)
      #expect(accepted.map(\.revision.rawValue) == [1, 1, 2, 3])
      #expect(accepted.last?.effects.first?.before?.line == "2 ana 1")
      try await expect(first.lines(), is: ["1 ana 5", "2 bo 3"])
      try await expect(second.lines(), is: ["1 ana 2"])
    },
    Rule("a batch whose last submission is refused changes nothing on any board") { site in
      let store = try await site.open()
      let daily = BoardDefinition(periods: [.daily, .allTime])
      let (first, second) = (try await store.board(daily, at: "boards/1"), try await store.board(at: "boards/2"))
      try await first.set(["ana": 1, "bo": 2])
      let before = [try await first.wholeContent(), try await second.wholeContent()]
      let batch = [
        first.submission("ana", .set(Score(9))), second.submission("cem", .set(Score(9))),
        first.submission("cem", .set(Score(9))), first.submission("ana", .reset),
        first.submission("dan", .increment(1), needsEntry: true),
      ]
      await #expect(throws: LeaderboardError.entryNotFound("dan")) {
        try await store.leaderboards.submit(batch, at: site.clock.now)
      }
      try await expect([first.wholeContent(), second.wholeContent()], is: before)
      try await expect(store.leaderboards.submit([batch[0]], at: site.clock.now).first?.revision.rawValue, is: 3)
    },
    Rule("a batch with a board that is not there changes nothing") { site in
      let board = try await site.board()
      let lost = BoardAtHand(board.boards, "boards/none", BoardDefinition())
      await #expect(throws: LeaderboardError.noSuchBoard("boards/none")) {
        let batch = [board.submission("ana", .set(Score(1))), lost.submission("ana", .set(Score(1)))]
        _ = try await board.boards.submit(batch, at: site.clock.now)
      }
      try await expect(board.page().revision, is: .zero)
    },
    Rule("a batch of no submission does nothing") { site in
      let board = try await site.board()
      try await expect(board.boards.submit([], at: site.clock.now), is: [])
    },
  ]

  static let scoring = [
    Rule("set replaces the score, also by a lower one") { site in
      let board = try await site.board()
      try await board.set(["ana": 9])
      try await expect(board.submit("ana", .set(Score(4))).effects.first?.after?.line, is: "1 ana 4")
      try await expect(board.lines(), is: ["1 ana 4"])
    },
    Rule("best keeps the score that ranks higher") { site in
      let store = try await site.open()
      for (direction, kept) in [(Direction.descending, ["5", "5", "8"]), (.ascending, ["5", "3", "3"])] {
        let board = try await store.board(
          BoardDefinition(directions: [direction]),
          at: ItemPath("boards/\(direction)")
        )
        for (score, expected) in zip([5, 3, 8] as [Int64], kept) {
          try await board.submit("ana", .best(Score(score)))
          try await expect(board.lines(), is: ["1 ana \(expected)"])
        }
      }
    },
    Rule("best compares whole tuples") { site in
      let board = try await site.board(BoardDefinition(directions: [.descending, .descending, .ascending]))
      try await board.submit("ana", .best(Score(600, 10, 5)))
      for (score, kept) in [
        (Score(600, 9, 1), "600/10/5"), (Score(600, 10, 4), "600/10/4"), (Score(600, 11, 9), "600/11/9"),
        (Score(599, 50, 0), "600/11/9"), (Score(601, 0, 99), "601/0/99"),
      ] {
        try await board.submit("ana", .best(score))
        try await expect(board.lines(), is: ["1 ana \(kept)"])
      }
    },
    Rule("increment adds to what is there, also a negative number, and starts from nothing") { site in
      let board = try await site.board()
      for (amount, sum) in [(5, 5), (-8, -3), (0, -3), (10, 7)] as [(Int64, Int64)] {
        try await board.submit("ana", .increment(amount))
        try await expect(board.lines(), is: ["1 ana \(sum)"])
      }
    },
    Rule("ways of scoring mix on one entry") { site in
      let board = try await site.board()
      for (action, score) in [
        (Submission.Action.best(Score(5)), 5), (.increment(3), 8), (.best(Score(7)), 8), (.set(Score(2)), 2),
        (.best(Score(4)), 4), (.increment(-4), 0),
      ] {
        try await board.submit("ana", action)
        try await expect(board.lines(), is: ["1 ana \(score)"])
      }
    },
    Rule("players and boards do not mix") { site in
      let store = try await site.open()
      let paths: [ItemPath] = ["a", "a/b", "a/bc"]
      for (number, path) in paths.enumerated() {
        let board = try await store.board(at: path)
        try await board.set(["ana": Int64(number), "bo": 100])
      }
      for (number, path) in paths.enumerated() {
        try await expect(store.board(at: path).lines(), is: ["1 bo 100", "2 ana \(number)"])
      }
    },
  ]

  static let refusing = [
    Rule("a sum that is too large to count is refused and changes nothing") { site in
      let board = try await site.board(BoardDefinition(periods: [.daily, .allTime]))
      for (start, step) in [(Int64.max, 1), (.min, -1)] as [(Int64, Int64)] {
        try await board.submit("ana", .set(Score(start)))
        let before = try await board.wholeContent()
        await #expect(throws: LeaderboardError.scoreOverflow("ana")) { try await board.submit("ana", .increment(step)) }
        try await expect(board.wholeContent(), is: before)
      }
    },
    Rule("an overflow in one period is refused in all") { site in
      let board = try await site.board(BoardDefinition(periods: [.daily, .allTime]))
      try await board.submit(board.submission("ana", .set(Score(.max)), in: [.allTime]))
      await #expect(throws: LeaderboardError.scoreOverflow("ana")) { try await board.submit("ana", .increment(1)) }
      try await expect(board.lines(of: board.bucket(.daily)), is: [])
    },
    Rule("a score that is not plausible is refused and changes nothing") { site in
      let board = try await site.board(BoardDefinition(plausible: 0...300))
      try await board.set(["ana": 300, "bo": 0])
      for (player, action, score) in [
        ("ana", Submission.Action.set(Score(301)), 301), ("ana", .increment(1), 301), ("ana", .best(Score(999)), 999),
        ("ana", .best(Score(-7)), -7),
        ("bo", .increment(-1), -1), ("cem", .set(Score(-5)), -5), ("cem", .increment(-5), -5),
      ] as [(PlayerID, Submission.Action, Int64)] {
        await #expect(throws: LeaderboardError.implausible(Score(score))) { try await board.submit(player, action) }
      }
      try await expect(board.lines(), is: ["1 ana 300", "2 bo 0"])
      try await expect(board.page().revision.rawValue, is: 2)
    },
    Rule("a score of the future is refused until its time comes") { site in
      let board = try await site.board(BoardDefinition(periods: [.daily, .allTime]))
      let tomorrow = site.clock.now.advanced(byMilliseconds: .day)
      for action in [Submission.Action.set(Score(1)), .best(Score(1)), .increment(1)] {
        do throws(LeaderboardError) {
          try await board.submit(board.submission("ana", action, occurredAt: tomorrow), at: site.clock.now)
          Issue.record("a score of tomorrow was accepted")
        } catch {
          guard case .store(.invalidTime) = error else {
            Issue.record("\(error)")
            continue
          }
        }
      }
      try await expect(board.page().revision, is: .zero)
      site.clock.set(tomorrow)
      try await board.submit(board.submission("ana", .set(Score(1)), occurredAt: tomorrow), at: tomorrow)
      try await expect(board.lines(), is: ["1 ana 1"])
    },
    Rule("a score of more or fewer keys than the board has is refused") { site in
      let board = try await site.board(BoardDefinition(directions: [.descending, .ascending]))
      for score in [Score(), Score(1), Score(1, 2, 3)] {
        await expectInvalid("\(score.keys.count) keys") { try await board.submit("ana", .set(score)) }
        await expectInvalid("\(score.keys.count) keys") { try await board.submit("ana", .best(score)) }
      }
      try await expect(board.page().revision, is: .zero)
    },
    Rule("a board of more than one key cannot be incremented") { site in
      let board = try await site.board(BoardDefinition(directions: [.descending, .ascending]))
      try await board.submit("ana", .set(Score(1, 2)))
      await expectInvalid("an increment") { try await board.submit("ana", .increment(1)) }
      try await expect(board.lines(), is: ["1 ana 1/2"])
    },
    Rule("a strict update of a player who has no entry in one of the buckets is refused") { site in
      let board = try await site.board(BoardDefinition(periods: [.daily, .allTime]))
      await #expect(throws: LeaderboardError.entryNotFound("ana")) {
        try await board.submit(board.submission("ana", .set(Score(1)), needsEntry: true))
      }
      try await board.set(["ana": 5])
      let tomorrow = ContractClock.start.advanced(byMilliseconds: .day)
      await #expect(throws: LeaderboardError.entryNotFound("ana")) {
        try await board.submit(board.submission("ana", .set(Score(1)), occurredAt: tomorrow, needsEntry: true))
      }
      try await expect(board.lines(), is: ["1 ana 5"])
    },
    Rule("a strict update of a player who has an entry is accepted") { site in
      let board = try await site.board(BoardDefinition(periods: [.daily, .allTime]))
      try await board.set(["ana": 5])
      try await board.submit(board.submission("ana", .set(Score(1)), needsEntry: true))
      try await expect(board.lines(), is: ["1 ana 1"])
    },
    Rule("a submission to periods that the board does not have is refused") { site in
      let board = try await site.board(BoardDefinition(periods: [.daily]))
      for periods in [[], [.weekly], [.daily, .weekly]] as [Set<Period>] {
        await expectInvalid("periods \(periods)") {
          try await board.submit(board.submission("ana", .set(Score(1)), in: periods))
        }
      }
      try await expect(board.page().revision, is: .zero)
    },
  ]
}
