import Domain
import Testing

extension LeaderboardContract {
  static let paging = [
    Rule("a page holds as many lines as asked for, from its offset, and tells how many there are") { site in
      let board = try await site.board()
      try await board.set(["a": 9, "b": 8, "c": 8, "d": 7])
      let page = try await board.page(.from(offset: 2, limit: 1))
      #expect(page.standings.map(\.line) == ["2 c 8"])
      #expect(page.standings.map(\.position) == [3])
      #expect(page.total == 4)
      #expect(page.bucket == .allTime)
    },
    Rule("pages of a board join without gap or repeat") { site in
      let board = try await site.board(BoardDefinition(ties: .dense))
      for number in 0..<50 { try await board.submit(PlayerID(rawValue: "p\(number)"), .set(Score(number / 3))) }
      let whole = try await board.page().standings
      var joined: [Standing] = []
      for offset in stride(from: 0, to: 50, by: 7) {
        joined += try await board.page(.from(offset: offset, limit: 7)).standings
      }
      #expect(joined == whole)
      #expect(whole.map(\.position) == Array(1...50))
    },
    Rule("an offset past the end gives no lines") { site in
      let board = try await site.board()
      try await board.set(["a": 9])
      for offset in [1, 2, 1_000_000, Int.max] {
        let page = try await board.page(.from(offset: offset, limit: 10))
        #expect(page.standings == [])
        #expect(page.total == 1)
      }
    },
    Rule("a limit of nothing gives no lines and the total") { site in
      let board = try await site.board()
      try await board.set(["a": 9, "b": 8])
      let page = try await board.page(.from(offset: 0, limit: 0))
      #expect(page.standings == [])
      #expect(page.total == 2)
    },
    Rule("limits, offsets and radiuses out of bounds are refused") { site in
      let board = try await site.board()
      try await board.set(["a": 9])
      let windows: [(BoardQuery.Window, Int)] = [
        (.from(offset: 0, limit: -1), -1), (.from(offset: 0, limit: 1001), 1001), (.from(offset: 0, limit: .max), .max),
        (.from(offset: -1, limit: 1), -1), (.from(offset: .min, limit: 1), .min),
        (.around("a", radius: -1, fill: false), -1), (.around("a", radius: 501, fill: true), 501),
        (.around("a", radius: .max, fill: true), .max), (.around("a", radius: .min, fill: false), .min),
      ]
      for (window, number) in windows {
        await #expect(throws: LeaderboardError.invalidLimit(number)) { try await board.page(window) }
      }
    },
    Rule("the largest page and the largest window are given") { site in
      let board = try await site.board(BoardDefinition(tieOrder: .id))
      let batch = (0..<1000).map { board.submission(PlayerID(rawValue: "p\(1000 + $0)"), .set(Score(5))) }
      _ = try await board.boards.submit(batch, at: site.clock.now)
      try await board.submit("p2000", .set(Score(5)))
      try await expect(board.page(.from(offset: 0, limit: 1000)).standings.map(\.position), is: Array(1...1000))
      let window = try await board.page(.around("p1500", radius: 500, fill: false)).standings
      #expect(window.map(\.position) == Array(1...1001))
    },
    Rule("a bucket that nobody has played is empty") { site in
      let board = try await site.board(BoardDefinition(periods: [.daily, .allTime]))
      for bucket in [Bucket.allTime, board.bucket(.daily)] {
        let page = try await board.page(of: bucket)
        #expect(page == BoardPage(bucket: bucket, revision: .zero, total: 0, standings: []))
      }
    },
  ]

  static let windows = [
    Rule("a window around a player is cut at both ends") { site in
      let board = try await site.board()
      try await board.set(["a": 9, "b": 8, "c": 7, "d": 6, "e": 5])
      try await expect(board.lines(.around("c", radius: 1, fill: false)), is: ["2 b 8", "3 c 7", "4 d 6"])
      try await expect(board.lines(.around("a", radius: 1, fill: false)), is: ["1 a 9", "2 b 8"])
      try await expect(board.lines(.around("e", radius: 2, fill: false)), is: ["3 c 7", "4 d 6", "5 e 5"])
      try await expect(board.lines(.around("d", radius: 0, fill: false)), is: ["4 d 6"])
      try await expect(board.page(.around("c", radius: 500, fill: false)).standings.count, is: 5)
    },
    Rule("a filled window keeps its size at the ends where it can") { site in
      let board = try await site.board()
      try await board.set(["a": 9, "b": 8, "c": 7, "d": 6, "e": 5])
      try await expect(board.lines(.around("a", radius: 1, fill: true)), is: ["1 a 9", "2 b 8", "3 c 7"])
      try await expect(board.lines(.around("e", radius: 1, fill: true)), is: ["3 c 7", "4 d 6", "5 e 5"])
      try await expect(board.lines(.around("c", radius: 1, fill: true)), is: ["2 b 8", "3 c 7", "4 d 6"])
      for player in ["a", "c", "e"] as [PlayerID] {
        try await expect(board.page(.around(player, radius: 3, fill: true)).standings.count, is: 5)
      }
    },
    Rule("a window around a player without an entry is refused") { site in
      let board = try await site.board(BoardDefinition(periods: [.daily, .allTime]))
      try await board.submit(board.submission("ana", .set(Score(1)), in: [.allTime]))
      await #expect(throws: LeaderboardError.entryNotFound("bo")) {
        try await board.page(.around("bo", radius: 1, fill: false))
      }
      await #expect(throws: LeaderboardError.entryNotFound("ana")) {
        try await board.page(.around("ana", radius: 1, fill: true), of: board.bucket(.daily))
      }
    },
    Rule("lines are the same in a window as on the whole board") { site in
      let store = try await site.open()
      for ties in [TiePolicy.competition, .dense, .ordinal] {
        let board = try await store.board(BoardDefinition(ties: ties), at: ItemPath("boards/\(ties)"))
        try await board.set(["a": 9, "b": 8, "c": 8, "d": 8, "e": 8, "f": 7, "g": 7, "h": 1])
        let whole = try await board.page().standings
        for line in whole {
          let window = try await board.page(.around(line.entry.player, radius: 1, fill: false)).standings
          #expect(window == whole.filter { abs($0.position - line.position) <= 1 })
        }
      }
    },
  ]
}
