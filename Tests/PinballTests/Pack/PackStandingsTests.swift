import Domain
import Pinball
import Testing

@Suite(.enabled(if: LeaguePack.isThere, "The league pack is not here."))
struct `The real standings file` {
  @Test func `has the rows that were counted by hand`() throws {
    let standings = try LeaguePack.standings()
    #expect(standings.rows.count == 387)
    #expect(standings.skipped.total == 0)
    #expect(standings.seasons == Array(14...24))
    #expect(standings.rows.allSatisfy { ($0.eligible == "Yes") == (($0.nights ?? 0) >= 4) })
  }

  @Test(arguments: Array(14...24))
  func `is ranked by the engine as the league ranked it`(season: Int) throws {
    let lines = try #require(try LeaguePack.standings().season(season)).lines
    #expect(lines.map(\.rank) == lines.map { $0.row.rank })
    let byTotal = lines.map(\.row.total)
    #expect(byTotal == byTotal.sorted(by: >))
    #expect(lines.map(\.rank) == lines.map { line in lines.count { $0.row.total > line.row.total } + 1 })
  }

  @Test func `shows the lines around a player, with tied ranks`() throws {
    let season = try #require(try LeaguePack.standings().season())
    #expect(season.season == 24)
    #expect(season.lines.count == 38)
    let middle = try #require(season.window(around: NameKey(loosely: "gatof  INURO")))
    #expect(season.index(of: NameKey(loosely: "Gatof Inuro")) == 5)
    #expect(season.lines[middle].map(\.rank) == [4, 5, 6, 6, 8])
    #expect(
      season.lines[middle].map(\.row.player) == [
        "Ylo Womutogi", "Nasado Paref", "Gatof Inuro", "Jefusug Kolizupa", "Foval Tadatoluv",
      ]
    )
    let last = try #require(season.window(around: NameKey(loosely: "Ytibu Zobelaz")))
    #expect(last == 33..<38)
    #expect(season.lines[last].allSatisfy { $0.rank == 29 })
    #expect(season.lines.count { $0.rank == 29 } == 10)
  }

  @Test func `hides the redacted player`() throws {
    let redaction = try HiddenPlayers(LeaguePack.bytes("redacted_players.csv"))
    let hidden = try LeaguePack.stats.get().players.filter(redaction.hides)
    #expect(hidden.map(redaction.shown) == ["Redacted 022E64"])
  }
}
