import Domain
import Synchronization
import Testing

extension ChangeFeedContract {
  static let resuming = [
    Rule("a cursor gives what changed after it and nothing else") { site in
      let store = try await site.open()
      try await store.documents.fill(["a", "b"])
      let first = try await store.changes.cursor()
      try await expect(store.changes.page(after: first), is: ChangePage(changes: [], cursor: first, hasMore: false))
      try await store.documents.fill(["c"])
      let second = try await store.changes.cursor()
      try await store.documents.save(.put("a", as: "again"))
      try await expect(store.changes.page(after: first).changes, is: [.document("c"), .document("a")])
      try await expect(store.changes.page(after: second).changes, is: [.document("a")])
    },
    Rule("pages of the feed of any size join without gap or repeat") { site in
      let store = try await site.open()
      try await store.documents.fill((1...9).map { ItemPath("a/\($0)") })
      try await store.documents.save(.put("a/4", as: "again"))
      try await store.writeOneOfEach()
      let whole = try await store.allChanges()
      #expect(whole.count == 13)
      for limit in 1...14 {
        try await expect(store.changes.all(limit: limit).changes, is: whole)
        let page = try await store.changes.page(limit: limit)
        #expect(page.changes == Array(whole.prefix(limit)))
        #expect(page.hasMore == (limit < whole.count))
      }
    },
    Rule("a reader that stops anywhere goes on where it was") { site in
      let store = try await site.open()
      try await store.documents.fill((1...9).map { ItemPath("a/\($0)") })
      for stop in 1...8 {
        let page = try await store.changes.page(limit: stop)
        try await store.documents.save(.put(ItemPath("a/1"), as: WriteID(rawValue: "w\(stop)")))
        let seen = Set(page.changes + (try await store.changes.all(after: page.cursor, limit: 2).changes))
        #expect(seen == Set((1...9).map { .document(ItemPath("a/\($0)")) }), "stopped after \(stop)")
      }
    },
    Rule("a cursor moves on past what lies outside the prefix") { site in
      let store = try await site.open()
      try await store.documents.fill(["a/1", "b/1"])
      let first = try await store.changes.page(under: "a")
      try await store.documents.fill((1...5).map { ItemPath("b/\($0)") })
      let second = try await store.changes.page(under: "a", after: first.cursor)
      #expect(second.changes == [])
      #expect(second.cursor != first.cursor)
      try await expect(store.changes.page(after: second.cursor).changes, is: [])
    },
    Rule("pages under a prefix join without gap or repeat") { site in
      let store = try await site.open()
      for number in 1...12 {
        try await store.documents.fill([ItemPath("a/\(number)"), ItemPath("b/\(number)"), ItemPath("c/\(number)")])
      }
      let expected = (1...12).map { Change.document(ItemPath("b/\($0)")) }
      for limit in [1, 2, 5, 12] { try await expect(store.changes.all(under: "b", limit: limit).changes, is: expected) }
    },
    Rule("nothing is missed over any number of rewrites") { site in
      let store = try await site.open()
      let paths = (10..<30).map { ItemPath("a/\($0)") }
      try await store.documents.fill(paths + ["still"])
      let early = try await store.changes.cursor()
      var cursors: [ChangeCursor] = []
      for round in 1...30 {
        _ = try await store.documents.save(paths.map { .put($0, "\(round)", as: WriteID(rawValue: "w\(round)")) })
        cursors.append(try await store.changes.page(after: cursors.last ?? early, limit: 7).cursor)
      }
      try await expect(Set(store.changes.all(after: early).changes), is: Set(paths.map { .document($0) }))
      try await expect(store.allChanges().count, is: 21)
      try await expect(store.allChanges().first, is: .document("still"))
      for cursor in cursors.dropLast() {
        try await expect(Set(store.changes.all(after: cursor, limit: 3).changes), is: Set(paths.map { .document($0) }))
      }
    },
  ]

