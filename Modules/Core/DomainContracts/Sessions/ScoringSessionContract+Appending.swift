import Domain
import SeededRandom
import Testing

extension ScoringSessionContract {
  static let appending = [
    Rule("a journal that nobody has written to is empty and open") { site in
      let sessions = try await site.open().sessions
      try await expect(sessions.session(at: "j").head(), is: JournalHead(path: "j", revision: .zero, isClosed: false))
      try await expect(sessions.all("j"), is: [])
    },
    Rule("events are recorded with revisions 1, 2, 3 in the order given") { site in
      let sessions = try await site.open().sessions
      let first = try await sessions.session(at: "j").append(ScoringEvent.samples(1...3), expecting: .any)
      let second = try await sessions.session(at: "j").append(ScoringEvent.samples(4...5), expecting: .any)
      #expect((first + second).map(\.revision.rawValue) == [1, 2, 3, 4, 5])
      #expect((first + second).map(\.event.id) == ["e1", "e2", "e3", "e4", "e5"])
      try await expect(sessions.all("j"), is: first + second)
    },
    Rule("the head tells the revision of the last event") { site in
      let sessions = try await site.open().sessions
      for number in 1...3 {
        _ = try await sessions.session(at: "j").append(ScoringEvent.samples(number...number), expecting: .any)
        let revision = Revision(rawValue: Int64(number))
        try await expect(
          sessions.session(at: "j").head(),
          is: JournalHead(path: "j", revision: revision, isClosed: false)
        )
      }
    },
    Rule("an event is read as it was appended") { site in
      let sessions = try await site.open().sessions
      let full = ScoringEvent(
        id: "e1",
        type: "correction",
        actor: "ana",
        subject: "guest 7",
        occurredAt: -1,
        retracts: "e0",
        body: HostileText.bytes
      )
      let bare = ScoringEvent(id: "e2", type: "x", actor: "bo", occurredAt: 0)
      let recorded = try await sessions.session(at: "j").append([full, bare], expecting: .any)
      let read = try await sessions.all("j")
      #expect(read == recorded)
      #expect(read.map { $0.event.stamped(nil) } == [full, bare])
    },
    Rule("journals do not mix, and may use the same event ids") { site in
      let sessions = try await site.open().sessions
      for (number, path) in (["a", "a/b", "a/bc", "b"] as [ItemPath]).enumerated() {
        let event = ScoringEvent.sample("e", "\(number)")
        try await expect(sessions.session(at: path).append(event, expecting: .absent).event.stamped(nil), is: event)
      }
      for (number, path) in (["a", "a/b", "a/bc", "b"] as [ItemPath]).enumerated() {
        try await expect(sessions.all(path).map { $0.event.stamped(nil) }, is: [.sample("e", "\(number)")])
      }
    },
    Rule("an append of nothing does nothing") { site in
      let sessions = try await site.open().sessions
      try await expect(sessions.session(at: "j").append([], expecting: .any), is: [])
      try await expect(sessions.revision("j"), is: 0)
    },
    Rule("an append with one event that no store takes appends none") { site in
      let sessions = try await site.open().sessions
      try await sessions.session(at: "j").append(.sample("e1"))
      await expectInvalid("an event without a type") {
        try await sessions.session(at: "j").append([.sample("e2"), .sample("e3", type: "")], expecting: .any)
      }
      try await expect(sessions.ids("j"), is: ["e1"])
      try await expect(sessions.revision("j"), is: 1)
    },
    Rule("a session at hand does what its repository does") { site in
      let sessions = try await site.open().sessions
      let session = sessions.session(at: "j")
      #expect(session.path == "j")
      let recorded = try await session.append(ScoringEvent.samples(1...3), expecting: .absent)
      try await expect(session.events(), is: recorded)
      try await expect(
        session.events(after: Revision(rawValue: 1), limit: 1),
        is: Array(recorded.dropFirst().prefix(1))
      )
      try await expect(sessions.all("j"), is: recorded)
      try await session.close()
      try await expect(session.head(), is: sessions.session(at: "j").head())
      try await expect(sessions.session(at: "j").head().isClosed, is: true)
    },
  ]

