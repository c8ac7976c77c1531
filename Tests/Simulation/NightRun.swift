import Access
import Domain
import FileStore
import Pinball
import Spaces

/// A league night of 24 players on a store that dies now and then, while two groups' phones have no network.
///
/// They come back after the night is over, in any order and some twice. At the end every result counts once, the order of arrival
/// does not show, and the league's readers have the standings of the night.
struct NightRun {
  private static let id: SpaceID = "night"
  private static let players = (1...24).map { UserID(rawValue: "p\($0)") }
  private static let rounds = 4
  private static let organiser: UserID = "olga"

  /// A result that a phone keeps until it has a network.
  private struct Held {
    let user: UserID
    let game: GameID
    let order: [PlayerID]
  }

  private let scheduler: Scheduler
  private let disk: FaultyFileSystem
  private let story = Story()

  init(_ scheduler: Scheduler) {
    self.scheduler = scheduler
    disk = FaultyFileSystem(seed: UInt64(scheduler.roll(1 << 30)))
  }

  func outcome() async throws -> Simulation.Outcome {
    var store = try await start()
    try await found(store)
    var held: [Held] = []
    for round in 1...Self.rounds {
      let seed = scheduler.roll(1 << 30)
      try await enter(in: &store, by: Self.organiser, "draw \(round)") { state throws(Refusal) in
        try state.drawing(seed: seed)
      }
      let games = try await state(store).games.filter { $0.round == round }
      for (number, game) in games.enumerated() {
        let user = UserID(game.players[scheduler.roll(game.players.count)])
        let result = Held(user: user, game: game.id, order: shuffled(game.players))
        if number < 2 { held.append(result) } else { try await deliver(result, to: &store, isLate: false) }
      }
    }
    try await enter(in: &store, by: Self.organiser, "close") { _ throws(Refusal) in [try NightAction.closed.draft()] }
    for result in shuffled(held) {
      for _ in 0...scheduler.roll(2) { try await deliver(result, to: &store, isLate: true) }
      story.count("night results that came late")
    }
    let problems = try await problems(of: store)
    await store.close()
    return Simulation.Outcome(problems: problems, story: story.lines, counts: story.counts)
  }

  private func start() async throws -> Storage {
    disk.restart()
    disk.planNothing()
    let clock = ClockAndIdentities(now: { scheduler.now }) { "identity \(scheduler.roll(1 << 30))" }
    let run = SimulatedServer.asTask
    return try await FileStore.open("/night", clock, files: disk, compactsAbove: .max, run: run).storage
  }

  private func service(_ store: Storage, _ user: UserID) -> SpaceService<NightState> {
    let gatekeeper = Gatekeeper(store, [NightState.self]) { scheduler.now }
    return SpaceService(gatekeeper, for: Account(user: user, displayName: user.rawValue))
  }

  private func state(_ store: Storage) async throws -> NightState {
    try await service(store, Self.organiser).view(Self.id).state
  }

  private func found(_ store: Storage) async throws {
    let machines = (1...12).map { Night.Machine("Machine \($0)") }
    let night = Night("Bank 3", on: machines, season: 24, bank: 3, date: "2026-02-24", createdAt: scheduler.now)
    _ = try await service(store, Self.organiser).create(night, as: Self.id)
    for user in Self.players {
      let labels = Set([DocumentLabel.member(user)].compactMap(\.self))
      let write = try DocumentKey.membership(of: user, in: NightState.space.path(of: Self.id))
        .write(Membership(role: .member), id: "member", expected: .absent, labels: labels)
      _ = try await store.documents.save([write])
      try await service(store, user).arrive(in: Self.id)
    }
    _ = try await service(store, Self.organiser).record(in: Self.id, as: Ticket("out")) { view throws(Refusal) in
      [try view.state.seating(PlayerID(Self.organiser), isIn: false)]
    }
  }

  private func deliver(_ held: Held, to store: inout Storage, isLate: Bool) async throws {
    try await enter(in: &store, by: held.user, "result \(held.game)", isLate: isLate) { state throws(Refusal) in
      try state.result(of: held.game, held.order, replacing: [])
    }
    story.count("night results")
  }

  /// Records an entry, again after each crash of the store.
  private func enter(
    in store: inout Storage,
    by user: UserID,
    _ ticket: String,
    isLate: Bool = false,
    _ decide: @Sendable (NightState) throws(Refusal) -> [EventDraft]
  ) async throws {
    scheduler.skip(milliseconds: Int64(1 + scheduler.roll(60_000)))
    if scheduler.oneIn(6) { disk.plan(scheduler.oneIn(2) ? .powerCut : .kill, after: scheduler.roll(8)) }
    while true {
      do {
        _ = try await service(store, user).record(in: Self.id, as: Ticket(ticket), isLate: isLate) {
          view throws(Refusal) in try decide(view.state)
        }
        return
      } catch SpaceError.store {
        disk.stop(by: .kill)
        store = try await start()
        story.count("night crashes")
      }
    }
  }

  private func shuffled<Element>(_ elements: [Element]) -> [Element] {
    var (rest, order) = (elements, [Element]())
    while !rest.isEmpty { order.append(rest.remove(at: scheduler.roll(rest.count))) }
    return order
  }

  // MARK: The end

  private func problems(of store: Storage) async throws -> [String] {
    let (state, names) = (try await state(store), try await state(store).names)
    var problems: [String] = []
    // A group of four shares 16 points.
    let sum = state.standings.map(\.points).reduce(0, +)
    let whole = Self.rounds * Self.players.count / 4 * 16
    if !state.open.isEmpty || sum != whole { problems.append("the night has \(sum) points in place of \(whole)") }
    if state.games.contains(where: state.isDisputed) { problems.append("a result that was sent again is a dispute") }

    var league = League()
    for (file, text) in NightExport([state]).files { league.take(file, Array(text.utf8)) }
    let own = state.standings.filter { $0.games > 0 }.map { "\($0.rank) \(names[$0.player] ?? "") \($0.points)" }
    let read = league.standings?.season()?.lines.map { "\($0.rank) \($0.row.player) \(Int($0.row.total))" } ?? []
    if Set(own) != Set(read) { problems.append("the league reads other standings: \(read), not \(own)") }

    let events = try await store.sessions.session(at: NightState.space.journal(of: Self.id)).events().map(\.event)
    var fold = JournalFold<NightState>(state.night)
    for event in shuffled(events) { fold.take([RecordedEvent(revision: fold.revision.next, event: event)]) }
    if NightExport([fold.state]).stats != NightExport([state]).stats {
      problems.append("the order of arrival shows in the night")
    }
    story.count("nights compared")
    return problems
  }
}
