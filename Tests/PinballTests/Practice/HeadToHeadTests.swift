import Domain
import Pinball
import Testing

@Suite struct `Two players, game by game` {
  static let header = "Season,BankNumber,Bank,Player,Machine,RawScore,Points,EventDate\n"

  private func league(_ rows: String...) -> League {
    var league = League()
    league.take(.library, Array(`The league import`.items.utf8))
    let lines = rows.map { "Season 21,2,W,\($0),80,2025-05-13" }
    league.take(.stats, Array((Self.header + lines.joined(separator: "\n")).utf8))
    return league
  }

  private func compared(_ league: League, _ one: String = "ivo  BRANDT", _ other: String = "Bo Ek") -> HeadToHead? {
    league.headToHead(NameKey(loosely: one), NameKey(loosely: other))
  }

  @Test func `are compared by all that each scored, the farthest apart first`() throws {
    let league = league(
      "Ivo Brandt,Centaur,300",
      "Ivo Brandt,Centaur,500",
      "Ivo Brandt,Star Trek,1000",
      "Ivo Brandt,TMNT,70",
      "Bo Ek,Centaur,100",
      "Bo Ek,Star Trek,4000",
      "Bo Ek,Star Trek,0",
      "Bo Ek,Unheard Of,5",
      "Cleo Day,TMNT,9"
    )
    let both = try #require(compared(league))
    #expect(both.games.map(\.name) == ["Star Trek", "Centaur"] && both.games.map(\.delta) == [-3000, 300])
    let mine = both.games[1].mine
    #expect((mine.count, mine.mean, mine.high, mine.low) == (2, 400, 500, 300))
    #expect(both.games[0].theirs.count == 1)
    #expect((both.led, both.trailed, both.meanDelta) == (1, 1, -1350))
    let swapped = try #require(compared(league, "Bo Ek", "Ivo Brandt"))
    #expect(swapped.games.map(\.delta) == [3000, -300])
  }

  @Test func `equal means count for neither player`() throws {
    let both = try #require(compared(league("Ivo Brandt,Centaur,300", "Bo Ek,Centaur,300")))
    #expect((both.led, both.trailed, both.meanDelta) == (0, 0, 0))
  }

  @Test func `players without a shared game have nothing to compare, nor has a player with oneself`() {
    let league = league("Ivo Brandt,Centaur,300", "Bo Ek,TMNT,300")
    #expect(compared(league)?.games.isEmpty == true && compared(league)?.meanDelta == nil)
    #expect(compared(league, "Bo Ek", "bo ek") == nil && compared(league, " ", "Bo Ek") == nil)
  }
}
