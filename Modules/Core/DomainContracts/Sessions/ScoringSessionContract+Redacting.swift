import Domain
import Testing

extension ScoringSessionContract {
  static let redacting = [
    Rule("a redaction replaces the bodies of earlier events, and nothing else of them") { site in
      let sessions = try await site.open().sessions
      let full = ScoringEvent.sample("e2", "x", subject: "s", retracts: "e1", stamp: Stamp(time: -3, device: "other"))
      let recorded = try await sessions.session(at: "j").append(
        [.sample("e1"), full, .sample("e3")],
        expecting: .any
      )
      let other = try await sessions.session(at: "other").append(.sample("e1"))
      let redaction = try await sessions.session(at: "j").append(.redaction(of: ["e1": "{}", "e2": #"{"a":1}"#]))
      try await expect(
        sessions.all("j"),
        is: [recorded[0].redacted(), recorded[1].redacted(#"{"redacted":true,"a":1}"#), recorded[2], redaction]
      )
      try await expect(sessions.all("other"), is: [other])
    },
    Rule("a redaction moves the head by one, and the feed shows its journal") { site in
      let store = try await site.open()
      _ = try await store.sessions.session(at: "j").append(ScoringEvent.samples(1...3), expecting: .any)
      let cursor = try await store.changes.cursor()
      try await store.sessions.session(at: "j").append(
        .redaction(of: ["e1": "{}", "e2": "{}"]),
        expecting: .revision(Revision(rawValue: 3))
      )
      try await expect(store.sessions.revision("j"), is: 4)
      try await expect(store.changes.all(after: cursor).changes, is: [.journal("j")])
    },
    Rule("an event and its redacted form are retries of each other") { site in
      let sessions = try await site.open().sessions
      let session = sessions.session(at: "j")
      let (first, second) = (try await session.append(.sample("e1")), try await session.append(.sample("e2")))
      try await session.append(.redaction(of: ["e1": "{}"]))
      for event in [first.event, .sample("e1"), first.redacted().event, .sample("e1", ScoringEvent.emptied)] {
        try await expect(session.append(event, expecting: .absent), is: first.redacted())
      }
      // The redaction is what changes the event, and its redacted form may come first.
      try await expect(session.append(.sample("e2", ScoringEvent.emptied)), is: second)
      await #expect(throws: JournalError.idempotencyConflict("e1")) {
        try await session.append(.sample("e1", ScoringEvent.emptied, actor: "bo"))
      }
      try await expect(sessions.revision("j"), is: 3)
    },
    Rule("a repeated redaction is answered the same and appends nothing") { site in
      let sessions = try await site.open().sessions
      let session = sessions.session(at: "j")
      _ = try await session.append(ScoringEvent.samples(1...2), expecting: .any)
      let recorded = try await session.append(.redaction(of: ["e1": "{}"]))
      let after = try await sessions.all("j")
      for _ in 1...2 {
        try await expect(session.append(.redaction(of: ["e1": "{}"]), expecting: .absent), is: recorded)
      }
      await #expect(throws: JournalError.idempotencyConflict("r")) {
        try await session.append(.redaction(of: ["e2": "{}"]))
      }
      try await expect(sessions.all("j"), is: after)
    },
    Rule("a redaction applies to what is appended before it in one step") { site in
      let sessions = try await site.open().sessions
      let (event, redaction) = (ScoringEvent.sample("e1"), try ScoringEvent.redaction(of: ["e1": "{}"]))
      for (path, events, kept) in [
        ("first", [event, redaction], [event.redacted(), redaction]),
        ("last", [redaction, event], [redaction, event]),
      ] as [(ItemPath, [ScoringEvent], [ScoringEvent])] {
        let answer = try await sessions.session(at: path).append(events, expecting: .absent)
        #expect(answer.map { $0.event.stamped(nil) } == kept)
        try await expect(sessions.all(path), is: answer)
      }
    },
    Rule("a redaction applies to a closed journal") { site in
      let sessions = try await site.open().sessions
      let session = sessions.session(at: "j")
      let recorded = try await session.append(.sample("e1"))
      try await session.close()
      await #expect(throws: JournalError.closed) {
        _ = try await session.append([.redaction(of: ["e1": "{}"]), .sample("e2")], expecting: .any)
      }
      try await expect(sessions.all("j"), is: [recorded])
      let redaction = try await session.append(.redaction(of: ["e1": "{}"]))
      try await expect(sessions.all("j"), is: [recorded.redacted(), redaction])
      try await expect(session.head(), is: JournalHead(path: "j", revision: Revision(rawValue: 2), isClosed: true))
    },
    Rule("a redaction of events that the journal lacks is recorded, and leaves later events alone") { site in
      let sessions = try await site.open().sessions
      let session = sessions.session(at: "j")
      let first = try await session.append(.sample("e1"))
      let redaction = try await session.append(.redaction(of: ["e2": "{}"]))
      let second = try await session.append(.sample("e2"))
      #expect(second.event.body == ScoringEvent.sample("e2").body)
      try await expect(sessions.all("j"), is: [first, redaction, second])
    },
    Rule("a redaction that cannot be read is refused") { site in
      let sessions = try await site.open().sessions
      let kept = try await sessions.session(at: "j").append(.sample("e1"))
      let bodies = [
        "", "{}", "[]", #"{"bodies":["e1"]}"#, #"{"bodies":{"e1":5}}"#, #"{"bodies":{"e1":"{}"}}"#,
        #"{"bodies":{"e1":"{\"redacted\":true"}}"#, #"{"bodies":{"e1":"{\"redacted\":truer}"}}"#,
        #"{"bodies":{"":"{\"redacted\":true}"}}"#, #"{"bodies":{"r":"{\"redacted\":true}"}}"#,
      ]
      for body in bodies {
        await expectInvalid(body) {
          try await sessions.session(at: "j").append(
            [.sample("e2"), .sample("r", body, type: Redaction.type)],
            expecting: .any
          )
        }
      }
      try await expect(sessions.all("j"), is: [kept])
    },
    Rule("a later redaction may leave less of an event, and of an earlier redaction") { site in
      let sessions = try await site.open().sessions
      let events = try await sessions.redactTwice("j")
      try await expect(sessions.all("j"), is: events)
    },
    Rule("redacted events are the same after reopening", needs: .durable) { site in
      var store = try await site.open()
      let events = try await store.sessions.redactTwice("j")
      // The second opening finds what the first one may have made smaller.
      for _ in 1...2 {
        store = try await site.reopen(store)
        try await expect(store.sessions.all("j"), is: events)
        try await expect(store.sessions.session(at: "j").append(.sample("e1")), is: events[0])
        try await expect(store.sessions.session(at: "j").append(.firstRedaction()), is: events[1])
      }
    },
    Rule("two openings show a redaction, and know the original by it", needs: .shared) { site in
      let (first, second) = (try await site.open().sessions, try await site.open().sessions)
      let recorded = try await first.session(at: "j").append(.sample("e1"))
      try await expect(second.all("j"), is: [recorded])
      let redaction = try await first.session(at: "j").append(.redaction(of: ["e1": "{}"]))
      try await expect(second.all("j"), is: [recorded.redacted(), redaction])
      try await expect(second.session(at: "j").append(.sample("e1")), is: recorded.redacted())
    },
    Rule("the content of a redacted event leaves the store's files by itself", needs: .showsFiles) { site in
      let store = try await site.open()
      let session = store.sessions.session(at: "j")
      _ = try await session.append([.sample("e1", "Gustavo"), .sample("e2", "Inessa")], expecting: .any)
      try await expect(store.holds("Gustavo"), is: true)
      try await session.append(.redaction("r1", of: ["e1": "{}"]))
      try await site.eventually("the redacted content leaves the files") { try await !store.holds("Gustavo") }
      // Redacted soon after the first one.
      try await session.append(.sample("e3", "Bertram"))
      try await session.append(.redaction("r2", of: ["e3": "{}"]))
      try await site.eventually("the next redacted content leaves the files") { try await !store.holds("Bertram") }
      try await expect(store.holds("Inessa"), is: true)
      try await expect(store.sessions.ids("j"), is: ["e1", "e2", "r1", "e3", "r2"])
    },
  ]
}

extension ScoringEvent {
  /// The body of an event of which nothing was left.
  fileprivate static let emptied = #"{"redacted":true}"#

  fileprivate static func redaction(_ id: EventID = "r", of kept: [EventID: String]) throws -> ScoringEvent {
    let body = try Redaction(keeping: kept.mapValues { Array($0.utf8) }).body()
    return .sample(id, String(decoding: body, as: UTF8.self), type: Redaction.type)
  }

  fileprivate static func firstRedaction() throws -> ScoringEvent {
    try redaction("r1", of: ["e1": #"{"name":"Bertram"}"#])
  }

  fileprivate func redacted(_ body: String = emptied) -> ScoringEvent { with(body: Array(body.utf8)) }
}

extension RecordedEvent {
  fileprivate func redacted(_ body: String = ScoringEvent.emptied) -> RecordedEvent {
    RecordedEvent(revision: revision, event: event.redacted(body))
  }
}

extension ScoringSessionRepository {
  /// Appends an event and two redactions of it, of which the second also redacts the first.
  ///
  /// - Returns: What the journal must hold.
  fileprivate func redactTwice(_ path: ItemPath) async throws -> [RecordedEvent] {
    let session = session(at: path)
    let event = try await session.append(.sample("e1"))
    let first = try await session.append(.firstRedaction())
    try await expect(all(path), is: [event.redacted(#"{"redacted":true,"name":"Bertram"}"#), first])
    let second = try await session.append(.redaction("r2", of: ["e1": "{}", "r1": "{}"]))
    return [event.redacted(), first.redacted(), second]
  }
}
