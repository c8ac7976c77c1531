import ArcheryScoring
import CanonicalJSON
import Domain
import Foundation
import Leaderboards
import Testing

@Suite struct `Best scores` {
  let storage = emptyStorage()
  var bests: BestScores { BestScores(storage.leaderboards) { $0 } }
  /// Within the season in which everything of these tests is shot.
  static let now: Timestamp = 9_000_000

  /// Ana, Ben and a guest of Ana's shoot an indoor round; each shoots one value all the time.
  func shoot(
    _ id: TournamentID,
    at start: Int64,
    ana: String,
    ben: String = "5",
    bow: BowType? = .recurve,
    round code: String = "bray_i",
    own: Round? = nil,
    date: String? = nil
  ) throws -> TournamentRehearsal {
    var (shoot, count) = (TournamentRehearsal(id), Int64(0))
    func perform(_ command: TournamentCommand, by actor: UserID) throws {
      count += 1
      let time = Timestamp(rawValue: start + count * 1000)
      try shoot.perform(command, by: actor, at: time, as: EventID(rawValue: "e\(count)"))
    }
    let round = try #require(own ?? RoundCatalogue.round(code))
    try perform(.create(name: "Shoot", round: round, settings: TournamentSettings(date: date)), by: "org")
    try perform(.add(.init("ana", displayName: "Ana", bowType: bow)), by: "ana")
    try perform(.add(.init("ben", displayName: "Ben", bowType: bow)), by: "ben")
    try perform(.add(.init("guest", displayName: "Gast", isGuest: true, bowType: bow)), by: "ana")
    try perform(.start, by: "org")
    for _ in 1...round.ends {
      for (archer, scorer, value) in [("ana", "ana", ana), ("guest", "ana", "10"), ("ben", "ben", ben)] {
        for _ in 1...3 {
          try perform(.record(.token(value), for: PlayerID(rawValue: archer)), by: UserID(rawValue: scorer))
        }
      }
    }
    try perform(.complete(force: false), by: "org")
    return shoot
  }

