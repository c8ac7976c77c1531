import Domain
import Pinball
import Testing

/// A practice recorded with one shape of the library and read with the other.
@Suite("Keys of before and of now") struct PresentKeyTests {
  private let olga: UserID = "olga"
  private let new = CatalogueSample.league(older: CatalogueSample.older).keys
  private let newAlone = CatalogueSample.league().keys
  private let old = GameKeys((try? PinballLibrary(Array(CatalogueSample.older.utf8)))?.games ?? [])

  @Test(arguments: [
    ("G5pe4", "G5pe4"), ("G5pe4-MePZv", "G5pe4"), ("G5pe4-MRem1-A1abc", "G5pe4"), ("G5pe4-Mnew1", "G5pe4"),
    ("v--8760--G5pe4", "G5pe4"), ("williams--medieval-madness--1997", "G5pe4"),
    ("source::venue--pm-8760::G5pe4", "G5pe4"), ("stern--shrek--2008", "G5LW9-ML371"), ("G5LW9-ML371", "G5LW9-ML371"),
    ("Family Guy, mine", "Family Guy, mine"), ("Genie", "Genie"),
  ])
  func `are one game`(stored: String, present: String) {
    #expect(new.canonical(stored) == present)
    #expect(newAlone.canonical(stored) == present)
    // And back, with the file of before.
    if present.hasPrefix("G5") { #expect(old.canonical(present) == String(present.prefix(5))) }
  }

  @Test func `of a group that is two games now mean the one that stood in the league`() {
    #expect(new.canonical("G5LW9") == "G5LW9-ML371")
    #expect(newAlone.canonical("G5LW9") == "G5LW9-MQ6N5")
    #expect(new.displayName("G5LW9") == "Shrek")
  }

  @Test func `lose no entry, either way, and change no stored byte`() async throws {
    let store = PracticeSample.store()
    let service = PracticeService(sessions: store.sessions)
    let text = PracticeSample.canonical.replacing("GwhRL", with: "stern--shrek--2008").replacing(
      "Gq7Rt",
      with: "G5pe4-MePZv"
    )
    let plan = try PracticeImport(Array(text.utf8), into: PracticeState(), keys: GameKeys([]), now: PracticeSample.now)
    try await service.record(plan.steps, of: olga, as: "import", at: PracticeSample.now)
    let path = PracticeService.path(of: olga)
    let events = try await store.sessions.session(at: path).events(after: .zero, limit: 1000)
    let stored = try await service.state(of: olga)
    for (keys, shrek) in [(new, "G5LW9-ML371"), (newAlone, "G5LW9-ML371"), (old, "G5LW9")] {
      let read = stored.read(by: keys)
      #expect(
        read.scoreEntries.map(\.gameID) == [shrek] && read.scoreEntries.map(\.id) == stored.scoreEntries.map(\.id)
      )
      #expect(read.journalEntries.map(\.gameID) == [shrek, shrek, "G5pe4"])
      #expect(read.customGroups.first?.gameIDs == [shrek, "G5pe4"])
      #expect(read.gameSummaryNotes == [shrek: "fan ramp first"] && read.rulesheetResumeOffsets == [shrek: 0.25])
      #expect(read.read(by: keys) == read)
      #expect(read.journal(keys: keys, zone: .utc, limit: 9).days.flatMap(\.rows).contains { $0.game == "Shrek" })
    }
    // What was recorded with the new keys is found with the file of before.
    let back = stored.read(by: new).read(by: old)
    #expect(back.scoreEntries.map(\.gameID) == ["G5LW9"])
    let after = try await service.state(of: olga)
    #expect(after == stored && after.bytes == stored.bytes)
    #expect(try await store.sessions.session(at: path).events(after: .zero, limit: 1000) == events)
  }

  @Test func `give a note and a place of reading one value`() throws {
    let text = PracticeSample.canonical.replacing("GwhRL", with: "stern--shrek--2008")
    let stored = try PracticeSample.open(text).state
    let entry = PracticeSample.entry("again")
    let read = stored.read(by: new)
    let game = "G5LW9-ML371"
    let steps =
      entry.gameNote("other words", game: game, in: read)
      + (try entry.reading(game: game, ratio: 0.1, in: read))
    let settled = stored.applying(stored.settled(steps, by: new))
    #expect(settled.gameSummaryNotes == [game: "other words"] && settled.rulesheetResumeOffsets == [game: 0.1])
    #expect(settled.read(by: old).gameSummaryNotes == ["G5LW9": "other words"])
  }

  @Test func `keep the game of what was looked at`() {
    let seen = LibraryActivity(id: "1", gameID: "v--1--G5LW9", gameName: "Shrek", kind: .browseGame, time: 5)
    #expect(seen.read(by: new).gameID == "G5LW9-ML371" && seen.read(by: new).time == 5)
  }
}
