import ArcheryScoring
import Domain
import Foundation
import Leaderboards
import Testing

@Suite struct `Several shoots as one` {
  /// One end of three; users by their id, guests as `guest:Name` or `guest:Name/bow/club`.
  private func shoot(_ arrows: KeyValuePairs<String, String>, rule: RankingRule = .scoreXTenEnds) throws -> Tournament {
    var shoot = try Shoot(ends: 1, settings: TournamentSettings(rule: rule, guestsPerParticipant: 10))
    for (number, (archer, _)) in arrows.enumerated() {
      if archer.hasPrefix("guest:") {
        // An id of its own in each shoot.
        let id = PlayerID(rawValue: "g\(number)-\(arrows.count)")
        let facts =
          archer.dropFirst(6).split(separator: "/", omittingEmptySubsequences: false).map(String.init) + ["", ""]
        let new = TournamentCommand.NewArcher(
          id,
          displayName: facts[0],
          isGuest: true,
          bowType: facts[1].isEmpty ? nil : try BowType(reading: facts[1]),
          entrant: Entrant(club: facts[2])
        )
        try shoot.perform(.add(new))
      } else {
        try shoot.join(UserID(rawValue: archer), named: archer.capitalized)
      }
    }
    try shoot.start()
    for (place, (archer, tokens)) in zip(try shoot.tournament.roster.map(\.id), arrows).map({ ($0, $1) }) {
      let isGuest = archer.hasPrefix("guest:")
      try shoot.shoot(tokens, for: place, by: isGuest ? Shoot.organiser : UserID(rawValue: archer))
    }
    return try shoot.tournament
  }

  private func lines(_ rows: [CombinedScreen.Row]) -> [String] {
    rows.map { row in
      let totals = row.totals.map { $0.map(String.init) ?? "-" }.joined(separator: "+")
      return "\(row.rank.map(String.init) ?? "-")\(row.tied ? "=" : "") \(row.displayName) \(totals)=\(row.total)"
    }
  }

  @Test func `add the totals of users by account and of guests by name`() throws {
    let first = try shoot(["ana": "X X 9", "ben": "10 10 9", "guest:Cleo": "9 9 9"])
    let second = try shoot(["guest:cleo": "X X X", "ben": "9 9 9", "ana": "9 9 9", "guest:Dora": "X X X"])
    let screen = CombinedScreen([first, second])
    #expect(lines(screen.rows) == ["1 Cleo 27+30=57", "2 Ana 29+27=56", "3 Ben 29+27=56"])
    #expect(lines(screen.incomplete) == ["- Dora -+30=30"])
    #expect(screen.rows.map(\.xCount) == [3, 2, 0])
    #expect(screen.explanation.english.contains("then the most Xs"))
  }

  @Test(arguments: ["Ana  O’Köhler", "ana o'köhler", "ANA\u{A0}O'KÖHLER", "Ana O\u{2BC}Ko\u{308}hler"])
  func `match a name in every spelling`(name: String) throws {
    let screen = CombinedScreen([try shoot(["guest:Ana O'Köhler": "9 9 9"]), try shoot(["guest:\(name)": "8 8 8"])])
    #expect(lines(screen.rows) == ["1 Ana O'Köhler 27+24=51"] && screen.incomplete.isEmpty)
  }

  @Test func `tell namesakes apart by bow and club`() throws {
    let first = try shoot(["guest:Sam Hill/recurve/Oak": "9 9 9", "guest:Sam Hill/barebow/Elm": "5 5 5"])
    let second = try shoot(["guest:sam hill/barebow/elm": "6 6 6", "guest:Sam  Hill/recurve/Oak": "8 8 8"])
    let screen = CombinedScreen([first, second])
    #expect(lines(screen.rows) == ["1 Sam Hill 27+24=51", "2 Sam Hill 15+18=33"] && screen.unclear == nil)
    #expect(screen.rows.map { $0.detail?.english } == ["Recurve · Oak", "Barebow · Elm"])
    #expect(Set(screen.rows.map(\.id)).count == 2 && screen.incomplete.isEmpty)
    // One who shoots elsewhere is another.
    let other = CombinedScreen([
      try shoot(["guest:Sam Hill/recurve/Oak": "9 9 9"]), try shoot(["guest:Sam Hill/recurve/Elm": "9 9 9"]),
    ])
    #expect(other.rows.isEmpty && other.incomplete.count == 2 && other.unclear == nil)
  }

