import Domain
import Pinball
import SeededRandom
import Testing

@Suite struct `Practice in a journal` {
  private let olga: UserID = "olga"

  private func events(in store: Storage) async throws -> [RecordedEvent] {
    try await store.sessions.session(at: PracticeService.path(of: olga)).events(after: .zero, limit: 1000)
  }

  private func note(_ text: String, at time: Timestamp = PracticeSample.now) throws -> [PracticeStep] {
    try QuickEntry(id: .named("journal", text), at: time).note(game: "G", category: .shots, detail: "", text)
  }

  @Test func `a repeat of an id records once`() async throws {
    let service = PracticeService(sessions: PracticeSample.store().sessions)
    for _ in 1...2 { try await service.record(try note("late"), of: olga, as: "one", at: PracticeSample.now) }
    let state = try await service.state(of: olga)
    #expect(state.noteEntries.map(\.note) == ["late"] && state.journalEntries.count == 1)
  }

  @Test func `a large entry is split into several events, once`() async throws {
    let store = PracticeSample.store()
    let service = PracticeService(sessions: store.sessions)
    let steps = try (0..<400).flatMap { try note("\($0) " + String(repeating: "long ", count: 100)) }
    for _ in 1...2 { try await service.record(steps, of: olga, as: "import", at: PracticeSample.now) }
    let state = try await service.state(of: olga)
    #expect(state == PracticeState().applying(steps) && state.noteEntries.count == 400)
    let count = try await events(in: store).count
    #expect(count > 1 && count < 400)
    let huge = try note(String(repeating: "x", count: Limits.eventBytes))
    await #expect(throws: PracticeError.tooLarge) {
      try await service.record(huge, of: olga, as: "huge", at: PracticeSample.now)
    }
    let after = try await service.state(of: olga)
    #expect(after == state)
  }

  @Test func `undo is idempotent, and restores each part that was recorded together`() async throws {
    let service = PracticeService(sessions: PracticeSample.store().sessions)
    try await service.record(try note("first"), of: olga, as: "one", at: PracticeSample.now)
    let steps = try (0..<400).flatMap { try note("\($0) " + String(repeating: "long ", count: 100)) }
    try await service.record(steps, of: olga, as: "import", at: PracticeSample.now)
    let (isRecorded, isUnknown) = (
      try await service.hasRecorded("import", of: olga), try await service.hasRecorded("imp", of: olga)
    )
    #expect(isRecorded && !isUnknown)
    for _ in 1...2 {
      let isKnown = try await service.takeBack("import", of: olga, at: PracticeSample.now)
      let state = try await service.state(of: olga)
      #expect(isKnown && state.noteEntries.map(\.note) == ["first"])
    }
    let isStillRecorded = try await service.hasRecorded("import", of: olga)
    let isKnown = try await service.takeBack("never", of: olga, at: PracticeSample.now)
    #expect(isStillRecorded && !isKnown)
  }

  @Test func `each has a journal of one's own`() async throws {
    let service = PracticeService(sessions: PracticeSample.store().sessions)
    try await service.record(try note("mine"), of: olga, as: "one", at: PracticeSample.now)
    let others = try await service.state(of: "ben")
    #expect(others == PracticeState())
    #expect(PracticeService.path(of: olga) == ItemPath("users/olga/practice"))
  }

  @Test func `a step of a later version is kept and passed over`() async throws {
    let store = PracticeSample.store()
    let service = PracticeService(sessions: store.sessions)
    try await service.record(try note("before"), of: olga, as: "one", at: PracticeSample.now)
    let later: [ScoringEvent] = [
      ("two", "practice", #"[{"teleport": 3}, 7]"#), ("three", "practice", "?"), ("four", "else", ""),
    ].map { id, type, body in
      ScoringEvent(id: id, type: type, actor: olga, occurredAt: PracticeSample.now, body: Array(body.utf8))
    }
    _ = try await store.sessions.session(at: PracticeService.path(of: olga)).append(later, expecting: .any)
    try await service.record(try note("after"), of: olga, as: "five", at: PracticeSample.now)
    let state = try await service.state(of: olga)
    #expect(state.noteEntries.map(\.note) == ["before", "after"])
    let anew = try await PracticeService(sessions: store.sessions).state(of: olga)
    #expect(anew == state)
    let count = try await events(in: store).count
    #expect(count == 5)
  }

  /// The events of two devices make the same state in any order, in several deliveries.
  @Test(arguments: 0..<20 as Range<UInt64>)
  func `events of two devices mean the same in any order`(seed: UInt64) async throws {
    var random = SplitMix64(seed: seed)
    let path = PracticeService.path(of: olga)
    var made: [ScoringEvent] = []
    for device in ["a", "b"] {
      let store = PracticeSample.store()
      let service = PracticeService(sessions: store.sessions)
      for number in 0..<6 {
        let time = Timestamp(rawValue: PracticeSample.now.rawValue + Int64(random.next(below: 50)))
        let steps: [PracticeStep] =
          switch random.next(below: 4) {
          case 0: [.resumeOffset(game: "G", Double(number) / 10), .gameNote(game: "G", "\(device)\(number)")]
          case 1: [.remove(.noteEntries, .named("note", "\(number)"))]
          default: try note("\(device)\(number)", at: time)
          }
        try await service.record(steps, of: olga, as: "\(device)\(number)", at: time)
      }
      // As two devices' clocks stamp them, which are set alike.
      for (place, recorded) in try await events(in: store).enumerated() {
        let time = Timestamp(rawValue: PracticeSample.now.rawValue + Int64(place))
        made.append(recorded.event.stamped(Stamp(time: time, device: DeviceID(rawValue: device))))
      }
    }
    var states: Set<PracticeState> = []
    for _ in 0..<5 {
      for place in made.indices.dropFirst().reversed() { made.swapAt(place, random.next(below: place + 1)) }
      let store = PracticeSample.store()
      let service = PracticeService(sessions: store.sessions)
      var rest = made[...]
      while !rest.isEmpty {
        let some = Array(rest.prefix(1 + random.next(below: 4)))
        rest = rest.dropFirst(some.count)
        _ = try await store.sessions.session(at: path).append(some, expecting: .any)
        _ = try await service.state(of: olga)
      }
      states.insert(try await service.state(of: olga))
    }
    #expect(states.count == 1)
  }
}
