import CanonicalJSON
import Domain
import Pinball
import Testing

@Suite struct `Editing the journal` {
  let row = EntryID.named("journal", "row")

  func entered(_ steps: (QuickEntry) throws -> [PracticeStep]) rethrows -> PracticeState {
    PracticeState().applying(try steps(QuickEntry(id: row, at: PracticeSample.now)))
  }

  func edited(_ state: PracticeState, _ changes: JournalChange...) throws -> PracticeState {
    state.applying(try state.edit(row, changes, zone: .utc))
  }

  @Test func `a score changes its record, which keeps its id and time`() throws {
    let state = try entered { try $0.score(GameScore("640,000"), game: "G") }
    let after = try edited(state, .score(650_000), .scoreContext(.tournament), .tournamentName(" Cup "), .gameID("H"))
    let score = try #require(after.scoreEntries.first)
    #expect(score.score == 650_000 && score.tournamentName == "Cup" && score.gameID == "H")
    #expect(score.id == state.scoreEntries.first?.id && score.timestamp == PracticeSample.now)
    #expect(after.journalEntries.first?.gameID == "H" && after.journalEntries.count == 1)
    let back = try edited(after, .scoreContext(.practice))
    #expect(back.scoreEntries.first?.tournamentName == nil && back.journalEntries.first?.tournamentName == nil)
  }

  @Test func `a new day moves the entry and its record, and the present day keeps the moment`() throws {
    let state = try entered { try $0.score(GameScore("5"), game: "G") }
    let zone = try ZoneTable(named: "Europe/Berlin")
    let today = CivilDate(dayNumber: zone.day(of: PracticeSample.now))
    let past = try zone.moment(on: "2023-05-23", or: PracticeSample.now, now: PracticeSample.now)
    #expect(CivilDate(dayNumber: zone.day(of: past)) == CivilDate(text: "2023-05-23"))
    #expect(try zone.moment(on: "\(today)", or: PracticeSample.now, now: PracticeSample.now) == PracticeSample.now)
    let after = try edited(state, .time(past))
    #expect(after.scoreEntries.map(\.timestamp) == [past] && after.journalEntries.map(\.timestamp) == [past])
    #expect(after.scoreEntries.map(\.id) == state.scoreEntries.map(\.id))
    for (text, refusal) in [
      ("\(CivilDate(dayNumber: today.dayNumber + 1))", PracticeError.futureDate), ("soon", .invalidDate),
      ("2023-02-30", .invalidDate), ("0001-01-01", .invalidDate),
    ] {
      #expect(throws: refusal) { try zone.moment(on: text, or: PracticeSample.now, now: PracticeSample.now) }
    }
  }

  @Test func `rejects invalid changes, and changes nothing`() throws {
    let state = try entered { try $0.score(GameScore("5"), game: "G") }
    for (changes, refusal) in [
      ([.score(0)], .invalidScore), ([.score(nil)], .invalidScore), ([.gameID(" ")], .noGame),
      ([.scoreContext(.tournament)], .tournamentNameRequired), ([.noteDetail("x")], .notInThisEntry),
      ([.scoreContext(ScoreContext(rawValue: "casual"))], .invalidValue), ([.progress(5)], .notInThisEntry),
      ([.videoValue("x")], .notInThisEntry),
    ] as [([JournalChange], PracticeError)] {
      #expect(throws: refusal) { try state.edit(row, changes, zone: .utc) }
    }
    #expect(throws: PracticeError.unknownEntry) { try state.edit(.named("journal", "other"), [], zone: .utc) }
    let browsed = entered { $0.browse(game: "G", in: PracticeState()) }
    #expect(throws: PracticeError.readOnlyEntry) { try browsed.deletion(of: row, zone: .utc) }
    #expect(throws: PracticeError.readOnlyEntry) { try browsed.edit(row, [.note("x")], zone: .utc) }
  }