  func publish(_ shoot: TournamentRehearsal) async throws -> [PlayerID: PersonalBest] {
    try await bests.publish(try #require(shoot.tournament), at: Self.now)
  }

  func board(_ bow: BowType? = .recurve, in bucket: Bucket? = nil) async throws -> [String] {
    let round = try #require(RoundCatalogue.round("bray_i"))
    let rows = try await bests.screen(of: round, bow, bucket: bucket)?.rows ?? []
    return rows.map { "\($0.rank) \($0.displayName) \($0.score)" }
  }

  var season: Bucket { Period.seasonal.bucket(of: Self.now, in: .utc) }

  func submissions() async throws -> Int {
    try await storage.leaderboards.submissions(of: "bests/bray_i/RECURVE", player: nil, after: .zero, limit: 1000).count
  }

  @Test func `are those of registered archers, once, however often they are published`() async throws {
    let shoot = try shoot("t1", at: 0, ana: "9")
    for _ in 1...3 {
      let found = try await publish(shoot)
      #expect(found == ["ana": .init(score: 270, previous: nil), "ben": .init(score: 150, previous: nil)])
    }
    #expect(try await board() == ["1 Ana 270", "2 Ben 150"])
    #expect(try await board(in: season) == ["1 Ana 270", "2 Ben 150"])
    #expect(try await submissions() == 4)
    #expect(try await board(.compound).isEmpty)
  }

  @Test(arguments: [Period.seasonal, .monthly, .weekly, .daily])
  func `count in the season, month, week and day of their last arrow`(period: Period) async throws {
    let day: Int64 = 86_400_000
    _ = try await publish(shoot("t1", at: 0, ana: "9"))
    let bucket = period.bucket(of: 0, in: .utc)
    #expect(try await board(in: bucket) == ["1 Ana 270", "2 Ben 150"])
    let other = try shoot("t2", at: 200 * day, ana: "8")
    _ = try await bests.publish(try #require(other.tournament), at: Timestamp(rawValue: 200 * day + 9_000_000))
    #expect(try await board(in: bucket) == ["1 Ana 270", "2 Ben 150"])
    let later = period.bucket(of: Timestamp(rawValue: 200 * day), in: .utc)
    #expect(try await board(in: later) == ["1 Ana 240", "2 Ben 150"])
  }

  @Test func `count on the day of the shoot, though its cards are typed in later`() async throws {
    func time(_ month: Int64, _ day: Int64) -> Timestamp {
      ZoneTable.utc.start(ofDay: CivilDate(year: 2026, month: month, day: day).dayNumber)
    }
    let (typed, shot) = (time(11, 26), time(10, 31))
    let late = try shoot("t1", at: typed.rawValue, ana: "9", date: "2026-10-31")
    _ = try await bests.publish(try #require(late.tournament), at: typed.advanced(byMilliseconds: 9_000_000))
    for period in [Period.seasonal, .monthly, .weekly, .daily] {
      #expect(try await board(in: period.bucket(of: shot, in: .utc)) == ["1 Ana 270", "2 Ben 150"], "\(period)")
      #expect(try await board(in: period.bucket(of: typed, in: .utc)).isEmpty, "\(period)")
    }
    #expect(Period.seasonal.bucket(of: shot, in: .utc).id == "2026-OUTDOOR")
    // A shoot of the time between was shot later, though its scores were there before.
    let between = try shoot("t2", at: time(11, 10).rawValue, ana: "8")
    _ = try await bests.publish(try #require(between.tournament), at: typed.advanced(byMilliseconds: 9_000_000))
    let scores = try await bests.history(of: "ana").rounds.first?.scores ?? []
    #expect(scores.map(\.score) == [270, 240] && scores.map(\.isPersonalBest) == [false, false])
    #expect(scores.first.map { CivilDate(dayNumber: ZoneTable.utc.day(of: $0.shotAt)).description } == "2026-10-31")
    // Another date moves the score.
    let moved = try shoot("t1", at: typed.rawValue, ana: "9", date: "2026-11-02")
    _ = try await bests.publish(try #require(moved.tournament), at: typed.advanced(byMilliseconds: 9_000_000))
    #expect(try await board(in: Period.seasonal.bucket(of: shot, in: .utc)).isEmpty)
    #expect(try await board(in: Period.seasonal.bucket(of: typed, in: .utc)) == ["1 Ana 270", "2 Ben 150"])
  }

  @Test func `of an organiser's own round are compared where name and ends are the same`() async throws {
    func own(_ name: String, ends: Int = 2) throws -> Round {
      try Round(custom: name, passes: [Pass(ends: ends, arrowsPerEnd: 3, .tenZone)])
    }
    let forest = try own("Forest")
    let found = try await publish(shoot("t1", at: 0, ana: "8", own: forest))
    #expect(found["ana"] == PersonalBest(score: 48, previous: nil))
    #expect(try await publish(shoot("t2", at: 1_000_000, ana: "9", own: own("Forest")))["ana"]?.isBest == true)
    _ = try await publish(shoot("t3", at: 2_000_000, ana: "10", own: own("Field")))
    _ = try await publish(shoot("t4", at: 3_000_000, ana: "10", own: own("Forest", ends: 3)))
    let shoots: [TournamentID: String] = ["t2": "Sunday"]
    let board = try #require(try await bests.screen(of: forest, .recurve, shoots: shoots))
    #expect(board.roundName == "Forest" && board.rows.map(\.score) == [54, 30])
    #expect(board.rows.map(\.shoot) == ["Sunday", nil])
    #expect(BestScores.roundName(ofCode: board.round) == "Forest")
    let history = try await bests.history(of: "ana", own: [forest], shoots: shoots)
    #expect(history.rounds.map(\.roundName) == ["Forest"])
    #expect(history.rounds.first?.scores.map(\.score) == [48, 54])
    #expect(history.rounds.first?.scores.map(\.shoot) == [nil, "Sunday"])
  }

  @Test func `of all bows are each archer's best, with whatever bow`() async throws {
    let round = try #require(RoundCatalogue.round("bray_i"))
    _ = try await publish(shoot("t1", at: 0, ana: "8", ben: "9"))
    #expect(try await bests.screenOfAllBows(of: round) == nil)
    _ = try await publish(shoot("t2", at: 1_000_000, ana: "9", ben: "5", bow: .compound))
    let all = try #require(try await bests.screenOfAllBows(of: round))
    #expect(
      all.isOfAllBows && all.rows.map { "\($0.rank) \($0.displayName) \($0.score)" } == ["1 Ben 270", "1 Ana 270"]
    )
  }

  @Test func `come again after they were another for a while`() async throws {
    // The same version of the results with another score: an arrow that arrived late.
    let (one, other) = (try shoot("t1", at: 0, ana: "9"), try shoot("t1", at: 0, ana: "8"))
    for shoot in [one, other, one, other, one] { _ = try await publish(shoot) }
    #expect(try await board() == ["1 Ana 270", "2 Ben 150"])
  }

  @Test func `keep the best of several shoots, and say which was one`() async throws {
    let (first, second) = (try shoot("t1", at: 0, ana: "8"), try shoot("t2", at: 1_000_000, ana: "9"))
    let third = try shoot("t3", at: 2_000_000, ana: "9")
    _ = try await publish(first)
    #expect(try await publish(second)["ana"] == PersonalBest(score: 270, previous: 240))
    let equal = try #require(try await publish(third)["ana"])
    #expect(equal == PersonalBest(score: 270, previous: 270) && !equal.isBest && !equal.isFirst)
    // Published again, the earlier shoots are not measured by the later ones.
    #expect(try await publish(second)["ana"]?.isBest == true)
    #expect(try await publish(first)["ana"]?.isFirst == true)
    #expect(try await board() == ["1 Ana 270", "2 Ben 150"])
  }

  @Test func `follow a correction after the end, down as well as up`() async throws {
    var shoot = try shoot("t1", at: 0, ana: "9")
    _ = try await publish(shoot)
    for (number, (value, expected)) in [("M", "261"), ("9", "270"), ("10", "271")].enumerated() {
      let edit = TournamentCommand.edit("ana", end: 1, arrow: 1, value: value, reason: "line call")
      try shoot.perform(edit, by: "org", at: 8_000_000, as: EventID(rawValue: "edit-\(number)"))
      _ = try await publish(shoot)
      _ = try await publish(shoot)
      #expect(try await board() == ["1 Ana \(expected)", "2 Ben 150"])
      #expect(try await board(in: season) == ["1 Ana \(expected)", "2 Ben 150"])
    }
    try shoot.perform(.disqualify("ana", reason: "Licence"), by: "org", at: 8_500_000, as: "dsq")
    _ = try await publish(shoot)
    #expect(try await board() == ["1 Ben 150"])
  }

  @Test func `are an archer's history, with a line through them`() async throws {
    for (number, ana) in ["7", "9", "8"].enumerated() {
      _ = try await publish(shoot(TournamentID(rawValue: "t\(number)"), at: Int64(number) * 1_000_000, ana: ana))
    }
    _ = try await publish(shoot("bare", at: 3_000_000, ana: "6", bow: .barebow))
    let history = try await bests.history(of: "ana")
    #expect(history.rounds.map(\.bowType) == [.recurve, .barebow])
    let recurve = try #require(history.rounds.first)
    #expect(recurve.scores.map(\.score) == [210, 270, 240])
    #expect(recurve.scores.map(\.isPersonalBest) == [false, true, false])
    #expect(recurve.scores.map(\.tournament) == ["t0", "t1", "t2"])
    #expect((recurve.best, recurve.average, recurve.maxScore) == (270, 240, 300))
    let trend = try #require(recurve.trend)
    #expect((trend.first, trend.last, trend.pointsPerShoot) == (225, 255, 15))
    #expect(history.rounds.last?.trend == nil)
    #expect(try await bests.history(of: "guest").rounds.isEmpty)
  }

  @Test func `of a linked entry belong to the account, and leave it with the link`() async throws {
    var shoot = try shoot("t1", at: 0, ana: "9")
    func perform(_ command: TournamentCommand, by actor: UserID, _ id: EventID) throws {
      try shoot.perform(command, by: actor, at: 8_000_000, as: id)
    }
    _ = try await publish(shoot)
    #expect(try await board() == ["1 Ana 270", "2 Ben 150"])
    for number in 1...2 {
      try perform(.requestLink("guest"), by: "gert", EventID(rawValue: "ask\(number)"))
      try perform(.approveLink("guest", to: "gert"), by: "org", EventID(rawValue: "approve\(number)"))
      #expect(try await publish(shoot)["guest"]?.score == 300)
      #expect(try await board() == ["1 Gast 300", "2 Ana 270", "3 Ben 150"])
      #expect(try await board(in: season) == ["1 Gast 300", "2 Ana 270", "3 Ben 150"])
      let history = try await bests.history(of: "gert").rounds.first
      #expect(history?.scores.map(\.score) == [300] && history?.scores.first?.tournament == "t1")
      try perform(.endLink("guest", of: "gert"), by: "gert", EventID(rawValue: "end\(number)"))
      #expect(try await publish(shoot)["guest"] == nil)
      #expect(try await board() == ["1 Ana 270", "2 Ben 150"])
      #expect(try await bests.history(of: "gert").rounds.isEmpty)
    }
  }

  @Test func `of many archers are published together`() async throws {
    var shoot = TournamentRehearsal("many")
    func perform(_ command: TournamentCommand, _ id: String, by actor: UserID = "org") throws {
      try shoot.perform(command, by: actor, at: 1000, as: EventID(rawValue: id))
    }
    let round = try #require(RoundCatalogue.round("bray_i"))
    try perform(.create(name: "Shoot", round: round, settings: TournamentSettings()), "create")
    for number in 1...205 {
      let archer = UserID(rawValue: "a\(number)")
      try perform(.add(.init(PlayerID(archer), displayName: "A", bowType: .recurve)), "add\(number)", by: archer)
    }
    try perform(.start, "start")
    for number in 1...205 {
      let archer = UserID(rawValue: "a\(number)")
      for arrow in 1...30 {
        try perform(.record(.token("9"), for: PlayerID(archer)), "\(archer)-\(arrow)", by: archer)
      }
    }
    try perform(.complete(force: false), "complete")
    #expect(try await publish(shoot).count == 205)
    #expect(try await board().count == 205)
  }

  @Test func `of a season that is over for a year stay, and count for all time`() async throws {
    let late = Self.now.advanced(byMilliseconds: 500 * 86_400_000)
    let tournament = try #require(try shoot("t1", at: 0, ana: "9").tournament)
    _ = try await bests.publish(tournament, at: late)
    _ = try await bests.publish(tournament, at: late)
    #expect(try await board() == ["1 Ana 270", "2 Ben 150"])
    #expect(try await board(in: season).isEmpty)
  }

  @Test func `count on a board of an earlier version, which closes a day after a season`() async throws {
    let old = BoardDefinition(periods: [.allTime, .seasonal], plausible: 0...300)
    try await storage.leaderboards.define(old, at: "bests/bray_i/RECURVE")
    let tournament = try #require(try shoot("t1", at: 0, ana: "9").tournament)
    _ = try await bests.publish(tournament, at: Self.now.advanced(byMilliseconds: 300 * 86_400_000))
    #expect(try await board() == ["1 Ana 270", "2 Ben 150"])
    #expect(try await board(in: season).isEmpty)
  }

  @Test func `are not of shoots under way, nor of rounds that only call themselves the catalogue's`() async throws {
    var shoot = try Shoot(ends: 1, of: 1, archers: "ana")
    try shoot.shoot("9", for: "ana")
    #expect(try await bests.publish(shoot.tournament, at: Self.now).isEmpty)
    try shoot.perform(.complete(force: false))
    #expect(try await bests.publish(shoot.tournament, at: Self.now)["ana"]?.score == 9)
    let json = try CanonicalJSON.encode(try #require(RoundCatalogue.round("bray_i")))
    let text = String(decoding: json, as: UTF8.self).replacing("\"ends\":10", with: "\"ends\":1")
    let easy = try JSONDecoder().decode(Round.self, from: Data(text.utf8))
    #expect(easy.ends == 1 && easy.code == "bray_i")
    var other = try Shoot(easy)
    try other.join("ana")
    try other.start()
    try other.shoot("9 9 9", for: "ana")
    try other.perform(.complete(force: false))
    #expect(try await bests.publish(other.tournament, at: Self.now).isEmpty)
    #expect(try await board().isEmpty)
  }
}
