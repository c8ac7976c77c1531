import Domain
import Pinball
import Testing

@Suite struct `Game keys` {
  static let library = """
    [{"practice_identity": "GwhRL", "library_entry_id": "v--77--GwhRL", "slug": "williams--whirlwind--1990", "game": "Whirlwind"},
     {"practice_identity": "Gq7Rt", "library_entry_id": "v--77--Gq7Rt", "slug": "bally--centaur--1981", "game": "Centaur"},
     {"library_entry_id": "e1", "slug": "stern--dungeons-and-dragons--2025", "game": "D&D"}]
    """
  static func games() throws -> [LibraryGame] { try PinballLibrary(Array(library.utf8)).games }
  let keys: GameKeys

  init() throws {
    keys = GameKeys(try Self.games())
  }

  @Test(arguments: [
    ("GwhRL", "GwhRL"), (" GwhRL ", "GwhRL"), ("v--77--GwhRL", "GwhRL"), ("williams--whirlwind--1990", "GwhRL"),
    ("gwhrl", "GwhRL"), ("old/GwhRL.md", "GwhRL"), ("GwhRL-M1", "GwhRL"), ("Williams / Whirlwind (1990)", "GwhRL"),
    ("e1", "stern--dungeons-and-dragons--2025"), ("Stern Dungeons & Dragons 2025", "stern--dungeons-and-dragons--2025"),
    ("Mystery Table", "Mystery Table"), ("xGwhRL", "xGwhRL"), ("  ", ""), ("", ""),
  ])
  func `are found behind old names`(raw: String, key: String) {
    #expect(keys.canonical(raw) == key)
  }

  @Test func `are found loosely only where that is switched on`() throws {
    let strict = GameKeys(try Self.games(), legacy: LegacyPaths.all.subtracting(.looseGameKeys))
    #expect(strict.canonical("gwhrl") == "gwhrl")
    #expect(strict.canonical("v--77--GwhRL") == "GwhRL")
  }

  @Test func `have names to show`() {
    #expect(keys.displayName("GwhRL") == "Whirlwind")
    #expect(keys.displayName("") == "None")
    #expect(keys.displayName("Mystery Table") == "Mystery Table")
  }

  /// Defect 3: two old keys of one game ended the program.
  @Test func `that meet merge their data`() throws {
    let text = """
      {"practiceSettings": {}, "rulesheetResumeOffsets": {"gwhrl": 0.3, "GwhRL": 0.25, " ": 0.9},
       "videoResumeHints": {"GwhRL": "5%", "gwhrl": "longer text", "v--77--Gq7Rt": "a", "gq7rt": "bc"},
       "gameSummaryNotes": {"gwhrl": "b", "GwhRL": "a", "v--77--GwhRL": "a ", "Mystery": "m", "": "lost?"}}
      """
    let file = try PracticeSample.open(text)
    let rekeyed = file.state.rekeyed(by: keys)
    #expect(rekeyed.state.rulesheetResumeOffsets == ["GwhRL": 0.3])
    #expect(rekeyed.state.videoResumeHints == ["GwhRL": "5%", "Gq7Rt": "bc"])
    #expect(rekeyed.state.gameSummaryNotes == ["GwhRL": "a\nb", "Mystery": "m"])
    #expect(rekeyed.setAside.map(\.path) == ["rulesheetResumeOffsets. ", "gameSummaryNotes."])
    #expect(rekeyed.isChanged && rekeyed.legacyUse[.looseGameKeys] > 0)
    #expect(!rekeyed.state.rekeyed(by: keys).isChanged)
  }

  @Test func `rewrite every list and keep the order of groups' games`() throws {
    let text = PracticeSample.canonical.replacing("GwhRL", with: "v--77--GwhRL")
      .replacing(#"["v--77--GwhRL", "Gq7Rt"]"#, with: #"["Gq7Rt", "", "v--77--GwhRL", "gq7rt", "Else"]"#)
    let state = try PracticeSample.open(text).state.rekeyed(by: keys).state
    #expect(state.customGroups.first?.gameIDs == ["Gq7Rt", "GwhRL", "Else"])
    #expect(state.studyEvents.map(\.gameID) == ["GwhRL"] && state.videoProgressEntries.map(\.gameID) == ["GwhRL"])
    #expect(state.scoreEntries.map(\.gameID) == ["GwhRL"] && state.noteEntries.map(\.gameID) == ["Gq7Rt"])
    #expect(state.journalEntries.map(\.gameID) == ["GwhRL", "GwhRL", "Gq7Rt"])
  }

  @Test func `change nothing without a library`() throws {
    let state = try PracticeSample.open(PracticeSample.canonical).state
    #expect(!state.rekeyed(by: GameKeys([])).isChanged)
  }
}
