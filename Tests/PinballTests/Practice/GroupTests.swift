import Domain
import Pinball
import Testing

@Suite struct `Groups` {
  let now = PracticeSample.now
  let day: Int64 = 86_400_000

  func id(_ name: String) -> EntryID { .named("group", name) }

  func draft(_ name: String, _ games: [String] = ["G1"], _ change: (inout GroupDraft) -> Void = { _ in }) -> GroupDraft
  {
    var draft = GroupDraft()
    (draft.name, draft.gameIDs) = (name, games)
    change(&draft)
    return draft
  }

  func state(_ drafts: GroupDraft...) throws -> PracticeState {
    var state = PracticeState()
    for draft in drafts { state = state.applying(try state.creation(of: draft, id: id(draft.name), now: now)) }
    return state
  }

  @Test func `need a name, a game, and an end after the start`() throws {
    for (draft, refusal) in [
      (draft(" "), .nameRequired), (draft("A\u{202E}B"), .invalidName), (draft("\u{200B}"), .invalidName),
      (draft(String(repeating: "x", count: 65)), .invalidName), (draft("A", [" ", ""]), .noGames),
      (draft("A") { ($0.startDate, $0.endDate) = (5, 4) }, .endBeforeStart),
    ] as [(GroupDraft, PracticeError)] {
      #expect(throws: refusal) { try state(draft) }
    }
    let made = try #require(try state(draft(" A ", ["G1", "G1", " G2 "])).customGroups.first)
    #expect(made.name == "A" && made.gameIDs == ["G1", "G2"] && made.startDate == now && made.createdAt == now)
  }

  @Test func `keep their positions, and the new one is selected`() throws {
    let two = try state(draft("A"), draft("B"))
    let three = two.applying(try two.creation(of: draft("C"), id: id("C"), now: now, position: 1))
    #expect(three.customGroups.map(\.name) == ["C", "A", "B"] && three.selectedGroup?.name == "C")
    #expect(three.applying(try three.move(group: id("A"), to: 3)).customGroups.map(\.name) == ["C", "B", "A"])
    #expect(try three.move(group: id("C"), to: 0).isEmpty && three.move(group: id("B"), to: 9).isEmpty)
    #expect(three.applying(three.removal(ofGroup: id("C"))).selectedGroup?.name == "A")
  }

  /// Defect 19: an archived group could go first.
  @Test func `go first one at a time, and not when they are archived`() throws {
    let both = try state(draft("A") { $0.isPriority = true }, draft("B") { $0.isPriority = true })
    #expect(both.customGroups.map(\.isPriority) == [false, true])
    let archived = both.applying(
      try both.change(of: id("B"), to: draft("B") { ($0.isArchived, $0.isPriority) = (true, true) })
    )
    #expect(archived.customGroups.map(\.isPriority) == [false, false] && archived.customGroups[1].isActive == false)
    #expect(throws: PracticeError.unknownGroup) { try both.change(of: id("X"), to: draft("X")) }
  }

  /// Defect 12: nothing ever archived a group whose time was over.
  @Test func `are archived the day after their end`() throws {
    let zone = try ZoneTable(named: "Europe/Lisbon")
    let state = try state(draft("A") { $0.endDate = now })
    let midnight = zone.start(ofDay: zone.day(of: now) + 1)
    #expect(state.today(midnight.advanced(byMilliseconds: -1), zone: zone) == state)
    let after = state.today(midnight, zone: zone)
    #expect(after.customGroups[0].isArchived && !after.customGroups[0].isActive)
    // One that is taken back has no end that would archive it again, and waits to be worked on.
    let back = after.applying(try after.unarchiving(id("A"), now: midnight, zone: zone))
    #expect(back.today(midnight, zone: zone).customGroups.map(\.isArchived) == [false])
    #expect(back.customGroups[0].endDate == nil && !back.customGroups[0].isActive)
  }

