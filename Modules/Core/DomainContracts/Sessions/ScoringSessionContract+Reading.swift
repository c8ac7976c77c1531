import Domain
import Testing

extension ScoringSessionContract {
  static let reading = [
    Rule("events are read after a revision, at most as many as asked for") { site in
      let sessions = try await site.open().sessions
      let recorded = try await sessions.session(at: "j").append(ScoringEvent.samples(1...6), expecting: .any)
      try await expect(sessions.session(at: "j").events(after: .zero, limit: 2), is: Array(recorded.prefix(2)))
      try await expect(
        sessions.session(at: "j").events(after: Revision(rawValue: 3), limit: 2),
        is: Array(recorded.dropFirst(3).prefix(2))
      )
      try await expect(
        sessions.session(at: "j").events(after: Revision(rawValue: 4), limit: 100),
        is: Array(recorded.dropFirst(4))
      )
      try await expect(sessions.session(at: "j").events(after: .zero, limit: 0), is: [])
    },
    Rule("pages of events join without gap or repeat") { site in
      let sessions = try await site.open().sessions
      let recorded = try await sessions.session(at: "j").append(ScoringEvent.samples(1...100), expecting: .any)
      let read = try await joined(pagesOf: 7) { last in
        try await sessions.session(at: "j").events(after: last?.revision ?? .zero, limit: 7)
      }
      #expect(read == recorded)
    },
    Rule("reading past the last event gives nothing") { site in
      let sessions = try await site.open().sessions
      _ = try await sessions.session(at: "j").append(ScoringEvent.samples(1...3), expecting: .any)
      for revision in [3, 4, 1_000_000, Int64.max] {
        try await expect(sessions.session(at: "j").events(after: Revision(rawValue: revision), limit: 10), is: [])
      }
    },
    Rule("events are read with limits from nothing to a full page and no other") { site in
      let sessions = try await site.open().sessions
      try await sessions.session(at: "j").append(.sample("e1"))
      for limit in [-1, Limits.pageItems + 1, .max, .min] {
        await expectInvalid("a page of \(limit)") {
          try await sessions.session(at: "j").events(after: .zero, limit: limit)
        }
      }
      for revision in [-1, Int64.min] {
        await expectInvalid("the revision \(revision)") {
          try await sessions.session(at: "j").events(after: Revision(rawValue: revision), limit: 1)
        }
      }
    },
    Rule("a full page holds as many events as a page may") { site in
      let sessions = try await site.open().sessions
      _ = try await sessions.session(at: "j").append(ScoringEvent.samples(1...1000), expecting: .any)
      try await sessions.session(at: "j").append(.sample("last"))
      let page = try await sessions.session(at: "j").events(after: .zero, limit: Limits.pageItems)
      #expect(page.map(\.revision.rawValue) == Array(1...1000))
      try await expect(sessions.all("j").count, is: 1001)
    },
  ]

  static let limits = [
    Rule("an event's body of the largest size is kept whole, one byte more is refused") { site in
      let sessions = try await site.open().sessions
      let largest = [UInt8](repeating: 0x5A, count: Limits.eventBytes)
      func event(_ id: EventID, _ body: [UInt8]) -> ScoringEvent {
        ScoringEvent(id: id, type: "x", actor: "ana", occurredAt: 0, body: body)
      }
      try await sessions.session(at: "j").append(event("e1", largest))
      let isWhole = try await sessions.all("j").first?.event.body == largest
      #expect(isWhole)
      await expectInvalid("one byte too many") {
        try await sessions.session(at: "j").append(event("e2", largest + [0]))
      }
      try await expect(sessions.revision("j"), is: 1)
    },
    Rule("many large events are appended and read at once") { site in
      let sessions = try await site.open().sessions
      let text = String(repeating: "x", count: Limits.eventBytes)
      let events = (1...100).map { ScoringEvent.sample(EventID(rawValue: "e\($0)"), text) }
      _ = try await sessions.session(at: "j").append(events, expecting: .absent)
      let read = try await sessions.session(at: "j").events(after: .zero, limit: Limits.pageItems)
      #expect(read.map(\.event.id) == events.map(\.id))
      #expect(read.allSatisfy { $0.event.body.count == Limits.eventBytes })
    },
    Rule("as many events as an append may hold are taken, one more is refused") { site in
      let sessions = try await site.open().sessions
      await expectInvalid("one event too many") {
        try await sessions.session(at: "j").append(ScoringEvent.samples(1...(Limits.batchItems + 1)), expecting: .any)
      }
      try await expect(sessions.revision("j"), is: 0)
      let most = ScoringEvent.samples(1...Limits.batchItems)
      try await expect(sessions.session(at: "j").append(most, expecting: .any).count, is: Limits.batchItems)
    },
  ]
}