  static let expecting = [
    Rule("an append at the expected revision is accepted, at another refused") { site in
      let sessions = try await site.open().sessions
      _ = try await sessions.session(at: "j").append(ScoringEvent.samples(1...2), expecting: .revision(.zero))
      for other in [0, 1, 3] as [Int64] {
        await #expect(throws: JournalError.conflict(current: Revision(rawValue: 2))) {
          try await sessions.session(at: "j").append(.sample("x"), expecting: .revision(Revision(rawValue: other)))
        }
      }
      try await sessions.session(at: "j").append(.sample("e3"), expecting: .revision(Revision(rawValue: 2)))
      try await expect(sessions.ids("j"), is: ["e1", "e2", "e3"])
    },
    Rule("expecting absence is met by an empty journal only") { site in
      let sessions = try await site.open().sessions
      try await sessions.session(at: "j").append(.sample("e1"), expecting: .absent)
      await #expect(throws: JournalError.conflict(current: Revision(rawValue: 1))) {
        try await sessions.session(at: "j").append(.sample("e2"), expecting: .absent)
      }
      try await expect(sessions.ids("j"), is: ["e1"])
    },
    Rule("a refused append leaves its event ids free") { site in
      let sessions = try await site.open().sessions
      try await sessions.session(at: "j").append(.sample("e1"))
      await #expect(throws: JournalError.self) {
        try await sessions.session(at: "j").append(.sample("e2"), expecting: .absent)
      }
      try await sessions.session(at: "j").append(.sample("e2", "other content"))
      try await expect(sessions.ids("j"), is: ["e1", "e2"])
    },
  ]

  static let stamping = [
    Rule("events are stamped in their order, also when the clock runs backwards") { site in
      let sessions = try await site.open().sessions
      var stamps = try await sessions.session(at: "j").append(ScoringEvent.samples(1...3), expecting: .any).map(
        \.event.stamp
      )
      #expect(stamps.first??.time == site.clock.now)
      site.clock.advance(byMilliseconds: -.hour)
      stamps += try await sessions.session(at: "j").append(ScoringEvent.samples(4...6), expecting: .any).map(
        \.event.stamp
      )
      let known = stamps.compactMap(\.self)
      #expect(known.count == 6)
      #expect(zip(known, known.dropFirst()).allSatisfy { $0 < $1 })
    },
    Rule("an event's given stamp is kept, and moves the store's clock on") { site in
      let sessions = try await site.open().sessions
      let stamps = [
        Stamp(time: site.clock.now.advanced(byMilliseconds: .day), device: "fast"), Stamp(time: -7, device: "slow"),
      ]
      for (number, stamp) in stamps.enumerated() {
        let event = ScoringEvent.sample(EventID(rawValue: "e\(number)"), stamp: stamp)
        try await expect(sessions.session(at: "j").append(event).event, is: event)
      }
      try await expect(sessions.all("j").map(\.event.stamp), is: stamps)
      let own = try await sessions.session(at: "j").append(.sample("own")).event.stamp
      let later = try #require(own)
      #expect(stamps[0] < later)
    },
    Rule("the stamp of a refused event does not move the store's clock") { site in
      let sessions = try await site.open().sessions
      try await sessions.session(at: "j").append(.sample("e1"))
      let ahead = Stamp(time: site.clock.now.advanced(byMilliseconds: .day), device: "fast")
      await #expect(throws: JournalError.self) {
        try await sessions.session(at: "j").append(.sample("e2", stamp: ahead), expecting: .absent)
      }
      let own = try #require(try await sessions.session(at: "j").append(.sample("e3")).event.stamp)
      #expect(own < ahead)
    },
    Rule("events stand the same in journals that received them in different orders") { site in
      let sessions = try await site.open().sessions
      let events = (1...30).map { number in
        ScoringEvent.sample(
          EventID(rawValue: "e\(number)"),
          retracts: number.isMultiple(of: 5) ? EventID(rawValue: "e\(number - 3)") : nil,
          stamp: Stamp(time: Timestamp(rawValue: Int64(number / 3)), device: DeviceID(rawValue: "d\(number % 2)"))
        )
      }
      for seed in 1...UInt64(5) {
        var random = SplitMix64(seed: seed)
        let path = ItemPath("journals/\(seed)")
        _ = try await sessions.session(at: path).append(events.shuffled(using: &random), expecting: .any)
        try await expect(sessions.all(path).map(\.event).standing(), is: events.standing(), "seed \(seed)")
      }
    },
  ]
}
