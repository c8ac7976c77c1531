import Domain
import Foundation
import Pinball
import Testing

@Suite(.enabled(if: LeaguePack.isThere, "The league pack is not here."))
struct `The real library` {
  private func library() throws -> PinballLibrary { try PinballLibrary(LeaguePack.bytes("pinball_library_v3.json")) }

  private func targets() throws -> TargetTable {
    TargetTable(try LeagueTargets(LeaguePack.bytes("LPL_Targets.csv")), library: try library())
  }

  @Test func `has the games that were counted by hand`() throws {
    let library = try library()
    #expect(library.games.count == 74)
    #expect(library.skippedItems == 0)
    #expect(Set(library.games.map(\.practiceKey)).count == 61)
    #expect(Set(library.games.map(\.id)).count == 73)
    #expect(library.games.map(\.videos.count).reduce(0, +) == 93)
    #expect(library.games.allSatisfy { $0.videos.allSatisfy { $0.youTubeID?.count == 11 } })
    #expect(library.games.count(where: \.videos.isEmpty) == 14)
    #expect(Set(library.sources.map(\.id)) == ["venue--the-avenue-cafe", "venue--rlm-amusements"])
    #expect(library.source(saved: nil)?.name == "The Avenue Cafe")
    let avenue = library.listing(LibraryQuery(source: "venue--the-avenue-cafe"))
    #expect(avenue.games.count == 41)
    #expect(avenue.banks == Array(1...8))
    #expect(avenue.sorts == [.area, .bank, .name, .year])
    #expect(library.listing(LibraryQuery(source: "venue--rlm-amusements")).sorts == [.area, .name, .year])
  }

  @Test func `has rulesheets and playfields where they lie on the server`() throws {
    let folder = try #require(LeaguePack.folder)
    let json = try JSONSerialization.jsonObject(with: Data(contentsOf: folder.appending(path: "cache-manifest.json")))
    let manifest = try #require(json as? [String: Any])
    let files = try #require(manifest["files"] as? [String: Any])
    for game in try library().games {
      let resources = GameResources(game)
      let rulesheet = try #require(resources.rulesheet.first)
      #expect(files[rulesheet] != nil)
      guard let path = resources.playfield.listCard.first else {
        Issue.record("\(game.name) has no picture")
        continue
      }
      #expect(files[path] != nil, "\(path) is not listed")
    }
  }

  @Test func `has a game for each of the 39 targets`() throws {
    let table = try targets()
    #expect(table.lines.count == 39)
    #expect(table.lines.allSatisfy { $0.match != nil })
    #expect(table.lines.count { $0.match?.certainty == .exact } == 29)
    #expect(table.lines.count { $0.match?.certainty == .alias } == 10)
    #expect(table.banks == Array(1...8))
    // The names that are spelled otherwise, and what they mean.
    let other = table.lines.filter { $0.match?.certainty != .exact }.map { [$0.target.game, $0.match?.game.name] }
    #expect(
      other == [
        ["Uncanny X-Men", "The Uncanny X-Men"], ["Jurassic Park (Stern 2019)", "Jurassic Park"],
        ["Star Wars (2017)", "Star Wars"], ["James Bond", "James Bond 007"],
        ["Indiana Jones", "Indiana Jones: The Pinball Adventure"],
        ["Dungeons and Dragons", "Dungeons & Dragons: The Tyrant's Eye"],
        ["The Getaway", "The Getaway: High Speed II"],
        ["Tron", "Tron: Legacy"], ["TMNT", "Teenage Mutant Ninja Turtles"],
        ["Fall of the Empire", "Star Wars: Fall of the Empire"],
      ]
    )
    for line in table.lines where line.match?.certainty == .exact {
      #expect(line.match?.game.name.lowercased() == line.target.game.lowercased())
    }
  }

  @Test func `is not taken in by names that are close`() throws {
    let matcher = MachineMatcher(try library())
    #expect(matcher.match("Star Trek: The Next Generation") == nil)
    #expect(matcher.match("TMNT")?.game.name == "Teenage Mutant Ninja Turtles")
    #expect(matcher.match("Teenage Mutant Ninja Turtles")?.game.name == "Teenage Mutant Ninja Turtles")
    #expect(matcher.match("Black Knight Sword of Rage")?.game.name == "Black Knight: Sword of Rage")
    #expect(matcher.match("Metallica")?.game.name == "Metallica")
    #expect(matcher.match("Alien")?.game == nil)
  }

  @Test(arguments: [
    ("Etova Eduku", [1, 2, 3, 4], 5), ("Alel Gasefipam", [3, 4], 1), ("Radu Etefiz", [1, 2, 3, 4, 5, 6, 8], 7),
  ])
  func `has the bank that comes next`(player: String, played: [Int], bank: Int) throws {
    let next = NextBank(try LeaguePack.stats.get(), player: NameKey(loosely: player), targets: try targets())
    #expect((next.played, next.bank) == (played, bank))
    if bank == 5 {
      #expect(
        next.targets.map(\.target.game) == [
          "Star Wars (2017)", "The Addams Family", "Pulp Fiction", "James Bond", "Medieval Madness",
        ]
      )
    }
  }

  @Test func `has cards of each player's last night`() throws {
    let stats = try LeaguePack.stats.get()
    let mel = try #require(stats.recentBank(of: NameKey(loosely: "Topof Mel")))
    #expect((mel.season, mel.bank) == (24, 3))
    #expect(
      mel.rows.map {
        [$0.machine, $0.score.map { "\(Message.number($0))" }, $0.points.map { "\(Message.number($0))" }]
      } == [
        ["Black Knight Sword of Rage", "114,111,050", "98"], ["Fall of the Empire", "195,838,750", "100"],
        ["Tales of the Arabian Nights", "4,215,910", "91"], ["The Munsters", "121,789,090", "100"],
        ["Uncanny X-Men", "140,894,680", "98"],
      ]
    )
    let others = ["Etova Eduku", "Radu Etefiz", "Nobody At All"].compactMap {
      stats.recentBank(of: NameKey(loosely: $0))
    }
    #expect(others.map(\.season) == [24, 23, 24])
    #expect(others.map(\.bank) == [4, 8, 4])
    #expect(others.map(\.player) == ["Etova Eduku", "Radu Etefiz", "Alel Gasefipam"])
  }

  @Test func `lets two players be compared, and their seasons followed`() throws {
    let (stats, standings) = (try LeaguePack.stats.get(), try LeaguePack.standings())
    let (first, second) = (NameKey(loosely: "Etova Eduku"), NameKey(loosely: "Ylo Womutogi"))
    let (mine, theirs) = (stats.comparison(of: first, with: second), stats.comparison(of: second, with: first))
    #expect(mine.total.played > 50)
    #expect((mine.total.wins, mine.total.points) == (theirs.total.losses, theirs.total.pointsAgainst))
    #expect(mine.machines.map(\.tally.played).reduce(0, +) == mine.total.played)
    let trend = PlayerTrend(of: first, standings: standings, stats: stats)
    #expect(
      trend.entries.allSatisfy { entry in
        entry.rank == standings.rows.first { $0.season == entry.season && NameKey(loosely: $0.player) == first }?.rank
      }
    )
  }
}
