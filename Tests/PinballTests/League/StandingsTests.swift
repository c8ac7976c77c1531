import Domain
import Testing

@testable import Pinball

@Suite struct `The standings` {
  @Test func `show the file's ranks, and keep ties in file order`() throws {
    let season = try #require(
      try LeagueSample.standings(
        "3,Di Fox,90,3,",
        "3,Bo Ek,100,1",
        "3,Ada Berg,95,2",
        "3,Cy Orr,95,2",
        "2,Ada Berg,1,1"
      )
      .season()
    )
    #expect(season.lines.map(\.row.player) == ["Bo Ek", "Ada Berg", "Cy Orr", "Di Fox"])
    #expect(season.lines.map(\.rank) == [1, 2, 2, 3])
    #expect(season.lines.map(\.position) == [1, 2, 3, 4])
  }

  @Test func `rank by total where one rank is missing`() throws {
    let season = try #require(
      try LeagueSample.standings("3,Ada Berg,95.5,1", "3,Bo Ek,100,", "3,Cy Orr,95.5,2", "3,Di Fox,\"1,000.25\",x")
        .season()
    )
    #expect(season.lines.map(\.row.player) == ["Di Fox", "Bo Ek", "Ada Berg", "Cy Orr"])
    #expect(season.lines.map(\.rank) == [1, 2, 3, 3])
  }

  @Test func `leave out and count rows without a player or season`() throws {
    let standings = try LeagueSample.standings("x,Ada Berg,1,1", "0,Bo Ek,1,1", "3, ,1,1", "Season 3,Cy Orr,1,1")
    #expect(standings.rows.map(\.player) == ["Cy Orr"])
    #expect(standings.skipped.withoutSeason == 2)
    #expect(standings.skipped.withoutName == 1)
    #expect(standings.skipped.total == 3)
  }

  @Test func `leave out and count rows whose total a spreadsheet has rounded`() throws {
    let standings = try LeagueSample.standings("3,Ada Berg,1.2E+03,1", "3,Cy Orr,1.25E2,2")
    #expect(standings.rows.map(\.total) == [125] && standings.skipped.rounded == 1 && standings.skipped.total == 1)
  }

  @Test func `need banks and totals, but no ranks, nights or eligibility`() throws {
    let banks = (1...8).map { "bank_\($0)" }.joined(separator: ",")
    let text = "season,player,total,\(banks)\n3,Ada Berg,900,x,1,2,3,4,5,6,7\n"
    let row = try #require(try LeagueStandings(Array(text.utf8)).rows.first)
    #expect(row.banks == [0, 1, 2, 3, 4, 5, 6, 7])
    #expect((row.rank, row.nights, row.eligible) == (nil, nil, ""))
    #expect(throws: LeagueFileError.missingColumn("bank_8")) {
      try LeagueStandings(Array(text.replacing("bank_8", with: "bank_9").utf8))
    }
  }

  @Test func `open with the latest season, and with the chosen one while it is there`() throws {
    let standings = try LeagueSample.standings("9,Ada Berg,1,1", "10,Ada Berg,1,1")
    #expect(standings.seasons == [9, 10])
    #expect(standings.season()?.season == 10)
    #expect(standings.season(9)?.season == 9)
    #expect(standings.season(8)?.season == 10)
  }

  @Test(arguments: [
    (38, 0, 0...4), (38, 1, 0...4), (38, 2, 0...4), (38, 3, 1...5), (38, 18, 16...20), (38, 34, 32...36),
    (38, 35, 33...37), (38, 36, 33...37), (38, 37, 33...37), (6, 2, 0...4), (6, 3, 1...5), (5, 0, 0...4),
    (5, 2, 0...4), (5, 4, 0...4), (4, 0, 0...3), (4, 3, 0...3), (1, 0, 0...0), (7, 3, 1...5), (7, 4, 2...6),
  ])
  func `have a window of five around a player`(count: Int, index: Int, expected: ClosedRange<Int>) {
    #expect(Self.board(count).window(around: NameKey(loosely: "\(index)")) == Range(expected))
  }

  @Test func `have windows of any size`() {
    #expect(Self.board(10).window(around: NameKey(loosely: "7"), size: 6) == 4..<10)
    for (count, size) in [(10, 6), (10, 5), (3, 6), (7, 7), (6, 6), (9, 4), (8, 1), (40, 2)] {
      for index in 0..<count {
        let start = min(max(0, index - size / 2), max(0, count - size))
        let expected = start..<min(count, start + size)
        #expect(Self.board(count).window(around: NameKey(loosely: "\(index)"), size: size) == expected)
      }
    }
    #expect(Self.board(3).window(around: NameKey(loosely: "x")) == nil)
    #expect(Self.board(3).window(around: NameKey(loosely: "1"), size: 0) == nil)
  }

  private static func board(_ count: Int) -> LeagueBoard<Int> {
    LeagueBoard(Array(0..<count), directions: [.ascending], name: { "\($0)" }, score: { Score($0) })
  }

  @Test func `are whole with more lines than one page has`() {
    let board = LeagueBoard(Array(0..<2345), directions: [.descending], name: { "\($0)" }) { Score($0 / 2) }
    #expect(board.lines.count == 2345)
    #expect(board.lines.first?.row == 2344)
    #expect(board.lines[1...2].map(\.row) == [2342, 2343])
    #expect(board.lines.map(\.standing.position) == Array(1...2345))
  }
}

