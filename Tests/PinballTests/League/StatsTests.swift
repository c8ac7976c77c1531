import Domain
import Testing

@testable import Pinball

@Suite struct `The stats` {
  @Test func `keep absent players, dashes and zeros apart`() throws {
    let stats = try LeagueSample.stats(
      "Season 3,1,Owls,Ada Berg,Kiss,,,2025-01-14",
      "Season 3,1,Owls,Bo Ek,Kiss,—,89.0,2025-01-14",
      "Season 3,1,Owls,Cy Orr,Kiss,0.0,88.0,2025-02-30",
      "Season 3,1,Owls,Di Fox,Kiss,\"1,200.0\",90,"
    )
    #expect(stats.rows.map(\.score) == [nil, nil, 0, 1200])
    #expect(stats.rows.map(\.points) == [nil, 89, 88, 90])
    #expect(stats.rows.map(\.isUsable) == [false, true, true, true])
    #expect(stats.rows.map(\.date) == [CivilDate(year: 2025, month: 1, day: 14), stats.rows[1].date, nil, nil])
    #expect(stats.rows.map(\.countedScore) == [nil, nil, nil, 1200])
  }

  @Test func `leave out and count rows with a score that a spreadsheet has rounded`() throws {
    let stats = try LeagueSample.stats(
      "Season 3,1,Owls,Ada Berg,Kiss,1.43E+10,90,2025-01-14",
      "Season 3,1,Owls,Bo Ek,Kiss,1.2345678E7,89,2025-01-14"
    )
    #expect(stats.rows.map(\.score) == [12_345_678] && stats.skipped.rounded == 1)
    let screen = stats.screen(StatsChoice(), LeagueNames(HiddenPlayers(), players: []))
    #expect(screen.skippedRows == 1)
  }

  @Test func `take a byte order mark and other names for columns`() throws {
    let text = "\u{FEFF}Season,BankNumber,Player,Game,Score,Points,Event Date\r\nS 3,2,Ada Berg,Kiss,5,1,2025-01-14\r\n"
    let row = try #require(try LeagueStats(Array(text.utf8)).rows.first)
    #expect(row.season.number == 3)
    #expect([row.player, row.machine, row.bankName] == ["Ada Berg", "Kiss", ""])
    #expect(row.date?.description == "2025-01-14")
  }

  @Test func `drop duplicates, and report rows that contradict`() throws {
    let stats = try LeagueSample.stats(
      "Season 3,1,A,Ada Berg,Kiss,,,2025-01-14",
      "Season 3,1,A,Bo Ek,Kiss,500,80,2025-01-14",
      "Season 3,1,A,Ada Berg,Kiss,,,2025-01-14",
      "Season 3,1,A,Bo Ek,Kiss,700,85,2025-01-14",
      "Season 3,1,A,Bo Ek,Kiss,500.0,80,2025-01-14",
      "Season 3,2,A,Bo Ek,Kiss,500,80,2025-01-14"
    )
    #expect(stats.duplicates.map(\.place) == [2, 4])
    #expect(stats.rows.map(\.place) == [0, 1, 3, 5])
    #expect(stats.repeats.map(\.score) == [700])
  }

  @Test func `list players once, by the first spelling`() throws {
    let stats = try LeagueSample.stats(
      "Season 3,1,A,bo  ék,Kiss,1,1,",
      "Season 3,1,A,Ada Berg,Kiss,1,1,",
      "Season 3,2,A,Bo Ek,Kiss,1,1,",
      "Season 3,2,A,,Kiss,1,1,"
    )
    #expect(stats.players == ["Ada Berg", "bo  ék"])
    #expect(stats.rows(of: NameKey(loosely: "BO EK")).map(\.bank) == [1, 2])
  }

  @Test func `filter a player in every spelling`() throws {
    let stats = try LeagueSample.stats(
      "Season 3,1,A,Bo O’Ek,Kiss,1,1,",
      "Season 3,2,A,bo  O'EK,Kiss,2,2,",
      "Season 3,3,A,Bo\u{A0}O'Ek,Kiss,3,3,"
    )
    #expect(stats.options(for: StatsFilter()).players == ["Bo O’Ek"])
    #expect(stats.rows(StatsFilter(player: "Bo O’Ek")).map(\.bank) == [1, 2, 3])
  }
}

