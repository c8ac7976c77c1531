import ArcheryScoring
import Domain
import SeededRandom
import Testing

@Suite struct `Two entries of one end` {
  static let ben: PlayerID = "ben"

  /// Ben is scored by himself and by Cleo.
  func opened(_ entry: TournamentSettings.Entry = .single, ends: Int = 2) throws -> Shoot {
    var shoot = try Shoot(ends: ends, of: 3, settings: TournamentSettings(entry: entry), archers: "ben")
    try shoot.perform(.appointScorers(["cleo"], for: Self.ben))
    return shoot
  }

  /// Ben entered 27 in the first end, and Cleo 28.
  func disputed(_ entry: TournamentSettings.Entry = .single, ends: Int = 2) throws -> Shoot {
    var shoot = try opened(entry, ends: ends)
    try enter("X 9 8", end: 1, by: "ben", &shoot)
    try enter("X 9 9", end: 1, by: "cleo", &shoot)
    return shoot
  }

  /// Enters arrows as a device does that shows the first of them as arrow `first` of the end.
  func enter(
    _ tokens: String,
    end: Int,
    from first: Int = 1,
    by scorer: UserID,
    on device: String = "phone",
    _ shoot: inout Shoot
  ) throws {
    for (index, token) in tokens.split(separator: " ").enumerated() {
      let place = ArrowPlace(end: end, number: first + index)
      try shoot.perform(.record(.token(String(token), device: device, at: place), for: Self.ben), by: scorer)
    }
  }

  @Test func `merge silently where they say the same, in whatever order of arrows`() throws {
    var shoot = try opened()
    try enter("X 9 8", end: 1, by: "ben", &shoot)
    try enter("8 X 9", end: 1, by: "cleo", &shoot)
    #expect(try shoot.tokens(of: Self.ben) == "X 9 8")
    #expect(try shoot.tournament.disputes.isEmpty)
    #expect(try shoot.sheet(of: Self.ben).running.arrows == 3)
    #expect(try shoot.tournament.refused.isEmpty)
  }

  @Test func `are disputed if they differ, and the board shows the first closed one`() throws {
    let shoot = try disputed()
    let row = try #require(try shoot.board().first)
    #expect((row.totalScore, row.disputedEnds) == (27, [1]))
    let dispute = try #require(try shoot.tournament.disputes.first)
    #expect(dispute.entries.map(\.total) == [27, 28])
    #expect(dispute.entries.map(\.scorers) == [["ben"], ["cleo"]])
    #expect(dispute.entries.map(\.counts) == [true, false])
    #expect(dispute.text.description == "End 1 of ben: X 9 8 (27) by ben; X 9 9 (28) by scorer cleo")
  }

  @Test func `count in the order in which they were closed, not begun`() throws {
    var shoot = try opened()
    try enter("X 9", end: 1, by: "ben", &shoot)
    try enter("10 9 9", end: 1, by: "cleo", &shoot)
    #expect(try shoot.tokens(of: Self.ben) == "10 9 9")
    #expect(try shoot.tournament.disputes.isEmpty, "what is not closed says nothing yet")
    try enter("8", end: 1, from: 3, by: "ben", &shoot)
    #expect(try shoot.tokens(of: Self.ben) == "10 9 9")
    #expect(try shoot.tournament.disputes.first?.entries.map(\.tokens) == [["10", "9", "9"], ["X", "9", "8"]])
  }

  @Test func `of one user on two devices are two`() throws {
    var shoot = try opened()
    try enter("X 9 8", end: 1, by: "ben", on: "phone", &shoot)
    try enter("X 9 7", end: 1, by: "ben", on: "tablet", &shoot)
    #expect(try shoot.tournament.disputes.first?.entries.map(\.total) == [27, 26])
  }

  @Test func `begin alike where the second device had seen the first's arrows`() throws {
    var shoot = try opened()
    try enter("X 9", end: 1, by: "ben", &shoot)
    try enter("7", end: 1, from: 3, by: "ben", &shoot)
    try enter("8", end: 1, from: 3, by: "cleo", &shoot)
    #expect(try shoot.tournament.disputes.first?.entries.map(\.tokens) == [["X", "9", "7"], ["X", "9", "8"]])
  }

  @Test func `are not made by scorers who continue at the sheet's present state`() throws {
    var shoot = try opened()
    try shoot.shoot("X", for: Self.ben)
    try shoot.shoot("9 8", for: Self.ben, by: "cleo")
    try shoot.shoot("7", for: Self.ben)
    #expect(try shoot.tokens(of: Self.ben) == "X 9 8 / 7")
  }

