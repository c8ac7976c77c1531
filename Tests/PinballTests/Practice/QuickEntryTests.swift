import Domain
import Pinball
import Testing

@Suite struct `Quick entry` {
  let entry = PracticeSample.entry("test")

  @Test func `takes a score`() throws {
    let state = PracticeState().applying(try entry.score(GameScore("12.5M"), game: "G"))
    #expect(state.scoreEntries.map(\.score) == [12_500_000])
    #expect(state.journalEntries.map(\.score) == [12_500_000])
    #expect(state.scoreEntries.first?.journalEntryID == state.journalEntries.first?.id)
  }

  @Test func `needs a game, and keeps a tournament's name for tournaments`() throws {
    #expect(throws: PracticeError.noGame) { try entry.score(GameScore("5"), game: " ") }
    #expect(throws: PracticeError.noGame) { try entry.practice(game: "", minutes: "") }
    let cup = PracticeState().applying(
      try entry.score(GameScore("5"), game: "G", context: .tournament, tournament: " Cup ")
    )
    #expect(cup.scoreEntries.first?.tournamentName == "Cup")
    let practice = PracticeState().applying(try entry.score(GameScore("5"), game: "G", tournament: "Cup"))
    #expect(practice.scoreEntries.first?.tournamentName == nil)
  }

  @Test func `keeps the note of a score, and knows the last place and games`() throws {
    var state = PracticeState().applying(
      try entry.score(GameScore("5"), game: "G", context: .league, location: "The Arcade", note: " left outlane ")
    )
    #expect(state.journalEntries.map(\.note) == [" left outlane "] && state.scoreEntries.count == 1)
    #expect(state.lastScore?.location == "The Arcade")
    for (place, game) in ["H", "G", "K", "L"].enumerated() {
      let later = QuickEntry(id: .named("later", game), at: PracticeSample.now.advanced(bySeconds: Int64(place) + 1))
      state = state.applying(try later.rulesheet(game: game, percent: 40))
    }
    #expect(state.recentGames(3) == ["L", "K", "G"] && state.lastScore?.gameID == "G")
    // Several entries of one game are one game at hand.
    let again = QuickEntry(id: .named("later", "again"), at: PracticeSample.now.advanced(bySeconds: 9))
    let same = try PracticeState().applying(entry.rulesheet(game: "G", percent: 40))
      .applying(again.rulesheet(game: "G", percent: 50))
    #expect(same.recentGames(3) == ["G"])
  }

  @Test func `records a repeated entry once`() throws {
    let steps = try entry.rulesheet(game: "G", percent: 40.4, note: "a\r\nb")
    let state = PracticeState().applying(steps + steps)
    #expect(state.studyEvents.map(\.progressPercent) == [40])
    #expect(state.journalEntries.map(\.note) == ["a\nb"])
  }

  static let clocks: [(String, String, String?)] = [
    ("00:12:34", "00:45:00", "V • 00:12:34/00:45:00 (28%)"), ("0:12:34", "1:00:00", "V • 00:12:34/01:00:00 (21%)"),
    ("12:34", "45:00", "V • 00:12:34/00:45:00 (28%)"), ("75:30", "1:31:00", "V • 01:15:30/01:31:00 (83%)"),
    ("https://youtu.be/abc?t=754", "45:00", "V • 00:12:34/00:45:00 (28%)"),
    ("https://www.youtube.com/watch?v=abc&t=12m34s", "45:00", "V • 00:12:34/00:45:00 (28%)"),
    ("https://www.youtube.com/watch?v=abc#t=1h2m3s", "2:00:00", "V • 01:02:03/02:00:00 (52%)"),
    ("https://www.youtube.com/embed/abc?start=60", "2:00", "V • 00:01:00/00:02:00 (50%)"),
    ("", " ", "V • 100%"), ("0:00:00", "00:00:00", "V • 100%"),
    ("00:10:00", "00:10:00", "V • 00:10:00/00:10:00 (100%)"),
    ("", "00:10:00", nil), ("00:10:00", "", nil), ("0:00:00", "", nil), ("00:20:00", "00:10:00", nil),
    ("00:01:00", "00:00:00", nil), ("x", "y", nil), ("00:60:00", "01:00:00", nil),
  ]

  @Test(arguments: clocks)
  func `takes a video by clock`(watched: String, total: String, value: String?) {
    let progress = try? VideoProgress(source: "V", watched: watched, total: total)
    #expect(progress?.value == value)
  }

  @Test func `stores the records of an entry before its row, in the order of earlier versions`() throws {
    let video = try entry.video(game: "G", isTutorial: true, VideoProgress(source: "V", percent: 30))
    let lists = video.map { step in if case .put(let record) = step { record.list } else { nil as EntryList? } }
    #expect(lists == [.videoProgressEntries, .studyEvents, .journalEntries])
  }

  @Test func `takes a video by percent`() throws {
    #expect(try VideoProgress(source: "Gameplay 1", percent: 62.5).value == "Gameplay 1 • 63%")
    #expect(try VideoProgress(source: " V ", percent: 140).value == "V • 100%")
    #expect(throws: PracticeError.noVideoSource) { try VideoProgress(source: " ", percent: 5) }
    #expect(throws: PracticeError.noVideoSource) { try VideoProgress(source: "", watched: "", total: "") }
    let steps = try entry.video(game: "G", isTutorial: true, VideoProgress(source: "V", percent: 30))
    let state = PracticeState().applying(steps)
    #expect(state.studyEvents.first?.task == .tutorialVideo && state.journalEntries.first?.action == .tutorialWatch)
  }

