import Domain
import Testing

extension LeaderboardContract {
  static let stamping = [
    Rule("submissions are stamped in their order, also when the clock runs backwards") { site in
      let board = try await site.board()
      let batch = (0..<3).map { _ in board.submission("ana", .increment(1)) }
      var accepted = try await board.boards.submit(batch, at: site.clock.now)
      #expect(accepted.first?.submission.stamp?.time == site.clock.now)
      site.clock.advance(byMilliseconds: -.hour)
      accepted.append(try await board.submit("ana", .increment(1)))
      accepted.append(try await board.submit("bo", .increment(1)))
      let stamps = accepted.compactMap(\.submission.stamp)
      #expect(stamps.count == 5)
      #expect(zip(stamps, stamps.dropFirst()).allSatisfy { $0 < $1 })
    },
    Rule("a submission's given stamp moves the store's clock on") { site in
      let board = try await site.board()
      try await board.replicate([board.submission("ana", .set(Score(1)), stamp: .at(.hour, on: "zzz"))])
      try await board.submit("ana", .set(Score(2)))
      try await expect(board.lines(), is: ["1 ana 2"])
    },
    Rule("the stamp of a refused submission does not move the store's clock") { site in
      let board = try await site.board(BoardDefinition(plausible: 0...10))
      let batch = [
        board.submission("ana", .set(Score(1)), stamp: .at(.day)),
        board.submission("ana", .set(Score(11)), stamp: .at(.day)),
      ]
      await #expect(throws: LeaderboardError.implausible(Score(11))) {
        _ = try await board.boards.submit(batch, at: site.clock.now)
      }
      let own = try #require(try await board.submit("ana", .set(Score(2))).submission.stamp)
      #expect(own < .at(.day))
    },
  ]

  static let concurrency = [
    Rule("a hundred increments of ten players at once lose nothing") { site in
      let board = try await site.board(BoardDefinition(periods: [.daily, .allTime]))
      let answers = try await atOnce(100) { number in
        try await board.submit(
          PlayerID(rawValue: "p\(number % 10)"),
          .increment(1),
          as: SubmissionID(rawValue: "s\(number)")
        )
      }
      #expect(answers.map(\.revision.rawValue).sorted() == Array(1...100))
      #expect(Set(answers.compactMap(\.submission.stamp)).count == 100)
      for bucket in [Bucket.allTime, board.bucket(.daily)] {
        try await expect(
          board.page(of: bucket).standings.map(\.entry.score),
          is: Array(repeating: Score(10), count: 10)
        )
      }
      try await expect(board.history(), is: answers.sorted { $0.revision < $1.revision })
    },
    Rule("a submission made by many at once counts once") { site in
      let board = try await site.board()
      let submission = board.submission("ana", .increment(5))
      let answers = try await atOnce(20) { _ in try await board.submit(submission) }
      #expect(Set(answers).count == 1)
      try await expect(board.lines(), is: ["1 ana 5"])
    },
    Rule("a page never shows half of a batch") { site in
      let board = try await site.board()
      try await board.set(["ana": 0, "bo": 0])
      try await writing(20) { _ in
        let batch = [board.submission("ana", .increment(1)), board.submission("bo", .increment(-1))]
        _ = try await board.boards.submit(batch, at: ContractClock.start)
      } whileReading: {
        let sum = try await board.page().standings.compactMap(\.entry.score.keys.first).reduce(0, +)
        #expect(sum == 0)
      }
    },
  ]

  static let sharing = [
    Rule("two openings play on one board in turn, and show the same", needs: .shared) { site in
      let definition = BoardDefinition(ties: .dense, periods: [.daily, .allTime])
      let openings = [try await site.open().board(definition), try await site.open().board(definition)]
      for number in 0..<12 {
        let (writer, reader) = (openings[number % 2], openings[(number + 1) % 2])
        let action: Submission.Action = number == 6 ? .reset : .increment(Int64(number))
        let submission = writer.submission(
          PlayerID(rawValue: "p\(number % 3)"),
          action,
          as: SubmissionID(rawValue: "s\(number)")
        )
        let accepted = try await writer.submit(submission)
        #expect(accepted.revision.rawValue == Int64(number + 1))
        try await expect(reader.wholeContent(), is: writer.wholeContent())
        try await expect(reader.submit(submission), is: accepted)
      }
      try await expect(openings[0].lines(), is: ["1 p2 19", "2 p1 17", "3 p0 9"])
    },
    Rule("increments through two openings at once lose nothing", needs: .shared) { site in
      let openings = [try await site.board(), try await site.board()]
      _ = try await atOnce(60) { number in
        let id = SubmissionID(rawValue: "s\(number)")
        return try await openings[number % 2].submit(PlayerID(rawValue: "p\(number % 3)"), .increment(1), as: id)
      }
      for board in openings {
        try await expect(board.page().standings.map(\.entry.score), is: [Score(20), Score(20), Score(20)])
      }
      try await expect(openings[0].history(), is: openings[1].history())
    },
  ]

  static let durability = [
    Rule("boards are the same after reopening", needs: .durable) { site in
      let store = try await site.open()
      let definition = BoardDefinition(
        ties: .dense,
        periods: [.daily, .allTime],
        zone: try ZoneTable(named: "Asia/Tokyo")
      )
      let board = try await store.board(definition)
      try await board.set(["ana": 5, "bo": 5, "cem": 3, "dan": 1])
      try await board.submit("dan", .disqualify)
      try await board.submit(board.submission("admin", .reset, in: [.daily]))
      try await board.submit("cem", .increment(1), occurredAt: ContractClock.start.advanced(byMilliseconds: .day))
      let before = try await board.wholeContent()
      #expect(before.pages.map(\.total) == [1, 3])
      let reopened = try await site.reopen(store)
      try await expect(BoardAtHand(reopened.leaderboards, board.path, definition).wholeContent(), is: before)
      try await reopened.leaderboards.define(definition, at: board.path)
    },
    Rule("a submission repeated after reopening is answered the same", needs: .durable) { site in
      let store = try await site.open()
      let board = try await store.board()
      try await board.set(["bo": 7])
      let submission = board.submission("ana", .increment(5), as: "ana's")
      let accepted = try await board.submit(submission)
      try await board.set(["bo": 1])
      let reopened = try await site.reopen(store).board()
      try await expect(reopened.submit(submission), is: accepted)
      await #expect(throws: LeaderboardError.idempotencyConflict("ana's")) {
        try await reopened.submit("ana", .increment(6), as: "ana's")
      }
      try await expect(reopened.lines(), is: ["1 ana 5", "2 bo 1"])
    },
    Rule("reverts, resets and late arrivals count after reopening as before", needs: .durable) { site in
      let store = try await site.open()
      let board = try await store.board()
      try await board.replicate([
        board.submission("ana", .increment(5), as: "s1", stamp: .at(1)),
        board.submission("bo", .set(Score(8)), stamp: .at(2)),
        board.submission("admin", .reset, stamp: .at(10)),
        board.submission("ana", .increment(3), as: "s3", stamp: .at(11)),
        board.submission("ana", .increment(1), as: "s4", stamp: .at(12)),
      ])
      let reopened = try await site.reopen(store).board()
      try await reopened.replicate([
        reopened.submission("bo", .set(Score(9)), as: "late", stamp: .at(5)),
        reopened.submission("cem", .set(Score(2)), as: "newer", stamp: .at(11)),
      ])
      try await reopened.submit("ana", .revert("s3"), as: "revert")
      try await expect(reopened.lines(), is: ["1 cem 2", "2 ana 1"])
    },
  ]
}
