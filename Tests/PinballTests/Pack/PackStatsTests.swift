import Domain
import Pinball
import Testing

@Suite(.enabled(if: LeaguePack.isThere, "The league pack is not here."))
struct `The real stats file` {
  @Test func `has the rows that were counted by hand`() throws {
    let stats = try LeaguePack.stats.get()
    #expect(stats.skipped.total == 0)
    #expect(stats.rows.count { $0.isUsable } == 8_602)
    #expect(stats.players.count == 105)
    #expect(Set(stats.rows.map(\.machine)).count == 54)
    #expect(stats.rows.count { $0.score == nil && $0.points != nil } == 252 + 12)
    #expect(stats.options(for: StatsFilter()).seasons.map(\.number) == Array(14...24))
  }

  @Test func `has 16 rows twice, and 24 nights on which a machine was played twice`() throws {
    let stats = try LeaguePack.stats.get()
    #expect(stats.duplicates.count == 16)
    #expect(stats.rows.count == 15_430 - 16)
    #expect(stats.repeats.count == 24)
    #expect(stats.repeats.allSatisfy { $0.season.number == 15 && $0.bank == 4 })
  }

  @Test func `gives the machine panel of the specification`() throws {
    let filter = StatsFilter(season: "24", bank: 1, machine: "Deadpool")
    let panel = try #require(try LeaguePack.stats.get().machinePanel(filter))
    let night = try #require(panel.selectedBank)
    #expect(night.count == 18)
    #expect(night.high.score == 188_880_640)
    #expect(night.high.row.player == "Ylo Womutogi")
    #expect(night.low.score == 1_049_800)
    #expect(night.low.row.player == "Iliv Cemelov")
    #expect(
      [night.mean, night.median, night.deviation].map { Message.number($0).description } == [
        "52,148,095", "15,734,370", "62,977,646",
      ]
    )
    let all = try #require(panel.allSeasons)
    #expect(all.count == 220)
    #expect(all.high.score == 1_880_243_900)
    #expect([all.high.row.player, all.high.row.season.token] == ["Etova Eduku", "19"])
    #expect(all.low.score == 1_049_800)
    #expect([all.low.row.player, all.low.row.season.token] == ["Iliv Cemelov", "24"])
    #expect(
      [all.mean, all.median, all.deviation].map { Message.number($0).description } == [
        "105,189,213", "43,485,925", "184,329,099",
      ]
    )
  }

  @Test func `opens with its latest season`() throws {
    let stats = try LeaguePack.stats.get()
    #expect(stats.defaultFilter == StatsFilter(season: "24"))
    #expect(stats.rows(stats.defaultFilter).count == 443)
    #expect(stats.options(for: stats.defaultFilter).banks == [1, 2, 3, 4])
  }

  @Test func `has a board of high scores for every machine`() throws {
    let stats = try LeaguePack.stats.get()
    for machine in stats.options(for: StatsFilter()).machines {
      let board = stats.highScores(on: [machine])
      let scores = board.lines.compactMap(\.row.countedScore)
      #expect(scores == scores.sorted(by: >))
      #expect(scores.first == stats.machinePanel(StatsFilter(machine: machine))?.allSeasons?.high.score)
      #expect(Set(board.lines.map { stats.name(of: $0.row) }).count == board.lines.count)
    }
  }
}
