import ArcheryScoring
import Domain
import Leaderboards
import Spaces

/// A tournament in memory for tests: short words for what happens at a shoot.
///
/// The organiser is `org`, who does not shoot, and who performs each command unless another user is named. Each event comes
/// a second after the one before.
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
    try perform(.create(name: "Shoot", round: round, settings: settings))
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
  mutating func perform(_ command: TournamentCommand, by actor: UserID? = organiser) throws(Refusal) -> [ScoringEvent] {
    count += 1
    return try rehearsal.perform(
      command,
      by: actor,
      at: Timestamp(rawValue: Int64(count) * 1000),
      as: EventID(rawValue: "e\(count)")
    )
  }

  /// Performs all steps of a plan.
  @discardableResult
  mutating func perform(_ steps: [TournamentStep]) throws(Refusal) -> [ScoringEvent] {
    var events: [ScoringEvent] = []
    for step in steps { events += try perform(step.command) }
    return events
  }

  /// Does what an entry list asks for.
  @discardableResult
  mutating func enter(_ list: String) throws -> EntryPlan {
    let plan = try plan(list)
    try perform(plan.steps)
    return plan
  }

  /// The plan of entering a list.
  func plan(_ list: String, with register: RegisterIndex = .empty) throws -> EntryPlan {
    try tournament.plan(entering: EntryList(list), as: "list", with: register)
  }

  mutating func join(_ user: UserID, named name: String? = nil) throws(Refusal) {
    try perform(.add(.init(PlayerID(user), displayName: name ?? user.rawValue)), by: user)
  }

  mutating func addGuest(_ guest: PlayerID, named name: String = "", by host: UserID) throws(Refusal) {
    try perform(.add(.init(guest, displayName: name, isGuest: true)), by: host)
  }

  mutating func start() throws(Refusal) { try perform(.start) }

  /// Records arrows written with spaces between them; by the archer itself unless told otherwise.
  mutating func shoot(_ tokens: String, for archer: PlayerID, by scorer: UserID? = nil) throws(Refusal) {
    for token in tokens.split(separator: " ") {
      try perform(.record(.token(String(token)), for: archer), by: scorer ?? UserID(archer))
    }
  }

  /// The same for several archers, one after the other.
  mutating func shoot(_ arrows: KeyValuePairs<PlayerID, String>, by scorer: UserID? = nil) throws(Refusal) {
    for (archer, tokens) in arrows { try shoot(tokens, for: archer, by: scorer) }
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

  func results() throws(Refusal) -> ResultsScreen { try tournament.resultsScreen(for: BoardViewer(nil, now: 0)) }

  /// The code with which something is refused, after which nothing may have changed; nil where it is not.
  mutating func refusal(of command: TournamentCommand, by actor: UserID? = organiser) throws -> ScoringCode? {
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

extension EntryPlan {
  /// How many archers the list adds, changes, and leaves as they are.
  var counts: [Int] { [added, changed, unchanged] }
}

extension TournamentCommand {
  /// An archer of the entry list, at a place such as `1A`.
  static func entry(
    _ id: PlayerID,
    _ name: String? = nil,
    _ bow: BowType? = nil,
    at place: String? = nil,
    _ entrant: Entrant = .unknown
  ) throws -> Self {
    let target = try place.map { try TargetPlace($0) }
    return .add(
      .init(
        id,
        displayName: name ?? id.rawValue,
        isGuest: true,
        bowType: bow,
        target: target,
        isEntered: true,
        entrant: entrant
      )
    )
  }

  /// New details of an archer, at a place such as `1A`.
  static func details(
    of archer: PlayerID,
    _ name: String,
    _ bow: BowType? = nil,
    shaft: Int? = nil,
    at place: String? = nil
  ) throws -> Self {
    let target = try place.map { try TargetPlace($0) }
    return .changeArcher(archer, displayName: name, bowType: bow, shaftDiameterUm: shaft, target: target)
  }
}

extension ScoringEvent {
  /// An event as another program or an earlier version writes it.
  init(
    _ type: String,
    by actor: UserID,
    on subject: PlayerID? = nil,
    _ body: String = "",
    as id: EventID = "e",
    at time: Timestamp = 1,
    retracting: EventID? = nil,
    stamped: Timestamp? = nil
  ) {
    self.init(
      id: id,
      type: type,
      actor: actor,
      subject: subject,
      occurredAt: time,
      retracts: retracting,
      body: Array(body.utf8),
      stamp: stamped.map { Stamp(time: $0, device: "x") }
    )
  }
}

extension Storage {
  /// A service over the store that has read nothing yet.
  var shoots: TournamentService { TournamentService(sessions: sessions, documents: documents) }
}

extension TournamentService {
  /// Performs one command.
  func perform(
    _ command: TournamentCommand,
    on id: TournamentID,
    by actor: UserID,
    at time: Timestamp,
    as event: EventID
  ) async throws(SpaceError) -> TournamentOutcome {
    try await perform([TournamentStep(command, as: event)], on: id, by: actor, at: time)
  }
}

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

  mutating func perform(_ command: TournamentCommand, by actor: UserID? = nil, at shoot: inout Shoot) throws(Refusal) {
    let events = try shoot.perform(command, by: actor ?? selection.scorer)
    selection.follow(events, in: try shoot.tournament)
  }

  func view(at shoot: Shoot) throws(Refusal) -> ScorerView {
    try shoot.tournament.view(of: selection.scorer)
  }
}
