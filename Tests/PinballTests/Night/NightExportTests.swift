import Domain
import Pinball
import Testing

/// The files of a night, read by the league's own readers.
@Suite("A night's files")
struct NightExportTests {
  private func league(of nights: [NightState]) -> League {
    var league = League()
    for (file, text) in NightExport(nights).files { league.take(file, Array(text.utf8)) }
    return league
  }

  @Test("the stats have exactly the header of the league's file, and its spelling")
  func header() async throws {
    let bar = try await Bar(Bar.night())
    try await bar.addGuests(3)
    let game = try #require(try await bar.draw(1).games.first)
    let state = try await bar.enter("r") { state throws(Refusal) in
      try state.result(of: game.id, by: Dictionary(uniqueKeysWithValues: zip(game.players, [3_000_000, 20, 1])))
    }
    let lines = NightExport([state]).stats.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0] == "Season,BankNumber,Bank,Player,Machine,RawScore,Points,EventDate")
    let winner = state.names[game.players[0]] ?? ""
    #expect(lines.contains("Season 24,1,Bank 1,\(winner),\(game.machine),3000000.0,7.0,2026-02-24"))
    #expect(lines.count == 5 && lines.last == "")
  }

  @Test("the league pages show the standings of the night", arguments: Night.Format.allCases)
  func standings(format: Night.Format) async throws {
    let bar = try await Bar(Bar.night(format, machines: 8))
    try await bar.addGuests(24)
    if format.hasGames {
      for round in 1...(format == .flipFrenzy ? 1 : 3) {
        try await bar.draw(round)
        try await bar.enterAll("r\(round)", reversed: round == 2)
      }
    } else {
      for (number, player) in try await bar.state.players.dropFirst().enumerated() {
        try await bar.enter("s\(number)") { state throws(Refusal) in
          try state.score(Int64(number % 5 + 1), of: player.id, on: "Machine \(number % 3 + 1)")
        }
      }
    }
    let state = try await bar.state
    let names = state.names
    let own = state.standings.filter { $0.games > 0 }.map { "\($0.rank) \(names[$0.player] ?? "") \($0.points)" }
    let league = league(of: [state])
    #expect(league.problems.isEmpty)
    let lines = try #require(league.standings?.season(24)).lines
    #expect(Set(lines.map { "\($0.rank) \($0.row.player) \(Int($0.row.total))" }) == Set(own))
    #expect(lines.allSatisfy { $0.row.nights == 1 && $0.row.eligible == "No" && $0.row.banks[0] == $0.row.total })
    // The scores say the same: nothing was lost as a duplicate.
    let stats = try #require(league.stats)
    #expect(stats.duplicates.isEmpty && stats.repeats.isEmpty)
    let sums = Dictionary(grouping: stats.rows, by: \.player).mapValues { $0.compactMap(\.points).reduce(0, +) }
    #expect(lines.allSatisfy { sums[$0.row.player] == $0.row.total })
  }

  @Test("the best six banks make a season, and targets are averages of the second, fourth and eighth best")
  func season() async throws {
    var nights: [NightState] = []
    for bank in 1...7 {
      let bar = try await Bar(Bar.night(.bestGame, machines: 1, bank: bank))
      try await bar.addGuests(8)
      for (number, player) in try await bar.state.players.dropFirst().enumerated() {
        try await bar.enter("s\(number)") { state throws(Refusal) in
          try state.score(Int64(1000 * bank - number * 10), of: player.id, on: "Machine 1")
        }
      }
      nights.append(try await bar.state)
    }
    let league = league(of: nights.reversed())
    let first = try #require(league.standings?.season(24)?.lines.first?.row)
    #expect(first.player == "Player 1" && first.total == 600 && first.eligible == "Yes" && first.nights == 7)
    let target = try #require(league.targets?.rows.first)
    #expect(target.game == "Machine 1" && target.second == 3990 && target.fourth == 3970 && target.eighth == 3930)
  }

  @Test("a name that a spreadsheet would compute stays a name, and a comma stays in its field")
  func hostile() async throws {
    let bar = try await Bar(Bar.night())
    try await bar.enter("g") { state throws(Refusal) in try state.adding(["Lee, Ann", "=1+1", "Batman '66"]) }
    let game = try #require(try await bar.draw(1).games.first)
    let state = try await bar.enter("r") { state throws(Refusal) in try state.result(of: game.id, game.players) }
    let players = Set(league(of: [state]).stats?.rows.map(\.player) ?? [])
    #expect(players.isSuperset(of: ["Lee, Ann", "Batman '66"]) && !players.contains("=1+1"))
  }
}