  @Test func `lists a game's videos from the best of its copies`() throws {
    let video = #"{"kind": "tutorial", "label": "How to", "url": "https://example.org/a"}"#
    let items = """
      [{"practice_identity": "G1", "game": "One", "library_id": "a", "videos": []},
       {"practice_identity": "G1", "game": "One", "library_id": "b", "videos": [\(video)]},
       {"practice_identity": "G1", "game": "One", "library_id": "c", "videos": [\(video), \(video), {"kind": "competition", "label": "Gameplay of a final", "url": "https://example.org/b"}]}]
      """
    let library = try PinballLibrary(Array(items.utf8))
    #expect(library.videoNames(of: "G1", .tutorial, preferring: "b") == ["Tutorial 1"])
    #expect(library.videoNames(of: "G1", .tutorial, preferring: "a") == ["Tutorial 1", "Tutorial 2"])
    #expect(library.videoNames(of: "G1", .gameplay, preferring: "b") == ["Gameplay 1"])
    #expect(library.videoNames(of: "G2", .gameplay, preferring: nil) == ["Gameplay -"])
  }

  /// Defect 11: the minutes were lost when there was a note.
  @Test func `writes a practice with minutes, focus and note`() throws {
    #expect(try PracticeNoteText.practice(minutes: "") == "Practice session")
    #expect(try PracticeNoteText.practice(minutes: "1") == "Practice session: 1 minute")
    let whole = try PracticeNoteText.practice(minutes: " 30 ", focus: .shots, note: "warm-up ")
    #expect(whole == "Practice session: 30 minutes. Focus: Shots. warm-up ")
    for minutes in ["0", "-1", "1.5", "x", "+3", "99999999999999999999"] {
      #expect(throws: PracticeError.invalidMinutes) { try PracticeNoteText.practice(minutes: minutes) }
    }
    #expect(PracticeState().applying(try entry.practice(game: "G", minutes: "3")).studyEvents.isEmpty)
  }

  /// Defect 11: mechanics without a game were said to be saved, and were not.
  @Test func `keeps mechanics that belong to no game`() throws {
    let state = PracticeState().applying(try entry.mechanics(game: "", skill: "Tap Pass", competency: 5, note: "both"))
    #expect(state.noteEntries.map(\.note) == ["#TapPass competency 5/5. both"])
    #expect(state.noteEntries.first?.detail == "Tap Pass" && state.journalEntries.count == 1)
    let plain = PracticeState().applying(try entry.mechanics(game: "G", skill: " ", competency: 1, note: " "))
    #expect(plain.noteEntries.first?.note == "#mechanics competency 1/5." && plain.noteEntries.first?.detail == nil)
    #expect(throws: PracticeError.invalidCompetency) {
      try entry.mechanics(game: "", skill: "Shatz", competency: 6, note: "")
    }
  }

  @Test func `tags notes with their skills, once`() throws {
    let steps = try entry.note(game: "G", category: .shots, detail: "", "a live catch, then #PostPass")
    #expect(PracticeState().applying(steps).noteEntries.first?.note == "a live catch, then #PostPass #livecatch")
    #expect(try entry.note(game: "G", category: .shots, detail: "", " \n").isEmpty)
  }

  @Test func `has the game note in the journal when it is new`() {
    let noted = PracticeState().applying(entry.gameNote(" fan ramp ", game: "G", in: PracticeState()))
    #expect(noted.gameSummaryNotes == ["G": "fan ramp"] && noted.noteEntries.first?.detail == "Game Note")
    #expect(entry.gameNote("fan ramp", game: "G", in: noted).isEmpty)
    let gone = noted.applying(entry.gameNote(" ", game: "G", in: noted))
    #expect(gone.gameSummaryNotes.isEmpty && gone.journalEntries.count == 1)
  }

  @Test func `notes that a page was opened once in 45 seconds`() {
    let state = PracticeState().applying(entry.browse(game: "G", in: PracticeState()))
    func later(_ milliseconds: Int64) -> QuickEntry {
      PracticeSample.entry("\(milliseconds)", afterMilliseconds: milliseconds)
    }
    #expect(later(44_999).browse(game: "G", in: state).isEmpty)
    #expect(later(45_000).browse(game: "G", in: state).count == 1)
    #expect(later(1000).browse(game: "H", in: state).count == 1)
  }
}

@Suite struct `A rating of mechanics` {
  @Test(
    arguments: [
      ("#DropCatch competency 4/5. left side", "Drop Catch, 4 of 5", "left side"),
      ("#SlapSave(Double) competency 1/5.", "Slap Save (Double), 1 of 5", nil),
      ("#mechanics competency 2/5.\nall day", "2 of 5", "all day"),
    ] as [(String, String, String?)]
  )
  func `is shown as what it is, with the player's own words`(text: String, shown: String, words: String?) throws {
    let rating = try #require(MechanicsText(text))
    #expect(rating.message.description == shown)
    #expect(rating.note == words)
  }

  @Test(arguments: ["left side", "#DropCatch", "#Nothing competency 4/5.", "#DropCatch competency 6/5.", "4/5."])
  func `is no other note`(text: String) {
    #expect(MechanicsText(text) == nil)
  }

  @Test func `stays when the player changes the words`() throws {
    let entry = PracticeSample.entry("1")
    let steps = try entry.mechanics(game: "", skill: "Drop Catch", competency: 4, note: "left side")
    let state = PracticeState().applying(steps)
    let row = try #require(state.journalEntries.first)
    #expect(row.ownNote == "left side")
    #expect(JournalText(row).heading.description == "Mechanics")
    #expect(JournalText(row).result?.description == "Drop Catch, 4 of 5")
    #expect(JournalText(row).remark?.description == "left side")
    let changed = state.applying(try state.edit(row.id, [.note(row.note(saying: "right side"))], zone: .utc))
    #expect(changed.noteEntries.map(\.note) == ["#DropCatch competency 4/5. right side"])
  }
}
