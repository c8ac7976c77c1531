import Domain
import StoreEngine
import Testing

extension ChangeFeedContract {
  static let copying = [
    Rule("a copy reads the same: definitions, times, stamps and ids") { site in
      let source = try await site.open()
      try await fill(source)
      try await site.withAnotherSite { other in
        other.clock.advance(byMilliseconds: 400 * .day)
        let target = try await other.open()
        try await source.storage.copy(to: target.storage)
        let content = try await source.wholeContent()
        try await expect(target.wholeContent(), is: content)
        #expect(content.documents.count == 4 && content.events.count == 2 && content.boards.count == 1)
      }
    },
    Rule("a copy made twice is harmless") { site in
      let source = try await site.open()
      try await fill(source)
      try await site.withAnotherSite { other in
        let target = try await other.open()
        let first = try await source.storage.copy(to: target.storage)
        let (content, cursor) = (try await target.wholeContent(), try await target.changes.cursor())
        try await expect(source.storage.copy(to: target.storage), is: first)
        try await expect(target.wholeContent(), is: content)
        try await expect(target.changes.page(after: cursor).changes, is: [])
      }
    },
    Rule("a copy after a cursor moves only what has changed") { site in
      let source = try await site.open()
      try await fill(source)
      try await site.withAnotherSite { other in
        let target = try await other.open()
        let cursor = try await source.storage.copy(to: target.storage)
        let before = try await target.changes.cursor()
        try await source.documents.save(.delete("space/s/kept", as: "later"))
        try await source.sessions.session(at: "space/s/journal").append(.sample("later"))
        let next = try await source.storage.copy(to: target.storage, after: cursor)
        try await expect(
          target.changes.page(after: before).changes,
          is: [
            .deleted("space/s/kept"), .journal("space/s/journal"),
          ]
        )
        try await expect(target.wholeContent(), is: source.wholeContent())
        try await expect(source.storage.copy(to: target.storage, after: next), is: next)
      }
    },
    Rule("a copy that was cut off is completed by copying again") { site in
      let source = try await site.open()
      try await fill(source)
      for writes in 0..<6 {
        try await site.withAnotherSite { other in
          let target = try await other.open()
          let cut = CutOff(after: writes)
          await #expect(throws: (any Error).self) { try await source.storage.copy(to: cut.wrapped(target.storage)) }
          try await source.storage.copy(to: target.storage)
          try await expect(target.wholeContent(), is: source.wholeContent(), "cut off after \(writes) writes")
        }
      }
    },
    Rule("a copy moves more than a page of everything") { site in
      let source = try await site.open()
      _ = try await source.documents.save((0..<1000).map { .put(ItemPath("d/\($0)"), "x", as: "w") })
      _ = try await source.sessions.session(at: "j").append(ScoringEvent.samples(1...1000), expecting: .any)
      try await source.sessions.session(at: "j").append(.sample("last"))
      let board = try await source.board()
      let batch = (0..<1000).map { board.submission(PlayerID(rawValue: "p\($0)"), .set(Score($0))) }
      _ = try await source.leaderboards.submit(batch, at: site.clock.now)
      try await board.submit("last", .set(Score(5)))
      try await site.withAnotherSite { other in
        let target = try await other.open()
        try await source.storage.copy(to: target.storage)
        try await expect(Set(target.allChanges()), is: Set(source.allChanges()))
        try await expect(target.sessions.all("j"), is: source.sessions.all("j"))
        let copied = BoardAtHand(target.leaderboards, board.path, board.definition)
        try await expect(copied.history(), is: board.history())
        try await expect(target.documents.text("d/999"), is: "x")
      }
    },
  ]

  /// Writes everything that a copy could get wrong: rewritten, deleted and labelled documents, closed journals,
  /// corrected boards.
  private static func fill(_ store: OpenedStore) async throws {
    try await store.writeOneOfEach()
    try await store.documents.save(.put("space/s/kept", "again", as: "w2", labels: ["l", "m"]))
    try await store.documents.save(.put("here/x", "", as: "w1", stamp: Stamp(time: -5, device: "other")))
    try await store.documents.save(.put(ItemPath(["a/b", "50%"]), as: "w1"))
    _ = try await store.sessions.session(at: "space/s/journal").append(ScoringEvent.samples(2...5), expecting: .any)
    try await store.sessions.session(at: "closed").append(.sample("e", retracts: "none", stamp: .at(-9)))
    try await store.sessions.session(at: "closed").close()
    let board = try await store.board(at: "space/s/board")
    try await board.submit("bo", .increment(7), as: "bo1")
    try await board.submit("bo", .increment(9), as: "bo2")
    try await board.submit("bo", .revert("bo1"), as: "bo3")
    try await board.submit("ana", .disqualify, as: "dq")
  }
}
