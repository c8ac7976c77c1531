import ArcheryScoring
import Domain
import Testing

/// Shoots to render pages of, made through the domain's own rules.
struct SampleShoots {
  private var rehearsal: TournamentRehearsal
  private var count: Int64 = 0
  let owner: UserID = "ana"

  /// A shoot that is open, with its owner in the roster.
  init(_ round: String = "wa720_70", name: String = "Club") throws {
    rehearsal = TournamentRehearsal("s/1")
    let round = try #require(RoundCatalogue.round(round))
    try perform(.create(name: name, round: round, settings: TournamentSettings()))
    try perform(.add(.init("ana", displayName: "Ana")))
  }

  /// A shoot that has begun, with guests beside its owner.
  static func started(_ round: String = "wa720_70", guests: KeyValuePairs<PlayerID, String> = [:]) throws -> Self {
    var shoot = try Self(round)
    for (id, name) in guests { try shoot.addGuest(id, name) }
    try shoot.perform(.start)
    return shoot
  }

  mutating func perform(_ command: TournamentCommand) throws {
    count += 1
    try rehearsal.perform(command, by: owner, at: Timestamp(rawValue: count), as: EventID(rawValue: "e\(count)"))
  }

  mutating func addGuest(_ id: PlayerID, _ name: String) throws {
    try perform(.add(.init(id, displayName: name, isGuest: true)))
  }

  /// Tokens apart by spaces.
  mutating func shoot(_ archer: PlayerID, _ tokens: String) throws {
    for token in tokens.split(separator: " ") { try perform(.record(.token(String(token)), for: archer)) }
  }

  var tournament: Tournament { get throws { try #require(rehearsal.tournament) } }

  var trail: [AuditEntry] { get throws { rehearsal.log.auditTrail() } }

  func scoring(_ archer: PlayerID? = nil) throws -> ScoringScreen {
    try tournament.scoringScreen(ScorerSelection(scorer: owner, in: tournament, preferring: archer))
  }

  func board() throws -> BoardScreen { try tournament.boardScreen(for: BoardViewer(owner, now: 10)) }
  func results() throws -> ResultsScreen { try tournament.resultsScreen(for: BoardViewer(owner, now: 10)) }
}
