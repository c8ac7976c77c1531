import Domain
import Testing

extension ScoringSessionContract {
  static let hostile = [
    Rule("a journal's path may hold any text") { site in
      let sessions = try await site.open().sessions
      let paths = HostileText.taken.flatMap {
        [ItemPath([ItemPath.Segment(rawValue: $0)]), ItemPath(["x", .init(rawValue: $0), "y"])]
      }
      for path in paths { try await sessions.session(at: path).append(.sample("e", path.text), expecting: .absent) }
      for path in paths {
        try await expect(sessions.all(path).map { $0.event.stamped(nil) }, is: [.sample("e", path.text)])
        try await expect(sessions.session(at: path).head().path, is: path)
      }
    },
    Rule("an event's ids, type, actor and subject may hold any text") { site in
      let sessions = try await site.open().sessions
      let events = HostileText.taken.map { text in
        ScoringEvent.sample(
          EventID(rawValue: text),
          text,
          type: text,
          actor: UserID(rawValue: text),
          subject: PlayerID(rawValue: text),
          retracts: EventID(rawValue: text)
        )
      }
      let recorded = try await sessions.session(at: "j").append(events, expecting: .absent)
      #expect(recorded.count == events.count)
      try await expect(sessions.all("j").map { $0.event.stamped(nil) }, is: events)
      for event in events { try await expect(sessions.session(at: "j").append(event).event.id, is: event.id) }
      try await expect(sessions.revision("j"), is: Int64(events.count))
    },
    Rule("two spellings of one letter are two journals and two events") { site in
      let sessions = try await site.open().sessions
      for text in [HostileText.twins.composed, HostileText.twins.decomposed] {
        let event = ScoringEvent.sample(EventID(rawValue: text), "\(text.utf8.count)")
        try await sessions.session(at: "j").append(event)
        try await sessions.session(at: ItemPath([.init(rawValue: text)])).append(
          .sample("e", "\(text.utf8.count)"),
          expecting: .absent
        )
      }
      try await expect(sessions.all("j").map(\.event.body), is: [Array("2".utf8), Array("3".utf8)])
      try await expect(sessions.revision(ItemPath([.init(rawValue: HostileText.twins.composed)])), is: 1)
    },
    Rule("a journal's path that no store takes is refused") { site in
      let sessions = try await site.open().sessions
      let paths = HostileText.refused.map { ItemPath(["a", .init(rawValue: $0)]) } + [.root]
      for path in paths {
        await expectInvalid("appending to \(path.text.debugDescription)") {
          try await sessions.session(at: path).append(.sample("e1"))
        }
        await expectInvalid("reading \(path.text.debugDescription)") {
          try await sessions.session(at: path).events(after: .zero, limit: 1)
        }
        await expectInvalid("closing \(path.text.debugDescription)") { try await sessions.session(at: path).close() }
      }
      try await expect(sessions.all("a"), is: [])
    },
    Rule("at a path that no store takes there is no journal") { site in
      let sessions = try await site.open().sessions
      try await sessions.session(at: "j").append(.sample("e"))
      for text in ["j\0", "j\0k"] { try await expect(sessions.revision(ItemPath([.init(rawValue: text)])), is: 0) }
    },
    Rule("an event with an identifier that no store takes is refused") { site in
      let sessions = try await site.open().sessions
      for text in HostileText.refused {
        let events: [ScoringEvent] = [
          .sample(EventID(rawValue: text)), .sample("e", type: text), .sample("e", actor: UserID(rawValue: text)),
          .sample("e", subject: PlayerID(rawValue: text)), .sample("e", retracts: EventID(rawValue: text)),
        ]
        for event in events {
          await expectInvalid("an event with \(text.debugDescription)") {
            try await sessions.session(at: "j").append(event)
          }
        }
      }
      try await expect(sessions.revision("j"), is: 0)
    },
    Rule("times and stamps at either end of time are kept") { site in
      let sessions = try await site.open().sessions
      let events = [Int64.min, -1, 0, .max].map { time in
        let moment = Timestamp(rawValue: time)
        return ScoringEvent.sample(
          EventID(rawValue: "e\(time)"),
          occurredAt: moment,
          stamp: Stamp(time: moment, device: "d")
        )
      }
      _ = try await sessions.session(at: "j").append(events, expecting: .absent)
      try await sessions.session(at: "j").append(.sample("own"))
      try await expect(sessions.all("j").dropLast().map(\.event), is: events)
    },
  ]
}
