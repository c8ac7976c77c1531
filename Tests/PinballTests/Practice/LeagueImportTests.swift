import Domain
import Pinball
import Testing

@Suite struct `The league import` {
  static let header = "Season,BankNumber,Bank,Player,Machine,RawScore,Points,EventDate\n"
  static let items = """
    [{"practice_identity": "Gstar", "game": "Star Trek"}, {"practice_identity": "Gtmnt", "game": "Teenage Mutant Ninja Turtles"},
     {"practice_identity": "Gcen2", "game": "Centaur"}]
    """
  let zone: ZoneTable
  let library: PinballLibrary

  init() throws {
    zone = try ZoneTable(named: "Europe/Lisbon")
    library = try PinballLibrary(Array(Self.items.utf8))
  }

  func stats(_ rows: String...) throws -> LeagueStats {
    try LeagueStats(Array((Self.header + rows.joined(separator: "\n")).utf8))
  }

  func plan(
    _ stats: LeagueStats,
    _ state: PracticeState = PracticeState(),
    _ player: String = "ivo  BRANDT",
    in zone: ZoneTable? = nil
  ) -> LeagueImport {
    LeagueImport(
      stats,
      of: NameKey(loosely: player),
      library: library,
      into: state,
      zone: zone ?? self.zone,
      now: PracticeSample.now
    )
  }

  /// Defect 4: each import doubled the scores.
  @Test func `is there once however often it is made`() throws {
    let stats = try stats(
      "Season 21,2,W,Ivo Brandt,Centaur,250000.0,88,2025-05-13",
      "Season 21,2,W,Ivo Brandt,TMNT,5000,80,2025-05-13",
      "Season 21,2,W,Ivo Brandt,Star Trek: The Next Generation,7000,80,2025-05-13",
      "Season 21,2,W,Ivo Brandt,Centaur,,,2025-05-13",
      "Season 21,2,W,Ivo Brandt,Centaur,9,80,soon",
      "Season 21,2,W,Bo Ek,Centaur,71000.0,80,2025-05-13"
    )
    let first = plan(stats)
    #expect(first.imported.map(\.gameID) == ["Gcen2", "Gtmnt"] && first.unmatched.count == 2)
    let state = PracticeState().applying(first.steps)
    #expect(state.scoreEntries.allSatisfy { $0.leagueImported && $0.context == .league })
    #expect(state.leagueSettings.lastImportAt == PracticeSample.now)
    let second = plan(stats, state)
    #expect(second.imported.isEmpty && second.duplicates.count == 2 && second.repaired.isEmpty)
    #expect(state.applying(second.steps) == state)
    #expect(state.applying(first.steps) == state)
    #expect(plan(stats, PracticeState(), " ").imported.isEmpty)
  }

  @Test func `keeps the league's night for readers in every zone`() throws {
    let stats = try stats("Season 21,2,W,Ivo Brandt,Centaur,250000.0,88,2023-05-23")
    let state = PracticeState().applying(plan(stats, in: .utc).steps)
    for name in ["Europe/Berlin", "Pacific/Auckland", "Pacific/Honolulu", "America/Detroit"] {
      let zone = try ZoneTable(named: name)
      let screen = state.journal(keys: GameKeys([]), zone: zone, limit: 10)
      #expect(screen.days.map(\.date) == ["2023-05-23"] && screen.days.first?.rows.first?.night == "2023-05-23")
      let again = plan(stats, state, in: zone)
      #expect(again.imported.isEmpty && again.duplicates.count == 1)
    }
    let id = try #require(state.journalEntries.first?.id)
    #expect(throws: PracticeError.notInThisEntry) { try state.edit(id, [.time(0)], zone: .utc) }
    // The night survives the exchange file.
    let read = try PracticeFile(state.bytes, now: 0).state
    #expect(read.scoreEntries.map(\.eventDate) == [CivilDate(text: "2023-05-23")])
  }

  @Test func `reports the outcome of each row of the file with a score`() throws {
    let rows = [
      "Season 21,2,W,Ivo Brandt,Centaur,250000.0,88,2025-05-13", "Season 21,2,W,Ivo Brandt,Gorgar,9,80,2025-05-13",
      "Season 21,2,W,Ivo Brandt,Centaur,,,2025-05-13",
    ]
    let stats = try LeagueStats(Array((Self.header + (rows + rows).joined(separator: "\n")).utf8))
    let first = plan(stats)
    #expect(
      first.imported.count == 1 && first.duplicates.map(\.place) == [3] && first.unmatched.map(\.place) == [1, 4]
    )
    let second = plan(stats, PracticeState().applying(first.steps))
    #expect(second.imported.isEmpty && second.duplicates.map(\.place) == [0, 3] && second.unmatched.count == 2)
  }

  @Test func `has its scores at ten in the evening of the player's day`() throws {
    for date in ["2025-05-13", "2025-01-13", "2025-10-26", "2025-03-30"] {
      let entry = try #require(plan(try stats("Season 21,2,W,Ivo Brandt,Centaur,250000,88,\(date)")).imported.first)
      #expect("\(CivilDate(dayNumber: zone.day(of: entry.timestamp)))" == date)
      let hour = (entry.timestamp.rawValue / 1000 + zone.offsetSeconds(at: entry.timestamp)) % 86_400 / 3600
      #expect(hour == 22)
    }
  }

  @Test func `knows earlier imports at another hour, and manual league scores of that day`() throws {
    let stats = try stats("Season 21,2,W,Ivo Brandt,Centaur,250000.0,88,2025-05-13")
    for isImported in [true, false] {
      let old =
        #"{"practiceSettings": {}, "scoreEntries": [{"id": "\#(PracticeSample.id(1))", "gameID": "Gcen2", "score": 250000.4, "context": "league", "timestamp": 1747090800000, "leagueImported": \#(isImported)}]}"#
      #expect(plan(stats, try PracticeSample.open(old).state).imported.isEmpty)
    }
  }

  /// Defect 5: loose matches put scores to other games.
  @Test func `moves an earlier import of the wrong game to the right one`() throws {
    let stats = try stats("Season 21,2,W,Ivo Brandt,TMNT,5000,80,2025-05-13")
    let right = PracticeState().applying(plan(stats).steps)
    var wrong = right
    for var entry in right.scoreEntries {
      entry.gameID = "Gstar"
      wrong = wrong.applying(.put(.score(entry)))
    }
    for var row in right.journalEntries {
      row.gameID = "Gstar"
      wrong = wrong.applying(.put(.journal(row)))
    }
    let plan = plan(stats, wrong)
    #expect(plan.repaired.map(\.gameID) == ["Gtmnt"] && plan.imported.isEmpty)
    #expect(wrong.applying(plan.steps) == right)
  }

  @Test func `is purged without a trace of it, and nothing else`() throws {
    let manual = PracticeSample.entry("m")
    let before = PracticeState().applying(try manual.score(GameScore("9"), game: "Gcen2", context: .league))
    let stats = try stats("Season 21,2,W,Ivo Brandt,Centaur,250000.0,88,2025-05-13")
    let after = before.applying(plan(stats, before).steps)
    #expect(after.scoreEntries.count == 2)
    let purged = after.applying(after.purgeOfImports(zone: zone))
    #expect(purged.scoreEntries == before.scoreEntries && purged.journalEntries == before.journalEntries)
  }
}
