import ArcheryScoring
import Domain
import Leaderboards
import Testing

@Suite struct `A division's board` {
  /// Three bows; `b` has the best score.
  private func shoot() throws -> Shoot {
    var shoot = try Shoot(ends: 1, settings: TournamentSettings(guestsPerParticipant: 9))
    for (archer, bow) in [("a", BowType.recurve), ("b", .compound), ("c", .recurve), ("d", .longbow)] {
      let target = try TargetPlace(["a": "2B", "b": "2A", "c": "10A"][archer] ?? "1A")
      try shoot.perform(
        .add(.init(PlayerID(rawValue: archer), displayName: archer, bowType: bow, target: archer == "d" ? nil : target))
      )
    }
    try shoot.start()
    try shoot.shoot(["a": "9 9 9", "b": "X X X", "c": "10 9 9"])
    return shoot
  }

  @Test func `is ranked on its own`() throws {
    var shoot = try shoot()
    let screen = try shoot.tournament.boardScreen(for: BoardViewer(nil, now: 0), BoardChoice(division: .recurve))
    #expect(screen.rows.map(\.id) == ["c", "a"] && screen.rows.map(\.rank) == [1, 2])
    #expect(screen.rows.map(\.scoreDifferenceFromFirst) == [0, -1])
    #expect(screen.division == .recurve && screen.divisions == [.recurve, .compound, .longbow])
    try shoot.perform(.withdraw("d", reason: nil), by: "d")
    let others = try shoot.tournament.boardScreen(for: BoardViewer(nil, now: 0), BoardChoice(division: .recurve))
    #expect(others.unranked.isEmpty)
    let all = try shoot.tournament.boardScreen(for: BoardViewer(nil, now: 0))
    #expect(all.rows.map(\.id) == ["b", "c", "a"] && all.unranked.map(\.id) == ["d"])
  }

  @Test func `may stand in the order of the targets, which changes no rank`() throws {
    let screen = try shoot().tournament.boardScreen(for: BoardViewer(nil, now: 0), BoardChoice(order: .target))
    #expect(screen.rows.map(\.id) == ["b", "a", "c", "d"])
    #expect(screen.rows.map(\.rank) == [1, 3, 2, 4])
  }
}

@Suite struct `The reason for a place` {
  private func reasons(
    _ scores: KeyValuePairs<String, String>,
    _ system: ScoringSystem = .tenZone,
    _ rule: RankingRule = .scoreXTenEnds,
    shootOff: [[PlayerID]] = []
  ) throws -> [String: String] {
    var shoot = try Shoot(ends: 2, of: 5, system, settings: TournamentSettings(rule: rule))
    for (archer, _) in scores {
      try shoot.join(UserID(rawValue: archer), named: archer.prefix(1).uppercased() + archer.dropFirst())
    }
    try shoot.start()
    for (archer, tokens) in scores { try shoot.shoot(tokens, for: PlayerID(rawValue: archer)) }
    if !shootOff.isEmpty { try shoot.perform(.recordShootOff(places: shootOff)) }
    let rows = try shoot.board()
    return Dictionary(uniqueKeysWithValues: rows.compactMap { row in row.reason.map { (row.id.rawValue, $0.english) } })
  }

  @Test func `is said where scores are equal, by the first count that differs`() throws {
    let found = try reasons(["ana": "X X 9 9 9", "ben": "X 10 9 9 9", "cleo": "X 10 9 9 8", "dora": ""])
    #expect(found == ["ana": "Ahead of Ben by Xs, 2 to 1.", "ben": "Behind Ana by Xs, 1 to 2."])
  }

  @Test func `names both neighbours, and tied archers`() throws {
    let found = try reasons(["ana": "X X 9 9 9", "ben": "X 10 9 9 9", "cleo": "X 10 9 9 9", "dora": "10 10 9 9 9"])
    #expect(found["ben"] == "Tied with Cleo. Ahead of Dora by Xs, 1 to 0. Behind Ana by Xs, 1 to 2.")
    #expect(found["dora"] == "Behind Cleo by Xs, 0 to 1.")
  }

  @Test func `uses the words of the rule and the face`() throws {
    let indoor = try reasons(["ana": "10 9 9 8 8", "ben": "10 9 8 8 9", "cleo": "10 10 8 8 8"], .tenZone, .waIndoor)
    #expect(indoor["cleo"] == "Ahead of Ana by 10s, 2 to 1.")
    let imperial = try reasons(["ana": "9 1 M", "ben": "5 5 M", "cleo": "5 3 1 1"], .fiveZone, .agbImperial)
    #expect(imperial["cleo"] == "Ahead of Ana by hits, 4 to 2.")
    #expect(imperial["ana"] == "Ahead of Ben by golds, 1 to 0. Behind Cleo by hits, 2 to 4.")
    let field = try reasons(["ana": "6 4", "ben": "5 5"], .worldField, .waField)
    #expect(field["ana"] == "Ahead of Ben by 6s, 1 to 0.")
  }

  @Test func `may be a shoot-off`() throws {
    let found = try reasons(["ana": "9 9 9", "ben": "9 9 9", "cleo": "9 9 8"], shootOff: [["ben"], ["ana"]])
    #expect(found == ["ben": "Ahead of Ana by the shoot-off.", "ana": "Behind Ben by the shoot-off."])
  }

  @Test func `is not said before the first arrow`() throws {
    #expect(try reasons(["ana": "", "ben": ""]).isEmpty)
  }
}
