import Domain
import Testing

extension LeaderboardContract {
  static let ranking = [
    Rule("competition ties share a rank and leave the next ones out") { site in
      let board = try await site.board(BoardDefinition(ties: .competition))
      try await board.set(["ana": 9, "bo": 9, "cem": 7, "dan": 7, "eva": 7, "fay": 1])
      try await expect(board.page().standings.map(\.rank), is: [1, 1, 3, 3, 3, 6])
      try await expect(board.page().standings.map(\.position), is: [1, 2, 3, 4, 5, 6])
    },
    Rule("dense ties share a rank and leave none out") { site in
      let board = try await site.board(BoardDefinition(ties: .dense))
      try await board.set(["ana": 9, "bo": 9, "cem": 7, "dan": 7, "eva": 7, "fay": 1])
      try await expect(board.page().standings.map(\.rank), is: [1, 1, 2, 2, 2, 3])
      try await expect(board.page().standings.map(\.position), is: [1, 2, 3, 4, 5, 6])
    },
    Rule("ordinal ranks are never shared") { site in
      let board = try await site.board(BoardDefinition(ties: .ordinal))
      try await board.set(["ana": 9, "bo": 9, "cem": 7, "dan": 7, "eva": 7, "fay": 1])
      try await expect(board.page().standings.map(\.rank), is: [1, 2, 3, 4, 5, 6])
    },
    Rule("a descending board ranks the highest score first, an ascending one the lowest") { site in
      let store = try await site.open()
      let high = try await store.board(BoardDefinition(directions: [.descending]), at: "boards/high")
      let low = try await store.board(BoardDefinition(directions: [.ascending]), at: "boards/low")
      for board in [high, low] { try await board.set(["ana": 5, "bo": -5, "cem": 0]) }
      try await expect(high.lines(), is: ["1 ana 5", "2 cem 0", "3 bo -5"])
      try await expect(low.lines(), is: ["1 bo -5", "2 cem 0", "3 ana 5"])
    },
    Rule("tuples are compared key by key, each in its direction") { site in
      let board = try await site.board(BoardDefinition(directions: [.descending, .ascending, .descending, .ascending]))
      let scores: KeyValuePairs<PlayerID, Score> = [
        "a": Score(1, 9, 9, 0), "b": Score(2, 5, 0, 0), "c": Score(2, 4, 1, 3), "d": Score(2, 4, 1, 2),
        "e": Score(2, 4, 2, 9), "f": Score(2, 4, 1, 3),
      ]
      for (player, score) in scores { try await board.submit(player, .set(score)) }
      try await expect(
        board.lines(),
        is: [
          "1 e 2/4/2/9", "2 d 2/4/1/2", "3 c 2/4/1/3", "3 f 2/4/1/3", "5 b 2/5/0/0", "6 a 1/9/9/0",
        ]
      )
    },
    Rule("ranks follow each change of a score") { site in
      let board = try await site.board()
      try await board.set(["ana": 5, "bo": 4, "cem": 3])
      try await board.submit("cem", .increment(3))
      try await expect(board.lines(), is: ["1 cem 6", "2 ana 5", "3 bo 4"])
      try await board.submit("cem", .increment(-1))
      try await expect(board.lines(), is: ["1 ana 5", "1 cem 5", "3 bo 4"])
      try await board.submit("ana", .set(Score(0)))
      try await expect(board.lines(), is: ["1 cem 5", "2 bo 4", "3 ana 0"])
    },
  ]

