import CanonicalJSON
import Domain
import Testing

@testable import Pinball

@Suite("The location of a score") struct LocationTests {
  private func entered(_ location: String, ticket: String = "t") throws -> (id: EntryID, state: PracticeState) {
    var draft = EntryDraft(.score, game: "G1")
    (draft[.score], draft[.context], draft[.location]) = ("640000", "league", location)
    let id = draft.entryID(ticket)
    return (id, PracticeState().applying(try draft.steps(QuickEntry(id: id, at: PracticeSample.now))))
  }

  @Test func `stays with the score and its row, through the file and back`() throws {
    let (id, state) = try entered(" The Arcade ")
    #expect(state.scoreEntries.first?.location == "The Arcade" && state.journalEntries[id]?.location == "The Arcade")
    let read = try PracticeFile(state.bytes, now: PracticeSample.now).state
    #expect(read == state && read.scoreEntries.first?.kept.isEmpty == true)
    let row = try #require(state.journalRow(id, keys: GameKeys([])))
    #expect(row.line.description == "Score: 640,000 (League, The Arcade) • G1")
    // Programs read the same value as before, and the location beside it.
    #expect(row.value == "Score: 640,000 (League)" && row.location == "The Arcade")
  }

  @Test func `is changed and cleared with its row`() throws {
    let (id, state) = try entered("The Arcade")
    let moved = state.applying(try state.edit(id, [.location("Home")], zone: .utc))
    #expect(moved.scoreEntries.first?.location == "Home" && moved.journalEntries[id]?.location == "Home")
    let cleared = moved.applying(try moved.edit(id, [.location(nil)], zone: .utc))
    #expect(cleared.scoreEntries.first?.location == nil && cleared.journalEntries[id]?.location == nil)
    #expect(throws: PracticeError.notInThisEntry) {
      let note = try QuickEntry(id: .named("n", "1"), at: 5).note(game: "G1", category: .shots, detail: "", "x")
      _ = try PracticeState().applying(note).edit(.named("n", "1"), [.location("Home")], zone: .utc)
    }
  }

  @Test func `tells two entries of one form apart, and leaves the ids of earlier entries`() throws {
    let (with, _) = try entered("The Arcade")
    let (without, _) = try entered("")
    #expect(with != without)
    let fields = EntryDraft.Field.allCases.filter { $0 != .location }.map { field in
      let text = [.score: "640000", .context: "league"][field] ?? ""
      return "\(field.rawValue.count):\(text.utf8.count):\(text)"
    }
    #expect(without == .named("quick", (["t", "score", "rulesheet", "G1"] + fields).joined(separator: "\n")))
  }
}

@Suite("The library's older names of files") struct LegacyAssetTests {
  private func library(_ assets: String, _ legacy: LegacyPaths = .all) throws -> PinballLibrary {
    try PinballLibrary(Array("[{\"game\": \"Kiss\", \"slug\": \"k\", \"assets\": {\(assets)}}]".utf8), legacy: legacy)
  }

  @Test func `are counted where a game has no newer ones`() throws {
    let old = try library("\"rulesheet_local_legacy\": \"/old.md\"")
    #expect(old.legacyUse[.legacyAssets] == 1 && GameResources(old.games[0]).rulesheet.first == "/old.md")
    let both = try library("\"rulesheet_local_legacy\": \"/old.md\", \"rulesheet_local_practice\": \"/new.md\"")
    #expect(both.legacyUse.isEmpty && GameResources(both.games[0]).rulesheet.first == "/new.md")
  }

  @Test func `are not read when their switch is off`() throws {
    let off = try library("\"rulesheet_local_legacy\": \"/old.md\"", LegacyPaths.all.subtracting(.legacyAssets))
    #expect(off.legacyUse.isEmpty && GameResources(off.games[0]).rulesheet == ["/pinball/rulesheets/k.md"])
  }
}

@Suite("A practice session in words") struct PracticeSessionTests {
  @Test(arguments: [
    ("Practice session", "Practice session", nil),
    ("Practice session: 1 minute", "1 minutes", nil),
    ("Practice session: 30 minutes. Focus: Shots. warm-up. Late", "30 minutes, Focus: Shots", "warm-up. Late"),
    ("Practice session. warm-up", "Practice session", "warm-up"),
    ("Practice session: 30 minutes\nwarm-up", "30 minutes", "warm-up"),
    ("Practice session. Focus: Nothing known", "Practice session", "Focus: Nothing known"),
  ])
  func `has its minutes, its focus and its note`(text: String, result: String, note: String?) throws {
    let session = try #require(PracticeSession(text))
    #expect(session.message.description == result && session.note == note)
  }

  @Test func `is no other text`() {
    #expect(PracticeSession("Practice sessions are fun") == nil && PracticeSession("warm-up") == nil)
  }
}
