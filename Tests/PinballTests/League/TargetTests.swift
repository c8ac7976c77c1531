import Domain
import Testing

@testable import Pinball

@Suite struct `The targets` {
  private func targets(_ lines: String...) throws -> LeagueTargets {
    let header = "game,second_highest_avg,fourth_highest_avg,eighth_highest_avg\n"
    return try LeagueTargets(Array((header + lines.joined(separator: "\n")).utf8))
  }

  private func library() throws -> PinballLibrary {
    try LibrarySample.library(
      """
      [{"game": "Kiss", "bank": 2, "group": 2, "position": 1}, {"game": "Jaws", "bank": 1, "group": 1, "position": 2},
       {"game": "Rush", "bank": 2, "group": 1, "position": 1}, {"game": "Venom", "group": 1},
       {"game": "Alien", "bank": 1, "group": 1, "position": 2}]
      """
    )
  }

  @Test func `come from the file`() throws {
    let targets = try targets("Kiss,\"9,000,000\",4000000,—", ",1,2,3", "Jaws,1")
    #expect(targets.rows.map(\.game) == ["Kiss"])
    #expect((targets.rows[0].second, targets.rows[0].fourth, targets.rows[0].eighth) == (9_000_000, 4_000_000, nil))
    #expect((targets.skipped.withoutName, targets.skipped.tooShort) == (1, 1))
    #expect(try self.targets("Kiss,9E+06,4,3", "Jaws,9.1E1,4,3").rows.map(\.second) == [91])
  }

  @Test(arguments: [
    (TargetSort.area, ["Rush", "Jaws", "Alien", "Venom", "Kiss", "Zz"]),
    (TargetSort.bank, ["Alien", "Jaws", "Rush", "Kiss", "Venom", "Zz"]),
    (TargetSort.name, ["Alien", "Jaws", "Kiss", "Rush", "Venom", "Zz"]),
  ])
  func `are sorted with missing values last`(sort: TargetSort, games: [String]) throws {
    let rows = try targets("Zz,1,1,1", "Venom,1,1,1", "Kiss,1,1,1", "Rush,1,1,1", "Alien,1,1,1", "Jaws,1,1,1")
    let table = TargetTable(rows, library: try library())
    #expect(table.lines(by: sort).map(\.target.game) == games)
    #expect(table.banks == [1, 2])
    #expect(table.lines(by: .name, bank: 2).map(\.target.game) == ["Kiss", "Rush"])
  }

  @Test func `stay in file order without a library`() throws {
    let rows = try targets("Zz,1,1,1", "Venom,1,1,1", "Kiss,1,1,1")
    for library in [nil, PinballLibrary()] {
      let table = TargetTable(rows, library: library)
      #expect(!table.hasLibrary)
      #expect(table.lines(by: .name).map(\.target.game) == ["Zz", "Venom", "Kiss"])
    }
  }
}

@Suite struct `A card on the home page` {
  private func stats() throws -> LeagueStats {
    try LeagueSample.stats(
      "Season 3,1,A,Ada Berg,Kiss,10,80,2025-03-11",
      "Season 3,2,A,Ada Berg,Kiss,10,80,2025-02-11",
      "Season 3,1,A,Ada Berg,Jaws,0,75,2025-03-11",
      "Season 3,1,A,Ada Berg,Rush,,,2025-03-11",
      "Season 2,8,A,Bo Ek,Kiss,10,80,2025-03-11",
      "Season 3,3,A,Cy Orr,Kiss,10,80,no day"
    )
  }

  @Test func `shows the bank that was played last, not the highest`() throws {
    let recent = try #require(try stats().recentBank(of: NameKey(loosely: "ADA berg")))
    #expect((recent.season, recent.bank, recent.isFallback) == (3, 1, false))
    #expect(recent.rows.map(\.machine) == ["Kiss", "Jaws"])
    #expect(try stats().recentBank(of: NameKey(loosely: "Bo Ek"))?.bank == 8)
    #expect(try stats().recentBank(of: NameKey(loosely: "Cy Orr"))?.bank == 3)
  }

  @Test func `shows the last player if the player has no scores`() throws {
    for player in [nil, NameKey(loosely: "Nobody"), NameKey(loosely: "")] {
      let recent = try #require(try stats().recentBank(of: player))
      #expect(recent.player == "Ada Berg")
      #expect(recent.isFallback)
    }
    #expect(try LeagueSample.stats("Season 3,1,A,Ada Berg,Kiss,,,").recentBank(of: nil) == nil)
  }

  @Test(arguments: [(5, 0, 5), (5, 1, 5), (4, 3, 5), (6, 2, 5), (3, 1, 4)])
  func `leaves rows without a score out where there are enough others`(scored: Int, zero: Int, shown: Int) throws {
    let rows =
      (0..<zero).map { "Season 3,1,A,Ada Berg,Z\($0),0,70,2025-03-11" }
      + (0..<scored).map { "Season 3,1,A,Ada Berg,M\($0),10,80,2025-03-11" }
    let stats = try LeagueStats(Array((LeagueSample.statsHeader + rows.joined(separator: "\n")).utf8))
    let recent = try #require(stats.recentBank(of: NameKey(loosely: "Ada Berg")))
    #expect(recent.rows.count == shown)
    #expect(recent.rows.contains { $0.countedScore == nil } == (zero > 0 && scored < 5))
  }

