import Domain
import Testing

extension ChangeFeedContract {
  static let listing = [
    Rule("a store that nobody has written to has no changes") { site in
      let changes = try await site.open().changes
      let page = try await changes.page()
      #expect(page.changes == [])
      #expect(page.hasMore == false)
      try await expect(changes.page(after: page.cursor), is: page)
    },
    Rule("under a path that no store takes there are no changes") { site in
      let store = try await site.open()
      try await store.documents.save(.put("d", as: "w"))
      for text in ["d\0", "d\0e"] {
        let page = try await store.changes.changes(under: ItemPath([.init(rawValue: text)]), after: nil, limit: 10)
        #expect(page.changes == [])
      }
    },
    Rule("every write of every port is in the feed when it is acknowledged") { site in
      let store = try await site.open()
      let board = BoardAtHand(store.leaderboards, "b", BoardDefinition())
      let writes: [(Change, @Sendable () async throws -> Void)] = [
        (.document("d"), { try await store.documents.save(.put("d", as: "w1")) }),
        (.document("d"), { try await store.documents.save(.put("d", as: "w2")) }),
        (.deleted("d"), { try await store.documents.save(.delete("d", as: "w3")) }),
        (.document("d"), { try await store.documents.save(.put("d", as: "w4")) }),
        (.journal("j"), { try await store.sessions.session(at: "j").append(.sample("e1")) }),
        (.journal("j"), { try await store.sessions.session(at: "j").append(.sample("e2")) }),
        (.journal("j"), { try await store.sessions.session(at: "j").close() }),
        (.board("b"), { try await store.leaderboards.define(board.definition, at: "b") }),
        (.board("b"), { try await board.set(["ana": 1]) }),
        (.board("b"), { try await board.submit("ana", .reset) }),
      ]
      var cursor = try await store.changes.cursor()
      for (number, (change, write)) in writes.enumerated() {
        try await write()
        let page = try await store.changes.page(after: cursor)
        #expect(page.changes == [change], "write \(number)")
        #expect(page.cursor != cursor)
        cursor = page.cursor
      }
    },
    Rule("a batch has an entry for each item that it wrote") { site in
      let store = try await site.open()
      _ = try await store.documents.save([.put("a", as: "w1"), .delete("b", as: "w1"), .put("c", as: "w1")])
      try await expect(Set(store.allChanges()), is: [.document("a"), .deleted("b"), .document("c")])
      let (first, second) = (try await store.board(at: "b/1"), try await store.board(at: "b/2"))
      let cursor = try await store.changes.cursor()
      let submissions = [first.submission("ana", .set(Score(1))), second.submission("ana", .set(Score(1)))]
      _ = try await store.leaderboards.submit(submissions, at: site.clock.now)
      try await expect(Set(store.changes.page(after: cursor).changes), is: [.board("b/1"), .board("b/2")])
    },
    Rule("an item that changes again stands once, at its latest change") { site in
      let store = try await site.open()
      try await store.documents.fill(["a", "b", "c"])
      try await store.sessions.session(at: "j").append(.sample("e1"))
      try await store.documents.save(.put("a", as: "again"))
      try await store.sessions.session(at: "j").append(.sample("e2"))
      try await store.documents.save(.put("b", as: "again"))
      try await expect(store.allChanges(), is: [.document("c"), .document("a"), .journal("j"), .document("b")])
    },
    Rule("without a cursor the feed lists everything, deleted documents as such") { site in
      let store = try await site.open()
      try await store.writeOneOfEach()
      try await expect(
        store.allChanges(),
        is: [
          .document("space/s/kept"), .deleted("space/s/gone"), .journal("space/s/journal"), .board("space/s/board"),
        ]
      )
    },
    Rule("a document, a journal and a board at one path are three items") { site in
      let store = try await site.open()
      try await store.documents.save(.put("same", as: "w1"))
      try await store.sessions.session(at: "same").append(.sample("e1"))
      try await store.board(at: "same").set(["ana": 1])
      try await expect(store.allChanges(), is: [.document("same"), .journal("same"), .board("same")])
      try await store.documents.save(.delete("same", as: "w2"))
      try await expect(store.allChanges(), is: [.journal("same"), .board("same"), .deleted("same")])
    },
    Rule("only what lies under the prefix is listed, by whole segments") { site in
      let store = try await site.open()
      try await store.documents.fill(["a/b", "a/b/c", "a/bc", "a/b!", "a", "b"])
      try await store.sessions.session(at: "a/b/j").append(.sample("e"))
      try await store.sessions.session(at: "a/j").append(.sample("e"))
      let listed = try await store.changes.all(under: "a/b").changes
      #expect(listed == [.document("a/b"), .document("a/b/c"), .journal("a/b/j")])
    },
    Rule("any text of a path is carried through the feed") { site in
      let store = try await site.open()
      let paths = HostileText.taken.map { ItemPath(["x", .init(rawValue: $0), "y"]) }
      try await store.documents.fill(paths)
      try await expect(store.allChanges(), is: paths.map { .document($0) })
      for path in paths { try await expect(store.changes.page(under: path).changes, is: [.document(path)]) }
    },
    Rule("a refused write leaves no trace") { site in
      let store = try await site.open()
      try await store.writeOneOfEach()
      let board = try await store.board(at: "space/s/board")
      let (before, cursor) = try await store.changes.all()
      await #expect(throws: DocumentError.self) {
        _ = try await store.documents.save([.put("new", as: "w9"), .put("space/s/kept", as: "w9", if: .absent)])
      }
      await #expect(throws: JournalError.self) {
        try await store.sessions.session(at: "space/s/journal").append(.sample("e9"), expecting: .absent)
      }
      await #expect(throws: LeaderboardError.self) {
        let batch = [board.submission("ana", .set(Score(9))), board.submission("ana", .revert("nothing"))]
        _ = try await store.leaderboards.submit(batch, at: site.clock.now)
      }
      await #expect(throws: LeaderboardError.self) {
        try await store.leaderboards.define(BoardDefinition(ties: .dense), at: board.path)
      }
      try await expect(store.allChanges(), is: before)
      try await expect(store.changes.page(after: cursor).changes, is: [])
    },
    Rule("a repeated write leaves no trace") { site in
      let store = try await site.open()
      let board = try await store.board()
      let submission = board.submission("ana", .increment(1))
      func writeAll() async throws {
        try await store.documents.save(.put("d", as: "w1"))
        try await store.documents.save(.delete("gone", as: "w1"))
        try await store.sessions.session(at: "j").append(.sample("e1"))
        try await store.sessions.session(at: "closed").close()
        try await store.leaderboards.define(BoardDefinition(), at: board.path)
        try await board.submit(submission)
      }
      try await writeAll()
      let (before, cursor) = try await store.changes.all()
      try await writeAll()
      try await expect(store.changes.page(after: cursor).changes, is: [])
      try await expect(store.allChanges(), is: before)
    },
  ]
}
