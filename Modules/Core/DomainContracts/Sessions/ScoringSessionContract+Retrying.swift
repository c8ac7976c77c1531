import Domain
import Testing

extension ScoringSessionContract {
  static let retrying = [
    Rule("an append repeated after a lost answer is answered the same and appends nothing") { site in
      let sessions = try await site.open().sessions
      let recorded = try await sessions.session(at: "j").append(ScoringEvent.samples(1...3), expecting: .absent)
      site.clock.advance(byMilliseconds: 1000)
      for _ in 1...3 {
        try await expect(
          sessions.session(at: "j").append(ScoringEvent.samples(1...3), expecting: .absent),
          is: recorded
        )
      }
      try await expect(sessions.all("j"), is: recorded)
    },
    Rule("a repeat is answered whatever revision it expects") { site in
      let sessions = try await site.open().sessions
      let recorded = try await sessions.session(at: "j").append(.sample("e1"))
      try await sessions.session(at: "j").append(.sample("e2"))
      for wrong in [Expectation.absent, .revision(.zero), .revision(Revision(rawValue: 99))] {
        try await expect(sessions.session(at: "j").append(.sample("e1"), expecting: wrong), is: recorded)
      }
      try await expect(sessions.revision("j"), is: 2)
    },
    Rule("a repeated event is known however it is stamped") { site in
      let sessions = try await site.open().sessions
      let recorded = try await sessions.session(at: "j").append(.sample("e1"))
      let again = ScoringEvent.sample("e1", stamp: Stamp(time: 1, device: "other"))
      try await expect(sessions.session(at: "j").append(again), is: recorded)
      try await expect(sessions.all("j"), is: [recorded])
    },
    Rule("a batch that is partly known appends only what is new") { site in
      let sessions = try await site.open().sessions
      let known = try await sessions.session(at: "j").append(ScoringEvent.samples(2...3), expecting: .any)
      let all = try await sessions.session(at: "j").append(ScoringEvent.samples(1...4), expecting: .any)
      #expect(all.map(\.event.id) == ["e1", "e2", "e3", "e4"])
      #expect(all.map(\.revision.rawValue) == [3, 1, 2, 4])
      #expect(Array(all.dropFirst().prefix(2)) == known)
      try await expect(sessions.ids("j"), is: ["e2", "e3", "e1", "e4"])
    },
    Rule("a batch that is partly known is bound by what it expects") { site in
      let sessions = try await site.open().sessions
      _ = try await sessions.session(at: "j").append(ScoringEvent.samples(1...1), expecting: .any)
      await #expect(throws: JournalError.conflict(current: Revision(rawValue: 1))) {
        _ = try await sessions.session(at: "j").append(ScoringEvent.samples(1...2), expecting: .absent)
      }
      try await expect(sessions.ids("j"), is: ["e1"])
    },
    Rule("the same event twice in one append is recorded once") { site in
      let sessions = try await site.open().sessions
      let recorded = try await sessions.session(at: "j").append(
        [.sample("e1"), .sample("e2"), .sample("e1")],
        expecting: .any
      )
      #expect(recorded.map(\.revision.rawValue) == [1, 2, 1])
      try await expect(sessions.ids("j"), is: ["e1", "e2"])
    },
    Rule("an event id is known after any number of later events") { site in
      let sessions = try await site.open().sessions
      let first = try await sessions.session(at: "j").append(.sample("first"))
      _ = try await sessions.session(at: "j").append(ScoringEvent.samples(1...1000), expecting: .any)
      _ = try await sessions.session(at: "j").append(ScoringEvent.samples(1001...2000), expecting: .any)
      try await expect(sessions.session(at: "j").append(.sample("first")), is: first)
      await #expect(throws: JournalError.idempotencyConflict("e1")) {
        try await sessions.session(at: "j").append(.sample("e1", "x"))
      }
      try await expect(sessions.revision("j"), is: 2001)
    },
  ]

  static let reusing = [
    reuse("body", .sample("e1", "9")),
    reuse("type", .sample("e1", type: "miss")),
    reuse("actor", .sample("e1", actor: "bo")),
    reuse("subject", .sample("e1", subject: "bo")),
    reuse("time", .sample("e1", occurredAt: 5)),
    reuse("retraction", .sample("e1", retracts: "e0")),
    Rule("the same id twice in one append with other content is refused") { site in
      let sessions = try await site.open().sessions
      await #expect(throws: JournalError.idempotencyConflict("e1")) {
        _ = try await sessions.session(at: "j").append(
          [.sample("e1"), .sample("e2"), .sample("e1", "other")],
          expecting: .any
        )
      }
      try await expect(sessions.revision("j"), is: 0)
    },
    Rule("an append with one known id of other content appends none") { site in
      let sessions = try await site.open().sessions
      let kept = try await sessions.session(at: "j").append(.sample("e1"))
      await #expect(throws: JournalError.idempotencyConflict("e1")) {
        _ = try await sessions.session(at: "j").append([.sample("e2"), .sample("e1", "other")], expecting: .any)
      }
      try await expect(sessions.all("j"), is: [kept])
    },
  ]

  private static func reuse(_ what: String, _ changed: ScoringEvent) -> ContractRule {
    Rule("an event id that comes back with another \(what) is refused") { site in
      let sessions = try await site.open().sessions
      let kept = try await sessions.session(at: "j").append(.sample("e1"))
      await #expect(throws: JournalError.idempotencyConflict("e1")) {
        try await sessions.session(at: "j").append(changed)
      }
      try await expect(sessions.all("j"), is: [kept])
    }
  }

  static let closing = [
    Rule("a closed journal refuses new events and keeps the old ones") { site in
      let sessions = try await site.open().sessions
      let recorded = try await sessions.session(at: "j").append(ScoringEvent.samples(1...2), expecting: .any)
      try await sessions.session(at: "j").close()
      try await expect(
        sessions.session(at: "j").head(),
        is: JournalHead(path: "j", revision: Revision(rawValue: 2), isClosed: true)
      )
      for expected in [Expectation.any, .revision(Revision(rawValue: 2))] {
        await #expect(throws: JournalError.closed) {
          try await sessions.session(at: "j").append(.sample("e3"), expecting: expected)
        }
      }
      try await expect(sessions.all("j"), is: recorded)
    },
    Rule("a closed journal answers repeats as before") { site in
      let sessions = try await site.open().sessions
      let recorded = try await sessions.session(at: "j").append(ScoringEvent.samples(1...2), expecting: .absent)
      try await sessions.session(at: "j").close()
      try await expect(sessions.session(at: "j").append(ScoringEvent.samples(1...2), expecting: .absent), is: recorded)
      await #expect(throws: JournalError.closed) {
        _ = try await sessions.session(at: "j").append(ScoringEvent.samples(2...3), expecting: .any)
      }
      await #expect(throws: JournalError.idempotencyConflict("e1")) {
        try await sessions.session(at: "j").append(.sample("e1", "x"))
      }
    },
    Rule("closing a closed journal does nothing") { site in
      let sessions = try await site.open().sessions
      try await sessions.session(at: "j").append(.sample("e1"))
      try await sessions.session(at: "j").close()
      try await sessions.session(at: "j").close()
      try await expect(
        sessions.session(at: "j").head(),
        is: JournalHead(path: "j", revision: Revision(rawValue: 1), isClosed: true)
      )
    },
    Rule("a closed journal takes what another store accepted") { site in
      let sessions = try await site.open().sessions
      try await sessions.session(at: "j").append(.sample("e1"))
      try await sessions.session(at: "j").close()
      let late = ScoringEvent.sample("late", stamp: .at(5))
      try await expect(sessions.session(at: "j").append(late).event, is: late)
      try await expect(sessions.ids("j"), is: ["e1", "late"])
      await #expect(throws: JournalError.closed) {
        _ = try await sessions.session(at: "j").append([.sample("l2", stamp: .at(6)), .sample("new")], expecting: .any)
      }
      try await expect(sessions.session(at: "j").head().revision, is: Revision(rawValue: 2))
    },
    Rule("a journal may be closed before its first event") { site in
      let sessions = try await site.open().sessions
      try await sessions.session(at: "j").close()
      try await expect(sessions.session(at: "j").head(), is: JournalHead(path: "j", revision: .zero, isClosed: true))
      await #expect(throws: JournalError.closed) { try await sessions.session(at: "j").append(.sample("e1")) }
    },
    Rule("closing one journal leaves the others open") { site in
      let sessions = try await site.open().sessions
      try await sessions.session(at: "a/b").close()
      for path in ["a", "a/b/c", "a/bc"] as [ItemPath] { try await sessions.session(at: path).append(.sample("e1")) }
      try await expect(sessions.session(at: "a").head().isClosed, is: false)
    },
  ]
}
