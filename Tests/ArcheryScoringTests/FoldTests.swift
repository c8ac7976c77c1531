import ArcheryScoring
import Domain
import Leaderboards
import SeededRandom
import SpaceContracts
import Testing

@Suite struct `The fold of a journal` {
  /// The same commands done on plain lists of tokens, to compare with.
  struct Model {
    struct Shot { let archer: PlayerID, end: Int, scorer: UserID }

    var sheets: [PlayerID: [[String]]] = [:]
    var shots: [Shot] = []

    mutating func record(_ token: String, _ archer: PlayerID, _ scorer: UserID, size: Int) {
      var ends = sheets[archer] ?? [[]]
      if ends[ends.count - 1].count == size { ends.append([]) }
      ends[ends.count - 1].append(token)
      sheets[archer] = ends
      shots.append(Shot(archer: archer, end: ends.count, scorer: scorer))
    }

    mutating func undo(_ scorer: UserID) {
      guard let place = shots.lastIndex(where: { $0.scorer == scorer }) else { return }
      let shot = shots.remove(at: place)
      sheets[shot.archer]?[shot.end - 1].removeLast()
      if sheets[shot.archer]?.last?.isEmpty == true, shot.end > 1 { sheets[shot.archer]?.removeLast() }
    }
  }

  static let scorers: [UserID] = ["ana", "ben"]
  static let archers: [PlayerID: UserID] = ["ana": "ana", "ana's guest": "ana", "ben": "ben", "ben's guest": "ben"]

  func opened() throws -> Shoot {
    var shoot = try Shoot(ends: 3, of: 3)
    for scorer in Self.scorers {
      try shoot.join(scorer)
      try shoot.addGuest(PlayerID(rawValue: "\(scorer)'s guest"), by: scorer)
    }
    try shoot.start()
    return shoot
  }

  @Test(arguments: 1...40)
  func `is the final sheet, however often arrows were retracted and corrected`(seed: UInt64) throws {
    var (dice, shoot, model) = (Dice(seed: seed), try opened(), Model())
    for _ in 0..<120 {
      let scorer = dice.pick(Self.scorers)
      let own = Self.archers.filter { $0.value == scorer }.map(\.key).sorted()
      let archer = dice.pick(own)
      let token = dice.pick(["X", "10", "9", "5", "1", "M"])
      switch dice.roll(0..<10) {
      case 0...6:
        if try shoot.refusal(of: .record(.token(token), for: archer), by: scorer) == nil {
          model.record(token, archer, scorer, size: 3)
        }
      case 7: if try shoot.refusal(of: .undo, by: scorer) == nil { model.undo(scorer) }
      default:
        let (end, arrow) = (dice.roll(1..<4), dice.roll(1..<4))
        let edit = TournamentCommand.edit(archer, end: end, arrow: arrow, value: token, reason: "seed \(seed)")
        if try shoot.refusal(of: edit, by: scorer) == nil { model.sheets[archer]?[end - 1][arrow - 1] = token }
      }
    }
    for archer in Self.archers.keys {
      let tokens = (model.sheets[archer] ?? []).map { $0.joined(separator: " ") }.joined(separator: " / ")
      #expect(try shoot.tokens(of: archer) == tokens, "seed \(seed), \(archer)")
      let points = try (model.sheets[archer] ?? []).joined().reduce(0) { sum, token in
        sum + (try ScoringSystem.tenZone.value(of: token).points)
      }
      #expect(try shoot.sheet(of: archer).running.score == points, "seed \(seed), \(archer)")
    }
    var replayed = TournamentLog("shoot")
    // Arriving backwards, they are all folded again rather than one by one.
    replayed.take(shoot.rehearsal.log.events.reversed())
    #expect(replayed.tournament == shoot.rehearsal.tournament, "seed \(seed)")
  }

  /// Two devices that score the same archers while away from one another, and meet now and then.
  func wander(_ seed: UInt64) throws -> [ScoringEvent] {
    var dice = Dice(seed: seed)
    var replicas = [Replica("phone"), Replica("tablet")]
    replicas[0].receive(try opened().rehearsal.log.events)
    replicas[1].receive(replicas[0].events)
    let start: Int64 = 100_000
    for step in 0..<120 {
      let here = dice.roll(0..<2)
      let scorer = dice.pick(Self.scorers)
      let archer = dice.pick(Self.archers.filter { $0.value == scorer }.map(\.key).sorted())
      let command: TournamentCommand =
        switch dice.roll(0..<42) {
        case 0..<26: .record(.token(dice.pick(["X", "9", "M"])), for: archer)
        case 26..<31: .undo
        case 31..<35: .edit(archer, end: dice.roll(1..<4), arrow: dice.roll(1..<4), value: "8", reason: "why")
        case 35: .withdraw(archer, reason: nil)
        case 36: .pause
        case 37: .resume
        case 38: .finalise
        case 39..<41:
          .changeArcher(
            archer,
            displayName: "At a target",
            bowType: .recurve,
            shaftDiameterUm: nil,
            target: try? TargetPlace("\(dice.roll(1..<3))A")
          )
        default: .add(.init(PlayerID(rawValue: "late \(step)"), displayName: "Late", isGuest: true))
        }
      let isCourse =
        switch command {
        case .pause, .resume, .changeArcher: true
        default: false
        }
      // The tablet's clock is slow, and both tick unevenly.
      let time = start + Int64(step) * 50 - Int64(here) * 500 + Int64(dice.roll(0..<100))
      try? replicas[here].perform(command, by: isCourse ? Shoot.organiser : scorer, at: Timestamp(rawValue: time))
      if dice.roll(0..<25) == 0 {
        replicas[0].receive(replicas[1].events)
        replicas[1].receive(replicas[0].events)
      }
    }
    replicas[0].receive(replicas[1].events)
    replicas[1].receive(replicas[0].events)
    #expect(replicas[0].log.tournament == replicas[1].log.tournament, "seed \(seed)")
    return replicas[0].events
  }