  /// Defect 10: what was left empty came back.
  @Test func `clears optional fields`() throws {
    let note = try entered { try $0.note(game: "G", category: .shots, detail: "Ramp", "late") }
    let plain = try edited(note, .noteDetail(nil))
    #expect(plain.noteEntries.first?.detail == nil && plain.journalEntries.first?.noteDetail == nil)
    #expect(throws: PracticeError.emptyNote) { try edited(note, .note("  ")) }
    let read = try entered { try $0.rulesheet(game: "G", percent: 40, note: "x") }
    let cleared = try edited(read, .progress(nil), .note(nil))
    #expect(cleared.studyEvents.isEmpty && cleared.journalEntries.first?.progressPercent == nil)
    #expect(cleared.journalEntries.first?.note == nil)
    let again = try edited(cleared, .progress(55.5))
    #expect(again.studyEvents.map(\.progressPercent) == [56])
    #expect(again.studyEvents.first?.timestamp == PracticeSample.now)
  }

  @Test func `a video keeps its record's id`() throws {
    let state = try entered {
      try $0.video(game: "G", isTutorial: false, VideoProgress(source: "Gameplay 1", percent: 30))
    }
    let after = try edited(state, .videoValue(" Gameplay 1 • 40% "), .progress(40))
    #expect(after.videoProgressEntries.map(\.value) == ["Gameplay 1 • 40%"])
    #expect(after.videoProgressEntries.map(\.id) == state.videoProgressEntries.map(\.id))
    #expect(after.studyEvents.map(\.progressPercent) == [40])
    #expect(throws: PracticeError.invalidValue) { try edited(state, .videoValue(" ")) }
  }

  @Test func `deletes exactly the records of the row`() throws {
    let other = PracticeSample.entry("other")
    let twin = try entered { try $0.score(GameScore("5"), game: "G") }.applying(
      try other.score(GameScore("5"), game: "G")
    )
    let steps = try twin.deletion(of: other.id, zone: .utc)
    #expect(twin.applying(steps) == (try entered { try $0.score(GameScore("5"), game: "G") }))
  }
}

@Suite struct `Records of old files` {
  static let utc = ZoneTable.utc