@Suite struct `The filter of the stats` {
  private func stats() throws -> LeagueStats {
    try LeagueSample.stats(
      "Season 9,1,A,Ada Berg,Kiss,100,80,",
      "Season 9,2,A,Bo Ek,Tron,200,80,",
      "Season 10,1,A,Bo Ek,Kiss,300,80,",
      "Season 10,3,A,Cy Orr,Jaws,400,80,",
      "Season 10,3,A,Cy Orr,,,80,"
    )
  }

  @Test func `offers seasons in the order of their numbers`() throws {
    #expect(try stats().options(for: StatsFilter()).seasons.map(\.token) == ["9", "10"])
    #expect(try stats().defaultFilter.season == "10")
  }

  @Test func `offers the options under the choices before it`() throws {
    let stats = try stats()
    let all = stats.options(for: StatsFilter())
    #expect(all.players == ["Ada Berg", "Bo Ek", "Cy Orr"])
    #expect(all.machines == ["Jaws", "Kiss", "Tron"])
    let some = stats.options(for: StatsFilter(season: "10", player: "Bo Ek"))
    #expect(some.players == ["Bo Ek", "Cy Orr"])
    #expect(some.banks == [1])
    #expect(some.machines == ["Kiss"])
  }

  @Test func `has a short form`() {
    #expect(StatsFilter(season: "9", player: "Bo Ek", bank: 2, machine: "Tron").token == "S9B2")
    #expect(StatsFilter().token == "S*B*")
  }

  @Test func `keeps valid choices over a refresh`() throws {
    let stats = try stats()
    let kept = StatsFilter(season: "9", player: "Bo Ek", bank: 2, machine: "Tron")
    #expect(stats.refreshed(kept) == kept)
    #expect(stats.refreshed(StatsFilter(season: "9", player: "Cy Orr", bank: 2)) == StatsFilter(season: "9", bank: 2))
    #expect(stats.refreshed(StatsFilter(season: "8", machine: "Kiss")) == StatsFilter(season: "10", machine: "Kiss"))
    #expect(stats.refreshed(StatsFilter(season: "9", bank: 0, machine: "")) == StatsFilter(season: "9"))
    #expect(stats.refreshed(StatsFilter()) == StatsFilter())
  }
}

@Suite struct `The machine panel` {
  @Test func `has statistics of the scores`() throws {
    let stats = try LeagueSample.stats(
      "Season 3,1,A,Ada Berg,Kiss,10,80,",
      "Season 3,1,A,Bo Ek,Kiss,40,80,",
      "Season 3,1,A,Cy Orr,Kiss,0,80,",
      "Season 3,1,A,Di Fox,Kiss,,80,",
      "Season 2,1,A,Di Fox,Kiss,40,80,",
      "Season 2,1,A,Bo Ek,Kiss,15,80,"
    )
    let panel = try #require(stats.machinePanel(StatsFilter(season: "3", bank: 1, machine: "Kiss")))
    let night = try #require(panel.selectedBank)
    #expect(night.count == 2)
    #expect([night.mean, night.median, night.deviation] == [25, 25, 15])
    #expect([night.high.row.player, night.low.row.player] == ["Bo Ek", "Ada Berg"])
    let all = try #require(panel.allSeasons)
    #expect(all.count == 4)
    #expect(all.median == 27.5)
    #expect(Message.number(all.median).description == "28")
    #expect(all.high.row.player == "Bo Ek")
    #expect(all.low.row.player == "Ada Berg" && all.high.row.season.token == "3")
  }

  @Test func `has no first column unless a night is chosen, and nothing for a machine without scores`() throws {
    let stats = try LeagueSample.stats("Season 3,1,A,Ada Berg,Kiss,10,80,", "Season 3,2,A,Ada Berg,Tron,,,")
    #expect(stats.machinePanel(StatsFilter(season: "3", machine: "Kiss"))?.selectedBank == nil)
    #expect(stats.machinePanel(StatsFilter(season: "3", machine: "Kiss"))?.allSeasons?.count == 1)
    #expect(stats.machinePanel(StatsFilter(season: "3", bank: 2, machine: "Tron"))?.allSeasons == nil)
    #expect(stats.machinePanel(StatsFilter(season: "3", bank: 2)) == nil)
  }
}
