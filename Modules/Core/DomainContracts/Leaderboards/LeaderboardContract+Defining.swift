import Domain
import Testing

extension LeaderboardContract {
  static let defining = [
    Rule("a definition is read as it was given") { site in
      let boards = try await site.open().leaderboards
      let definition = BoardDefinition(
        directions: [.descending, .ascending, .ascending, .descending],
        ties: .dense,
        tieOrder: .sequence,
        periods: Set(Period.allCases),
        zone: try ZoneTable(named: "Europe/Berlin"),
        graceMilliseconds: 5,
        plausible: -3...Int64.max,
        ruleVersion: 7
      )
      try await boards.define(definition, at: "a/b")
      try await boards.define(BoardDefinition(), at: "a")
      try await expect(boards.definition(of: "a/b"), is: definition)
      try await expect(boards.definition(of: "a"), is: BoardDefinition())
    },
    Rule("a board that nobody defined is not there") { site in
      let board = BoardAtHand(try await site.open().leaderboards, "boards/b", BoardDefinition())
      try await board.boards.define(BoardDefinition(), at: "boards/b/c")
      try await expect(board.boards.definition(of: "boards/b"), is: nil)
      let missing = LeaderboardError.noSuchBoard("boards/b")
      await #expect(throws: missing) { try await board.page() }
      await #expect(throws: missing) { try await board.boards.buckets(of: "boards/b", .daily) }
      await #expect(throws: missing) { try await board.history() }
      await #expect(throws: missing) { try await board.submit("ana", .set(Score(1))) }
    },
    Rule("the same definition again does nothing") { site in
      let board = try await site.board(BoardDefinition(periods: [.daily, .weekly]))
      try await board.set(["ana": 9])
      let before = try await board.wholeContent()
      try await board.boards.define(BoardDefinition(periods: [.weekly, .daily]), at: board.path)
      try await expect(board.wholeContent(), is: before)
    },
    Rule("another definition for a board is refused, and the first stays") { site in
      let board = try await site.board()
      let others = [
        (BoardDefinition(directions: [.ascending]), "directions: descending, not ascending"),
        (BoardDefinition(ties: .dense), "ties: competition, not dense"),
        (BoardDefinition(tieOrder: .id), "order of ties: reachedAt, not id"),
        (BoardDefinition(periods: [.allTime, .daily]), "periods: allTime, not allTime, daily"),
        (BoardDefinition(graceMilliseconds: 0), "grace in milliseconds: 86400000, not 0"),
        (BoardDefinition(plausible: 0...1), "plausible scores: any, not 0 to 1"),
        (BoardDefinition(ruleVersion: 2), "version of the rules: 1, not 2"),
        (BoardDefinition(zone: try ZoneTable(named: "Asia/Tokyo")), "time zone: UTC, not Asia/Tokyo"),
      ]
      for (other, difference) in others {
        await #expect(throws: LeaderboardError.definitionDiffers(board.path, differences: [difference])) {
          try await board.boards.define(other, at: board.path)
        }
      }
      try await expect(board.boards.definition(of: board.path), is: BoardDefinition())
    },
    Rule("a board that could not be ranked is refused") { site in
      let boards = try await site.open().leaderboards
      let impossible = [
        BoardDefinition(directions: []), BoardDefinition(directions: Array(repeating: .descending, count: 5)),
        BoardDefinition(periods: []), BoardDefinition(graceMilliseconds: -1),
      ]
      for (number, definition) in impossible.enumerated() {
        await expectInvalid("definition \(number)") { try await boards.define(definition, at: "boards/b") }
      }
      try await expect(boards.definition(of: "boards/b"), is: nil)
    },
  ]

  static let describing = [
    Rule("names are trimmed, and kept when none is given") { site in
      let board = try await site.board()
      for (given, shown) in [
        ("  Ana María\t\n", "Ana María"), (nil, "Ana María"), (" \n ", "Ana María"), ("Ana", "Ana"),
      ] {
        try await board.submit(board.submission("ana", .increment(1), named: given))
        try await expect(board.standing(of: "ana")?.entry.displayName, is: shown)
      }
    },
    Rule("a player without a name is shown by the id, shortened to a name's length") { site in
      let board = try await site.board()
      let long = PlayerID(rawValue: HostileText.longest)
      try await board.set(["ana": 1])
      try await board.submit(long, .set(Score(2)))
      let longer = PlayerID(rawValue: String(repeating: "x", count: 100))
      try await board.submit(longer, .set(Score(3)))
      let names = try await board.page().standings.map(\.entry.displayName)
      #expect(names == [String(repeating: "x", count: 64), HostileText.longest, "ana"])
    },
    Rule("an entry that has as many attributes as allowed takes changes of them, and no others") { site in
      let board = try await site.board()
      func attributes(_ names: Range<Int>, _ value: String) -> [String: String] {
        Dictionary(uniqueKeysWithValues: names.map { ("\($0)", value) })
      }
      let most = 100 + Limits.attributes
      try await board.submit(board.submission("ana", .set(Score(1)), attributes: attributes(102..<most, "old")))
      try await board.submit(board.submission("ana", .set(Score(2)), attributes: attributes(100..<104, "new")))
      try await board.submit(board.submission("ana", .set(Score(3)), attributes: attributes(most..<most + 5, "more")))
      let shown = try await board.standing(of: "ana")?.entry.attributes
      #expect(shown == attributes(100..<104, "new").merging(attributes(104..<most, "old")) { $1 })
      try await board.submit(board.submission("bo", .set(Score(1)), attributes: attributes(101..<most, "old")))
      try await board.submit(board.submission("bo", .set(Score(2)), attributes: ["200": "last", "100": "first"]))
      let full = attributes(101..<most, "old").merging(["100": "first"]) { $1 }
      try await expect(board.standing(of: "bo")?.entry.attributes, is: full)
    },
    Rule("attributes are added to those that the entry has") { site in
      let board = try await site.board()
      try await board.submit(board.submission("ana", .set(Score(1)), attributes: ["bow": "recurve", "class": "A"]))
      try await board.submit(board.submission("ana", .set(Score(2)), attributes: ["bow": "barebow", "team": "x"]))
      let attributes = try await board.standing(of: "ana")?.entry.attributes
      #expect(attributes == ["bow": "barebow", "class": "A", "team": "x"])
    },
    Rule("an entry tells when it was made, last changed and when its score was reached") { site in
      let board = try await site.board()
      let times = (0..<4).map { ContractClock.start.advanced(byMilliseconds: $0 * 1000) }
      try await board.submit("ana", .set(Score(5)), occurredAt: times[0])
      try await board.submit("ana", .set(Score(7)), occurredAt: times[1])
      try await board.submit("ana", .increment(0), occurredAt: times[2])
      let entry = try #require(try await board.standing(of: "ana")).entry
      #expect([entry.createdAt, entry.achievedAt, entry.updatedAt] == [times[0], times[1], times[2]])
      try await board.submit("ana", .best(Score(3)), occurredAt: times[3])
      let later = try #require(try await board.standing(of: "ana")).entry
      #expect([later.createdAt, later.achievedAt, later.updatedAt] == [times[0], times[1], times[3]])
    },
    Rule("the same score again does not move the moment at which it was reached") { site in
      let board = try await site.board()
      try await board.set(["ana": 5, "bo": 5])
      for action in [Submission.Action.set(Score(5)), .best(Score(5)), .best(Score(2)), .increment(0)] {
        try await board.submit("ana", action, occurredAt: ContractClock.start.advanced(byMilliseconds: .hour))
        try await expect(board.standing(of: "ana")?.entry.achievedAt, is: ContractClock.start)
        try await expect(board.lines(), is: ["1 ana 5", "1 bo 5"])
      }
    },
  ]
}