  @Test(arguments: 1...60)
  func `is the same on every replica that holds the same events, whatever the order of arrival`(seed: UInt64) throws {
    let events = try wander(seed)
    var expected = TournamentLog("shoot")
    expected.take(events)
    let contract = FoldContract<TournamentLog>(TournamentAbout("shoot")) { $0.tournament }
    for order in 1...4 as ClosedRange<UInt64> {
      #expect(try contract.faults(of: events, seed: seed &* 7 + order) == [])
    }
    let tournament = try #require(expected.tournament)
    for archer in tournament.roster {
      #expect(tournament.sheet(of: archer.id).ends.allSatisfy { $0.arrows.count <= 3 }, "seed \(seed)")
    }
    let decided = expected.auditTrail().filter { !$0.id.hasSuffix("/end") }
    #expect(decided.map(\.id) == events.map(\.id.rawValue), "seed \(seed)")
    #expect(decided.count { $0.effect == .refused } == tournament.refused.count, "seed \(seed)")
  }

  @Test func `is put to enough that can go wrong`() throws {
    var counts: [AuditEntry.Effect: Int] = [:]
    var types: Set<AuditEntry.Kind> = []
    for seed in 1...20 as ClosedRange<UInt64> {
      var log = TournamentLog("shoot")
      log.take(try wander(seed))
      for line in log.auditTrail() { counts[line.effect, default: 0] += 1 }
      types.formUnion(log.auditTrail().filter { $0.effect == .applied }.map(\.type))
    }
    #expect(counts[.refused, default: 0] > 80)
    #expect(counts[.takenBack, default: 0] > 50)
    let usual: [Action.Kind] = [.arrow, .undone, .edited, .withdrawn, .paused, .resumed, .participantAdded]
    #expect(types.isSuperset(of: usual.map { .action($0) }))
  }

  @Test func `keeps an arrow from another device beside those that count`() throws {
    var phone = Replica("phone")
    phone.receive(try opened().rehearsal.log.events)
    var tablet = Replica("tablet")
    tablet.receive(phone.events)
    for time in [1, 3, 5] as [Timestamp] { try phone.perform(.record(.token("9"), for: "ana"), by: "ana", at: time) }
    try tablet.perform(.record(.token("7"), for: "ana"), by: "ana", at: 1_000_000)
    phone.receive(tablet.events)
    let merged = try #require(phone.log.tournament)
    #expect(merged.sheet(of: "ana").running.score == 27)
    #expect(merged.refused == [])
    let others = merged.sheet(of: "ana").ends[0].others.map { $0.arrows.map(\.id) }
    #expect(others == [["tablet-1"]])
    #expect(merged.disputes.isEmpty, "one arrow is no end yet")
  }

  @Test func `lists a fourth arrow of an earlier version, and counts it when one is retracted`() throws {
    var shoot = try Shoot(ends: 1, of: 3, archers: "ana")
    try shoot.shoot("9 9 9", for: "ana")
    let body = #"{"end":1,"token":"7","inputMode":"Buttons","isOverridden":false}"#
    var log = shoot.rehearsal.log
    log.take([ScoringEvent("arrow", by: "ana", on: "ana", body, as: "fourth", at: 9_000, stamped: 90_000)])
    #expect(log.tournament?.refused.map(\.refusal.scoringCode) == [.endAlreadyComplete])
    let undone = try #require(try log.decide(.undo, by: "ana").events(as: "undo", by: "ana", at: 91_000).first)
    log.take([undone.stamped(Stamp(time: 91_000, device: "old"))])
    #expect(log.tournament?.sheet(of: "ana").running.score == 25)
    #expect(log.tournament?.refused == [])
  }

  @Test func `does not move arrows into another end when one before is retracted`() throws {
    var shoot = try Shoot(ends: 2, of: 2, archers: "ana")
    try shoot.perform(.appointScorers(["ben"], for: "ana"))
    try shoot.shoot("1", for: "ana", by: "ben")
    try shoot.shoot("2 3", for: "ana")
    try shoot.perform(.undo, by: "ben")
    #expect(try shoot.tokens(of: "ana") == "2 / 3")
    #expect(try shoot.sheet(of: "ana").openEnd == 1)
    try shoot.shoot("4", for: "ana")
    #expect(try shoot.tokens(of: "ana") == "2 4 / 3")
  }
}
