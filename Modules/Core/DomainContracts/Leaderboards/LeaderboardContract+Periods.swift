import Domain
import Testing

extension LeaderboardContract {
  static let periods = [
    Rule("the bucket follows from when it occurred, not from when it arrived") { site in
      let board = try await site.board(BoardDefinition(periods: [.daily]))
      let yesterday = ContractClock.start.advanced(byMilliseconds: -.day)
      try await board.submit(board.submission("ana", .set(Score(1)), occurredAt: yesterday), at: ContractClock.start)
      try await expect(board.lines(of: board.bucket(.daily)), is: [])
      try await expect(board.lines(of: board.bucket(.daily, at: yesterday)), is: ["1 ana 1"])
    },
    Rule("each bucket stands for itself, and old ones stay") { site in
      let board = try await site.board(BoardDefinition(periods: Set(Period.allCases)))
      let next = ContractClock.start.advanced(byMilliseconds: 200 * .day)
      try await board.submit("ana", .increment(5))
      try await board.submit("ana", .increment(3), occurredAt: next)
      for period in Period.allCases where period != .allTime {
        try await expect(board.lines(of: board.bucket(period)), is: ["1 ana 5"])
        try await expect(board.lines(of: board.bucket(period, at: next)), is: ["1 ana 3"])
      }
      try await expect(board.lines(), is: ["1 ana 8"])
    },
    Rule("a bucket holds its first moment and not its end") { site in
      let board = try await site.board(BoardDefinition(periods: [.weekly]))
      let week = board.bucket(.weekly)
      let (start, end) = (try #require(week.start), try #require(week.end))
      for (player, time) in [
        ("first", start), ("last", end.advanced(byMilliseconds: -1)), ("before", start.advanced(byMilliseconds: -1)),
        ("after", end),
      ] as [(PlayerID, Timestamp)] { try await board.submit(player, .set(Score(1)), occurredAt: time) }
      try await expect(board.lines(of: week), is: ["1 first 1", "1 last 1"])
    },
    Rule("a board's days begin where its zone says, also around a change of the clocks") { site in
      let zone = try ZoneTable(named: "Europe/Berlin")
      let board = try await site.board(BoardDefinition(periods: [.daily], zone: zone))
      // 2025-03-30, a day of 23 hours, begins at 23:00 UTC and ends at 22:00 UTC.
      let midnight: Timestamp = 1_743_289_200_000
      try await board.submit("before", .set(Score(1)), occurredAt: midnight.advanced(byMilliseconds: -1))
      try await board.submit("first", .set(Score(2)), occurredAt: midnight)
      try await board.submit("last", .set(Score(3)), occurredAt: midnight.advanced(byMilliseconds: 23 * .hour - 1))
      try await board.submit("after", .set(Score(4)), occurredAt: midnight.advanced(byMilliseconds: 23 * .hour))
      let days = try await board.boards.buckets(of: board.path, .daily)
      #expect(days.map(\.id) == ["2025-03-31", "2025-03-30", "2025-03-29"])
      let short = try #require(days.count == 3 ? days[1] : nil)
      #expect(short.start == midnight)
      #expect(short.end == midnight.advanced(byMilliseconds: 23 * .hour))
      try await expect(board.lines(of: short), is: ["1 last 3", "2 first 2"])
    },
    Rule("buckets are listed newest first, those that were played only") { site in
      let board = try await site.board(BoardDefinition(periods: [.daily, .allTime]))
      for days in [0, -400, 3, -1] as [Int64] {
        let time = ContractClock.start.advanced(byMilliseconds: days * .day)
        try await board.submit("ana", .set(Score(1)), occurredAt: time)
        try await board.submit("bo", .set(Score(1)), occurredAt: time)
      }
      let days = try await board.boards.buckets(of: board.path, .daily)
      #expect(days.map(\.id) == ["2025-06-14", "2025-06-11", "2025-06-10", "2024-05-07"])
      for day in days { #expect(day == day.start.map { board.bucket(.daily, at: $0) }) }
      try await expect(board.boards.buckets(of: board.path, .allTime), is: [.allTime])
      try await expect(board.boards.buckets(of: board.path, .weekly), is: [])
    },
    Rule("a bucket that holds no ranked entry any more is not listed") { site in
      let board = try await site.board(BoardDefinition(periods: [.daily]))
      let times = [0, 1, 2].map { ContractClock.start.advanced(byMilliseconds: $0 * .day) }
      for time in times { try await board.submit("ana", .set(Score(1)), occurredAt: time) }
      try await board.submit("ana", .reset, occurredAt: times[0])
      try await board.submit("ana", .disqualify, occurredAt: times[2])
      try await expect(board.boards.buckets(of: board.path, .daily), is: [board.bucket(.daily, at: times[1])])
    },
  ]

  static let sealing = [
    Rule("a bucket takes what is late until its grace is over") { site in
      let board = try await site.board(BoardDefinition(periods: [.daily], graceMilliseconds: .hour))
      let day = board.bucket(.daily)
      let sealed = try #require(day.end).advanced(byMilliseconds: .hour)
      let last = sealed.advanced(byMilliseconds: -1)
      site.clock.set(last)
      try await board.submit(board.submission("ana", .set(Score(1))), at: last)
      site.clock.set(sealed)
      await #expect(throws: LeaderboardError.periodClosed(day)) {
        try await board.submit(board.submission("ana", .set(Score(2))), at: sealed)
      }
      try await expect(board.lines(of: day), is: ["1 ana 1"])
    },
    Rule("no grace keeps a bucket open for longer than the limit") { site in
      let board = try await site.board(BoardDefinition(periods: [.daily], graceMilliseconds: .max))
      let day = board.bucket(.daily)
      let sealed = try #require(day.end).advanced(byMilliseconds: Limits.graceMilliseconds)
      let last = sealed.advanced(byMilliseconds: -1)
      site.clock.set(last)
      try await board.submit(board.submission("ana", .set(Score(1))), at: last)
      site.clock.set(sealed)
      await #expect(throws: LeaderboardError.periodClosed(day)) {
        try await board.submit(board.submission("ana", .set(Score(2))), at: sealed)
      }
      try await expect(board.lines(of: day), is: ["1 ana 1"])
    },
    Rule("one sealed bucket closes the door to the whole submission") { site in
      let board = try await site.board(BoardDefinition(periods: [.daily, .monthly, .allTime], graceMilliseconds: 0))
      site.clock.advance(byMilliseconds: 2 * .day)
      await #expect(throws: LeaderboardError.periodClosed(board.bucket(.daily))) {
        try await board.submit(board.submission("ana", .set(Score(2))), at: site.clock.now)
      }
      try await expect(board.lines(), is: [])
      try await board.submit(board.submission("ana", .set(Score(2)), in: [.monthly, .allTime]), at: site.clock.now)
      try await expect(board.lines(), is: ["1 ana 2"])
    },
    Rule("all time is never sealed") { site in
      let board = try await site.board(BoardDefinition(graceMilliseconds: 0))
      site.clock.set(Timestamp(rawValue: .max))
      try await board.submit(board.submission("ana", .set(Score(2))), at: site.clock.now)
      try await expect(board.lines(), is: ["1 ana 2"])
    },
    Rule("a sealed bucket stays as it is: nothing in it is reverted, reset or disqualified") { site in
      let board = try await site.board(BoardDefinition(periods: [.daily], graceMilliseconds: 0))
      try await board.submit("ana", .set(Score(2)), as: "s")
      site.clock.advance(byMilliseconds: 2 * .day)
      for action in [Submission.Action.revert("s"), .reset, .disqualify] {
        await #expect(throws: LeaderboardError.periodClosed(board.bucket(.daily))) {
          try await board.submit(board.submission("ana", action), at: site.clock.now)
        }
      }
      try await expect(board.lines(of: board.bucket(.daily)), is: ["1 ana 2"])
    },
    Rule("what another store has accepted is taken into a sealed bucket") { site in
      let board = try await site.board(BoardDefinition(periods: [.daily], graceMilliseconds: 0))
      site.clock.advance(byMilliseconds: 30 * .day)
      let accepted = try await board.replicate([board.submission("ana", .set(Score(2)), stamp: .at(5))])
      #expect(accepted.first?.effects.first?.after?.line == "1 ana 2")
      try await expect(board.lines(of: board.bucket(.daily)), is: ["1 ana 2"])
    },
  ]
}
