import Domain
import InMemory
import OfflineSync
import Pinball
import Synchronization
import Testing

@Suite("A device whose clock was wrong")
struct WrongClockTests {
  private static let journal: ItemPath = "clubs/c1/journal"
  private static let board: ItemPath = "clubs/c1/board"
  private static let day: Int64 = 24 * 3_600_000

  @Test func `records anew what it made a day ahead, in the same order, and sends it once`() async throws {
    let club = try await Club()
    let lead = Atomic<Int64>(0)
    let clock = club.clock
    let ana = club.device(
      "ana",
      clock: ClockAndIdentities(
        now: { clock.now().advanced(byMilliseconds: lead.load(ordering: .relaxed)) },
        newIdentity: clock.on("device of ana").newIdentity
      )
    )
    try await ana.sync.sync()
    lead.store(Self.day, ordering: .relaxed)
    for (id, body) in [("e1", "{}"), ("e2", #"{"of":"e1/2/3"}"#)] {
      try await ana.record(EventID(rawValue: id), at: clock.now().advanced(byMilliseconds: Self.day), body)
    }
    try await ana.record("e3", at: clock.now().advanced(byMilliseconds: Self.day), retracts: "e1")
    try await ana.write("clubs/c1/names/ana/ana/e2", #""Ana""#, "name")
    try await ana.score("s1", on: Self.board, player: "ana", actor: "ana")
    lead.store(0, ordering: .relaxed)
    clock.advance(byMilliseconds: 60_000)
    try await ana.record("e4", at: clock.now())
    try await ana.sync.sync()

    let right = clock.now()
    let journal = try await club.store.sessions.session(at: Self.journal).events().map(\.event)
    #expect(journal.map(\.id) == ["e1.again", "e2.again", "e3.again", "e4.again"])
    #expect(journal.map { String(decoding: $0.body, as: UTF8.self) }[1] == #"{"of":"e1.again/2/3"}"#)
    #expect(journal.map(\.retracts) == [nil, nil, "e1.again", nil])
    #expect(journal.allSatisfy { $0.occurredAt < right && ($0.stamp?.time ?? .init(rawValue: .max)) < right })
    #expect(journal == journal.sorted(by: ScoringEvent.isFoldedBefore))
    #expect(try await club.store.standingIDs(Self.journal) == ["e2.again", "e4.again"])
    #expect(try await ana.local.standingIDs(Self.journal) == ["e2.again", "e4.again"])
    #expect(try await club.store.text("clubs/c1/names/ana/ana/e2.again") == #""Ana""#)
    let page = BoardQuery(Self.board, .allTime)
    #expect(try await club.store.leaderboards.page(page).standings == ana.local.leaderboards.page(page).standings)
    #expect(try await club.store.leaderboards.page(page).total == 1)

    #expect(ana.sync.status.pending == 0)
    #expect(try await ana.sync.lost.all() == [])
    #expect(try await ana.sync.compare().different == [])
    // Also the store's own clock, which does not go back, sends what is written next.
    try await ana.record("e5", at: clock.now())
    try await ana.sync.sync()
    #expect(try await club.store.standingIDs(Self.journal) == ["e2.again", "e4.again", "e5.again"])
    // And a pair without its notes sends nothing twice, not even once the times have come.
    clock.advance(byMilliseconds: 2 * Self.day)
    let notes = InMemoryStore(clock.on("new notebook")).storage
    let anew = club.device("ana", over: ana, notebook: notes)
    try await anew.sync.sync()
    #expect(try await club.store.standingIDs(Self.journal) == ["e2.again", "e4.again", "e5.again"])
    // Now the store's own clock is overtaken, and what is written next is sent as it is.
    try await ana.record("e6", at: clock.now())
    try await anew.sync.sync()
    #expect(try await club.store.standingIDs(Self.journal) == ["e2.again", "e4.again", "e5.again", "e6"])
    #expect(try await ana.local.standingIDs(Self.journal) == ["e2.again", "e4.again", "e5.again", "e6"])
  }

  @Test func `keeps the rows of its practice, and an undo that names them from before finds them`() async throws {
    let club = try await Club()
    let lead = Atomic<Int64>(0)
    let clock = club.clock
    let now: @Sendable () -> Timestamp = { clock.now().advanced(byMilliseconds: lead.load(ordering: .relaxed)) }
    let ana = club.device(
      "ana",
      clock: ClockAndIdentities(now: now, newIdentity: clock.on("device of ana").newIdentity)
    )
    try await ana.sync.sync()
    let service = PracticeService(sessions: ana.sync.storage.sessions)
    lead.store(Self.day, ordering: .relaxed)
    let rows = ["one", "two"].map { EntryID.named("quick", $0) }
    for (number, row) in rows.enumerated() {
      let score = try GameScore("\(number + 1)000", decimal: .point)
      let steps = try QuickEntry(id: row, at: now()).score(score, game: "Gjaws")
      try await service.record(steps, of: "ana", as: row.text, at: now())
    }
    try await service.record([.gameNote(game: "Gjaws", "left ramp")], of: "ana", as: "note", at: now())
    lead.store(0, ordering: .relaxed)
    clock.advance(byMilliseconds: 60_000)
    try await ana.sync.sync()

    for store in [ana.local, club.store] {
      let state = try await PracticeService(sessions: store.sessions).state(of: "ana")
      #expect(state.journalEntries.map(\.id) == rows)
      #expect(state.scoreEntries.map(\.journalEntryID) == rows)
      #expect(state.gameSummaryNotes == ["Gjaws": "left ramp"])
    }
    // The page of before names the entries by the ids of before.
    for id in [rows[0].text, "note"] { #expect(try await service.takeBack(id, of: "ana", at: now())) }
    try await ana.sync.sync()
    for store in [ana.local, club.store] {
      let state = try await PracticeService(sessions: store.sessions).state(of: "ana")
      #expect(state.journalEntries.map(\.id) == [rows[1]])
      #expect(state.gameSummaryNotes.isEmpty)
    }
  }
}

extension Device {
  fileprivate func record(
    _ id: EventID,
    at time: Timestamp,
    _ body: String = "{}",
    retracts: EventID? = nil
  ) async throws {
    let event = ScoringEvent(
      id: id,
      type: "arrow",
      actor: "ana",
      subject: "ana",
      occurredAt: time,
      retracts: retracts,
      body: Array(body.utf8)
    )
    _ = try await sync.storage.sessions.session(at: "clubs/c1/journal").append([event], expecting: .any)
  }
}
