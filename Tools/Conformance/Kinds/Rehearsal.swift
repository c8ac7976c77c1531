import ArcheryScoring
import CanonicalJSON
import Domain

/// The common part of the two tournament kinds: a tournament in memory with a format, and rows of its board.
struct Rehearsal {
  /// An id that no case uses.
  static let organiser = UserID(rawValue: "conformance organiser")

  static let formatShape = Shape.object(["ends": .int, "arrowsPerEnd": .int, "scoringSystem": .text])
  static let rowShape = Shape.row([
    "id": .text, "ordinal": .int, "rank": .int, "dense": .int, "tied": .bool, "totalScore": .int, "xCount": .int,
    "tenCount": .int, "endsCompleted": .int, "arrowsShot": .int, "hits": .int, "scoreDifferenceFromFirst": .int,
  ])

  private(set) var rehearsal = TournamentRehearsal("conformance")
  private var count = 0

  init(format: JSON?, advance: TournamentSettings.Advance = .firstInRoster) throws {
    let system = try ScoringSystem(conformanceName: format?["scoringSystem"]?.text ?? "")
    let pass = Pass(ends: format?["ends"]?.whole ?? 0, arrowsPerEnd: format?["arrowsPerEnd"]?.whole ?? 0, system)
    let settings = TournamentSettings(
      advance: advance,
      guestsPerParticipant: TournamentSettings.largestRoster,
      guestsPerTournament: TournamentSettings.largestRoster
    )
    let round = try Round(custom: "Conformance", passes: [pass])
    try perform(.create(name: "Conformance", round: round, settings: settings), by: Self.organiser)
  }

  var tournament: Tournament {
    get throws {
      guard let tournament = rehearsal.tournament else { throw Mismatch(expected: "a tournament", got: "none") }
      return tournament
    }
  }

  @discardableResult
  mutating func perform(
    _ command: TournamentCommand,
    by actor: UserID?
  ) throws(Refusal) -> [ScoringEvent] {
    count += 1
    return try rehearsal.perform(
      command,
      by: actor,
      at: Timestamp(rawValue: Int64(count)),
      as: EventID(rawValue: "e\(count)")
    )
  }

  func rows(_ rule: RankingRule, _ basis: BoardBasis) throws -> JSON {
    let board = try tournament.board(for: BoardViewer(nil, now: 0), rule: rule, basis: basis)
    return .list(board.rows.map(Self.json))
  }

  private static func json(_ row: BoardRow) -> JSON {
    .members([
      "id": .text(row.id.rawValue), "ordinal": .whole(row.ordinal), "rank": .whole(row.rank),
      "dense": .whole(row.dense), "tied": .bool(row.tied), "totalScore": .whole(row.totalScore),
      "xCount": .whole(row.xCount), "tenCount": .whole(row.tenCount), "endsCompleted": .whole(row.endsCompleted),
      "arrowsShot": .whole(row.arrowsShot), "hits": .whole(row.hits),
      "scoreDifferenceFromFirst": .whole(row.scoreDifferenceFromFirst),
    ])
  }
}