  @Test func `are archived and unarchived by hand, whatever they contain`() throws {
    var state = try state(draft("A") { ($0.isPriority, $0.endDate) = (true, now) })
    var empty = state.customGroups[0]
    (empty.name, empty.gameIDs) = ("", [])
    state = state.applying(.putGroup(empty, at: nil))
    state = state.applying(try state.archiving(id("A")))
    #expect(state.customGroups.map { [$0.isArchived, $0.isActive, $0.isPriority] } == [[true, false, false]])
    state = state.applying(try state.unarchiving(id("A"), now: now, zone: .utc))
    #expect(!state.customGroups[0].isArchived && state.customGroups[0].endDate == now)
  }

  /// A group that moved past one which is not listed with it seemed to stay where it was.
  @Test func `are moved among those that are listed with them`() throws {
    var state = try state(draft("A"), draft("B"), draft("C"))
    state = state.applying(try state.archiving(id("B")))
    let moved = state.applying(try state.move(group: id("C"), to: 1))
    #expect(moved.customGroups.map(\.name) == ["C", "B", "A"])
    #expect(try state.move(group: id("B"), to: 1).isEmpty)
    let first = state.applying(try state.creation(of: draft("D"), id: id("D"), now: now, position: 2))
    #expect(first.customGroups.filter { !$0.isArchived }.map(\.name) == ["A", "D", "C"])
  }

  @Test func `have games in an order of their own`() throws {
    let state = try state(draft("A", ["G1", "G2", "G3"]))
    let moved = state.applying(try state.move(game: "G3", ofGroup: id("A"), to: 1))
    #expect(moved.customGroups[0].gameIDs == ["G3", "G1", "G2"])
    #expect(try moved.move(game: "G3", ofGroup: id("A"), to: 0).isEmpty)
    #expect(try moved.move(game: "G9", ofGroup: id("A"), to: 1).isEmpty)
  }

  @Test func `have days of their player, which a journey does not move`() throws {
    let (berlin, day) = (try ZoneTable(named: "Europe/Berlin"), CivilDate(year: 2025, month: 6, day: 15))
    var draft = draft("A")
    draft.setTime(from: day, to: day, zone: berlin)
    let group = try #require(try state(draft).customGroups.first)
    for zone in [berlin, .utc, try ZoneTable(named: "America/New_York"), try ZoneTable(named: "Asia/Tokyo")] {
      #expect([group.startDate, group.endDate].map { $0.map { zone.day(of: $0) } } == [day.dayNumber, day.dayNumber])
    }
    // Begun in the afternoon of the day that is to be its last, too.
    let evening = berlin.start(ofDay: day.dayNumber).advanced(byMilliseconds: 20 * 3_600_000)
    draft.startDate = evening
    draft.setTime(from: day, to: day, zone: berlin)
    #expect(draft.startDate == evening && draft.endDate == evening)
    draft.setTime(from: nil, to: nil, zone: berlin)
    #expect(draft.startDate == nil && draft.endDate == nil)
  }

  @Test func `are selected and active by the rules`() throws {
    let state = try state(draft("A") { $0.isActive = false }, draft("B"), draft("C") { $0.isPriority = true })
    #expect(state.activeGroup(of: "G1")?.name == "C" && state.activeGroup(of: "G9") == nil)
    let unselected = state.applying(.practiceSettings(PracticeSettings()))
    #expect(unselected.selectedGroup?.name == "C")
  }