@Suite struct `A machine's high scores` {
  @Test func `are each player's best, ranked with ties in file order`() throws {
    let stats = try LeagueSample.stats(
      "Season 2,1,A,Cy Orr,Kiss,300,80,",
      "Season 2,1,A,Ada Berg,Kiss,300,80,",
      "Season 3,1,A,bo ek,Kiss,100,80,",
      "Season 3,1,A,Bo Ék,Kiss,900,80,",
      "Season 3,1,A,Di Fox,Kiss,0,80,",
      "Season 3,1,A,Di Fox,Tron,999,80,",
      "Season 3,1,A,Ada Berg,Kiss,200,80,",
      "Season 3,2,A,Ada Berg,Kiss,50.5,80,",
      "Season 3,2,A,Cy Orr,Kiss,300,80,"
    )
    // The first spelling of a name stands for all.
    let board = stats.highScores(on: ["Kiss"])
    #expect(board.lines.map(\.row.player) == ["bo ek", "Cy Orr", "Ada Berg"])
    #expect(board.lines.map(\.standing.rank) == [1, 2, 2])
    #expect(board.index(of: NameKey(loosely: "ADA  berg")) == 2)
    #expect(stats.highScores(on: ["Jaws"]).lines.isEmpty)
    // A machine that the file spells in two ways is one.
    #expect(
      stats.highScores(on: ["Kiss", "Tron"]).lines.map(\.row.player) == ["Di Fox", "bo ek", "Cy Orr", "Ada Berg"]
    )
  }
}

@Suite struct `Hiding players` {
  private func redaction(_ text: String) throws -> HiddenPlayers { try HiddenPlayers(Array(text.utf8)) }

  @Test(arguments: [
    "name\nZoe Muller\n", "x,Player_Name\n1,ZOË  müller\n", "Zoe Muller\n\nBo Ek", "\u{FEFF}player\nzoe muller",
  ])
  func `hides the file's players, under any of its headers`(text: String) throws {
    let redaction = try redaction(text)
    #expect(redaction.hides(" Zoë Müller"))
    #expect(!redaction.hides("Ada Berg"))
    #expect(redaction.shown("Zoë Müller") == redaction.shown("ZOE MULLER"))
  }

  @Test func `shows other names trimmed, and an empty file hides no one`() throws {
    #expect(try redaction("name\n\n  \n").shown(" Ada Berg ") == "Ada Berg")
    #expect(try redaction("").shown("") == "")
    #expect(!HiddenPlayers().hides("name"))
  }

  @Test func `has a token that is the same everywhere`() {
    #expect(HiddenPlayers.token(of: "Rémy Durand") == "54A082")
    #expect(HiddenPlayers.token(of: " remy  DURAND") == "54A082")
  }
}
