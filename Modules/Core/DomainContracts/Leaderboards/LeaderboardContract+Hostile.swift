import Domain
import Testing

extension LeaderboardContract {
  static let limits = [
    Rule("as many submissions as a batch may hold are taken, one more is refused") { site in
      let board = try await site.board()
      let batch = (0...Limits.batchItems).map { board.submission(PlayerID(rawValue: "p\($0)"), .set(Score(1))) }
      await expectInvalid("one submission too many") { try await board.boards.submit(batch, at: site.clock.now) }
      try await expect(board.page().total, is: 0)
      let most = Array(batch.dropLast())
      try await expect(board.boards.submit(most, at: site.clock.now).count, is: Limits.batchItems)
      try await expect(board.page().total, is: Limits.batchItems)
    },
    Rule("a name may have as many characters and bytes as allowed, not counting space around it, and no more") { site in
      let board = try await site.board()
      let longest = String(repeating: "👩‍👩‍👧‍👦", count: 40) + String(repeating: "x", count: 24)
      #expect(longest.count == TextLimit.name.characters && longest.utf8.count == TextLimit.name.bytes)
      try await board.submit(board.submission("ana", .set(Score(1)), named: "  \(longest)\n"))
      try await expect(board.standing(of: "ana")?.entry.displayName, is: longest)
      await expectInvalid("one character too many") {
        try await board.submit(board.submission("ana", .set(Score(2)), named: longest + "x"))
      }
      await expectInvalid("a byte too many") {
        try await board.submit(board.submission("ana", .set(Score(2)), named: "\(longest.dropLast())ü"))
      }
      await expectInvalid("a mark too many") {
        let marks = String(repeating: "\u{301}", count: TextLimit.marks + 1)
        try await board.submit(board.submission("ana", .set(Score(2)), named: "Ana\(marks)"))
      }
      try await expect(board.lines(), is: ["1 ana 1"])
    },
    Rule("a name that shows nothing, or turns the text around it, is refused, and a copy keeps it") { site in
      let board = try await site.board()
      for (number, name) in HostileText.names.enumerated() {
        let submission = board.submission(
          "ana",
          .set(Score(Int64(number))),
          named: name,
          stamp: .at(Int64(number), on: "d")
        )
        await expectInvalid("the name \(name.debugDescription)") { try await board.submit(submission) }
        try await expect(board.replicate([submission]).map(\.submission), is: [submission])
      }
      for name in HostileText.writtenNames {
        try await board.submit(board.submission("ben", .set(Score(1)), named: name))
        try await expect(board.standing(of: "ben")?.entry.displayName, is: name)
      }
    },
    Rule("a reason may have as many characters and bytes as allowed, and no more, but a copy keeps it") { site in
      let board = try await site.board()
      func giving(_ reason: String, at time: Int64) -> Submission {
        var submission = board.submission("ana", .set(Score(1)), stamp: .at(time, on: "d"))
        submission.reason = reason
        return submission
      }
      let longest = giving(String(repeating: "ñ", count: TextLimit.line.characters), at: 1)
      try await expect(board.boards.submit([longest], at: site.clock.now).map(\.submission), is: [longest])
      let longer = giving(String(repeating: "x", count: TextLimit.line.characters + 1), at: 2)
      await expectInvalid("one character too many") { try await board.submit(longer) }
      try await expect(board.replicate([longer]).map(\.submission), is: [longer])
    },
    Rule("an entry may have as many attributes as allowed, each as long as allowed, and no more") { site in
      let board = try await site.board()
      let text = String(repeating: "x", count: Limits.attributeBytes - 3)
      let most = Dictionary(
        uniqueKeysWithValues: (100..<100 + Limits.attributes).map { ("\($0)\(text)", "\($0)\(text)") }
      )
      try await board.submit(board.submission("ana", .set(Score(1)), attributes: most))
      try await expect(board.standing(of: "ana")?.entry.attributes, is: most)
      let tooMuch = [most.merging(["more": ""]) { $1 }, ["a": "1234\(text)"], ["1234\(text)": "a"]]
      for attributes in tooMuch {
        await expectInvalid("\(attributes.count) attributes") {
          try await board.submit(board.submission("ana", .set(Score(2)), attributes: attributes))
        }
      }
      try await expect(board.lines(), is: ["1 ana 1"])
    },
  ]