  @Test func `come from a bank or from another group`() throws {
    let items = #"""
      [{"practice_identity": "G1", "game": "Zed", "library_id": "v", "bank": 2}, {"practice_identity": "G2", "game": "abc", "library_id": "v", "bank": 2},
       {"practice_identity": "G3", "game": "Else", "library_id": "v", "bank": 1}, {"practice_identity": "G4", "game": "There", "library_id": "w", "bank": 2}]
      """#
    let draft = GroupDraft(bank: 2, of: "v", in: try PinballLibrary(Array(items.utf8)))
    #expect(draft.name == "Bank 2 Focus" && draft.gameIDs == ["G2", "G1"] && draft.type == .bank)
    let group = try #require(try state(draft).customGroups.first)
    let copy = GroupDraft(copyOf: group, now: now, zone: .utc)
    #expect(copy.name == "Copy of Bank 2 Focus" && copy.gameIDs == ["G2", "G1"] && copy.startDate == now)
    var over = group
    (over.endDate, over.isArchived, over.isActive) = (group.startDate, true, false)
    let again = GroupDraft(copyOf: over, now: now.advanced(byMilliseconds: day), zone: .utc)
    #expect(again.startDate == nil && again.endDate == nil && again.isActive && !again.isArchived)
  }

  /// Defect 12: work of the day on which a group began did not count when it was done before.
  @Test func `count the whole local day of their start, and that of their end`() throws {
    let zone = ZoneTable.utc
    let start = now.rawValue - now.rawValue % day
    var group = try #require(try state(draft("A")).customGroups.first)
    (group.startDate, group.endDate) = (Timestamp(rawValue: start + day / 2), Timestamp(rawValue: start + day + 5))
    for (time, percent) in [(start - 1, 0), (start, 50), (start + 2 * day - 1, 50), (start + 2 * day, 0)] {
      let entry = QuickEntry(id: .named("journal", "x"), at: Timestamp(rawValue: time))
      let state = PracticeState().applying(try entry.rulesheet(game: "G1", percent: 50))
      let game = try #require(state.progress(of: group, keys: GameKeys([]), now: now, zone: zone).games.first)
      #expect(game.percents["rulesheet"] == percent, "\(time)")
    }
  }

  @Test func `recommend the game that needs it most`() throws {
    var state = try state(draft("A", ["G1", "G2", "G3"]) { $0.startDate = 1 })
    func enter(_ name: String, _ days: Int64, _ steps: (QuickEntry) throws -> [PracticeStep]) rethrows {
      state = state.applying(try steps(PracticeSample.entry(name, afterMilliseconds: -days * day)))
    }
    try enter("a", 3) { try $0.practice(game: "G1", minutes: "") }
    try enter("b", 20) { try $0.practice(game: "G2", minutes: "") }
    try enter("c", 1) { try $0.playfield(game: "G1") }
    for (index, score) in ["10", "20", "40", "80"].enumerated() {
      try enter("s\(index)", 0) { try $0.score(GameScore(score), game: "G1", context: .league) }
    }
    let group = try #require(state.customGroups.first)
    let progress = state.progress(of: group, keys: GameKeys([]), now: now, zone: .utc)
    #expect(progress.games.map(\.daysSincePractice) == [3, 20, nil])
    #expect(progress.games.map(\.isStale) == [false, true, true])
    #expect(progress.games.map(\.completion) == [40, 20, 0] && progress.completion == 20)
    #expect(abs(progress.games[0].focus - (0.45 + 0.04 + 0.09)) < 1e-12)
    #expect(abs(progress.games[2].focus - 1) < 1e-12)
    #expect(progress.recommended?.practiceKey == "G3")
    let screen = state.groups(archived: false, keys: GameKeys([]), now: now, zone: .utc)
    #expect(screen.groups.map(\.recommended) == ["G3"] && screen.groups[0].staleGames.map(\.name) == ["G2", "G3"])
    #expect(screen.groups[0].start == "1970-01-01" && screen.groups[0].end == nil && screen.groups[0].isSelected)
    #expect(screen.currentCount == 1 && screen.archivedCount == 0)
  }
}

@Suite struct `The practice to continue` {
  let now = PracticeSample.now
  let items = #"""
    [{"practice_identity": "G1", "game": "Zed", "library_id": "v"}, {"practice_identity": "G2", "game": "abc", "library_id": "v"}]
    """#

  @Test func `is the game that was looked at last, in the library first, or else the first by name`() throws {
    let library = try PinballLibrary(Array(items.utf8))
    var state = PracticeState()
    func last(_ activity: LibraryActivity...) -> String? { state.lastGame(activity, in: library)?.practiceKey }
    let looked = LibraryActivity(id: "a", gameID: "G1", gameName: "Zed", kind: .tapVideo, time: now)
    #expect(last() == "G2" && last(looked) == "G1")
    func enter(_ game: String, _ time: Timestamp) throws {
      let entry = QuickEntry(id: .named("journal", "\(game) \(time)"), at: time)
      state = state.applying(try entry.practice(game: game, minutes: ""))
    }
    try enter("G2", now)
    #expect(last(looked) == "G1" && last() == "G2")
    try enter("G2", now.advanced(byMilliseconds: 1))
    // A game outside the library has no page to continue with.
    try enter("Elsewhere", now.advanced(byMilliseconds: 2))
    #expect(last(looked) == "G2")
    #expect(state.lastGame([], in: PinballLibrary()) == nil)
  }

  @Test func `are the groups that are worked on`() throws {
    let library = try PinballLibrary(Array(items.utf8))
    var state = PracticeState()
    for (name, isActive) in [("A", true), ("B", false), ("C", true)] {
      var draft = GroupDraft()
      (draft.name, draft.gameIDs, draft.isActive) = (name, ["G1"], isActive)
      state = state.applying(try state.creation(of: draft, id: .named("group", name), now: now))
    }
    state = state.applying(try state.archiving(.named("group", "C")))
    let home = state.home([], in: library, now: now, zone: .utc)
    #expect(home.groups.map(\.name) == ["A"] && home.groups[0].next?.name == "Zed" && home.lastGame?.name == "abc")
  }
}

@Suite struct `The timeline` {
  func state() throws -> PracticeState {
    var state = PracticeState()
    func enter(_ hours: Int64, _ steps: (QuickEntry) throws -> [PracticeStep]) rethrows {
      state = state.applying(try steps(PracticeSample.entry("\(hours)", afterMilliseconds: hours * 3_600_000)))
    }
    try enter(0) { try $0.score(GameScore("640,000"), game: "G1", context: .tournament, tournament: "Cup") }
    try enter(-30) { try $0.practice(game: "G1", minutes: "30", note: "warm-up. Late") }
    try enter(2) { try $0.rulesheet(game: "G2", percent: 40) }
    try enter(1) { try $0.note(game: "G1", category: .shots, detail: "Ramp", "late") }
    try enter(3) { try $0.score(GameScore("5"), game: "G1", context: .league) }
    enter(4) { $0.browse(game: "G2", in: state) }
    return state
  }

  let activity = [
    LibraryActivity(id: "a", gameID: "G1", gameName: "One", kind: .openRulesheet, time: PracticeSample.now),
    LibraryActivity(id: "b", gameID: "G1", gameName: "One", kind: .browseGame, time: 5),
  ]

  @Test(
    arguments: [
      (.all, 8), (.study, 2), (.practice, 1), (.scores, 2), (.notes, 1), (.league, 1),
    ] as [(TimelineFilter, Int)]
  )
  func `is filtered`(filter: TimelineFilter, count: Int) throws {
    #expect(try state().timeline(filter, library: activity).count == count)
  }

  @Test func `shows a text that was opened again within the hour as one row`() throws {
    func opened(_ game: String, _ minutes: Int64) -> LibraryActivity {
      let time = PracticeSample.now.advanced(bySeconds: 60 * minutes)
      return LibraryActivity(id: "\(game) \(minutes)", gameID: game, gameName: game, kind: .openRulesheet, time: time)
    }
    let views = [opened("G1", 90), opened("G2", 80), opened("G1", 31), opened("G1", 30), opened("G1", 0)]
    let screen = PracticeState().journal(library: views, keys: GameKeys([]), zone: .utc, limit: 10)
    #expect(screen.days.flatMap(\.rows).map(\.id) == ["G1 90", "G2 80", "G1 30"].map { "library-\($0)" })
    #expect(screen.count == 3)
  }

  @Test func `shows a game that was opened again within the hour as one row, or none`() throws {
    var state = PracticeState()
    for minutes in [0, 31, 90] as [Int64] {
      let time = PracticeSample.now.advanced(bySeconds: 60 * minutes)
      state = state.applying(QuickEntry(id: .named("opened", "\(minutes)"), at: time).browse(game: "G1", in: state))
    }
    let screen = state.journal(keys: GameKeys([]), zone: .utc, limit: 10)
    #expect(screen.count == 2)
    #expect(state.journal(library: nil, keys: GameKeys([]), zone: .utc, limit: 10).count == 0)
  }

  @Test func `is newest first, by days of the player's zone`() throws {
    let rows = try state().timeline(library: activity)
    #expect(rows.map(\.time) == rows.map(\.time).sorted(by: >))
    #expect(rows.last?.id == "library-b")
    let days = rows.days(zone: .utc)
    #expect(days.map { "\($0.date)" } == ["2025-06-15", "2025-06-14", "1970-01-01"])
    #expect(days.map(\.rows.count) == [6, 1, 1])
    #expect(try state().timeline(game: "G2").count == 2)
  }

  @Test func `describes each row in words`() throws {
    let texts = try state().timeline().map { entry -> JournalText? in
      guard case .practice(let row) = entry else { return nil }
      return JournalText(row)
    }
    #expect(
      texts.map { $0?.value } == [
        nil, "Score: 5 (League)", "40%", "Shots • Ramp", "Score: 640,000 (Tournament: Cup)",
        "Practice session: 30 minutes",
      ]
    )
    #expect(texts.last??.note == "warm-up. Late")
  }
}

@Suite struct `Advice about a game` {
  @Test func `names tasks never done, and tasks long ago`() throws {
    let day: Int64 = 86_400_000
    var state = PracticeState()
    func enter(_ name: String, _ days: Int64, _ steps: (QuickEntry) throws -> [PracticeStep]) rethrows {
      state = state.applying(try steps(PracticeSample.entry(name, afterMilliseconds: -days * day)))
    }
    func advice() -> GameAdvice { GameAdvice("G1", in: state, now: PracticeSample.now) }
    #expect(advice().alerts == [.rulesheetNeverRead, .neverPractised] && advice().next == .playfield)
    try enter("a", 100) { try $0.rulesheet(game: "G1", percent: 100) }
    try enter("b", 20) { try $0.practice(game: "G1", minutes: "") }
    try enter("c", 1) { try $0.playfield(game: "G1") }
    for (name, score) in [("s", "10"), ("t", "90")] {
      try enter(name, 0) { try $0.score(GameScore(score), game: "G1") }
    }
    // Scores of today were played for practice.
    #expect(advice().alerts == [.rulesheetLongAgo(100), .scoresFarApart])
    #expect(advice().next == .tutorialVideo)
    for isTutorial in [true, false] {
      let progress = try VideoProgress(source: "V", percent: 100)
      try enter("v\(isTutorial)", 2) { try $0.video(game: "G1", isTutorial: isTutorial, progress) }
    }
    #expect(advice().next == .rulesheet)
  }

  @Test func `a score that was played for practice is practice, and a league score is none`() throws {
    let entry = PracticeSample.entry("s")
    var draft = GroupDraft()
    (draft.name, draft.gameIDs) = ("G", ["G1"])
    let founding = try PracticeState().creation(of: draft, id: .named("group", "G"), now: PracticeSample.now)
    for (context, days) in [(ScoreContext.practice, 0 as Int?), (.league, nil)] {
      let score = try entry.score(GameScore("5"), game: "G1", context: context)
      let state = PracticeState().applying(founding + score)
      let group = try #require(state.customGroups.first)
      let advice = GameAdvice("G1", in: state, now: PracticeSample.now)
      #expect(advice.alerts.contains(.neverPractised) == (days == nil))
      #expect(
        state.progress(of: group, keys: GameKeys([]), now: PracticeSample.now, zone: .utc).games.map(
          \.daysSincePractice
        ) == [days]
      )
    }
  }

  @Test func `a place that was saved in the rulesheet is a study, each share once`() throws {
    var state = PracticeState()
    for (place, ratio) in [0.4, 0.4, 1].enumerated() {
      let time = PracticeSample.now.advanced(byMilliseconds: Int64(place) * 60_000)
      let entry = QuickEntry(id: .named("read", "\(place)"), at: time)
      state = state.applying(try entry.reading(game: "G1", ratio: ratio, in: state))
    }
    #expect(state.studyEvents.map(\.progressPercent) == [40, 100] && state.rulesheetResumeOffsets == ["G1": 1])
    #expect(state.journalEntries.map(\.action) == [.rulesheetRead, .rulesheetRead])
    // A place of an earlier version has no study, and was read all the same.
    let old = PracticeState().applying([.resumeOffset(game: "G1", 0.5)])
    #expect(!GameAdvice("G1", in: old, now: PracticeSample.now).alerts.contains(.rulesheetNeverRead))
  }
}