  @Test func `are not made by the same device that enters an arrow again`() throws {
    var shoot = try opened()
    try enter("X 9", end: 1, by: "ben", &shoot)
    let again = TournamentCommand.record(.token("8", device: "phone", at: ArrowPlace(end: 1, number: 2)), for: Self.ben)
    #expect(try shoot.refusal(of: again, by: "ben") == .changedMeanwhile)
    #expect(try shoot.tokens(of: Self.ben) == "X 9")
  }

  @Test func `are settled by the organiser alone, and both are kept`() throws {
    var shoot = try disputed()
    let second = try #require(try shoot.tournament.disputes.first?.entries.last)
    let settle = TournamentCommand.settle(Self.ben, end: 1, entry: second.id, reason: "seen at the target")
    #expect(try shoot.refusal(of: settle, by: "ben") == .notCreator)
    #expect(try shoot.refusal(of: settle, by: "cleo") == .notCreator)
    try shoot.perform(settle)
    #expect(try shoot.tokens(of: Self.ben) == "X 9 9")
    #expect(try shoot.tournament.disputes.isEmpty)
    let end = try #require(try shoot.sheet(of: Self.ben)[end: 1])
    #expect(end.others.map { $0.arrows.map(\.value.token.rawValue) } == [["X", "9", "8"]])
    #expect(end.others.map(\.isSetAside) == [true])
    #expect(try shoot.sheet(of: Self.ben).running.score == 28)
    let audit = shoot.rehearsal.log.auditTrail()
    #expect(audit.last?.text == "ben: X 9 9 counts in end 1. Reason: seen at the target.")
  }

  @Test func `are settled by choosing the counting entry, too`() throws {
    var shoot = try disputed()
    let first = try #require(try shoot.tournament.disputes.first?.entries.first)
    try shoot.perform(.settle(Self.ben, end: 1, entry: first.id, reason: nil))
    #expect(try shoot.tokens(of: Self.ben) == "X 9 8")
    #expect(try shoot.tournament.disputes.isEmpty)
    let unknown = TournamentCommand.settle(Self.ben, end: 1, entry: "nothing", reason: nil)
    #expect(try shoot.refusal(of: unknown) == .unknownEntry)
  }

  @Test func `agree again once a scorer has corrected the own one`() throws {
    var shoot = try disputed(.double)
    #expect(try shoot.tournament.disputes.count == 1)
    try shoot.perform(.edit(Self.ben, end: 1, arrow: 3, value: "8", reason: "misheard"), by: "cleo")
    #expect(try shoot.tournament.disputes.isEmpty)
    #expect(try shoot.tokens(of: Self.ben) == "X 9 8")
    #expect(try shoot.sheet(of: Self.ben)[end: 1]?.isConfirmed == true)
  }

  @Test func `hold up finalising and closing, until closed by force`() throws {
    var shoot = try disputed(ends: 1)
    #expect(try shoot.refusal(of: .finalise, by: "ben") == .disputed)
    #expect(try shoot.refusal(of: .complete(force: false)) == .disputed)
    try shoot.perform(.complete(force: true))
    let results = try shoot.results()
    #expect(results.disputes.count == 1)
    #expect(results.version == 1)
    let first = try #require(results.disputes.first?.entries.last)
    try shoot.perform(.settle(Self.ben, end: 1, entry: first.id, reason: nil))
    let corrected = try shoot.results()
    #expect((corrected.disputes.count, corrected.version, corrected.rows.first?.totalScore) == (0, 2, 28))
  }

  // MARK: Every end entered twice