  @Test func `shows the lowest bank that was not played`() throws {
    let library = try LibrarySample.named("Alien", "Kiss", "Jaws")
    let text =
      "game,second_highest_avg,fourth_highest_avg,eighth_highest_avg\nJaws,3,2,1\nKiss,3,2,1\nAlien,3,2,1\nZz,3,2,1\n"
    let targets = TargetTable(try LeagueTargets(Array(text.utf8)), library: library)
    let ada = NextBank(try stats(), player: NameKey(loosely: "Ada Berg"), targets: targets)
    #expect((ada.played, ada.available, ada.bank) == ([1, 2], [1, 2, 3], 3))
    #expect(ada.targets.map(\.target.game) == ["Jaws"])
    #expect(NextBank(try stats(), player: NameKey(loosely: "Bo Ek"), targets: targets).bank == 1)
    let everybody = NextBank(try stats(), player: nil, targets: targets)
    #expect((everybody.played, everybody.bank) == ([1, 2, 3], 1))
    let unmatched = TargetTable(try LeagueTargets(Array(text.utf8)), library: nil)
    let none = NextBank(try stats(), player: nil, targets: unmatched, size: 2)
    #expect(none.bank == nil)
    #expect(none.targets.map(\.target.game) == ["Jaws", "Kiss"])
  }

  @Test func `shows the first places, and those around a player`() throws {
    let standings = try LeagueSample.standings(
      "3,P1,90,1",
      "3,P2,80,2",
      "3,P3,70,3",
      "3,P4,60,4",
      "3,P5,50,5",
      "3,P6,40,6",
      "3,P7,30,7",
      "2,P8,1,1"
    )
    func card(_ name: String, size: Int = 5) -> HomeScreen.Standings? {
      let player = NameKey(loosely: name)
      return standings.card(around: player, for: player, LeagueNames(HiddenPlayers(), players: []), size: size)
    }
    let preview = try #require(card("p5"))
    #expect(preview.season == 3)
    #expect(preview.top.map(\.rank) == [1, 2, 3, 4, 5])
    #expect(preview.around.map(\.rank) == [3, 4, 5, 6, 7])
    #expect(preview.around.map(\.isMine) == [false, false, true, false, false])
    let stranger = try #require(card("P8"))
    #expect(stranger.around.isEmpty && !stranger.top.contains(where: \.isMine))
    #expect(card("p5", size: 6)?.around.map(\.rank) == [2, 3, 4, 5, 6, 7])
  }
}

@Suite struct `Two players` {
  @Test func `are compared on nights that both played`() throws {
    let stats = try LeagueSample.stats(
      "Season 3,1,A,Ada Berg,Kiss,100,90,",
      "Season 3,1,A,Bo Ek,Kiss,90,85,",
      "Season 3,1,A,Ada Berg,Jaws,5,70,",
      "Season 3,1,A,Bo Ek,Jaws,—,80,",
      "Season 3,2,A,Ada Berg,Kiss,50,80,",
      "Season 3,2,A,Cy Orr,Kiss,90,80,",
      "Season 2,1,A,Ada Berg,AC/DC,7,80,",
      "Season 2,1,A,Bo Ek,ACDC,7,80,",
      "Season 3,3,A,Ada Berg,Kiss,1,80,",
      "Season 3,3,A,bo ék,Kiss,2,81,",
      "Season 3,3,A,Ada Berg,Kiss,3,80,"
    )
    let comparison = stats.comparison(of: NameKey(loosely: "Ada Berg"), with: NameKey(loosely: "Bo Ek"))
    #expect((comparison.total.wins, comparison.total.losses, comparison.total.ties) == (2, 1, 1))
    #expect((comparison.total.points, comparison.total.pointsAgainst) == (320, 326))
    #expect(comparison.machines.map(\.title) == ["Kiss", "AC/DC", "Jaws"])
    #expect((comparison.machines[0].best, comparison.machines[0].bestAgainst) == (100, 90))
    #expect(comparison.machines[2].bestAgainst == nil)
    #expect(comparison.seasons.map(\.title) == ["3", "2"])
    #expect(stats.comparison(of: NameKey(loosely: "Cy Orr"), with: NameKey(loosely: "Bo Ek")).total.played == 0)
  }

  @Test func `have a trend from season to season`() throws {
    let stats = try LeagueSample.stats(
      "Season 1,1,A,Ada Berg,Kiss,100,90,",
      "Season 1,1,A,Ada Berg,Jaws,100,80,",
      "Season 3,1,A,Ada Berg,Kiss,,,",
      "Season 2,1,A,Ada Berg,Kiss,5,,",
      "Season 4,1,A,Ada Berg,Kiss,5,100,"
    )
    let standings = try LeagueSample.standings("1,Ada Berg,10,2", "1,Bo Ek,20,1", "2,ada  berg,30,1", "3,Bo Ek,1,1")
    let trend = PlayerTrend(of: NameKey(loosely: "Ada Berg"), standings: standings, stats: stats)
    #expect(trend.entries.map(\.season) == [1, 2, 4])
    #expect(trend.entries.map(\.rank) == [2, 1, nil])
    #expect(trend.entries.map(\.players) == [2, 1, 0])
    #expect(trend.entries.map(\.pointsAverage) == [85, nil, 100])
    #expect(trend.entries.map(\.placesGained) == [nil, 1, nil])
  }
}
