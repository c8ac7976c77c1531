import CanonicalJSON
import Domain
import InMemory
import Pinball
import Testing

@Suite struct `Practice from a file` {
  private func plan(_ text: String, into state: PracticeState = PracticeState()) throws -> PracticeImport {
    try PracticeImport(Array(text.utf8), into: state, keys: GameKeys([]), now: PracticeSample.now)
  }

  @Test(arguments: [PracticeSample.canonical, PracticeSample.flat, PracticeSample.referenceSeconds])
  func `is all there, and once however often it is taken in`(text: String) throws {
    let first = try plan(text)
    let state = PracticeState().applying(first.steps)
    let file = first.file.state
    #expect(first.report.new > 0)
    #expect(state.journalEntries == file.journalEntries)
    #expect(state.scoreEntries == file.scoreEntries)
    #expect(state.noteEntries == file.noteEntries)
    #expect(state.customGroups == file.customGroups)
    #expect(state.gameSummaryNotes == file.gameSummaryNotes)
    #expect(state.leagueSettings == file.leagueSettings)
    let again = try plan(text, into: state)
    #expect(again.report.new == 0)
    #expect(again.steps.isEmpty)
  }

  @Test(arguments: [
    "-Dash", "'-Dash", "\"Bob\" O'Brien", "A; B, c", "=1", "one\r\n\r\ntwo\ttabs", "z\u{301} \u{2028} \\n",
  ])
  func `is known where it was exported, whatever its texts hold`(text: String) throws {
    var state = PracticeState().applying(try plan(PracticeSample.canonical).steps)
    state = state.applying(try state.edit(try PracticeSample.entryID(5), [.note(text)], zone: .utc))
    state = state.applying(state.settingSteps { $0.practiceSettings.playerName = text })
    state = state.applying([.gameNote(game: "GwhRL", text)])
    let export = String(decoding: state.bytes, as: UTF8.self)
    #expect(try plan(export, into: state).steps.isEmpty)
    let copy = PracticeState().applying(try plan(export).steps)
    #expect(copy.journalEntries == state.journalEntries && copy.gameSummaryNotes == state.gameSummaryNotes)
    #expect(try plan(export, into: copy).steps.isEmpty)
  }

  @Test func `undoes no later change`() throws {
    var state = PracticeState().applying(try plan(PracticeSample.canonical).steps)
    state = state.applying(try state.edit(try PracticeSample.entryID(5), [.score(700_000)], zone: .utc))
    state = state.applying([.gameNote(game: "GwhRL", "left first"), .resumeOffset(game: "GwhRL", 0.9)])
    let after = state.applying(try plan(PracticeSample.canonical, into: state).steps)
    #expect(after.scoreEntries == state.scoreEntries)
    #expect(after.journalEntries == state.journalEntries)
    #expect(after.rulesheetResumeOffsets["GwhRL"] == 0.9)
    // Both notes are worth keeping.
    #expect(after.gameSummaryNotes["GwhRL"] == "left first\nfan ramp first")
  }

  /// Members of a later version, or of another program, were dropped by the import.
  @Test func `adds unknown members, and changes none that exist`() throws {
    let file = #"{"schemaVersion": 4, "practiceSettings": {}, "labs": {"b": [1, 2.50]}, "mood": "high"}"#
    let state = PracticeState().applying(try plan(file).steps)
    #expect(String(decoding: state.bytes, as: UTF8.self).contains(#""labs": {"b": [1, 2.50]}"#))
    #expect(state.kept.map(\.key) == ["labs", "mood"])
    #expect(try plan(file, into: state).steps.isEmpty)
    let large = String(repeating: "x", count: Limits.eventBytes)
    let heavy = try plan(#"{"schemaVersion": 4, "practiceSettings": {}, "weight": "\#(large)", "zeal": 1}"#)
    #expect(heavy.steps == [.member(key: "zeal", .whole(1))] && heavy.report.setAside.map(\.path) == ["weight"])
    let other = try plan(#"{"schemaVersion": 4, "practiceSettings": {}, "mood": "low", "zeal": 1}"#, into: state)
    #expect(state.applying(other.steps).kept.map(\.value) == state.kept.map(\.value) + [.whole(1)])
  }

  @Test func `of a later version is rejected, and so is a file without practice`() {
    #expect(throws: PracticeError.newer(schemaVersion: 5)) { try plan(#"{"schemaVersion": 5}"#) }
    let refusal = #expect(throws: PracticeError.self) { try plan("Season,Player") }
    #expect(refusal?.code == "unreadablePractice")
  }
}

@Suite struct `A draft of an entry` {
  @Test func `is another entry when anything of it is different`() {
    var draft = EntryDraft(.score, game: "G")
    draft[.score] = "5"
    var other = draft
    other[.score] = "6"
    #expect(draft.entryID("ticket") == draft.entryID("ticket"))
    #expect(draft.entryID("ticket") != draft.entryID("other ticket"))
    #expect(draft.entryID("ticket") != other.entryID("ticket"))
    // No field runs into the next one.
    var (left, right) = (EntryDraft(.practice, game: "G"), EntryDraft(.practice, game: "G"))
    left[.minutes] = "1"
    right[.focus] = "1"
    #expect(left.entryID("ticket") != right.entryID("ticket"))
  }

  @Test func `of a tournament's score needs the tournament's name`() {
    var draft = EntryDraft(.score, game: "G")
    (draft[.score], draft[.context]) = ("5", "tournament")
    let entry = PracticeSample.entry("test")
    #expect(throws: PracticeError.tournamentNameRequired) { try draft.steps(entry) }
  }
}

@Suite struct `Recorded steps` {
  @Test func `are undone, and later steps stay`() async throws {
    let service = PracticeService(
      sessions: InMemoryStore(ClockAndIdentities(now: { 1_000 }, newIdentity: { "identity" })).storage.sessions
    )
    func enter(_ score: String, _ id: String) async throws {
      let entry = QuickEntry(id: .named("journal", id), at: PracticeSample.now)
      try await service.record(try entry.score(GameScore(score), game: "G"), of: "ann", as: id, at: PracticeSample.now)
    }
    try await enter("5", "first")
    let row = EntryID.named("journal", "first")
    let before = try await service.state(of: "ann")
    try await service.record(try before.deletion(of: row, zone: .utc), of: "ann", as: "gone", at: PracticeSample.now)
    try await enter("6", "second")
    var scores = try await service.state(of: "ann").scoreEntries.map(\.score)
    #expect(scores == [6])
    for _ in 1...2 { try await service.takeBack("gone", of: "ann", at: PracticeSample.now) }
    scores = try await service.state(of: "ann").scoreEntries.map(\.score)
    #expect(scores == [5, 6])
  }
}