  static let refusing = [
    Rule("another store's cursor is unknown") { site in
      let store = try await site.open()
      try await store.documents.fill(["a"])
      let own = try await store.changes.cursor()
      try await site.withAnotherSite { other in
        let foreign = try await other.open()
        try await foreign.documents.fill(["a"])
        await #expect(throws: StoreFailure.cursorUnknown) { try await foreign.changes.page(after: own) }
        let cursor = try await foreign.changes.cursor()
        await #expect(throws: StoreFailure.cursorUnknown) { try await store.changes.page(after: cursor) }
      }
      let invented = ChangeCursor(store: "", sequence: own.sequence)
      await #expect(throws: StoreFailure.cursorUnknown) { try await store.changes.page(after: invented) }
    },
    Rule("a cursor that the store has not come to is unknown") { site in
      let store = try await site.open()
      try await store.documents.fill(["a"])
      let own = try await store.changes.cursor()
      for sequence in [own.sequence + 1, .max, -1, .min] {
        let cursor = ChangeCursor(store: own.store, sequence: sequence)
        await #expect(throws: StoreFailure.cursorUnknown) { try await store.changes.page(after: cursor) }
      }
    },
    Rule("a page of the feed holds from one to a full page of changes and no other number") { site in
      let store = try await site.open()
      try await store.documents.fill(["a"])
      for limit in [0, -1, Limits.pageItems + 1, .max, .min] {
        await expectInvalid("a page of \(limit)") { try await store.changes.page(limit: limit) }
      }
      try await expect(store.changes.page(limit: Limits.pageItems).changes.count, is: 1)
    },
  ]

  static let concurrency = [
    Rule("a reader misses nothing while many write") { site in
      let store = try await site.open()
      let board = try await store.board(at: "space/board")
      let seen = try await atOnce(5) { part -> Set<Change> in
        guard part > 0 else { return try await readWhileWriting(store, at: site) }
        for number in 1...20 {
          let path = ItemPath("space/\(part)/\(number)")
          try await store.documents.save(.put(path, as: "w1"))
          try await store.sessions.session(at: path).append(.sample(EventID(rawValue: "e\(part).\(number)")))
          try await board.submit("ana", .increment(1), as: SubmissionID(rawValue: "s\(part).\(number)"))
        }
        try await store.documents.save(.put(ItemPath("done/\(part)"), as: "w1"))
        return []
      }
      let expected = Set(try await store.allChanges())
      // One board; four writers with twenty documents, twenty journals and a last document each.
      #expect(expected.count == 165)
      #expect(seen.first == expected)
    },
    Rule("what a reader learns of it can read") { site in
      let store = try await site.open()
      let cursor = Mutex<ChangeCursor?>(nil)
      try await writing(20) { number in
        let text = "\(number)"
        try await store.documents.save(.put("count", text, as: WriteID(rawValue: text)))
        try await store.documents.save(.put(ItemPath("a/\(number)"), text, as: "w"))
      } whileReading: {
        let page = try await store.changes.page(after: cursor.withLock(\.self), limit: 10)
        for change in page.changes {
          let text = try await store.documents.text(change.path)
          #expect(text != nil, "\(change.path)")
        }
        cursor.withLock { $0 = page.cursor }
      }
    },
  ]

  /// Reads the feed until all four writers are done, and returns all its changes.
  private static func readWhileWriting(_ store: OpenedStore, at site: ContractSite) async throws -> Set<Change> {
    var (seen, cursor): (Set<Change>, ChangeCursor?) = ([], nil)
    let done = Set((1...4).map { Change.document(ItemPath("done/\($0)")) })
    try await site.eventually("the reader is told that the writers are done") {
      let page = try await store.changes.page(after: cursor, limit: 7)
      (seen, cursor) = (seen.union(page.changes), page.cursor)
      return seen.isSuperset(of: done)
    }
    return seen.union(try await store.changes.all(after: cursor).changes)
  }
}
