import Access
import CanonicalJSON
import Domain
import InMemory
import Pinball
import Spaces

/// A night at a bar, with Olga, who runs it, and the members who joined.
struct Bar {
  static let id: SpaceID = "night"
  static let now: @Sendable () -> Timestamp = { 1_700_000_000_000 }

  let gatekeeper: Gatekeeper
  let storage: Storage

  static func night(
    _ format: Night.Format = .matchPlay,
    machines: Int = 8,
    table: Night.PointTable = .sevenFiveThreeOne,
    groupSize: Int = 4,
    limit: Int? = nil,
    bank: Int = 1
  ) -> Night {
    Night(
      "Bank \(bank)",
      format,
      table: table,
      groupSize: groupSize,
      limit: limit,
      on: (1...machines).map { Night.Machine("Machine \($0)") },
      season: 24,
      bank: bank,
      date: "2026-02-24",
      createdAt: 1
    )
  }

  init(_ night: Night, members: [String] = []) async throws {
    storage = InMemoryStore(ClockAndIdentities(now: Self.now, newIdentity: { "i" })).storage
    gatekeeper = Gatekeeper(storage, [NightState.self], now: Self.now)
    _ = try await service("olga").create(night, as: Self.id)
    for member in members {
      let user = UserID(rawValue: member)
      let key = DocumentKey<Membership>.membership(of: user, in: NightState.space.path(of: Self.id))
      let labels = Set([DocumentLabel.member(user)].compactMap(\.self))
      let write = try key.write(Membership(role: .member), id: "admit", expected: .any, labels: labels)
      _ = try await storage.documents.save([write])
      try await service(member).arrive(in: Self.id)
    }
  }

  func service(_ name: String) -> SpaceService<NightState> {
    let user = UserID(rawValue: name)
    return SpaceService(gatekeeper, for: Account(user: user, displayName: name, role: .member))
  }

  var state: NightState {
    get async throws { try await service("olga").view(Self.id).state }
  }

  @discardableResult
  func enter(
    _ ticket: String,
    as name: String = "olga",
    isLate: Bool = false,
    _ decide: @Sendable (NightState) throws(Refusal) -> [EventDraft]
  ) async throws -> NightState {
    try await service(name).record(in: Self.id, as: Ticket(ticket), isLate: isLate) { view throws(Refusal) in
      try decide(view.state)
    }
    .state
  }

  /// The code of the refusal of an entry; nil for one that is recorded.
  func refusal(
    as name: String = "olga",
    isLate: Bool = false,
    _ decide: @Sendable (NightState) throws(Refusal) -> [EventDraft]
  ) async throws -> String? {
    do { try await enter("refused", as: name, isLate: isLate, decide) } catch SpaceError.refused(let refusal) {
      return refusal.code
    }
    return nil
  }

  /// Adds guests, and lets Olga sit out.
  func addGuests(_ count: Int) async throws {
    try await enter("guests") { state throws(Refusal) in
      try state.adding((1...count).map { "Player \($0)" }) + [state.seating("olga", isIn: false)]
    }
  }

  @discardableResult
  func draw(_ seed: Int) async throws -> NightState {
    try await enter("draw-\(seed)") { state throws(Refusal) in try state.drawing(seed: seed) }
  }

  /// Enters results of all open games, each in the order of the players, or turned around.
  @discardableResult
  func enterAll(_ ticket: String, reversed: Bool = false) async throws -> NightState {
    for game in try await state.open {
      let order = reversed ? game.players.reversed() : game.players
      try await enter("\(ticket)-\(game.id)") { state throws(Refusal) in try state.result(of: game.id, order) }
    }
    return try await state
  }

  /// All events, each with its stamp.
  var events: [ScoringEvent] {
    get async throws {
      try await storage.sessions.session(at: NightState.space.journal(of: Self.id)).events().map(\.event)
    }
  }

  /// Everything that a reader sees.
  static let shows: @Sendable (NightState) throws -> [String] = { state in
    let names = state.names
    return state.standings.map { "\($0.rank) \(names[$0.player] ?? "") \($0.points) \($0.games) \($0.strikes)" }
      + state.games.map { "\($0.id) \($0.machine) \($0.players) \(state.results(of: $0).map(\.result))" }
      + state.queue.map { "\($0)" } + ["\(state.machines) \(state.isClosed)"] + [NightExport([state]).stats]
  }
}
