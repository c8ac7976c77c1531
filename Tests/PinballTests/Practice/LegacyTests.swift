import CanonicalJSON
import Domain
import Pinball
import Testing

@Suite struct `Names of entries` {
  @Test(arguments: [
    ("score", "abc", "95a56a50-e917-3523-b2b4-c6147325ba1e"), ("group", "abc", "f3a0eca8-5274-380b-bfc7-f560f986ba2e"),
    ("study", "abc:rulesheet", "021b9e8c-1899-3126-953b-90e01ca28742"),
  ])
  func `become the ids that the other app gives them`(prefix: String, name: String, id: String) {
    #expect(EntryID.named(prefix, name) == EntryID(id))
  }

  @Test func `are UUIDs or not, without case`() {
    let wrong = [
      "", "abc", "f3a0eca8-5274-380b-bfc7-f560f986ba2", "f3a0eca8-5274-380b-bfc7-f560f986ba2e0",
      "f3a0eca85-274-380b-bfc7-f560f986ba2e",
      "g3a0eca8-5274-380b-bfc7-f560f986ba2e", "é3a0eca-5274-380b-bfc7-f560f986ba2e8",
      "f3a0eca8-5274-380b-bfc7-f560f986ba2é",
    ]
    for text in wrong { #expect(EntryID(text) == nil, "\(text)") }
    #expect(EntryID("F3A0ECA8-5274-380B-BFC7-F560F986BA2E") == EntryID("f3a0eca8-5274-380b-bfc7-f560f986ba2e"))
  }
}

@Suite struct `Stored dates` {
  /// The time of one note that is stored so, beside one in milliseconds.
  func date(_ spelling: String, _ legacy: LegacyPaths = .all) throws -> (time: Timestamp?, file: PracticeFile) {
    let note =
      #"{"id": "\#(PracticeSample.id(1))", "gameID": "G", "category": "shots", "note": "n", "timestamp": \#(spelling)}"#
    let journal =
      #"[{"id": "\#(PracticeSample.id(2))", "gameID": "G", "action": "gameBrowse", "timestamp": 1745007200000}]"#
    let text = #"{"noteEntries": [\#(note)], "journalEntries": \#(journal)}"#
    let file = try PracticeSample.open(text, legacy: legacy)
    return (file.state.noteEntries.first?.timestamp, file)
  }

  @Test(
    arguments: [
      ("1745000000250", 1_745_000_000_250), ("1745000000250.9", 1_745_000_000_250), ("700000000.25", 1_678_307_200_250),
      ("1745003600", 1_745_003_600_000), ("0", 978_307_200_000), ("978307200", 1_956_614_400_000),
      ("1100000000", 1_100_000_000_000), ("100000000000", 100_000_000_000), ("50000000000", 50_000_000_000),
      ("\"1745000000250\"", 1_745_000_000_250),
    ] as [(String, Int64)]
  )
  func `are decided one by one`(spelling: String, milliseconds: Int64) throws {
    let (time, file) = try date(spelling)
    #expect(time?.rawValue == milliseconds)
    #expect(file.state.json["noteEntries"]?.list?.first?["timestamp"] == .whole(milliseconds))
    #expect(try !PracticeFile(file.state.bytes, now: PracticeSample.now).hasDatesInSeconds)
  }

  @Test func `are counted by their kind`() throws {
    #expect(try date("700000000").file.legacyUse[.referenceSeconds] == 1)
    #expect(try date("1745003600").file.legacyUse[.unixSeconds] == 1)
    #expect(try date("50000000000").file.unlikelyDates == 1)
    #expect(try !date("50000000000").file.hasDatesInSeconds)
    #expect(try !date("1745000000250").file.hasDatesInSeconds)
  }

  @Test func `in seconds are damage once their format is no longer supported`() throws {
    let file = try date("700000000", LegacyPaths.all.subtracting([.referenceSeconds])).file
    #expect(file.setAside.map(\.path) == ["noteEntries[0]"])
  }

