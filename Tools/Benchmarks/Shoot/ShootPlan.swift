import ArcheryScoring
import Domain
import Leaderboards
import SeededRandom

/// Every event of a shoot, decided before it is sent, and the tournament that they make.
struct ShootPlan: Sendable {
  /// Making the shoot, the roster, and the start.
  let opening: [ScoringEvent]
  /// By end, then by archer, one event for each arrow.
  let ends: [[[ScoringEvent]]]
  private let rehearsal: TournamentRehearsal

  /// The values that archers shoot, as far as their face has them.
  private static let tokens = ["X", "10", "9", "8", "7", "6", "5", "M"]

  /// Plans the shoot.
  ///
  /// `count` is 1 for a shoot of one round, or up to 4 for as many categories with a round and a face each. The archers are
  /// spread over the categories in turn.
  init(_ id: TournamentID, archers: Int, categories count: Int, organiser: UserID) throws {
    let categories = count > 1 ? Array(try Self.categories().prefix(count)) : []
    var rehearsal = TournamentRehearsal(id)
    var count: Int64 = 0
    func perform(_ command: TournamentCommand, by actor: UserID) throws -> [ScoringEvent] {
      count += 1
      let time = Timestamp(rawValue: 1_750_000_000_000 + count)
      return try rehearsal.perform(command, by: actor, at: time, as: EventID(rawValue: "e\(count)"))
    }
    let pass = Pass(ends: ShootBenchmark.ends, arrowsPerEnd: ShootBenchmark.arrows, .tenZone)
    let round = try Round(custom: "Benchmark", passes: [pass])
    var opening = try perform(.create(name: "Benchmark", round: round, settings: TournamentSettings()), by: organiser)
    let users = (1...archers).map { UserID(rawValue: "archer-\($0)") }
    if !categories.isEmpty { opening += try perform(.setCategories(categories), by: organiser) }
    func category(_ number: Int) -> TournamentCategory? {
      categories.isEmpty ? nil : categories[number % categories.count]
    }
    for (number, user) in users.enumerated() {
      let bow = category(number)?.bows.first
      let archer = TournamentCommand.NewArcher(
        PlayerID(user),
        displayName: Self.name(of: PlayerID(user)),
        bowType: bow
      )
      opening += try perform(.add(archer), by: organiser)
    }
    opening += try perform(.start, by: organiser)
    self.opening = opening
    var random = SplitMix64(seed: 1)
    ends = try (0..<ShootBenchmark.ends).map { _ in
      try users.enumerated().map { number, user in
        let known = (category(number)?.round ?? round).passes[0].scoringSystem.buttons.map(\.token)
        let tokens = Self.tokens.filter(known.contains)
        return try (0..<ShootBenchmark.arrows).flatMap { _ in
          let token = tokens[Int(random.next() % UInt64(tokens.count))]
          return try perform(.record(.token(token), for: PlayerID(user)), by: user)
        }
      }
    }
    self.rehearsal = rehearsal
  }

  /// Four categories with rounds of as many ends and arrows.
  private static func categories() throws -> [TournamentCategory] {
    func known(_ code: String) throws -> Round {
      guard let round = RoundCatalogue.round(code) else {
        throw Refusal("unknownRound", "There is no round \(code) in the catalogue.")
      }
      return round
    }
    let fiveZones = Pass(ends: ShootBenchmark.ends, arrowsPerEnd: ShootBenchmark.arrows, .fiveZone)
    return [
      TournamentCategory("R", name: "Recurve", bows: [.recurve], round: try known("wa720_70")),
      TournamentCategory("C", name: "Compound", bows: [.compound], round: try known("wa720_50_c@TEN_ZONE_6_RING")),
      TournamentCategory("B", name: "Barebow", bows: [.barebow], round: try known("wa720_50_b")),
      TournamentCategory(
        "L",
        name: "Longbow",
        bows: [.longbow],
        round: try Round(custom: "Longbow", passes: [fiveZones])
      ),
    ]
  }

  /// Returns the name of an archer on the board.
  static func name(of archer: PlayerID) -> String { "Archer \(archer)" }

  /// The arrows of an end if all archers shoot at once: all first arrows, then all second ones.
  func arrows(ofEnd number: Int) -> [ScoringEvent] {
    (0..<ShootBenchmark.arrows).flatMap { place in ends[number].map { $0[place] } }
  }

  /// How long each of an end's arrows in the middle of the shoot takes, in this process, until the board shows it.
  func updates() -> [Duration] {
    let (events, clock) = (rehearsal.log.events, ContinuousClock())
    let middle = events.count / 2
    var log = TournamentLog(rehearsal.log.id)
    log.take(events[..<middle])
    return events[middle...].prefix(ends[0].count).map { arrow in
      clock.measure {
        log.take([arrow])
        _ = log.tournament?.boardScreen(for: BoardViewer(nil, now: 0))
      }
    }
  }

  /// The board after all of it.
  func board() -> (rows: [BoardRow], count: Int) {
    let rows = rehearsal.tournament?.boardScreen(for: BoardViewer(nil, now: 0)).rows ?? []
    return (rows, rows.count)
  }
}