  static let hostile = [
    Rule("a board's path may hold any text") { site in
      let store = try await site.open()
      let paths = HostileText.taken.flatMap {
        [ItemPath([ItemPath.Segment(rawValue: $0)]), ItemPath(["x", .init(rawValue: $0), "y"])]
      }
      for (number, path) in paths.enumerated() {
        try await store.board(BoardDefinition(ruleVersion: number), at: path).set(["ana": Int64(number)])
      }
      for (number, path) in paths.enumerated() {
        let board = BoardAtHand(store.leaderboards, path, BoardDefinition(ruleVersion: number))
        try await expect(board.boards.definition(of: path), is: board.definition)
        try await expect(board.lines(), is: ["1 ana \(number)"])
        try await expect(board.history().map(\.submission.board), is: [path])
      }
    },
    Rule("a submission's ids, names, attributes and reason may hold any text") { site in
      let board = try await site.board(BoardDefinition(tieOrder: .id))
      let batch = HostileText.taken.filter { !$0.trimmingSpaces.isEmpty }.map { text in
        Submission(
          id: SubmissionID(rawValue: text),
          board: board.path,
          player: PlayerID(rawValue: text),
          .set(Score(5)),
          occurredAt: ContractClock.start,
          actor: UserID(rawValue: text),
          displayName: "<\(String(text.prefix(60)).plainName)>",
          attributes: [text: text],
          reason: text
        )
      }
      _ = try await board.boards.submit(batch, at: site.clock.now)
      try await expect(board.history().map { $0.submission.stamped(nil) }, is: batch)
      let entries = try await board.page().standings.map(\.entry)
      #expect(entries.map(\.player) == batch.map(\.player).sorted())
      for entry in entries {
        let text = entry.player.rawValue
        #expect(entry.attributes == [text: text])
        #expect(entry.displayName == "<\(String(text.prefix(60)).plainName)>")
        try await expect(board.page(.around(entry.player, radius: 0, fill: false)).standings.map(\.entry), is: [entry])
      }
      try await expect(board.boards.submit(batch, at: site.clock.now).count, is: batch.count)
      try await expect(board.page().revision.rawValue, is: Int64(batch.count))
    },
    Rule("two spellings of one letter are two boards, two players and two submissions") { site in
      let store = try await site.open()
      for text in [HostileText.twins.composed, HostileText.twins.decomposed] {
        let bytes = Int64(text.utf8.count)
        let board = try await store.board(at: ItemPath([.init(rawValue: text)]))
        try await board.submit(PlayerID(rawValue: text), .set(Score(bytes)))
        let common = try await store.board(BoardDefinition(tieOrder: .id), at: "common")
        try await common.submit(PlayerID(rawValue: text), .set(Score(bytes)), as: SubmissionID(rawValue: text))
      }
      let common = try await store.board(BoardDefinition(tieOrder: .id), at: "common")
      try await expect(common.page().standings.map(\.entry.score), is: [Score(3), Score(2)])
      let composed = BoardAtHand(
        store.leaderboards,
        ItemPath([.init(rawValue: HostileText.twins.composed)]),
        BoardDefinition()
      )
      try await expect(composed.page().standings.map(\.entry.score), is: [Score(2)])
    },
    Rule("a board's path that no store takes is refused") { site in
      let boards = try await site.open().leaderboards
      for path in HostileText.refused.map({ ItemPath(["a", .init(rawValue: $0)]) }) + [.root] {
        await expectInvalid("the path \(path.text.debugDescription)") {
          try await boards.define(BoardDefinition(), at: path)
        }
      }
    },
    Rule("by a path or player that no store takes nothing is found") { site in
      let board = try await site.board()
      try await board.set(["ana": 1])
      for path in ["b\0", "b\0b"].map({ ItemPath(["boards", .init(rawValue: $0)]) }) {
        let missing = LeaderboardError.noSuchBoard(path)
        try await expect(board.boards.definition(of: path), is: nil)
        await #expect(throws: missing) {
          try await board.boards.page(BoardQuery(path, .allTime, .from(offset: 0, limit: 1)))
        }
        await #expect(throws: missing) { try await board.boards.buckets(of: path, .allTime) }
        await #expect(throws: missing) {
          try await board.boards.submissions(of: path, player: nil, after: .zero, limit: 1)
        }
      }
      try await expect(board.boards.submissions(of: board.path, player: "ana\0", after: .zero, limit: 1), is: [])
    },
    Rule("a submission with an identifier that no store takes is refused") { site in
      let board = try await site.board()
      for text in HostileText.refused {
        let batch = [
          board.submission("ana", .set(Score(1)), as: SubmissionID(rawValue: text)),
          board.submission(PlayerID(rawValue: text), .set(Score(1))),
          Submission(
            id: "s",
            board: board.path,
            player: "ana",
            .set(Score(1)),
            occurredAt: ContractClock.start,
            actor: UserID(rawValue: text)
          ),
        ]
        for submission in batch {
          await expectInvalid("an identifier \(text.debugDescription)") { try await board.submit(submission) }
        }
      }
      try await expect(board.page().revision, is: .zero)
    },
  ]

  static let extremes = [
    Rule("the smallest and the largest score are ranked and kept") { site in
      let store = try await site.open()
      for direction in [Direction.descending, .ascending] {
        let board = try await store.board(
          BoardDefinition(directions: [direction, direction], ties: .dense, plausible: Int64.min...Int64.max),
          at: ItemPath("boards/\(direction)")
        )
        let keys = [Int64.min, .min + 1, -1, 0, 1, .max - 1, .max]
        for (number, key) in keys.enumerated() {
          try await board.submit(PlayerID(rawValue: "p\(number)"), .set(Score(key, .min)))
          try await board.submit(PlayerID(rawValue: "q\(number)"), .best(Score(key, .max)))
        }
        let ascending = keys.flatMap { [Score($0, .min), Score($0, .max)] }
        let shown = try await board.page().standings
        #expect(shown.map(\.entry.score) == (direction == .ascending ? ascending : ascending.reversed()))
        #expect(shown.map(\.rank) == Array(1...14))
      }
    },
    Rule("moments at either end of time are taken and kept, in every period") { site in
      let zone = try ZoneTable(named: "Europe/Berlin")
      let board = try await site.board(
        BoardDefinition(periods: Set(Period.allCases), zone: zone, graceMilliseconds: .max)
      )
      let times = [Int64.min, .min + 1, -1, 0, .max - 1, .max].map(Timestamp.init(rawValue:))
      for (number, time) in times.enumerated() {
        let stamp = Stamp(time: time, device: "d")
        let submission = board.submission(
          PlayerID(rawValue: "p\(number)"),
          .set(Score(1)),
          occurredAt: time,
          stamp: stamp
        )
        let accepted = try await board.replicate([submission])
        #expect(accepted.map(\.submission) == [submission])
        for effect in accepted.flatMap(\.effects) {
          try await expect(board.standing(of: submission.player, in: effect.bucket)?.entry.achievedAt, is: time)
        }
      }
      try await expect(board.page().standings.map(\.entry.achievedAt), is: times)
      try await board.submit("own", .set(Score(2)))
    },
    Rule("ties between the first and the last moment are ranked alike") { site in
      let store = try await site.open()
      for ties in [TiePolicy.competition, .dense] {
        let board = try await store.board(BoardDefinition(ties: ties), at: ItemPath("boards/\(ties)"))
        for (player, time) in [("late", Int64.max), ("early", .min), ("mid", 0)] as [(PlayerID, Int64)] {
          let moment = Timestamp(rawValue: time)
          try await board.replicate([
            board.submission(player, .set(Score(.min)), occurredAt: moment, stamp: .at(0, on: DeviceID(player)))
          ])
        }
        try await expect(board.page().standings.map(\.rank), is: [1, 1, 1])
        try await expect(board.page().standings.map(\.entry.player), is: ["early", "mid", "late"])
        let window = try await board.page(.around("mid", radius: 0, fill: false))
        #expect(window.standings.map(\.rank) == [1])
      }
    },
  ]
}
