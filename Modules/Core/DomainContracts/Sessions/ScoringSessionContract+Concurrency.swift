import Domain
import Testing

extension ScoringSessionContract {
  static let concurrency = [
    Rule("of appends that expect the same revision exactly one wins") { site in
      let sessions = try await site.open().sessions
      for round in 0..<Int64(10) {
        let winners = try await race(on: [sessions], expecting: Revision(rawValue: round))
        #expect(winners.count == 1, "round \(round)")
        try await expect(sessions.all("j").last?.event.id, is: winners.first)
      }
      try await expect(sessions.revision("j"), is: 10)
    },
    Rule("concurrent appends lose no event and leave no gap") { site in
      let sessions = try await site.open().sessions
      let answers = try await atOnce(100) { number in
        try await sessions.session(at: "j").append(.sample(EventID(rawValue: "e\(number)"), "\(number)"))
      }
      let read = try await sessions.all("j")
      #expect(read.map(\.revision.rawValue) == Array(1...100))
      #expect(answers.sorted { $0.revision < $1.revision } == read)
      #expect(Set(read.compactMap(\.event.stamp)).count == 100)
    },
    Rule("an event appended by many at once is recorded once") { site in
      let sessions = try await site.open().sessions
      let answers = try await atOnce(20) { _ in
        try await sessions.session(at: "j").append(.sample("e1"), expecting: .absent)
      }
      #expect(Set(answers).count == 1)
      try await expect(sessions.all("j"), is: Array(answers.prefix(1)))
    },
    Rule("a reader never sees half of an append") { site in
      let sessions = try await site.open().sessions
      try await writing(20) { number in
        let events = ScoringEvent.samples((number * 3)...(number * 3 + 2))
        _ = try await sessions.session(at: "j").append(events, expecting: .any)
      } whileReading: {
        let (events, revision) = (try await sessions.all("j"), try await sessions.revision("j"))
        #expect(events.count.isMultiple(of: 3))
        #expect(revision.isMultiple(of: 3))
      }
    },
  ]

  static let sharing = [
    Rule("two openings append to one journal in turn, and read the same", needs: .shared) { site in
      let (first, second) = (try await site.open().sessions, try await site.open().sessions)
      for number in 1...10 {
        let (writer, reader) = number.isMultiple(of: 2) ? (first, second) : (second, first)
        let expected = Expectation.revision(Revision(rawValue: Int64(number - 1)))
        let recorded = try await writer.session(at: "j").append(
          ScoringEvent.samples(number...number),
          expecting: expected
        )
        try await expect(reader.all("j").last, is: recorded.last)
        try await expect(reader.revision("j"), is: Int64(number))
        try await expect(
          reader.session(at: "j").append(ScoringEvent.samples(number...number), expecting: .any),
          is: recorded
        )
      }
      try await first.session(at: "j").close()
      await #expect(throws: JournalError.closed) { try await second.session(at: "j").append(.sample("late")) }
    },
    Rule("of appends by two openings that expect the same revision exactly one wins", needs: .shared) { site in
      let openings = [try await site.open().sessions, try await site.open().sessions]
      for round in 0..<Int64(5) {
        let winners = try await race(on: openings, expecting: Revision(rawValue: round))
        #expect(winners.count == 1, "round \(round)")
        for sessions in openings { try await expect(sessions.all("j").last?.event.id, is: winners.first) }
      }
    },
  ]

  static let durability = [
    Rule("journals are the same after reopening", needs: .durable) { site in
      let store = try await site.open()
      let full = ScoringEvent.sample("full", subject: "s", retracts: "e1", stamp: Stamp(time: -3, device: "other"))
      let events = try await store.sessions.session(at: "open").append(
        ScoringEvent.samples(1...3) + [full],
        expecting: .any
      )
      let closed = try await store.sessions.session(at: "closed").append(ScoringEvent.samples(1...2), expecting: .any)
      try await store.sessions.session(at: "closed").close()
      let sessions = try await site.reopen(store).sessions
      try await expect(sessions.all("open"), is: events)
      try await expect(sessions.all("closed"), is: closed)
      let head = try await sessions.session(at: "closed").head()
      #expect(head == JournalHead(path: "closed", revision: Revision(rawValue: 2), isClosed: true))
      try await expect(sessions.session(at: "open").head().isClosed, is: false)
      await #expect(throws: JournalError.closed) { try await sessions.session(at: "closed").append(.sample("x")) }
    },
    Rule("an append repeated after reopening is answered the same", needs: .durable) { site in
      let store = try await site.open()
      let recorded = try await store.sessions.session(at: "j").append(ScoringEvent.samples(1...3), expecting: .absent)
      let sessions = try await site.reopen(store).sessions
      try await expect(sessions.session(at: "j").append(ScoringEvent.samples(1...3), expecting: .absent), is: recorded)
      await #expect(throws: JournalError.idempotencyConflict("e2")) {
        try await sessions.session(at: "j").append(.sample("e2", "other"))
      }
      let next = try await sessions.session(at: "j").append(.sample("e4"), expecting: .revision(Revision(rawValue: 3)))
      #expect(next.revision.rawValue == 4)
    },
    Rule("events are stamped in their order over reopening", needs: .durable) { site in
      var store = try await site.open()
      let ahead = Stamp(time: site.clock.now.advanced(byMilliseconds: .hour), device: "fast")
      try await store.sessions.session(at: "j").append(.sample("e1", stamp: ahead))
      store = try await site.reopen(store)
      site.clock.advance(byMilliseconds: -.hour)
      let second = try #require(try await store.sessions.session(at: "j").append(.sample("e2")).event.stamp)
      #expect(ahead < second)
    },
  ]

  /// Lets twenty writers compete for one revision, and returns the events of those that succeeded.
  private static func race(
    on openings: [any ScoringSessionRepository],
    expecting revision: Revision
  ) async throws -> [EventID] {
    try await atOnce(20) { number in
      let id = EventID(rawValue: "after \(revision.rawValue) by \(number)")
      return try await openings[number % openings.count].wins(with: id, expecting: revision) ? id : nil
    }
    .compactMap(\.self)
  }
}

extension ScoringSessionRepository {
  /// Returns whether an append of the event to `j` succeeds; false for a conflict.
  ///
  /// A separate method, because Swift 6.3.1 crashes in release builds on a typed `catch` inside the racing closure.
  fileprivate func wins(with id: EventID, expecting revision: Revision) async throws(JournalError) -> Bool {
    do {
      try await session(at: "j").append(.sample(id), expecting: .revision(revision))
      return true
    } catch .conflict {
      return false
    }
  }
}
