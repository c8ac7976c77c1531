import Domain
import Testing

extension ChangeFeedContract {
  static let snapshots = [
    Rule("a followed document is given as it is, and again after each change") { site in
      let documents = try await site.open().documents
      let reader = site.reader(of: documents.follow("a" as ItemPath))
      try await expect(reader.next(), is: nil)
      try await documents.save(.put("a", "one", as: "w1"))
      try await expect(reader.next(), is: documents.load("a"))
      try await documents.save(.put("a", "two", as: "w2"))
      try await expect(reader.next()?.body, is: Array("two".utf8))
      try await documents.save(.delete("a", as: "w3"))
      try await expect(reader.next()?.head.isDeleted, is: true)
    },
    Rule("a followed document is not given again for what happens below it") { site in
      let store = try await site.open()
      let reader = site.reader(of: store.documents.follow("a" as ItemPath))
      _ = try await reader.next()
      reader.ask()
      try await store.documents.fill(["a/b", "a/c"])
      try await store.sessions.session(at: "a").append(.sample("e"))
      await site.giveWay()
      #expect(reader.count == 1)
      try await store.documents.save(.put("a", "one", as: "w1"))
      try await expect(reader.element(1)?.body, is: Array("one".utf8))
    },
    Rule("a followed list is given as it is, and again after each change in it") { site in
      let documents = try await site.open().documents
      let reader = site.reader(of: documents.follow(DocumentQuery(under: "a", labelled: "l")))
      try await expect(reader.next(), is: [])
      reader.ask()
      try await documents.save(.put("a/1", as: "w1"))
      await site.giveWay()
      #expect(reader.count == 1)
      let head = try await documents.save(.put("a/2", as: "w1", labels: ["l"]))
      try await expect(reader.element(1), is: [head])
      try await documents.save(.delete("a/2", as: "w2"))
      try await expect(reader.next(), is: [])
    },
    Rule("a followed session gives its head, and again after each change") { site in
      let sessions = try await site.open().sessions
      let reader = site.reader(of: sessions.follow("j"))
      try await expect(reader.next(), is: JournalHead(path: "j", revision: .zero, isClosed: false))
      reader.ask()
      try await sessions.session(at: "j/below").append(.sample("e"))
      await site.giveWay()
      #expect(reader.count == 1)
      _ = try await sessions.session(at: "j").append(ScoringEvent.samples(1...3), expecting: .any)
      try await expect(reader.element(1), is: sessions.session(at: "j").head())
      try await sessions.session(at: "j").close()
      try await expect(reader.next().isClosed, is: true)
    },
    Rule("a followed board gives its page, and again when what it shows has changed") { site in
      let store = try await site.open()
      let board = try await store.board()
      let query = BoardQuery(board.path, .allTime, .from(offset: 0, limit: 2))
      let reader = site.reader(of: store.leaderboards.follow(query))
      try await expect(reader.next().standings, is: [])
      try await board.set(["ana": 5])
      try await expect(reader.next().standings.map(\.line), is: ["1 ana 5"])
      reader.ask()
      try await store.documents.fill([board.path.appending("beside")])
      await site.giveWay()
      #expect(reader.count == 2)
      try await board.set(["bo": 7])
      try await expect(reader.element(2).standings.map(\.line), is: ["1 bo 7", "2 ana 5"])
      try await board.set(["cem": 1])
      try await expect(reader.next().total, is: 3)
    },
    Rule("a followed board that is not there tells so") { site in
      let boards = try await site.open().leaderboards
      let reader = site.reader(of: boards.follow(BoardQuery("boards/none", .allTime)))
      reader.ask()
      try await site.eventually("the stream ends") { reader.hasEnded }
      #expect(reader.failure as? LeaderboardError == .noSuchBoard("boards/none"))
    },
  ]

