import Domain
import Testing

extension ChangeFeedContract {
  static let following = [
    Rule("a follower is given the store's cursor at once") { site in
      let store = try await site.open()
      try await expect(site.reader(of: store.changes.follow(under: .root)).next(), is: store.changes.cursor())
      try await store.writeOneOfEach()
      for followable in [store.changes, store.documents, store.sessions, store.leaderboards] as [any Followable] {
        try await expect(site.reader(of: followable.follow(under: "elsewhere")).next(), is: store.changes.cursor())
      }
    },
    Rule("a follower of any port is told of each write under its prefix") { site in
      let store = try await site.open()
      let board = BoardAtHand(store.leaderboards, "space/s/b", BoardDefinition())
      let readers = [store.changes, store.documents, store.sessions, store.leaderboards].map { followable in
        site.reader(of: (followable as any Followable).follow(under: "space/s"))
      }
      var seen: [ChangeCursor] = []
      for reader in readers { seen.append(try await reader.next()) }
      let writes: [@Sendable () async throws -> Void] = [
        { try await store.documents.save(.put("space/s/d", as: "w1")) },
        { try await store.documents.save(.delete("space/s/d", as: "w2")) },
        { try await store.sessions.session(at: "space/s/j").append(.sample("e1")) },
        { try await store.sessions.session(at: "space/s/j").close() },
        { try await store.leaderboards.define(board.definition, at: board.path) },
        { try await board.set(["ana": 1]) },
      ]
      for write in writes {
        try await write()
        for (number, reader) in readers.enumerated() {
          let cursor = try await reader.next { $0 != seen[number] }
          try await expect(store.changes.page(after: seen[number]).changes.count, is: 1)
          try await expect(store.changes.page(after: cursor).changes, is: [])
          seen[number] = cursor
        }
      }
    },
    Rule("a slow follower skips to the newest cursor and never misses the last") { site in
      let store = try await site.open()
      let reader = site.reader(of: store.changes.follow(under: .root))
      _ = try await reader.next()
      for number in 1...50 { try await store.documents.save(.put("a", as: WriteID(rawValue: "w\(number)"))) }
      let last = try await store.changes.cursor()
      let before = reader.count
      try await reader.next { $0 == last }
      // A watcher may report in steps, but not each of fifty writes for which no reader was waiting.
      #expect(reader.count - before <= 5)
    },
    Rule("a follower is not told of what lies beside its prefix") { site in
      let store = try await site.open()
      let reader = site.reader(of: store.changes.follow(under: "a/b"))
      let first = try await reader.next()
      reader.ask()
      try await store.documents.fill(["a", "a/bc", "a/b!", "b"])
      try await store.sessions.session(at: "a/c").append(.sample("e"))
      await site.giveWay()
      #expect(reader.count == 1)
      let other = site.reader(of: store.changes.follow(under: "a"))
      let beside = try await other.next()
      try await store.documents.fill(["a/b/c"])
      let told = try await reader.element(1)
      #expect(told != first && told != beside)
      try await expect(store.changes.page(after: told).changes, is: [])
    },
    Rule("many followers are all told") { site in
      let store = try await site.open()
      let readers = (0..<100).map { _ in site.reader(of: store.changes.follow(under: "a")) }
      for reader in readers { _ = try await reader.next() }
      try await store.documents.fill(["a/b"])
      let last = try await store.changes.cursor()
      for reader in readers { try await reader.next { $0 == last } }
    },
    Rule("no writer waits for a follower that does not read") { site in
      let store = try await site.open()
      let readers = (0..<10).map { _ in site.reader(of: store.changes.follow(under: .root)) }
      for reader in readers { _ = try await reader.next() }
      for number in 1...100 { try await store.documents.save(.put("a", as: WriteID(rawValue: "w\(number)"))) }
      try await expect(store.allChanges(), is: [.document("a")])
      #expect(readers.allSatisfy { $0.count == 1 })
    },
    Rule("one stream may be read twice, each reader from its own beginning") { site in
      let store = try await site.open()
      let stream = store.changes.follow(under: .root)
      let first = site.reader(of: stream)
      let before = try await first.next()
      try await store.documents.fill(["a"])
      let second = site.reader(of: stream)
      let told = try await second.next()
      #expect(told != before)
      try await expect(first.next { $0 != before }, is: store.changes.cursor())
    },
    Rule("a follower that comes back has missed nothing") { site in
      let store = try await site.open()
      let seen = try await site.reader(of: store.changes.follow(under: "a")).next()
      try await store.documents.fill(["a/1", "b/1", "a/2"])
      let back = try await site.reader(of: store.changes.follow(under: "a")).next()
      #expect(back != seen)
      try await expect(store.changes.page(under: "a", after: seen).changes, is: [.document("a/1"), .document("a/2")])
    },
  ]

  static let leaving = [
    Rule("a follower that breaks off its loop leaves nothing behind", needs: .countsFollowers) { site in
      let store = try await site.open()
      let live = try #require(store.liveFollowers)
      let before = live()
      for followable in [store.changes, store.documents, store.sessions, store.leaderboards] as [any Followable] {
        try await site.breakOff(followable.follow(under: "a")) { #expect(live() == before + 1) }
        try await site.eventually("the follower is gone") { live() == before }
      }
    },
    Rule("a follower that is cancelled ends and leaves nothing behind", needs: .countsFollowers) { site in
      let store = try await site.open()
      let live = try #require(store.liveFollowers)
      let before = live()
      let readers = (0..<20).map { _ in site.reader(of: store.changes.follow(under: "a")) }
      for reader in readers { _ = try await reader.next() }
      #expect(live() == before + 20)
      for reader in readers {
        reader.ask()
        reader.cancel()
      }
      try await site.eventually("all have ended") { readers.allSatisfy(\.hasEnded) }
      try await site.eventually("the followers are gone") { live() == before }
    },
    Rule("a stream that nobody reads leaves nothing behind", needs: .countsFollowers) { site in
      let store = try await site.open()
      let live = try #require(store.liveFollowers)
      let before = live()
      let stream = store.changes.follow(under: "a")
      #expect(live() == before)
      try await store.documents.fill(["a"])
      #expect(live() == before)
      for _ in 1...2 { try await site.breakOff(stream) { #expect(live() == before + 1) } }
      try await site.eventually("the followers are gone") { live() == before }
    },
    Rule("snapshots that are let go leave nothing behind", needs: .countsFollowers) { site in
      let store = try await site.open()
      let live = try #require(store.liveFollowers)
      let board = try await store.board()
      let before = live()
      try await site.breakOff(store.documents.follow("a" as ItemPath))
      try await site.breakOff(store.sessions.follow("j"))
      try await site.breakOff(store.leaderboards.follow(BoardQuery(board.path, .allTime)))
      try await site.eventually("the followers are gone") { live() == before }
    },
  ]
}