  @Test func `leave apart what is unclear, and name it`() throws {
    let first = try shoot([
      "guest:Sam Hill/recurve/Oak": "9 9 9", "guest:Sam Hill/recurve/Elm": "5 5 5", "ana": "1 1 1",
    ])
    let second = try shoot(["guest:Sam Hill/recurve": "8 8 8", "ana": "1 1 1"])
    let screen = CombinedScreen([first, second])
    #expect(lines(screen.rows) == ["1 Ana 3+3=6"] && screen.incomplete.map(\.total) == [27, 24, 15])
    #expect(screen.unclear?.english.contains("Sam Hill") == true)
    // With one Sam Hill in each shoot, a missing club says nothing against it.
    let clear = CombinedScreen([try shoot(["guest:Sam Hill/recurve/Oak": "9 9 9"]), second])
    #expect(lines(clear.rows) == ["1 Sam Hill 27+24=51"] && clear.unclear == nil)
  }

  @Test func `match an account with the guest of its name, and no nameless guests`() throws {
    let screen = CombinedScreen([
      try shoot(["ana": "9 9 9", "guest:": "5 5 5"]), try shoot(["guest:ANA": "8 8 8", "guest: ": "5 5 5"]),
    ])
    #expect(lines(screen.rows) == ["1 Ana 27+24=51"] && screen.rows.map(\.id) == ["ana"])
    #expect(screen.incomplete.count == 2)
  }

  @Test func `share a place where everything that is compared is equal`() throws {
    let (first, second) = (try shoot(["ana": "X 9 9", "ben": "9 9 9"]), try shoot(["ana": "9 9 9", "ben": "X 9 9"]))
    #expect(lines(CombinedScreen([first, second]).rows) == ["1= Ana 28+27=55", "1= Ben 27+28=55"])
  }

  @Test func `follow their common rule, else the usual one`() throws {
    let first = try shoot(["ana": "X 9 9", "ben": "10 10 8"], rule: .waOutdoorPre2026)
    let second = try shoot(["ana": "9 9 9", "ben": "9 9 9"], rule: .waOutdoorPre2026)
    #expect(CombinedScreen([first, second]).rows.map(\.displayName) == ["Ben", "Ana"])
    let other = try shoot(["ana": "9 9 9", "ben": "9 9 9"])
    #expect(CombinedScreen([first, other]).explanation.english.contains("ends completed"))
  }

  @Test func `a place that was lost is a shoot that was missed`() throws {
    var out = try Shoot(ends: 1, archers: "ana", "ben")
    try out.shoot("X X X", for: "ana")
    try out.shoot("9 9 9", for: "ben")
    try out.perform(.disqualify("ana", reason: "late"))
    let screen = CombinedScreen([try out.tournament, try shoot(["ana": "9 9 9", "ben": "1 1 1"])])
    #expect(lines(screen.rows) == ["1 ben 27+3=30"])
    #expect(lines(screen.incomplete) == ["- Ana -+27=27"])
  }
}

@Suite struct `Results of one division` {
  @Test func `rank its archers among themselves and say why`() throws {
    var shoot = try Shoot(ends: 1)
    for (user, bow) in [("ana", .recurve), ("ben", .barebow), ("cy", .recurve)] as [(UserID, BowType)] {
      try shoot.perform(.add(.init(PlayerID(user), displayName: user.rawValue, bowType: bow)), by: user)
    }
    try shoot.start()
    try shoot.shoot(["ana": "9 9 9", "ben": "X X X", "cy": "X 9 8"])
    let results = try shoot.tournament.resultsScreen(for: BoardViewer(nil, now: 0), division: .recurve)
    #expect(results.rows.map(\.displayName) == ["cy", "ana"] && results.rows.map(\.rank) == [1, 2])
    #expect(results.sheets.map(\.displayName) == ["cy", "ana"])
    #expect(results.divisions == [.recurve, .barebow])
    #expect(results.rows.first?.reason == "Ahead of ana by Xs, 1 to 0.")
    #expect(results.csv.split(separator: "\r\n").count == 3 && !results.csv.contains("BAREBOW"))
  }
}