  static let sharing = [
    Rule("a follower is told of what another opening writes", needs: .shared) { site in
      let (writer, other) = (try await site.open(), try await site.open())
      let board = BoardAtHand(writer.leaderboards, "space/s/b", BoardDefinition())
      let reader = site.reader(of: other.changes.follow(under: "space/s"))
      let start = try await reader.next()
      let writes: [@Sendable () async throws -> Void] = [
        { try await writer.documents.save(.put("space/s/d", as: "w1")) },
        { try await writer.sessions.session(at: "space/s/j").append(.sample("e1")) },
        { try await writer.leaderboards.define(board.definition, at: board.path) },
        { try await board.set(["ana": 1]) },
      ]
      var last = start
      for write in writes {
        try await write()
        let present = try await writer.changes.cursor()
        last = try await reader.next { $0 == present }
      }
      try await expect(other.changes.page(after: start).changes.count, is: 3)
      try await expect(other.changes.page(after: last).changes, is: [])
    },
    Rule("a followed board shows what is submitted through another opening", needs: .shared) { site in
      let (writer, other) = (try await site.open(), try await site.open())
      let board = try await writer.board()
      let reader = site.reader(of: other.leaderboards.follow(BoardQuery(board.path, .allTime)))
      try await expect(reader.next().standings, is: [])
      try await board.set(["ana": 5])
      try await expect(reader.next().standings.map(\.line), is: ["1 ana 5"])
    },
    Rule("two openings give the same feed and take each other's cursors", needs: .shared) { site in
      let (first, second) = (try await site.open(), try await site.open())
      try await first.documents.fill(["a", "b"])
      let early = try await second.changes.cursor()
      try await second.documents.fill(["c"])
      try await first.documents.save(.put("a", as: "again"))
      try await expect(first.changes.page(), is: second.changes.page())
      for store in [first, second] {
        try await expect(store.changes.page(after: early).changes, is: [.document("c"), .document("a")])
      }
    },
    Rule("a reader misses nothing while another opening writes", needs: .shared) { site in
      let (writer, other) = (try await site.open(), try await site.open())
      let ends = try await atOnce(2) { part -> (seen: Set<Change>, cursor: ChangeCursor?) in
        var (seen, cursor): (Set<Change>, ChangeCursor?) = ([], nil)
        for number in 1...40 {
          if part == 0 {
            try await writer.documents.save(.put(ItemPath("a/\(number)"), as: "w"))
          } else {
            let page = try await other.changes.page(after: cursor, limit: 3)
            (seen, cursor) = (seen.union(page.changes), page.cursor)
          }
        }
        return (seen, cursor)
      }
      let reader = try #require(ends.last)
      let rest = try await other.changes.all(after: reader.cursor, limit: 3).changes
      #expect(reader.seen.union(rest) == Set((1...40).map { .document(ItemPath("a/\($0)")) }))
    },
  ]

  static let durability = [
    Rule("the feed is the same after reopening, and its cursors stay good", needs: .durable) { site in
      var store = try await site.open()
      try await store.writeOneOfEach()
      let (whole, cursor) = try await store.changes.all()
      let middle = try await store.changes.page(limit: 2)
      store = try await site.reopen(store)
      try await expect(store.allChanges(), is: whole)
      try await expect(store.changes.cursor(), is: cursor)
      try await expect(store.changes.page(after: cursor).changes, is: [])
      try await expect(store.changes.page(after: middle.cursor).changes, is: Array(whole.dropFirst(2)))
      try await expect(site.reader(of: store.changes.follow(under: .root)).next(), is: cursor)
    },
    Rule("nothing is missed by a reader who reopens the store after each page", needs: .durable) { site in
      var store = try await site.open()
      try await store.documents.fill((1...5).map { ItemPath("a/\($0)") })
      var (seen, cursor): ([Change], ChangeCursor?) = ([], nil)
      for round in 1...6 {
        let page = try await store.changes.page(after: cursor, limit: 1)
        (seen, cursor) = (seen + page.changes, page.cursor)
        if round < 6 { store = try await site.reopen(store) }
        if round == 3 { try await store.documents.save(.put("a/1", as: "again")) }
      }
      #expect(seen.map(\.path) == ["a/1", "a/2", "a/3", "a/4", "a/5", "a/1"])
    },
    Rule("nothing is missed over many rewrites and reopenings", needs: .durable) { site in
      var store = try await site.open()
      let paths = (10..<20).map { ItemPath("a/\($0)") }
      try await store.documents.fill(paths + ["still"])
      let early = try await store.changes.cursor()
      for round in 1...12 {
        _ = try await store.documents.save(paths.map { .put($0, "\(round)", as: WriteID(rawValue: "w\(round)")) })
        if round.isMultiple(of: 4) { store = try await site.reopen(store) }
      }
      try await expect(store.changes.all(after: early, limit: 3).changes, is: paths.map { .document($0) })
      try await expect(store.allChanges().first, is: .document("still"))
    },
  ]
}
