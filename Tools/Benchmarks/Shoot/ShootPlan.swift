import ArcheryScoring
import Domain
import SeededRandom

/// Every event of a shoot, decided before it is sent, and the tournament that they make.
struct ShootPlan: Sendable {
  /// Making the shoot, the roster, and the start.
  let opening: [ScoringEvent]
  /// By end, then by archer, one event for each arrow.
  let ends: [[[ScoringEvent]]]
  private let rehearsal: TournamentRehearsal

  init(_ id: TournamentID, archers: Int, organiser: UserID) throws {
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
    for user in users {
      opening += try perform(.add(.init(PlayerID(user), displayName: Self.name(of: PlayerID(user)))), by: organiser)
    }
    opening += try perform(.start, by: organiser)
    self.opening = opening
    var random = SplitMix64(seed: 1)
    let tokens = ["X", "10", "9", "8", "7", "6", "5", "M"]
    ends = try (0..<ShootBenchmark.ends).map { _ in
      try users.map { user in
        try (0..<ShootBenchmark.arrows).flatMap { _ in
          let token = tokens[Int(random.next() % UInt64(tokens.count))]
          return try perform(.record(.token(token), for: PlayerID(user)), by: user)
        }
      }
    }
    self.rehearsal = rehearsal
  }

  /// Returns the name of an archer on the board.
  static func name(of archer: PlayerID) -> String { "Archer \(archer)" }

  /// An end as it comes in where all shoot at once: everybody's first arrow, then everybody's second.
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