  @Test func `that are missing do not count`() throws {
    let file = try PracticeSample.open(#"{"customGroups": [{"name": "June"}]}"#)
    #expect(!file.hasDatesInSeconds)
    #expect(file.state.customGroups.first?.createdAt == PracticeSample.now)
  }

  @Test func `in seconds throughout give the state that milliseconds give`() throws {
    let file = try PracticeSample.open(PracticeSample.referenceSeconds)
    #expect(file.state == (try PracticeSample.open(PracticeSample.canonical).state))
    #expect(file.hasDatesInSeconds)
  }
}

@Suite struct `The flat shape` {
  @Test func `becomes the canonical one with stable ids`() throws {
    let file = try PracticeSample.open(PracticeSample.flat)
    let state = file.state
    #expect(state.scoreEntries.map(\.id) == [.named("score", "sc-1"), .named("score", "sc-2")])
    #expect(state.scoreEntries.map(\.context) == [.tournament, .practice])
    #expect(state.scoreEntries[0].tournamentName == "Spring Cup")
    #expect(state.customGroups.first?.createdAt == 1_744_000_000_000)
    #expect(state.selectedGroup?.id == .named("group", "grp-9"))
    #expect(state.practiceSettings.playerName == "Mika" && state.leagueSettings.playerName == "Mika T")
    #expect(state.syncSettings.cloudSyncEnabled && state.syncSettings.phaseLabel == "Phase 2: Optional cloud sync")
    #expect(state.rulesheetResumeOffsets == ["GwhRL": 0.45] && state.gameSummaryNotes == ["GwhRL": "play the cellar"])
    #expect(state.json["mood"] == .text("calm"))
    #expect(!file.isUntouched && file.legacyUse[.flatShape] == 1 && file.setAside.isEmpty)
    #expect(try PracticeFile(state.bytes, now: 0).state == state)
  }

  @Test func `reconstructs its journal from the nearest records, and keeps its sentences`() throws {
    let rows = try PracticeSample.open(PracticeSample.flat).state.journalEntries
    #expect(rows.map(\.action) == [.rulesheetRead, .scoreLogged, .noteAdded, .gameBrowse])
    #expect(rows[1].score == 2_500_000 && rows[1].tournamentName == "Spring Cup")
    #expect(rows[2].noteCategory == .multiball && rows[2].note == "hold one ball")
    #expect(rows.map(\.oldSummary).last == "Opened")
  }

  func row(_ action: String, _ summary: String) throws -> PracticeState {
    let row = JSON.members([
      "id": .text("r"), "gameSlug": .text("G"), "action": .text(action), "summary": .text(summary),
      "timestampMs": .whole(1_744_000_000_000),
    ])
    return try PracticeSample.open(#"{"playerName": "A", "journal": [\#(row)]}"#).state
  }

  static let sentences: [(String, String, JournalAction, Int?, String?, String?)] = [
    ("study", "Read 45% of Star Trek rulesheet", .rulesheetRead, 45, nil, nil),
    ("study", "read 45% of A of B rulesheet: a: b", .rulesheetRead, 45, "a: b", nil),
    ("study", "Tutorial progress on Star Trek: The Next Generation: 30%: hm", .tutorialWatch, 30, "hm", "30%"),
    ("study", "Gameplay progress on Tron: 00:10:00/00:20:00 (50%)", .gameplayWatch, 50, nil, "00:10:00/00:20:00 (50%)"),
    ("study", "Viewed Tron playfield: left orbit", .playfieldViewed, nil, "left orbit", nil),
    ("study", "Looked at 12% of something", .rulesheetRead, 12, nil, nil),
    ("practice", "30 minutes on Tron: fine", .practiceSession, nil, "30 minutes\nfine", nil),
    ("practice", "Played", .practiceSession, nil, "Played", nil), ("mechanics", "?", .noteAdded, nil, nil, nil),
    ("dance", "?", .gameBrowse, nil, nil, nil),
  ]

  @Test(arguments: sentences)
  func `is read from its sentences`(
    action: String,
    summary: String,
    told: JournalAction,
    percent: Int?,
    note: String?,
    video: String?
  ) throws {
    let state = try row(action, summary)
    let row = try #require(state.journalEntries.first)
    #expect(row.action == told && row.progressPercent == percent && row.note == note && row.videoValue == video)
    #expect(row.oldSummary == summary)
    #expect(state.studyEvents.map(\.progressPercent) == [percent].compactMap { $0 })
    #expect(state.videoProgressEntries.map(\.value) == [video].compactMap { $0 })
    if video != nil { #expect(state.videoProgressEntries.first?.kind == (summary.contains("00:") ? .clock : .percent)) }
  }

  @Test func `keeps several records without a name apart`() throws {
    let text = #"{"playerName": "", "notes": [{"id": "", "note": "a"}, {"id": " ", "note": "b"}, {"note": "c"}]}"#
    let state = try PracticeSample.open(text).state
    #expect(Set(state.noteEntries.map(\.id)).count == 3)
    #expect(state.noteEntries.map(\.note) == ["a", "b", "c"])
  }

  @Test func `is not a canonical state without some parts`() throws {
    let text =
      #"{"scoreEntries": [{"id": "\#(PracticeSample.id(1))", "gameID": "G", "score": 5, "timestamp": 1745000000000}]}"#
    #expect(try PracticeSample.open(text).state.scoreEntries.count == 1)
  }

  @Test func `is refused where its switch is off`() {
    #expect(throws: PracticeError.self) {
      try PracticeSample.open(PracticeSample.flat, legacy: LegacyPaths.all.subtracting(.flatShape))
    }
  }
}