  static let ordering = [
    Rule("a tie is listed by who reached the score first, then by the id") { site in
      let board = try await site.board(BoardDefinition(tieOrder: .reachedAt))
      let later = ContractClock.start.advanced(byMilliseconds: 1)
      try await board.submit("ana", .set(Score(5)), occurredAt: later)
      try await board.submit("cem", .set(Score(5)))
      try await board.submit("bo", .set(Score(5)))
      try await board.submit("zoe", .set(Score(5)), occurredAt: ContractClock.start.advanced(byMilliseconds: -1))
      try await expect(board.lines(), is: ["1 zoe 5", "1 bo 5", "1 cem 5", "1 ana 5"])
    },
    Rule("a tie is listed by the id alone where the board says so") { site in
      let board = try await site.board(BoardDefinition(tieOrder: .id))
      try await board.set(["cem": 5, "ana": 5, "bo": 5])
      try await expect(board.lines(), is: ["1 ana 5", "1 bo 5", "1 cem 5"])
    },
    Rule("a tie is listed by who was entered first where the board says so") { site in
      let board = try await site.board(BoardDefinition(tieOrder: .sequence))
      try await board.submit("cem", .set(Score(1)), occurredAt: ContractClock.start.advanced(byMilliseconds: 9))
      try await board.submit("ana", .set(Score(5)))
      try await board.submit("bo", .set(Score(5)), occurredAt: ContractClock.start.advanced(byMilliseconds: -9))
      try await board.submit("cem", .set(Score(5)))
      try await expect(board.lines(), is: ["1 cem 5", "1 ana 5", "1 bo 5"])
    },
    Rule("ids are ordered by their bytes") { site in
      let board = try await site.board(BoardDefinition(tieOrder: .id))
      let players = ["a", "Z", "e\u{301}", "é", "ä", "z", "10", "9", "🏹", "中", "a b"].map { PlayerID(rawValue: $0) }
      for player in players { try await board.submit(player, .set(Score(5))) }
      let bytewise = players.sorted { $0.rawValue.utf8.lexicographicallyPrecedes($1.rawValue.utf8) }
      try await expect(board.page().standings.map(\.entry.player), is: bytewise)
    },
    Rule("the order in a tie does not change a shared rank") { site in
      let store = try await site.open()
      for order in [TieOrder.reachedAt, .id, .sequence] {
        let board = try await store.board(
          BoardDefinition(ties: .competition, tieOrder: order),
          at: ItemPath("b/\(order)")
        )
        try await board.set(["cem": 5, "ana": 5, "bo": 5, "dan": 4])
        try await expect(board.page().standings.map(\.rank), is: [1, 1, 1, 4])
      }
    },
  ]

  static let filters = [
    Rule("chosen players are ranked among themselves") { site in
      let board = try await site.board()
      try await board.set(["ana": 9, "bo": 8, "cem": 8, "dan": 7, "eva": 6])
      let page = try await board.page(players: ["bo", "cem", "eva", "nobody"])
      #expect(page.standings.map(\.line) == ["1 bo 8", "1 cem 8", "3 eva 6"])
      #expect(page.standings.map(\.position) == [1, 2, 3])
      #expect(page.total == 3)
    },
    Rule("where nobody is chosen nobody is ranked") { site in
      let board = try await site.board()
      try await board.set(["ana": 9])
      for players in [[], ["nobody"]] as [Set<PlayerID>] {
        let page = try await board.page(players: players)
        #expect(page.total == 0)
        #expect(page.standings == [])
      }
    },
    Rule("entries with the wished attributes are ranked among themselves") { site in
      let board = try await site.board(BoardDefinition(ties: .dense))
      for (player, score, bow, round) in [
        ("ana", 9, "recurve", "70m"), ("bo", 8, "barebow", "70m"), ("cem", 8, "recurve", "18m"),
        ("dan", 9, "recurve", "70m"), ("eva", 5, "recurve", "70m"),
      ] as [(PlayerID, Int64, String, String)] {
        let attributes = ["bow": bow, "round": round]
        try await board.submit(board.submission(player, .set(Score(score)), attributes: attributes))
      }
      try await expect(board.lines(attributes: ["bow": "recurve"]), is: ["1 ana 9", "1 dan 9", "2 cem 8", "3 eva 5"])
      let both = ["bow": "recurve", "round": "70m"]
      try await expect(board.lines(attributes: both), is: ["1 ana 9", "1 dan 9", "2 eva 5"])
      try await expect(board.lines(attributes: both, players: ["eva", "bo"]), is: ["1 eva 5"])
      try await expect(board.lines(attributes: ["bow": "Recurve"]), is: [])
      try await expect(board.lines(attributes: ["club": ""]), is: [])
    },
    Rule("a window among chosen players is over them alone") { site in
      let board = try await site.board()
      try await board.set(["a": 9, "b": 8, "c": 7, "d": 6, "e": 5, "f": 4])
      let odd: Set<PlayerID> = ["a", "c", "e"]
      try await expect(
        board.lines(.around("c", radius: 1, fill: false), players: odd),
        is: ["1 a 9", "2 c 7", "3 e 5"]
      )
      try await expect(board.lines(.from(offset: 1, limit: 1), players: odd), is: ["2 c 7"])
      await #expect(throws: LeaderboardError.entryNotFound("b")) {
        try await board.page(.around("b", radius: 1, fill: false), players: odd)
      }
    },
  ]
}
