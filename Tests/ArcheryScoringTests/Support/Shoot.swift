import ArcheryScoring
import Domain

/// A tournament in memory for tests: short words for what happens at a shoot.
///
/// The organiser is `org`, who does not shoot. Each event comes a second after the one before.
struct Shoot {
  static let organiser: UserID = "org"

  private(set) var rehearsal = TournamentRehearsal("shoot")
  private(set) var count = 0

  init(
    ends: Int = 2,
    of arrows: Int = 3,
    _ system: ScoringSystem = .tenZone,
    face: FaceSize? = nil,
    settings: TournamentSettings = TournamentSettings()
  ) throws {
    let pass = Pass(ends: ends, arrowsPerEnd: arrows, system, face: face)
    try self.init(Round(custom: "Test", passes: [pass]), settings: settings)
  }

  init(_ round: Round, settings: TournamentSettings = TournamentSettings()) throws {
    try perform(.create(name: "Shoot", round: round, settings: settings), by: Self.organiser)
  }

  /// A started shoot with registered archers.
  init(
    ends: Int = 2,
    of arrows: Int = 3,
    _ system: ScoringSystem = .tenZone,
    settings: TournamentSettings = TournamentSettings(),
    archers: UserID...,
  ) throws {
    try self.init(ends: ends, of: arrows, system, settings: settings)
    for archer in archers { try join(archer) }
    try start()
  }

  var tournament: Tournament {
    get throws(Refusal) {
      guard let tournament = rehearsal.tournament else { throw Refusal(.notCreated, "") }
      return tournament
    }
  }

  @discardableResult
  mutating func perform(_ command: TournamentCommand, by actor: UserID?) throws(Refusal) -> [ScoringEvent] {
    count += 1
    return try rehearsal.perform(
      command,
      by: actor,
      at: Timestamp(rawValue: Int64(count) * 1000),
      as: EventID(rawValue: "e\(count)")
    )
  }

  mutating func join(_ user: UserID, named name: String? = nil) throws(Refusal) {
    try perform(.add(.init(PlayerID(user), displayName: name ?? user.rawValue)), by: user)
  }

  mutating func addGuest(_ guest: PlayerID, named name: String = "", by host: UserID) throws(Refusal) {
    try perform(.add(.init(guest, displayName: name, isGuest: true)), by: host)
  }

  mutating func start() throws(Refusal) {
    try perform(.start, by: Self.organiser)
  }

  /// Records arrows written with spaces between them; by the archer itself unless told otherwise.
  mutating func shoot(_ tokens: String, for archer: PlayerID, by scorer: UserID? = nil) throws(Refusal) {
    for token in tokens.split(separator: " ") {
      try perform(.record(.token(String(token)), for: archer), by: scorer ?? UserID(archer))
    }
  }

  func sheet(of archer: PlayerID) throws(Refusal) -> Sheet { try tournament.sheet(of: archer) }

  /// An archer's tokens, end by end, ends divided by `/`; open and empty ends too, up to the last that was begun.
  func tokens(of archer: PlayerID) throws(Refusal) -> String {
    let ends = try sheet(of: archer).ends.map { $0.arrows.map(\.value.token.rawValue).joined(separator: " ") }
    let begun = (ends.lastIndex { !$0.isEmpty } ?? -1) + 1
    return ends.prefix(begun).joined(separator: " / ")
  }

  func board(_ rule: RankingRule? = nil, _ basis: BoardBasis? = nil) throws(Refusal) -> [BoardRow] {
    try tournament.board(for: BoardViewer(nil, now: 0), rule: rule, basis: basis).rows
  }

  /// The code with which something is refused, after which nothing may have changed; nil where it is not.
  mutating func refusal(of command: TournamentCommand, by actor: UserID?) throws -> ScoringCode? {
    let before = rehearsal.tournament
    do {
      try perform(command, by: actor)
      return nil
    } catch {
      guard rehearsal.tournament == before else { throw ChangedByRefusal() }
      return error.scoringCode
    }
  }
}

struct ChangedByRefusal: Error {}

/// One scorer's device in tests: its selection follows the events that it records.
struct Device {
  var selection: ScorerSelection

  init(of scorer: UserID?, at shoot: Shoot) throws {
    selection = ScorerSelection(scorer: scorer, in: try shoot.tournament)
  }

  var selected: PlayerID? { selection.archer }

  mutating func enter(_ tokens: String, for archer: PlayerID? = nil, at shoot: inout Shoot) throws(Refusal) {
    for token in tokens.split(separator: " ") {
      try perform(.record(.token(String(token)), for: archer ?? selection.archer ?? ""), at: &shoot)
    }
  }

  mutating func perform(
    _ command: TournamentCommand,
    by actor: UserID? = nil,
    at shoot: inout Shoot
  ) throws(Refusal) {
    let events = try shoot.perform(command, by: actor ?? selection.scorer)
    selection.follow(events, in: try shoot.tournament)
  }

  func session(at shoot: Shoot) throws(Refusal) -> ScorerSession {
    try shoot.tournament.session(of: selection.scorer)
  }
}