  func state(_ lists: String) throws -> PracticeState {
    try PracticeSample.open(#"{"practiceSettings": {}, \#(lists)}"#).state
  }

  func removed(_ state: PracticeState, _ row: Int) throws -> [PracticeStep] {
    try state.deletion(of: try PracticeSample.entryID(row), zone: Self.utc).dropLast()
  }

  func score(_ number: Int, _ score: Double, _ time: Int64, imported: Bool = false) -> String {
    #"{"id": "\#(PracticeSample.id(number))", "gameID": "G", "score": \#(score), "context": "league", "timestamp": \#(time), "leagueImported": \#(imported)}"#
  }

  func row(_ number: Int, _ score: Double, _ time: Int64, note: String = "x") -> String {
    #"{"id": "\#(PracticeSample.id(number))", "gameID": "G", "action": "scoreLogged", "score": \#(score), "scoreContext": "league", "note": "\#(note)", "timestamp": \#(time)}"#
  }

  /// Defect 9: without a limit of time a row took an unrelated record with it.
  @Test func `are found within five seconds only`() throws {
    for (distance, isFound) in [(0, true), (5000, true), (5001, false), (-5000, true), (86_400_000, false)]
      as [(Int64, Bool)]
    {
      let lists =
        #""scoreEntries": [\#(score(1, 5, 1_745_000_000_000 + distance))], "journalEntries": [\#(row(2, 5, 1_745_000_000_000))]"#
      #expect(try removed(state(lists), 2).isEmpty == !isFound, "\(distance)")
    }
  }

  @Test func `that were imported are found on the same day of the player's zone`() throws {
    let day: Int64 = 1_745_020_800_000
    for (time, isFound) in [(day, true), (day + 86_399_999, true), (day - 1, false), (day + 86_400_000, false)] {
      let lists =
        #""scoreEntries": [\#(score(1, 5, time, imported: true))], "journalEntries": [\#(row(2, 5, day + 3_600_000))]"#
      #expect(try removed(state(lists), 2).isEmpty == !isFound, "\(time)")
    }
  }

  @Test func `of several the nearest is taken, and one only`() throws {
    let scores = [score(1, 5, 1_745_000_004_000), score(3, 5.4, 1_745_000_001_000), score(4, 6, 1_745_000_000_000)]
    let lists =
      #""scoreEntries": [\#(scores.joined(separator: ","))], "journalEntries": [\#(row(2, 5, 1_745_000_000_000))]"#
    #expect(try removed(state(lists), 2) == [.remove(.scoreEntries, try PracticeSample.entryID(3))])
  }

  /// Defect 9: a row without progress removed a study event of the game.
  @Test func `of study stay where the row has no progress`() throws {
    let lists = """
      "studyEvents": [{"id": "\(PracticeSample.id(1))", "gameID": "G", "task": "practice", "progressPercent": 5, "timestamp": 1745000000000}],
      "journalEntries": [{"id": "\(PracticeSample.id(2))", "gameID": "G", "action": "practiceSession", "task": "practice", "timestamp": 1745000000000},
        {"id": "\(PracticeSample.id(3))", "gameID": "G", "action": "practiceSession", "progressPercent": 5, "timestamp": 1745000000000}]
      """
    #expect(try removed(state(lists), 2).isEmpty)
    #expect(try removed(state(lists), 3) == [.remove(.studyEvents, try PracticeSample.entryID(1))])
  }

  @Test func `compare tournaments without case`() throws {
    let lists = """
      "scoreEntries": [{"id": "\(PracticeSample.id(1))", "gameID": "G", "score": 5, "context": "tournament", "tournamentName": " Spring CUP", "timestamp": 1745000000000, "leagueImported": false}],
      "journalEntries": [{"id": "\(PracticeSample.id(2))", "gameID": "G", "action": "scoreLogged", "score": 5, "scoreContext": "tournament", "tournamentName": "spring cup ", "timestamp": 1745000000000}]
      """
    #expect(try removed(state(lists), 2).count == 1)
  }

  /// Defect 21: the purge took every league row of the journal.
  @Test func `are purged with their own rows, and manual league scores stay`() throws {
    let day: Int64 = 1_745_020_800_000
    let scores = [score(1, 5, day, imported: true), score(2, 5, day + 7000), score(3, 9, day + 9000)]
    let rows = [
      row(4, 5, day + 20_000, note: "Imported from LPL stats CSV"), row(5, 5, day + 7000), row(6, 9, day + 9000),
      #"{"id": "\#(PracticeSample.id(7))", "gameID": "G", "action": "scoreLogged", "scoreContext": "league", "timestamp": \#(day)}"#,
    ]
    let state = try state(
      #""scoreEntries": [\#(scores.joined(separator: ","))], "journalEntries": [\#(rows.joined(separator: ","))]"#
    )
    let after = state.applying(state.purgeOfImports(zone: Self.utc))
    #expect(after.scoreEntries.map(\.id) == (try [2, 3].map { try PracticeSample.entryID($0) }))
    #expect(after.journalEntries.map(\.id) == (try [5, 6, 7].map { try PracticeSample.entryID($0) }))
  }

  @Test func `of an import without its row remove no row of a manual score`() throws {
    let day: Int64 = 1_745_020_800_000
    let scores = [score(1, 5, day, imported: true), score(2, 5, day + 7000)]
    let lists = #""scoreEntries": [\#(scores.joined(separator: ","))], "journalEntries": [\#(row(3, 5, day + 7000))]"#
    let state = try state(lists)
    let after = state.applying(state.purgeOfImports(zone: Self.utc))
    #expect(after.scoreEntries.map(\.score) == [5] && after.journalEntries.count == 1)
  }

  @Test func `that say the same are purged with a row each`() throws {
    let day: Int64 = 1_745_020_800_000
    let scores = [score(1, 5, day, imported: true), score(2, 5, day, imported: true)]
    let rows = [row(4, 5, day), row(5, 5, day), row(6, 5, day)]
    let state = try state(
      #""scoreEntries": [\#(scores.joined(separator: ","))], "journalEntries": [\#(rows.joined(separator: ","))]"#
    )
    let after = state.applying(state.purgeOfImports(zone: Self.utc))
    #expect(after.scoreEntries.isEmpty && after.journalEntries.count == 1)
  }

  @Test func `go all at once when the word is typed`() throws {
    #expect(
      try PracticeSample.open(PracticeSample.canonical).state.applying(PracticeState.reset(typed: " reset "))
        == PracticeState()
    )
    #expect(throws: PracticeError.notConfirmed) { try PracticeState.reset(typed: "yes") }
  }
}