  @Test func `are each scorer's own sheet with double entry`() throws {
    var shoot = try opened(.double)
    try shoot.shoot("X", for: Self.ben)
    try shoot.shoot("X 9 8", for: Self.ben, by: "cleo")
    try shoot.shoot("9 8 7", for: Self.ben)
    let sheets = try ["ben", "cleo"].map { try shoot.tournament.view(of: $0).sheet(of: Self.ben) }
    #expect(
      sheets.map { $0.ends.map { $0.arrows.map(\.value.token.rawValue) } } == [
        [["X", "9", "8"], ["7"]], [["X", "9", "8"], []],
      ]
    )
    #expect(try shoot.tournament.view(of: "cleo").currentEnd == 2)
    #expect(try shoot.tournament.disputes.isEmpty)
    #expect(try shoot.sheet(of: Self.ben).running.arrows == 4)
  }

  @Test func `are both needed before sheets are final, where every end is entered twice`() throws {
    var shoot = try opened(.double, ends: 1)
    try shoot.shoot("X 9 8", for: Self.ben)
    #expect(try shoot.refusal(of: .finalise, by: "ben") == .notConfirmed)
    #expect(try shoot.refusal(of: .complete(force: false)) == .notConfirmed)
    try shoot.shoot("X 9 8", for: Self.ben, by: "cleo")
    try shoot.perform(.finalise, by: "ben")
    try shoot.perform(.complete(force: false))
  }

  @Test func `are each corrected by its own scorer, and by the organiser`() throws {
    var shoot = try opened(.double)
    try shoot.shoot("X 9 8", for: Self.ben)
    try shoot.shoot("X 9 7", for: Self.ben, by: "cleo")
    try shoot.perform(.undo, by: "cleo")
    #expect(try shoot.tokens(of: Self.ben) == "X 9 8")
    try shoot.shoot("6", for: Self.ben, by: "cleo")
    #expect(try shoot.tournament.disputes.first?.entries.map(\.total) == [27, 25])
    let foreign = try #require(shoot.rehearsal.events.last { $0.type == "arrow" && $0.actor == "ben" })
    let body = #"{"arrow":"\#(foreign.id)","new":"6","old":"8","reason":"so"}"#
    var log = shoot.rehearsal.log
    log.take([ScoringEvent("edited", by: "cleo", on: Self.ben, body, as: "foreign", at: 99_000, stamped: 99_000)])
    #expect(log.tournament?.refused.last?.refusal.scoringCode == .notAllowed)
    try shoot.perform(.edit(Self.ben, end: 1, arrow: 3, value: "6", reason: "seen"))
    #expect(try shoot.tokens(of: Self.ben) == "X 9 6")
    #expect(try shoot.tournament.disputes.isEmpty)
  }

  @Test func `need no second where ends were missed by a late archer`() throws {
    let settings = TournamentSettings(lateJoiners: .missedEndsAreMisses, entry: .double)
    var shoot = try Shoot(ends: 2, of: 3, settings: settings, archers: "ben")
    try shoot.perform(.appointScorers(["cleo"], for: Self.ben))
    try shoot.shoot("X 9 8", for: Self.ben)
    try shoot.shoot("X 9 8", for: Self.ben, by: "cleo")
    try shoot.join("dora")
    #expect(try shoot.tournament.view(of: "dora").sheet(of: "dora").endsCompleted == 1)
    #expect(try shoot.sheet(of: "dora")[end: 1]?.isConfirmed == true)
  }

  /// Every order of arrival gives the same shoot, whatever two devices enter, undo, correct and decide.
  ///
  /// No acknowledged arrow is missing from the sheet, and totals match the counting arrows.
  @Test(arguments: 1...60)
  func `are the same in every store, and lose nothing`(seed: UInt64) throws {
    var dice = Dice(seed: seed)
    var shoot = try opened(dice.roll(0..<2) == 0 ? .single : .double, ends: 3)
    var entered: Set<EventID> = []
    for _ in 0..<60 {
      let scorer = dice.pick(["ben", "cleo"] as [UserID])
      let place = ArrowPlace(end: dice.roll(1..<4), number: dice.roll(1..<4))
      let command: TournamentCommand =
        switch dice.roll(0..<12) {
        case 0..<5: .record(.token(dice.pick(["X", "9", "8"]), device: "any"), for: Self.ben)
        case 5..<8: .record(.token(dice.pick(["X", "9"]), device: dice.pick(["a", "b"]), at: place), for: Self.ben)
        case 8: .undo
        case 9: .edit(Self.ben, end: place.end, arrow: place.number ?? 1, value: "9", reason: "seed \(seed)")
        default:
          .settle(
            Self.ben,
            end: place.end,
            entry: dice.pick(try shoot.tournament.disputes.flatMap(\.entries).map(\.id) + ["none"]),
            reason: nil
          )
        }
      let isSettling = if case .settle = command { true } else { false }
      let before = shoot.rehearsal.tournament
      do {
        let events = try shoot.perform(command, by: isSettling ? Shoot.organiser : scorer)
        for event in events {
          if event.type == "arrow" { entered.insert(event.id) }
          if let retracted = event.retracts { entered.remove(retracted) }
        }
      } catch {
        #expect(shoot.rehearsal.tournament == before, "seed \(seed): a refusal changed something")
      }
    }
    let sheet = try shoot.sheet(of: Self.ben)
    let held = Set(sheet.ends.flatMap { [$0.arrows] + $0.others.map(\.arrows) }.joined().map(\.id))
    let refused = Set(try shoot.tournament.refused.map(\.event.id))
    #expect(held == entered.subtracting(refused), "seed \(seed)")
    #expect(sheet.running.score == sheet.ends.flatMap(\.arrows).reduce(0) { $0 + $1.value.points }, "seed \(seed)")
    #expect(sheet.ends.allSatisfy { $0.arrows.count <= 3 && $0.others.allSatisfy { $0.arrows.count <= 3 } })
    for _ in 0..<3 {
      var replica = TournamentLog("shoot")
      var events = shoot.rehearsal.log.events
      while !events.isEmpty { replica.take([events.remove(at: dice.roll(0..<events.count))]) }
      #expect(replica.tournament == shoot.rehearsal.tournament, "seed \(seed)")
    }
  }
}

extension `Two entries of one end` {
  @Test func `let a scorer finish a differing entry, so that the dispute shows`() throws {
    var shoot = try opened()
    try enter("10", end: 1, by: "ben", &shoot)
    try enter("9", end: 1, by: "cleo", on: "tablet", &shoot)
    let kept = try shoot.tournament.view(of: "cleo").sheet(of: Self.ben)
    #expect(kept.ends[0].arrows.map(\.value.token.rawValue) == ["9"])
    try enter("8 7", end: 1, from: 2, by: "cleo", on: "tablet", &shoot)
    #expect(try shoot.tokens(of: Self.ben) == "9 8 7")
    try enter("9 9", end: 1, from: 2, by: "ben", &shoot)
    #expect(try shoot.tournament.disputes.first?.entries.map(\.total) == [24, 28])
  }

  @Test func `stay settled, whatever the scorers would undo`() throws {
    var shoot = try disputed()
    let second = try #require(try shoot.tournament.disputes.first?.entries.last)
    try shoot.perform(.settle(Self.ben, end: 1, entry: second.id, reason: nil))
    for scorer in ["ben", "cleo"] as [UserID] { #expect(try shoot.refusal(of: .undo, by: scorer) == .notAllowed) }
    let settled = try #require(try shoot.tournament.settledDisputes.first)
    #expect(settled.entries.map(\.total) == [28, 27] && settled.isSettled)
    try shoot.perform(.settle(Self.ben, end: 1, entry: settled.entries[1].id, reason: "again"))
    #expect(try shoot.tokens(of: Self.ben) == "X 9 8")
  }

  @Test func `yield to the judge's correction, which no other user retracts`() throws {
    var shoot = try opened(.double)
    try shoot.shoot("X 9 8", for: Self.ben)
    try shoot.shoot("X 9 8", for: Self.ben, by: "cleo")
    try shoot.perform(.edit(Self.ben, end: 1, arrow: 3, value: "7", reason: "line call"))
    #expect(try shoot.tournament.disputes.isEmpty)
    #expect(try shoot.tokens(of: Self.ben) == "X 9 7")
    #expect(try shoot.refusal(of: .undo, by: "ben") == .notAllowed)
    #expect(try shoot.sheet(of: Self.ben)[end: 1]?.isConfirmed == true)
  }

  @Test func `of an organiser's guests can be corrected by the organiser before they agree`() throws {
    var shoot = try Shoot(ends: 2, of: 3, settings: TournamentSettings(entry: .double))
    try shoot.addGuest("gina", named: "Gina", by: Shoot.organiser)
    try shoot.perform(.appointScorers(["cleo"], for: "gina"))
    try shoot.start()
    try shoot.shoot("X 9 8", for: "gina", by: "cleo")
    try shoot.perform(.edit("gina", end: 1, arrow: 3, value: "7", reason: "seen"))
    #expect(try shoot.tokens(of: "gina") == "X 9 7")
  }

  @Test func `leave no scorer at the wrong end, when an earlier one is open again`() throws {
    var shoot = try opened(ends: 3)
    try shoot.shoot("X 9 8", for: Self.ben)
    try shoot.shoot("7 7 7", for: Self.ben, by: "cleo")
    try shoot.perform(.undo, by: "ben")
    for scorer in ["ben", "cleo"] as [UserID] {
      let tournament = try shoot.tournament
      let screen = tournament.scoringScreen(ScorerSelection(scorer: scorer, in: tournament))
      #expect(screen.progress?.end == 1 && screen.progress?.arrow == 3)
      #expect(screen.participants.first?.openEnd == 1 && screen.openEnd?.number == 1)
    }
    try enter("8", end: 1, from: 3, by: "cleo", &shoot)
    #expect(try shoot.tokens(of: Self.ben) == "X 9 8 / 7 7 7")
  }
}
